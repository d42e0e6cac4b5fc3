// Performance profiles, after Dolan and Moré, "Benchmarking optimization software with performance profiles",
// Mathematical Programming 91 (2002). For each puzzle, the cost of a contender is divided by that of the best
// contender; the curve shows the share of puzzles for which this factor is at most x. At 1 it shows how often
// the contender is the best, at the right end how much it solves.

import { countOf, percent, shortNumber } from './numberTexts.ts'
import { type Plot, panelled, panelsFor, withKey } from './plot.ts'
import type { Group, ReportData } from './reportData.ts'
import { costOf, type ReportMeasure } from './reportMeasures.ts'
import { type Curve, shareWithin, stepPanel } from './stepCurves.ts'
import type { Table } from './table.ts'

interface Panel {
  readonly title: string
  readonly puzzles: number
  readonly curves: readonly Curve[]
}

/** The factors in the table of the page. */
const FACTORS = [1, 2, 4, 10, 100]

/** The performance profile of a measure; undefined if no two contenders can be compared. */
export function profile(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const shown = report.groups.map((group) => panelOf(group, measure)).filter((panel) => panel !== undefined)
  if (shown.length === 0) return undefined
  const entrants = report.entrants.filter((one) =>
    shown.some(({ curves }) => curves.some(({ entrant }) => entrant === one)),
  )
  const panels = panelsFor(shown.length)
  const specs = shown.map(({ title, puzzles, curves }, index) =>
    stepPanel({
      title,
      subtitle: `${countOf(puzzles, 'puzzle')} given to all`,
      curves,
      entrants,
      xTitle: `${measure.noun}, as a multiple of the best`,
      yTitle: index % panels.columns === 0 ? 'share of puzzles' : null,
      label: (factor) => `${shortNumber(factor)}×`,
      panels,
    }),
  )
  return {
    name: `profile-${measure.noun}`,
    title: `Performance profile by ${measure.noun}`,
    caption: `After Dolan and Moré (2002). Each line shows the share of puzzles that a contender solved with at most τ times the ${measure.noun} of the best contender on the same puzzle, over the puzzles that all contenders of the panel were given. The height at 1× is the share of puzzles on which the contender is the best, ties included; the height at the right end is the share that it solved at all. A profile shows how close each contender is to the best. It does not rank two contenders that are both far from the best.`,
    alternative: alternativeOf(shown, measure),
    spec: withKey(panelled(specs, panels.columns), entrants),
    summary: summaryOf(shown),
    data: dataOf(shown),
  }
}

/** The factors of a group's contenders, relative to the best. */
function panelOf({ title, entries }: Group, measure: ReportMeasure): Panel | undefined {
  const known = entries
    .filter(({ entrant }) => entrant.tells[measure.name])
    .map(({ entrant, rows }) => ({ entrant, costs: costsByPuzzle(rows, measure) }))
  if (known.length < 2) return undefined
  const common = Array.from(known[0].costs.keys()).filter((puzzle) =>
    known.every(({ costs }) => costs.has(puzzle)),
  )
  const best = common.map((puzzle) => Math.min(...known.map(({ costs }) => costs.get(puzzle) ?? Infinity)))
  if (!best.some(Number.isFinite)) return undefined
  const curves = known.map(({ entrant, costs }) => {
    const factors = common.map((puzzle, index) => {
      const cost = costs.get(puzzle) ?? Infinity
      return Number.isFinite(cost) ? cost / best[index] : Infinity
    })
    return { entrant, costs: factors.sort((one, other) => one - other) }
  })
  return { title, puzzles: common.length, curves }
}

function costsByPuzzle(rows: Group['entries'][number]['rows'], measure: ReportMeasure): Map<string, number> {
  const costs = new Map<string, number>()
  for (const row of rows) {
    const cost = costOf(measure, row)
    if (cost !== undefined) costs.set(row.puzzle, cost)
  }
  return costs
}

function alternativeOf(shown: readonly Panel[], { noun }: ReportMeasure): string {
  const sentences = shown.map(({ title, curves }) => {
    const shares = curves.map((curve) => `${curve.entrant.name} ${percent(shareWithin(curve, 1))}`)
    return `${title}: share of puzzles on which each is the best, ties included: ${shares.join(', ')}.`
  })
  return `Lines showing the share of puzzles on which each contender needs at most a factor times the ${noun} of the best contender, on a logarithmic scale from 1. ${sentences.join(' ')}`
}

function summaryOf(shown: readonly Panel[]): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      ...FACTORS.map((factor) => ({ key: `within_${factor}`, title: `τ ≤ ${factor}`, format: percent })),
      { key: 'solved', title: 'solved', format: percent },
    ],
    rows: shown.flatMap(({ title, curves }) =>
      curves.map((curve) => [
        `${curve.entrant.letter} ${curve.entrant.name}`,
        title,
        ...[...FACTORS, Number.MAX_VALUE].map((factor) => shareWithin(curve, factor)),
      ]),
    ),
  }
}

function dataOf(shown: readonly Panel[]): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'contender', title: 'Contender' },
      { key: 'factor', title: 'Factor', format: String },
      { key: 'share', title: 'Share', format: String },
    ],
    rows: shown.flatMap(({ title, curves }) =>
      curves.flatMap(({ entrant, costs }) =>
        costs
          .map((factor, index) => [title, entrant.name, factor, (index + 1) / costs.length] as const)
          .filter(([, , factor], index) => Number.isFinite(factor) && factor !== costs[index + 1]),
      ),
    ),
  }
}
