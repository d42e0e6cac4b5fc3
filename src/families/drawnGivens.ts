// Givens as drawn clues, and the facet `setting` of families whose clues are givens alone.

import { shownGivens } from './cellNamesAndFaults.ts'
import { expectNoConflict, finishedClues } from './checkClues.ts'
import type { Drawing } from './drawing.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'
import { type DraftClue, DraftError, type PuzzleSetting, type Tool } from './setting.ts'

/** The name of the tool for givens. */
const GIVEN = 'given'

/** The tool for givens from `least` to `greatest`. */
export function givenTool(least: number, greatest: number): Tool {
  return { name: GIVEN, word: GIVEN, place: 'cell', entry: { numbers: { least, greatest } } }
}

/** The givens of a puzzle as clues. */
export function drawnGivens(givens: readonly number[]): DraftClue[] {
  return givens.flatMap((value, cell) => (value > 0 ? givenClue(cell, value) : []))
}

/** A given as a clue. */
export function givenClue(cell: number, value: number): DraftClue {
  return { tool: GIVEN, cells: [cell], text: String(value) }
}

/** The givens among clues, by cell; 0 is an empty cell. */
export function givensOf({ rows, columns }: Shape, clues: readonly DraftClue[]): number[] {
  return placedOn(new Array<number>(rows * columns).fill(0), clues, GIVEN, ({ text }) => Number(text))
}

/** Cells with the values that the clues of a tool give them. Throws a DraftError if a cell has two. */
export function placedOn(
  cells: readonly number[],
  clues: readonly DraftClue[],
  name: string,
  valueAt: (clue: DraftClue) => number,
): number[] {
  const placed = [...cells]
  for (const clue of clues) {
    if (clue.tool !== name) continue
    const [cell] = clue.cells
    if (placed[cell] !== 0) throw new DraftError('conflict', 'a cell has two clues', [cell])
    placed[cell] = valueAt(clue)
  }
  return placed
}

/** The facet `setting` of a family whose clues are givens from `least` to `greatest`. */
export function settingOfGivens<S extends Shape, P extends Puzzle<S>>(family: {
  numbersOf(shape: S): readonly [least: number, greatest: number]
  makePuzzle(shape: S, givens: number[]): P
  readonly faults: Rules<S, P>['faults']
  readonly scene: Drawing<P>['scene']
}): PuzzleSetting<S, P> {
  const tools = (shape: S) => [givenTool(...family.numbersOf(shape))]
  return {
    tools,
    cluesOf: ({ givens }) => drawnGivens(givens),
    puzzleOf(shape, clues) {
      const puzzle = family.makePuzzle(shape, givensOf(shape, finishedClues(clues, tools(shape), shape)))
      expectNoConflict(family.faults(puzzle, puzzle.givens), shape)
      return puzzle
    },
    scene(shape, clues, values) {
      const puzzle = family.makePuzzle(shape, givensOf(shape, clues))
      return family.scene(puzzle, values ?? shownGivens(puzzle))
    },
  }
}
