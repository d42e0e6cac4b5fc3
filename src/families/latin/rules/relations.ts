// Parts of clues that several rules use: pairs of cells with a relation, cells that differ, and sums.

import { range } from '../../constraintProblem.ts'
import { memo, perObjects } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import type { LatinPair } from '../boardOfGroups.ts'
import { rowAndColumn } from './places.ts'
import type { RuleBoard } from './ruleBoard.ts'

/** A pair of cells without what is wrong with it. */
type Pair = Pick<LatinPair, 'cells' | 'bans'>

/** A relation between two numbers. */
type Relation = (one: number, other: number) => boolean

/** The numbers that a relation rules out, for each relation and size: pairs with the same relation share them. */
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

/** All pairs of these cells, which must hold different numbers. */
export function different(cells: readonly number[], size: number): Pair[] {
  return cells.flatMap((one, index) =>
    cells.slice(index + 1).map((other) => related([one, other], size, differs)),
  )
}

/**
 * Which cells, in this order, must differ from those right before them, as a text: `1` where a run begins whose cells all see each
 * other, because they share a row, a column or a box; `0` where it goes on.
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

/** The parts of a state: how many numbers have been read, what they leave of the total, and the numbers of the run, as bits. */
const [TOTALS, SETS] = [1024, 1024]

/**
 * Adds numbers, which differ within each run (see `runsOf`) but may repeat in others. Without a total, the first number is the total of
 * the others.
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
        // The last number of a run leaves nothing to remember.
        const isLast = runs[read + 1] !== '0'
        return state(read + 1, left - value, isLast ? 0 : before | (1 << value))
      },
      accepts: (end) => Math.floor(end / SETS) % TOTALS === 0,
    }
  },
)

/** The sum of numbers. */
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0)
