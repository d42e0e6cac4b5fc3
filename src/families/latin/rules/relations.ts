// Parts of clues that several rules use: pairs of cells with a relation, cells that differ, and sums.

import { range } from '../../constraintProblem.ts'
import { memo, perObjects } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import type { LatinPair } from '../boardOfGroups.ts'
import { difference } from '../reasons.ts'
import { rowAndColumn } from './places.ts'
import type { RuleBoard } from './ruleBoard.ts'

/** A pair of cells without its fault. */
type Pair = Pick<LatinPair, 'cells' | 'bans'>

/** A relation between two numbers. */
type Relation = (one: number, other: number) => boolean

/** The bans of a relation on a board of this size. All pairs with the same relation share them. */
const bansOf = perObjects((holds: Relation) =>
  memo(String, (size: number): readonly number[] => {
    const numbers = range(1, size)
    return numbers.map((one) =>
      numbers.reduce((bits, other) => (holds(one, other) ? bits : bits | (1 << (other - 1))), 0),
    )
  }),
)

/** Two cells whose numbers must have this relation. */
export function related(cells: readonly [one: number, other: number], size: number, holds: Relation): Pair {
  return { cells, bans: bansOf(holds)(size) }
}

const differs: Relation = (one, other) => one !== other

/** Requires different numbers in these cells, by one pair for every two cells. */
export function different(cells: readonly number[], size: number): Pair[] {
  return cells.flatMap((one, index) =>
    cells.slice(index + 1).map((other) => related([one, other], size, differs)),
  )
}

/**
 * Divides cells, in this order, into runs of cells that all see each other because they share a row, a column or
 * a box. The result has one character for each cell: `1` where a run begins, `0` where a run continues.
 */
export function runsOf(cells: readonly number[], board: RuleBoard): string {
  let run: number[] = []
  return cells
    .map((cell) => {
      const goesOn = run.length > 0 && run.every((one) => sees(one, cell, board))
      run = goesOn ? [...run, cell] : [cell]
      return goesOn ? '0' : '1'
    })
    .join('')
}

function sees(one: number, other: number, board: RuleBoard): boolean {
  const { boxRows, boxColumns } = board
  const [[row, column], [otherRow, otherColumn]] = [rowAndColumn(one, board), rowAndColumn(other, board)]
  const isInBox =
    Math.floor(row / boxRows) === Math.floor(otherRow / boxRows) &&
    Math.floor(column / boxColumns) === Math.floor(otherColumn / boxColumns)
  return row === otherRow || column === otherColumn || (isInBox && boxRows < board.size)
}

/**
 * A state consists of the number of numbers read, the rest of the total, and the numbers of the current run as
 * bits. TOTALS and SETS are upper limits of the rest and of the bits.
 */
const [TOTALS, SETS] = [1024, 1024]

/**
 * Accepts numbers that add up to a total; they must differ within each run (see `runsOf`), but may repeat in
 * other runs. If `total` is left out, the first number read is the total of the others.
 */
export const sumIs = memo(
  ({ total, runs }: { readonly total?: number; readonly runs: string }) => `${total} ${runs}`,
  ({ total, runs }): Automaton => {
    const state = (read: number, left: number, set: number) => (read * TOTALS + left) * SETS + set
    return {
      start: total === undefined ? -1 : state(0, total, 0),
      step(from, value) {
        if (from < 0) return state(1, value, 0)
        const [read, left, set] = [
          Math.floor(from / SETS / TOTALS),
          Math.floor(from / SETS) % TOTALS,
          from % SETS,
        ]
        const before = runs[read] === '1' ? 0 : set
        if (value > left || before & (1 << value)) return undefined
        // At the end of a run, its numbers need not be remembered.
        const isLast = runs[read + 1] !== '0'
        return state(read + 1, left - value, isLast ? 0 : before | (1 << value))
      },
      accepts: (end) => Math.floor(end / SETS) % TOTALS === 0,
      calculation(numbers, place) {
        const others = numbers.toSpliced(place, 1)
        if (total !== undefined) return difference(total, others)
        return place === 0 ? others.join(' + ') : difference(others[0], others.slice(1))
      },
    }
  },
)

/** The sum of numbers. */
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0)
