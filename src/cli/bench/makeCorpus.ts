// Makes corpora: files with a manifest and the same number of puzzles for each number of stars. Each puzzle
// is written at once to a part file next to the corpus, so that an interrupted run can resume. The corpus
// itself is written when it is complete.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Manifest } from '../../bench/corpus.ts'
import { CORPUS_VERSION, checksumOf, readCorpus } from '../../bench/corpus.ts'
import { PUBLISHED, publishedRecord } from '../../bench/publishedPuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import type { Sameness } from '../../families/rules.ts'
import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { makeGrader } from '../../grader/grade.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import type { Range } from '../../maker/puzzleRequest.ts'
import { makeSeen } from '../../maker/seenPuzzles.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { expectFile, removeIfThere } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { keepPuzzles } from '../../runs/makeIntoPart.ts'
import { sha256 } from '../../runs/sha256.ts'
import { makeThreads } from '../../runs/threads.ts'
import { writeWhole } from '../../runs/writeWhole.ts'
import { readText } from '../shared/input.ts'
import { EXIT } from '../shared/output.ts'
import { showRun, startCount } from '../shared/progress.ts'
import { interruptedBy, type Stopped, stoppedBy } from '../shared/stopped.ts'

/** A corpus to make. */
export interface CorpusOrder {
  /** Family, shape, and the order of each puzzle except its stars. */
  readonly recipe: Recipe
  readonly stars: Range
  readonly puzzles: number
  readonly seed: string
  /** What makes a puzzle a repeat of another one. */
  readonly distinct: Sameness
  /** The command that makes the corpus, for the manifest. */
  readonly made: string
}

/** Where a corpus is written, and how. */
export interface CorpusTarget {
  readonly out: string
  /** The number of threads; one per core if left out. */
  readonly workers?: number | undefined
  readonly quiet: boolean
}

/** Makes a corpus and prints a summary. Returns the exit code. */
export function makeCorpus(order: CorpusOrder, target: CorpusTarget): Promise<number> {
  const { recipe, seed, made } = order
  return publish(made, target, async (signal, part) => {
    const { lines, unmet, isInterrupted } = await keepPuzzles({
      orders: corpusOrders(order),
      seed,
      seen: makeSeen(order.distinct),
      part,
      executor: makeThreads(target.workers ?? availableParallelism()),
      signal,
      onEvent: showRun('making', target.quiet),
    })
    if (unmet !== undefined) return { sentence: unmet, exit: EXIT.limit }
    if (isInterrupted) return stoppedBy(signal)
    return { lines, named: { family: recipe.family.name, shape: recipe.shape.text, seed }, hasPart: true }
  })
}

/**
 * The orders of a corpus, one for each number of stars. If the puzzles cannot be divided evenly, the first
 * orders get one puzzle more.
 */
export function corpusOrders({ recipe, stars: { least, most }, puzzles }: CorpusOrder) {
  const bands = most - least + 1
  return Array.from({ length: bands }, (_, band) => {
    const stars = { least: least + band, most: least + band }
    return {
      recipe: { ...recipe, order: { ...recipe.order, stars } },
      count: Math.floor(puzzles / bands) + (band < puzzles % bands ? 1 : 0),
    }
  }).filter((order) => order.count > 0)
}

/** Makes the corpus of published puzzles. Returns the exit code. */
export function makePublished(made: string, target: CorpusTarget): Promise<number> {
  return publish(made, target, async (signal) => {
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
  })
}

interface Lines {
  readonly lines: readonly string[]
  /** The other fields of the manifest. */
  readonly named: Pick<Manifest, 'family' | 'shape' | 'seed'>
  /** Whether the puzzles were kept in the part file. */
  readonly hasPart?: boolean
}

/** Makes a corpus unless it exists, and moves it into place. `part` is a file next to it. */
async function publish(
  made: string,
  target: CorpusTarget,
  make: (signal: AbortSignal, part: string) => Promise<Lines | Stopped>,
): Promise<number> {
  try {
    expectFile(target.out)
    return await withClaim(target.out, (place) => publishAt(place, made, target, make))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
  }
}

async function publishAt(
  place: string,
  made: string,
  { out, quiet }: CorpusTarget,
  make: (signal: AbortSignal, part: string) => Promise<Lines | Stopped>,
): Promise<number> {
  const say = (sentence: string) => {
    if (!quiet) process.stderr.write(`${sentence}\n`)
  }
  if (existsSync(place)) {
    const there = await expectSame(out, made)
    say(`${out}: there already, ${factsOf(there)}`)
    return EXIT.fine
  }
  const part = `${place}.part`
  const lines = await interruptible((signal) => make(signal, part))
  if ('sentence' in lines) {
    process.stderr.write(`${lines.sentence}\n`)
    return lines.exit
  }
  const manifest = manifestOf(made, lines)
  writeWhole(place, [JSON.stringify(manifest), ...lines.lines].map((line) => `${line}\n`).join(''), out)
  if (lines.hasPart) removeIfThere(part)
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
