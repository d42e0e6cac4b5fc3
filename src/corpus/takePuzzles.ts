// Decides which of the drawn puzzles a corpus takes: in the order in which they were drawn, the first of all
// twins, until each set has as many as it needs. A puzzle that is not taken does not keep its twins out.

import { groupsOf, type Repeats } from './repeatedKeys.ts'

/** What becomes of a puzzle: it is taken, a twin of one that is taken, or drawn for nothing. */
type PuzzleFate = 'taken' | 'twin' | 'surplus'

/** The numbers of puzzles of a set, by what became of them. */
export type PuzzleTally = { [fate in PuzzleFate]: number }

/** The numbers of puzzles that were not taken, over all sets. */
export function droppedOf(tallies: readonly Readonly<PuzzleTally>[]): { twins: number; surplus: number } {
  const sum = (fate: keyof PuzzleTally) => tallies.reduce((all, tally) => all + tally[fate], 0)
  return { twins: sum('twin'), surplus: sum('surplus') }
}

/** Decides about puzzles. */
export interface PuzzleTaker {
  /**
   * Decides about a puzzle. Call it in the order of positions. `form` returns the same text for twins only; it is
   * called where keys agree.
   */
  decide(set: number, position: number, form: () => string): PuzzleFate
  /** The numbers of each set. */
  readonly tallies: readonly Readonly<PuzzleTally>[]
}

/** Starts the decisions. `counts` are the numbers of puzzles that the sets need. */
export function makeTaker(counts: readonly number[], repeats: Repeats): PuzzleTaker {
  const groupOf = groupsOf(repeats)
  const tallies = counts.map((): PuzzleTally => ({ taken: 0, twin: 0, surplus: 0 }))
  // The forms of each group, one a line: several are different puzzles whose keys agree by chance.
  const taken = new Map<number, string>()

  function fateOf(set: number, position: number, form: () => string): PuzzleFate {
    if (tallies[set].taken === counts[set]) return 'surplus'
    const group = groupOf(position)
    if (group === undefined) return 'taken'
    const own = form()
    const others = taken.get(group)
    if (others?.split('\n').includes(own)) return 'twin'
    taken.set(group, others === undefined ? own : `${others}\n${own}`)
    return 'taken'
  }

  return {
    tallies,
    decide(set, position, form) {
      const fate = fateOf(set, position, form)
      tallies[set][fate]++
      return fate
    },
  }
}
