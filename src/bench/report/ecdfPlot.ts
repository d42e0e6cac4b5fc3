// The empirical distribution function (ECDF) of the cost of a puzzle: the share of its puzzles that a contender solves
// within a number of nodes, or a time. It shows what a cactus plot shows, with the axes exchanged, as a share of the
// puzzles and with confidence bands: how far the share in all puzzles of this kind may be from that in this sample.
//
//   100 %           ░░┌──Ⓐ──
//               ░┌────┘░░░
//             ┌──┘░░
//     0 %  ───┘

import { bandHeight, ecdfBand } from '../statistics/bootstrap.ts'
import { LEAST } from '../statistics/means.ts'
import {
  type CostGroup,
  type CostStep,
  costGroup,
  costSteps,
  entrantsIn,
  panelNotes,
  sameText,
  shareWithin,
  shownFigure,
  solvedAny,
  visibleSteps,
} from './costCurves.ts'
import { type CurveLine, type CurvePanel, curvePanel, MOST_BANDS } from './curvePanel.ts'
import { type LogAxis, logAxis, placeOn, shareLine, sharePlace, shareTicks, ticksOn } from './logAxis.ts'
import { percent } from './numberTexts.ts'
import { type Frame, type PanelFrame, type Plot, placedPanels, plotKey, stackedBlocks } from './plot.ts'
import type { PlotPoint } from './plotMarks.ts'
import type { ReportData, ReportMeasure } from './reportData.ts'
import { type Stairs, stairsThrough } from './stairs.ts'
import type { Table } from './table.ts'

interface EcdfPanel extends CurvePanel {
  readonly costs: CostGroup
  readonly axis: LogAxis
}

/** The distributions by a measure; undefined if no contender reports it. */
export function ecdf(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const shown = report.groups
    .map((group) => costGroup(group, measure))
    .filter(({ curves, stoppedAt }) => stoppedAt > 0 || curves.some(solvedAny))
  if (shown.length === 0) return undefined
  const { panels, height } = placedPanels(shown.length, (frame, index, isFirst) =>
    panelOf(shown[index], frame, measure, isFirst),
  )
  const entrants = entrantsIn(shown, report.entrants)
  const hasVirtualBest = shown.some(({ virtualBest }) => virtualBest !== undefined)
  return {
    name: `ecdf-${measure.noun}`,
    title: `Empirical distribution (ECDF) of the ${measure.noun}`,
    caption: captionOf(panels, measure, hasVirtualBest),
    alternative: alternativeOf(shown, measure),
    scene: stackedBlocks([
      { marks: panels.flatMap(curvePanel), height },
      plotKey(entrants, 'line', hasVirtualBest),
    ]),
    summary: summaryOf(shown, measure),
    data: dataOf(panels, measure),
  }
}

/** The room of a text at the horizontal axis. */
const TEXT_WIDTH = 38

function captionOf(panels: readonly EcdfPanel[], measure: ReportMeasure, hasVirtualBest: boolean): string {
  const within = measure.name === 'nodes' ? 'number of nodes' : 'time'
  return `Each line shows the share of its puzzles that a contender solved within the ${within} on the horizontal axis: higher and further left is better. A line that ends below 100 % belongs to a contender that left puzzles unsolved, because a limit stopped it or it failed.${bandText(panels)} Lines that coincide take turns in colour.${sameText(panels)}${hasVirtualBest ? ' The dots are the virtual best: the best contender on each puzzle.' : ''} Each panel has its own scale, which extends to the largest amount spent when a limit stopped a contender.`
}

/** The sentence of the caption on bands; empty if there are none. */
function bandText(all: readonly EcdfPanel[]): string {
  const panels = all.filter(({ curves }) => curves.some(({ band }) => band))
  if (panels.length === 0) return ''
  const isMany = panels.some(({ curves }) => curves.length > MOST_BANDS)
  const isFew = panels.some(({ curves }) => curves.length <= MOST_BANDS)
  const shades = isFew ? ['The shaded areas'] : []
  const bars = isMany ? [`the bars at the letters${isFew ? ', in panels of many contenders,' : ''}`] : []
  const bands = [...shades, ...bars].join(' and ')
  return ` ${bands[0].toUpperCase()}${bands.slice(1)} are 95 % confidence bands (Dvoretzky–Kiefer–Wolfowitz): if the puzzles are a random sample of their kind, a contender's true line lies within its band everywhere with this probability.`
}

function panelOf(costs: CostGroup, frame: PanelFrame, measure: ReportMeasure, isFirst: boolean): EcdfPanel {
  const { group, curves, virtualBest, stoppedAt } = costs
  const values = curves.flatMap((curve) => curve.costs)
  const ends = stoppedAt > 0 ? [...(curves.some(solvedAny) ? [] : [LEAST[measure.name]]), stoppedAt] : []
  const axis = logAxis([...values, ...ends], {
    length: frame.width,
    room: TEXT_WIDTH,
    hasBorder: false,
    padding: 'last',
    label: measure.label,
  })
  const drawn = curves.map(({ entrant, costs }) => ({
    entrant,
    stairs: shareLine(costs, axis, frame),
    band: bandOf(costs, axis, frame),
  }))
  return {
    frame,
    title: group.title,
    notes: panelNotes(costs, drawn),
    x: { ticks: ticksOn(axis, frame.width), title: measure.axis },
    y: { ticks: shareTicks(frame.height), title: isFirst ? 'share solved' : null },
    curves: drawn,
    ...(virtualBest && { virtualBest: shareLine(virtualBest, axis, frame) }),
    costs,
    axis,
  }
}

/**
 * The ends of the band around a curve, over the whole width of the panel. One puzzle tells nothing of the others: the band
 * would be the whole panel.
 */
function bandOf(costs: readonly number[], axis: LogAxis, frame: Frame): CurveLine['band'] {
  if (bandHeight(costs.length) >= 1) return undefined
  const solved = costs.filter(Number.isFinite)
  const { low, high } = ecdfBand(solved, costs.length)
  const { left, width } = frame
  const right = placeOn(axis, width)
  const up = sharePlace(frame)
  const end = (each: readonly number[], before: number): Stairs =>
    stairsThrough([
      [left, up(before)],
      ...each.map((share, index): PlotPoint => [left + right(solved[index]), up(share)]),
      [left + width, up(each.at(-1) ?? before)],
    ])
  return { low: end(low, 0), high: end(high, Math.min(1, bandHeight(costs.length))) }
}

function alternativeOf(shown: readonly CostGroup[], measure: ReportMeasure): string {
  const sentences = shown.map(({ group, curves }) => {
    const shares = curves.map(
      (curve) => `${curve.entrant.name} ${percent(shareWithin(curve, Number.MAX_VALUE))}`,
    )
    return `${group.title}: final share solved: ${shares.join(', ')}.`
  })
  return `Lines of the share of puzzles solved over the ${measure.axis}, on a logarithmic scale. ${sentences.join(' ')}`
}

/** The shares solved at the powers of ten within the panels. */
function summaryOf(shown: readonly CostGroup[], { label, noun }: ReportMeasure): Table {
  const costs = shown.flatMap(({ curves }) => curves.flatMap((curve) => curve.costs)).filter(Number.isFinite)
  const exponents = costs.map((cost) => Math.ceil(Math.log10(cost) - 1e-9))
  const powers = Array.from(new Set(exponents)).sort((one, other) => one - other)
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      ...powers.map((power) => ({
        key: `within_1e${power}`,
        title: `${noun} ≤ ${label(Number(`1e${power}`))}`,
        format: percent,
      })),
    ],
    rows: shown.flatMap(({ group, curves }) =>
      curves.map((curve) => [
        `${curve.entrant.letter} ${curve.entrant.name}`,
        group.title,
        ...powers.map((power) => shareWithin(curve, Number(`1e${power}`))),
      ]),
    ),
  }
}

function dataOf(panels: readonly EcdfPanel[], { name, noun }: ReportMeasure): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'contender', title: 'Contender' },
      { key: name, title: noun, format: String },
      { key: 'share_solved', title: 'Share solved', format: String },
    ],
    rows: panels.flatMap(({ title, costs, axis, frame }) => {
      const right = placeOn(axis, frame.width)
      return costs.curves.flatMap((curve) => {
        const of = curve.costs.length
        const place = ({ cost, solved }: CostStep) => [right(cost), (solved / of) * frame.height] as const
        return visibleSteps(costSteps(curve.costs), place).map(({ cost, solved }) => [
          title,
          curve.entrant.letter,
          shownFigure(cost),
          shownFigure(solved / of),
        ])
      })
    }),
  }
}
