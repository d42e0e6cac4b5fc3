// Solving a Survo by exchanges. The open cells are filled at random. Then the exchange of two numbers that
// brings the sums nearest to their targets is made, again and again. If no exchange helps, a mutation follows:
// three random cells exchange their numbers cyclically. The mean number of mutations is the degree of difficulty
// published with the puzzles (Mustonen, On certain cross sum puzzles, 2006, and survo.fi).
//
// The distance from the targets is the sum of the squares of the lines' excesses. If e(c) is the total excess
// of the two lines of cell c, exchanging a with b changes half of the distance by
//
//   d (e(a) - e(b) + k d),   d = number in b - number in a,   k = 2, or 1 if the cells share a line.
//
// Some boards have a trap: a few boards to which every mutation leads back. A run that has visited only such
// boards for a long time restarts from a new board, and its mutations in the trap do not count.
//
// Among equally good exchanges one is chosen at random, so that the order of rows and columns does not matter.
// This agrees with the published degrees slightly better than choosing the first of them. The pairs are tried in
// a flat loop without allocation, because one degree needs about 10^7 pairs. Most boards come back many times in
// the runs of a puzzle, so the best exchange of a board is remembered if no random number decided it.

import { below, type Rng } from '../../kernel/rng.ts'
import type { Trial } from '../grading.ts'
import { makeExchangeMemory, NO_EXCHANGE, UNKNOWN } from './exchangeMemory.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** Compiles a puzzle. Each run begins with a new random board and stops after `mostMoves` mutations. */
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
  /** For each line, the sum of its givens minus the printed sum. */
  const lacking = Int32Array.from([...rowSums, ...columnSums], (sum) => -sum)
  givens.forEach((given, cell) => {
    lacking[Math.floor(cell / columns)] += given
    lacking[rows + (cell % columns)] += given
  })
  const rest = new Int32Array(open)
  const numbers = new Int32Array(open)
  const excess = new Int32Array(lines)
  const together = new Int32Array(open)
  /** The factor k of each pair a > b, in the order of the loop in `exchange`. */
  const weights = new Int32Array((open * (open - 1)) / 2)
  for (let a = 1, pair = 0; a < open; a++)
    for (let b = 0; b < a; b++) weights[pair++] = rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b] ? 1 : 2
  const memory = makeExchangeMemory(open, cells)

  // The next two checks are plain loops too, because every mutation is followed by both.

  function isSolved(): boolean {
    for (let line = 0; line < lines; line++) if (excess[line] !== 0) return false
    return true
  }

  /** Whether this board is among the last few boards of the run. */
  function isKnown(board: number, seen: Int32Array, known: number): boolean {
    for (let index = Math.min(known, TRAP_BOARDS) - 1; index >= 0; index--) {
      if (seen[index] === board) return true
    }
    return false
  }

  function put(cell: number, number: number): void {
    const more = number - numbers[cell]
    excess[rowOf[cell]] += more
    excess[columnOf[cell]] += more
    numbers[cell] = number
    memory.change(cell, more)
  }

  function fill(rng: Rng): void {
    excess.set(lacking)
    numbers.fill(0)
    memory.clearBoard()
    rest.set(unused)
    for (let last = open - 1; last >= 0; last--) {
      const other = below(rng, last + 1)
      put(last, rest[other])
      rest[other] = rest[last]
    }
  }

  /**
   * Makes the best exchange; if several are equally good, one of them at random. Returns false if no exchange
   * brings the sums nearer to their targets.
   */
  function exchange(rng: Rng): boolean {
    const known = memory.recall()
    const found = known === UNKNOWN ? findBestExchange(rng) : known
    if (found === NO_EXCHANGE) return false
    const a = Math.floor(found / open)
    const b = found - a * open
    const number = numbers[a]
    put(a, numbers[b])
    put(b, number)
    return true
  }

  /** The exchange of the cells a > b that is to be made, as a n + b with n open cells, or NO_EXCHANGE. */
  function findBestExchange(rng: Rng): number {
    for (let cell = 0; cell < open; cell++) together[cell] = excess[rowOf[cell]] + excess[columnOf[cell]]
    // Local names make the loop a seventh faster.
    const [held, sums, factors, count] = [numbers, together, weights, open]
    let best = 0
    let tied = 0
    let isDrawn = false
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
        } else {
          isDrawn = true
          if (below(rng, ++tied) > 0) continue
        }
        bestA = a
        bestB = b
      }
    }
    const found = best === 0 ? NO_EXCHANGE : bestA * open + bestB
    if (!isDrawn) memory.keep(found)
    return found
  }

  function mutate(rng: Rng): void {
    const a = below(rng, open)
    let b = below(rng, open - 1)
    if (b >= a) b++
    const number = numbers[a]
    put(a, numbers[b])
    if (open === 2) {
      put(b, number)
      return
    }
    let c = below(rng, open - 2)
    if (c >= Math.min(a, b)) c++
    if (c >= Math.max(a, b)) c++
    put(b, numbers[c])
    put(c, number)
  }

  /** A hash of the board. Boards that follow each other closely hardly ever have the same hash. */
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

/** A run is in a trap if it visits only its last TRAP_BOARDS boards during TRAP_MOVES mutations. */
const TRAP_BOARDS = 8
const TRAP_MOVES = 500
