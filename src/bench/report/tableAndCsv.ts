// Tables, and their text as CSV for programs (RFC 4180, except that lines end as in other text files of the system).
// `htmlElements.ts` writes tables for a page, and `latexTable.ts` writes them for papers.

import { type CsvField, csvRow } from '../../formats/formatCsvRow.ts'

/** A value of which only a lower or an upper bound is known. */
interface Bounded {
  /** The bound. */
  readonly value: number
  /** `least`: the true value is at least `value`; `most`: it is at most `value`. */
  readonly bound: 'least' | 'most'
}

/** The value of a cell; null for an unknown value. */
export type Cell = CsvField | Bounded

/** How the numbers of a column are printed in one unit. */
export interface Scale {
  /** The unit, such as `ms`; absent for pure numbers. */
  readonly unit?: string
  /** Formats a number in this unit, without the unit. */
  format(value: number): string
}

/** A column of a table. */
export interface Column {
  /** The key in CSV, such as `geometric_mean_nodes`. */
  readonly key: string
  /** The title on the page. */
  readonly title: string
  /** Formats the numbers of the column on the page; a column without this function is text. */
  readonly format?: (value: number) => string
  /** Whether values may be bounds; CSV then states the kind of bound in a further column, `KEY_bound`. */
  readonly isBounded?: boolean
  /** Chooses one unit for all numbers of the column in a printed table; the head of the column states the unit. */
  readonly scale?: (values: readonly number[]) => Scale
  /** The heading above neighbouring columns, such as `Nodes`. */
  readonly group?: string
  /** The title below the heading in `group`, such as `Total`. */
  readonly short?: string
  /** Whether texts of the column may take several lines in a printed table. */
  readonly isWide?: boolean
}

/** A table, for a page, for CSV and for papers. */
export interface Table {
  /** The columns, from left to right. */
  readonly columns: readonly Column[]
  /** The rows, with one cell per column. */
  readonly rows: readonly (readonly Cell[])[]
}

/** A column with a function that returns its cell for an item. */
export type Field<Item> = readonly [column: Column, cellOf: (item: Item) => Cell]

/** A table with a row for each item. */
export function fieldTable<Item>(items: readonly Item[], fields: readonly Field<Item>[]): Table {
  return {
    columns: fields.map(([column]) => column),
    rows: items.map((item) => fields.map(([, cellOf]) => cellOf(item))),
  }
}

/** The sign before a bound. */
export const SIGNS = { least: '≥ ', most: '≤ ' } as const

/** A cell with a value and, if there is one, its bound. */
export function boundedCell(value: number | null, bound: Bounded['bound'] | undefined): Cell {
  return value === null || bound === undefined ? value : { value, bound }
}

/** Returns the table as CSV, with a first line of keys. */
export function csvOf({ columns, rows }: Table): string {
  const keys = columns.flatMap(({ key, isBounded }) => (isBounded ? [key, `${key}_bound`] : [key]))
  const fields = rows.map((cells) =>
    cells.flatMap((cell, index) => csvFields(cell, columns[index].isBounded === true)),
  )
  return [keys, ...fields].map((cells) => `${csvRow(cells)}\n`).join('')
}

function csvFields(cell: Cell, isBounded: boolean): CsvField[] {
  const { value, bound } = isBound(cell) ? cell : { value: cell, bound: null }
  return isBounded ? [value, bound] : [value]
}

/** Whether a cell is a bound. */
function isBound(cell: Cell): cell is Bounded {
  return typeof cell === 'object' && cell !== null
}

/** The number of a cell, also if it is only a bound; null if the cell has no number. */
export function numberOf(cell: Cell): number | null {
  if (isBound(cell)) return cell.value
  return typeof cell === 'number' ? cell : null
}

/** The text of a cell: `7.50`, `≥ 59.5`, or a dash for an unknown value. */
export function cellText(cell: Cell, format: (value: number) => string = String): string {
  if (cell === null) return '–'
  if (isBound(cell)) return `${SIGNS[cell.bound]}${format(cell.value)}`
  return typeof cell === 'number' ? format(cell) : cell
}

/** Neighbouring columns with the same heading, or a single column without a heading. */
interface ColumnGroup {
  readonly heading?: string
  readonly columns: readonly Column[]
}

/** The columns, grouped by the headings above them; empty if no column has a heading. */
export function columnGroups(columns: readonly Column[]): ColumnGroup[] {
  if (columns.every(({ group }) => group === undefined)) return []
  const groups: { heading?: string; columns: Column[] }[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    if (last && column.group !== undefined && last.heading === column.group) last.columns.push(column)
    else groups.push({ columns: [column], ...(column.group !== undefined && { heading: column.group }) })
  }
  return groups
}
