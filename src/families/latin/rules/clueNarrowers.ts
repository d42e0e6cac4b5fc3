// The clues of a board, each with the function that rules candidates out along its cells. A pair of cells that a
// rule relates counts as a clue; a pair that must only differ does not.

import { firstBits } from '../../../kernel/bits.ts'
import type { Reason } from '../../inference.ts'
import { cellsFact } from '../../placementsFact.ts'
import { type Automaton, makeNarrower } from '../automata.ts'
import type { LatinBoard, LatinPair, LatinWalk } from '../boardOfGroups.ts'
import { groupFact } from '../reasons.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import { isDifferent } from './pairsAndWalks.ts'

/** A clue with its narrower. */
export interface NarrowedClue extends Pick<LatinWalk, 'cells' | 'clue' | 'isImplied' | 'remainder'> {
  /** Whether the clue is a pair of cells. */
  readonly isPair: boolean
  /** The group that the cells fill, as a fact; undefined if they fill none. */
  readonly house?: string | undefined
  /** The automaton of a clue that is no pair. */
  readonly automaton?: Automaton
  /**
   * Narrows candidates (bits, one word a cell, at the start of `words`) to those that some filling of the cells
   * uses. Returns false if there is no filling; the words then mean nothing.
   */
  narrow(words: Int32Array): boolean
}

/** The clues of a board: those along cells, followed by pairs. */
export function narrowedClues({ size, groups, walks = [], pairs = [] }: LatinBoard): NarrowedClue[] {
  const houseOf = (cells: readonly number[]) => {
    const house = groups.find(
      (group) => group.cells.length === cells.length && group.cells.every((cell) => cells.includes(cell)),
    )
    return house && groupFact(house)
  }
  return [
    ...walks.map((walk) => ({
      ...walk,
      isPair: false,
      house: houseOf(walk.cells),
      narrow: makeNarrower(walk.automaton, walk.cells.length, size),
    })),
    ...pairs
      .filter((pair) => !isDifferent(pair))
      .map((pair) => ({ ...pair, isPair: true, narrow: narrowerOfPair(pair, firstBits(size)) })),
  ]
}

function narrowerOfPair({ bans }: LatinPair, all: number): NarrowedClue['narrow'] {
  return (words) => {
    let [one, other] = [0, 0]
    for (const value of valuesOfSet(words[0] & all)) {
      const allowed = words[1] & ~bans[value - 1]
      other |= allowed
      if (allowed) one |= 1 << (value - 1)
    }
    words[0] = one
    words[1] = other
    return true
  }
}

/**
 * The sentence for a place of a clue whose cells hold these numbers, if people calculate the number from the others
 * or from the cages of a whole group.
 */
export function toldAsLast(
  { cells, clue = '', automaton, remainder }: NarrowedClue,
  numbers: readonly number[],
  place: number,
  columns: number,
): Required<Pick<Reason, 'sentence' | 'facts'>> | undefined {
  const value = numbers[place]
  if (cells.length === 1) {
    if (!remainder) return undefined
    const { house, calculation } = remainder
    return { sentence: `only-${remainder.place}`, facts: { value, house, calculation } }
  }
  const calculation = automaton?.calculation?.(numbers, place)
  if (calculation === undefined) return undefined
  const others = cellsFact({ columns }, cells.toSpliced(place, 1))
  return { sentence: 'last-in-sum', facts: { value, group: clue, others, calculation } }
}
