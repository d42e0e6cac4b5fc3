// Writes a corpus as one file, whose first line is the manifest. An existing file is kept, and must be the corpus of
// the same command.

import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { CORPUS_VERSION, checksumOf, type Manifest, readCorpus } from '../../bench/corpus.ts'
import { PUBLISHED, publishedRecord } from '../../bench/publishedPuzzles.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { makeGrader } from '../../grader/grade.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { sha256 } from '../../runs/sha256.ts'
import { workOnFiles } from '../shared/claimOutputFiles.ts'
import { readText } from '../shared/input.ts'
import { tell } from '../shared/output.ts'
import { withProgress } from '../shared/progress.ts'
import { interruptedBy, Stopped } from '../shared/stoppedError.ts'

/** Where a corpus is written, and how. */
export interface CorpusTarget {
  readonly out: string
  /** The number of threads; by default one per core. */
  readonly workers?: number | undefined
  readonly quiet: boolean
}

/** A corpus to publish. */
interface CorpusToPublish {
  /** The command that makes the corpus, for the manifest. */
  readonly made: string
  /** Makes the puzzles. `place` is the real path of the file. */
  make(signal: AbortSignal, place: string): Promise<Lines>
  /** Removes the temporary files that were kept next to the corpus while its puzzles were made. */
  clean?(place: string): void
}

interface Lines {
  /** The records as JSON. */
  readonly lines: readonly string[]
  /** The other fields of the manifest. */
  readonly named: Pick<Manifest, 'family' | 'shape' | 'seed'>
}

/** Makes a corpus unless it exists, moves it into place, and prints a summary. Throws Stopped or a PuzzleError. */
export async function publish(
  { made, make, clean = () => {} }: CorpusToPublish,
  { out, quiet }: CorpusTarget,
): Promise<undefined> {
  const say = (sentence: string) => {
    if (!quiet) tell(`${out}: ${sentence}`)
  }
  await workOnFiles([out], async ([place], signal) => {
    if (existsSync(place)) {
      const there = await expectSame(out, made)
      clean(place)
      say(`there already, ${factsOf(there)}`)
      return
    }
    const lines = await make(signal, place)
    const manifest = manifestOf(made, lines)
    writeWhole(place, [JSON.stringify(manifest), ...lines.lines].map((line) => `${line}\n`).join(''), out)
    clean(place)
    say(factsOf(manifest))
  })
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
    manifest?.made === made ? 'this corpus, but was changed or made by another version' : 'not this corpus'
  throw new PuzzleError('conflict', `${out} exists and is ${what}: choose another --out, or remove it`)
}

function factsOf({ puzzles, stars, checksum }: Manifest): string {
  const spread = Object.entries(stars).map(([name, number]) => `${name}: ${number}`)
  return `${count(puzzles, 'puzzle')} (stars ${spread.join(', ')}), checksum ${checksum.slice(0, 12)}`
}

// Makes the corpus of published puzzles, each with its source and its grade.

/** Makes the corpus of published puzzles; `made` is the command for the manifest. */
export function makePublished(made: string, target: CorpusTarget): Promise<undefined> {
  const make = (signal: AbortSignal) =>
    withProgress('grading', PUBLISHED.length, target.quiet, async (step) => {
      const grade = makeGrader()
      const lines: string[] = []
      for (const one of PUBLISHED) {
        // Pauses, because signals are noticed only then.
        await setImmediate()
        if (signal.aborted) throw new Stopped('stopped', interruptedBy(signal.reason))
        lines.push(JSON.stringify(publishedRecord(one, grade)))
        step()
      }
      return { lines, named: {} }
    })
  return publish({ made, make }, target)
}
