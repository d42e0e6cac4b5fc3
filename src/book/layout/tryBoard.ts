// The rules with the board of an example as a puzzle to try, if its solution is told overleaf. So the page of the rules
// is full, and the reader has the board before the steps.
//
//   Every row and every column ...     or, on a low page,   Every row and    Try it first
//   Try it first                                            every column     ┌────────┐
//   ┌────────┐                                              must hold ...    │        │

import type { Item } from '../../render/page.ts'
import type { Example } from '../workedExample.ts'
import { puzzleScene } from './boardPlacement.ts'
import { movedPiece } from './columns.ts'
import type { Setting } from './draftPage.ts'
import { exampleBoards, examplePiece, headingPieces, notePieces } from './exampleBoards.ts'
import { FIRST_SPACE, flow, heightOf, type Piece, paragraph, sideBySide, together } from './textFlow.ts'

/** The side of the cells, in em of the running text: a board alone may be larger than one with its steps. */
const LARGEST = 5.5
const SMALLEST = 1.8

/** Sums of heights are rounded. */
const ROUNDING = 0.01

/** The share of a low page's width that the rules have, and the gap to the board, in em. */
const RULES_SHARE = 0.5
const GUTTER = 2.5

/** The pages of the rules with the board, which `rulesIn` breaks into lines; undefined if there is too little room. */
export function tryPages(
  setting: Setting,
  example: Example,
  room: number,
  rulesIn: (room: number) => readonly Piece[],
): Item[][] | undefined {
  const { content } = setting.geometry
  const below = boardBelow(setting, example, rulesIn(room))
  if (below) return flow(setting, below)
  return content.width > content.height
    ? boardBeside(setting, example, rulesIn(RULES_SHARE * content.width))
    : undefined
}

function boardBelow(setting: Setting, example: Example, rules: readonly Piece[]): Piece[] | undefined {
  const { content } = setting.geometry
  const heads = headPieces(setting, example, content.width)
  const pages = flow(setting, rules).length
  const cell = largestCell(setting, example, content.width, heightOf([...rules, ...heads], true))
  if (cell === undefined || pages > 1) return undefined
  const scene = puzzleScene(example)
  return [
    ...rules,
    ...heads,
    examplePiece(scene, (content.width - scene.width * cell) / 2, cell, space(setting)),
  ]
}

function boardBeside(setting: Setting, example: Example, rules: readonly Piece[]): Item[][] | undefined {
  const { content, type } = setting.geometry
  const left = RULES_SHARE * content.width + GUTTER * type.body
  const room = content.width - left
  const heads = headPieces(setting, example, room)
  const cell = largestCell(setting, example, room, heightOf(heads, true))
  const text = together(rules, 0)
  if (cell === undefined || text.height > content.height - FIRST_SPACE * type.body) return undefined
  const board = examplePiece(puzzleScene(example), 0, cell, space(setting))
  return flow(setting, [sideBySide(text, movedPiece(together([...heads, board], 0), left))])
}

/** The largest cells with which the board fits below pieces of this height; undefined if they are illegible. */
function largestCell(setting: Setting, example: Example, room: number, before: number): number | undefined {
  const { content, type } = setting.geometry
  const scene = puzzleScene(example)
  const height = content.height - FIRST_SPACE * type.body - before - space(setting) - ROUNDING
  const cell = Math.min(height / scene.height, room / scene.width, LARGEST * type.body)
  const least = Math.max(SMALLEST * type.body, exampleBoards(setting, example).legible)
  return cell < least ? undefined : cell
}

/** The space above the board, in points. */
function space({ geometry }: Setting): number {
  return 0.7 * geometry.type.body
}

/** The heading, the sentence that tells where the solution is, and the note of the puzzle. */
function headPieces(setting: Setting, example: Example, room: number): Piece[] {
  const { design, geometry } = setting
  const { body } = geometry.type
  return [
    ...headingPieces(setting, design.words.exampleTry, room),
    ...paragraph(setting, design.words.exampleTryText, {
      size: body,
      room,
      space: 0.2 * body,
      isKeptWithNext: true,
    }),
    ...notePieces(setting, example, room),
  ]
}
