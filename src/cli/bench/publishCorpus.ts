// Writes a corpus as one file, whose first line is the manifest. A file that is there stays: it must be the
// corpus of the same command.

import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { CORPUS_VERSION, checksumOf, type Manifest, readCorpus } from '../../bench/corpus.ts'
import { PUBLISHED, publishedRecord } from '../../bench/publishedPuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { makeGrader } from '../../grader/grade.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { sha256 } from '../../runs/sha256.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { readText } from '../shared/input.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { interruptedBy, type Stopped } from '../shared/stopped.ts'

/** Where a corpus is written, and how. */
export interface CorpusTarget {
  readonly out: string
  /** The number of threads; one per core if left out. */
  readonly workers?: number | undefined
  readonly quiet: boolean
}

/** A corpus to publish. */
interface CorpusToPublish {
  /** The command that makes the corpus, for the manifest. */
  readonly made: string
  /** Makes its puzzles. `place` is the real path of the file. */
  make(signal: AbortSignal, place: string): Promise<Lines | Stopped>
  /** Removes what was kept next to the file while its puzzles were made. */
  clean?(place: string): void
}

interface Lines {
  /** The records as JSON. */
  readonly lines: readonly string[]
  /** The other fields of the manifest. */
  readonly named: Pick<Manifest, 'family' | 'shape' | 'seed'>
}

/** Makes a corpus unless it exists, moves it into place, and prints a summary. Returns the exit code. */
export async function publish(corpus: CorpusToPublish, target: CorpusTarget): Promise<number> {
  try {
    expectFile(target.out)
    return await withClaim(target.out, (place) => publishAt(place, corpus, target))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
  }
}

async function publishAt(
  place: string,
  { made, make, clean = () => {} }: CorpusToPublish,
  { out, quiet }: CorpusTarget,
): Promise<number> {
  const say = (sentence: string) => {
    if (!quiet) process.stderr.write(`${sentence}\n`)
  }
  if (existsSync(place)) {
    const there = await expectSame(out, made)
    clean(place)
    say(`${out}: there already, ${factsOf(there)}`)
    return EXIT.fine
  }
  const lines = await interruptible((signal) => make(signal, place))
  if ('sentence' in lines) {
    process.stderr.write(`${lines.sentence}\n`)
    return lines.exit
  }
  const manifest = manifestOf(made, lines)
  writeWhole(place, [JSON.stringify(manifest), ...lines.lines].map((line) => `${line}\n`).join(''), out)
  clean(place)
  say(`${out}: ${factsOf(manifest)}`)
  return EXIT.fine
}

function manifestOf(made: string, { lines, named }: Lines): Manifest {
  const records = lines.map((line) => JSON.parse(line) as PuzzleRecord)
  const stars: Record<string, number> = {}
  for (const { grade } of records) {
    if (grade) stars[grade.stars] = (stars[grade.stars] ?? 0) + 1
  }
  return {
    corpus: CORPUS_VERSION,
    checksum: checksumOf(
      records.map(({ id, grade }) => ({ id, stars: grade?.stars ?? null })),
      sha256,
    ),
    puzzles: records.length,
    ...named,
    stars,
    generator: GENERATOR_VERSION,
    calibration: CALIBRATION_VERSION,
    made,
  }
}

/** Throws a PuzzleError if a file is not the corpus that this command makes. */
async function expectSame(out: string, made: string): Promise<Manifest> {
  const text = await readText(out, 'corpus')
  const { manifests, errors } = readCorpus(text, sha256)
  const [manifest] = manifests
  const isSame =
    errors.length === 0 &&
    manifest?.made === made &&
    manifest.generator === GENERATOR_VERSION &&
    manifest.calibration === CALIBRATION_VERSION
  if (isSame) return manifest
  const what =
    manifest?.made === made ? 'this corpus, but changed or from another version' : 'not this corpus'
  throw new PuzzleError('conflict', `${out} exists and is ${what}: choose another --out, or remove it`)
}

function factsOf({ puzzles, stars, checksum }: Manifest): string {
  const spread = Object.entries(stars).map(([name, number]) => `${name}: ${number}`)
  return `${count(puzzles, 'puzzle')} (stars ${spread.join(', ')}), checksum ${checksum.slice(0, 12)}`
}

// Makes the corpus of published puzzles, each with its source and its grade.

/** Makes the corpus of published puzzles, by this command. Returns the exit code. */
export function makePublished(made: string, target: CorpusTarget): Promise<number> {
  const make = async (signal: AbortSignal) => {
    const grade = makeGrader()
    const progress = startCount('grading', PUBLISHED.length, 0, target.quiet)
    const lines: string[] = []
    try {
      for (const one of PUBLISHED) {
        // Signals are noticed only when the work pauses.
        await setImmediate()
        if (signal.aborted) return { sentence: 'stopped', exit: interruptedBy(signal.reason) }
        lines.push(JSON.stringify(publishedRecord(one, grade)))
        progress.advance(1)
      }
    } finally {
      progress.stop()
    }
    return { lines, named: {} }
  }
  return publish({ made, make }, target)
}
