// Models a person's work: how long a person looks for the next number (F), and how far ahead a person has to
// think (H).
//
// While numbers are forced, a person scans the board (scanEffort.ts). When no number is forced, a person
// assumes each candidate in turn until one contradicts itself after h placements; with O open cells this
// costs O h. All candidates that are refuted in the same number of placements are ruled out together, so that
// neither labels nor reading order matter.
//
// This effort agrees better with measured solving times than the number of nodes does, or a rating of the
// hardest step (`npm run bench -- agree` prints the agreement of the grade). The idea that the dependence of
// the steps on each other makes a puzzle hard is from Pelánek, Difficulty rating of Sudoku puzzles (2014).

import type { Candidate, Looker } from '../families/inference.ts'
import { once } from '../families/laterDescription.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Rng } from '../kernel/rng.ts'
import { expectSound, makeAssumer, makeForced, placeAll, smallestCell } from './assumptions.ts'
import { makeScanner } from './scanEffort.ts'

export interface Effort {
  /** F, the effort of scanning and trying. */
  readonly effort: number
  /**
   * H, the placements of the longest assumption that had to be followed, taking the shortest each time; 0 if
   * none was needed.
   */
  readonly hardest: number
}

/** The help when no value is forced: candidates that are refuted, or a cell that only a search can fill. */
interface Round {
  readonly refuted: readonly Candidate[]
  readonly filled?: Candidate
}

/** Yields the effort without the scanning, which takes longest to measure, and returns the total. */
type EffortMeter<P extends Puzzle> = (
  puzzle: P,
  /** Called when only a search can continue. */
  solve: () => readonly number[],
  rng: Rng,
  runs: number,
) => Generator<Effort, Effort, void>

export function makeEffortMeter<P extends Puzzle>(looker: Looker<P>): EffortMeter<P> {
  const assumer = makeAssumer(looker)
  const scan = makeScanner(looker)
  const start = new Int32Array(looker.frameWords)
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(looker.cells)

  /**
   * Ends a round. All runs share their rounds, since what becomes visible in the end does not depend on the
   * order.
   */
  function apply(state: Int32Array, { refuted, filled }: Round): void {
    for (const { cell, value } of refuted) expectSound(looker.exclude(state, cell, value))
    if (filled) expectSound(looker.place(state, filled.cell, filled.value))
  }

  return function* measureEffort(puzzle, solve, rng, runs) {
    expectSound(looker.root(start, puzzle))
    frame.set(start)
    const solution = once(solve)
    const rounds: Round[] = []
    let trying = 0
    let hardest = 0
    while (looker.openCells(frame) > 0) {
      expectSound(looker.look(frame, forced))
      if (forced.count > 0) {
        expectSound(placeAll(looker, frame, forced))
        continue
      }
      const open = looker.openCells(frame)
      const refuted = assumer.refuteSoonest(frame)
      if (refuted.length > 0) {
        const [{ steps }] = refuted
        trying += open * steps
        hardest = Math.max(hardest, steps)
        rounds.push({ refuted })
      } else {
        trying += open * open
        hardest = Math.max(hardest, open)
        const cell = smallestCell(looker, frame)
        rounds.push({ refuted: [], filled: { cell, value: solution()[cell] } })
      }
      apply(frame, rounds[rounds.length - 1])
    }
    yield { effort: trying, hardest }
    const scanning = scan(start, (state, round) => apply(state, rounds[round]), rng, runs)
    return { effort: scanning + trying, hardest }
  }
}
