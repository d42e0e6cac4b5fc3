// The names of cells in a language: `r2c5` is `Z2S5` in German.

import { say } from './formatMessage.ts'

/** Replaces the names of all cells in a text, such as `r2c5`; `form` is the form of a language, such as `Z{row}S{column}`. */
export function withLocalCellNames(text: string, form: string): string {
  return text.replaceAll(/\br(\d+)c(\d+)\b/g, (_, row: string, column: string) => say(form, { row, column }))
}
