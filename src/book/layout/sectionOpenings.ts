// The pages that open sections: the title of a section, its stars and the numbers of its puzzles, printed on white, on
// light grey, or on grey with the white lines of a board. In a book with bleed, the grey extends beyond the edges of the
// page; without bleed, it ends at the margins:
//
//   ┌──────────────┐    with bleed   ┌──────────────┐    without
//   │░░░░░░░░░░░░░░│                 │ ░░░░░░░░░░░░ │
//   │░░ Survo ░░░░░│                 │ ░░ Survo ░░░ │
//   │░░░░░░░░░░░░░░│                 │ ░░░░░░░░░░░░ │
//   └──────────────┘                 └──────────────┘

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { titleSize } from '../../print/lineBreaking.ts'
import { starsItem, starsWidth } from '../../print/pageItemBuilders.ts'
import type { Item, RuleItem } from '../../render/pageItems.ts'
import { strokeWidth } from '../../render/strokeWidths.ts'
import type { Line, Scene } from '../../scene.ts'
import { asLine, say } from '../../words/formatMessage.ts'
import type { BookPuzzle, Section } from '../bookDesignAndPuzzles.ts'
import { starWord } from '../bookWords.ts'
import type { DraftPage, Heading, Setting } from './draftPage.ts'
import { contentLeft, isRightHand } from './pageGeometry.ts'

/** The grey of a section page, as a share of black. */
const TINT = 0.12
/** The distance from the top of the content to the title, as a share of the content's height. */
const TITLE_AT = 0.24
const TITLE_LINES = 3
/** The size of the title, relative to that on the title page. */
const TITLE_SIZE = 0.85
const STARS_SIZE = 1.5
/** The white space above and below the texts on a pattern, in em of the running text. */
const AIR = 1.6
/**
 * The distances from the sides of the content to the white area behind the texts, and to the texts, as shares of the
 * content's width.
 */
const INSET = 0.1
const TEXT_INSET = 0.13
/** The side of a pattern's cells, as a share of the page's shorter side. Larger boards are cut off. */
const CELL = 0.15

/** Whether sections of this book open with pages of their own. */
export function hasSectionPages({ design }: Pick<Setting, 'design'>): boolean {
  return design.sectionPages !== 'none'
}

/** The page that opens a section with this heading. */
export function sectionPage(setting: Setting, section: Section, heading: Heading): DraftPage {
  const { content, type } = setting.geometry
  const { sectionPages } = setting.design
  // The number of a single puzzle is left out, because it would look like the label of the puzzle.
  const numbers = section.puzzles.length > 1 ? numbersText(setting, section.puzzles) : ''
  const pieces = titlePieces(setting, heading, numbers)
  const top = content.top + TITLE_AT * content.height
  const air = AIR * type.body
  const panel: Item = {
    item: 'rectangle',
    x: INSET * content.width,
    y: top - air,
    width: (1 - 2 * INSET) * content.width,
    height: heightOf(pieces, true) + 2 * air,
    tint: 0,
  }
  const [{ family, puzzle }] = section.puzzles
  return {
    items: [...(sectionPages === 'pattern' ? [panel] : []), ...stacked(pieces, top)],
    ...(sectionPages === 'tint' && { ground: 'tint' }),
    ...(sectionPages === 'pattern' && { ground: () => family.drawing.scene(puzzle, puzzle.givens) }),
    isBare: true,
  }
}

/** The range of the numbers of these puzzles. */
export function numbersText({ design }: Pick<Setting, 'design'>, puzzles: readonly BookPuzzle[]): string {
  const first = puzzles[0].number
  const last = puzzles[puzzles.length - 1].number
  if (first === last) return say(design.words.number, { number: first })
  return say(design.words.numbers, { first, last })
}

function titlePieces(setting: Setting, { title, stars, remark = '' }: Heading, numbers: string): Piece[] {
  const { typeface, geometry, design } = setting
  const { content, type } = geometry
  const room = (1 - 2 * TEXT_INSET) * content.width
  const look = { x: TEXT_INSET * content.width, room, align: 'centre' } as const
  const most = TITLE_SIZE * type.title
  const size = titleSize(typeface.bold, title, { most, least: type.heading, room, lines: TITLE_LINES })
  const plain = { ...look, size: 1.1 * type.body }
  const starsSize = STARS_SIZE * type.body
  const rowOf = (count: number): Piece => ({
    height: starsSize,
    space: 1.2 * type.body,
    items: (y) => [starsItem(count, (content.width - starsWidth(starsSize)) / 2, y + starsSize, starsSize)],
  })
  const word = stars === undefined ? '' : starWord(design.words, stars)
  return [
    ...paragraph(setting, title, { ...look, size, weight: 'bold', leading: 1.12 }),
    ...(stars === undefined ? [] : [rowOf(stars)]),
    ...paragraph(setting, word, { ...plain, space: 0.2 * type.body }),
    ...paragraph(setting, asLine(remark), { ...plain, space: 0.4 * type.body }),
    ...paragraph(setting, numbers, { ...plain, space: type.body }),
  ]
}

/**
 * The grey background of a page, with the lines on it. `page` is the index of the page in the book, from 0; x counts from
 * the trim.
 */
export function groundItems(setting: Setting, draft: DraftPage, page: number): Item[] {
  const { ground } = draft
  if (ground === undefined) return []
  const area = groundArea(setting, page)
  return [{ item: 'rectangle', ...area, tint: TINT }, ...(ground === 'tint' ? [] : pattern(ground(), area))]
}

/** The area of the grey: the page with its bleed or, in a book without bleed, the page within its margins. */
function groundArea({ design, geometry }: Setting, page: number) {
  const { bleed, trim } = design
  const { margins, content } = geometry
  if (bleed > 0) {
    // There is no bleed at the spine.
    const x = isRightHand(page) ? 0 : -bleed
    return { x, y: -bleed, width: trim.width + bleed, height: trim.height + 2 * bleed }
  }
  const height = trim.height - margins.outside - margins.outside
  return { x: contentLeft(geometry, page), y: margins.outside, width: content.width, height }
}

/**
 * The white lines of a board in the middle of the area, cut off at the edges of the area. The lines of a small board are
 * repeated, as if many of these boards lay side by side.
 */
function pattern(scene: Scene, area: ReturnType<typeof groundArea>): RuleItem[] {
  const lines = scene.marks.filter((mark): mark is Line => mark.mark === 'line')
  const columns = Math.max(...lines.map(({ x2 }) => x2))
  const rows = Math.max(...lines.map(({ y2 }) => y2))
  const cell = CELL * Math.min(area.width, area.height)
  const across = besideMiddle(area.width / cell, columns)
  const down = besideMiddle(area.height / cell, rows)
  const seen = new Map<string, RuleItem>()
  for (const below of down) {
    for (const beside of across) {
      const x = area.x + area.width / 2 + (beside - 0.5) * columns * cell
      const y = area.y + area.height / 2 + (below - 0.5) * rows * cell
      for (const line of lines) {
        const rule = cutLine(line, { x, y, cell }, area)
        if (rule === undefined) continue
        // Boards side by side share a line.
        const key = [rule.x1, rule.y1, rule.x2, rule.y2].map((value) => value.toFixed(2)).join(' ')
        seen.set(key, rule)
      }
    }
  }
  return [...seen.values()]
}

/**
 * The positions, relative to the middle board (0), of boards side by side that together cover `cells` cells; each board is
 * `board` cells wide.
 */
function besideMiddle(cells: number, board: number): number[] {
  const most = Math.ceil(Math.max(0, cells / board - 1) / 2)
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most)
}

/**
 * The part of a board's line within the area; undefined if the line is outside. x and y are the top left corner of the
 * board.
 */
function cutLine(
  { x1, y1, x2, y2, stroke }: Line,
  { x, y, cell }: { x: number; y: number; cell: number },
  area: ReturnType<typeof groundArea>,
): RuleItem | undefined {
  const within = (value: number, from: number, length: number) =>
    Math.min(Math.max(value, from), from + length)
  const line = { x1: x + x1 * cell, y1: y + y1 * cell, x2: x + x2 * cell, y2: y + y2 * cell }
  const ends = {
    x1: within(line.x1, area.x, area.width),
    x2: within(line.x2, area.x, area.width),
    y1: within(line.y1, area.y, area.height),
    y2: within(line.y2, area.y, area.height),
  }
  const isSeen =
    (x1 === x2 && ends.x1 === line.x1 && ends.y1 < ends.y2) ||
    (y1 === y2 && ends.y1 === line.y1 && ends.x1 < ends.x2)
  return isSeen ? { item: 'rule', ...ends, width: strokeWidth(stroke, cell), tint: 0 } : undefined
}
