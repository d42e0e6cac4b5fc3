// Scatter plots of two contenders: each point is a puzzle, with its cost for the first contender as x and its cost for the
// second as y. Points below the diagonal are puzzles that cost the second contender less. A puzzle that a contender did not
// solve lies on the border at the end of that contender's axis.
//
//   unsolved ┊  o  o    ┊
//            ┊ ·    ⟋ ┊
//            ┊  · ⟋   ┊ o
//            ┊  ⟋ ·   ┊

import { groups } from 'd3-array'
import { NO_CLASS } from '../../design/tokens.ts'
import type { PlotMark } from '../../scene.ts'
import { commonOf } from '../statistics/comparePair.ts'
import { bottomAxis, ground, leftAxis } from './axes.ts'
import { type LogAxis, logAxis } from './logAxis.ts'
import { countOf, plainNumber } from './numberTexts.ts'
import type { Two } from './pickScatterPair.ts'
import { type Plot, type PlotBlock, stackedBlocks } from './plotLayout.ts'
import { box, label, lines, type PlotPoint, points as pointsPath, stroke } from './plotMarks.ts'
import {
  costOf,
  type Entrant,
  type Group,
  type ReportData,
  type ReportMeasure,
  reportGroups,
} from './reportData.ts'
import { exact, GROUP, textColumn } from './sharedColumns.ts'
import { fieldTable, type Table } from './tableAndCsv.ts'
import { colourOf, FAINT, MOST_SHAPES, PAPER, pointShape, SHADE, TEXT } from './theme.ts'

type Point = ReturnType<typeof pointsOf>[number]

const SIDE = 420
/** The area of the data. */
const FRAME = { left: 84, top: 4, width: SIDE, height: SIDE } as const
/** The maximum number of points. More could not be distinguished and would make the files large. */
const MOST_POINTS = 2000

/**
 * The scatter plot of two contenders; `why` gives the reason for this pair. Undefined if the two have no puzzle or no
 * measure in common.
 */
export function scatter(report: ReportData, two: Two, why = ''): Plot | undefined {
  const [one, other] = [two.one, two.other].map((name) =>
    report.entrants.find((entrant) => entrant.name === name),
  )
  if (!one || !other) return undefined
  const measure = report.measures.find(({ name }) => one.tells[name] && other.tells[name])
  if (!measure) return undefined
  const duel = { measure, one, other, why }
  const rows = report.results.rows.filter(
    ({ contender }) => contender === one.name || contender === other.name,
  )
  const points = reportGroups(rows, report.entrants, MOST_SHAPES).flatMap((group) => pointsOf(group, duel))
  return points.length > 0 ? plotOf(points, duel) : undefined
}

/** Two contenders that are compared by a measure, and the reason for this pair. */
interface Duel {
  readonly measure: ReportMeasure
  readonly one: Entrant
  readonly other: Entrant
  readonly why: string
}

function pointsOf({ title, entries }: Group, { measure, one, other }: Duel) {
  const [ones, others] = [one, other].map(
    (wanted) => entries.find(({ entrant }) => entrant === wanted)?.rows ?? [],
  )
  return commonOf(ones, others).flatMap((rows) => {
    const [one, other] = [rows.one, rows.other].map((row) => costOf(measure, row))
    const { puzzle } = rows.one
    return one === undefined || other === undefined ? [] : [{ group: title, puzzle, one, other }]
  })
}

function plotOf(points: readonly Point[], duel: Duel): Plot {
  const { measure, one, other, why } = duel
  const counts = countsOf(points)
  const shown = sampled(points)
  const sample =
    shown.length < points.length
      ? ` The plot shows ${plainNumber(shown.length)} of ${plainNumber(points.length)} puzzles, taken at regular intervals from the corpus.`
      : ''
  return {
    name: 'scatter',
    title: 'Two contenders, puzzle by puzzle',
    caption: `${one.letter} (${one.name}) against ${other.letter} (${other.name}).${why && ` ${why}`} Each point is a puzzle; below the diagonal, ${other.letter} took less. Dashed lines mark factors of 10 and 100. A hollow point on a border was not solved by the contender whose axis ends there; a point in the corner was solved by neither.${sample} Points may cover each other: of the puzzles that both solved, ${one.letter} took less on ${plainNumber(counts.less)}, ${other.letter} took less on ${plainNumber(counts.more)}, and both took the same on ${plainNumber(counts.same)}.`,
    alternative: `Scatter plot, both axes logarithmic, of the ${measure.noun} of ${one.name} against ${other.name} on ${countOf(points.length, 'puzzle')}. ${one.name} took less on ${counts.less}, ${other.name} took less on ${counts.more}, and both took the same on ${counts.same}. ${one.name} alone solved ${counts.onlyOne}, ${other.name} alone solved ${counts.onlyOther}, and neither solved ${counts.neither}.`,
    scene: stackedBlocks([drawn(shown, points, duel)]),
    summary: summaryOf(points, duel),
    data: dataOf(shown, duel),
  }
}

/**
 * At most MOST_POINTS points, taken at regular intervals. As the corpus is ordered by family and stars, all of these are
 * represented.
 */
function sampled(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points
  return Array.from(
    { length: MOST_POINTS },
    (_, index) => points[Math.floor((index * points.length) / MOST_POINTS)],
  )
}

/** Draws the points in `shown`, on axes that have room for all points. */
function drawn(shown: readonly Point[], all: readonly Point[], { measure, one, other }: Duel): PlotBlock {
  const costs = all.flatMap((point) => [point.one, point.other])
  const hasBorder = costs.some((cost) => !Number.isFinite(cost))
  const axis = logAxis(costs, { length: SIDE, hasBorder, padding: 'both', label: measure.label })
  const [x, y] = [one, other].map(({ letter, short }) => ({
    ticks: axis.ticks,
    between: axis.between,
    title: `${letter}: ${short}, ${measure.axis}`,
  }))
  const titles = Array.from(new Set(all.map(({ group }) => group)))
  return {
    marks: [
      ...(hasBorder ? shade(axis) : []),
      // The lines of factors are the grid.
      ...ground(FRAME, { ticks: [], title: null }),
      ...factorLines(axis),
      ...bottomAxis(FRAME, x),
      ...leftAxis(FRAME, y, FRAME.left - 26),
      ...titles.flatMap((title, index) => {
        const own = shown.filter(({ group }) => group === title)
        return pointsOfGroup(own, index, axis)
      }),
      ...(titles.length > 1 ? legend(titles) : []),
    ],
    height: FRAME.top + SIDE + 46,
  }
}

const POINT_AREA = 34
const POINT_OPACITY = 0.75

/**
 * Filled points for puzzles that both contenders solved, and hollow points, on the borders, for the others. Equal points
 * are drawn once.
 */
function pointsOfGroup(points: readonly Point[], index: number, axis: LogAxis): PlotMark[] {
  const isSolved = ({ one, other }: Point) => Number.isFinite(one) && Number.isFinite(other)
  const colour = colourOf(index)
  return [true, false].flatMap((wanted) => {
    const at = new Map<string, PlotPoint>()
    for (const point of points.filter((point) => isSolved(point) === wanted)) {
      const x = FRAME.left + axis.place(point.one)
      const y = FRAME.top + SIDE - axis.place(point.other)
      at.set(`${x.toFixed(1)} ${y.toFixed(1)}`, [x, y])
    }
    if (at.size === 0) return []
    const fill = wanted ? colour : PAPER
    const look = { fill, stroke: stroke(colour, 1.1), opacity: wanted ? POINT_OPACITY : 1 } as const
    return [pointsPath(pointShape(index), POINT_AREA, Array.from(at.values()), look)]
  })
}

const LEGEND_LINE = 22

function legend(groups: readonly string[]): PlotMark[] {
  const x = FRAME.left + SIDE + 26
  return groups.flatMap((group, index) => {
    const y = FRAME.top + 8 + index * LEGEND_LINE
    const colour = colourOf(index)
    return [
      pointsPath(pointShape(index), POINT_AREA, [[x, y]], {
        fill: colour,
        stroke: stroke(colour, 1.1),
        opacity: POINT_OPACITY,
      }),
      label(group, x + 12, y, { size: TEXT.key, room: 176 }),
    ]
  })
}

/** The shaded areas for unsolved points. */
function shade(axis: LogAxis): PlotMark[] {
  const { left, top } = FRAME
  const start = axis.place(axis.shadeFrom)
  const width = SIDE - start
  return [box(left + start, top, width, SIDE, { fill: SHADE }), box(left, top, start, width, { fill: SHADE })]
}

/** The diagonal, and lines at factors of 10 and 100. */
function factorLines(axis: LogAxis): PlotMark[] {
  const { domain, shadeFrom: most, place } = axis
  const [least] = domain
  const lineOf = (factor: number): PlotPoint[] => {
    const from = Math.max(least, least / factor)
    const to = Math.min(most, most / factor)
    return [from, to].map((x) => {
      const y = Math.min(most, Math.max(least, x * factor))
      return [FRAME.left + place(x), FRAME.top + SIDE - place(y)]
    })
  }
  const dashed = [10, 0.1, 100, 0.01].filter((factor) => Math.abs(Math.log(factor)) < Math.log(most / least))
  return [
    lines([lineOf(1)], stroke(FAINT, 1)),
    ...(dashed.length > 0 ? [lines(dashed.map(lineOf), stroke(NO_CLASS, 1, [4, 4]))] : []),
  ]
}

/** The numbers of puzzles that both solved, by who took less, and of puzzles that only one of them or neither solved. */
function countsOf(points: readonly Point[]) {
  const count = (test: (one: number, other: number, solved: number) => boolean) =>
    points.filter(({ one, other }) => test(one, other, [one, other].filter(Number.isFinite).length)).length
  return {
    less: count((one, other, solved) => solved === 2 && one < other),
    same: count((one, other, solved) => solved === 2 && one === other),
    more: count((one, other, solved) => solved === 2 && one > other),
    onlyOne: count((one, other, solved) => solved === 1 && one < other),
    onlyOther: count((one, other, solved) => solved === 1 && one > other),
    neither: count((_one, _other, solved) => solved === 0),
  }
}

function summaryOf(points: readonly Point[], { one, other }: Duel): Table {
  return {
    columns: [
      GROUP,
      exact(`${one.letter} took less`, 'one_less'),
      exact('both the same', 'same'),
      exact(`${other.letter} took less`, 'other_less'),
      exact(`${one.letter} alone solved`, 'only_one'),
      exact(`${other.letter} alone solved`, 'only_other'),
      exact('neither solved', 'neither'),
    ],
    rows: groups(points, ({ group }) => group).map(([group, own]) => [
      group,
      ...Object.values(countsOf(own)),
    ]),
  }
}

function dataOf(points: readonly Point[], { one, other }: Duel): Table {
  return fieldTable(points, [
    [GROUP, ({ group }) => group],
    [textColumn('Puzzle'), ({ puzzle }) => puzzle],
    [exact(one.name, one.name), (point) => point.one],
    [exact(other.name, other.name), (point) => point.other],
  ])
}
