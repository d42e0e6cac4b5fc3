// How Hidokus are set by hand: by givens and blocked cells, of which each cell has one at most.

import { BLOCKED } from '../../kernel/searchModel.ts'
import { shownGivens } from '../cellNamesAndFaults.ts'
import { expectNoConflict, finishedClues } from '../checkClues.ts'
import { drawnGivens, givensOf, givenTool, placedOn } from '../drawnGivens.ts'
import { PuzzleError } from '../puzzleError.ts'
import { type DraftClue, DraftError, type PuzzleSetting, type Tool } from '../setting.ts'
import { drawing } from './drawing.ts'
import { expectOnePart } from './notation.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { faults } from './rules.ts'

/** The tools for what stands in a cell. */
const IN_CELL = 'cell'
const BLOCK: Tool = { name: 'blocked', word: 'blocked', place: 'cell', entry: {}, layer: IN_CELL }

/** The facet `setting` of Hidokus. */
export const setting: PuzzleSetting<HidokuShape, HidokuPuzzle> = {
  tools,
  cluesOf: ({ givens }) => [
    ...drawnGivens(givens),
    ...givens.flatMap((value, cell) =>
      value === BLOCKED ? { tool: BLOCK.name, cells: [cell], text: '' } : [],
    ),
  ],
  puzzleOf(shape, clues) {
    const puzzle = sketch(shape, finishedClues(clues, tools(shape), shape))
    expectPath(puzzle)
    expectNoConflict(faults(puzzle, shownGivens(puzzle)), shape)
    return puzzle
  },
  scene(shape, clues, values) {
    const puzzle = sketch(shape, clues)
    return drawing.scene(puzzle, values ?? shownGivens(puzzle))
  },
}

function tools({ rows, columns }: HidokuShape): Tool[] {
  return [{ ...givenTool(1, rows * columns), layer: IN_CELL }, BLOCK]
}

function sketch(shape: HidokuShape, clues: readonly DraftClue[]): HidokuPuzzle {
  return { shape, givens: placedOn(givensOf(shape, clues), clues, BLOCK.name, () => BLOCKED) }
}

/** Refuses blocked cells that no path can pass. The notation reports the place of a cell in a text: here, its number. */
function expectPath(puzzle: HidokuPuzzle): void {
  try {
    expectOnePart(
      puzzle,
      puzzle.givens.map((_, cell) => ({ text: '', line: 1, column: cell })),
    )
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new DraftError(error.code, error.message, [error.column ?? 0])
  }
}
