// Follows assumptions: assumes a candidate, places the values that the looker finds forced, and reports whether this ends in a
// contradiction.

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

/** A candidate that leads to a contradiction. */
interface Refuted extends Candidate {
  /** The number of placements until the contradiction. */
  readonly steps: number
}

/**
 * Limits on the number of placements in a chain, tried in this order, because following all assumptions to their ends takes
 * far longer.
 */
const PATIENCE = [3, 8, 20, Infinity] as const

/** Follows assumptions on boards of the looker's shape. */
export function makeAssumer<P extends Puzzle>(looker: Looker<P>) {
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(looker.cells)
  const values = new Int32Array(looker.maxCandidates)
  /** Placements of the last assumption, as indexes from `keyOf`. */
  const trail = new Int32Array(looker.cells)
  let trailLength = 0
  /**
   * Placements that followed from assumptions without a contradiction, marked with the number of the board. Assuming one of
   * these placements forces only a part of the others, so that it leads to no contradiction either.
   */
  const harmless = new Int32Array(looker.cells * looker.maxCandidates)
  let board = 0

  // The remainder is unambiguous: the values of a family are consecutive, although the first value need not be 0 or 1.
  const keyOf = (cell: number, value: number) => cell * looker.maxCandidates + (value % looker.maxCandidates)

  /**
   * The number of placements from an assumption to a contradiction. All values that are forced at the same time are placed in
   * one layer, so that their order does not matter; the placements of the last layer all count. Infinity if there is no
   * contradiction, or if it takes more than `most` placements.
   */
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

  /**
   * Assumes each candidate and follows the assumption for at most `most` placements; with `isSoonestAlone`, for no more
   * placements than the shortest chain found so far has.
   */
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
    /**
     * Assumes every candidate of every open cell and returns those with the shortest way to a contradiction.
     */
    refuteSoonest: (from: Int32Array) => refuteSoon(from, true),
    /**
     * Refutes candidates within the first limit of `PATIENCE` at which a candidate is refuted. Returns the refuted candidates,
     * those with the shortest chains first.
     */
    refuteSoon: (from: Int32Array) => refuteSoon(from, false).sort((one, other) => one.steps - other.steps),
  }
}

/** Places all forced values at once. Returns false on a contradiction. */
export function placeAll<P extends Puzzle>(looker: Looker<P>, frame: Int32Array, forced: Forced): boolean {
  for (let index = 0; index < forced.count; index++) {
    if (!looker.place(frame, forced.cells[index], forced.values[index])) return false
  }
  return true
}

/** Throws if the propagation reports a contradiction in a puzzle that has a solution. */
export function expectSound(isSound: boolean): void {
  if (!isSound) throw new Error('the propagation reports a contradiction in a puzzle that has a solution')
}

/** The open cell with the fewest candidates; among equals, the first. */
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
