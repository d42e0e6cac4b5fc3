// Solving as far as looking goes, and what an assumption leads to.

import type { Candidate, Forced, Looker } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'

export function makeForced(cells: number): Forced {
  return {
    count: 0,
    cells: new Int32Array(cells),
    values: new Int32Array(cells),
    weights: new Float64Array(cells),
  }
}

/** A candidate that contradicts itself. */
interface Refuted extends Candidate {
  /** How many placements that takes. */
  readonly steps: number
}

/** Follows assumptions on boards of the looker's shape. */
interface Assumer {
  /**
   * How many placements lead from an assumption to a contradiction, in whole layers: all that is forced is placed at
   * once, so no order matters. Infinity where there is none, or where it takes more than `most`.
   */
  steps(frame: Int32Array, cell: number, value: number, most: number): number
  /** Assumes each candidate of each open cell in turn: those that contradict themselves soonest, all after as many placements. */
  refuteSoonest(frame: Int32Array): Refuted[]
  /** As many of them as are found without following longer chains than it takes to find any; the soonest first. */
  refuteSoon(frame: Int32Array): Refuted[]
}

/** Short chains are looked for first: following all assumptions to their ends takes far longer. */
const PATIENCE = [3, 8, 20, Infinity] as const

export function makeAssumer<P extends Puzzle>(looker: Looker<P>): Assumer {
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(looker.cells)
  const values = new Int32Array(looker.maxCandidates)
  /** What the last assumption has made forced, by `keyOf`. */
  const trail = new Int32Array(looker.cells)
  let trailLength = 0
  /**
   * Placements of assumptions that came to an end without a contradiction: assumed by themselves they lead to a part of the
   * same, so to none either. Marked with the number of the board that they were assumed on.
   */
  const harmless = new Int32Array(looker.cells * looker.maxCandidates)
  let board = 0

  // Values follow each other, wherever they begin.
  const keyOf = (cell: number, value: number) => cell * looker.maxCandidates + (value % looker.maxCandidates)

  function steps(from: Int32Array, cell: number, value: number, most: number): number {
    frame.set(from)
    trailLength = 0
    if (!looker.place(frame, cell, value)) return 1
    trail[trailLength++] = keyOf(cell, value)
    for (let made = 1; ; ) {
      if (!looker.look(frame, forced)) return made
      made += forced.count
      if (forced.count === 0) {
        for (let index = 0; index < trailLength; index++) harmless[trail[index]] = board
        return Infinity
      }
      if (made > most) return Infinity
      for (let index = 0; index < forced.count; index++) {
        trail[trailLength++] = keyOf(forced.cells[index], forced.values[index])
      }
      if (!placeAll(looker, frame, forced)) return made
    }
  }

  /** Assumes each candidate, and follows it for so many placements; where only the soonest count, for no more than these. */
  function refuteWithin(from: Int32Array, most: number, isSoonestAlone: boolean): Refuted[] {
    let limit = most
    const refuted: Refuted[] = []
    for (let cell = 0; cell < looker.cells; cell++) {
      const count = looker.candidates(from, cell, values)
      for (let index = 0; index < count; index++) {
        if (harmless[keyOf(cell, values[index])] === board) continue
        const made = steps(from, cell, values[index], limit)
        if (made === Infinity) continue
        if (isSoonestAlone) limit = made
        refuted.push({ cell, value: values[index], steps: made })
      }
    }
    return isSoonestAlone ? refuted.filter((one) => one.steps === limit) : refuted
  }

  function refuteSoon(from: Int32Array, isSoonestAlone: boolean): Refuted[] {
    board++
    for (const most of PATIENCE) {
      const refuted = refuteWithin(from, most, isSoonestAlone)
      if (refuted.length > 0) return refuted
    }
    return []
  }

  return {
    steps,
    refuteSoonest: (from) => refuteSoon(from, true),
    refuteSoon: (from) => refuteSoon(from, false).sort((one, other) => one.steps - other.steps),
  }
}

/** Places everything that is forced at once. False is a contradiction. */
export function placeAll<P extends Puzzle>(looker: Looker<P>, frame: Int32Array, forced: Forced): boolean {
  for (let index = 0; index < forced.count; index++) {
    if (!looker.place(frame, forced.cells[index], forced.values[index])) return false
  }
  return true
}

/** Throws where a puzzle that has a solution is said to contradict itself. */
export function expectSound(isSound: boolean): void {
  if (!isSound) throw new Error('a puzzle that has a solution is said to contradict itself')
}

/** The open cell with the fewest candidates, the first of several. */
export function smallestCell<P extends Puzzle>(looker: Looker<P>, frame: Int32Array): number {
  const values = new Int32Array(looker.maxCandidates)
  let best = -1
  let fewest = Infinity
  for (let cell = 0; cell < looker.cells; cell++) {
    const count = looker.candidates(frame, cell, values)
    if (count === 0 || count >= fewest) continue
    best = cell
    fewest = count
  }
  return best
}
