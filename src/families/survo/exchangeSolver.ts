// Solving a Survo by exchanges: the open cells are filled at random; then again and again those two numbers change
// places that bring the sums nearest to what they should be. Where no exchange does, a mutation: three random
// cells pass their numbers on. The mean number of mutations is the degree of difficulty that is published with
// the puzzles (Mustonen, On certain cross sum puzzles, 2006, and survo.fi).
//
// Nearness is the sum of the squares of what the lines have too much or too little. With e(c) what the two lines
// of cell c have too much together, the exchange of a with b changes half of it by
//
//   d (e(a) - e(b) + k d),   d = number in b - number in a,   k = 2, or 1 if the cells share a line.
//
// Some boards have a trap: a few boards that every mutation leads back to. A run that sees nothing else for long begins
// anew, and its moves in the trap do not count.
//
// Of exchanges that are equally good one is drawn, so that the order of rows and columns does not matter; the
// published degrees are met a little better than by taking the first. The pairs are tried in a flat loop, without
// allocation: some 10^7 of them for one degree.

import { below, type Rng } from '../../kernel/rng.ts'
import type { Trial } from '../grading.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** Compiles a puzzle: each run begins with another random board, and gives up after so many mutations. */
export function makeTrial({
  shape,
  givens,
  rowSums,
  columnSums,
}: SurvoPuzzle): (rng: Rng, mostMoves: number) => Trial {
  const { rows, columns } = shape
  const cells = rows * columns
  const openCells = givens.flatMap((given, cell) => (given === 0 ? cell : []))
  const open = openCells.length
  const lines = rows + columns
  const rowOf = Int32Array.from(openCells, (cell) => Math.floor(cell / columns))
  const columnOf = Int32Array.from(openCells, (cell) => rows + (cell % columns))
  const unused = Int32Array.from(
    Array.from({ length: cells }, (_, number) => number + 1).filter((number) => !givens.includes(number)),
  )
  /** What the givens leave of each sum, negative. */
  const lacking = Int32Array.from([...rowSums, ...columnSums], (sum) => -sum)
  givens.forEach((given, cell) => {
    lacking[Math.floor(cell / columns)] += given
    lacking[rows + (cell % columns)] += given
  })
  const rest = new Int32Array(open)
  const numbers = new Int32Array(open)
  const excess = new Int32Array(lines)
  const together = new Int32Array(open)
  /** k of each pair a > b, in the order of the loop. */
  const weights = new Int32Array((open * (open - 1)) / 2)
  for (let a = 1, pair = 0; a < open; a++)
    for (let b = 0; b < a; b++) weights[pair++] = rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b] ? 1 : 2

  function put(cell: number, number: number): void {
    const more = number - numbers[cell]
    excess[rowOf[cell]] += more
    excess[columnOf[cell]] += more
    numbers[cell] = number
  }

  function fill(rng: Rng): void {
    excess.set(lacking)
    numbers.fill(0)
    rest.set(unused)
    for (let last = open - 1; last >= 0; last--) {
      const other = below(rng, last + 1)
      put(last, rest[other])
      rest[other] = rest[last]
    }
  }

  function isSolved(): boolean {
    for (let line = 0; line < lines; line++) if (excess[line] !== 0) return false
    return true
  }

  /** Makes the best exchange, any of several; false if none brings the sums nearer. */
  function exchange(rng: Rng): boolean {
    for (let cell = 0; cell < open; cell++) together[cell] = excess[rowOf[cell]] + excess[columnOf[cell]]
    // With names of this function's own the loop is a seventh faster.
    const [held, sums, factors, count] = [numbers, together, weights, open]
    let best = 0
    let tied = 0
    let bestA = 0
    let bestB = 0
    for (let a = 1, pair = 0; a < count; a++) {
      const number = held[a]
      const sum = sums[a]
      for (let b = 0; b < a; b++, pair++) {
        const more = held[b] - number
        const change = Math.imul(more, sum - sums[b] + Math.imul(factors[pair], more))
        if (change > best || change === 0) continue
        if (change < best) {
          best = change
          tied = 1
        } else if (below(rng, ++tied) > 0) continue
        bestA = a
        bestB = b
      }
    }
    if (best === 0) return false
    const number = numbers[bestA]
    put(bestA, numbers[bestB])
    put(bestB, number)
    return true
  }

  function mutate(rng: Rng): void {
    const a = below(rng, open)
    let b = below(rng, open - 1)
    if (b >= a) b++
    if (open === 2) {
      const number = numbers[a]
      put(a, numbers[b])
      put(b, number)
      return
    }
    let c = below(rng, open - 2)
    if (c >= Math.min(a, b)) c++
    if (c >= Math.max(a, b)) c++
    const number = numbers[a]
    put(a, numbers[b])
    put(b, numbers[c])
    put(c, number)
  }

  /** Whether one of the last few boards was this. */
  function isKnown(board: number, seen: Int32Array, known: number): boolean {
    for (let index = Math.min(known, TRAP_BOARDS) - 1; index >= 0; index--) {
      if (seen[index] === board) return true
    }
    return false
  }

  /** The board as a number; two of a few boards hardly ever have the same. */
  function fingerprint(): number {
    let hash = 0
    for (let cell = 0; cell < open; cell++) hash = (Math.imul(hash, 0x01000193) ^ numbers[cell]) | 0
    return hash
  }

  return (rng, mostMoves) => {
    const seen = new Int32Array(TRAP_BOARDS)
    let known = 0
    let sinceNew = 0
    let spent = 0
    fill(rng)
    for (let moves = 0; ; moves++, spent++) {
      while (exchange(rng)) {}
      if (isSolved()) return { moves, isSolved: true }
      if (spent >= mostMoves || open < 2) return { moves, isSolved: false }
      const board = fingerprint()
      if (isKnown(board, seen, known)) sinceNew++
      else {
        seen[known++ % TRAP_BOARDS] = board
        sinceNew = 0
      }
      if (sinceNew === TRAP_MOVES) {
        moves -= TRAP_MOVES
        known = 0
        sinceNew = 0
        fill(rng)
      } else mutate(rng)
    }
  }
}

/** A run that sees no other than its last few boards in so many moves is in a trap. */
const TRAP_BOARDS = 8
const TRAP_MOVES = 500
