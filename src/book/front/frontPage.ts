// The title page of a book and the front of its cover: the same texts and the same picture. On a cover, all texts begin at the
// left margin, and the picture takes the greater part; a title page has its texts in the middle, and a smaller picture. On a
// page that is wider than high, both have the picture beside the texts.
//
//   cover                mosaic               title page           landscape
//   ┌─────────────┐      ┌─────────────┐      ┌─────────────┐      ┌───────────────────────┐
//   │ ░░░░░░░░░░░░│      │ Title       │      │    Title    │      │ Title     ░░░░░░░░░░░░│
//   │ ░░picture░░░│      │ subtitle    │      │   subtitle  │      │ subtitle  ░░░░░░░░░░░░│
//   │ ░░░░░░░░░░░░│      │             │      │    author   │      │           ░░picture░░░│
//   │ 48     ★★★☆☆│      │ ░░░░░░░░░   │      │   ░░░░░░░   │      │ 48  ★★★☆☆ ░░░░░░░░░░░░│
//   │ Title       │      │ ░picture░   │      │   ░░░░░░░   │      │ author    ░░░░░░░░░░░░│
//   │ subtitle    │      │ 48   ★★★☆☆  │      │   48 ★★★☆☆  │      └───────────────────────┘
//   │ author      │      │ author      │      │  publisher  │
//   └─────────────┘      └─────────────┘      └─────────────┘

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { breakTitle, titleSize } from '../../print/lineBreaking.ts'
import type { Alignment } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import type { Weight } from '../../scene.ts'
import type { TitleDesign } from '../bookDesignAndPuzzles.ts'
import { FRONT_ART } from './frontArt.ts'
import type { FrontColours } from './frontColours.ts'
import type { FrontSubject } from './frontSubject.ts'
import { levelPieces } from './levelLine.ts'

/** The texts of a front. Empty ones are left out. */
export interface FrontTexts {
  readonly title: string
  /** The lines below the title, such as the subtitle and the volume. */
  readonly below: readonly string[]
  readonly author: string
  readonly publisher: string
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
  /** Whether texts and picture are in the middle of the area, as on a title page. */
  readonly isCentred?: true
}

const TITLE_LINES = 4
const TITLE_LEADING = 1.08
/**
 * The largest size of a title, as a share of the available width, on covers and on title pages; the smallest in em; and the
 * share of its size that a title may lose to fit on one line.
 */
const LARGE_TITLE = 0.155
const LARGE_TITLE_CENTRED = 0.115
const LEAST_TITLE = 1.5
const ONE_LINE = 0.7
/** The sizes of the texts below the title, as a share of the title's, with a limit in em, and the space above them. */
const BELOW = 0.42
const MOST_BELOW = 1.55
const ABOVE_BELOW = 0.55
/** The sizes of the author and of the publisher, in em. */
const AUTHOR = 1.35
const PUBLISHER = 1.05
/** The size of the line with the number of puzzles and their stars, and of the space below it, in em. */
const LEVEL = { cover: 1.5, titlePage: 1.15 }
const BELOW_LEVEL = 1.7
/** The share of a cover's height that its picture takes, if the texts leave it. */
const PICTURE = 0.6
/** The most height of title and the texts below, as a share of the height: with the picture above or below, or beside. */
const HEAD = 0.34
const HEAD_BESIDE = 0.6
/** The space between the picture and the texts, and between title and foot, in em. */
const APART = 2.2
/** The space above the title of a title page, as a share of its height. */
const ABOVE_TITLE = 0.05

/** The ratio of width to height from which the picture is beside the title. */
const LANDSCAPE = 1.15
/** The width of the title beside a picture, and of the gap, as shares of the width. */
const TITLE_WIDTH = 0.42
const TITLE_GAP = 0.06

/** The column of the texts. */
interface Column {
  readonly x: number
  readonly room: number
  readonly em: number
  readonly align: Alignment
  readonly weight: Weight
  readonly typeface: FrontSubject['typeface']
}

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
  const isCentred = frame.isCentred === true && !isBeside
  const column: Column = {
    x,
    room: (isBeside ? TITLE_WIDTH : 1) * width,
    em,
    align: isCentred ? 'centre' : 'left',
    weight: colours.weight,
    typeface: subject.typeface,
  }
  const isAbove = !isBeside && !isCentred && design !== 'mosaic'
  const level = levelPieces(subject, {
    ...column,
    size: Math.max(SMALLEST_TYPE, (isCentred ? LEVEL.titlePage : LEVEL.cover) * em),
    isCounted: design !== 'type',
  })
  const authors = linePieces(texts.author, column, AUTHOR)
  const publishers = linePieces(texts.publisher, column, PUBLISHER)
  const title = headPieces(texts, column, (isBeside ? HEAD_BESIDE : HEAD) * height)
  const head = [
    ...(isAbove ? level : []),
    ...spaced(title, BELOW_LEVEL * em),
    ...(isCentred ? spaced(authors, BELOW_LEVEL * em) : []),
  ]
  const foot = [
    ...(isAbove ? [] : level),
    ...(isCentred ? [] : spaced(authors, em)),
    ...spaced(publishers, isCentred ? BELOW_LEVEL * em : 0.3 * em),
  ]
  const [headHeight, footHeight] = [heightOf(head, true), heightOf(foot, true)]
  const bottom = y + height
  const apart = APART * em
  const underTitle = foot.length > 0 ? footHeight + apart : 0
  const under = Math.min(
    bottom - underTitle - headHeight,
    y - toTrim + PICTURE * (height + 2 * toTrim) + apart,
  )
  const headTop = isAbove ? under : isCentred ? y + ABOVE_TITLE * height : y
  const art = {
    left: isBeside ? x + (TITLE_WIDTH + TITLE_GAP) * width : x,
    right: x + width,
    top: isAbove || isBeside ? y : headTop + headHeight + apart,
    bottom: isAbove ? headTop - apart : isBeside ? bottom : bottom - underTitle,
  }
  const cut = design === 'board' ? { toTrim, beyond } : { toTrim: 0, beyond: 0 }
  return [
    ...FRONT_ART[design](subject, colours, {
      ...art,
      ...cut,
      em,
      isCentred: frame.isCentred === true,
    }),
    ...[...stacked(head, headTop), ...stacked(foot, bottom - footHeight)].map((item) =>
      inColour(item, colours),
    ),
  ]
}

function inColour(item: Item, { text }: FrontColours): Item {
  return text !== undefined && (item.item === 'text' || item.item === 'stars')
    ? { ...item, colour: text }
    : item
}

/** Pieces with additional space above them. */
function spaced(pieces: readonly Piece[], space: number): Piece[] {
  return pieces.map((piece, index) => (index === 0 ? { ...piece, space: piece.space + space } : piece))
}

/** A line at the foot or below the title, with its size in em. */
function linePieces(text: string, { em, weight: _, ...column }: Column, size: number): Piece[] {
  return paragraph(column, text, { ...column, size: Math.max(SMALLEST_TYPE, size * em) })
}

/** The title and the texts below it, with the title as large as `height` allows. */
function headPieces({ title, below }: FrontTexts, column: Column, height: number): Piece[] {
  const { x, room, typeface, em, align, weight } = column
  const face = typeface[weight]
  const least = LEAST_TITLE * em
  const piecesOf = (size: number) => {
    const small = Math.max(SMALLEST_TYPE, em, Math.min(MOST_BELOW * em, BELOW * size))
    const look = { x, room, size, weight, align, leading: TITLE_LEADING }
    const plain = { x, room, size: small, align }
    return [
      ...breakTitle(face, title, size, room).flatMap((line) => paragraph({ typeface }, line, look)),
      ...spaced(
        below.flatMap((text) => paragraph({ typeface }, text, plain)),
        ABOVE_BELOW * small,
      ),
    ]
  }
  const largest = (align === 'centre' ? LARGE_TITLE_CENTRED : LARGE_TITLE) * room
  // A title that is a little too long for one line is set smaller.
  const inOneLine = room / face.width(title)
  for (let most = largest; ; ) {
    const free = titleSize(face, title, { most, least, room, lines: TITLE_LINES })
    const size = inOneLine < free && inOneLine >= ONE_LINE * free ? inOneLine : free
    const pieces = piecesOf(size)
    if (size <= least || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}
