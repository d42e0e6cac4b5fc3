// A model that remembers the results of placements, for searches that repeat the same tree with other
// tie-breaks. It suits models whose whole state is the frame and whose propagation takes longer than a
// look-up.
//
// Each state has a number, kept in an extra word of its frame. The number, the cell and the value together
// are the key under which the result of a placement is remembered. `root` clears the memory.

import type { Clues, Model } from './searchModel.ts'

/** Adds a memory to a model. */
export function rememberPlacements<Puzzle extends Clues>(model: Model<Puzzle>): Model<Puzzle> {
  const { cells, maxAlternatives: most, frameWords: NUMBER } = model
  /** The frames of states, by their numbers. States of earlier puzzles are overwritten. */
  const states: Int32Array[] = []
  let count = 0
  /**
   * The number of the state to which each placement led, by the key of the placement. For a contradiction: -2 minus the index
   * of the group that showed it.
   */
  const ledTo = new Map<number, number>()
  let failedGroup = -1

  /** Stores a new state and returns its number. */
  function keep(frame: Int32Array): number {
    frame[NUMBER] = count
    if (count === states.length) states.push(new Int32Array(NUMBER + 1))
    states[count].set(frame)
    return count++
  }

  function fail(): false {
    failedGroup = model.failedGroup()
    return false
  }

  return {
    ...model,
    frameWords: NUMBER + 1,
    root(frame, puzzle) {
      ledTo.clear()
      count = 0
      if (!model.root(frame, puzzle)) return fail()
      keep(frame)
      return true
    },
    place(frame, cell, value) {
      // The values are consecutive but need not begin at 1, so their remainders are distinct.
      const key = (frame[NUMBER] * cells + cell) * most + (value % most)
      const known = ledTo.get(key)
      if (known === undefined) {
        const isSound = model.place(frame, cell, value)
        ledTo.set(key, isSound ? keep(frame) : -2 - model.failedGroup())
        return isSound || fail()
      }
      if (known >= 0) {
        frame.set(states[known])
        return true
      }
      failedGroup = -2 - known
      return false
    },
    exclude(frame, cell, value) {
      if (!model.exclude(frame, cell, value)) return fail()
      keep(frame)
      return true
    },
    failedGroup: () => failedGroup,
  }
}
