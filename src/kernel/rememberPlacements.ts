// A model that remembers where placements led: for searches that go through the same tree again and again, each with other
// ties. It suits models whose frames are all there is to a state, and whose propagation takes longer than to look it up.
//
// Each state that was reached has a number, in one word more of its frame: by that, the cell and the value it is known
// what a placement comes to. All of it is forgotten when a puzzle's first state is written.

import type { Clues, Model } from './model.ts'

/** The same model, with a memory. */
export function rememberPlacements<Puzzle extends Clues>(model: Model<Puzzle>): Model<Puzzle> {
  const { cells, maxAlternatives: most, frameWords: NUMBER } = model
  /** By number, as frames. Those of earlier puzzles are written over. */
  const states: Int32Array[] = []
  let count = 0
  /** The number of the state that each placement led to; of a contradiction, -2 less the group that showed it. */
  const ledTo = new Map<number, number>()
  let failedGroup = -1

  /** Keeps a new state; returns its number. */
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
      // Values follow each other, wherever they begin.
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
