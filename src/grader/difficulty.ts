// How hard a puzzle is, before any scale: what a person has to scan and try (F, H), how much a solver has to search
// (N), and one number of these: D = a ln F + b ln (1 + H) + c ln N (and d ln of the nodes
// that the full propagation leaves), with the family's weights.
//
// It is measured on the canonical form of a puzzle, with random numbers of a fixed seed: twins have the very same difficulty,
// on every machine.

import type { Family } from '../families/family.ts'
import type { Weights } from '../families/grading.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { makeRng } from '../kernel/rng.ts'
import { makeSolver } from '../solver/solve.ts'
import { canonicalForm } from './canonicalForm.ts'
import { makeNodeMeter, type Nodes } from './countNodes.ts'
import { type Effort, makeEffortMeter } from './humanEffort.ts'
import { eachStep, runToEnd } from './stepwise.ts'

export interface Difficulty extends Effort, Nodes {
  /** As `logTried`, for the solver's full propagation; 0 where the family gives it no weight. */
  readonly logSearched: number
  /** D. */
  readonly difficulty: number
}

/** Why a puzzle has no grade: it has several solutions, none, or a limit came before that was known. */
export const UNGRADED = ['multiple', 'none', 'unknown'] as const
/** One of `UNGRADED`. */
export type Ungraded = (typeof UNGRADED)[number]

/** How to measure a difficulty. */
export interface DifficultyOptions {
  /** Of the random numbers. */
  readonly seed?: string
}

/** Random orders of scanning, and searches with random ties: enough for two gradings with other seeds to rank puzzles alike. */
const SCANS = 32
const SEARCHES = 12

/** A proof of uniqueness that takes more nodes than this is no puzzle for people. */
export const MOST_NODES_OF_PROOF = 1_000_000
/** Trees larger than this are only known to be so. */
const MOST_NODES = 1_000

/** What measuring a difficulty needs of a family. */
export type Gradable = Pick<Family, 'rules' | 'model' | 'inference' | 'grading'>

/** The only solution of a puzzle; otherwise says why there is none such. */
export function makeUniqueSolver(): (
  family: Pick<Family, 'model'>,
  puzzle: Puzzle,
) => readonly number[] | Ungraded {
  const solver = makeSolver()
  return (family, puzzle) => {
    const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    return status === 'unique' ? solutions[0] : status
  }
}

/**
 * Measures the difficulty of a puzzle with this solution alone. On the way it yields what D is at least: who only wants to
 * know whether it passes some mark can stop there, and begins anew if the rest is wanted after all.
 */
type DifficultySteps = (
  family: Gradable,
  puzzle: Puzzle,
  solution: readonly number[],
) => Generator<number, Difficulty, void>

/** Measures the difficulty of a puzzle with this solution alone. */
type DifficultyMeter = (...puzzle: Parameters<DifficultySteps>) => Difficulty

export function makeDifficultyMeter(options: DifficultyOptions = {}): DifficultyMeter {
  const measure = makeDifficultySteps(options)
  return (...puzzle) => runToEnd(measure(...puzzle))
}

/** Nodes of searches that have not been made yet: there is at least one. */
const NO_NODES = { nodesOpened: 1, averageBranchingFactor: 1, logTried: 0, isCut: false, logSearched: 0 }

export function makeDifficultySteps(options: DifficultyOptions = {}): DifficultySteps {
  const { seed = 'grade' } = options
  const solver = makeSolver()
  const metersOf = perShape(({ grading, model }: Gradable, shape: Shape) => ({
    measureEffort: makeEffortMeter(grading.makeWeakBase(shape)),
    countNodes: makeNodeMeter(grading.makeStrongModel(shape), MOST_NODES),
    countSearch: grading.weights.search ? makeNodeMeter(model.compile(shape, 'full'), MOST_NODES) : undefined,
  }))
  return function* measureDifficulty(family, puzzle, solution) {
    const { puzzle: form } = canonicalForm(family, puzzle, solution)
    const { measureEffort, countNodes, countSearch } = metersOf(family, form.shape)
    const rng = makeRng(seed)
    const solve = () => solver(family, form).solutions[0]
    const { weights } = family.grading
    const atLeast = (effort: Effort, logTried = 0) => weigh(weights, { ...effort, ...NO_NODES, logTried })
    const effort = yield* eachStep(measureEffort(form, solve, rng, SCANS), atLeast)
    yield atLeast(effort)
    const nodes = yield* eachStep(countNodes(form, rng, SEARCHES), (tried) => atLeast(effort, tried))
    const logSearched = countSearch ? runToEnd(countSearch(form, rng, SEARCHES)).logTried : 0
    const measured = { ...effort, ...nodes, logSearched }
    return { ...measured, difficulty: weigh(weights, measured) }
  }
}

/** D: the logarithm of effort^a (1 + hardest)^b nodes^c search^d. */
export function weigh(weights: Weights, measured: Omit<Difficulty, 'difficulty'>): number {
  const { effort, hardest, logTried, logSearched } = measured
  return (
    weights.effort * Math.log(effort) +
    weights.hardest * Math.log1p(hardest) +
    weights.nodes * logTried +
    (weights.search ?? 0) * logSearched
  )
}
