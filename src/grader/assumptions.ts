// Solving as far as looking goes, and what an assumption leads to.

import type { Forced, Reasoner } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
export function makeForced(cells: number): Forced {
  return {
    count: 0,
    cells: new Int32Array(cells),
    values: new Int32Array(cells),
    weights: new Float64Array(cells),
  }
}

/** A candidate that an assumption has refuted. */
export interface Refuted {
  /** Where it is. */
  readonly cell: number
  /** Which value it is. */
  readonly value: number
}

/** What all assumptions on a board come to. */
interface AssumptionOutcome {
  /** The candidates that are refuted soonest. */
  readonly refuted: Refuted[]
  /** How many placements that takes; Infinity where no assumption contradicts itself. */
  readonly steps: number
}

/** Follows assumptions on boards of the reasoner's shape. */
interface Assumer {
  /**
   * How many placements lead from an assumption to a contradiction, in whole layers: all that is forced is placed at
   * once, so no order matters. Infinity where there is none, or where it takes more than `most`. All placements are
   * added to `chain`.
   */
  steps(frame: Int32Array, cell: number, value: number, most: number, chain?: Refuted[]): number
  /** Assumes each candidate of each open cell in turn. */
  refute(frame: Int32Array): AssumptionOutcome
}

export function makeAssumer<P extends Puzzle>(reasoner: Reasoner<P>): Assumer {
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  const values = new Int32Array(reasoner.maxCandidates)

  function steps(from: Int32Array, cell: number, value: number, most: number, chain?: Refuted[]): number {
    frame.set(from)
    chain?.push({ cell, value })
    if (!reasoner.place(frame, cell, value)) return 1
    for (let made = 1; ; ) {
      if (!reasoner.look(frame, forced)) return made
      made += forced.count
      for (let index = 0; chain && index < forced.count; index++) {
        chain.push({ cell: forced.cells[index], value: forced.values[index] })
      }
      if (forced.count === 0 || made > most) return Infinity
      if (!placeAll(reasoner, frame, forced)) return made
    }
  }

  return {
    steps,
    refute(from) {
      let fewest = Infinity
      let refuted: Refuted[] = []
      for (let cell = 0; cell < reasoner.cells; cell++) {
        const count = reasoner.candidates(from, cell, values)
        for (let index = 0; index < count; index++) {
          const made = steps(from, cell, values[index], fewest)
          if (made === Infinity) continue
          if (made < fewest) refuted = []
          fewest = made
          refuted.push({ cell, value: values[index] })
        }
      }
      return { refuted, steps: fewest }
    },
  }
}

/** Places everything that is forced at once. False is a contradiction. */
export function placeAll<P extends Puzzle>(
  reasoner: Reasoner<P>,
  frame: Int32Array,
  forced: Forced,
): boolean {
  for (let index = 0; index < forced.count; index++) {
    if (!reasoner.place(frame, forced.cells[index], forced.values[index])) return false
  }
  return true
}

/** Throws where a reasoner says of a puzzle that has a solution that it contradicts itself. */
export function expectSound<P extends Puzzle>(reasoner: Reasoner<P>, isSound: boolean): void {
  if (isSound) return
  throw new Error(
    `a puzzle that has a solution contradicts itself: ${JSON.stringify(reasoner.contradiction())}`,
  )
}

/** The open cell with the fewest candidates, the first of several. */
export function smallestCell<P extends Puzzle>(reasoner: Reasoner<P>, frame: Int32Array): number {
  const values = new Int32Array(reasoner.maxCandidates)
  let best = -1
  let fewest = Infinity
  for (let cell = 0; cell < reasoner.cells; cell++) {
    const count = reasoner.candidates(frame, cell, values)
    if (count === 0 || count >= fewest) continue
    best = cell
    fewest = count
  }
  return best
}
