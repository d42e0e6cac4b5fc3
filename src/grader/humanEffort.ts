// Models a person's work: how long a person looks for the next number (F), and how far ahead a person has to
// think (H).
//
// While numbers are forced, a person scans the board (`makeScanner`). When no number is forced, a person assumes each candidate
// in turn until an assumption leads to a contradiction after h placements; with O open cells this costs O h. All candidates
// that are refuted in the same number of placements are ruled out together, so that neither labels nor reading order matter.
//
// This effort agrees better with measured solving times than the number of nodes or a rating of the hardest step (`npm run
// bench -- agree` prints how well the grade agrees). The idea that the dependence of the steps on each other makes a puzzle
// hard is from Pelánek, Difficulty rating of Sudoku puzzles (2014).

import type { Forced, Looker } from '../families/inference.ts'
import { once } from '../families/lazyElimination.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'
import { eachStep } from './countNodes.ts'
import { expectSound, makeAssumer, makeForced, placeAll, smallestCell } from './followAssumptions.ts'

export interface Effort {
  /** F, the effort of scanning and trying. */
  readonly effort: number
  /**
   * H: in each round without a forced value, the assumption that is refuted in the fewest placements is followed; H is the
   * largest number of these placements, or 0 if no assumption was needed.
   */
  readonly hardest: number
}

/**
 * Makes a function that yields lower bounds of the effort and then returns the effort. Scanning is added last, run by run,
 * because it takes longest to measure.
 */
export function makeEffortMeter<P extends Puzzle>(looker: Looker<P>) {
  const assumer = makeAssumer(looker)
  const scan = makeScanner(looker)
  const start = new Int32Array(looker.frameWords)
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(looker.cells)

  /** `solve` is called when only a search can continue. */
  return function* measureEffort(
    puzzle: P,
    solve: () => readonly number[],
    rng: Rng,
    runs: number,
  ): Generator<Effort, Effort, void> {
    expectSound(looker.root(start, puzzle))
    frame.set(start)
    const solution = once(solve)
    /**
     * The board after each round without a forced value: candidates are refuted, or a cell is filled by a search. All runs come
     * to the same boards, because the values that can be placed do not depend on the order in which they are seen.
     */
    const boards: Int32Array[] = []
    let trying = 0
    let hardest = 0
    while (isStuck(looker, frame, forced)) {
      const open = looker.openCells(frame)
      const refuted = assumer.refuteSoonest(frame)
      if (refuted.length > 0) {
        const [{ steps }] = refuted
        trying += open * steps
        hardest = Math.max(hardest, steps)
        for (const { cell, value } of refuted) expectSound(looker.exclude(frame, cell, value))
      } else {
        trying += open * open
        hardest = Math.max(hardest, open)
        const cell = smallestCell(looker, frame)
        expectSound(looker.place(frame, cell, solution()[cell]))
      }
      boards.push(frame.slice())
    }
    const sumWith = (scanning: number): Effort => ({ effort: scanning + trying, hardest })
    yield sumWith(0)
    return sumWith(
      yield* eachStep(
        scan(start, (state, round) => state.set(boards[round]), rng, runs),
        sumWith,
      ),
    )
  }
}

/** Places forced values until no value is forced. Returns whether cells are left open. */
function isStuck(looker: Looker, frame: Int32Array, forced: Forced): boolean {
  while (looker.openCells(frame) > 0) {
    expectSound(looker.look(frame, forced))
    if (forced.count === 0) return true
    expectSound(placeAll(looker, frame, forced))
  }
  return false
}

/**
 * Makes a function that tells whether a puzzle requires assumptions within assumptions: whether cells stay open after all
 * singles, and after all assumptions that are refuted with singles. It measures nothing, and the order of the refutations does
 * not matter to it, so that it is much faster than measuring the effort.
 */
export function makeGuessDetector<P extends Puzzle>(
  looker: Looker<P>,
): (puzzle: P, solution: readonly number[]) => boolean {
  const { steps } = makeAssumer(looker)
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(looker.cells)
  const values = new Int32Array(looker.maxCandidates)

  /** Rules out a candidate that an assumption refutes, however many placements that takes. Returns false if there is none. */
  function ruleOutRefuted(solution: readonly number[]): boolean {
    for (let cell = 0; cell < looker.cells; cell++) {
      const count = looker.candidates(frame, cell, values)
      for (let index = 0; index < count; index++) {
        const value = values[index]
        // Nothing refutes the solution.
        if (value === solution[cell] || steps(frame, cell, value, Infinity) === Infinity) continue
        expectSound(looker.exclude(frame, cell, value))
        return true
      }
    }
    return false
  }

  return (puzzle, solution) => {
    expectSound(looker.root(frame, puzzle))
    while (isStuck(looker, frame, forced)) if (!ruleOutRefuted(solution)) return true
    return false
  }
}

// Models how long a person scans a board for the numbers that are forced.
//
// A person sees each forced placement at a rate equal to its weight. With O open cells to look at and a total weight of R, the
// next placement is seen after a time of O / R on average, and the chance that it is a certain placement is the weight of that
// placement divided by R. Each placement changes which values are forced next, so the result is a mean over random orders.
//
// Instead of drawing one placement after the other, a waiting time at weight 1 is drawn in advance for each cell. Waiting times
// are exponentially distributed, so that the cell whose time ends first has the right distribution. The waits of a cell are
// stratified over the n runs: each of n equally likely parts of the distribution occurs once, in random order. This way a few
// runs suffice where independent draws need hundreds.

/** Makes a function that measures the scanning needed to fill a board: the mean over all runs, after lower bounds of it. */
function makeScanner<P extends Puzzle>(looker: Looker<P>) {
  const { cells } = looker
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(cells)
  const left = new Float64Array(cells)

  type Help = (frame: Int32Array, round: number) => void

  /** Whenever no value is forced, `help` is called and must change the board; its rounds are numbered from 0 in each run. */
  return function* scanning(start: Int32Array, help: Help, rng: Rng, runs: number) {
    const waits = drawWaits(rng, cells, runs)
    let cost = 0
    for (let run = 0; run < runs; run++) {
      frame.set(start)
      for (let cell = 0; cell < cells; cell++) left[cell] = waits[cell * runs + run]
      for (let round = 0; ; ) {
        const open = looker.openCells(frame)
        if (open === 0) break
        looker.look(frame, forced)
        if (forced.count === 0) help(frame, round++)
        else cost += open * passUntilNext()
      }
      yield cost / runs
    }
    return cost / runs
  }

  /** Lets time pass until the first of all forced placements is seen, places it, and returns this time. */
  function passUntilNext(): number {
    let next = 0
    let soonest = Infinity
    for (let index = 0; index < forced.count; index++) {
      const time = left[forced.cells[index]] / forced.weights[index]
      if (time >= soonest) continue
      soonest = time
      next = index
    }
    for (let index = 0; index < forced.count; index++) {
      left[forced.cells[index]] -= soonest * forced.weights[index]
    }
    looker.place(frame, forced.cells[next], forced.values[next])
    return soonest
  }
}

/** Draws the waits of all runs, cell after cell. Each cell gets every stratum once, in random order. */
function drawWaits(rng: Rng, cells: number, runs: number): Float64Array {
  const strata = meanWaits(runs)
  const waits = new Float64Array(cells * runs)
  for (let from = 0; from < waits.length; from += runs) waits.set(shuffled(rng, strata), from)
  return waits
}

/** The means of equally likely parts of the exponential distribution with mean 1, the longest waits first. */
function meanWaits(parts: number): number[] {
  // The integral of the function -ln from 0 to u.
  const integral = (u: number) => (u === 0 ? 0 : u * (1 - Math.log(u)))
  return Array.from(
    { length: parts },
    (_, part) => parts * (integral((part + 1) / parts) - integral(part / parts)),
  )
}
