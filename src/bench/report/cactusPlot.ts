// Cactus plots, as the SAT competitions and the MiniZinc Challenge draw them: how many puzzles a contender solves if it may
// take a number of nodes, or a time, for each. A contender's puzzles are sorted by their cost, so the line at n is the cost
// of the n-th cheapest one. It ends at the last solved puzzle: right and low is good.
//
//   time          │ ┌─ A
//              ┌──┘ │
//   ──────┬────┘ ┌──┘
//     ────┴──────┘
//        puzzles solved

import { scaleLinear } from 'd3-scale'
import { countTicks, type PlotAxis } from './axes.ts'
import {
  type CostGroup,
  type CostStep,
  costGroup,
  costSteps,
  entrantsIn,
  panelNotes,
  sameText,
  shownFigure,
  solvedAny,
  visibleSteps,
} from './costCurves.ts'
import { type CurvePanel, curvePanel } from './curvePanel.ts'
import { logAxis, placeOn, ticksOn } from './logAxis.ts'
import { listed } from './numberTexts.ts'
import { type PanelFrame, type Plot, placedPanels, plotKey, stackedBlocks } from './plot.ts'
import type { PlotPoint } from './plotMarks.ts'
import type { ReportData, ReportMeasure } from './reportData.ts'
import { type Stairs, stairsThrough } from './stairs.ts'
import type { Cell, Table } from './table.ts'

interface CactusPanel extends CurvePanel {
  readonly costs: CostGroup
  /** The place of a step. */
  readonly place: (step: CostStep) => PlotPoint
}

/** The cactus plot of a measure; undefined if no contender that reports it solved a puzzle. */
export function cactus(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const all = report.groups.map((group) => costGroup(group, measure))
  const shown = all.filter(({ curves }) => curves.some(solvedAny))
  if (shown.length === 0) return undefined
  const { panels, height } = placedPanels(shown.length, (frame, index, isFirst) =>
    panelOf(shown[index], frame, measure, isFirst),
  )
  const entrants = entrantsIn(shown, report.entrants)
  const hasVirtualBest = shown.some(({ virtualBest }) => virtualBest !== undefined)
  const key = plotKey(entrants, 'line', hasVirtualBest)
  const none = all.filter((costs) => costs.curves.length > 0 && !shown.includes(costs))
  const missing =
    none.length === 0 ? '' : ` No puzzle of ${listed(none.map(({ group }) => group.title))} was solved.`
  return {
    name: `cactus-${measure.noun}`,
    title: `Cactus plot by ${measure.noun}`,
    caption: `The puzzles of each contender are sorted by their ${measure.noun}: the line at n is the ${measure.noun} of the n-th cheapest one, so further right and lower is better. A line ends at the last solved puzzle; puzzles on which a limit stopped the contender, or on which it failed, only keep it from going on. Lines that coincide take turns in colour.${sameText(panels)}${hasVirtualBest ? ' The dots are the virtual best: the best contender on each puzzle.' : ''} Each panel has its own scale.${missing}`,
    alternative: alternativeOf(shown, measure),
    scene: stackedBlocks([{ marks: panels.flatMap(curvePanel), height }, key]),
    summary: summaryOf(shown, measure),
    data: dataOf(panels, measure),
  }
}

/** The room of a text at the vertical axis. */
const TEXT_HEIGHT = 22

function panelOf(costs: CostGroup, frame: PanelFrame, measure: ReportMeasure, isFirst: boolean): CactusPanel {
  const { group, curves, virtualBest } = costs
  const { left, top, width, height } = frame
  const axis = logAxis(
    curves.flatMap((curve) => curve.costs),
    { length: height, room: TEXT_HEIGHT, hasBorder: false, padding: 'both', label: measure.label },
  )
  const up = placeOn(axis, height)
  const right = scaleLinear().domain([0, group.puzzles]).range([0, width])
  const place = ({ cost, solved }: CostStep): PlotPoint => [left + right(solved), top + height - up(cost)]
  const stairs = (each: readonly number[]) => lineOf(costSteps(each), place)
  const drawn = curves.map((curve) => ({ entrant: curve.entrant, stairs: stairs(curve.costs) }))
  const x: PlotAxis = { ticks: countTicks(group.puzzles, width), title: 'puzzles solved' }
  return {
    frame,
    title: group.title,
    notes: panelNotes(costs, drawn),
    x,
    y: { ticks: ticksOn(axis, height), title: isFirst ? measure.axis : null },
    curves: drawn,
    ...(virtualBest && { virtualBest: stairs(virtualBest) }),
    costs,
    place,
  }
}

/** At each step, the line goes right to the number solved at its cost, then up to the next cost. */
function lineOf(steps: readonly CostStep[], place: (step: CostStep) => PlotPoint): Stairs {
  const last = steps.at(-1)
  if (!last) return []
  return stairsThrough([
    ...steps.map(({ cost }, index) => place({ cost, solved: steps[index - 1]?.solved ?? 0 })),
    place(last),
  ])
}

function alternativeOf(shown: readonly CostGroup[], measure: ReportMeasure): string {
  const sentences = shown.map(({ group, curves }) => {
    const figures = curves.map(({ entrant, costs }) => {
      const last = costSteps(costs).at(-1)
      return `${entrant.name} ${last ? `${last.solved} with ${measure.text(last.cost)}` : 'none'}`
    })
    return `${group.title}: puzzles solved, with the ${measure.noun} of the most expensive one: ${figures.join(', ')}.`
  })
  return `Lines of the ${measure.noun} of a puzzle, on a logarithmic scale, over the number of puzzles solved. ${sentences.join(' ')}`
}

/** The shares of the puzzles of a group in the table of the page. */
const SHARES = [0.25, 0.5, 0.75, 0.9, 1]

function summaryOf(shown: readonly CostGroup[], { noun, text }: ReportMeasure): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      { key: 'solved', title: 'Solved', format: String },
      ...SHARES.map((share) => ({
        key: `${noun}_of_${100 * share}`,
        title: share === 1 ? `${noun} of all` : `${noun} of ${100 * share} %`,
        format: text,
      })),
    ],
    rows: shown.flatMap(({ group, curves }) =>
      curves.map(({ entrant, costs }): Cell[] => [
        `${entrant.letter} ${entrant.name}`,
        group.title,
        costs.filter(Number.isFinite).length,
        ...SHARES.map((share) => {
          const cost = costs[Math.ceil(share * costs.length) - 1]
          return Number.isFinite(cost) ? cost : null
        }),
      ]),
    ),
  }
}

function dataOf(panels: readonly CactusPanel[], { name, noun }: ReportMeasure): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'contender', title: 'Contender' },
      { key: name, title: noun, format: String },
      { key: 'solved', title: 'Solved', format: String },
    ],
    rows: panels.flatMap(({ title, costs, place }) =>
      costs.curves.flatMap((curve) =>
        visibleSteps(costSteps(curve.costs), place).map(({ cost, solved }) => [
          title,
          curve.entrant.letter,
          shownFigure(cost),
          solved,
        ]),
      ),
    ),
  }
}
