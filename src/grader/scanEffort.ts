// How long a person scans a board for the numbers that are forced.
//
// Think of every forced placement as being seen at a rate as its weight: with O open cells to look at, the next of
// weights R in all is seen after O / R in the mean, and is this one with a chance of its weight / R. Whoever comes
// first changes what is forced next, so the mean is one over all orders.
//
// Instead of drawing one placement after the other, each cell draws beforehand how long it waits at weight 1
// (exponential waits; the race of them is the same process), and over all runs its waits are stratified: each of n
// parts of the distribution comes once, in random order. That takes a few runs where independent draws take hundreds.

import type { Looker } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { below, type Rng } from '../kernel/rng.ts'
import { makeForced } from './assumptions.ts'

type Scanner = (
  /** The state to begin with. */
  start: Int32Array,
  /** Called where nothing is forced: has to make something so. Rounds count from 0, in each run. */
  help: (frame: Int32Array, round: number) => void,
  rng: Rng,
  runs: number,
) => number

/** Measures how much scanning it takes to fill a board: the mean over all runs. */
export function makeScanner<P extends Puzzle>(looker: Looker<P>): Scanner {
  const { cells } = looker
  const frame = new Int32Array(looker.frameWords)
  const forced = makeForced(cells)
  const left = new Float64Array(cells)

  return (start, help, rng, runs) => {
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
    }
    return cost / runs
  }

  /** Lets all that is in sight wait until the first of it is seen, and places that. */
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

/** For each cell the waits of all runs, one cell's after the other: every stratum once, in random order. */
function drawWaits(rng: Rng, cells: number, runs: number): Float64Array {
  const strata = meanWaits(runs)
  const waits = new Float64Array(cells * runs)
  for (let from = 0; from < waits.length; from += runs) {
    waits.set(strata, from)
    for (let last = runs - 1; last > 0; last--) {
      const other = below(rng, last + 1)
      const kept = waits[from + last]
      waits[from + last] = waits[from + other]
      waits[from + other] = kept
    }
  }
  return waits
}

/** The mean of each of so many equally likely parts of the exponential distribution of mean 1, the longest waits first. */
function meanWaits(parts: number): Float64Array {
  // The integral of -ln u from 0 to u.
  const integral = (u: number) => (u === 0 ? 0 : u * (1 - Math.log(u)))
  return Float64Array.from({ length: parts }, (_, part) => {
    return parts * (integral((part + 1) / parts) - integral(part / parts))
  })
}
