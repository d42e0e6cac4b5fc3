// The texts around a puzzle, and the style in which all puzzles of a shape are framed.

import { say } from '../../words/say.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { noteOf, starWord } from '../bookWords.ts'
import { hardestStepText } from '../claims.ts'
import { puzzleNumberText, puzzleScene } from './boardPlacement.ts'
import { type BoardSize, boardSizeOf } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import type { PuzzleBlock } from './puzzleBlocks.ts'

/** A puzzle and the texts around it. */
export interface Framed {
  /** The puzzle. */
  readonly puzzle: BookPuzzle
  /** The size of its board. */
  readonly board: BoardSize
  /** The text of its number. */
  readonly number: string
  /** The name of its family; empty in a book of one family. */
  readonly name: string
  /** The word for its stars. */
  readonly word: string
  /** A note with a line of its own below the board; may be empty. */
  readonly note: string
  /** The hardest step of its path, if the book tells it. */
  readonly hardest: string
  /** The text below the board at the left; may be empty. */
  readonly left: string
  /** The text below the board at the right: the page of its solution. */
  readonly right: string
}

/** The style of the frames for all puzzles of a shape. */
export interface Look {
  /** The block that holds a frame. */
  readonly block: PuzzleBlock
  /** The side of a cell, in points. */
  readonly cell: number
  /** The type size of the number, in points. */
  readonly numberSize: number
  /** The distance from the top of the frame to the top of the board. */
  readonly above: number
  /** The distance from the bottom of the board to the bottom of the frame. */
  readonly below: number
  /** Whether both texts below the board share a line. */
  readonly isCaptionOneLine: boolean
}

/** The texts of a puzzle; `solutionPage` is the printed page number. */
export function framedOf(
  setting: Setting,
  { isNamed }: PuzzleBlock,
  puzzle: BookPuzzle,
  solutionPage: string,
): Framed {
  const { words, familyWords, hasDetails } = setting.design
  const { family, grade } = puzzle
  const note = noteOf(familyWords[family.name], family, puzzle.puzzle) ?? ''
  return {
    puzzle,
    board: boardSizeOf(puzzleScene(puzzle)),
    number: puzzleNumberText(setting, puzzle),
    name: isNamed ? familyWords[family.name].name : '',
    word: starWord(words, grade.stars),
    note: hasDetails ? note : '',
    hardest: hardestStepText(setting.design, puzzle),
    left: hasDetails ? detailsText(setting, puzzle) : note,
    right: say(words.solutionOn, { page: solutionPage }),
  }
}

/** The degree and the short id of a puzzle. */
function detailsText({ design: { words } }: Setting, { grade, shortId }: BookPuzzle): string {
  const degree = Math.max(1, Math.round(grade.degree))
  return `${say(grade.atLeast ? words.degreeAtLeast : words.degree, { degree })} · ${shortId}`
}
