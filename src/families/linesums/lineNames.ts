// The names of a board's lines: rows, columns, then the two diagonals.

import type { LineBoard } from './model.ts'

/** The English names of lines. Facts use `row 3` or `falling`. */
const LINE_NAMES = {
  row: 'row {number}',
  column: 'column {number}',
  falling: 'the falling diagonal',
  rising: 'the rising diagonal',
} as const

/** A kind of line. */
export type LineKind = keyof typeof LINE_NAMES

/** The English names of some kinds of lines. */
export function lineNames(kinds: readonly LineKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, LINE_NAMES[kind]]))
}

/** A line as a fact. */
export function lineFact(
  { rows, columns }: Pick<LineBoard<never>, 'rows' | 'columns'>,
  line: number,
): string {
  if (line < rows) return `row ${line + 1}`
  if (line < rows + columns) return `column ${line - rows + 1}`
  return line === rows + columns ? 'falling' : 'rising'
}
