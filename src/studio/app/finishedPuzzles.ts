// The puzzles of the table of which books and sheets are made, and what is wrong with them by their numbers on the table.

import { say } from '../../words/formatMessage.ts'
import type { TaskFault } from '../engine/tasks.ts'
import type { StudioDocument, TablePiece } from './document.ts'

/** The puzzles of a table that are finished. */
export function finishedOf({ pieces }: StudioDocument): readonly TablePiece[] {
  return pieces.filter(({ id }) => id !== undefined)
}

/** A fault of a book of the table: its puzzles with their numbers on the table. Also returns the first of them. */
export function faultOnTable(
  fault: TaskFault,
  document: StudioDocument,
): { readonly fault: TaskFault; readonly piece: TablePiece | undefined } {
  const { said, puzzles = [] } = fault
  const [piece, first] = puzzles.map((line) => finishedOf(document)[line - 1])
  const numberOf = (one: TablePiece) => document.pieces.indexOf(one) + 1
  const gaps = { ...(piece && { puzzle: numberOf(piece) }), ...(first && { first: numberOf(first) }) }
  return { fault: said === undefined ? fault : { ...fault, said: say(said, gaps) }, piece }
}
