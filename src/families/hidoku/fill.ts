// Random full boards: a path over the open cells, moved until nothing of its beginnings shows.

import { BLOCKED } from '../../kernel/model.ts'
import { below, type Rng } from '../../kernel/rng.ts'
import type { FullBoard, Wishes } from '../making.ts'
import { type SymmetryName, turnsOf } from '../symmetry.ts'
import { drawBlocked, openCells, openWays } from './blockedCells.ts'
import { type HidokuPuzzle, type HidokuShape, neighboursOf } from './puzzle.ts'
import { findPath, moved, snake, type Ways } from './randomPath.ts'

/**
 * Moves a cell. Turns, diagonals, steps of the snake that are left and the place of 1 have their long-run means after
 * 20 on a 10x10 board, and after 50 on the slowest, 31x31/rook.
 */
const MOVES = 60

/** Steps a cell in search of a first path around blocked cells: fifty times as many find no more paths. */
const STEPS = 100

/** How often blocked cells are drawn before a path is to leave them. */
const DRAWS = 10

/**
 * A board with a random path. Blocked cells are drawn first, until a path around them is found. Where there are many
 * hardly any draw leaves a path: then they are the cells that a shorter path does not take, which are corners more
 * often than not; but these are not symmetric, so nothing is returned where that is asked for.
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
  // No move changes the colour of the odd numbers on a Numbrix, or anything at all where there is a single row.
  if (below(rng, 2) === 0) path.reverse()
  const solution = new Array<number>(shape.rows * shape.columns).fill(0)
  path.forEach((cell, index) => {
    solution[cell] = index + 1
  })
  const givens = solution.map((value) => (value === 0 ? BLOCKED : value))
  return { puzzle: { shape, givens }, solution }
}

/** A path of that length, anywhere on the board. */
function freePath(rng: Rng, shape: HidokuShape, length: number): number[] {
  const turns = turnsOf(shape)
  const turn = turns[below(rng, turns.length)]
  return mixed(rng, shape, snake(shape.columns, length), neighboursOf(shape)).map((cell) => turn[cell])
}

/** A path around blocked cells with this symmetry. */
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
