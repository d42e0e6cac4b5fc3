// The checks that every notation applies to a cage.

import { count } from '../gridText.ts'
import { PuzzleError, type Span } from '../puzzleError.ts'
import { cannotBeFilled } from './enumerateFillings.ts'
import { type Cage, edgeNeighbours, type KenkenShape } from './puzzle.ts'

/** The positions of a cage's target and operator in the text. */
type CageSpans = Readonly<Record<'target' | 'operator', Span>>

/** Refuses a cage that has no cells, is not connected, has `=` for several cells, or cannot be filled. */
export function expectCage(cage: Cage, shape: KenkenShape, at: CageSpans): void {
  expectCageForm(cage, shape, at)
  const { operator, target, cells } = cage
  if (cannotBeFilled(shape.size, cage)) {
    const where = cells.length === 1 ? 'in one cell' : `in these ${count(cells.length, 'cell')}`
    const message = `no numbers from 1 to ${shape.size} make ${target}${operator} ${where}`
    throw new PuzzleError('cage', message, at.target)
  }
}

/** Refuses a cage that has no cells, is not connected, or has `=` for several cells. */
export function expectCageForm(
  { operator, target, cells }: Cage,
  { size }: KenkenShape,
  at: CageSpans,
): void {
  const clue = `${target}${operator}`
  if (cells.length === 0) throw new PuzzleError('cage', `the cage ${clue} has no cells`, at.target)
  if (operator === '=' && cells.length > 1) {
    throw new PuzzleError('operator', `"=" is for cages of one cell; expected + - x or / here`, at.operator)
  }
  if (!isConnected(cells, size)) {
    throw new PuzzleError('cage', `the cells of the cage ${clue} are not connected along edges`, at.target)
  }
}

function isConnected(cells: readonly number[], size: number): boolean {
  const unseen = new Set(cells)
  const reached = [cells[0]]
  unseen.delete(cells[0])
  for (const cell of reached) {
    for (const next of edgeNeighbours(size)[cell]) if (unseen.delete(next)) reached.push(next)
  }
  return unseen.size === 0
}
