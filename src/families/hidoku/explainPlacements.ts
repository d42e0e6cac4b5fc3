// Explains why a number must be in a cell of a Hidoku, and why a board is contradictory.

import { lowest } from '../../kernel/bits.ts'
import { cellName } from '../cellNamesAndFaults.ts'
import type { Premise, Reason } from '../inference.ts'
import type { NumberSets } from './numberPlaces.ts'
import type { makeSingles } from './singles.ts'

/** Compiles a shape. */
export function makeExplanations(sets: NumberSets, singles: ReturnType<typeof makeSingles>) {
  const { neighbours, words, wordCells, ways, wordOf, bitOf, placeAt, valueAt } = sets

  /**
   * The cells where a missing number was ruled out, although walks of its gap would allow it there. The walks of the
   * gap must have been computed.
   */
  function goneOf(frame: Int32Array, number: number): Premise[] {
    const cells: number[] = []
    for (let word = 0; word < words; word++) {
      const set = ways[sets.waysOf(number) + word] & ~frame[sets.setOf(number) + word]
      for (let rest = set; rest !== 0; rest &= rest - 1) cells.push(word * wordCells + lowest(rest))
    }
    return cells.length > 0 ? [{ cells, value: number }] : []
  }

  /** The cells where these numbers were ruled out, as premises. */
  function gone(frame: Int32Array, numbers: readonly number[]): Premise[] {
    let walked = 0
    return numbers.flatMap((number) => {
      if (frame[placeAt + number] >= 0) return []
      const lower = sets.lowerOf(frame, number)
      const higher = sets.higherOf(frame, number)
      if (walked !== higher) sets.walk(frame, lower, higher)
      walked = higher
      return goneOf(frame, number)
    })
  }

  /** The numbers that were ruled out in a cell, although the path could enter and leave the cell with them. */
  function goneWithWays(frame: Int32Array, cell: number): Premise[] {
    const open = singles.openBeside(frame, cell)
    const numbers = sets.numbers(frame)
    const beside = neighbours[cell].map((other) => frame[valueAt + other]).filter((number) => number > 0)
    const near = new Set([1, numbers, ...beside.flatMap((number) => [number - 1, number + 1])])
    return [...near]
      .filter((value) => value >= 1 && value <= numbers && frame[placeAt + value] < 0)
      .filter((value) => !sets.has(frame, cell, value) && singles.hasWays(frame, cell, value, open))
      .map((value) => ({ cells: [cell], value }))
  }

  function placesOf(frame: Int32Array, numbers: readonly number[]): number[] {
    return numbers.map((number) => frame[placeAt + number]).filter((cell) => cell >= 0)
  }

  /**
   * Whether `cell` is the only neighbour of the placed number `anchor` that is open for `number`, apart from premises.
   * The walks of the gap must have been computed.
   */
  function isOnlyBeside(frame: Int32Array, anchor: number, cell: number, number: number): boolean {
    return neighbours[frame[placeAt + anchor]].every(
      (other) =>
        other === cell ||
        frame[valueAt + other] !== 0 ||
        (ways[sets.waysOf(number) + wordOf[other]] & bitOf[other]) !== 0,
    )
  }

  /** The reason for the placement of a number that has only one possible cell. */
  function onlyCell(frame: Int32Array, cell: number, value: number): Reason {
    const lower = sets.lowerOf(frame, value)
    const higher = sets.higherOf(frame, value)
    const around = placesOf(frame, [lower, higher])
    sets.walk(frame, lower, higher)
    const rest = { cells: [...around, cell], premises: goneOf(frame, value) }
    const isBetween = lower === value - 1 && higher === value + 1
    if (around.length === 0) return { kind: 'only-cell', facts: { value }, ...rest }
    if (around.length === 2 && isBetween) return { kind: 'between', facts: { lower, higher }, ...rest }
    for (const neighbour of [lower, higher]) {
      if (Math.abs(neighbour - value) > 1 || frame[placeAt + neighbour] < 0) continue
      if (isOnlyBeside(frame, neighbour, cell, value))
        return { kind: 'beside', facts: { neighbour }, ...rest }
    }
    if (around.length === 2) return { kind: 'in-gap', facts: { lower, higher, value }, ...rest }
    const neighbour = frame[placeAt + lower] >= 0 ? lower : higher
    return { kind: 'within-reach', facts: { neighbour, value }, ...rest }
  }

  /** The reason for the number of a cell with at most one open neighbour. */
  function cornered(frame: Int32Array, cell: number, value: number): Reason {
    const rest = { cells: [cell, ...neighbours[cell]], premises: goneWithWays(frame, cell) }
    const beside = [value - 1, value + 1].filter((number) => singles.isBeside(frame, cell, number))
    if (beside.length === 0) return { kind: 'path-end', facts: { value }, ...rest }
    return { kind: 'cornering', facts: { value, neighbours: beside.join(', ') }, ...rest }
  }

  return {
    gone,

    reasons(frame: Int32Array, cell: number, value: number): Reason[] {
      const found: Reason[] = []
      if (singles.hasOneCell(frame, value)) found.push(onlyCell(frame, cell, value))
      if (singles.numberWithWays(frame, cell) === value) found.push(cornered(frame, cell, value))
      if (singles.hasOneNumber(frame, cell)) {
        found.push({ kind: 'only-number', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] })
      }
      return found
    },

    /** Explains the last contradiction on this board. */
    contradiction(frame: Int32Array): Reason {
      const { kind, cell, number, other } = singles.failure
      const all = { cells: [cell] }
      switch (kind) {
        case 'no-way': {
          const cells = placesOf(frame, [number, other])
          const premises: Premise[] = []
          if (cells.length === 2) return { kind, facts: { lower: number, higher: other }, cells, premises }
          // If no number is placed, a gap without a walk means that the open cells are not connected; then the first
          // number has no cell.
          if (cells.length === 0) return { kind: 'no-cell', facts: { value: 1 }, cells, premises }
          const neighbour = frame[placeAt + number] >= 0 ? number : other
          return { kind: 'no-way-out', facts: { neighbour }, cells, premises }
        }
        case 'no-cell': {
          const around = [sets.lowerOf(frame, number), sets.higherOf(frame, number)]
          return {
            kind,
            facts: { value: number },
            cells: placesOf(frame, around),
            premises: gone(frame, [number]),
          }
        }
        case 'no-number':
          return { kind, facts: { cell }, ...all, premises: [all] }
        case 'cut-off-cell':
          return {
            kind,
            facts: { cell },
            cells: [cell, ...neighbours[cell]],
            premises: goneWithWays(frame, cell),
          }
        case 'two-numbers': {
          const premises = [...gone(frame, [number, other]), all]
          return { kind, facts: { value: number, other, cell }, cells: [cell, ...neighbours[cell]], premises }
        }
        case 'two-cells': {
          const cells = [other, cell]
          const facts = { value: number, cells: cells.map((one) => cellName(sets.shape, one)).join(', ') }
          return { kind, facts, cells, premises: [...gone(frame, [number]), { cells }] }
        }
        case 'no-fit':
          return { kind, facts: { value: number, cell }, ...all, premises: [{ ...all, value: number }] }
      }
    },
  }
}
