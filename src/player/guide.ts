// What a worker answers: the next step of a board, whether it is right so far, the solution, the combinations of a cage.
// The same code runs in the page where a worker cannot be had.

import type { Candidate, Reason } from '../families/inference.ts'
import type { Player } from '../families/player.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { reasonOf } from '../grader/explanation.ts'
import { type FilledBoard, makeGuide } from '../grader/nextStep.ts'
import type { RefuteStep, Step } from '../grader/steps.ts'
import { makeSolver } from '../solver/solve.ts'

/** What a page asks. */
export interface GuideQuestion {
  /** What it wants to know. */
  readonly task: 'step' | 'check' | 'solution' | 'combinations'
  /** The cell whose cage it is about, if it is about one. */
  readonly cell: number
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** The name of the puzzle, by which it is known again. */
  readonly id: string
  /** The board as it is filled. */
  readonly values: readonly number[]
  /** The candidates that are noted. */
  readonly marks: readonly (readonly number[])[]
}

/** A reason as data: what fills its sentence, and the cells to look at. */
export type HintReason = Pick<Reason, 'kind' | 'facts' | 'cells'>

/** How an assumption contradicts itself. */
export interface HintChain {
  /** What is assumed, and what follows from it, in order. */
  readonly links: readonly Candidate[]
  /** What cannot be in the end. */
  readonly contradiction: HintReason
}

/** A step as a page shows it. */
interface HintStep {
  /** Tells the answers apart. */
  readonly kind: 'step'
  /** Why. */
  readonly reason: HintReason
  /** The value that is placed. */
  readonly place?: Candidate
  /** The candidates that make up a pattern. */
  readonly pattern: readonly Candidate[]
  /** The candidates that go. */
  readonly removes: readonly Candidate[]
  /** How an assumption contradicts itself, if that is the reason. */
  readonly chain?: HintChain
}

/** What is answered. */
export type GuideAnswer =
  | HintStep
  | {
      readonly kind: 'mistake'
      /** How it shows. */
      readonly shownBy: 'rule' | 'chain' | 'solution' | 'marks'
      /** The cells to look at. */
      readonly cells: readonly number[]
      /** Those of them that are wrong. */
      readonly wrong: readonly number[]
      /** How the entry contradicts itself, if it does. */
      readonly chain?: HintChain
    }
  | { readonly kind: 'bad'; readonly error: 'board' | 'multiple' | 'none' }
  | { readonly kind: 'right' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'solution'; readonly values: readonly number[] }
  | { readonly kind: 'combinations'; readonly choices: readonly (readonly number[])[] }

/** A hint that takes longer is none. */
const MOST_MILLISECONDS = 10_000

/** Answers questions about puzzles. */
export type Answerer = (question: GuideQuestion) => GuideAnswer

/** Answers questions about puzzles of a family; `now` is a clock in milliseconds. */
export function makeAnswerer(family: Player, now: () => number): Answerer {
  const guide = makeGuide(family)
  const solver = makeSolver()
  const limits = () => ({ milliseconds: MOST_MILLISECONDS, now })
  // The guide knows a puzzle again by its object, and every question brings another one.
  let known: { readonly id: string; readonly puzzle: Puzzle } | undefined

  return ({ task, id, puzzle: sent, values, marks, cell }) => {
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
    const found =
      task === 'step' ? guide.nextStep(puzzle, board, limits()) : guide.pathFrom(puzzle, board, limits())
    switch (found.kind) {
      case 'step':
        return hintStep(found.step)
      case 'mistake': {
        const { shownBy, cells, chain } = found
        const wrong = shownBy === 'marks' ? cells : wrongCells(puzzle, values, cells)
        return { kind: 'mistake', shownBy, cells, wrong, ...(chain && { chain: hintChain(chain) }) }
      }
      case 'bad':
        return { kind: 'bad', error: found.error }
      case 'limit':
        return found
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

function hintStep(step: Step): HintStep {
  const reason = sayable(reasonOf(step))
  switch (step.step) {
    case 'place': {
      const { cell, value } = step
      return { kind: 'step', reason, place: { cell, value }, pattern: [], removes: [] }
    }
    case 'eliminate':
      return { kind: 'step', reason, pattern: step.candidates, removes: step.removes }
    case 'refute': {
      const { cell, value } = step
      return { kind: 'step', reason, pattern: [], removes: [{ cell, value }], chain: hintChain(step) }
    }
    case 'search': {
      const { cell, value } = step
      return { kind: 'step', reason, place: { cell, value }, pattern: [], removes: [] }
    }
  }
}

function hintChain({ links, contradiction }: Pick<RefuteStep, 'links' | 'contradiction'>): HintChain {
  return {
    links: links.map(({ cell, value }) => ({ cell, value })),
    contradiction: sayable(contradiction),
  }
}

function sayable({ kind, facts, cells }: Reason): HintReason {
  return { kind, facts, cells }
}
