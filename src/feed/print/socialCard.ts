// The picture that other sites show with a link to a puzzle (og:image), in the usual size for link previews: the board on white
// at the left, the puzzle's title and difficulty on a colour at the right.

import { COLOURS } from '../../design/tokens.ts'
import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { boardHeight, boardPiece, boardWidth, type SizedBoard } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { inlineRow, inlineStars, inlineText, spread } from '../../print/leftRightLines.ts'
import { breakLines, fitted, titleSize } from '../../print/lineBreaking.ts'
import { movedRight } from '../../print/pageItemBuilders.ts'
import type { Panel } from '../../render/pageItems.ts'
import { cellFor } from '../../render/sizedScene.ts'
import type { Weight } from '../../scene.ts'
import { longDate } from '../feedWordsAndDateTexts.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { difficultyWord } from '../puzzleTexts.ts'
import type { PrintLook } from './printParts.ts'

/** The size of a card, in pixels. */
const CARD = { width: 1200, height: 630 } as const

/** The enlargement at which a card has one pixel per point: units of SVG are pixels of 1/96 inch. */
export const CARD_ENLARGEMENT = 72 / 96

const MARGIN = 52
const BOARD = CARD.height - 2 * MARGIN

/** The ground of the words: the rest beside the square with the board. */
const GROUND = {
  item: 'rectangle',
  ...{ x: CARD.height, y: 0, width: CARD.width - CARD.height, height: CARD.height },
  ...{ tint: 0, colour: COLOURS.chosen.light },
} as const

const WORDS_LEFT = GROUND.x + MARGIN
const WORDS_WIDTH = CARD.width - MARGIN - WORDS_LEFT

/** Draws the card of a puzzle. */
export function socialCard(puzzle: PublishedPuzzle, look: PrintLook): Panel {
  const board = boardOf(puzzle)
  const words = wordPieces(puzzle, look)
  return {
    ...CARD,
    items: [
      GROUND,
      ...boardPiece(board, MARGIN + (BOARD - boardWidth(board)) / 2, 0).items(
        (CARD.height - boardHeight(board)) / 2,
      ),
      ...stacked(words, (CARD.height - heightOf(words, true)) / 2).map((item) =>
        movedRight(item, WORDS_LEFT),
      ),
    ],
  }
}

/** The board in its square. */
function boardOf({ family, puzzle }: PublishedPuzzle): SizedBoard {
  const scene = family.drawing.scene(puzzle, shownGivens(puzzle))
  return { scene, cell: cellFor(scene, BOARD * Math.min(1, scene.width / scene.height)) }
}

function wordPieces(puzzle: PublishedPuzzle, look: PrintLook): Piece[] {
  const { date, slot, grade } = puzzle
  const told = difficultyWord(look.meta, puzzle)
  const [stars, word] = [grade && inlineStars(grade.stars, 44), told && inlineText(look, told, 34)]
  const size = titleSize(look.typeface.bold, slot.title, { most: 84, least: 44, room: WORDS_WIDTH, lines: 2 })
  return [
    ...shortParagraph(look, look.meta.title, { size: 34, lines: 2, space: 0 }),
    ...shortParagraph(look, slot.title, { size, lines: 3, space: 30, weight: 'bold' }),
    ...shortParagraph(look, longDate(look.words, date), { size: 34, lines: 2, space: 26 }),
    ...(stars && word ? spread(inlineRow(stars, word), undefined, WORDS_WIDTH, 40) : []),
  ]
}

/** A text on at most `lines` lines; the last line is shortened if the text is longer. */
function shortParagraph(
  look: PrintLook,
  text: string,
  { lines: most, ...style }: { lines: number; size: number; space: number; weight?: Weight },
): Piece[] {
  const { size, space, weight = 'regular' } = style
  const face = look.typeface[weight]
  const lines = breakLines(face, text, size, WORDS_WIDTH)
  const kept = lines.slice(0, most)
  if (lines.length > most) {
    const rest = lines.slice(most - 1).join(' ')
    kept[most - 1] = fitted(face, rest, { size, least: size, room: WORDS_WIDTH }).text
  }
  const set = { size, weight, room: WORDS_WIDTH + size, leading: 1.15 }
  return kept.flatMap((line, index) => paragraph(look, line, { ...set, space: index === 0 ? space : 0 }))
}
