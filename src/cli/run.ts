// A run of the generator: many puzzles, made by worker threads, into a file or to standard output.

import { availableParallelism } from 'node:os'
import { PuzzleError } from '../families/error.ts'
import { count as counted } from '../families/text.ts'
import { type DrawnLine, drawLine, madeName, type Recipe } from '../formats/record.ts'
import { type Decider, makeDecider, REDRAWS, seedOf } from '../maker/distinct.ts'
import { complain, EXIT } from './output.ts'
import { runTasks } from './pool.ts'
import { type Progress, startCount } from './progress.ts'
import { appendTo, type Earlier, type RecordSink, readEarlier, toStandardOutput } from './records.ts'
import type { WorkerData } from './worker.ts'

export interface Run {
  readonly recipe: Recipe
  readonly seed: string
  readonly count: number
  /** Boards to try for each puzzle. */
  readonly attempts: number
  /** Threads; one a core if left out. */
  readonly workers?: number | undefined
  /** A file, or STANDARD_OUTPUT. */
  readonly out: string
  readonly quiet: boolean
}

export const STANDARD_OUTPUT = '-'

/** What a shell expects of a program that Ctrl-C has ended. */
const INTERRUPTED = 130

/** Makes the puzzles that are not there yet, and says what came of it; returns the exit code. */
export async function run(wanted: Run): Promise<number> {
  const { recipe, seed, count, attempts, out, quiet } = wanted
  const say = (sentence: string) => {
    if (!quiet) process.stderr.write(`${sentence}\n`)
  }
  const decider = makeDecider(drawLine(recipe, attempts))
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  const began = performance.now()
  try {
    const toFile = out !== STANDARD_OUTPUT
    const earlier = toFile ? await readEarlier(out, recipe, seed, decider.note) : { next: 0, puzzles: 0 }
    if (earlier.puzzles > 0) say(`${counted(earlier.puzzles, 'puzzle')} there already, in ${out}`)
    if (earlier.next >= count) return EXIT.fine
    const sink = toFile ? appendTo(out) : toStandardOutput()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const progress = startCount(recipe.family.title, count, earlier.next, quiet)
    const { made, exit, trouble } = await make(wanted, earlier, decider, sink, progress, interrupt.signal)
    await sink.end()
    progress.stop()
    for (const sentence of trouble) process.stderr.write(`${sentence}\n`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const place = toFile ? ` in ${out}` : ''
    say(
      `${counted(earlier.puzzles + made, 'puzzle')}${place} (seed ${seed}), ${made} of them made in ${seconds} s`,
    )
    return exit
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    return EXIT.badInput
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

/** How many puzzles were made, the exit code, and what went wrong. */
interface Outcome {
  readonly made: number
  readonly exit: number
  readonly trouble: readonly string[]
}

async function make(
  { recipe, seed, count, attempts, workers = availableParallelism() }: Run,
  { next }: Earlier,
  { decide }: Decider<DrawnLine>,
  sink: RecordSink,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  const data: WorkerData = { run: madeName(recipe, seed), attempts }
  const worker = new URL('./worker.js', import.meta.url)
  const trouble: string[] = []
  let made = 0
  for await (const result of runTasks<DrawnLine | undefined>({
    worker,
    data,
    threads: Math.min(workers, count - next),
    from: next,
    to: count,
    signal,
  })) {
    const puzzleSeed = seedOf(seed, result.number)
    if ('crash' in result) {
      trouble.push(`error: the puzzle of seed ${puzzleSeed} is missing: ${result.crash}`)
      continue
    }
    const decided = decide(puzzleSeed, result.value)
    if ('ended' in decided) {
      trouble.push(SENTENCES[decided.ended](puzzleSeed, attempts))
      return { made, exit: EXIT.limit, trouble }
    }
    await sink.write(decided.drawn.line)
    made++
    progress.advance(1)
  }
  if (signal.aborted) {
    const sentence = `stopped: the same command with --seed ${seed} goes on`
    return { made, exit: INTERRUPTED, trouble: [...trouble, sentence] }
  }
  return { made, exit: trouble.length > 0 ? EXIT.badInput : EXIT.fine, trouble }
}

/** Why a run ended before its time. */
const SENTENCES = {
  'not-found': notFound,
  'no-more': (seed: string) =>
    `no more puzzles: ${REDRAWS} draws in a row (from seed ${seed}) brought only turned or renumbered copies`,
}

/** The answer where an order could not be met. */
export function notFound(seed: string, attempts: number): string {
  return `not found after ${attempts} attempts (seed ${seed}): ask for less, or for more --attempts`
}
