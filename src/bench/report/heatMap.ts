// A heat map of contenders by families. Each cell shows the geometric mean of the cost of a puzzle. If
// puzzles were capped, each counts with the amount spent until then, and the mean is a lower bound: the mean
// of the solved ones alone would favour contenders that solve only easy puzzles. A failed puzzle has no known
// cost; the cell is marked.

import { geometricMean } from '../statistics/means.ts'
import { percent } from './numberTexts.ts'
import type { Plot } from './plot.ts'
import type { Entrant, GroupEntry, ReportData } from './reportData.ts'
import { type ReportMeasure, spentOn } from './reportMeasures.ts'
import type { Table } from './table.ts'
import { INK, PLOT_WIDTH, type Spec } from './theme.ts'

interface HeatCell {
  readonly entrant: Entrant
  readonly group: string
  readonly given: number
  readonly solved: number
  readonly capped: number
  /** The geometric mean over the solved and capped puzzles; null if it is unknown. */
  readonly mean: number | null
}

const ROW = 36
const NAMES = 230
/** The greatest width of a column, the width of a letter, and the height of a line. */
const COLUMN = 120
const LETTER = 6.2
const LINE = 13
/** From light to dark, so that the order also holds in a grey print. */
const SHADES = [
  [244, 248, 252],
  [158, 202, 225],
  [49, 130, 189],
  [8, 48, 107],
]
const UNKNOWN = '#eeeeee'
/** Above this place, white text is more legible than dark text; there, both have a contrast of 4 to 1. */
const DARK = 0.65

/** The heat map of a measure; undefined if no contender reports it. */
export function heat(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const cells = report.groups.flatMap(({ title, entries }) =>
    entries.map((entry) => cellOf(title, entry, measure)),
  )
  if (!cells.some(({ mean }) => mean !== null)) return undefined
  return {
    name: `heat-${measure.noun}`,
    title: `Contenders and families by ${measure.noun}`,
    caption: `Each cell shows the geometric mean of the ${measure.noun} per puzzle; darker cells have larger means. A share below the mean is the share of puzzles solved, if not all were. If puzzles were capped, each counts with the amount spent until the limit, and the mean is a lower bound (≥). A star marks a mean without the puzzles that failed. An empty cell means that the contender was not given these puzzles.`,
    alternative: alternativeOf(cells, report, measure),
    spec: specOf(cells, report, measure),
    summary: tableOf(cells, measure, measure.text),
    data: tableOf(cells, measure, String),
  }
}

function cellOf(group: string, { entrant, rows }: GroupEntry, measure: ReportMeasure): HeatCell {
  const [solved, capped] = ['solved', 'capped'].map((wanted) =>
    rows.filter(({ outcome }) => outcome === wanted),
  )
  const counted = [...solved, ...capped]
  const values = counted.map((row) => spentOn(measure, row)).filter((value) => value !== undefined)
  const isKnown = entrant.tells[measure.name] && values.length === counted.length && values.length > 0
  return {
    entrant,
    group,
    given: rows.length,
    solved: solved.length,
    capped: capped.length,
    mean: isKnown ? geometricMean(values) : null,
  }
}

const isBound = ({ capped }: HeatCell): boolean => capped > 0
const hasFailed = ({ given, solved, capped }: HeatCell): boolean => solved + capped < given

function meanText(cell: HeatCell, { text, noun }: ReportMeasure): string {
  if (cell.mean === null) return cell.solved + cell.capped > 0 ? `no ${noun}` : 'failed'
  return `${isBound(cell) ? '≥ ' : ''}${text(cell.mean)}${hasFailed(cell) ? ' *' : ''}`
}

function specOf(cells: readonly HeatCell[], { groups, entrants }: ReportData, measure: ReportMeasure): Spec {
  const titles = groups.map(({ title }) => title)
  const shown = entrants.filter((one) => cells.some(({ entrant }) => entrant === one))
  const width = PLOT_WIDTH - NAMES - 20
  const logs = cells.flatMap(({ mean }) => (mean === null ? [] : [Math.log10(mean)]))
  const least = Math.min(...logs)
  const most = Math.max(...logs, least + 1)
  const { labels, lines } = wrappedLabels(titles, width)
  const values = cells.map((cell) => {
    const place = cell.mean === null ? null : (Math.log10(cell.mean) - least) / (most - least)
    const text = [
      meanText(cell, measure),
      cell.solved < cell.given ? percent(cell.solved / cell.given) : '',
    ].filter(Boolean)
    const fill = place === null ? UNKNOWN : shadeAt(place)
    return { name: cell.entrant.name, group: cell.group, text, fill, ink: (place ?? 0) > DARK ? '#fff' : INK }
  })
  const place = {
    x: {
      field: 'group',
      type: 'nominal',
      title: null,
      scale: { domain: titles, paddingInner: 0.03 },
      axis: {
        orient: 'top',
        labelAngle: 0,
        ticks: false,
        domain: false,
        labelExpr: labels,
        labelLineHeight: LINE,
        labelPadding: (lines - 1) * LINE + 4,
      },
    },
    y: {
      field: 'name',
      type: 'nominal',
      title: null,
      scale: { domain: shown.map(({ name }) => name), paddingInner: 0.06 },
      axis: { ticks: false, domain: false, labelLimit: NAMES, labelExpr: letteredLabels(shown) },
    },
  }
  return {
    width: Math.min(width, titles.length * COLUMN),
    height: shown.length * ROW,
    view: { stroke: null },
    data: { values },
    layer: [
      {
        mark: { type: 'rect', stroke: '#bbb', strokeWidth: 0.5 },
        encoding: {
          ...place,
          color: { field: 'fill', type: 'nominal', scale: null },
        },
      },
      // A text of several lines starts at the first line, so it is moved up by half of its extra height.
      ...[1, 2].map((lines) => ({
        data: { values: values.filter(({ text }) => text.length === lines) },
        mark: {
          type: 'text',
          baseline: 'middle',
          fontSize: 12,
          lineHeight: LINE,
          dy: (1 - lines) * (LINE / 2),
        },
        encoding: {
          ...place,
          text: { field: 'text' },
          color: { field: 'ink', type: 'nominal', scale: null },
        },
      })),
    ],
  }
}

/** The colour at a place from 0 to 1. */
function shadeAt(place: number): string {
  const position = place * (SHADES.length - 1)
  const index = Math.min(Math.floor(position), SHADES.length - 2)
  const mixed = SHADES[index].map((from, part) => {
    return Math.round(from + (SHADES[index + 1][part] - from) * (position - index))
  })
  return `rgb(${mixed.join()})`
}

/** Wraps titles to the width of a column and aligns their last lines. */
function wrappedLabels(titles: readonly string[], width: number): { labels: string; lines: number } {
  const characters = Math.max(6, Math.floor(Math.min(COLUMN, width / titles.length) / LETTER))
  const broken = titles.map((title) => {
    const lines = ['']
    for (const word of title.split(' ')) {
      const line = lines[lines.length - 1]
      if (line && line.length + word.length >= characters) lines.push(word)
      else lines[lines.length - 1] = line ? `${line} ${word}` : word
    }
    return lines
  })
  const most = Math.max(...broken.map(({ length }) => length))
  const filled = broken.map((lines, index) => [
    titles[index],
    [...Array<string>(most - lines.length).fill(''), ...lines],
  ])
  return { labels: `(${JSON.stringify(Object.fromEntries(filled))})[datum.value]`, lines: most }
}

function letteredLabels(entrants: readonly Entrant[]): string {
  const labels = entrants.map(({ name, letter }) => [name, `${letter}  ${name}`])
  return `(${JSON.stringify(Object.fromEntries(labels))})[datum.value]`
}

function alternativeOf(cells: readonly HeatCell[], { groups }: ReportData, measure: ReportMeasure): string {
  const sentences = groups.map(({ title }) => {
    const figures = cells
      .filter(({ group, mean }) => group === title && mean !== null)
      .map(
        (cell) =>
          `${cell.entrant.name} ${meanText(cell, measure)} (${percent(cell.solved / cell.given)} solved)`,
      )
    return `${title}: ${figures.join(', ')}.`
  })
  return `Heat map with a row for each contender and a column for each family, shaded by the geometric mean of the ${measure.noun} per puzzle. ${sentences.join(' ')}`
}

function tableOf(
  cells: readonly HeatCell[],
  { name, noun }: ReportMeasure,
  format: (value: number) => string,
): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'group', title: 'Puzzles' },
      { key: 'given', title: 'Given', format: String },
      { key: 'solved', title: 'Solved', format: String },
      { key: 'capped', title: 'Capped', format: String },
      { key: 'failed', title: 'Failed', format: String },
      {
        key: `geometric_mean_${name}`,
        title: `Geometric mean, ${noun}`,
        format,
      },
      { key: 'bound', title: 'Bound' },
    ],
    rows: cells.map((cell) => [
      cell.entrant.name,
      cell.group,
      cell.given,
      cell.solved,
      cell.capped,
      cell.given - cell.solved - cell.capped,
      cell.mean,
      cell.mean === null ? '' : isBound(cell) ? 'at least' : 'exact',
    ]),
  }
}
