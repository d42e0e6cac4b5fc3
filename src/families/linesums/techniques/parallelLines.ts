// Parallel lines: all rows together hold each number once, and so do all columns. So the combinations of the
// open rows must together use each free number once. A combination is ruled out if no combinations of the other
// rows use exactly the remaining numbers. In Killer Sudoku the same is done with all cages of a house.
//
//   The free numbers are 1 to 8, and four rows need two numbers each: 6 (1+5, 2+4), 7 (1+6, 2+5, 3+4),
//   10 (2+8, 3+7, 4+6) and 13 (5+8, 6+7). Beside 4+6 the last row takes 5+8, and then the first row has
//   neither 1+5 nor 2+4. So the third row is 2+8 or 3+7.

import type { PatternFinder } from '../../inference.ts'
import { clearSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'
import { type LineSets, LONGEST, type SetMaker } from './combinationLister.ts'
import { setsFact } from './combinations.ts'

/** The maximum number of ways to choose one combination for each line that a person would consider. */
const MOST_CHOICES = 1000
/** With fewer lines the pattern is a pair of lines. */
const FEWEST_LINES = 3
/** The maximum number of combinations that a sentence lists for a line. */
const MOST_TOLD = 3

/** Finds combinations that cannot be completed by combinations of all other rows, or of all other columns. */
export function parallelLinesFinder(pencil: LinePencil, setMaker: SetMaker): PatternFinder {
  const { rows, columns } = pencil.board
  const kept = makeKeptSets(LONGEST)
  const directions = [
    Array.from({ length: rows }, (_, index) => index),
    Array.from({ length: columns }, (_, index) => rows + index),
  ]

  /** For each combination of each line, whether it can be used together with combinations of all other lines. */
  function goodOnes(sets: readonly LineSets[]): boolean[][] {
    const isGood = sets.map(({ count }) => Array.from({ length: count }, () => false))
    const chosen: number[] = []
    const choose = (line: number, takenLow: number, takenHigh: number): void => {
      if (line === sets.length) {
        chosen.forEach((set, index) => {
          isGood[index][set] = true
        })
        return
      }
      const { low, high, count } = sets[line]
      for (let set = 0; set < count; set++) {
        if (((takenLow & low[set]) | (takenHigh & high[set])) !== 0) continue
        chosen[line] = set
        choose(line + 1, takenLow | low[set], takenHigh | high[set])
      }
    }
    choose(0, 0, 0)
    return isGood
  }

  function strike({ cells, low, high, count }: LineSets, isGood: readonly boolean[]): void {
    clearSets(kept)
    for (let set = 0; set < count; set++) {
      if (isGood[set]) setMaker.addPlaces(cells, low[set], high[set], kept)
    }
    pencil.keep(cells, kept)
  }

  return (frame, report) => {
    pencil.read(frame)
    for (const direction of directions) {
      const open = direction.filter((line) => pencil.openCount[line] > 0)
      if (open.length < FEWEST_LINES) continue
      const sets = open.map(setMaker.of)
      if (sets.some(({ count }) => count < 0)) continue
      if (sets.reduce((product, { count }) => product * count, 1) > MOST_CHOICES) continue
      const isGood = goodOnes(sets)
      sets.forEach((own, index) => {
        strike(own, isGood[index])
      })
      pencil.report(report, () => {
        const cells = sets.flatMap((own) => own.cells)
        const told = sets.map(
          (own, index) => `${pencil.lineFact(open[index])} (${setsFact(pencil, own, MOST_TOLD)})`,
        )
        const facts = { lines: open.map(pencil.lineFact).join(', '), sets: told.join(', ') }
        return { kind: 'parallel-lines', facts, cells, premises: [{ cells }] }
      })
    }
  }
}
