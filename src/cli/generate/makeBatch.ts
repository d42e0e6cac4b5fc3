// Generates puzzles of one recipe: prints a single puzzle, or writes many to a file or to standard output and prints a
// summary.

import { availableParallelism } from 'node:os'
import { count as counted } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Sameness } from '../../families/rules.ts'
import { shellWord } from '../../formats/shellWord.ts'
import type { Order } from '../../maker/orderFields.ts'
import { isGradeOrdered } from '../../maker/orderValues.ts'
import { makeDraw } from '../../maker/puzzleFromSeed.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import { madeName } from '../../maker/recipeName.ts'
import { type End, makeDecider, REDRAWS, seedOf } from '../../maker/redrawDuplicates.ts'
import { makeSeen } from '../../maker/seenPuzzles.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { planPuzzles } from '../../runs/planPuzzles.ts'
import type { RecordSink } from '../../runs/recordSink.ts'
import { type RunEvent, type RunOutcome, run } from '../../runs/resumableRun.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { readUnwanted } from '../shared/filePuzzles.ts'
import {
  complain,
  EXIT,
  flush,
  print,
  STANDARD_OUTPUT,
  tell,
  toStandardOutput,
  worse,
} from '../shared/output.ts'
import { countAttempts, showRun } from '../shared/progress.ts'
import { madeText } from '../shared/puzzleTextAndJson.ts'
import { workOf } from '../shared/slowWorkNotice.ts'
import { interruptedBy, Stopped } from '../shared/stoppedError.ts'

/** Puzzles to make. */
interface Wanted {
  /** The family, shape and order of every puzzle. */
  readonly recipe: Recipe
  /** The seed of the run. */
  readonly seed: string
  /** The maximum number of attempts at each puzzle. */
  readonly attempts: number
  /** Whether only errors are printed. */
  readonly quiet: boolean
  /** Whether records carry grades. */
  readonly isGraded: boolean
  /** The rule by which two puzzles of the run count as the same. */
  readonly distinct: Sameness
  /** Files of puzzles to avoid. Their twins are avoided too. */
  readonly notIn: readonly string[]
}

/** Many puzzles to make, and where to write them. */
interface Batch extends Wanted {
  /** The number of puzzles. */
  readonly count: number
  /** The number of threads; one per core if left out. */
  readonly workers?: number | undefined
  /** A file, or STANDARD_OUTPUT. */
  readonly out: string
  /** The sentence that says how to resume the run; it is printed after an interruption. */
  readonly goOn?: string
}

/** Makes one puzzle, and prints it as text or as a record. */
export async function makeOne(
  { recipe, seed, attempts, quiet, isGraded, distinct, notIn }: Wanted,
  json: boolean,
): Promise<undefined> {
  const unwanted = await interruptible((signal) => readUnwanted(notIn, signal))
  const { telling, of } = makeSeen(distinct, unwanted)
  const progress = countAttempts(attempts, quiet)
  const draw = makeDraw(recipe, { attempts, onAttempt: () => progress.advance(1), isGraded, telling })
  const decided = makeDecider(draw, of(recipe.family)).decide(seed, draw(seed))
  progress.stop()
  if ('ended' in decided) throw new Stopped(endSentence(decided, recipe.order), EXIT.limit)
  const { drawn: draft } = decided
  print(json ? JSON.stringify(draft.record) : madeText(recipe, draft))
  await flush()
}

/** Makes the missing puzzles and prints a summary. Returns the exit code. */
export async function makeBatch(batch: Batch): Promise<number> {
  const { out } = batch
  let isOurs = false
  try {
    if (out === STANDARD_OUTPUT) return await makeRest(batch, toStandardOutput())
    return await withClaim(out, (place) => {
      isOurs = true
      return makeRest(batch, place)
    })
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    if (isOurs && error.code === 'unwritable' && batch.goOn) say(batch, batch.goOn)
    return EXIT.badInput
  }
}

function say({ quiet }: Batch, sentence: string): void {
  if (!quiet) tell(sentence)
}

async function makeRest(batch: Batch, target: string | RecordSink): Promise<number> {
  const { recipe, seed, count, attempts, isGraded, workers = availableParallelism(), quiet } = batch
  const began = performance.now()
  const show = showRun(recipe.family.title, quiet, workOf([{ recipe, count, isGraded }], workers))
  let boards = 0
  const onEvent = (event: RunEvent) => {
    if (event.event === 'started' && event.lines > 0) say(batch, thereSentence(batch, event.lines))
    show(event)
  }
  return interruptible(async (signal) => {
    const unwanted = await readUnwanted(batch.notIn, signal)
    const plan = planPuzzles({
      orders: [{ recipe, count }],
      seed,
      attempts,
      isGraded,
      seen: makeSeen(batch.distinct, unwanted),
      executor: makeThreads(workers),
      onLine: (_, tried) => {
        boards += tried
      },
    })
    const outcome = await run(plan, target, signal, onEvent)
    for (const sentence of troubleOf(batch, outcome)) tell(sentence)
    const { earlier, made } = outcome
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const place = typeof target === 'string' ? ` in ${batch.out}` : ''
    const tries = isGradeOrdered(recipe.order) || boards > made ? ` with ${counted(boards, 'attempt')}` : ''
    const all = `${counted(earlier.lines + made, 'puzzle')}${place} (seed ${seed})`
    say(batch, `${all}, ${made} new, in ${seconds} s${tries}`)
    return outcome.isInterrupted ? interruptedBy(signal.reason) : exitOf(batch, outcome)
  })
}

/**
 * Says how many puzzles the file already has. Surplus puzzles are kept, because the puzzles of a shorter run are the
 * first puzzles of a longer one.
 */
function thereSentence({ count, out }: Batch, lines: number): string {
  const there = `${counted(lines, 'puzzle')} already in ${out}`
  return lines > count ? `${there}; this is more than the ${count} requested; all are kept` : there
}

function exitOf({ count }: Batch, { earlier, crashes, end }: RunOutcome<End>): number {
  const isAnyMissing = crashes.length > 0 || earlier.missing.some((number) => number < count)
  return worse(isAnyMissing ? EXIT.badInput : EXIT.fine, end ? EXIT.limit : EXIT.fine)
}

/** Sentences about missing puzzles, crashes, and an early end of the run. */
function troubleOf(batch: Batch, { earlier, crashes, end, isInterrupted }: RunOutcome<End>): string[] {
  const { out, count, goOn, recipe } = batch
  const missing = earlier.missing.filter((number) => number < count)
  return [
    ...missing.map((number) => missingSentence(batch, number, `its record is not in ${out}`)),
    ...crashes.map(({ number, crash }) => missingSentence(batch, number, crash)),
    ...(end ? [endSentence(end, recipe.order)] : []),
    ...(isInterrupted ? [goOn ? `stopped: ${goOn}` : 'stopped'] : []),
  ]
}

function missingSentence({ recipe, seed }: Batch, number: number, reason: string): string {
  const own = seedOf(seed, number)
  return `error: the puzzle with seed ${own} is missing: ${reason}; to make it, run: puzzlewright generate ${shellWord(madeName(recipe, own))}`
}

/** Why a run ended early. */
function endSentence(end: End, order: Order): string {
  if (end.ended === 'not-found') {
    const { attempts, seed } = end
    // An order of clues may only have met puzzles of the tier that is left out by default.
    const mayBeTier = (order.minimal || order.clues !== undefined) && !isGradeOrdered(order)
    const example = mayBeTier ? ' (--tier ..nested allows assumptions within assumptions)' : ''
    return `not found after ${counted(attempts, 'attempt')} (seed ${seed}); change the order${example} or raise --attempts`
  }
  return `no more puzzles: ${REDRAWS} attempts in a row (from seed ${end.seed}) gave only duplicates, puzzles to avoid, or twins of these; ask for fewer`
}
