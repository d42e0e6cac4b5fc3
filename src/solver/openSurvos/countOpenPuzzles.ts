// Counts the open Survos with one solution. A Survo is open if it has no givens; two of them are the same if they differ in the
// order of rows and columns alone, or if one is the transposition of the other (Mustonen, Enumeration of uniquely solvable open
// Survo puzzles, 2007).
//
// For each list of column sums, all lists of row sums are settled together:
//
// 1. Bounds reject nearly all lists that are impossible.
// 2. The row sums of many boards are marked; a list with two marks has several solutions.
// 3. The solver decides the others. If it finds two solutions, boards near the first one are marked, as other lists at the edge
//    of the possible may have several solutions among them.

import { PuzzleError } from '../../families/puzzleError.ts'
import { firstBits } from '../../kernel/bits.ts'
import { CELLS_OF_WORD, setsBySum, writeNumbersOfSet } from './numberSets.ts'
import { makeOpenSolver, type OpenSolver } from './openSolver.ts'
import { type Cut, makeSumBounds } from './sumBounds.ts'
import { makeSumMarks, SETTLED_SUMS } from './sumMarks.ts'
import { forEachSums, type Lines } from './sumVectors.ts'

/** Marking is worth its time if it settles one list for this many boards: so many are marked while the solver decides one. */
const BOARDS_PER_LIST = 5000

/** The number of cuts by which the solver shortens its search. */
const CUTS = 4

/** The limit of the sets that are tried for a board to mark. */
const MOST_TRIES = 200

/** Boards have at most five rows or five columns: the marks of more would not fit into memory. */
const MOST_ROWS = 5

/** The numbers of rows and columns of a board. */
interface Sides {
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
}

/** The rows and the columns of the open Survos of a shape, of which only one orientation is counted: with more columns. */
function openLines({ rows, columns }: Sides): [rows: Lines, columns: Lines] {
  const [least, most] = [Math.min(rows, columns), Math.max(rows, columns)]
  if (least < 2 || least > MOST_ROWS || least * most > CELLS_OF_WORD) {
    const message = `${rows}x${columns} cannot be counted; expected sides of at least 2, one of at most ${MOST_ROWS}, and at most ${CELLS_OF_WORD} cells`
    throw new PuzzleError('shape', message)
  }
  return [
    { count: least, cells: most },
    { count: most, cells: least },
  ]
}

/** Makes boards with given column sums; each has other numbers in its columns, as far as possible. */
function makeBoards(rows: number, columns: number, sets: readonly Int32Array[]) {
  const board = new Int32Array(rows * columns)
  let turn = 0
  let tries = 0

  function choose(sums: readonly number[], column: number, free: number): boolean {
    if (column === columns) return true
    const list = sets[sums[column]]
    // Other turns begin at other sets, with steps that hardly repeat together.
    const first = Math.imul(turn + 1, 2654435761 + 40503 * column) >>> 7
    for (let index = 0; index < list.length && tries > 0; index++) {
      const set = list[(first + index) % list.length]
      if ((set & free) !== set) continue
      tries--
      writeNumbersOfSet(set, board, column * rows)
      if (choose(sums, column + 1, free & ~set)) return true
    }
    return false
  }

  return (sums: readonly number[], number: number): Int32Array | undefined => {
    turn = number
    tries = MOST_TRIES
    return choose(sums, 0, firstBits(rows * columns)) ? board : undefined
  }
}

/** Makes a counter for a shape. */
export function makeOpenCounter(shape: Sides) {
  const [rows, columns] = openLines(shape)
  const isSquare = rows.count === columns.count
  const sets = setsBySum(rows.count, rows.count * columns.count)
  const boardOf = makeBoards(rows.count, columns.count, sets)
  const solver = makeOpenSolver(rows.count, columns.count)
  const acrossSolver = isSquare ? makeOpenSolver(columns.count, rows.count) : undefined
  /** The boards of a line in a size that can be added up: the fewer, the shorter the search that begins with these lines. */
  const freedom = sets.map((list) => Math.log(list.length))
  const freedomOf = (sums: ArrayLike<number>) =>
    Array.from(sums, (sum) => freedom[sum]).reduce((total, one) => total + one, 0)
  const bounds = makeSumBounds(rows, columns)
  const marks = makeSumMarks(rows)
  const { states, lists, boards } = marks
  const rowSums = new Uint16Array(lists * rows.count)
  let written = 0
  forEachSums(rows, (sums) => {
    rowSums.set(sums, written)
    written += rows.count
  })

  const fewestSetsFirst = (sums: readonly number[]) =>
    sums.toSorted((one, other) => sets[one].length - sets[other].length)
  const isWorthwhile = (settled: number) => settled * BOARDS_PER_LIST > boards

  /** Marks boards while this settles many of the lists. Returns the number of open lists. */
  function markBoards(sums: readonly number[], possible: number): number {
    let open = possible
    for (let turn = 0; isWorthwhile(open); turn++) {
      const board = boardOf(sums, turn)
      const settled = board && marks.mark(board)
      if (settled === undefined) break
      open -= settled
      if (!isWorthwhile(settled)) break
    }
    return open
  }

  /** Counts the solutions with a solver that fills row after row, and gives the first one to the other solver. */
  function countAcross(
    across: OpenSolver,
    columnSums: readonly number[],
    sums: Uint16Array,
    cuts: readonly Cut[],
  ): number {
    const ascending = columnSums.toSorted((one, other) => one - other)
    across.takeColumns(fewestSetsFirst(Array.from(sums)))
    const turned = cuts.map((cut) => ({ rows: cut.columns, columns: cut.rows }))
    const solutions = across.count(ascending, turned)
    for (const [place, sum] of columnSums.entries()) {
      const column = ascending.indexOf(sum)
      for (let row = 0; row < rows.count; row++) {
        solver.solution[place * rows.count + row] = across.solution[row * columns.count + column]
      }
    }
    return solutions
  }

  /** The number of lists of row sums from `from` on with which these column sums have one solution. */
  function countWith(columnSums: readonly number[], from: number): number {
    marks.clear()
    const inOrder = fewestSetsFirst(columnSums)
    let open = markBoards(inOrder, bounds.takeColumns(columnSums, states, from))
    let unique = 0
    const freedomOfColumns = freedomOf(inOrder)
    if (open > 0) solver.takeColumns(inOrder)
    for (let list = from; open > 0 && list < lists; list++) {
      if (states[list] === SETTLED_SUMS) continue
      states[list] = SETTLED_SUMS
      open--
      const sums = rowSums.subarray(list * rows.count, (list + 1) * rows.count)
      const cuts = bounds.tightest(list, CUTS)
      const solutions =
        acrossSolver && freedomOf(sums) < freedomOfColumns
          ? countAcross(acrossSolver, inOrder, sums, cuts)
          : solver.count(sums, cuts)
      if (solutions === 1) unique++
      if (solutions === 2 && isWorthwhile(open)) {
        open -= marks.mark(solver.solution) ?? 0
      }
    }
    return unique
  }

  return {
    /**
     * The number of puzzles whose column sums are the lists with the numbers `first`, `first + step` and so on, in the order of
     * `forEachSums`, and how many lists these are.
     */
    count(first: number, step: number): { puzzles: number; lists: number } {
      let number = 0
      const counted = { puzzles: 0, lists: 0 }
      forEachSums(columns, (sums) => {
        if (number % step === first) {
          // Of a square puzzle and its transposition one is counted. They differ, as no puzzle with one solution is symmetric.
          counted.puzzles += countWith(sums, isSquare ? number + 1 : 0)
          counted.lists++
        }
        number++
      })
      return counted
    },
  }
}

/** The numbers of lists of row sums and of column sums of a shape; each puzzle has one of both. */
export function countLists(shape: Sides): { readonly rows: number; readonly columns: number } {
  const [rows, columns] = openLines(shape).map((lines) => {
    let lists = 0
    forEachSums(lines, () => lists++)
    return lists
  })
  return { rows, columns }
}
