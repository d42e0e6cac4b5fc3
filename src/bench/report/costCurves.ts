// What cactus plots and distributions are drawn from: the costs of each contender's puzzles in a group, and those of the
// virtual best, which takes the best contender on each puzzle.

import { bisectRight } from 'd3-array'
import type { Row } from '../results.ts'
import { type CurveLine, sameLines } from './curvePanel.ts'
import { countOf } from './numberTexts.ts'
import type { Entrant, Group, GroupEntry } from './reportData.ts'
import { costOf, costsOf, type ReportMeasure, spentOn } from './reportData.ts'

/** The costs of a contender's puzzles, ascending; infinite if not solved. */
export interface Curve {
  /** The contender. */
  readonly entrant: Entrant
  /** One cost for each puzzle, ascending. */
  readonly costs: readonly number[]
}

/** The curves of a group of puzzles. */
export interface CostGroup {
  /** The group. */
  readonly group: Group
  /** The curve of each contender that reports the measure. */
  readonly curves: readonly Curve[]
  /** The costs of the virtual best, ascending; undefined with fewer than two contenders. */
  readonly virtualBest: readonly number[] | undefined
  /** The largest amount spent when a limit stopped a contender; 0 if none did. */
  readonly stoppedAt: number
}

/** The curves of a group. */
export function costGroup(group: Group, measure: ReportMeasure): CostGroup {
  const told = group.entries.filter(({ entrant }) => entrant.tells[measure.name])
  const curves = told
    .map(({ entrant, rows }) => ({ entrant, costs: costsOf(measure, rows) }))
    .filter(({ costs }) => costs.length > 0)
  return {
    group,
    curves,
    virtualBest: curves.length > 1 ? virtualBestOf(told, measure) : undefined,
    stoppedAt: stoppedAt(told, measure),
  }
}

function virtualBestOf(entries: readonly GroupEntry[], measure: ReportMeasure): number[] {
  const best = new Map<string, number>()
  for (const { rows } of entries) {
    for (const row of rows) {
      const cost = costOf(measure, row)
      if (cost === undefined) continue
      best.set(row.puzzle, Math.min(cost, best.get(row.puzzle) ?? Infinity))
    }
  }
  return Array.from(best.values()).sort((one, other) => one - other)
}

function stoppedAt(entries: readonly GroupEntry[], measure: ReportMeasure): number {
  let most = 0
  const isCapped = ({ outcome }: Row) => outcome === 'capped'
  for (const { rows } of entries) {
    for (const row of rows.filter(isCapped)) most = Math.max(most, spentOn(measure, row) ?? 0)
  }
  return most
}

/** A step of a curve: how many puzzles cost at most this much. */
export interface CostStep {
  /** The cost. */
  readonly cost: number
  /** The number of puzzles. */
  readonly solved: number
}

/** The steps of costs in ascending order, one for each different cost. */
export function costSteps(costs: readonly number[]): CostStep[] {
  const steps: CostStep[] = []
  // Only the steps are made: objects for a hundred thousand equal costs would take a hundred megabytes.
  costs.forEach((cost, index) => {
    const solved = index + 1
    if (Number.isFinite(cost) && cost !== costs[solved]) steps.push({ cost, solved })
  })
  return steps
}

/** The share of the puzzles that cost at most x. */
export function shareWithin({ costs }: Curve, x: number): number {
  return bisectRight(costs, x) / costs.length
}

/** Whether a contender solved a puzzle. */
export const solvedAny = ({ costs }: Pick<Curve, 'costs'>): boolean => Number.isFinite(costs[0] ?? Infinity)

/** The lines below the title of a panel: its puzzles, who solved none, and which lines coincide. */
export function panelNotes({ group, curves }: CostGroup, drawn: readonly CurveLine[]): string[] {
  const none = curves.filter((curve) => !solvedAny(curve)).map(({ entrant }) => entrant.letter)
  const same = sameLines(drawn.filter((_, index) => solvedAny(curves[index])))
  return [
    countOf(group.puzzles, 'puzzle'),
    ...(none.length > 0 ? [`none solved by ${none.join(', ')}`] : []),
    ...(same === '' ? [] : [same]),
  ]
}

/** The contenders of a report that have a curve in one of these groups. */
export function entrantsIn(
  shown: readonly { readonly curves: readonly Curve[] }[],
  all: readonly Entrant[],
): Entrant[] {
  return all.filter((one) => shown.some(({ curves }) => curves.some(({ entrant }) => entrant === one)))
}

/** The sentence of a caption on curves that coincide, if some do everywhere. */
export function sameText(
  panels: readonly { readonly title: string; readonly curves: readonly CurveLine[] }[],
): string {
  const found = panels
    .map(({ title, curves }) => ({ title, same: sameLines(curves) }))
    .filter(({ same }) => same !== '')
    .map(({ title, same }) => `${title}: ${same}`)
  return found.length === 0 ? '' : ` Whole lines that coincide: ${found.join('; ')}.`
}

/** A figure with the digits that a plot can show: half a per cent is less than a pixel. */
export function shownFigure(value: number): number {
  return Number(value.toPrecision(3))
}

/** Leaves out the steps that move a line by less than a pixel; the last stays. */
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
