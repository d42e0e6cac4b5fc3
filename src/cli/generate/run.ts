// A run of the generator: many puzzles, made by worker threads, into a file or to standard output.

import { availableParallelism } from 'node:os'
import { PuzzleError } from '../../families/error.ts'
import { count as counted } from '../../families/text.ts'
import { type Decider, type End, makeDecider, REDRAWS, seedOf } from '../../maker/distinct.ts'
import { type Draw, type DrawnLine, makeLineDraw } from '../../maker/draw.ts'
import { madeName } from '../../maker/madeName.ts'
import type { NotFound } from '../../maker/maker.ts'
import { isGradeOrdered } from '../../maker/order.ts'
import type { Recipe } from '../../maker/recipe.ts'
import { interruptedBy, interruptible } from '../../runs/interrupt.ts'
import { claim } from '../../runs/lock.ts'
import { appendTo, type RecordSink, STANDARD_OUTPUT, toStandardOutput } from '../../runs/recordSink.ts'
import { runTasks } from '../../runs/threads.ts'
import { complain, EXIT, worse } from '../shared/output.ts'
import { type Progress, startCount } from '../shared/progress.ts'
import { completeLine, type Earlier, NOTHING, readEarlier } from './earlier.ts'
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
  /** Whether records carry grades. */
  readonly isGraded: boolean
  /** What makes a run go on that was interrupted, for the person who did it. */
  readonly goOn?: string
}

/** Makes the puzzles that are not there yet, and says what came of it; returns the exit code. */
export async function run(wanted: Run): Promise<number> {
  const { recipe, seed, attempts, out, quiet, isGraded } = wanted
  const began = performance.now()
  const say = (sentence: string) => {
    if (!quiet) process.stderr.write(`${sentence}\n`)
  }
  const draw = makeLineDraw(recipe, { attempts, isGraded })
  const decider = makeDecider(draw)
  const toFile = out !== STANDARD_OUTPUT
  let letGo: (() => void) | undefined
  try {
    if (toFile) letGo = claim(out)
    const earlier = toFile ? await readAndComplete(wanted, decider, draw) : NOTHING
    if (earlier.puzzles > 0) say(`${counted(earlier.puzzles, 'puzzle')} there already, in ${out}`)
    const { made, exit, trouble, attempts: boards } = await makeRest(wanted, earlier, decider)
    for (const sentence of trouble) process.stderr.write(`${sentence}\n`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const all = `${counted(earlier.puzzles + made, 'puzzle')}${toFile ? ` in ${out}` : ''} (seed ${seed})`
    const tries = isGradeOrdered(recipe.order) || boards > made ? ` with ${counted(boards, 'attempt')}` : ''
    say(`${all}, ${made} of them made in ${seconds} s${tries}`)
    return exit
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    if (letGo && error.code === 'unwritable' && wanted.goOn) say(wanted.goOn)
    return EXIT.badInput
  } finally {
    letGo?.()
  }
}

/** What an earlier run has left, with its last line completed. */
async function readAndComplete(
  { recipe, seed, out }: Run,
  { decide, note }: Decider<DrawnLine>,
  draw: Draw<DrawnLine>,
): Promise<Earlier> {
  const earlier = await readEarlier(out, recipe, seed, note)
  if (earlier.half.length === 0) return earlier
  const { next, puzzles } = earlier
  const decided = decide(seedOf(seed, next), draw(seedOf(seed, next)))
  completeLine(out, earlier, 'drawn' in decided ? decided.drawn.line : undefined)
  return { ...earlier, next: next + 1, puzzles: puzzles + 1 }
}

/** How many puzzles were made, the exit code, and what went wrong. */
interface Outcome {
  readonly made: number
  /** Boards that were filled for them. */
  readonly attempts: number
  readonly exit: number
  readonly trouble: readonly string[]
}

/** Opens what the run needs, and closes it whatever happens. */
async function makeRest(wanted: Run, earlier: Earlier, decider: Decider<DrawnLine>): Promise<Outcome> {
  const { recipe, seed, count, out, quiet, goOn } = wanted
  const missing = earlier.missing
    .filter((number) => number < count)
    .map((number) => missingSentence(recipe, seedOf(seed, number), `it is not in ${out}`))
  const before = {
    made: 0,
    attempts: 0,
    exit: missing.length > 0 ? EXIT.badInput : EXIT.fine,
    trouble: missing,
  }
  if (earlier.next >= count) return before
  return interruptible(async (signal) => {
    const progress = startCount(recipe.family.title, count, earlier.next, quiet)
    const sink = out === STANDARD_OUTPUT ? toStandardOutput() : appendTo(out)
    let outcome: Outcome
    try {
      outcome = await make(wanted, earlier, decider, sink, progress, signal)
    } finally {
      progress.stop()
      await sink.end()
    }
    const { made, exit, trouble, attempts } = outcome
    if (signal.aborted && earlier.next + made < count) {
      const stopped = goOn ? `stopped: ${goOn}` : 'stopped'
      return {
        made,
        attempts,
        exit: interruptedBy(signal.reason),
        trouble: [...missing, ...trouble, stopped],
      }
    }
    return { made, attempts, exit: worse(before.exit, exit), trouble: [...missing, ...trouble] }
  })
}

async function make(
  { recipe, seed, count, attempts, isGraded, workers = availableParallelism() }: Run,
  { next }: Earlier,
  { decide }: Decider<DrawnLine>,
  sink: RecordSink,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  const data: WorkerData = { run: madeName(recipe, seed), attempts, isGraded }
  const trouble: string[] = []
  let made = 0
  let boards = 0
  for await (const result of runTasks<DrawnLine | NotFound>({
    worker: new URL('./worker.js', import.meta.url),
    data,
    threads: Math.min(workers, count - next),
    from: next,
    to: count,
    signal,
  })) {
    const puzzleSeed = seedOf(seed, result.number)
    if ('crash' in result) {
      trouble.push(missingSentence(recipe, puzzleSeed, result.crash))
      continue
    }
    const decided = decide(puzzleSeed, result.value)
    if ('ended' in decided)
      return { made, attempts: boards, exit: EXIT.limit, trouble: [...trouble, endSentence(decided)] }
    await sink.write(decided.drawn.line)
    made++
    boards += decided.drawn.attempts
    progress.advance(1)
  }
  return { made, attempts: boards, exit: trouble.length > 0 ? EXIT.badInput : EXIT.fine, trouble }
}

function missingSentence(recipe: Recipe, seed: string, reason: string): string {
  return `error: the puzzle of seed ${seed} is missing (generate '${madeName(recipe, seed)}' makes it): ${reason}`
}

/** Why a run ended before its time. */
export function endSentence(end: End): string {
  if (end.ended === 'not-found') {
    const { attempts, seed } = end
    return `not found after ${counted(attempts, 'attempt')} (seed ${seed}): ask for something else, or for more --attempts`
  }
  return `no more puzzles: ${REDRAWS} draws in a row (from seed ${end.seed}) brought only what is there already, turned or mirrored`
}
