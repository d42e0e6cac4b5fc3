// Tables, as HTML for people and as CSV for programs (RFC 4180, with the line ends of the system's text
// files).

import { type CsvField, csvRow } from '../../formats/csv.ts'
import { escaped } from '../../render/xml.ts'

/** The value of a cell; null for an unknown value. */
export type Cell = CsvField

/** A column of a table. */
export interface Column {
  /** The key in CSV, such as `geometric_mean_nodes`. */
  readonly key: string
  /** The title on the page. */
  readonly title: string
  /** Formats the numbers of the column on the page; a column without it is text. */
  readonly format?: (value: number) => string
}

/** A table, for a page and for CSV. */
export interface Table {
  /** The columns, from left to right. */
  readonly columns: readonly Column[]
  /** The rows, with one cell per column. */
  readonly rows: readonly (readonly Cell[])[]
}

/** Returns the table as CSV, with a first line of keys. */
export function csvOf({ columns, rows }: Table): string {
  return [columns.map(({ key }) => key), ...rows].map((cells) => `${csvRow(cells)}\n`).join('')
}

/** Returns the table as HTML, with dashes for unknown values. */
export function htmlTable({ columns, rows }: Table): string {
  const head = columns.map(
    ({ title, format }) => `<th scope="col"${format ? ' class="n"' : ''}>${escaped(title)}</th>`,
  )
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => htmlCell(cell, columns[index], index)).join('')}</tr>`,
  )
  return [
    '<div class="wide"><table>',
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>\n${body.join('\n')}\n</tbody></table></div>\n`,
  ].join('')
}

function htmlCell(cell: Cell, { format }: Column, index: number): string {
  if (typeof cell === 'number') return `<td>${escaped(format ? format(cell) : String(cell))}</td>`
  const text = escaped(cell ?? '–')
  if (format) return `<td>${text}</td>`
  // A long name may be broken after a slash.
  const name = text.replaceAll('/', '/<wbr/>')
  return index === 0 ? `<th scope="row">${name}</th>` : `<td class="t">${name}</td>`
}
