// The cells of a Latin board that must differ from each cell.

import { isPlain, type LatinBoard, peersInGroups } from './boardOfGroups.ts'
import { peersWithPairs } from './rules/pairsAndWalks.ts'

/** The cells that must differ from each cell: they share a group with it, or a pair. */
export function peersOfCells(board: LatinBoard): readonly (readonly number[])[] {
  return isPlain(board) ? peersInGroups(board) : peersWithPairs(board)
}
