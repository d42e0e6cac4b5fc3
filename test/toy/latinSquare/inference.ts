// What a person sees on a Latin square: cells with one candidate, and numbers with one place in a row or a column.
// The weakest model is what follows at a glance; looking adds what is forced.

import { rowsAndColumns } from '../../../src/families/grid.ts'
import type { Forced, Inference, Reason, Reasoner, ReasonWords } from '../../../src/families/inference.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { isOnly, model, PLACED } from './model.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** The words of each kind of reason. */
export const REASONS = {
  'only-candidate': { name: 'only candidate', sentence: 'only candidate: {value}', isTerse: true },
  'only-place-in-row': {
    name: 'only place in a row',
    sentence: 'only place for {value} in row {row}',
    isTerse: true,
  },
  'only-place-in-column': {
    name: 'only place in a column',
    sentence: 'only place for {value} in column {column}',
    isTerse: true,
  },
  'no-place-in-row': { name: 'no place in a row', sentence: 'no place for {value} in row {row}' },
  'no-place-in-column': {
    name: 'no place in a column',
    sentence: 'no place for {value} in column {column}',
  },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** What a person sees on a Latin square. */
export const inference: Inference<Shape, LatinPuzzle> = {
  sees: 'cells with one candidate, numbers with one place in a row or column',
  reasons: REASONS,
  makeReasoner,
}

function makeReasoner(shape: Shape): Reasoner<LatinPuzzle> {
  const size = shape.rows
  const board = model.compile(shape, 'check')
  const lines = rowsAndColumns(shape)
  const pairs = new Int32Array(2 * size)
  let fault: Reason = { kind: 'no-candidate', facts: {}, cells: [] }

  const placesIn = (frame: Int32Array, line: number, value: number) =>
    lines[line].filter((cell) => frame[cell] & (1 << value))

  function lineReason(prefix: 'only-place' | 'no-place', line: number, value: number): Reason {
    const name = line < size ? 'row' : 'column'
    return { kind: `${prefix}-in-${name}`, facts: { value, [name]: (line % size) + 1 }, cells: lines[line] }
  }

  /** Keeps what is wrong with a board, if something is. */
  function sound(isSound: boolean, frame: Int32Array, at: number): boolean {
    if (isSound) return true
    const empty = frame.subarray(0, board.cells).findIndex((word) => word <= PLACED)
    const cell = empty < 0 ? at : empty
    fault = { kind: 'no-candidate', facts: { cell }, cells: [cell] }
    return false
  }

  /** Whether a cell can be told to hold a value: it holds no other yet. */
  function force(forced: Forced, cell: number, value: number, weight: number): boolean {
    const known = forced.cells.subarray(0, forced.count).indexOf(cell)
    const index = known < 0 ? forced.count++ : known
    if (known < 0) forced.weights[index] = 0
    else if (forced.values[index] !== value) return false
    forced.cells[index] = cell
    forced.values[index] = value
    forced.weights[index] += weight
    return true
  }

  return {
    cells: board.cells,
    maxCandidates: size,
    frameWords: board.frameWords,
    root: (frame, puzzle) => sound(board.root(frame, puzzle), frame, puzzle.givens.findIndex(Boolean)),
    place: (frame, cell, value) => sound(board.place(frame, cell, value), frame, cell),
    exclude: (frame, cell, value) => sound(board.exclude(frame, cell, value), frame, cell),
    openCells: board.openCells,
    look(frame, forced) {
      forced.count = 0
      for (let value = 1; value <= size; value++) {
        for (let cell = 0; cell < board.cells; cell++) {
          if (!(frame[cell] & PLACED) && isOnly(frame[cell], value)) force(forced, cell, value, 0.5)
        }
        for (let line = 0; line < lines.length; line++) {
          const places = placesIn(frame, line, value)
          const isOpen = places.length === 1 && !(frame[places[0]] & PLACED)
          if (places.length > 0 && (!isOpen || force(forced, places[0], value, 1))) continue
          fault = lineReason('no-place', line, value)
          return false
        }
      }
      return true
    },
    candidates(frame, cell, values) {
      if (frame[cell] & PLACED) return 0
      const count = board.list(frame, cell, pairs)
      for (let index = 0; index < count; index++) values[index] = pairs[2 * index + 1]
      return count
    },
    reasons(frame, cell, value) {
      const ofLines = [Math.floor(cell / size), size + (cell % size)]
        .filter((line) => placesIn(frame, line, value).length === 1)
        .map((line) => lineReason('only-place', line, value))
      const isAlone = isOnly(frame[cell], value)
      return isAlone ? [...ofLines, { kind: 'only-candidate', facts: { value }, cells: [cell] }] : ofLines
    },
    contradiction: () => fault,
  }
}
