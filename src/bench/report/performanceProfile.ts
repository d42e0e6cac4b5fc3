// Performance profiles, after Dolan and Moré, "Benchmarking optimization software with performance profiles",
// Mathematical Programming 91 (2002). For each puzzle, the cost of a contender is divided by that of the best
// contender; the curve shows the share of puzzles for which this factor is at most x. At 1 it shows how often
// the contender is the best, at the right end how much it solves.

import {
  type Curve,
  costSteps,
  entrantsIn,
  sameText,
  shareWithin,
  shownFigure,
  solvedAny,
  visibleSteps,
} from './costCurves.ts'
import { type CurvePanel, curvePanel, sameLines } from './curvePanel.ts'
import { type LogAxis, logAxis, placeOn, shareLine, shareTicks, ticksOn } from './logAxis.ts'
import { countOf, percent, shortNumber } from './numberTexts.ts'
import { type PanelFrame, type Plot, placedPanels, plotKey, stackedBlocks } from './plot.ts'
import type { Group, ReportData } from './reportData.ts'
import { costOf, type ReportMeasure } from './reportData.ts'
import type { Table } from './table.ts'

interface FactorGroup {
  readonly title: string
  readonly puzzles: number
  readonly curves: readonly Curve[]
}

interface ProfilePanel extends CurvePanel {
  readonly factors: FactorGroup
  readonly axis: LogAxis
}

/** The factors in the table of the page. */
const FACTORS = [1, 2, 4, 10, 100]

/** The performance profile of a measure; undefined if no two contenders can be compared. */
export function profile(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const shown = report.groups.map((group) => factorsOf(group, measure)).filter((group) => group !== undefined)
  if (shown.length === 0) return undefined
  const { panels, height } = placedPanels(shown.length, (frame, index, isFirst) =>
    panelOf(shown[index], frame, measure, isFirst),
  )
  return {
    name: `profile-${measure.noun}`,
    title: `Performance profile by ${measure.noun}`,
    caption: `After Dolan and Moré (2002). Each line shows the share of puzzles that a contender solved with at most τ times the ${measure.noun} of the best contender on the same puzzle, over the puzzles that all contenders of the panel were given. The height at 1× is the share of puzzles on which the contender is the best, ties included; the height at the right end is the share that it solved at all. A profile shows how close each contender is to the best. It does not rank two contenders that are both far from the best. Lines that coincide take turns in colour.${sameText(panels)}`,
    alternative: alternativeOf(shown, measure),
    scene: stackedBlocks([
      { marks: panels.flatMap(curvePanel), height },
      plotKey(entrantsIn(shown, report.entrants)),
    ]),
    summary: summaryOf(shown),
    data: dataOf(panels),
  }
}

/** The room of a text at the horizontal axis. */
const TEXT_WIDTH = 38

function panelOf(
  factors: FactorGroup,
  frame: PanelFrame,
  { noun }: ReportMeasure,
  isFirst: boolean,
): ProfilePanel {
  const { title, puzzles, curves } = factors
  const axis = logAxis(
    curves.flatMap(({ costs }) => costs),
    {
      length: frame.width,
      room: TEXT_WIDTH,
      hasBorder: false,
      padding: 'last',
      label: (factor) => `${shortNumber(factor)}×`,
    },
  )
  const drawn = curves.map(({ entrant, costs }) => ({ entrant, stairs: shareLine(costs, axis, frame) }))
  const none = curves.filter((curve) => !solvedAny(curve)).map(({ entrant }) => entrant.letter)
  const same = sameLines(drawn)
  return {
    frame,
    title,
    notes: [
      `${countOf(puzzles, 'puzzle')} given to all`,
      ...(none.length > 0 ? [`none solved by ${none.join(', ')}`] : []),
      ...(same === '' ? [] : [same]),
    ],
    x: { ticks: ticksOn(axis, frame.width), title: `${noun}, as a multiple of the best` },
    y: { ticks: shareTicks(frame.height), title: isFirst ? 'share of puzzles' : null },
    curves: drawn,
    factors,
    axis,
  }
}

/** The factors of a group's contenders, relative to the best. */
function factorsOf({ title, entries }: Group, measure: ReportMeasure): FactorGroup | undefined {
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

function alternativeOf(shown: readonly FactorGroup[], { noun }: ReportMeasure): string {
  const sentences = shown.map(({ title, curves }) => {
    const shares = curves.map((curve) => `${curve.entrant.name} ${percent(shareWithin(curve, 1))}`)
    return `${title}: share of puzzles on which each is the best, ties included: ${shares.join(', ')}.`
  })
  return `Lines showing the share of puzzles on which each contender needs at most a factor times the ${noun} of the best contender, on a logarithmic scale from 1. ${sentences.join(' ')}`
}

function summaryOf(shown: readonly FactorGroup[]): Table {
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

function dataOf(panels: readonly ProfilePanel[]): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'contender', title: 'Contender' },
      { key: 'factor', title: 'Factor', format: String },
      { key: 'share', title: 'Share', format: String },
    ],
    rows: panels.flatMap(({ title, factors, axis, frame }) => {
      const right = placeOn(axis, frame.width)
      return factors.curves.flatMap(({ entrant, costs }) => {
        const share = (solved: number) => solved / costs.length
        const steps = visibleSteps(costSteps(costs), ({ cost, solved }) => [
          right(cost),
          share(solved) * frame.height,
        ])
        return steps.map(({ cost, solved }) => [
          title,
          entrant.letter,
          shownFigure(cost),
          shownFigure(share(solved)),
        ])
      })
    }),
  }
}
