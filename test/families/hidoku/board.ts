// A board of a Hidoku that tests solve by deduction: its placements and eliminations.

import { type HidokuPuzzle, type HidokuShape, hidoku } from '../../../src/families/hidoku/index.ts'
import type { Candidate, Elimination, Premise, Reasoner } from '../../../src/families/inference.ts'
import { makeForced } from '../../../src/grader/followAssumptions.ts'
import { isMade, makeMaker } from '../../../src/maker/maker.ts'
import { NO_WISHES, type Order } from '../../../src/maker/orderFields.ts'

/** A puzzle with its solution. */
export interface Solved {
  readonly puzzle: HidokuPuzzle
  readonly solution: readonly number[]
}

/** Some puzzles with one solution. */
export function madePuzzles(text: string, count: number, order: Partial<Order> = {}): Solved[] {
  const make = makeMaker(hidoku, shapeOf(text), { ...NO_WISHES, ...order })
  return Array.from({ length: count }, (_, index) => make(`deduction ${index}`)).flatMap((made) =>
    isMade(made) ? { puzzle: made.puzzle as HidokuPuzzle, solution: made.solution } : [],
  )
}

/** Returns the shape with the given name. */
export function shapeOf(text: string): HidokuShape {
  return hidoku.notation.parseShape(text)
}

/** The techniques that rule candidates out, the easiest first. */
export const PATTERNS = hidoku.inference.techniques
  .filter(({ tier }) => tier === 'techniques')
  .map(({ name }) => name)

/** A board on which placements and exclusions are remembered. */
export function makeBoard(reasoner: Reasoner<HidokuPuzzle>, puzzle: HidokuPuzzle) {
  const forced = makeForced(reasoner.cells)
  const values = new Int32Array(reasoner.maxCandidates)
  const frame = new Int32Array(reasoner.frameWords)
  const placed: Candidate[] = []
  const excluded: Candidate[] = []

  const board = {
    frame,
    placed,
    excluded,
    isSound: reasoner.root(frame, puzzle),
    place({ cell, value }: Candidate): boolean {
      placed.push({ cell, value })
      board.isSound &&= reasoner.place(frame, cell, value)
      return board.isSound
    },
    exclude({ cell, value }: Candidate): boolean {
      excluded.push({ cell, value })
      board.isSound &&= reasoner.exclude(frame, cell, value)
      return board.isSound
    },
    /** The forced placements; nothing if the board contradicts itself. */
    look(): Candidate[] | undefined {
      if (!board.isSound || !reasoner.look(frame, forced)) {
        board.isSound = false
        return undefined
      }
      return Array.from({ length: forced.count }, (_, index) => ({
        cell: forced.cells[index],
        value: forced.values[index],
      }))
    },
    candidates(cell: number): number[] {
      return Array.from(values.subarray(0, reasoner.candidates(frame, cell, values)))
    },
    all(): Candidate[] {
      return Array.from({ length: reasoner.cells }, (_, cell) =>
        board.candidates(cell).map((value) => ({ cell, value })),
      ).flat()
    },
    find(name: string): Elimination[] {
      const found: Elimination[] = []
      reasoner.makeFinders()[name](frame, (one) => found.push(one))
      return found
    },
    /** The same board with only those exclusions that the premises name. */
    replay(premises: readonly Premise[]) {
      const again = makeBoard(reasoner, puzzle)
      for (const one of placed) again.place(one)
      for (const one of excluded) if (isNamed(one, premises)) again.exclude(one)
      return again
    },
  }
  return board
}

/** A board of a test. */
export type TestBoard = ReturnType<typeof makeBoard>

function isNamed({ cell, value }: Candidate, premises: readonly Premise[]): boolean {
  return premises.some((one) => one.cells.includes(cell) && (one.value ?? value) === value)
}

/** As a word, for lists that are compared. */
export function nameOf({ cell, value }: Candidate): string {
  return `${cell}=${value}`
}
