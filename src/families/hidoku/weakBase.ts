// The weak base, from which degrees are computed: a number stands where only one cell is left that touches the
// placed number before it and the one after it. That a cell can take one number only is seen far later: it counts a
// tenth, and so does the last cell of the board for a number whose neighbours in order are not placed.
//
// With both counting 1 grades agree less with the labels that Ascent gives its puzzles (`npm run bench -- Ascent`);
// anything from .01 to .1 is as good.

import type { Forced, Looker } from '../inference.ts'
import { countSides, makePlaces } from './numberPlaces.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'

const ONLY_NUMBER_WEIGHT = 0.1

// By how many of the numbers before and after are placed.
const WEIGHTS = [ONLY_NUMBER_WEIGHT, 1, 1] as const

/** What a person sees in a Hidoku without thinking hard. */
export function makeWeakBase(shape: HidokuShape): Looker<HidokuPuzzle> {
  const places = makePlaces(shape)
  const { cells, allows, onlyPlace, placeOf, countOf, isOpen } = places
  // Where in the list of forced placements a cell stands, counted from 1; 0 if it does not.
  const listed = new Int32Array(cells)

  function sides(frame: Int32Array, number: number): number {
    return countSides(placeOf(frame, number - 1), placeOf(frame, number + 1))
  }

  function look(frame: Int32Array, forced: Forced): boolean {
    const numbers = places.numbers(frame)
    let found = 0
    listed.fill(0)
    for (let number = 1; number <= numbers; number++) {
      if (placeOf(frame, number) >= 0) continue
      const cell = onlyPlace(frame, number)
      if (cell === -1) continue
      if (cell === -2 || listed[cell] > 0) return false
      forced.cells[found] = cell
      forced.values[found] = number
      forced.weights[found] = WEIGHTS[sides(frame, number)]
      listed[cell] = ++found
    }
    for (let cell = 0; cell < cells; cell++) {
      if (countOf(frame, cell) > 1 || !isOpen(frame, cell)) continue
      if (countOf(frame, cell) === 0) return false
      if (listed[cell] > 0) {
        forced.weights[listed[cell] - 1] += ONLY_NUMBER_WEIGHT
        continue
      }
      const number = firstNumber(frame, cell)
      for (let index = 0; index < found; index++) {
        if (forced.values[index] === number) return false
      }
      forced.cells[found] = cell
      forced.values[found] = number
      forced.weights[found] = ONLY_NUMBER_WEIGHT
      listed[cell] = ++found
    }
    forced.count = found
    return true
  }

  function firstNumber(frame: Int32Array, cell: number): number {
    let number = 1
    while (!allows(frame, cell, number)) number++
    return number
  }

  return {
    cells,
    maxCandidates: cells,
    frameWords: places.frameWords,
    root: places.root,
    place: places.place,
    exclude: places.exclude,
    openCells: places.openCells,
    look,
    candidates(frame, cell, values) {
      const numbers = places.numbers(frame)
      let found = 0
      for (let number = 1; number <= numbers; number++) {
        if (allows(frame, cell, number)) values[found++] = number
      }
      return found
    },
  }
}
