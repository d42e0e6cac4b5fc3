// Box plots of the cost of a puzzle by its stars: a row of panels for each family, a panel for each number of
// stars, and a box for each contender. An unsolved puzzle counts as more than any solved one: quartiles that
// fall there are drawn on the border. Quartiles of two or three puzzles would mislead, so fewer than five
// puzzles are drawn as points.
//
//        1 star        2 stars
//   A  ├─[│]──┤      ├──[ │ ]───┤
//   B   ├[│]┤           ├─[  │  ]──┤┊

import { groupRows } from '../statistics/rowsByFamily.ts'
import { type LogAxis, logAxis, logChannel } from './logAxis.ts'
import { averagedQuantile, countOf } from './numberTexts.ts'
import { colourChannel, type Plot, plotKey } from './plot.ts'
import { type Entrant, type Group, type ReportData, reportGroup } from './reportData.ts'
import { costsOf, type ReportMeasure } from './reportMeasures.ts'
import type { Table } from './table.ts'
import { GRID, INK, PLOT_WIDTH, SHADE, type Spec } from './theme.ts'

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
/** The space between panels, in which the label of the border may extend. */
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
    .map((row, index, { length }) => rowOf(row, stars, entrants, measure, index === length - 1))
  const isGraded = stars.some((one) => one !== null)
  return {
    name: `stars-${measure.noun}`,
    title: isGraded ? `${capital(measure.noun)} by stars` : `Spread of the ${measure.noun}`,
    caption: `Each box shows one contender on the puzzles ${isGraded ? 'with one number of stars' : 'of one family'}. The box spans the middle half of the puzzles, the stroke in it marks the median, and the thin line extends from the minimum to the maximum. Fewer than ${FEWEST} puzzles are drawn as points. Unsolved puzzles count as more than any solved one and lie on the border at the right; a median there means that half of the puzzles or more were not solved. Each family has its own scale.`,
    alternative: alternativeOf(all, measure),
    spec: { vconcat: [...rows, plotKey(entrants, 'box')], spacing: 16 },
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

function rowOf(
  row: readonly Box[],
  stars: readonly (number | null)[],
  entrants: readonly Entrant[],
  measure: ReportMeasure,
  isLast: boolean,
): Spec {
  const width = Math.floor((PLOT_WIDTH - 30 - (stars.length - 1) * SPACING) / stars.length)
  const axis = logAxis(
    row.flatMap(({ costs }) => costs),
    {
      length: width,
      room: 30,
      hasBorder: row.some(({ costs }) => costs.some((cost) => !Number.isFinite(cost))),
      isPadded: true,
      label: measure.label,
    },
  )
  const letters = Array.from(new Set(row.map(({ entrant }) => entrant.letter)))
  const hconcat = stars.map((one, index) => {
    const own = row.filter((box) => box.stars === one)
    const puzzles = Math.max(0, ...own.map(({ costs }) => costs.length))
    const title =
      one === null && stars.length === 1 ? countOf(puzzles, 'puzzle') : `${starsTitle(one)} (${puzzles})`
    const xTitle = isLast ? measure.axis : null
    return panelOf({ own, title, axis, letters, entrants, width, hasLetters: index === 0, xTitle })
  })
  return { title: { text: row[0].group, offset: 4 }, hconcat, spacing: SPACING, bounds: 'flush' }
}

function starsTitle(stars: number | null): string {
  return stars === null ? 'no stars' : countOf(stars, 'star')
}

interface BoxPanel {
  readonly own: readonly Box[]
  readonly title: string
  readonly axis: LogAxis
  readonly letters: readonly string[]
  readonly entrants: readonly Entrant[]
  readonly width: number
  readonly hasLetters: boolean
  readonly xTitle: string | null
}

function panelOf({ own, title, axis, letters, entrants, width, hasLetters, xTitle }: BoxPanel): Spec {
  const { domain, border = Infinity } = axis
  const [few, many] = [true, false].map((isFew) => own.filter(({ costs }) => costs.length < FEWEST === isFew))
  const points = few.flatMap(({ entrant: { letter }, costs }) =>
    costs.map((cost) => ({ letter, cost: Math.min(cost, border) })),
  )
  const values = many.map(({ entrant: { letter }, figures }) => {
    const [least, lower, median, upper, most] = figures.map((figure) => Math.min(figure, border))
    return { letter, least, lower, median, upper, most }
  })
  const y = {
    field: 'letter',
    type: 'nominal',
    title: null,
    scale: { domain: letters, paddingInner: 0.3, paddingOuter: 0.2 },
    axis: hasLetters ? { ticks: false, labelFontWeight: 'bold', labelFontSize: 10.5 } : null,
  }
  const channel = (field: string) => logChannel(field, axis, xTitle, { grid: true, gridColor: GRID })
  const edge = Math.min(border, domain[1]) ** 2 / domain[1]
  const shade = {
    data: { values: [{ from: edge, to: domain[1] }] },
    mark: { type: 'rect', color: SHADE },
    encoding: { x: channel('from'), x2: { field: 'to' } },
  }
  return {
    title: { text: title, fontSize: 11.5, fontWeight: 'normal', offset: 3 },
    width,
    height: letters.length * LINE + 6,
    data: { values },
    layer: [
      ...(axis.border === undefined ? [] : [shade]),
      {
        mark: { type: 'rule', strokeWidth: 1.2, color: INK },
        encoding: { y, x: channel('least'), x2: { field: 'most' } },
      },
      // The white bar hides the lines behind the box.
      {
        mark: { type: 'bar', color: 'white', height: { band: 0.9 }, minBandSize: 5 },
        encoding: { y, x: channel('lower'), x2: { field: 'upper' } },
      },
      {
        mark: {
          type: 'bar',
          stroke: INK,
          strokeWidth: 0.8,
          fillOpacity: 0.5,
          height: { band: 0.9 },
          minBandSize: 5,
        },
        encoding: { y, x: channel('lower'), x2: { field: 'upper' }, color: colourChannel(entrants) },
      },
      {
        mark: { type: 'tick', thickness: 2, color: INK, height: { band: 1 } },
        encoding: { y, x: channel('median') },
      },
      {
        data: { values: points },
        mark: {
          type: 'point',
          shape: 'circle',
          size: 34,
          stroke: INK,
          strokeWidth: 0.8,
          fillOpacity: 0.5,
          opacity: 1,
        },
        encoding: { y, x: channel('cost'), fill: colourChannel(entrants) },
      },
    ],
  }
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
