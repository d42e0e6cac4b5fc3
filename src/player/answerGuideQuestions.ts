// Answers questions of a page in a worker: the next step, whether the board is right so far, the solution,
// the combinations of a cage. Without a worker the same code runs in the page.

import type { Player } from '../families/hintFacets.ts'
import type { Candidate, Reason } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { AllowedTechniques } from '../grader/allowedTechniques.ts'
import { type FilledBoard, makeGuide } from '../grader/nextStep.ts'
import { type RefuteStep, reasonOf, type Step } from '../grader/steps.ts'
import { makeSolver } from '../solver/solve.ts'
import { type HintReason, withHouses } from './hintReason.ts'

/** A question of a page. */
export interface GuideQuestion {
  /** The kind of question; `number` asks for the next number, whatever steps lead to it. */
  readonly task: 'step' | 'number' | 'check' | 'solution' | 'combinations'
  /** The cell whose cage is meant, if the question concerns a cage. */
  readonly cell: number
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** The id of the puzzle, by which the worker recognises a puzzle that it knows. */
  readonly id: string
  /** The techniques that hints may use, as stated in the grade of the puzzle; all by default. */
  readonly techniques?: AllowedTechniques | undefined
  /** The current values of the board. */
  readonly values: readonly number[]
  /** The noted candidates. */
  readonly marks: readonly (readonly number[])[]
}

/** An assumption that leads to a contradiction. */
export interface HintChain {
  /** The assumption and its consequences, in order. */
  readonly links: readonly Candidate[]
  /** The contradiction at the end. */
  readonly contradiction: HintReason
}

/** A step as a page shows it. */
interface HintStep {
  /** The kind of answer. */
  readonly kind: 'step'
  /** The reason. */
  readonly reason: HintReason
  /** The placement. */
  readonly place?: Candidate
  /** The candidates of a pattern. */
  readonly pattern: readonly Candidate[]
  /** The candidates that are ruled out. */
  readonly removes: readonly Candidate[]
  /** The chain, if the reason is an assumption that fails. */
  readonly chain?: HintChain
  /** How many steps rule candidates out before this one; left out if none. */
  readonly after?: number
}

/** The answer to a question. */
export type GuideAnswer =
  | HintStep
  | {
      readonly kind: 'mistake'
      /** The way in which the mistake can be shown. */
      readonly shownBy: 'rule' | 'chain' | 'solution' | 'marks'
      /** The cells to look at. */
      readonly cells: readonly number[]
      /** Those of `cells` that have a wrong entry or wrong notes. */
      readonly wrong: readonly number[]
      /** The chain from the wrong entry to a contradiction, if there is one. */
      readonly chain?: HintChain
    }
  | { readonly kind: 'bad'; readonly error: 'board' | 'multiple' | 'none' }
  | { readonly kind: 'right' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'solution'; readonly values: readonly number[] }
  | { readonly kind: 'combinations'; readonly choices: readonly (readonly number[])[] }

/** The maximum time for a hint, in milliseconds. */
const MOST_MILLISECONDS = 10_000

/** Answers questions about puzzles. */
type Answerer = (question: GuideQuestion) => GuideAnswer

/** Makes the answerer for a family's puzzles; `now` is a clock in milliseconds. */
export function makeAnswerer(family: Player, now: () => number): Answerer {
  const guideWith = memo(String, (techniques: AllowedTechniques | undefined) => makeGuide(family, techniques))
  const solver = makeSolver()
  const limits = () => ({ milliseconds: MOST_MILLISECONDS, now })
  // The guide recognises a puzzle by the identity of its object, but every question has a new object.
  let known: { readonly id: string; readonly puzzle: Puzzle } | undefined

  return ({ task, id, puzzle: sent, techniques, values, marks, cell }) => {
    if (known?.id !== id) known = { id, puzzle: sent }
    const { puzzle } = known
    if (task === 'solution') {
      const { status, solutions } = solver(family, puzzle, limits())
      if (status === 'unique') return { kind: 'solution', values: solutions[0] }
      return status === 'unknown' ? { kind: 'limit' } : { kind: 'bad', error: status }
    }
    if (task === 'combinations') {
      return { kind: 'combinations', choices: family.inference.combinations?.(puzzle, values, cell) ?? [] }
    }
    const board: FilledBoard = { values, marks }
    const sayable = (reason: Reason) => withHouses(reason, family, puzzle)
    const guide = guideWith(techniques)
    const found =
      task === 'step' ? guide.nextStep(puzzle, board, limits()) : guide.pathFrom(puzzle, board, limits())
    switch (found.kind) {
      case 'step':
        return hintStep(found.step, sayable)
      case 'mistake': {
        const { shownBy, cells, chain } = found
        const wrong = shownBy === 'marks' ? cells : wrongCells(puzzle, values, cells)
        return { kind: 'mistake', shownBy, cells, wrong, ...(chain && { chain: hintChain(chain, sayable) }) }
      }
      case 'bad':
        return { kind: 'bad', error: found.error }
      case 'limit':
        return found
      case 'path':
        return task === 'number' ? nextNumber(found.steps, sayable) : { kind: 'right' }
      default:
        return { kind: 'right' }
    }
  }

  function wrongCells(puzzle: Puzzle, values: readonly number[], cells: readonly number[]): number[] {
    const [solution] = solver(family, puzzle, limits()).solutions
    return cells.filter(
      (cell) => puzzle.givens[cell] === 0 && values[cell] > 0 && values[cell] !== solution[cell],
    )
  }
}

/** Makes data of a reason. */
type Sayable = (reason: Reason) => HintReason

/** The first step of a path that places a number, and how many steps lead to it. */
function nextNumber(steps: Iterable<Step>, sayable: Sayable): GuideAnswer {
  let after = 0
  for (const step of steps) {
    if (step.step === 'place' || step.step === 'search')
      return { ...hintStep(step, sayable), ...(after > 0 && { after }) }
    after++
  }
  return { kind: 'right' }
}

function hintStep(step: Step, sayable: Sayable): HintStep {
  const reason = sayable(reasonOf(step))
  switch (step.step) {
    case 'eliminate':
      return { kind: 'step', reason, pattern: step.candidates, removes: step.removes }
    case 'refute': {
      const { cell, value } = step
      const chain = hintChain(step, sayable)
      return { kind: 'step', reason, pattern: [], removes: [{ cell, value }], chain }
    }
    case 'place':
    case 'search': {
      const { cell, value } = step
      return { kind: 'step', reason, place: { cell, value }, pattern: [], removes: [] }
    }
  }
}

function hintChain(
  { links, contradiction }: Pick<RefuteStep, 'links' | 'contradiction'>,
  sayable: Sayable,
): HintChain {
  return {
    links: links.map(({ cell, value }) => ({ cell, value })),
    contradiction: sayable(contradiction),
  }
}
