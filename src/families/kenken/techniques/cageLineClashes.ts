// Clashes: a combination for a cage is ruled out if the remaining cells of a line can no longer be filled. A
// number is ruled out if no remaining combination has it.
//
//   7+ in a row of 6     1 6, 2 5 or 3 4; another cell of the row is 1 or 6: 1 6 here would leave it no number

import type { Elimination, PatternFinder, Premise } from '../../inference.ts'
import { groupsFact } from '../../latin/reasons.ts'
import { valuesOfSet } from '../../latin/valuesOfSet.ts'
import { fieldAt, valueAt } from '../cageTupleTables.ts'
import type { CagePencil } from './candidateTuples.ts'

/**
 * A line that a combination makes impossible to fill: a number has no place, or the line's other cells have too
 * few candidates.
 */
interface Clash extends Premise {
  readonly line: number
}

/** Cages with more combinations than this are not tried. */
const MOST_WAYS = 24

/**
 * Finds combinations for a cage that leave a cell without a number, a number without a place, or two cells
 * with the same single number.
 */
export function clashFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen } = pencil
  const { size, groups } = board
  const { cageOf } = compiled
  const all = 2 ** size - 1
  /** For each line, the numbers that the examined combination puts in the line, as bits. */
  const taken = new Int32Array(2 * size)
  /** For each line, the result of `lastReadOf` for its cells. */
  const lastRead = new Float64Array(2 * size)
  /** For each cage, the latest `lastRead` of the lines of its cells at the last search that found nothing. */
  const foundNothing = new Float64Array(size * size)

  const rowOf = (cell: number) => Math.floor(cell / size)
  const columnOf = (cell: number) => size + (cell % size)
  const leftOf = (cell: number) => masks[cell] & ~taken[rowOf(cell)] & ~taken[columnOf(cell)]

  // A separate function, because a closure in the loop of `clashIn` would be allocated for every cell.
  function firstWith(left: number, cells: readonly number[], cage: number): number {
    return cells.find((cell) => cageOf[cell] !== cage && leftOf(cell) === left) as number
  }

  function clashIn(line: number, cage: number): Clash | undefined {
    const own = groups[line].cells
    let places = taken[line]
    let singles = 0
    for (const cell of own) {
      if (cageOf[cell] === cage) continue
      const left = leftOf(cell)
      if (left === 0) return { line, cells: [cell] }
      places |= left
      if ((left & (left - 1)) !== 0) continue
      if (singles & left) {
        return { line, cells: [firstWith(left, own, cage), cell] }
      }
      singles |= left
    }
    const missing = all & ~places
    return missing === 0 ? undefined : { line, cells: own, value: valuesOfSet(missing)[0] }
  }

  function clashOf(cage: number, tuple: number): Clash | undefined {
    taken.fill(0)
    const cells = pencil.cellsOf(cage)
    for (let at = 0; at < cells.length; at++) {
      const bit = fieldAt(compiled.pool, tuple, at)
      taken[rowOf(cells[at])] |= bit
      taken[columnOf(cells[at])] |= bit
    }
    for (let line = 0; line < 2 * size; line++) {
      const clash = taken[line] !== 0 ? clashIn(line, cage) : undefined
      if (clash) return clash
    }
    return undefined
  }

  /** Maps each combination for a cage that clashes to its clash; undefined if no combination clashes. */
  function clashesOf(cage: number): Map<number, Clash> | undefined {
    let clashes: Map<number, Clash> | undefined
    for (const tuple of pencil.tuplesOf(cage)) {
      const clash = clashOf(cage, tuple)
      if (clash) clashes = (clashes ?? new Map()).set(tuple, clash)
    }
    return clashes
  }

  return (frame, report, wanted) => {
    pencil.read(frame)
    for (let line = 0; line < 2 * size; line++) lastRead[line] = pencil.lastReadOf(groups[line].cells)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (!pencil.isNear(cage, wanted)) continue
      const cells = pencil.cellsOf(cage)
      if (pencil.tuplesOf(cage).length > MOST_WAYS || !cells.some((cell) => isOpen[cell])) continue
      let around = 0
      for (const cell of cells) around = Math.max(around, lastRead[rowOf(cell)], lastRead[columnOf(cell)])
      if (around === foundNothing[cage]) continue
      const clashes = clashesOf(cage)
      const found = clashes && elimination(cage, clashes)
      if (found) report(found)
      else foundNothing[cage] = around
    }
  }

  /**
   * Rules out the numbers that occur in a cell only in combinations with a clash; undefined if there are none.
   */
  function elimination(cage: number, clashes: ReadonlyMap<number, Clash>): Elimination | undefined {
    const cells = pencil.cellsOf(cage)
    const kept = pencil.unionOf(cage, (tuple) => !clashes.has(tuple))
    const removes = cells.flatMap((cell, at) =>
      pencil.candidatesIn([cell], pencil.numbersAt(cage, at) & ~kept[at]),
    )
    if (removes.length === 0) return undefined
    /** The clashes of combinations that contain a removed candidate. */
    const own = [...clashes].flatMap(([tuple, clash]) =>
      removes.some(({ cell, value }) => valueAt(compiled.pool, tuple, cells.indexOf(cell)) === value)
        ? clash
        : [],
    )
    const lines = [...new Set(own.map(({ line }) => line))].sort((a, b) => a - b)
    const around = own.flatMap((clash) => clash.cells)
    const facts = () => ({
      ...pencil.placements(removes),
      groups: groupsFact(lines.map((line) => groups[line])),
    })
    return pencil.patternOf('combination-clash', cage, facts, kept, {
      removes,
      cells: [...new Set([...cells, ...around])],
      premises: [{ cells }, ...own.map(({ line: _, ...premise }) => premise)],
    })
  }
}
