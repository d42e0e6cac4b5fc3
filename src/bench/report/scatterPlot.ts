// Scatter plots of two contenders: each point is a puzzle, with its cost for the one and for the other.
// Points below the diagonal cost the other less. A puzzle that one of them did not solve lies on the border
// at the end of its axis.
//
//   unsolved ┊  o  o    ┊
//            ┊ ·    ⟋ ┊
//            ┊  · ⟋   ┊ o
//            ┊  ⟋ ·   ┊

import { commonOf } from '../statistics/comparePair.ts'
import { type LogAxis, logAxis, logChannel } from './logAxis.ts'
import { countOf } from './numberTexts.ts'
import type { Two } from './pickPairs.ts'
import type { Plot } from './plot.ts'
import { type Entrant, type Group, type ReportData, reportGroups } from './reportData.ts'
import { costOf, type ReportMeasure } from './reportMeasures.ts'
import type { Table } from './table.ts'
import { colourOf, FAINT, GRID, MOST_SHAPES, pointShape, SHADE, type Spec } from './theme.ts'

interface Point {
  readonly group: string
  readonly puzzle: string
  readonly one: number
  readonly other: number
}

const SIDE = 420

/**
 * The scatter plot of two contenders; `why` gives the reason for this pair. Undefined if they have no puzzle
 * or no measure in common.
 */
export function scatter(report: ReportData, two: Two, why = ''): Plot | undefined {
  const [one, other] = [two.one, two.other].map((name) =>
    report.entrants.find((entrant) => entrant.name === name),
  )
  if (!one || !other) return undefined
  const rowsOf = (entrant: Entrant) =>
    report.results.rows.filter(({ contender }) => contender === entrant.name)
  const measure = report.measures.find(({ name }) => one.tells[name] && other.tells[name])
  if (!measure) return undefined
  const groups = reportGroups([...rowsOf(one), ...rowsOf(other)], report.entrants, MOST_SHAPES)
  const points = groups.flatMap((group) => pointsOf(group, measure, one, other))
  return points.length > 0 ? plotOf(points, measure, one, other, why) : undefined
}

function pointsOf({ title, entries }: Group, measure: ReportMeasure, one: Entrant, other: Entrant): Point[] {
  const [ones, others] = [one, other].map(
    (wanted) => entries.find(({ entrant }) => entrant === wanted)?.rows ?? [],
  )
  return commonOf(ones, others).flatMap((rows) => {
    const [one, other] = [rows.one, rows.other].map((row) => costOf(measure, row))
    const { puzzle } = rows.one
    return one === undefined || other === undefined ? [] : [{ group: title, puzzle, one, other }]
  })
}

function plotOf(
  points: readonly Point[],
  measure: ReportMeasure,
  one: Entrant,
  other: Entrant,
  why: string,
): Plot {
  const counts = countsOf(points)
  return {
    name: 'scatter',
    title: 'Two contenders, puzzle by puzzle',
    caption: `${one.letter} (${one.name}) against ${other.letter} (${other.name}).${why && ` ${why}`} Each point is a puzzle; below the diagonal, ${other.letter} took less. Dashed lines mark factors of 10 and 100. A hollow point on a border was not solved by the contender whose axis ends there; a point in the corner was solved by neither. Points may cover each other: of the puzzles that both solved, ${one.letter} took less on ${counts.less}, ${other.letter} took less on ${counts.more}, and both took the same on ${counts.same}.`,
    alternative: `Scatter plot, both axes logarithmic, of the ${measure.noun} of ${one.name} against ${other.name} on ${countOf(points.length, 'puzzle')}. ${one.name} took less on ${counts.less}, ${other.name} took less on ${counts.more}, and both took the same on ${counts.same}. ${one.name} alone solved ${counts.onlyOne}, ${other.name} alone solved ${counts.onlyOther}, and neither solved ${counts.neither}.`,
    spec: specOf(points, measure, one, other),
    summary: summaryOf(points, one, other),
    data: dataOf(points, one, other),
  }
}

function specOf(
  points: readonly Point[],
  { axis: title, label }: ReportMeasure,
  one: Entrant,
  other: Entrant,
): Spec {
  const costs = points.flatMap((point) => [point.one, point.other])
  const hasBorder = costs.some((cost) => !Number.isFinite(cost))
  const axis = logAxis(costs, { length: SIDE, room: 34, hasBorder, isPadded: true, label })
  const { border = Infinity } = axis
  const values = points.map((point) => ({
    ...point,
    x: Math.min(point.one, border),
    y: Math.min(point.other, border),
    solved: Number.isFinite(point.one) && Number.isFinite(point.other),
  }))
  const groups = Array.from(new Set(points.map(({ group }) => group)))
  const place = {
    x: logChannel('x', axis, `${one.letter}: ${one.name}, ${title}`, {
      grid: true,
      gridColor: GRID,
      titleLimit: SIDE,
    }),
    y: logChannel('y', axis, `${other.letter}: ${other.name}, ${title}`, {
      grid: true,
      gridColor: GRID,
      titleLimit: SIDE,
    }),
  }
  const group = { field: 'group', type: 'nominal' }
  const colour = { ...group, scale: { domain: groups, range: groups.map((_, index) => colourOf(index)) } }
  const legend =
    groups.length > 1 ? { orient: 'right', symbolFillColor: 'transparent', symbolStrokeWidth: 1.6 } : null
  return {
    width: SIDE,
    height: SIDE,
    layer: [
      ...(hasBorder ? [shadeOf(axis, place)] : []),
      factorLines(axis, place),
      {
        data: { values },
        mark: { type: 'point', size: 34, strokeWidth: 1.2, opacity: 0.8 },
        encoding: {
          ...place,
          stroke: { ...colour, legend },
          fill: { condition: { test: 'datum.solved', ...colour, legend: null }, value: 'white' },
          shape: {
            ...group,
            legend,
            scale: { domain: groups, range: groups.map((_, index) => pointShape(index)) },
          },
        },
      },
    ],
  }
}

/** The start of the shaded area for unsolved puzzles, with the border in its middle. */
const edgeOf = (border: number, end: number): number => border * (border / end)

/** The shaded areas for unsolved points. */
function shadeOf({ domain: [least, most], border = most }: LogAxis, place: Spec): Spec {
  const start = edgeOf(border, most)
  const bands = [
    { x: start, right: most, y: least, top: most },
    { x: least, right: start, y: start, top: most },
  ]
  return {
    data: { values: bands },
    mark: { type: 'rect', color: SHADE },
    encoding: { ...place, x2: { field: 'right' }, y2: { field: 'top' } },
  }
}

/** The diagonal, and lines at factors of 10 and 100. */
function factorLines({ domain: [least, end], border = end }: LogAxis, place: Spec): Spec {
  const most = edgeOf(border, end)
  const factors = [1, 10, 0.1, 100, 0.01].filter(
    (factor) => Math.abs(Math.log(factor)) < Math.log(most / least),
  )
  const values = factors.flatMap((factor) => {
    const from = Math.max(least, least / factor)
    const to = Math.min(most, most / factor)
    return [from, to].map((x) => ({ factor, x, y: Math.min(most, Math.max(least, x * factor)) }))
  })
  return {
    data: { values },
    mark: { type: 'line', color: FAINT, strokeWidth: 1 },
    encoding: {
      ...place,
      detail: { field: 'factor', type: 'nominal' },
      strokeDash: { condition: { test: 'datum.factor == 1', value: [] }, value: [4, 4] },
    },
  }
}

function countsOf(points: readonly Point[]) {
  const count = (test: (point: Point) => boolean) => points.filter(test).length
  const both = points.filter(({ one, other }) => Number.isFinite(one) && Number.isFinite(other))
  return {
    less: both.filter(({ one, other }) => one < other).length,
    same: both.filter(({ one, other }) => one === other).length,
    more: both.filter(({ one, other }) => one > other).length,
    onlyOne: count(({ one, other }) => Number.isFinite(one) && !Number.isFinite(other)),
    onlyOther: count(({ one, other }) => !Number.isFinite(one) && Number.isFinite(other)),
    neither: count(({ one, other }) => !Number.isFinite(one) && !Number.isFinite(other)),
  }
}

function summaryOf(points: readonly Point[], one: Entrant, other: Entrant): Table {
  const groups = Array.from(new Set(points.map(({ group }) => group)))
  const titles = [
    ['one_less', `${one.letter} took less`],
    ['same', 'both the same'],
    ['other_less', `${other.letter} took less`],
    ['only_one', `${one.letter} alone solved`],
    ['only_other', `${other.letter} alone solved`],
    ['neither', 'neither solved'],
  ]
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      ...titles.map(([key, title]) => ({ key, title, format: String })),
    ],
    rows: groups.map((group) => {
      const { less, same, more, onlyOne, onlyOther, neither } = countsOf(
        points.filter((point) => point.group === group),
      )
      return [group, less, same, more, onlyOne, onlyOther, neither]
    }),
  }
}

function dataOf(points: readonly Point[], one: Entrant, other: Entrant): Table {
  return {
    columns: [
      { key: 'group', title: 'Puzzles' },
      { key: 'puzzle', title: 'Puzzle' },
      { key: one.name, title: one.name, format: String },
      { key: other.name, title: other.name, format: String },
    ],
    rows: points.map(({ group, puzzle, one, other }) => [group, puzzle, one, other]),
  }
}
