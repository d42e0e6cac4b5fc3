// Tables: once for people in HTML, once for programs as CSV (RFC 4180, with the line ends of this system's text files).

import { type CsvField, csvRow } from '../../formats/csv.ts'
import { escaped } from '../../render/xml.ts'

/** What stands in a cell; null where there is nothing to say. */
export type Cell = CsvField

/** A column of a table. */
export interface Column {
  /** In CSV: `geometric_mean_nodes`. */
  readonly key: string
  /** On the page. */
  readonly title: string
  /** How a person reads the number; a column without it is text. */
  readonly format?: (value: number) => string
}

/** A table, for a page and for CSV. */
export interface Table {
  /** The columns, from left to right. */
  readonly columns: readonly Column[]
  /** The rows, one cell a column. */
  readonly rows: readonly (readonly Cell[])[]
}

/** The table as CSV, with a line of keys. */
export function csvOf({ columns, rows }: Table): string {
  return [columns.map(({ key }) => key), ...rows].map((cells) => `${csvRow(cells)}\n`).join('')
}

/** A table of the page; what is missing is a dash. */
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
  // A name may be broken behind a slash.
  const name = text.replaceAll('/', '/<wbr/>')
  return index === 0 ? `<th scope="row">${name}</th>` : `<td class="t">${name}</td>`
}
