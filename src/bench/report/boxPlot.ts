// Box plots of the cost of a puzzle by its stars: a row of panels for each family, a panel for each number of
// stars, and a box for each contender. An unsolved puzzle counts as more than any solved one: quartiles that
// fall there are drawn on the border. Quartiles of two or three puzzles would mislead, so fewer than five
// puzzles are drawn as points.
//
//        1 star        2 stars
//   A  ├─[│]──┤      ├──[ │ ]───┤
//   B   ├[│]┤           ├─[  │  ]──┤┊

import { scaleBand } from 'd3-scale'
import type { PlotMark } from '../../scene.ts'
import { groupRows } from '../statistics/sectionRows.ts'
import { bottomAxis, ground, type PlotAxis } from './axes.ts'
import { type LogAxis, logAxis, placeOn, shadeFrom, ticksOn } from './logAxis.ts'
import { averagedQuantile, countOf } from './numberTexts.ts'
import { type Frame, type Plot, type PlotBlock, plotKey, stackedBlocks } from './plot.ts'
import { box, boxesPath, label, lines, type PlotPoint, points, stroke } from './plotMarks.ts'
import {
  costsOf,
  type Entrant,
  type Group,
  type ReportData,
  type ReportMeasure,
  reportGroup,
} from './reportData.ts'
import type { Table } from './table.ts'
import { colourOf, INK, PLOT_WIDTH, pointShape, SHADE, TEXT } from './theme.ts'

interface Box {
  readonly group: string
  readonly stars: number | null
  readonly entrant: Entrant
  /** The costs of the puzzles, ascending; infinite if not solved. */
  readonly costs: readonly number[]
  /** Minimum, lower quartile, median, upper quartile, maximum. */
  readonly figures: readonly number[]
}

const LINE = 15
/** Fewer puzzles than this are drawn as points. */
const FEWEST = 5
/** The space between panels, in which letters stand and the label of the border may extend. */
const SPACING = 32

/** Box plots of the cost of puzzles by stars; undefined if there is nothing to draw. */
export function boxes(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const all = report.groups.flatMap((group) => boxesOf(group, report, measure))
  if (all.length === 0) return undefined
  const stars = Array.from(new Set(all.map((box) => box.stars))).sort(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  )
  const entrants = report.entrants.filter((one) => all.some(({ entrant }) => entrant === one))
  const rows = report.groups
    .map((group) => all.filter((box) => box.group === group.title))
    .filter((row) => row.length > 0)
    .map((row, index, { length }) => rowOf(row, stars, measure, index === length - 1))
  const isGraded = stars.some((one) => one !== null)
  return {
    name: `stars-${measure.noun}`,
    title: isGraded ? `${capital(measure.noun)} by stars` : `Spread of the ${measure.noun}`,
    caption: `Each box shows one contender on the puzzles ${isGraded ? 'with one number of stars' : 'of one family'}. The box spans the middle half of the puzzles, the stroke in it marks the median, and the thin line extends from the minimum to the maximum. Fewer than ${FEWEST} puzzles are drawn as points. Unsolved puzzles count as more than any solved one and lie on the border at the right; a median there means that half of the puzzles or more were not solved. Each family has its own scale.`,
    alternative: alternativeOf(all, measure),
    scene: stackedBlocks([...rows, plotKey(entrants, 'box')]),
    summary: tableOf(all, measure.label),
    data: tableOf(all, String),
  }
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1)

function boxesOf({ title, entries }: Group, { entrants }: ReportData, measure: ReportMeasure): Box[] {
  const told = entries.filter(({ entrant }) => entrant.tells[measure.name])
  const byStars = groupRows(
    told.flatMap(({ rows }) => rows),
    ({ stars }) => stars,
  )
  return Array.from(byStars).flatMap(([stars, members]) =>
    reportGroup(title, members, entrants).entries.flatMap(({ entrant, rows }) => {
      const costs = costsOf(measure, rows)
      if (costs.length === 0) return []
      const figures = [0, 0.25, 0.5, 0.75, 1].map((share) => averagedQuantile(costs, share))
      return [{ group: title, stars, entrant, costs, figures }]
    }),
  )
}

/** The room of the letters at the left, and of the texts above a panel. */
const LETTERS = 22
const TITLE = 18
const STARS_TITLE = 17
/** The room of the axis below, without and with its title. */
const AXIS = 24
const AXIS_TITLE = 17
/** The room of a text at the axis. */
const TEXT_WIDTH = 30

function rowOf(
  row: readonly Box[],
  stars: readonly (number | null)[],
  measure: ReportMeasure,
  isLast: boolean,
): PlotBlock {
  const step = (PLOT_WIDTH - LETTERS + SPACING - BORDER_TEXT) / stars.length
  const width = Math.floor(step - SPACING)
  const axis = logAxis(
    row.flatMap(({ costs }) => costs),
    {
      length: width,
      room: TEXT_WIDTH,
      hasBorder: row.some(({ costs }) => costs.some((cost) => !Number.isFinite(cost))),
      padding: 'both',
      label: measure.label,
    },
  )
  const letters = Array.from(new Set(row.map(({ entrant }) => entrant.letter)))
  const height = letters.length * LINE + 6
  const top = TITLE + STARS_TITLE
  const panels = stars.flatMap((one, index): PlotMark[] => {
    const own = row.filter((other) => other.stars === one)
    const puzzles = Math.max(0, ...own.map(({ costs }) => costs.length))
    const title =
      one === null && stars.length === 1 ? countOf(puzzles, 'puzzle') : `${starsTitle(one)} (${puzzles})`
    const frame = { left: Math.round(LETTERS + index * step), top, width, height }
    const xTitle = isLast ? measure.axis : null
    return [
      label(title, frame.left, TITLE + STARS_TITLE / 2 - 1, { size: TEXT.note }),
      ...panelOf({ own, axis, letters, frame, xTitle }),
    ]
  })
  return {
    marks: [label(row[0].group, 0, TITLE / 2, { size: TEXT.title, weight: 'bold' }), ...panels],
    height: top + height + AXIS + (isLast ? AXIS_TITLE : 0),
  }
}

/** The room of the half of the text "unsolved" that extends beyond the last panel. */
const BORDER_TEXT = 20

function starsTitle(stars: number | null): string {
  return stars === null ? 'no stars' : countOf(stars, 'star')
}

interface BoxPanel {
  readonly own: readonly Box[]
  readonly axis: LogAxis
  readonly letters: readonly string[]
  readonly frame: Frame
  readonly xTitle: string | null
}

function panelOf({ own, axis, letters, frame, xTitle }: BoxPanel): PlotMark[] {
  const { left, top, width, height } = frame
  const place = placeOn(axis, width)
  const rows = scaleBand()
    .domain(letters)
    .range([top + 3, top + height - 3])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const shade = left + place(shadeFrom(axis))
  const x: PlotAxis = { ticks: ticksOn(axis, width), title: xTitle }
  const middle = (letter: string) => (rows(letter) ?? 0) + rows.bandwidth() / 2
  // A line along each row leads the eye from its letter to its box.
  const guide = (letter: string) => ({ place: top + height - middle(letter), text: '' })
  return [
    ...(axis.border === undefined ? [] : [box(shade, top, left + width - shade, height, { fill: SHADE })]),
    ...ground(frame, x, { ticks: letters.map(guide), title: null }),
    ...bottomAxis(frame, x),
    ...letters.map((letter) =>
      label(letter, left - 6, middle(letter), { align: 'end', size: 10.5, weight: 'bold' }),
    ),
    ...boxMarks(
      own.filter(({ costs }) => costs.length >= FEWEST),
      (one) => rows(one.entrant.letter) ?? 0,
      rows.bandwidth(),
      (cost) => left + place(cost),
    ),
    ...own
      .filter(({ costs }) => costs.length < FEWEST)
      .flatMap((one) => pointsOf(one, middle(one.entrant.letter), (cost) => left + place(cost))),
  ]
}

/** A box narrower than this, in pixels, would not be seen beside its median. */
const NARROWEST = 1

/** The boxes of a panel. What looks the same is one path, which keeps files small. */
function boxMarks(
  own: readonly Box[],
  topOf: (one: Box) => number,
  height: number,
  place: (cost: number) => number,
): PlotMark[] {
  const drawn = own.map((one) => {
    const [least, lower, median, upper, most] = one.figures.map(place)
    const width = Math.max(NARROWEST, upper - lower)
    return { colour: colourOf(one.entrant.index), top: topOf(one), least, lower, median, upper, most, width }
  })
  const boxes = drawn.map(({ colour, top, lower, upper, width }) => {
    return { colour, outline: { x: Math.min(lower, upper - width), y: top, width, height } }
  })
  const outlines = boxes.map(({ outline }) => outline)
  const whiskers = drawn.map(({ least, most, top }): PlotPoint[] => [
    [least, top + height / 2],
    [most, top + height / 2],
  ])
  const medians = drawn.map(({ median, top }): PlotPoint[] => [
    [median, top - 1],
    [median, top + height + 1],
  ])
  const colours = Array.from(new Set(boxes.map(({ colour }) => colour)))
  if (drawn.length === 0) return []
  return [
    lines(whiskers, stroke(INK, 1.2)),
    // White hides the lines behind the boxes.
    boxesPath(outlines, { fill: '#fff' }),
    ...colours.map((fill) =>
      boxesPath(
        boxes.filter(({ colour }) => colour === fill).map(({ outline }) => outline),
        { fill, opacity: BOX_OPACITY },
      ),
    ),
    boxesPath(outlines, { stroke: stroke(INK, 0.8) }),
    lines(medians, stroke(INK, 2)),
  ]
}

const BOX_OPACITY = 0.5
const POINT_AREA = 34

function pointsOf({ entrant, costs }: Box, y: number, place: (cost: number) => number): PlotMark[] {
  const at = costs.map((cost) => [place(cost), y] as const)
  const circle = pointShape(0)
  return [
    points(circle, POINT_AREA, at, { fill: colourOf(entrant.index), opacity: BOX_OPACITY }),
    points(circle, POINT_AREA, at, { stroke: stroke(INK, 0.8) }),
  ]
}

function alternativeOf(all: readonly Box[], measure: ReportMeasure): string {
  const groups = Array.from(new Set(all.map(({ group }) => group)))
  const sentences = groups.map((group) => {
    const medians = all
      .filter((box) => box.group === group)
      .map(
        ({ entrant, stars, figures }) =>
          `${entrant.name} ${starsTitle(stars)} ${figureText(figures[2], measure.label)}`,
      )
    return `${group}: ${medians.join(', ')}.`
  })
  return `Box plots of the ${measure.axis} by number of stars, on logarithmic scales. Medians: ${sentences.join(' ')}`
}

function figureText(figure: number, label: (value: number) => string): string {
  return Number.isFinite(figure) ? label(figure) : 'unsolved'
}

function tableOf(all: readonly Box[], format: (value: number) => string): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      { key: 'stars', title: 'Stars', format: String },
      { key: 'puzzles', title: 'Given', format: String },
      { key: 'solved', title: 'Solved', format: String },
      ...['minimum', 'lower quartile', 'median', 'upper quartile', 'maximum'].map((title) => ({
        key: title.replace(' ', '_'),
        title,
        format,
      })),
    ],
    rows: all.map(({ entrant, group, stars, costs, figures }) => [
      entrant.name,
      group,
      stars,
      costs.length,
      costs.filter(Number.isFinite).length,
      ...figures.map((figure) => (Number.isFinite(figure) ? figure : null)),
    ]),
  }
}
