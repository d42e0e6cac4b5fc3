// Random boards of lines with sums, and their properties by the rules, for tests of deductions.

import { rowsAndColumns } from '../../../src/families/cellNamesAndFaults.ts'
import type { Family } from '../../../src/families/family.ts'
import { magic } from '../../../src/families/magic/index.ts'
import { magicBoard } from '../../../src/families/magic/puzzle.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { fillSurvo } from '../../../src/families/survo/randomFullBoard.ts'
import type { Puzzle } from '../../../src/index.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'

/** A puzzle with its lines and their sums, from the rules. */
export interface Board {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly lines: readonly (readonly number[])[]
  readonly sums: readonly number[]
  readonly first: number
  /** The numbers from which the sums were computed. */
  readonly solution: readonly number[]
}

/** A board with some givens. In a spoilt board, two numbers of the solution are exchanged. */
export function randomBoard(name: string, text: string, rng: Rng, { isSpoilt = false } = {}): Board {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text) as Shape & { first?: number }
  const cells = shape.rows * shape.columns
  const board =
    name === 'survo'
      ? fillSurvo(rng, shape)
      : { puzzle: { shape }, solution: solutionOf(magicSquare(text), rng) }
  const values = [...board.solution]
  if (isSpoilt) [values[0], values[cells - 1]] = [values[cells - 1], values[0]]
  const shown = new Set(shuffled(rng, [...values.keys()]).slice(0, below(rng, cells)))
  const givens = values.map((value, cell) => (shown.has(cell) ? value : 0))
  const puzzle = { ...board.puzzle, shape, givens } as unknown as Puzzle &
    Record<'rowSums' | 'columnSums', number[]>
  const { lines, sums } = linesAndSums(puzzle)
  return { family, puzzle, lines, sums, first: shape.first ?? 1, solution: board.solution }
}

/** The lines of a Survo or of a magic board, and their sums. */
export function linesAndSums(puzzle: Puzzle): Pick<Board, 'lines' | 'sums'> {
  if ('rowSums' in puzzle) {
    const { rowSums, columnSums } = puzzle as Puzzle & Record<'rowSums' | 'columnSums', number[]>
    return { lines: rowsAndColumns(puzzle.shape), sums: [...rowSums, ...columnSums] }
  }
  const shape = magic.notation.parseShape(puzzle.shape.text)
  const { lines } = magicBoard(shape)
  return { lines, sums: lines.map(() => shape.sum) }
}

const squares = new Map<string, readonly number[]>()

/** A magic square of the shape, the same for all tests. */
function magicSquare(text: string): readonly number[] {
  const known = squares.get(text)
  if (known) return known
  const rng = makeRng(text)
  const shape = magic.notation.parseShape(text)
  const wishes = { minimal: false, symmetry: 'none', own: {} } as const
  for (;;) {
    const square = magic.making.fill(rng, shape, wishes)?.solution
    if (!square) continue
    squares.set(text, square)
    return square
  }
}

function solutionOf(square: readonly number[], rng: Rng): readonly number[] {
  return below(rng, 2) === 0 ? square : square.toReversed()
}
