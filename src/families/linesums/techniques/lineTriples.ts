// Triples of lines: three lines have no number in common, except in cells where two of them cross. A combination
// of one line is ruled out if it cannot be used together with any combinations of the other two lines, even if
// each of these lines by itself would allow it.
//
//   The free numbers are 1 to 7, and three lines that do not cross need two numbers each: 6 (1+5, 2+4),
//   8 (1+7, 2+6, 3+5) and 10 (3+7, 4+6). Beside 2+4, the second line takes 1+7 or 3+5. Then 3+7 shares a
//   number with the second line, and 4+6 one with the first. So the first line is 1+5.

import type { PatternFinder } from '../../inference.ts'
import { isAtMostOne } from '../searchStateOfLines.ts'
import { clearSets, type KeptSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'
import { type LineSets, LONGEST, type Pin, type SetMaker } from './combinationLister.ts'
import { setsFact } from './combinations.ts'
import { crossingsOf } from './linePairs.ts'

/** The maximum number of triples of combinations that a person would consider. */
const MOST_TRIPLES = 200
/** The maximum number of combinations of each line that a sentence lists. */
const MOST_TOLD = 4
/** The pairs of three lines. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

/** Finds combinations of numbers in one line that fit no combinations of two other lines. */
export function lineTripleFinder(pencil: LinePencil, setMaker: SetMaker): PatternFinder {
  const { lines } = pencil.board
  const crossingOf = crossingsOf(lines)
  const triples = triplesOf(lines.length)
  /** For each triple, the sum of `lineChanges` of its lines at the last search that found nothing. */
  const foundNothing = new Int32Array(triples.length).fill(-1)
  const kept = PAIRS.map(() => makeKeptSets(LONGEST))
  const places = PAIRS.map(() => makeKeptSets(LONGEST))
  /** For each pair of the three lines, the open cell in which they cross, or -1. */
  const crossings = new Int32Array(PAIRS.length)
  const chosen = new Int32Array(PAIRS.length)

  /**
   * Whether the chosen combinations of two lines can be used together: they must have no number in common,
   * except one number for an open cell in which the lines cross. This number is added to the pins.
   */
  function goTogether(pair: number, sets: readonly LineSets[], pins: Pin[]): boolean {
    const [one, other] = PAIRS[pair]
    const low = sets[one].low[chosen[one]] & sets[other].low[chosen[other]]
    const high = sets[one].high[chosen[one]] & sets[other].high[chosen[other]]
    if (crossings[pair] < 0) return (low | high) === 0
    if ((low | high) === 0 || !isAtMostOne(low, high)) return false
    pins.push({ cell: crossings[pair], low, high })
    return true
  }

  /**
   * If all three lines can be filled with the chosen combinations, keeps the numbers that these put into the
   * cells.
   */
  function keepChosen(sets: readonly LineSets[], pins: readonly Pin[]): void {
    for (const [index, { cells, low, high }] of sets.entries()) {
      const set = chosen[index]
      clearSets(places[index])
      if (!setMaker.addPlaces(cells, low[set], high[set], places[index], pins)) return
    }
    kept.forEach((own, index) => {
      addAll(own, places[index])
    })
  }

  function compare(sets: readonly LineSets[]): void {
    for (const own of kept) clearSets(own)
    const pins: Pin[] = []
    for (chosen[0] = 0; chosen[0] < sets[0].count; chosen[0]++) {
      for (chosen[1] = 0; chosen[1] < sets[1].count; chosen[1]++) {
        pins.length = 0
        if (!goTogether(0, sets, pins)) continue
        const pinned = pins.length
        for (chosen[2] = 0; chosen[2] < sets[2].count; chosen[2]++) {
          pins.length = pinned
          if (goTogether(1, sets, pins) && goTogether(2, sets, pins)) keepChosen(sets, pins)
        }
      }
    }
  }

  return (frame, report) => {
    pencil.read(frame)
    for (const [index, triple] of triples.entries()) {
      const changes = triple.reduce((sum, line) => sum + pencil.lineChanges[line], 0)
      if (changes === foundNothing[index]) continue
      foundNothing[index] = changes
      const sets = triple.map(setMaker.of)
      if (sets.some(({ count }) => count < 0)) continue
      if (sets.reduce((product, { count }) => product * count, 1) > MOST_TRIPLES) continue
      PAIRS.forEach(([one, other], pair) => {
        const cell = crossingOf[triple[one]][triple[other]]
        crossings[pair] = cell >= 0 && pencil.isOpen(cell) ? cell : -1
      })
      compare(sets)
      sets.forEach(({ cells }, at) => {
        pencil.keep(cells, kept[at])
      })
      pencil.report(
        (found) => {
          foundNothing[index] = -1
          report(found)
        },
        () => {
          const cells = [...new Set(sets.flatMap((one) => one.cells))]
          const [line, other, third] = triple.map(pencil.lineFact)
          const [own, others, thirds] = sets.map((one) => setsFact(pencil, one, MOST_TOLD))
          const facts = { line, sets: own, other, others, third, thirds }
          return { kind: 'line-triple', facts, cells, premises: [{ cells }] }
        },
      )
    }
  }
}

function addAll(to: KeptSets, from: KeptSets): void {
  for (let index = 0; index < to.low.length; index++) {
    to.low[index] |= from.low[index]
    to.high[index] |= from.high[index]
  }
}

/** All choices of three lines. */
function triplesOf(count: number): number[][] {
  const found: number[][] = []
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) {
      for (let third = second + 1; third < count; third++) found.push([first, second, third])
    }
  }
  return found
}
