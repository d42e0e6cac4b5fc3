// Makes random full boards: a path over the open cells is changed by random moves until it no longer depends on the
// first path.

import { below, type Rng } from '../../kernel/rng.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import type { FullBoard, Wishes } from '../making.ts'
import { type SymmetryName, turnsOf } from '../symmetry.ts'
import { type HidokuPuzzle, type HidokuShape, neighboursOf } from './puzzle.ts'
import { drawBlocked, openCells, openWays } from './randomBlockedCells.ts'
import { findPath, moved, snake, type Ways } from './randomPath.ts'

/**
 * The number of moves per cell. The numbers of turns, of diagonal steps and of remaining steps of the first path, and
 * the place of 1, reach their long-run means after 20 moves per cell on a 10x10 board, and after 50 on the slowest
 * shape, 31x31/rook.
 */
const MOVES = 60

/**
 * The number of steps per cell in the search for a first path around blocked cells. Fifty times as many steps find no
 * more paths.
 */
const STEPS = 100

/** The number of random choices of blocked cells that are tried before the path decides which cells are blocked. */
const DRAWS = 10

/**
 * Fills a board with a random path. First, random blocked cells are tried until a path around them is found. With many
 * blocked cells this hardly ever succeeds; then a path of the required length is made, and the other cells are blocked.
 * Such blocked cells are often corners and not symmetric, so the function returns undefined if a symmetry is required.
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
  // In a Numbrix no move changes the colour of the odd numbers' cells, as on a chessboard, and in a single row no move
  // changes anything. So the path is reversed at random.
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
