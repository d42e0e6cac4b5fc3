// The data of cactus plots, distributions and performance profiles: in a group of puzzles, the costs of each contender, the
// costs of the virtual best, which is the best contender on each puzzle, and costs as multiples of the least cost.

import { bisectRight, max, rollup } from 'd3-array'
import type { Row } from '../results.ts'
import { countOf } from './numberTexts.ts'
import { costOf, costsOf, type Entrant, type Group, type ReportMeasure, spentOn } from './reportData.ts'

/** The costs of a contender's puzzles, ascending; infinite for unsolved puzzles. */
export interface Curve {
  /** The contender. */
  readonly entrant: Entrant
  /** One cost for each puzzle, ascending. */
  readonly costs: readonly number[]
}

/** The curves of a group of puzzles. */
export interface CurveGroup {
  /** The title of the group. */
  readonly title: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The line below the title: how many puzzles there are. */
  readonly note: string
  /** The curve of each contender that reports the measure. */
  readonly curves: readonly Curve[]
  /** The costs of the virtual best, ascending; left out with fewer than two contenders. */
  readonly virtualBest?: readonly number[]
  /** The largest amount spent when a limit stopped a contender; 0 if none did. */
  readonly stoppedAt: number
}

const ascending = (costs: Iterable<number>): number[] => Array.from(costs).sort((one, other) => one - other)

/** The costs of a group. */
export function costGroup({ title, puzzles, entries }: Group, measure: ReportMeasure): CurveGroup {
  const told = entries.filter(({ entrant }) => entrant.tells[measure.name])
  const all = told.flatMap(({ rows }) => rows)
  const curves = told
    .map(({ entrant, rows }) => ({ entrant, costs: costsOf(measure, rows) }))
    .filter(({ costs }) => costs.length > 0)
  const isCapped = ({ outcome }: Row) => outcome === 'capped'
  return {
    title,
    puzzles,
    note: countOf(puzzles, 'puzzle'),
    curves,
    ...(curves.length > 1 && { virtualBest: ascending(bestCosts(all, measure).values()) }),
    stoppedAt: max(all.filter(isCapped), (row) => spentOn(measure, row)) ?? 0,
  }
}

/** The least cost of each puzzle among these rows. */
function bestCosts(rows: readonly Row[], measure: ReportMeasure): Map<string, number> {
  const told = rows.filter((row) => costOf(measure, row) !== undefined)
  return rollup(
    told,
    (same) => Math.min(...same.map((row) => costOf(measure, row) ?? Infinity)),
    ({ puzzle }) => puzzle,
  )
}

/**
 * The costs of a group's contenders as multiples of the least cost, on the puzzles that all contenders were given;
 * undefined with fewer than two contenders, or if no such puzzle was solved.
 */
export function factorGroup({ title, entries }: Group, measure: ReportMeasure): CurveGroup | undefined {
  const known = entries.filter(({ entrant }) => entrant.tells[measure.name])
  if (known.length < 2) return undefined
  const costs = known.map(({ rows }) => bestCosts(rows, measure))
  const common = Array.from(costs[0].keys()).filter((puzzle) => costs.every((each) => each.has(puzzle)))
  const costIn = (each: ReadonlyMap<string, number>, puzzle: string) => each.get(puzzle) ?? Infinity
  const best = common.map((puzzle) => Math.min(...costs.map((each) => costIn(each, puzzle))))
  if (!best.some(Number.isFinite)) return undefined
  const curves = known.map(({ entrant }, place) => {
    const factors = common.map((puzzle, index) => {
      const cost = costIn(costs[place], puzzle)
      return Number.isFinite(cost) ? cost / best[index] : Infinity
    })
    return { entrant, costs: ascending(factors) }
  })
  const note = `${countOf(common.length, 'puzzle')} given to all`
  return { title, puzzles: common.length, note, curves, stoppedAt: 0 }
}

/** A step of a curve: the number of puzzles that cost at most `cost`. */
export interface CostStep {
  /** The cost. */
  readonly cost: number
  /** The number of puzzles. */
  readonly solved: number
}

/** The steps of costs in ascending order, one for each different cost. */
export function costSteps(costs: readonly number[]): CostStep[] {
  const steps: CostStep[] = []
  // Objects are made only for steps: objects for a hundred thousand equal costs would take a hundred megabytes.
  costs.forEach((cost, index) => {
    const solved = index + 1
    if (Number.isFinite(cost) && cost !== costs[solved]) steps.push({ cost, solved })
  })
  return steps
}

/** Leaves out the steps that move a line by less than a pixel, except the last. */
export function visibleSteps(
  steps: readonly CostStep[],
  place: (step: CostStep) => readonly [number, number],
): CostStep[] {
  let before = ''
  return steps.filter((step, index) => {
    const there = place(step).map(Math.round).join()
    const isVisible = there !== before || index === steps.length - 1
    before = there
    return isVisible
  })
}

/** The share of the puzzles that cost at most x. */
export function shareWithin({ costs }: Curve, x: number): number {
  return bisectRight(costs, x) / costs.length
}

/** Whether a contender solved at least one puzzle. */
export const solvedAny = ({ costs }: Curve): boolean => Number.isFinite(costs[0] ?? Infinity)
