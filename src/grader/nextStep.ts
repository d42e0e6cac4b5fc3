// The next step for a partly filled board: a mistake if the board has one, otherwise the easiest step.
//
// A mistake is shown in the plainest way possible: by the broken rule; if no rule is broken, by the chain that leads from the
// wrong entry to a contradiction; if there is no such chain, only by the fact that the entry is wrong.

import { cellName, faultSentence, shownGivens } from '../families/cellNamesAndFaults.ts'
import { range } from '../families/constraintProblem.ts'
import type { Player } from '../families/hintFacets.ts'
import type { Candidate } from '../families/inference.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Limits } from '../kernel/search.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { makeSolver } from '../solver/solve.ts'
import type { AllowedTechniques } from './allowedTechniques.ts'
import { makePathFinders } from './explain.ts'
import { makeAssumer } from './followAssumptions.ts'
import { makeChainFinder } from './forcingChain.ts'
import { MOST_NODES_OF_PROOF } from './measureDifficulty.ts'
import { type RefuteStep, type Step, withPlacements } from './steps.ts'

/** A board with the entries and notes that somebody has made. */
export interface FilledBoard {
  /**
   * One value per cell in reading order; 0 stands for an open cell, 0 or BLOCKED for a blocked cell. Givens may be left out.
   */
  readonly values: ArrayLike<number>
  /** The candidates noted in each cell; a cell without notes may have any candidate. Notes in filled cells are ignored. */
  readonly marks?: ArrayLike<ArrayLike<number> | null | undefined> | null
}

/** A wrong entry, or notes without the right value. */
export interface Mistake {
  /** Distinguishes the answers. */
  readonly kind: 'mistake'
  /**
   * The way in which the mistake is shown: by a rule, by a chain that ends in a contradiction, only by the solution, or by the
   * notes.
   */
  readonly shownBy: 'rule' | 'chain' | 'solution' | 'marks'
  /** What is wrong, as an English sentence without a full stop. */
  readonly text: string
  /** The cells to look at. */
  readonly cells: readonly number[]
  /** The chain from the wrong entry to a contradiction, if the mistake is shown by one. */
  readonly chain?: RefuteStep
}

/** A board or a puzzle for which no step can be given, and why. */
export interface Bad {
  /** Distinguishes the answers. */
  readonly kind: 'bad'
  /**
   * `board`: the board does not fit the puzzle. `multiple`, `none`: the puzzle has several solutions, or
   * none.
   */
  readonly error: 'board' | 'multiple' | 'none'
  /** What is wrong, as an English sentence without a full stop. */
  readonly text: string
}

/** A limit cut off the proof that the puzzle has one solution: the puzzle may be valid or not. */
export interface Undecided {
  /** Distinguishes the answers. */
  readonly kind: 'limit'
  /** The nodes that the proof had opened by then. */
  readonly nodes: number
}

/** Why a board has no next step. */
export type NoStep = Mistake | Bad | { readonly kind: 'solved' } | Undecided

/** The answer for a board: its next step, or why there is none. */
export type NextStep =
  | {
      readonly kind: 'step'
      /** The easiest step. */
      readonly step: Step
    }
  | NoStep

/** The path from a board to the solution. Its steps are computed on demand. */
export type PathFrom =
  | {
      readonly kind: 'path'
      /** The steps to the solution. */
      readonly steps: Generator<Step, void, undefined>
    }
  | NoStep

/**
 * The maximum number of nodes of a guide's proof if the caller sets no limit. With this limit, a guide gives up on an empty
 * magic board 8x8 in less than a second. The maker's proofs end after a few hundred nodes, except for minimal puzzles.
 */
export const MOST_NODES_OF_HINT = 20_000

/** Finds the next step on boards of a family. */
export interface Guide {
  /**
   * Returns a mistake if the board has one, otherwise the easiest step. `limits` apply to the proof that the puzzle has one
   * solution; by default the proof opens at most `MOST_NODES_OF_HINT` nodes. If a limit cuts the proof off, the answer has the
   * kind `limit`.
   */
  nextStep(puzzle: Puzzle, board: FilledBoard, limits?: Limits): NextStep
  /** Returns the path from the board to the solution. */
  pathFrom(puzzle: Puzzle, board: FilledBoard, limits?: Limits): PathFrom
}

/**
 * Makes a guide whose steps use the allowed techniques; all by default. It compiles the family's rules once per shape and
 * solves each puzzle once, so pass the same puzzle object each time.
 */
export function makeGuide(family: Player, allowed?: AllowedTechniques): Guide {
  const solver = makeSolver()
  const solutions = new WeakMap<Puzzle, readonly number[]>()
  const pathFinderOf = makePathFinders(allowed)
  const refuterOf = perShape((one: Player, shape: Shape) => {
    const reasoner = one.inference.makeReasoner(shape)
    return { reasoner, assumer: makeAssumer(reasoner), chainOf: makeChainFinder(reasoner) }
  })

  function solutionOf(puzzle: Puzzle, limits: Limits): readonly number[] | NoStep {
    const known = solutions.get(puzzle)
    if (known) return known
    const { milliseconds, now } = limits
    const { nodes = milliseconds === undefined ? MOST_NODES_OF_HINT : MOST_NODES_OF_PROOF } = limits
    const { status, solutions: found, statistics } = solver(family, puzzle, { nodes, milliseconds, now })
    if (status === 'unknown') return { kind: 'limit', nodes: statistics.nodesOpened }
    if (status === 'multiple') {
      return { kind: 'bad', error: status, text: 'the puzzle has several solutions' }
    }
    if (status === 'none') return { kind: 'bad', error: status, text: givensText(puzzle) }
    solutions.set(puzzle, found[0])
    return found[0]
  }

  /** A sentence that says why a puzzle has no solution: it names the rule that the givens break, if they break one. */
  function givensText(puzzle: Puzzle): string {
    const [fault] = family.rules.faults(puzzle, shownGivens(puzzle))
    return fault
      ? `the givens contradict each other: ${faultSentence(fault, puzzle.shape)}`
      : 'the puzzle has no solution'
  }

  /** The mistake in a board with wrong entries, shown as plainly as possible. */
  function mistakeOf(puzzle: Puzzle, values: readonly number[], solution: readonly number[]): Mistake {
    const { shape } = puzzle
    const [fault] = family.rules.faults(puzzle, values)
    if (fault) {
      return { kind: 'mistake', shownBy: 'rule', text: faultSentence(fault, shape), cells: fault.cells }
    }
    const entries = entriesOf(puzzle, values)
    const wrong = entries.filter(({ cell, value }) => solution[cell] !== value)
    const chain = shortestChain(puzzle, entries, wrong)
    if (chain) {
      const { cell, value } = chain
      const text = `${cellName(shape, cell)} = ${value} leads to a contradiction`
      return { kind: 'mistake', shownBy: 'chain', text, cells: [cell], chain }
    }
    const [{ cell, value }] = wrong
    const text = `${cellName(shape, cell)} = ${value} is not in the solution`
    return { kind: 'mistake', shownBy: 'solution', text, cells: [cell] }
  }

  /** The shortest chain from a wrong entry to a contradiction on a board with the right entries. */
  function shortestChain(
    puzzle: Puzzle,
    entries: readonly Candidate[],
    wrong: readonly Candidate[],
  ): RefuteStep | undefined {
    const { reasoner, assumer, chainOf } = refuterOf(family, puzzle.shape)
    const board = new Int32Array(reasoner.frameWords)
    reasoner.root(board, puzzle)
    for (const one of entries) if (!wrong.includes(one)) reasoner.place(board, one.cell, one.value)
    let fewest = Infinity
    let shortest: Candidate | undefined
    for (const one of wrong) {
      const steps = assumer.steps(board, one.cell, one.value, fewest)
      if (steps >= fewest) continue
      fewest = steps
      shortest = one
    }
    return shortest && { step: 'refute', ...shortest, ...chainOf(board, shortest) }
  }

  function pathFrom(puzzle: Puzzle, board: FilledBoard, limits: Limits = {}): PathFrom {
    const solution = solutionOf(puzzle, limits)
    if ('kind' in solution) return solution
    const misfit = misfitOf(puzzle, board, solution)
    if (misfit !== undefined) return { kind: 'bad', error: 'board', text: misfit }
    const values = Array.from(board.values, (value) => (value === BLOCKED ? 0 : value))
    const entries = entriesOf(puzzle, values)
    if (entries.some(({ cell, value }) => solution[cell] !== value)) {
      return mistakeOf(puzzle, shownWith(puzzle, values), solution)
    }
    const noted = (cell: number) => Array.from(board.marks?.[cell] ?? [])
    const open = solution.flatMap((_, cell) => (puzzle.givens[cell] === 0 && values[cell] === 0 ? cell : []))
    const marked = open.filter((cell) => noted(cell).length > 0)
    const misnoted = marked.filter((cell) => !noted(cell).includes(solution[cell]))
    if (misnoted.length > 0) {
      const names = misnoted.map((cell) => cellName(puzzle.shape, cell)).join(', ')
      const text = `the right value is missing from the notes of ${names}`
      return { kind: 'mistake', shownBy: 'marks', text, cells: misnoted }
    }
    if (open.length === 0) return { kind: 'solved' }
    const [least, most] = rangeOf(solution)
    const excluded = marked.flatMap((cell) => {
      const own = noted(cell)
      const others = range(least, most).filter((value) => !own.includes(value))
      return others.map((value) => ({ cell, value }))
    })
    const findPath = pathFinderOf(family, puzzle.shape)
    return { kind: 'path', steps: withPlacements(findPath({ puzzle, placed: entries, excluded })) }
  }

  return {
    pathFrom,
    nextStep(puzzle, board, limits) {
      const found = pathFrom(puzzle, board, limits)
      return found.kind === 'path' ? { kind: 'step', step: found.steps.next().value as Step } : found
    },
  }
}

/** The entries that are not givens. */
function entriesOf({ givens }: Puzzle, values: readonly number[]): Candidate[] {
  return values.flatMap((value, cell) => (value !== 0 && givens[cell] === 0 ? { cell, value } : []))
}

/** A board with its givens filled in. */
function shownWith({ givens }: Puzzle, values: readonly number[]): number[] {
  return values.map((value, cell) => (givens[cell] > 0 ? givens[cell] : value))
}

/** The least and the largest value of a solution. Every solution has these values and every value between them. */
function rangeOf(solution: readonly number[]): readonly [number, number] {
  const values = solution.filter((value) => value > 0)
  return [Math.min(...values), Math.max(...values)]
}

/** Why a board does not fit the puzzle; undefined if it fits. A board that comes from JSON may have values of any type. */
function misfitOf(
  { shape, givens }: Puzzle,
  { values, marks }: FilledBoard,
  solution: readonly number[],
): string | undefined {
  const [least, most] = rangeOf(solution)
  const isValue = (value: number) => Number.isInteger(value) && value >= least && value <= most
  const range = `a number from ${least} to ${most}`
  if (values?.length !== givens.length) {
    return `expected a board of ${givens.length} cells (${shape.text}), got ${values?.length ?? 0}`
  }
  const isOpen = givens.map((given, cell) => given === 0 && values[cell] === 0)
  for (let cell = 0; cell < givens.length; cell++) {
    const value = values[cell]
    const name = cellName(shape, cell)
    if (givens[cell] === BLOCKED) {
      if (value !== 0 && value !== BLOCKED)
        return `${name} is blocked, but the board has ${value} there; leave the cell empty`
    } else if (value !== 0 && !isValue(value)) return `${String(value)} in ${name} is not ${range}`
    else if (givens[cell] > 0 && value !== 0 && value !== givens[cell]) {
      return `${name} is given as ${givens[cell]}, but the board has ${value} there; write ${givens[cell]} or leave the cell empty`
    }
  }
  if (marks === undefined || marks === null) return undefined
  if (marks.length !== givens.length) {
    return `expected marks for ${givens.length} cells, got ${marks.length ?? 0}`
  }
  for (let cell = 0; cell < givens.length; cell++) {
    const own = marks[cell] ?? []
    if (typeof own.length !== 'number')
      return `the marks of ${cellName(shape, cell)} must be a list of numbers`
    const wrong = isOpen[cell] && Array.from(own).find((value) => !isValue(value))
    if (wrong !== undefined && wrong !== false) {
      return `the mark ${String(wrong)} in ${cellName(shape, cell)} is not ${range}`
    }
  }
  return undefined
}
