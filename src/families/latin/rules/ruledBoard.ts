// The boards of a family whose shapes may have rules. A board without rules needs only its groups.

import { memo, perObjects } from '../../memo.ts'
import { type LatinBoard, type LatinGroup, squareBoard } from '../boardOfGroups.ts'
import { boardUnderRules, withClues } from './boardUnderRules.ts'
import type { Clue } from './ruleBoard.ts'
import type { RuledPuzzle } from './ruledPuzzle.ts'
import type { RuledShape } from './ruledShape.ts'

const NO_CLUES: readonly Clue[] = []

/** The data from which a board is made: a shape, and the clues of a puzzle. */
type BoardSource<S extends RuledShape> = Pick<RuledPuzzle<S>, 'shape' | 'clues'>

/**
 * Makes the function that returns the board of a puzzle: rows, columns, boxes, and the additions of its rules
 * and clues.
 */
export function makeBoardOf<S extends RuledShape>(boxesOf: (shape: S) => readonly LatinGroup[] = () => []) {
  const plainBoard = memo(
    (shape: S) => shape.text,
    (shape) =>
      shape.rules.length > 0
        ? boardUnderRules(shape, boxesOf(shape))
        : squareBoard(shape, { groups: boxesOf(shape) }),
  )
  const boardWithClues = perObjects((clues: readonly Clue[], shape: S) =>
    withClues(plainBoard(shape), clues, shape),
  )
  return ({ shape, clues = NO_CLUES }: BoardSource<S>): LatinBoard =>
    clues.length === 0 ? plainBoard(shape) : boardWithClues(clues, shape)
}

/** Returns the board of a puzzle. */
export type BoardOf<S extends RuledShape> = (source: BoardSource<S>) => LatinBoard
