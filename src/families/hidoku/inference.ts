// What a person sees in a Hidoku: a number stands where only one cell is left that touches the placed number before
// it and the one after it. That a cell can take one number only is seen far later: it counts a tenth, and so does the
// last cell of the board for a number whose neighbours in order are not placed.
//
// With both counting 1 grades agree less with the labels that Ascent gives its puzzles (`npm run bench -- Ascent`);
// anything from .01 to .1 is as good.

import type { Forced, Inference, Reason, Reasoner } from '../inference.ts'
import { countSides, makePlaces } from './numberPlaces.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { HIDOKU_REASONS, type ReasonKind } from './reasons.ts'

const ONLY_NUMBER_WEIGHT = 0.1

// By how many of the numbers before and after are placed.
const KINDS = ['only-cell', 'beside', 'between'] as const
const WEIGHTS = [0.1, 1, 1] as const

/** What a person sees in a Hidoku. */
export const inference: Inference<HidokuShape, HidokuPuzzle> = {
  sees: 'numbers with one place beside the placed one before and the placed one after, cells with one number',
  reasons: HIDOKU_REASONS,
  makeReasoner,
}

function makeReasoner(shape: HidokuShape): Reasoner<HidokuPuzzle> {
  const places = makePlaces(shape)
  const { cells, failure, failCell, failNumber, allows, onlyPlace, placeOf, countOf, isOpen } = places
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
      if (cell === -2) return failNumber(frame, number)
      if (listed[cell] > 0) return failCell('two-numbers', cell, forced.values[listed[cell] - 1], number)
      forced.cells[found] = cell
      forced.values[found] = number
      forced.weights[found] = WEIGHTS[sides(frame, number)]
      listed[cell] = ++found
    }
    for (let cell = 0; cell < cells; cell++) {
      if (countOf(frame, cell) > 1 || !isOpen(frame, cell)) continue
      if (countOf(frame, cell) === 0) return failCell('no-number', cell, 0, 0)
      if (listed[cell] > 0) {
        forced.weights[listed[cell] - 1] += ONLY_NUMBER_WEIGHT
        continue
      }
      const number = firstNumber(frame, cell)
      for (let index = 0; index < found; index++) {
        if (forced.values[index] === number) return failCell('two-cells', cell, number, forced.cells[index])
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
    reasons(frame, cell, number) {
      const found: Reason[] = []
      if (onlyPlace(frame, number) === cell) {
        const before = placeOf(frame, number - 1)
        const after = placeOf(frame, number + 1)
        found.push(placeReason(KINDS[countSides(before, after)], number, before, after, [cell]))
      }
      if (countOf(frame, cell) === 1) {
        found.push({ kind: 'only-number', facts: { value: number }, cells: [cell] })
      }
      return found
    },
    contradiction() {
      const { kind, cell, number, other, before, after } = failure
      switch (kind) {
        case 'no-number':
          return { kind, facts: { cell }, cells: [cell] }
        case 'no-fit':
          return { kind, facts: { value: number, cell }, cells: [cell] }
        case 'two-numbers':
          return { kind, facts: { value: number, other, cell }, cells: [cell] }
        case 'two-cells':
          return { kind, facts: { value: number }, cells: [other, cell] }
        default:
          return placeReason(kind, number, before, after, [])
      }
    },
  }
}

/** What is to say of a number's places, given the cells of the numbers before and after. */
function placeReason(
  kind: ReasonKind,
  value: number,
  before: number,
  after: number,
  cells: readonly number[],
): Reason {
  const placed = [before, after].filter((cell) => cell >= 0)
  const facts: Record<string, number> = { value }
  if (placed.length === 2) Object.assign(facts, { lower: value - 1, higher: value + 1 })
  else if (placed.length === 1) facts.neighbour = before >= 0 ? value - 1 : value + 1
  return { kind, facts, cells: [...placed, ...cells] }
}
