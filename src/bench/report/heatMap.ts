// A heat map of contenders by families. Each cell shows the geometric mean of the cost of a puzzle. If
// puzzles were capped, each counts with the amount spent until then, and the mean is a lower bound: the mean
// of the solved ones alone would favour contenders that solve only easy puzzles. A failed puzzle has no known
// cost; the cell is marked. Families differ in scale, so a cell also shows the ratio to the best mean of its column, and
// its shade is that ratio.

import { least } from 'd3-array'
import { scaleBand } from 'd3-scale'
import { SHADES as CLASSES, COLOURS, NO_CLASS } from '../../design/tokens.ts'
import type { Colour, PlotMark } from '../../scene.ts'
import { geometricMean } from '../statistics/means.ts'
import { percent, shortNumber } from './numberTexts.ts'
import { type Frame, type Plot, type PlotBlock, stackedBlocks } from './plotLayout.ts'
import { box, label } from './plotMarks.ts'
import { entrantsOf, type GroupEntry, type ReportData, type ReportMeasure, spentOn } from './reportData.ts'
import { CONTENDER, exact, GROUP, textColumn } from './sharedColumns.ts'
import { fieldTable, type Table } from './tableAndCsv.ts'
import { FAINT, PAPER, PLOT_WIDTH, TEXT } from './theme.ts'

type HeatCell = ReturnType<typeof cellOf>

const ROW = 42
/** The width of the names at the left, and of the letter within that width. */
const NAMES = 236
const LETTER_ROOM = 24
/** The greatest width of a column, and the width of a letter and the height of a line in the headings of columns. */
const COLUMN = 120
const LETTER = 7.2
const LINE = 17
/** The shades from light to dark, whose order is also visible in a grey print. */
const SHADES = [COLOURS.surface.light, ...CLASSES].map((colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
)
/**
 * The position on the scale of shades above which white text is more legible than black text; at this position, both have a
 * contrast of 4.5 to 1.
 */
const DARK = 0.654
/** Ink would be too light on middle shades. */
const BLACK: Colour = '#000000'

/** The ratio at which cells are darkest. */
const DARKEST = 1000

/** The heat map of a measure; undefined if no contender reports it. */
export function heat(report: ReportData, measure: ReportMeasure): Plot | undefined {
  const cells = report.groups.flatMap(({ title, entries }) =>
    entries.map((entry) => cellOf(title, entry, measure)),
  )
  if (!cells.some(({ mean }) => mean !== null)) return undefined
  return {
    name: `heat-${measure.noun}`,
    title: `Contenders and families by ${measure.noun}`,
    caption: `Each cell shows the geometric mean of the ${measure.noun} per puzzle and, below it, its ratio to the smallest mean of the column. Darker cells have larger ratios, up to ${DARKEST}. A percentage is the share of puzzles solved, if not all were. If puzzles were capped, each counts with the amount spent until the limit, and the mean is a lower bound (≥). A star marks a mean without the puzzles that failed. A cell has no ratio if its mean or the smallest mean covers other puzzles than the rest, or if the smallest mean is itself a bound. An empty cell means that the contender was not given these puzzles.`,
    alternative: alternativeOf(cells, report, measure),
    scene: stackedBlocks([mapOf(cells, report, measure)]),
    summary: summaryOf(cells, measure, measure.text),
    data: summaryOf(cells, measure, String),
  }
}

/** A cell with the geometric mean over the solved and capped puzzles; the mean is null if it is unknown. */
function cellOf(group: string, { entrant, rows }: GroupEntry, measure: ReportMeasure) {
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

/** The mean of a cell as a multiple of the least mean in its column; undefined if the two cannot be compared. */
function ratioOf(cell: HeatCell, column: readonly HeatCell[]): number | undefined {
  const given = Math.max(...column.map((one) => one.given))
  const comparable = column.filter((one) => one.mean !== null && one.given === given && !hasFailed(one))
  const best = least(comparable, ({ mean }) => mean)
  if (!best?.mean || !cell.mean || !comparable.includes(cell) || isBound(best)) return undefined
  return cell.mean / best.mean
}

function mapOf(
  cells: readonly HeatCell[],
  { groups, entrants, common }: ReportData,
  measure: ReportMeasure,
): PlotBlock {
  const titles = groups.map(({ title }) => title)
  const shown = entrantsOf({ entrants }, cells)
  const width = Math.min(PLOT_WIDTH - NAMES, titles.length * COLUMN)
  const heads = titles.map((title) => wrapped(title, width / titles.length))
  const lines = Math.max(...heads.map(({ length }) => length))
  const top = lines * LINE + 6
  const columns = scaleBand()
    .domain(titles)
    .range([NAMES, NAMES + width])
    .paddingInner(0.03)
  const rows = scaleBand()
    .domain(shown.map(({ name }) => name))
    .range([top, top + shown.length * ROW])
    .paddingInner(0.06)
  const middle = (title: string) => (columns(title) ?? 0) + columns.bandwidth() / 2
  return {
    marks: [
      ...(common ? [label(common, 0, top - 6 - LINE / 2, { colour: FAINT, room: NAMES - 10 })] : []),
      ...heads.flatMap((head, index) =>
        head.map((line, row) =>
          label(line, middle(titles[index]), (lines - head.length + row) * LINE + LINE / 2, {
            align: 'middle',
            size: TEXT.tick,
            room: width / titles.length - 4,
          }),
        ),
      ),
      ...shown.flatMap(({ letter, name, short }) => {
        const y = (rows(name) ?? 0) + rows.bandwidth() / 2
        return [
          label(letter, 0, y, { size: TEXT.key, weight: 'bold' }),
          label(short, LETTER_ROOM, y, { size: TEXT.key, room: NAMES - LETTER_ROOM - 10 }),
        ]
      }),
      ...cells.flatMap((cell) => {
        const column = cells.filter(({ group }) => group === cell.group)
        return cellMarks(cell, ratioOf(cell, column), measure, {
          left: columns(cell.group) ?? 0,
          top: rows(cell.entrant.name) ?? 0,
          width: columns.bandwidth(),
          height: rows.bandwidth(),
        })
      }),
    ],
    height: top + shown.length * ROW,
  }
}

function cellMarks(
  cell: HeatCell,
  ratio: number | undefined,
  measure: ReportMeasure,
  { left, top, width, height }: Frame,
): PlotMark[] {
  const place = ratio && Math.min(1, Math.log(ratio) / Math.log(DARKEST))
  const fill = place === undefined ? NO_CLASS : shadeAt(place)
  const colour: Colour = (place ?? 0) > DARK ? PAPER : BLACK
  const below = [
    ...(ratio ? [`${isBound(cell) ? '≥ ' : ''}${shortNumber(ratio)}×`] : []),
    ...(cell.solved < cell.given ? [percent(cell.solved / cell.given)] : []),
  ].join(', ')
  const texts = [meanText(cell, measure), below].filter(Boolean)
  const first = top + height / 2 - ((texts.length - 1) * LINE) / 2
  return [
    box(left, top, width, height, { fill }),
    ...texts.map((text, index) =>
      label(text, left + width / 2, first + index * LINE, {
        align: 'middle',
        size: index === 0 ? TEXT.key : TEXT.note,
        room: width - 6,
        colour,
      }),
    ),
  ]
}

/** The colour at a position from 0 to 1 on the scale of shades. */
function shadeAt(place: number): Colour {
  const position = place * (SHADES.length - 1)
  const index = Math.min(Math.floor(position), SHADES.length - 2)
  const mixed = SHADES[index].map((from, part) => {
    const value = Math.round(from + (SHADES[index + 1][part] - from) * (position - index))
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Wraps a title to a width, between words. */
function wrapped(title: string, width: number): string[] {
  const characters = Math.max(6, Math.floor(width / LETTER))
  const lines = ['']
  for (const word of title.split(' ')) {
    const line = lines[lines.length - 1]
    if (line && line.length + word.length >= characters) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
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

function summaryOf(
  cells: readonly HeatCell[],
  { name, noun }: ReportMeasure,
  format: (value: number) => string,
): Table {
  return fieldTable(cells, [
    [CONTENDER, ({ entrant }) => entrant.name],
    [GROUP, ({ group }) => group],
    [exact('Given'), ({ given }) => given],
    [exact('Solved'), ({ solved }) => solved],
    [exact('Capped'), ({ capped }) => capped],
    [exact('Failed'), ({ given, solved, capped }) => given - solved - capped],
    [{ key: `geometric_mean_${name}`, title: `Geometric mean, ${noun}`, format }, ({ mean }) => mean],
    [textColumn('Bound'), (cell) => (cell.mean === null ? '' : isBound(cell) ? 'at least' : 'exact')],
  ])
}
