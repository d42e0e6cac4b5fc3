// The tools that the patterns of a Hidoku share: boards to search, and lists of cells, numbers and candidates.

import { lowest } from '../../../kernel/bits.ts'
import { cellName } from '../../cellNamesAndFaults.ts'
import type { Candidate, PatternFinder, Premise } from '../../inference.ts'
import type { NumberSets } from '../numberPlaces.ts'

/** Finds the premises of a reason about the ways of some numbers: the exclusions that narrow these ways. */
export type Gone = (frame: Int32Array, numbers: readonly number[]) => Premise[]

/** The tools for a search for patterns. */
export interface PathPencil extends ReturnType<typeof makePathPencil> {}

/** Compiles a shape. */
export function makePathPencil(sets: NumberSets, gone: Gone) {
  const { words, wordCells, placeAt } = sets
  const scratch = new Int32Array(sets.frameWords)

  /** The cells of the set that begins at this position. */
  function cellsOf(set: Int32Array, at: number): number[] {
    const cells: number[] = []
    for (let word = 0; word < words; word++) {
      for (let rest = set[at + word]; rest !== 0; rest &= rest - 1)
        cells.push(word * wordCells + lowest(rest))
    }
    return cells
  }

  return {
    sets,
    gone,
    cellsOf,
    /** The numbers that a cell has or can take, ascending. */
    numbersAt(frame: Int32Array, cell: number): number[] {
      const last = sets.numbers(frame)
      const numbers: number[] = []
      for (let number = 1; number <= last; number++) if (sets.has(frame, cell, number)) numbers.push(number)
      return numbers
    },
    names: (cells: readonly number[]) => cells.map((cell) => cellName(sets.shape, cell)).join(', '),

    /** Makes a finder that accepts any board, and passes boards without stale gaps to the search. */
    finder(find: PatternFinder): PatternFinder {
      return (frame, report, wanted) => {
        scratch.set(frame)
        if (sets.refresh(scratch)) find(scratch, report, wanted)
      }
    },

    /** The candidates of some numbers. */
    candidatesOf(frame: Int32Array, numbers: readonly number[]): Candidate[] {
      return numbers.flatMap((value) => cellsOf(frame, sets.setOf(value)).map((cell) => ({ cell, value })))
    },

    without: (candidates: readonly Candidate[], removes: readonly Candidate[]) =>
      candidates.filter(
        ({ cell, value }) => !removes.some((removed) => removed.cell === cell && removed.value === value),
      ),

    isPlaced: (frame: Int32Array, number: number) => frame[placeAt + number] >= 0,
  }
}

/** The numbers between two numbers. */
export function between(lower: number, higher: number): number[] {
  const numbers: number[] = []
  for (let number = lower + 1; number < higher; number++) numbers.push(number)
  return numbers
}
