// Clashes: a combination for a cage is ruled out if it leaves a line no room for its other numbers. A number
// is ruled out if no remaining combination has it.
//
//   7+ in a row of 6     1 6, 2 5 or 3 4; another cell of the row is 1 or 6: with 1 6 here it has no number left

import type { Candidate, PatternFinder, Premise } from '../../inference.ts'
import { groupsFact } from '../../latin/reasons.ts'
import { valuesOfSet } from '../../latin/valueSets.ts'
import { fieldAt, valueAt } from '../cageTuples.ts'
import type { CagePencil } from './cagePencil.ts'

/**
 * Where a combination clashes: in a line without a place for a number, or with cells that have too few
 * numbers.
 */
interface Clash {
  readonly line: number
  readonly value: number
  readonly cells: readonly number[]
}

/** Cages with more combinations than this are not tried. */
const MOST_WAYS = 24

/**
 * Finds combinations for a cage that leave a cell without a number, a number without a place, or two cells
 * with the same single number.
 */
export function clashFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen, liveCounts } = pencil
  const { size, groups } = board
  const { cageOf, cageCells, cellsFrom, wordsOf } = compiled
  const all = 2 ** size - 1
  /** For each line, the numbers that the combination at hand has there, as bits. */
  const taken = new Int32Array(2 * size)
  /** For each line, how often the cages in it have been read. */
  const reads = new Float64Array(2 * size)
  /** For each cage, how often the cages around it had been read when nothing was found. */
  const foundNothing = pencil.rememberReads(size * size)
  let noValue = 0
  let first = -1
  let second = -1

  /**
   * Whether a combination leaves a line no room for its other numbers. If so, records where: in `first` and
   * `second`, or in `noValue`.
   */
  function clashesIn(line: number, cage: number): boolean {
    const own = groups[line].cells
    let places = taken[line]
    let singles = 0
    first = second = -1
    noValue = 0
    for (let at = 0; at < size; at++) {
      const cell = own[at]
      if (cageOf[cell] === cage) continue
      const across = line < size ? size + at : at
      const left = masks[cell] & ~taken[line] & ~taken[across]
      if (left === 0) {
        first = cell
        return true
      }
      places |= left
      if ((left & (left - 1)) !== 0) continue
      if (singles & left) {
        first = own.find((other) => cageOf[other] !== cage && leftOf(other, line) === left) as number
        second = cell
        return true
      }
      singles |= left
    }
    noValue = all & ~places
    return noValue !== 0
  }

  function leftOf(cell: number, line: number): number {
    const across = line < size ? size + (cell % size) : Math.floor(cell / size)
    return masks[cell] & ~taken[line] & ~taken[across]
  }

  /** Writes the numbers of a combination in each line. */
  function take(cage: number, tuple: number): void {
    taken.fill(0)
    for (let index = cellsFrom[cage], at = 0; index < cellsFrom[cage + 1]; index++, at++) {
      const cell = cageCells[index]
      const bit = fieldAt(compiled.pool, tuple, at)
      taken[Math.floor(cell / size)] |= bit
      taken[size + (cell % size)] |= bit
    }
  }

  function clashOf(cage: number, tuple: number): number {
    take(cage, tuple)
    for (let line = 0; line < 2 * size; line++) {
      if (taken[line] !== 0 && clashesIn(line, cage)) return line
    }
    return -1
  }

  function describe(cage: number, tuple: number): Clash {
    const line = clashOf(cage, tuple)
    if (first < 0) return { line, value: valuesOfSet(noValue)[0], cells: groups[line].cells }
    return { line, value: 0, cells: second < 0 ? [first] : [first, second] }
  }

  return (frame, report) => {
    pencil.read(frame)
    for (let line = 0; line < 2 * size; line++) reads[line] = pencil.readsOf(groups[line].cells)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (wordsOf[cage] === 0) continue
      const cells = pencil.cellsOf(cage)
      if (liveCounts[cage] > MOST_WAYS || !cells.some((cell) => isOpen[cell])) continue
      let around = 0
      for (const cell of cells) around += reads[Math.floor(cell / size)] + reads[size + (cell % size)]
      if (around === foundNothing[cage]) continue
      const clashing: number[] = []
      const kept = pencil.unionOf(cage, (tuple) => {
        const clashes = clashOf(cage, tuple) >= 0
        if (clashes) clashing.push(tuple)
        return !clashes
      })
      if (clashing.length === 0) {
        foundNothing[cage] = around
        continue
      }
      cells.forEach((cell, at) => {
        for (const removed of pencil.candidatesIn([cell], pencil.numbersAt(cage, at) & ~kept[at])) {
          const clashes = clashing
            .filter((tuple) => valueAt(compiled.pool, tuple, at) === removed.value)
            .map((tuple) => describe(cage, tuple))
          report(elimination(cage, removed, clashes))
        }
      })
    }
  }

  function elimination(cage: number, removed: Candidate, clashes: readonly Clash[]) {
    const cells = pencil.cellsOf(cage)
    const lines = [...new Set(clashes.map(({ line }) => line))].sort((a, b) => a - b)
    const around = new Set(clashes.flatMap((clash) => clash.cells))
    const premises: Premise[] = clashes.map((clash) =>
      clash.value > 0 ? { cells: clash.cells, value: clash.value } : { cells: clash.cells },
    )
    const facts = { ...removed, groups: groupsFact(lines.map((line) => groups[line])) }
    const left = cells.map((cell) => (cell === removed.cell ? 0 : all))
    const found = pencil.patternOf('combination-clash', cage, facts, left, [removed])
    return {
      ...found,
      cells: [...new Set([...cells, ...around])],
      premises: [...found.premises, ...premises],
    }
  }
}
