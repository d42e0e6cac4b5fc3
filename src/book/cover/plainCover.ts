// A cover. The front is as the title page of the book; the spine has the title and the author; the back has a text, and the
// publisher and the ISBN beside the place of the barcode. It is printed in black on white or on a light grey, or in colours.

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { ASCENDERS, CAPITALS, DESCENDERS, textItem } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE, type Trim } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { INCH } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import { say } from '../../words/formatMessage.ts'
import type { Design, TitleDesign } from '../bookDesignAndPuzzles.ts'
import type { FrontColours } from '../front/frontColours.ts'
import { BLACK_ON_GREY, BLACK_ON_WHITE, IN_COLOUR } from '../front/frontColours.ts'
import { type FrontTexts, frontItems } from '../front/frontPage.ts'
import type { FrontSubject } from '../front/frontSubject.ts'
import { type CoverArea, type CoverGeometry, type CoverKind, SAFE_MARGIN, within } from './coverGeometry.ts'

/** The contents of a plain cover. */
interface CoverContents {
  readonly design: Pick<Design, 'author' | 'publisher' | 'isbn' | 'words' | 'titleDesign'>
  /** The title on the spine, with the volume of a series. */
  readonly spine: string
  /** The texts on the front. */
  readonly front: FrontTexts
  /** The paragraphs on the back. */
  readonly back: readonly string[]
  /** What the picture on the front shows. */
  readonly subject: FrontSubject
}

/** The margin around the front within the safe area, as a share of the page's shorter side. */
const FRONT_MARGIN = 0.025
/** The size of running text, to which the texts of the front are proportional, in points per inch of the shorter side. */
const EM_PER_INCH = 1.7
/** The type of the back, in points per inch of the shorter side, and its smallest type. */
const BACK_PER_INCH = 2
const LEAST_BACK = 8
/** The distance between the top of the safe area and the first line, as a share of the page's height. */
const TOP = 0.06
/** The largest type of the spine, in points, and the gap between title and author, in em. */
const MOST_SPINE_TYPE = 20
const SPINE_GAP = 2

/**
 * The items of a plain cover. Text on the back that does not fit extends beyond its area; `backTextFits` checks this
 * beforehand.
 */
export function plainCover(
  geometry: CoverGeometry,
  contents: CoverContents,
  kind: Exclude<CoverKind, 'template'>,
): Item[] {
  const { bleed, wrapWidth, wrapHeight, barcode } = geometry
  const colours = COLOURS_OF[kind](contents.design.titleDesign)
  const { ground, text: colour } = colours
  const grounds: Item[] = ground
    ? [
        { item: 'rectangle', x: -bleed, y: -bleed, width: wrapWidth, height: wrapHeight, tint: 0, ...ground },
        { item: 'rectangle', ...barcode, tint: 0 },
      ]
    : []
  const { typeface } = contents.subject
  const words = [...spineItems(geometry, contents, typeface), ...backItems(geometry, contents, typeface)]
  return [
    ...grounds,
    ...frontOf(geometry, contents, colours),
    ...words.map((item) => (item.item === 'text' && colour !== undefined ? { ...item, colour } : item)),
  ]
}

const COLOURS_OF: Readonly<Record<Exclude<CoverKind, 'template'>, (design: TitleDesign) => FrontColours>> = {
  plain: () => ({ ...BLACK_ON_WHITE, weight: 'bold' }),
  tint: () => BLACK_ON_GREY,
  colour: (design) => IN_COLOUR[design],
}

/** The front: as the title page, within margins, and a board that is cut runs through the bleed. */
function frontOf(
  geometry: CoverGeometry,
  { design, front, subject }: CoverContents,
  colours: FrontColours,
): Item[] {
  const { safe, order, bleed } = geometry
  const margin = FRONT_MARGIN * Math.min(order.trim.width, order.trim.height)
  const toTrim = SAFE_MARGIN + margin
  const frame = {
    ...within(safe.front, margin),
    toTrim,
    beyond: toTrim + bleed,
    em: EM_PER_INCH * inchesOf(order.trim),
  }
  return frontItems(design.titleDesign, subject, front, colours, frame)
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
  const small = Math.max(SMALLEST_TYPE + 1, 1.4 * inches)
  const look = { x: area.x, room: barcode.x - area.x - LEAST_BACK, size: small }
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
