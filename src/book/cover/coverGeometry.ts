// The geometry of a paperback's cover, which is one sheet: back, spine and front, with bleed on all sides. The figures are
// those of Amazon KDP, on which several guides agreed in November 2026.
//
//   ┌─────────────────────────────┐  bleed
//   │ ┌───────────┬──┬──────────┐ │  trim        Positions count from the top left corner of the trimmed sheet.
//   │ │           │  │          │ │
//   │ │   back    │  │  front   │ │  Between the folds is the spine: the pages times the thickness of a page.
//   │ │      ┌──┐ │  │          │ │
//   │ │      └──┘ │  │          │ │  barcode, 2 x 1.2 in, a quarter of an inch from fold and trim
//   │ └───────────┴──┴──────────┘ │
//   └─────────────────────────────┘

import { BLEED, MOST_PAGES, type Trim } from '../../print/trimsAndPrintLimits.ts'
import { INCH } from '../../render/paperSize.ts'
import { PAPER_STOCKS, type PaperStock } from './paperStocks.ts'

/** The minimum number of pages for text on the spine. */
export const FEWEST_FOR_SPINE_TEXT = 79
/** The free space at each side of the text on the spine, since the position of folds varies. */
export const SPINE_MARGIN = 0.0625 * INCH
/** The free space between the trim or a fold and any text or picture. */
export const SAFE_MARGIN = 0.25 * INCH
/** The size of the barcode that print services add, and its distance from fold and trim. */
const BARCODE = { width: 2 * INCH, height: 1.2 * INCH, distance: 0.25 * INCH } as const

/** A rectangle on the cover, in points. */
export interface CoverArea {
  /** The left side. */
  readonly x: number
  /** The top. */
  readonly y: number
  /** The width. */
  readonly width: number
  /** The height. */
  readonly height: number
}

/** The geometry of a cover, in points. */
export type CoverGeometry = ReturnType<typeof coverGeometry>

/** The geometry of the cover of a paperback, which follows from the trim, the number of pages and the paper. */
export function coverGeometry(order: {
  readonly trim: Trim
  readonly pages: number
  readonly paper: PaperStock
}) {
  const { trim, pages, paper } = order
  const spine = pages * paper.page
  const { width, height } = trim
  const trimmed = { x: 0, y: 0, width: 2 * width + spine, height }
  const back = { x: 0, y: 0, width, height }
  const fold = { x: width, y: 0, width: spine, height }
  const front = { x: width + spine, y: 0, width, height }
  return {
    order,
    /** The width of the spine. */
    spine,
    /** The bleed beyond the trim on all sides. */
    bleed: BLEED,
    /** The size of the whole sheet with bleed. */
    wrapWidth: trimmed.width + 2 * BLEED,
    wrapHeight: height + 2 * BLEED,
    trimmed,
    /** The panels between trim and folds. */
    panels: { back, spine: fold, front },
    /** The parts of back and front for texts and pictures. */
    safe: { back: within(back, SAFE_MARGIN), front: within(front, SAFE_MARGIN) },
    /** The part of the spine for text; left out if the book has too few pages for text on the spine. */
    ...(pages >= FEWEST_FOR_SPINE_TEXT && { spineText: within(fold, SPINE_MARGIN, SAFE_MARGIN) }),
    /** The place of the barcode. */
    barcode: {
      x: width - BARCODE.distance - BARCODE.width,
      y: height - BARCODE.distance - BARCODE.height,
      width: BARCODE.width,
      height: BARCODE.height,
    },
  }
}

/** The thickest spine of a book on a paper with a name, in points. */
const THICKEST_SPINE = Math.max(...PAPER_STOCKS.map(({ page, most = MOST_PAGES }) => page * most))
/** Tolerance for the size of a sheet, in points, because programs round. */
export const SIZE_TOLERANCE = 0.5

/** Those of `trims` whose whole covers, with bleed and a spine of some thickness, can have the size of this sheet. */
export function trimsOfCover(sheet: Pick<CoverArea, 'width' | 'height'>, trims: readonly Trim[]): Trim[] {
  return trims.filter(({ width, height }) => {
    const spine = sheet.width - 2 * width - 2 * BLEED
    const isAsHigh = Math.abs(sheet.height - height - 2 * BLEED) <= SIZE_TOLERANCE
    return isAsHigh && spine >= 0 && spine <= THICKEST_SPINE
  })
}

/** An area reduced by margins: `sides` at the left and right, `ends` at the top and bottom. */
export function within({ x, y, width, height }: CoverArea, sides: number, ends = sides): CoverArea {
  return { x: x + sides, y: y + ends, width: width - 2 * sides, height: height - 2 * ends }
}

// The kinds of covers that are written beside a book.

/** `template`: guides for a designer; `plain`, `tint`, `colour`: a cover on white, on light grey, or in colours. */
export const COVER_KINDS = ['template', 'plain', 'tint', 'colour'] as const
/** One of `COVER_KINDS`. */
export type CoverKind = (typeof COVER_KINDS)[number]
