// Measures the difficulty of a puzzle, before a scale turns it into a degree. It combines the scanning and trying of a person
// (F, H) with the search of a solver (N): D = a ln F + b ln (1 + H) + c ln N. A family may add d ln M, where M is N in a search
// with full propagation. The family sets the weights a, b, c and d.
//
// The difficulty is measured on the canonical form, with random numbers from a fixed seed, so that twins have exactly the same
// difficulty on every machine.

import type { Family } from '../families/family.ts'
import type { Weights } from '../families/grading.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { makeSolver } from '../solver/solve.ts'
import { canonicalForm } from './canonicalForm.ts'
import { eachStep, makeNodeMeter, type Nodes, runToEnd } from './countNodes.ts'
import { type Effort, makeEffortMeter } from './humanEffort.ts'

export interface Difficulty extends Effort, Nodes {
  /** The same as `logTried`, with the solver's full propagation; 0 if the family gives it no weight. */
  readonly logSearched: number
  /** D, the weighted sum. */
  readonly difficulty: number
}

/** The parts of a difficulty that are weighed. */
type Weighed = Pick<Difficulty, 'effort' | 'hardest' | 'logTried' | 'logSearched'>

/** The reasons why a puzzle has no grade: it has several solutions or none, or a limit ended the proof that it has one. */
export const UNGRADED = ['multiple', 'none', 'unknown'] as const
/** One of the values of `UNGRADED`. */
export type Ungraded = (typeof UNGRADED)[number]

/** Options of a measurement of difficulty. */
export interface DifficultyOptions {
  /** The seed of the random numbers. */
  readonly seed?: string
}

/**
 * The numbers of scans in random order and of searches with random ties. These numbers are large enough that gradings with
 * different seeds rank puzzles alike.
 */
const SCANS = 32
const SEARCHES = 12

/** The maximum number of nodes of a proof of uniqueness. A puzzle that needs more is not meant for people. */
export const MOST_NODES_OF_PROOF = 1_000_000
/** The maximum number of nodes of one search for a grade. Of a larger tree, only a lower bound of its size is known. */
const MOST_NODES = 1_000

/** The parts of a family that measuring a difficulty needs. */
export type Gradable = Pick<Family, 'rules' | 'model' | 'inference' | 'grading'>

/** Returns a function that finds the unique solution of a puzzle, or the reason why the puzzle has no unique solution. */
export function makeUniqueSolver() {
  const solver = makeSolver()
  return (family: Pick<Family, 'model'>, puzzle: Puzzle): readonly number[] | Ungraded => {
    const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    return status === 'unique' ? solutions[0] : status
  }
}

/** Makes a function that measures the difficulty of a puzzle with this unique solution. */
export function makeDifficultyMeter(options: DifficultyOptions = {}) {
  const measure = makeDifficultySteps(options)
  return (...puzzle: Parameters<typeof measure>): Difficulty => runToEnd(measure(...puzzle))
}

/**
 * Makes a function that measures the difficulty of a puzzle with this unique solution. The function yields lower bounds of D
 * on the way, so that a caller that only compares D with a mark can stop early. A stopped measurement cannot be resumed.
 */
export function makeDifficultySteps(options: DifficultyOptions = {}) {
  const { seed = 'grade' } = options
  const solver = makeSolver()
  const metersOf = perShape(({ grading, model }: Gradable, shape: Shape) => ({
    measureEffort: makeEffortMeter(grading.makeWeakBase(shape)),
    countNodes: makeNodeMeter(grading.makeStrongModel(shape), MOST_NODES),
    countSearch: grading.weights.search ? makeNodeMeter(model.compile(shape, 'full'), MOST_NODES) : undefined,
  }))
  return function* measureDifficulty(
    family: Gradable,
    puzzle: Puzzle,
    solution: readonly number[],
  ): Generator<number, Difficulty, void> {
    const { puzzle: form } = canonicalForm(family, puzzle, solution)
    const { measureEffort, countNodes, countSearch } = metersOf(family, form.shape)
    const rng = makeRng(seed)
    const solve = () => solver(family, form).solutions[0]
    const { weights } = family.grading
    const atLeast = ({ effort, hardest }: Effort, logTried = 0) =>
      weigh(weights, { effort, hardest, logTried, logSearched: 0 })
    const effort = yield* eachStep(measureEffort(form, solve, rng, SCANS), atLeast)
    yield atLeast(effort)
    const nodes = yield* eachStep(countNodes(form, rng, SEARCHES), (tried) => atLeast(effort, tried))
    const logSearched = countSearch ? runToEnd(countSearch(form, rng, SEARCHES)).logTried : 0
    const measured = { ...effort, ...nodes, logSearched }
    return { ...measured, difficulty: weigh(weights, measured) }
  }
}

/** D, the logarithm of effort^a (1 + hardest)^b nodes^c search^d. */
export function weigh(weights: Weights, measured: Weighed): number {
  const { effort, hardest, logTried, logSearched } = measured
  return (
    weights.effort * Math.log(effort) +
    weights.hardest * Math.log1p(hardest) +
    weights.nodes * logTried +
    (weights.search ?? 0) * logSearched
  )
}
