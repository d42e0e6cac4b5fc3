// What is wrong with something that was given, as the engine tells the page.

import { PuzzleError } from '../../families/puzzleError.ts'
import type { TaskFault } from './tasks.ts'

/** What an error says. Whatever is not an error of the input is a defect. */
export function faultOf(error: unknown): TaskFault {
  if (!(error instanceof PuzzleError)) {
    return { code: 'other', message: String(error instanceof Error ? error.message : error) }
  }
  const { code, message, line, column } = error
  return { code, message, ...(line !== undefined && { line }), ...(column !== undefined && { column }) }
}
