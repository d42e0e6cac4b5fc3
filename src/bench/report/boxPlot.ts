// Box plots of the cost of a puzzle by its stars: a row of panels for each family, a panel for each number of
// stars, and a box for each contender. An unsolved puzzle counts as more expensive than any solved one; a quartile that is
// an unsolved puzzle is drawn on the border. Quartiles of two or three puzzles would mislead, so fewer than five puzzles
// are drawn as points.
//
//        1 star        2 stars
//   A  ├─[│]──┤      ├──[ │ ]───┤
//   B   ├[│]┤           ├─[  │  ]──┤┊

import { flatRollup, groups } from 'd3-array'
import { scaleBand } from 'd3-scale'
import type { PlotMark } from '../../scene.ts'
import { asLine } from '../../words/formatMessage.ts'
import { bottomAxis, ground } from './axes.ts'
import { type LogAxis, logAxis } from './logAxis.ts'
import { averagedQuantile, countOf } from './numberTexts.ts'
import { type Frame, type Plot, type PlotBlock, plotKey, stackedBlocks } from './plotLayout.ts'
import { box, boxesPath, label, lines, points, segment, stroke } from './plotMarks.ts'
import {
  costsOf,
  entrantsOf,
  type Group,
  type ReportData,
  type ReportMeasure,
  reportGroup,
} from './reportData.ts'
import { CONTENDER, exact, GROUP, textColumn } from './sharedColumns.ts'
import { type Field, fieldTable, type Table } from './tableAndCsv.ts'
import { boxFill, INK, PAPER, PLOT_WIDTH, pointShape, SHADE, TEXT } from './theme.ts'

type Box = ReturnType<typeof boxesOf>[number]

const LINE = 15
/** Fewer puzzles than this are drawn as points. */
const FEWEST = 5
/** The space between panels, which holds letters and a part of the border's label. */
const SPACING = 36

/** Box plots of the cost of puzzles by stars; undefined if there is nothing to draw. */
export function boxes(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const all = report.groups.flatMap((group) => boxesOf(group, report, measure))
  if (all.length === 0) return undefined
  const stars = Array.from(new Set(all.map((box) => box.stars))).sort(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  )
  const rows = report.groups
    .map((group) => all.filter((box) => box.group === group.title))
    .filter((row) => row.length > 0)
    .map((row, index, { length }) => rowOf(row, stars, measure, index === length - 1))
  const isGraded = stars.some((one) => one !== null)
  return {
    name: `stars-${measure.noun}`,
    title: isGraded ? `${asLine(measure.noun)} by stars` : `Spread of the ${measure.noun}`,
    caption: `Each box shows one contender on the puzzles ${isGraded ? 'with one number of stars' : 'of one family'}. The box spans the middle half of the puzzles, the stroke inside marks the median, and the thin line extends from the minimum to the maximum. Fewer than ${FEWEST} puzzles are drawn as points. Unsolved puzzles lie on the right border and count as larger than all solved puzzles. A median on the border means that at least half of the puzzles were not solved. Each family has its own scale.`,
    alternative: alternativeOf(all, measure),
    scene: stackedBlocks([...rows, plotKey(report, entrantsOf(report, all), 'box')]),
    summary: summaryOf(all, measure.label),
    data: summaryOf(all, String),
  }
}

/**
 * For each number of stars and each contender, the costs of the puzzles, ascending and infinite if unsolved, with their
 * minimum, lower quartile, median, upper quartile and maximum.
 */
function boxesOf({ title, entries }: Group, { entrants }: ReportData, measure: ReportMeasure) {
  const told = entries.filter(({ entrant }) => entrant.tells[measure.name])
  const byStars = groups(
    told.flatMap(({ rows }) => rows),
    ({ stars }) => stars,
  )
  return byStars.flatMap(([stars, members]) =>
    reportGroup(title, members, entrants).entries.flatMap(({ entrant, rows }) => {
      const costs = costsOf(measure, rows)
      if (costs.length === 0) return []
      const figures = [0, 0.25, 0.5, 0.75, 1].map((share) => averagedQuantile(costs, share))
      return [{ group: title, stars, entrant, costs, figures }]
    }),
  )
}

/** The width of the letters at the left, and the heights of the texts above a panel, in pixels. */
const LETTERS = 22
const TITLE = 18
const STARS_TITLE = 20
/** The height of the axis below a panel, and the additional height of its title. */
const AXIS = 26
const AXIS_TITLE = 22

function rowOf(
  row: readonly Box[],
  stars: readonly (number | null)[],
  measure: ReportMeasure,
  isLast: boolean,
): PlotBlock {
  const step = (PLOT_WIDTH - LETTERS + SPACING - BORDER_TEXT) / stars.length
  const width = Math.floor(step - SPACING)
  const costs = row.flatMap((one) => one.costs)
  const hasBorder = !costs.every(Number.isFinite)
  const axis = {
    ...logAxis(costs, {
      length: width,
      hasBorder,
      hasBorderText: width >= WITH_BORDER_TEXT,
      padding: 'both',
      label: measure.label,
    }),
    hasBorder,
    title: null,
  }
  const letters = Array.from(new Set(row.map(({ entrant }) => entrant.letter)))
  const height = letters.length * LINE + 6
  const top = TITLE + STARS_TITLE
  const panels = stars.flatMap((one, index): PlotMark[] => {
    const own = row.filter((other) => other.stars === one)
    const puzzles = Math.max(0, ...own.map(({ costs }) => costs.length))
    const title =
      one === null && stars.length === 1 ? countOf(puzzles, 'puzzle') : `${starsTitle(one)} (${puzzles})`
    const frame = { left: Math.round(LETTERS + index * step), top, width, height }
    return [
      label(title, frame.left, TITLE + STARS_TITLE / 2 - 1, { size: TEXT.note }),
      ...panelOf(own, axis, letters, frame),
    ]
  })
  return {
    marks: [
      label(row[0].group, 0, TITLE / 2, { size: TEXT.title, weight: 'bold' }),
      ...panels,
      ...(isLast
        ? [
            label(measure.axis, PLOT_WIDTH / 2, top + height + AXIS + AXIS_TITLE / 2, {
              align: 'middle',
              size: TEXT.axis,
            }),
          ]
        : []),
    ],
    height: top + height + AXIS + (isLast ? AXIS_TITLE : 0),
  }
}

/** The least width of a panel with the text "unsolved" at its border; the caption says what narrower ones have there. */
const WITH_BORDER_TEXT = 200
/** The width by which the text "unsolved", centred on the border, extends beyond the last panel. */
const BORDER_TEXT = 28

function starsTitle(stars: number | null): string {
  return stars === null ? 'no stars' : countOf(stars, 'star')
}

interface RowAxis extends LogAxis {
  readonly hasBorder: boolean
  readonly title: string | null
}

/** The panel of one number of stars, with a line for each contender in its row of panels. */
function panelOf(own: readonly Box[], axis: RowAxis, letters: readonly string[], frame: Frame): PlotMark[] {
  const { left, top, width, height } = frame
  const rows = scaleBand()
    .domain(letters)
    .range([top + 3, top + height - 3])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const shade = left + axis.place(axis.shadeFrom)
  const place = (cost: number) => left + axis.place(cost)
  const [boxed, few] = [true, false].map((wanted) =>
    own.filter(({ costs }) => costs.length >= FEWEST === wanted),
  )
  const middle = (letter: string) => (rows(letter) ?? 0) + rows.bandwidth() / 2
  return [
    ...(axis.hasBorder ? [box(shade, top, left + width - shade, height, { fill: SHADE })] : []),
    ...ground(frame, axis, 'bottom'),
    ...bottomAxis(frame, axis),
    ...letters.map((letter) =>
      label(letter, left - 6, middle(letter), { align: 'end', size: TEXT.tick, weight: 'bold' }),
    ),
    ...boxMarks(boxed, (one) => rows(one.entrant.letter) ?? 0, rows.bandwidth(), place),
    ...few.flatMap((one) => pointsOf(one, middle(one.entrant.letter), place)),
  ]
}

/** The smallest width of a box, in pixels; a narrower one would disappear behind its median. */
const NARROWEST = 1

/** The boxes of a panel. Shapes of the same look are drawn as one path, which keeps files small. */
function boxMarks(
  own: readonly Box[],
  topOf: (one: Box) => number,
  height: number,
  place: (cost: number) => number,
): PlotMark[] {
  const drawn = own.map((one) => {
    const [least, lower, median, upper, most] = one.figures.map(place)
    const [y, width] = [topOf(one), Math.max(NARROWEST, upper - lower)]
    return {
      ...boxFill(one.entrant.index),
      outline: { x: Math.min(lower, upper - width), y, width, height },
      whisker: segment(least, y + height / 2, most, y + height / 2),
      median: segment(median, y - 1, median, y + height + 1),
    }
  })
  const outlines = drawn.map(({ outline }) => outline)
  const [whiskers, medians] = [drawn.map(({ whisker }) => whisker), drawn.map(({ median }) => median)]
  const byFill = flatRollup(
    drawn,
    (same) => same.map(({ outline }) => outline),
    ({ fill }) => fill,
    ({ opacity }) => opacity,
  )
  if (drawn.length === 0) return []
  return [
    lines(whiskers, stroke(INK, 1.2)),
    // A white background hides the lines behind the boxes.
    boxesPath(outlines, { fill: PAPER }),
    ...byFill.map(([fill, opacity, same]) => boxesPath(same, { fill, opacity })),
    boxesPath(outlines, { stroke: stroke(INK, 0.8) }),
    lines(medians, stroke(INK, 2)),
  ]
}

const POINT_AREA = 34

function pointsOf({ entrant, costs }: Box, y: number, place: (cost: number) => number): PlotMark[] {
  const at = costs.map((cost) => [place(cost), y] as const)
  const circle = pointShape(0)
  return [
    points(circle, POINT_AREA, at, boxFill(entrant.index)),
    points(circle, POINT_AREA, at, { stroke: stroke(INK, 0.8) }),
  ]
}

function alternativeOf(all: readonly Box[], measure: ReportMeasure): string {
  const sentences = groups(all, ({ group }) => group).map(([group, own]) => {
    const medians = own.map(({ entrant, stars, figures: [, , median] }) => {
      const figure = Number.isFinite(median) ? measure.label(median) : 'unsolved'
      return `${entrant.name} ${starsTitle(stars)} ${figure}`
    })
    return `${group}: ${medians.join(', ')}.`
  })
  return `Box plots of the ${measure.axis} by number of stars, on logarithmic scales. Medians: ${sentences.join(' ')}`
}

const FIGURES = ['minimum', 'lower quartile', 'median', 'upper quartile', 'maximum']

function summaryOf(all: readonly Box[], format: (value: number) => string): Table {
  return fieldTable(all, [
    [CONTENDER, ({ entrant }) => entrant.name],
    [GROUP, ({ group }) => group],
    [exact('Stars'), ({ stars }) => stars],
    [exact('Given', 'puzzles'), ({ costs }) => costs.length],
    [exact('Solved'), ({ costs }) => costs.filter(Number.isFinite).length],
    ...FIGURES.map(
      (title, index): Field<Box> => [
        { ...textColumn(title), format },
        ({ figures }) => (Number.isFinite(figures[index]) ? figures[index] : null),
      ],
    ),
  ])
}
