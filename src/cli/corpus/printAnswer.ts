// Prints the answers of a query as they come: as a table, as JSON Lines or as CSV.

import { type CsvField, csvRow } from '../../formats/csv.ts'
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

function csvField(value: PlainValue): CsvField {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** Prints a table whose widths suit the first piece of rows; longer texts of later rows stand out. */
function tablePrinter(): AnswerPrinter {
  let head: readonly string[] = []
  let line: ((row: readonly PlainValue[]) => string) | undefined
  const begin = (rows: readonly (readonly PlainValue[])[]) => {
    const widths = head.map((name, column) =>
      Math.max(name.length, ...rows.map((row) => cellText(row[column]).length)),
    )
    const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
    const pad = (text: string, column: number) =>
      isNumber[column] ? text.padStart(widths[column]) : text.padEnd(widths[column])
    print(bold(head.map(pad).join('  ').trimEnd()))
    line = (row) =>
      row
        .map((value, column) => pad(cellText(value), column))
        .join('  ')
        .trimEnd()
  }
  return {
    columns(names) {
      head = names
    },
    async rows(rows) {
      if (!line) begin(rows)
      for (const row of rows) print(line?.(row) ?? '')
      await flush()
    },
    end() {
      if (!line) begin([])
    },
  }
}

/** The text of a cell on one line; nothing for null. */
function cellText(value: PlainValue): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
