// The title page: author, title and subtitle below and above a rule, a picture of boards from the book, and the publisher.
// All begin at the left margin.
//
//   portrait                landscape
//   ┌─────────────┐         ┌───────────────────────┐
//   │ author      │         │ author                │
//   │ ▬▬▬▬▬▬▬▬▬▬▬ │         │ ▬▬▬▬▬▬▬▬  ┌────────┐ ┌─│
//   │ Title       │         │ Title     │ boards │ └─│
//   │ subtitle    │         │ subtitle  │        │ ┌─│
//   │ ┌───────┐┌─ │         │           │        │ │ │
//   │ │boards │└─ │         │ publisher └────────┘ └─│
//   │ └───────┘┌─ │         └───────────────────────┘
//   │ publisher   │
//   └─────────────┘

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { breakTitle, titleSize } from '../../print/lineBreaking.ts'
import { ruleItem } from '../../print/pageItemBuilders.ts'
import { volumeText } from '../bookDesignAndPuzzles.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { type PictureRoom, type TitleBoard, titlePicture } from './titlePicture.ts'

const TITLE_LINES = 4
const TITLE_LEADING = 1.06
/**
 * The type size of a short title, as a share of the available width, if this is larger than the book's usual size of
 * titles.
 */
const LARGE_TITLE = 0.13
/** The size of author and publisher, in em of the running text. */
const NAME_SIZE = 1.35
/** The width of the rule, and the spaces above and below it, in em of the running text. */
const RULE = 0.28
const ABOVE_RULE = 0.7
const BELOW_RULE = 1.6
/** The maximum height of the texts above the picture, and of the texts beside it, as a share of the content's height. */
const HEAD_ABOVE = 0.36
const HEAD_BESIDE = 0.7
/** The space between the picture and the texts above and below it, in em. */
const APART = 2.4

/** The ratio of the content's width to its height above which the picture is beside the title. */
const LANDSCAPE = 1.15
/** If the picture is beside the title: the width of the title, and of the gap, as shares of the content's width. */
const TITLE_WIDTH = 0.4
const TITLE_GAP = 0.06

/** Lays out the title page of a book; its picture shows `boards`, one for each family. */
export function titlePage(setting: Setting, boards: readonly TitleBoard[]): DraftPage {
  const { design, geometry, typeface } = setting
  const { content, type } = geometry
  const isBeside = content.width > LANDSCAPE * content.height
  const room = (isBeside ? TITLE_WIDTH : 1) * content.width
  const foot = paragraph(setting, design.publisher ?? '', { size: NAME_SIZE * type.body, room })
  const bottom = content.top + content.height
  const footTop = bottom - heightOf(foot, true)
  const head = headPieces(setting, room, (isBeside ? HEAD_BESIDE : HEAD_ABOVE) * content.height)
  const below: PictureRoom = {
    left: 0,
    top: content.top + heightOf(head, true) + APART * type.body,
    width: room,
    height: content.height - heightOf(head, true) - APART * type.body,
  }
  const left = (TITLE_WIDTH + TITLE_GAP) * content.width
  const beside: PictureRoom = { left, top: content.top, width: content.width - left, height: content.height }
  const underPicture = foot.length > 0 ? heightOf(foot, true) + APART * type.body : 0
  const picture = isBeside ? beside : { ...below, height: below.height - underPicture }
  return {
    items: [
      ...stacked(head, content.top),
      ...titlePicture(typeface, boards, picture),
      ...stacked(foot, footTop),
    ],
    isBare: true,
  }
}

/** Author, rule, title, subtitle and volume, with the title as large as `height` allows. */
function headPieces({ design, geometry, typeface }: Setting, room: number, height: number): Piece[] {
  const { body, heading, title } = geometry.type
  const setting = { typeface }
  const author = paragraph(setting, design.author ?? '', { size: NAME_SIZE * body, room })
  const rule: Piece = {
    height: RULE * body,
    space: ABOVE_RULE * body,
    items: (y) => [{ ...ruleItem(0, room, y + (RULE * body) / 2), width: RULE * body }],
  }
  const piecesOf = (size: number) => {
    const subtitle = Math.max(body, Math.min(heading, 0.6 * size))
    const look = { room, size: subtitle }
    const named = { room, size, weight: 'bold', leading: TITLE_LEADING } as const
    const lines = breakTitle(typeface.bold, design.title, size, room)
    return [
      ...author,
      rule,
      ...lines.flatMap((line, index) =>
        paragraph(setting, line, { ...named, space: index === 0 ? BELOW_RULE * body : 0 }),
      ),
      ...paragraph(setting, design.subtitle ?? '', { ...look, space: 0.7 * subtitle }),
      ...paragraph(setting, volumeText(design) ?? '', { ...look, space: 0.7 * subtitle }),
    ]
  }
  for (let most = Math.max(title, LARGE_TITLE * room); ; ) {
    const size = titleSize(typeface.bold, design.title, { most, least: heading, room, lines: TITLE_LINES })
    const pieces = piecesOf(size)
    if (size <= heading || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}
