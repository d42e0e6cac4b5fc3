// Random full boards: a path over the open cells, moved until it no longer depends on its start.

import { below, type Rng } from '../../kernel/rng.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import type { FullBoard, Wishes } from '../making.ts'
import { type SymmetryName, turnsOf } from '../symmetry.ts'
import { type HidokuPuzzle, type HidokuShape, neighboursOf } from './puzzle.ts'
import { drawBlocked, openCells, openWays } from './randomBlockedCells.ts'
import { findPath, moved, snake, type Ways } from './randomPath.ts'

/**
 * Moves for each cell. The turns, the diagonals, the remaining steps of the starting snake and the place of 1
 * reach their long-run means after 20 moves a cell on a 10x10 board, and after 50 on the slowest, 31x31/rook.
 */
const MOVES = 60

/**
 * Steps for each cell in the search for a first path around blocked cells. Fifty times as many find no more
 * paths.
 */
const STEPS = 100

/** The number of random choices of blocked cells before the path decides which cells to block. */
const DRAWS = 10

/**
 * Fills a board with a random path. At first, blocked cells are chosen until a path around them is found.
 * With many blocked cells this hardly ever succeeds. Then a path of the required length is generated, and the
 * other cells are blocked. These are often corners, and are not symmetric, so nothing is returned if a
 * symmetry is required.
 */
export function fillHidoku(
  rng: Rng,
  shape: HidokuShape,
  wishes: Wishes,
): FullBoard<HidokuPuzzle> | undefined {
  const blocked = Number(wishes.own.blocked ?? 0)
  const length = shape.rows * shape.columns - blocked
  if (length < 2) return undefined
  let path: number[] | undefined
  for (let draw = 0; draw < DRAWS && blocked > 0 && !path; draw++) {
    path = pathAround(rng, shape, blocked, wishes.symmetry)
  }
  if (blocked === 0 || wishes.symmetry === 'none') path ??= freePath(rng, shape, length)
  if (!path) return undefined
  // On a Numbrix no move changes the colour of the odd numbers, and in a single row no move changes anything.
  // So the path is reversed at random.
  if (below(rng, 2) === 0) path.reverse()
  const solution = new Array<number>(shape.rows * shape.columns).fill(0)
  path.forEach((cell, index) => {
    solution[cell] = index + 1
  })
  const givens = solution.map((value) => (value === 0 ? BLOCKED : value))
  return { puzzle: { shape, givens }, solution }
}

/** A path of this length anywhere on the board. */
function freePath(rng: Rng, shape: HidokuShape, length: number): number[] {
  const turns = turnsOf(shape)
  const turn = turns[below(rng, turns.length)]
  return mixed(rng, shape, snake(shape.columns, length), neighboursOf(shape)).map((cell) => turn[cell])
}

/** A path around random blocked cells with this symmetry. */
function pathAround(
  rng: Rng,
  shape: HidokuShape,
  count: number,
  symmetry: SymmetryName,
): number[] | undefined {
  const blocked = drawBlocked(rng, shape, count, symmetry)
  if (!blocked) return undefined
  const open = openCells(blocked)
  const ways = openWays(shape, blocked)
  const path = findPath(rng, open, ways, STEPS * open.length)
  return path && mixed(rng, shape, path, ways)
}

function mixed(rng: Rng, shape: HidokuShape, path: readonly number[], ways: Ways): number[] {
  return moved(rng, path, ways, shape.adjacency === 'king' ? 8 : 4, MOVES * ways.length)
}
