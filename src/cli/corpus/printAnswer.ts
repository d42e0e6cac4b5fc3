// Prints the answers of a query as they come: as a table, as JSON Lines or as CSV.

import { csvField, csvRow } from '../../formats/csv.ts'
import type { PlainValue } from '../../runs/corpora/duckdb.ts'
import { bold, flush, print } from '../shared/output.ts'

/** The forms of answers. */
export type AnswerForm = 'table' | 'json' | 'csv'

/** Prints the columns and rows of an answer. */
interface AnswerPrinter {
  columns(names: readonly string[]): void
  rows(rows: readonly (readonly PlainValue[])[]): Promise<void>
  /** Prints what is left. */
  end(): void
}

/** Makes a printer for a form. */
export function makeAnswerPrinter(form: AnswerForm): AnswerPrinter {
  if (form === 'table') return tablePrinter()
  let keys: readonly string[] = []
  return {
    columns(names) {
      keys = names
      if (form === 'csv') print(csvRow(names))
    },
    async rows(rows) {
      for (const row of rows) print(form === 'csv' ? csvRow(row.map(csvField)) : jsonOf(keys, row))
      await flush()
    },
    end() {},
  }
}

function jsonOf(keys: readonly string[], row: readonly PlainValue[]): string {
  return JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, row[index]])))
}

/** The widths of columns suit this many rows; longer texts of later rows stand out. */
const MEASURED_ROWS = 1000

function tablePrinter(): AnswerPrinter {
  let head: readonly string[] = []
  let first: (readonly PlainValue[])[] = []
  let line: ((row: readonly PlainValue[]) => string) | undefined

  function begin(): void {
    const widths = head.map((name, column) =>
      Math.max(name.length, ...first.map((row) => cellText(row[column]).length)),
    )
    const isNumber = head.map((_, column) => first.some((row) => typeof row[column] === 'number'))
    const pad = (text: string, column: number) =>
      isNumber[column] ? text.padStart(widths[column]) : text.padEnd(widths[column])
    const lineOf = (cells: readonly string[]) => cells.map(pad).join('  ').trimEnd()
    print(bold(lineOf(head)))
    for (const row of first) print(lineOf(row.map(cellText)))
    first = []
    line = (row) => lineOf(row.map(cellText))
  }

  return {
    columns(names) {
      head = names
    },
    async rows(rows) {
      if (line) for (const row of rows) print(line(row))
      else first.push(...rows)
      if (!line && first.length >= MEASURED_ROWS) begin()
      await flush()
    },
    end() {
      if (!line) begin()
    },
  }
}

/** The text of a cell on one line; nothing for null. */
function cellText(value: PlainValue): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
