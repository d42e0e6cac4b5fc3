// The three kinds of plots of curves. If a contender did not solve all puzzles, its line ends early or stays below the top.
//
// Cactus plots, as the SAT competitions and the MiniZinc Challenge draw them, show how many puzzles a contender solves
// within a limit of nodes, or of time, for each puzzle. The line at n is the cost of its n-th cheapest puzzle: a line
// further to the right and lower is better.
//
//   time          │ ┌─ A
//              ┌──┘ │
//   ──────┬────┘ ┌──┘
//     ────┴──────┘
//        puzzles solved
//
// The empirical distribution function (ECDF) of a contender's costs shows the share of puzzles that the contender solves
// within a number of nodes, or a time. Confidence bands show how far the share among all puzzles of this kind may differ.
//
//   100 %           ░░┌──Ⓐ──
//               ░┌────┘░░░
//             ┌──┘░░
//     0 %  ───┘
//
// Performance profiles, after Dolan and Moré, "Benchmarking optimization software with performance profiles",
// Mathematical Programming 91 (2002). For each puzzle, the cost of a contender is divided by that of the best
// contender; the curve shows the share of puzzles for which this factor is at most x.

import { scaleLinear } from 'd3-scale'
import { bandHeight, ecdfBand } from '../statistics/bootstrapAndEcdfBand.ts'
import { LEAST } from '../statistics/means.ts'
import { countTicks, type Tick } from './axes.ts'
import {
  type CostStep,
  type CurveGroup,
  costGroup,
  costSteps,
  factorGroup,
  shareWithin,
  solvedAny,
} from './costCurves.ts'
import { type CurveLine, type CurvePanel, MOST_BANDS } from './curvePanel.ts'
import { curvePlot, type DrawnCurves } from './curvePlot.ts'
import { type LogAxis, logAxis } from './logAxis.ts'
import { listed, percent, shortNumber } from './numberTexts.ts'
import type { Frame, PanelFrame, Plot } from './plotLayout.ts'
import type { PlotPoint } from './plotMarks.ts'
import type { ReportData, ReportMeasure } from './reportData.ts'
import { exact } from './sharedColumns.ts'
import { type Stairs, stairsThrough } from './staircaseLines.ts'

/** The shares of a group's puzzles for which the table of a cactus plot states the cost. */
const SHARES = [0.25, 0.5, 0.75, 0.9, 1]

/** The cactus plot of a measure; undefined if no contender that reports the measure solved a puzzle. */
export function cactus(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const { name, noun, text } = measure
  const all = report.groups.map((group) => costGroup(group, measure))
  const shown = all.filter(({ curves }) => curves.some(solvedAny))
  const none = all.filter((group) => group.curves.length > 0 && !shown.includes(group))
  const missing =
    none.length === 0 ? '' : ` No puzzle of ${listed(none.map(({ title }) => title))} was solved.`
  return curvePlot(report, shown, {
    name: `cactus-${noun}`,
    title: `Cactus plot by ${noun}`,
    caption: [
      () =>
        `The puzzles of each contender are sorted by their ${noun}: the line at n is the ${noun} of the n-th cheapest one, so further right and lower is better. A line ends at the last solved puzzle; puzzles on which a limit stopped the contender, or on which it failed, make the line end earlier.`,
      ` Each panel has its own scale.${missing}`,
    ],
    alternative: [
      `Line plot: ${noun} per puzzle, on a logarithmic scale, against the number of puzzles solved.`,
      `puzzles solved, with the ${noun} of the most expensive one`,
      ({ costs }) => {
        const last = costSteps(costs).at(-1)
        return last ? `${last.solved} with ${text(last.cost)}` : 'none'
      },
    ],
    draw: (group, frame, isFirst) => drawCactus(group, frame, measure, isFirst),
    summary: [
      exact('Solved'),
      ...SHARES.map((share) => ({
        key: `${noun}_of_${100 * share}`,
        title: share === 1 ? `${noun} of all` : `${noun} of ${100 * share} %`,
        format: text,
      })),
    ],
    cellsOf: ({ costs }) => [
      costs.filter(Number.isFinite).length,
      ...SHARES.map((share) => {
        const cost = costs[Math.ceil(share * costs.length) - 1]
        return Number.isFinite(cost) ? cost : null
      }),
    ],
    steps: [exact(noun, name), exact('Solved')],
    isShare: false,
  })
}

/** The space, in pixels, that a text needs at a vertical axis. */
const TEXT_HEIGHT = 26

function drawCactus(
  { curves, puzzles }: CurveGroup,
  { left, top, width, height }: PanelFrame,
  measure: ReportMeasure,
  isFirst: boolean,
): DrawnCurves {
  const axis = logAxis(
    curves.flatMap(({ costs }) => costs),
    { length: height, room: TEXT_HEIGHT, padding: 'both', label: measure.label },
  )
  const right = scaleLinear().domain([0, puzzles]).range([0, width])
  const place = ({ cost, solved }: CostStep): PlotPoint => [
    left + right(solved),
    top + height - axis.place(cost),
  ]
  return {
    x: { ticks: countTicks(puzzles, width), title: 'puzzles solved' },
    y: { ticks: axis.ticks, between: axis.between, title: isFirst ? measure.axis : null },
    lineOf: (costs) => climbing(costSteps(costs), place),
    place,
  }
}

/** The line goes right to the number of puzzles solved at the cost of a step, then up to the next cost. */
function climbing(steps: readonly CostStep[], place: (step: CostStep) => PlotPoint): Stairs {
  const risers = steps.map(({ cost }, index) => place({ cost, solved: steps[index - 1]?.solved ?? 0 }))
  return stairsThrough([...risers, ...steps.slice(-1).map(place)])
}

/** The plot of distributions by a measure; undefined if no contender reports the measure. */
export function ecdf(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const { name, noun, axis: axisTitle, label } = measure
  const shown = report.groups
    .map((group) => costGroup(group, measure))
    .filter(({ curves, stoppedAt }) => stoppedAt > 0 || curves.some(solvedAny))
  const powers = powersOf(shown)
  return curvePlot(report, shown, {
    name: `ecdf-${noun}`,
    title: `Empirical distribution (ECDF) of the ${noun}`,
    caption: [
      (panels) =>
        `Each line shows the share of its puzzles that a contender solved within the ${noun === 'nodes' ? 'number of nodes' : 'time'} on the horizontal axis: higher and further left is better. A line that ends below 100 % belongs to a contender that left puzzles unsolved, because a limit stopped it or it failed.${bandText(panels)}`,
      ' Each panel has its own scale, which extends to the largest amount spent when a limit stopped a contender.',
    ],
    alternative: [
      `Line plot: share of puzzles solved against the ${axisTitle}, on a logarithmic scale.`,
      'final share solved',
      (curve) => percent(shareWithin(curve, Number.MAX_VALUE)),
    ],
    draw: ({ curves, stoppedAt }, frame, isFirst) => {
      const least = curves.some(solvedAny) ? [] : [LEAST[measure.name]]
      const ends = stoppedAt > 0 ? [...least, stoppedAt] : []
      return drawShares(
        { costs: [...curves.flatMap(({ costs }) => costs), ...ends], label },
        frame,
        [axisTitle, isFirst ? 'share solved' : null],
        true,
      )
    },
    summary: powers.map((power) => ({
      key: `within_1e${power}`,
      title: `${noun} ≤ ${label(Number(`1e${power}`))}`,
      format: percent,
    })),
    cellsOf: (curve) => powers.map((power) => shareWithin(curve, Number(`1e${power}`))),
    steps: [exact(noun, name), exact('Share solved')],
    isShare: true,
  })
}

/** The exponents of the powers of ten within the panels. */
function powersOf(shown: readonly CurveGroup[]): number[] {
  const costs = shown.flatMap(({ curves }) => curves.flatMap((curve) => curve.costs)).filter(Number.isFinite)
  const exponents = new Set(costs.map((cost) => Math.ceil(Math.log10(cost) - 1e-9)))
  return Array.from(exponents).sort((one, other) => one - other)
}

/** The sentence of the caption that explains the bands; empty without bands. */
function bandText(all: readonly CurvePanel[]): string {
  const panels = all.filter(({ curves }) => curves.some(({ band }) => band))
  if (panels.length === 0) return ''
  const isMany = panels.some(({ curves }) => curves.length > MOST_BANDS)
  const isFew = panels.some(({ curves }) => curves.length <= MOST_BANDS)
  const bars = isFew
    ? ' and the bars at the letters, in panels of many contenders,'
    : 'The bars at the letters'
  const bands = `${isFew ? 'The shaded areas' : ''}${isMany ? bars : ''}`
  return ` ${bands} are 95 % confidence bands (Dvoretzky–Kiefer–Wolfowitz): if the puzzles are a random sample of their kind, a contender's true line lies within its band everywhere with this probability.`
}

/** The factors for which the table of a performance profile states the share of puzzles. */
const FACTORS = [1, 2, 4, 10, 100]

/** The performance profile of a measure; undefined if no two contenders can be compared. */
export function profile(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const { noun } = measure
  const shown = report.groups.flatMap((group) => factorGroup(group, measure) ?? [])
  return curvePlot(report, shown, {
    name: `profile-${noun}`,
    title: `Performance profile by ${noun}`,
    caption: [
      () =>
        `After Dolan and Moré (2002). Each line shows the share of puzzles that a contender solved with at most τ times the ${noun} of the best contender on the same puzzle, over the puzzles that all contenders of the panel were given. The height at 1× is the share of puzzles on which the contender is the best, ties included; the height at the right end is the share that it solved at all. A profile shows how close each contender is to the best. It does not rank two contenders that are both far from the best.`,
      '',
    ],
    alternative: [
      `Line plot: share of puzzles on which a contender needs at most τ times the ${noun} of the best contender, against τ on a logarithmic scale from 1.`,
      'share of puzzles on which each is the best, ties included',
      (curve) => percent(shareWithin(curve, 1)),
    ],
    draw: ({ curves }, frame, isFirst) =>
      drawShares(
        { costs: curves.flatMap(({ costs }) => costs), label: (factor) => `${shortNumber(factor)}×` },
        frame,
        [`${noun}, as a multiple of the best`, isFirst ? 'share of puzzles' : null],
        false,
      ),
    isFlatNamed: true,
    summary: [
      ...FACTORS.map((factor) => ({ key: `within_${factor}`, title: `τ ≤ ${factor}`, format: percent })),
      { key: 'solved', title: 'solved', format: percent },
    ],
    cellsOf: (curve) => [...FACTORS, Number.MAX_VALUE].map((factor) => shareWithin(curve, factor)),
    steps: [exact('Factor'), exact('Share')],
    isShare: true,
  })
}

/** Draws the share of puzzles that cost at most x, with confidence bands if wanted. */
function drawShares(
  { costs, label }: { readonly costs: readonly number[]; readonly label: (cost: number) => string },
  frame: PanelFrame,
  [xTitle, yTitle]: readonly [string, string | null],
  hasBands: boolean,
): DrawnCurves {
  const { width, height } = frame
  const axis = logAxis(costs, { length: width, padding: 'last', label })
  return {
    x: { ticks: axis.ticks, between: axis.between, title: xTitle },
    y: { ticks: shareTicks(height), title: yTitle },
    lineOf: (each) => stairsThrough(placesOf(each, axis, frame)),
    ...(hasBands && { bandOf: (each: readonly number[]) => bandOf(each, axis, frame) }),
    place: ({ cost, solved }, puzzles) => [axis.place(cost), (solved / puzzles) * height],
  }
}

/** The share at the end of the axis, above 100 % so that a badge at 100 % stays inside. */
const TOP = 1.06

/** The y of a share in a frame. */
function sharePlace({ top, height }: Frame): (share: number) => number {
  return (share) => top + height * (1 - share / TOP)
}

function shareTicks(height: number): Tick[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ place: (height * share) / TOP, text: percent(share) }))
}

/**
 * The points of the curve of the share of values that are at most x, from its first step to the end of the axis. `values`
 * are ascending, infinite ones last. A step at the start of the axis is left out, since it would hide the frame: the curve
 * begins at the height above the step. The points are yielded one by one: a list of them would take most of the memory of a
 * plot of a hundred thousand puzzles.
 */
function* placesOf(values: readonly number[], axis: LogAxis, frame: Frame): Iterable<PlotPoint> {
  const { left, width } = frame
  const up = sharePlace(frame)
  let solved = 0
  let start: PlotPoint | undefined
  let isStarted = false
  for (const value of values) {
    if (!Number.isFinite(value)) break
    const x = axis.place(value)
    const place: PlotPoint = [left + x, up(++solved / values.length)]
    if (!isStarted && Math.round(x) === 0) start = place
    else {
      if (!isStarted) yield start ?? [left + x, up(0)]
      isStarted = true
      yield place
    }
  }
  if (!isStarted) yield start ?? [left, up(0)]
  yield [left + width, up(solved / values.length)]
}

/**
 * The lower and the upper edge of the band around a curve, over the whole width of the panel. Undefined if the puzzles are
 * so few that the band would fill the whole panel.
 */
function bandOf(costs: readonly number[], axis: LogAxis, frame: Frame): CurveLine['band'] {
  if (bandHeight(costs.length) >= 1) return undefined
  const solved = costs.filter(Number.isFinite)
  const { low, high } = ecdfBand(solved, costs.length)
  const { left, width } = frame
  const up = sharePlace(frame)
  const end = (each: readonly number[], before: number): Stairs =>
    stairsThrough([
      [left, up(before)],
      ...each.map((share, index): PlotPoint => [left + axis.place(solved[index]), up(share)]),
      [left + width, up(each.at(-1) ?? before)],
    ])
  return { low: end(low, 0), high: end(high, Math.min(1, bandHeight(costs.length))) }
}
