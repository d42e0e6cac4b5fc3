// The lines of a board in facts: rows, columns, then the two diagonals.

import type { LineBoard } from './model.ts'

/** A kind of line. Facts use `row 3` or `falling`. */
export type LineKind = 'row' | 'column' | 'falling' | 'rising'

/** A line as a fact. */
export function lineFact(
  { rows, columns }: Pick<LineBoard<never>, 'rows' | 'columns'>,
  line: number,
): string {
  if (line < rows) return `row ${line + 1}`
  if (line < rows + columns) return `column ${line - rows + 1}`
  return line === rows + columns ? 'falling' : 'rising'
}
