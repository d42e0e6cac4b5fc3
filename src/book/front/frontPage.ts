// The title page of a book and the front of its cover: the same texts and the same picture in the same arrangement. All
// texts begin at the left margin.
//
//   board, type          mosaic               landscape
//   ┌─────────────┐      ┌─────────────┐      ┌───────────────────────┐
//   │ ░░░░░░░░░░░░│      │ ▬▬▬▬▬▬▬▬▬   │      │ ▬▬▬▬▬▬▬▬  ░░░░░░░░░░░░│
//   │ ░░picture░░░│      │ Title       │      │ Title     ░░░░░░░░░░░░│
//   │ ░░░░░░░░░░░░│      │ subtitle    │      │ subtitle  ░░picture░░░│
//   │ ▬▬▬▬▬▬▬▬▬   │      │ ░░░░░░░░░   │      │           ░░░░░░░░░░░░│
//   │ Title       │      │ ░picture░   │      │ author                │
//   │ author      │      │ author      │      └───────────────────────┘
//   └─────────────┘      └─────────────┘

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { breakTitle, titleSize } from '../../print/lineBreaking.ts'
import { ruleItem } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import type { TitleDesign } from '../bookDesignAndPuzzles.ts'
import { FRONT_ART, type FrontColours, type FrontSubject } from './frontArt.ts'

/** The texts of a front. Empty ones are left out. */
export interface FrontTexts {
  readonly title: string
  /** The lines below the title, such as the subtitle and the volume. */
  readonly below: readonly string[]
  /** The lines at the foot, such as author and publisher. The first one is larger. */
  readonly foot: readonly string[]
}

/** The area of texts and pictures. */
interface FrontFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The distance from the area to the trim at its top and right, if a picture may cross the trim; otherwise 0. */
  readonly toTrim: number
  /** The distance from the area to the end of the bleed, or 0. */
  readonly beyond: number
  /** The size of running text. */
  readonly em: number
}

const TITLE_LINES = 4
const TITLE_LEADING = 1.02
/** The largest size of a title, as a share of the available width, and the smallest in em. */
const LARGE_TITLE = 0.19
const LEAST_TITLE = 1.5
/** The sizes of the texts below the title, as a share of the title's, with a limit in em. */
const BELOW = 0.42
const MOST_BELOW = 2
/** The sizes of the author and of the further lines at the foot, in em. */
const AUTHOR = 1.6
const FOOT = 1.05
/** The width of the rule and the space below it, in em. */
const RULE = 0.5
const BELOW_RULE = 1
/** The most height of rule, title and the texts below, as a share of the height: with the picture above or below, or beside. */
const HEAD = 0.36
const HEAD_BESIDE = 0.7
/** The space between the picture and the texts, and between title and foot, in em. */
const APART = 2.2

/** The ratio of width to height from which the picture is beside the title. */
const LANDSCAPE = 1.15
/** The width of the title beside a picture, and of the gap, as shares of the width. */
const TITLE_WIDTH = 0.42
const TITLE_GAP = 0.06

/** The items of a title page or a front. */
export function frontItems(
  design: TitleDesign,
  subject: FrontSubject,
  texts: FrontTexts,
  colours: FrontColours,
  frame: FrontFrame,
): Item[] {
  const { x, y, width, height, em, toTrim, beyond } = frame
  const isBeside = width > LANDSCAPE * height
  const room = (isBeside ? TITLE_WIDTH : 1) * width
  const place = { x, room, typeface: subject.typeface, em }
  const foot = footPieces(texts, place)
  const head = headPieces(texts, place, (isBeside ? HEAD_BESIDE : HEAD) * height)
  const [headHeight, footHeight] = [heightOf(head, true), heightOf(foot, true)]
  const bottom = y + height
  const footTop = bottom - footHeight
  const apart = APART * em
  const underTitle = foot.length > 0 ? footHeight + apart : 0
  const isAbove = !isBeside && design !== 'mosaic'
  const headTop = isAbove ? bottom - underTitle - headHeight : y
  const art = {
    left: isBeside ? x + (TITLE_WIDTH + TITLE_GAP) * width : x,
    right: x + width,
    top: isAbove || isBeside ? y : y + headHeight + apart,
    bottom: isAbove ? headTop - apart : isBeside ? bottom : bottom - underTitle,
  }
  const cut = design === 'board' ? { toTrim, beyond } : { toTrim: 0, beyond: 0 }
  return [
    ...FRONT_ART[design](subject, colours, { ...art, ...cut, em }),
    ...[...stacked(head, headTop), ...stacked(foot, footTop)].map((item) => inColour(item, colours)),
  ]
}

function inColour(item: Item, { text }: FrontColours): Item {
  return text !== undefined && (item.item === 'text' || item.item === 'rule')
    ? { ...item, colour: text }
    : item
}

type Place = { readonly x: number; readonly room: number; readonly em: number } & Pick<
  FrontSubject,
  'typeface'
>

/** The lines at the foot. */
function footPieces({ foot }: FrontTexts, { x, room, typeface, em }: Place): Piece[] {
  const lines = foot.filter((line) => line !== '')
  return lines.flatMap((line, index) =>
    paragraph({ typeface }, line, {
      x,
      room,
      size: Math.max(SMALLEST_TYPE, (index === 0 ? AUTHOR : FOOT) * em),
      space: index === 0 ? 0 : 0.3 * em,
    }),
  )
}

/** Rule, title and the texts below it, with the title as large as `height` allows. */
function headPieces({ title, below }: FrontTexts, { x, room, typeface, em }: Place, height: number): Piece[] {
  const rule: Piece = {
    height: RULE * em,
    space: 0,
    items: (y) => [{ ...ruleItem(x, x + room, y + (RULE * em) / 2), width: RULE * em }],
  }
  const least = LEAST_TITLE * em
  const piecesOf = (size: number) => {
    const small = Math.max(SMALLEST_TYPE, em, Math.min(MOST_BELOW * em, BELOW * size))
    const look = { x, room, size, weight: 'bold', leading: TITLE_LEADING } as const
    return [
      rule,
      ...breakTitle(typeface.bold, title, size, room).flatMap((line, index) =>
        paragraph({ typeface }, line, { ...look, space: index === 0 ? BELOW_RULE * em : 0 }),
      ),
      ...below.flatMap((text) => paragraph({ typeface }, text, { x, room, size: small, space: 0.4 * small })),
    ]
  }
  for (let most = LARGE_TITLE * room; ; ) {
    const size = titleSize(typeface.bold, title, { most, least, room, lines: TITLE_LINES })
    const pieces = piecesOf(size)
    if (size <= least || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}
