// A plain cover. The front has title, subtitle and author with boards of the book; the spine has the title and the author;
// the back has a text, and the publisher and the ISBN beside the place of the barcode. It is printed in black on white or
// on a light grey.

import { isLegible } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { titleSize } from '../../print/lineBreaking.ts'
import { CAPITALS, DESCENDERS, textItem } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE, type Trim } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { INCH } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import type { Design } from '../bookDesignAndPuzzles.ts'
import { type CoverArea, type CoverGeometry, within } from './coverGeometry.ts'

/** The background tints of a plain cover, as shares of black. */
const COVER_TINTS = { plain: 0, tint: 0.15 } as const

/** The contents of a plain cover. */
interface CoverContents {
  readonly design: Pick<Design, 'title' | 'author' | 'publisher' | 'isbn' | 'words'>
  /** The title on the spine, with the volume of a series. */
  readonly spine: string
  /** The subtitle, below the title; may be empty. */
  readonly subtitle: string
  /** The paragraphs on the back. */
  readonly back: readonly string[]
  /** The boards on the front: of each, the drawings that can show it, the preferred one first. */
  readonly boards: readonly (readonly Scene[])[]
}

/**
 * The largest size of the title, in points per inch of the page's shorter side; the smallest, in points; and the number of
 * lines and leading.
 */
const TITLE_PER_INCH = 8.5
const LEAST_TITLE = 14
const TITLE_LINES = 4
const TITLE_LEADING = 1.12
/** The sizes of other texts, relative to the title, in points per inch of the page's shorter side, or in points. */
const SUBTITLE = 0.42
const AUTHOR_PER_INCH = 2.6
const BACK_PER_INCH = 2
const LEAST_BACK = 8
/** The distance between the top of the safe area and the first line, as a share of the page's height. */
const TOP = 0.06
/** The largest type of the spine, in points, and the gap between title and author, in em. */
const MOST_SPINE_TYPE = 20
const SPINE_GAP = 2
/** The height of letters with ascenders, such as b, in em; ascenders must not reach a fold either. */
const ASCENDERS = 0.75

/**
 * The items of a plain cover. Text on the back that does not fit extends beyond its area; `backTextFits` checks this
 * beforehand.
 */
export function plainCover(
  geometry: CoverGeometry,
  contents: CoverContents,
  ground: keyof typeof COVER_TINTS,
  typeface: Typeface,
): Item[] {
  const { bleed, wrapWidth, wrapHeight, barcode } = geometry
  const tint = COVER_TINTS[ground]
  const grounds: Item[] = [
    { item: 'rectangle', x: -bleed, y: -bleed, width: wrapWidth, height: wrapHeight, tint },
    { item: 'rectangle', ...barcode, tint: 0 },
  ]
  return [
    ...(tint > 0 ? grounds : []),
    ...frontItems(geometry, contents, typeface),
    ...spineItems(geometry, contents, typeface),
    ...backItems(geometry, contents, typeface),
  ]
}

function frontItems(
  { safe, order }: CoverGeometry,
  { design, subtitle, boards }: CoverContents,
  typeface: Typeface,
): Item[] {
  const { x, y, width, height } = safe.front
  const inches = inchesOf(order.trim)
  const centred = { x, room: width, align: 'centre' } as const
  const limits = { most: TITLE_PER_INCH * inches, least: LEAST_TITLE, room: width, lines: TITLE_LINES }
  const size = titleSize(typeface.bold, design.title, limits)
  const below = Math.max(SMALLEST_TYPE + 2, SUBTITLE * size)
  const look = { ...centred, size, weight: 'bold', leading: TITLE_LEADING } as const
  const head = [
    ...paragraph({ typeface }, design.title, look),
    ...paragraph({ typeface }, subtitle, { ...centred, size: below, space: below / 2 }),
  ]
  const author = AUTHOR_PER_INCH * inches
  const foot = paragraph({ typeface }, design.author ?? '', { ...centred, size: author })
  const top = y + TOP * order.trim.height
  const bottom = y + height - heightOf(foot, true)
  const begin = top + heightOf(head, true) + 2 * author
  const free: CoverArea = { x, y: begin, width, height: bottom - begin - 2 * author }
  return [...stacked(head, top), ...boardComposition(boards, free, typeface), ...stacked(foot, bottom)]
}

/**
 * The text on the spine: the title with its volume, and the author, reading from top to bottom as ISO 6357 recommends. A
 * spine too thin for legible type has no text.
 */
function spineItems(
  { spineText }: CoverGeometry,
  { spine, design: { author } }: CoverContents,
  typeface: Typeface,
): Item[] {
  if (!spineText) return []
  const size = Math.min(MOST_SPINE_TYPE, spineText.width / (ASCENDERS + DESCENDERS))
  if (size < SMALLEST_TYPE) return []
  // Capitals stand in the middle of the spine's width, unless descenders, which point to the left, would then reach into
  // the margin.
  const x = spineText.x + Math.max((spineText.width - CAPITALS * size) / 2, DESCENDERS * size)
  const end = spineText.y + spineText.height
  const authorSize = Math.max(SMALLEST_TYPE, 0.8 * size)
  const authorLength =
    author === undefined ? 0 : typeface.regular.width(author) * authorSize + SPINE_GAP * size
  const hasAuthor = author !== undefined && authorLength < spineText.height / 2
  const room = spineText.height - (hasAuthor ? authorLength : 0)
  // The text is fitted as if it were horizontal, and then turned.
  const named = textItem({ typeface }, spine, 0, 0, { size, weight: 'bold', room })
  const items: Item[] = [{ ...named, x, y: spineText.y, isTurned: true }]
  if (!hasAuthor) return items
  const by = textItem({ typeface }, author, 0, 0, { size: authorSize })
  return [...items, { ...by, x, y: end - typeface.regular.width(author) * authorSize, isTurned: true }]
}

function backItems(geometry: CoverGeometry, contents: CoverContents, typeface: Typeface): Item[] {
  const { safe, order, barcode } = geometry
  const inches = inchesOf(order.trim)
  const area = backArea(geometry)
  const body = backText(geometry, contents.back, typeface)
  const beside = barcode.x - safe.back.x - LEAST_BACK
  const small = Math.max(SMALLEST_TYPE + 1, 1.4 * inches)
  const look = { x: safe.back.x, room: beside, size: small }
  const { publisher = '', isbn, words } = contents.design
  const texts = [publisher, isbn === undefined ? '' : say(words.isbn, { isbn })]
  const foot = texts.flatMap((text) => paragraph({ typeface }, text, look))
  const bottom = safe.back.y + safe.back.height
  return [...stacked(body, area.y), ...stacked(foot, bottom - heightOf(foot, true))]
}

/** The shorter side of the page in inches, to which type sizes are proportional. */
function inchesOf({ width, height }: Trim): number {
  return Math.min(width, height) / INCH
}

/** The place of the text on the back, above the barcode. */
function backArea({ safe, order, barcode }: CoverGeometry): CoverArea {
  const area = within(safe.back, 0.06 * safe.back.width, TOP * order.trim.height)
  return { ...area, height: barcode.y - area.y - LEAST_BACK }
}

/** Whether these paragraphs fit on the back of the cover in legible type. */
export function backTextFits(geometry: CoverGeometry, texts: readonly string[], typeface: Typeface): boolean {
  return heightOf(backText(geometry, texts, typeface), true) <= backArea(geometry).height
}

/** The paragraphs of the back in the largest type that fits, or in the smallest. */
function backText(geometry: CoverGeometry, texts: readonly string[], typeface: Typeface): Piece[] {
  const { x, width, height } = backArea(geometry)
  for (let size = BACK_PER_INCH * inchesOf(geometry.order.trim); ; size -= 0.5) {
    const pieces = texts.flatMap((text) =>
      paragraph({ typeface }, text, { x, room: width, size, space: 0.5 * size }),
    )
    if (heightOf(pieces, true) <= height || size - 0.5 < LEAST_BACK) return pieces
  }
}

// The boards on the front of a cover: a grid of equal squares, as large as the area allows, each board on white. A puzzle
// whose type would be too small for print is shown by its solution, which has no small print. If this is too small as well,
// the board is left out, and the other boards become larger.

/** The gap between two squares, and the white around a board, as shares of the side of a square. */
const GAP = 0.14
const WHITE = 0.05
/** The smallest side of a square, in points. */
const LEAST_SIDE = 40

/** Boards in an area, in the number of columns that makes them largest; none if the area is too small. */
function boardComposition(
  boards: readonly (readonly Scene[])[],
  area: CoverArea,
  typeface: Typeface,
): Item[] {
  if (boards.length === 0) return []
  const { x, y, width, height } = area
  const ways = boards.map((_, index) => {
    const columns = index + 1
    const rows = Math.ceil(boards.length / columns)
    const span = (count: number) => count + (count - 1) * GAP
    return { columns, rows, side: Math.min(width / span(columns), height / span(rows)) }
  })
  const { columns, rows, side } = ways.reduce((best, one) => (one.side > best.side ? one : best))
  if (side < LEAST_SIDE) return []
  const shown = boards.map((scenes) =>
    scenes.find((scene) => isLegible(scene, cellInSquare(scene, side), typeface)),
  )
  const tooSmall = shown.lastIndexOf(undefined)
  if (tooSmall >= 0) return boardComposition(boards.toSpliced(tooSmall, 1), area, typeface)
  const scenes = shown.filter((scene) => scene !== undefined)
  const step = side * (1 + GAP)
  const top = y + (height - (rows - 1) * step - side) / 2
  return Array.from({ length: rows }, (_, row) => {
    const inRow = scenes.slice(row * columns, (row + 1) * columns)
    const left = x + (width - (inRow.length - 1) * step - side) / 2
    return rowItems(inRow, left, top + row * step, side)
  }).flat()
}

/** The side of a board's cells in a square with this side. */
function cellInSquare({ width, height }: Scene, side: number): number {
  return (side * (1 - 2 * WHITE)) / Math.max(width, height)
}

/** The boards of a row. Their upper edges are at the same height, and the white areas around them are equally high. */
function rowItems(scenes: readonly Scene[], x: number, y: number, side: number): Item[] {
  const margin = WHITE * side
  const sized = scenes.map((scene) => {
    const cell = cellInSquare(scene, side)
    return { scene, cell, width: scene.width * cell, height: scene.height * cell }
  })
  const height = Math.max(...sized.map((one) => one.height))
  const top = y + (side - height) / 2
  return sized.flatMap(({ scene, cell, width }, index): Item[] => {
    const left = x + index * side * (1 + GAP) + (side - width) / 2
    const white = { x: left - margin, y: top - margin, width: width + 2 * margin }
    return [
      { item: 'rectangle', ...white, height: height + 2 * margin, tint: 0 },
      { item: 'scene', scene: () => scene, x: left, y: top, cell },
    ]
  })
}
