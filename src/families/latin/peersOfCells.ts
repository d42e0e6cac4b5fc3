// The cells of a Latin board that must differ from each cell.

import { isPlain, type LatinBoard, peersInGroups } from './boardOfGroups.ts'
import { peersWithPairs } from './rules/pairsAndWalks.ts'

/**
 * For each cell, the cells that must differ from it because they share a group, or because a pair requires it.
 */
export function peersOfCells(board: LatinBoard): readonly (readonly number[])[] {
  return isPlain(board) ? peersInGroups(board) : peersWithPairs(board)
}
