// Checks of single pages: type, lines, margins, colours, images, transparency. Each check reports the worst
// mark of a page and the number of others, because a fault in a drawing often occurs a hundred times on every
// page.

import { IMAGE } from '../../proof/markRecorder.ts'
import type { PageMark } from '../../proof/marks.ts'
import type { PdfPage } from '../../proof/pdfFile.ts'
import type { PrintProfile } from '../bookContents.ts'
import { BLEED, SMALLEST_TYPE } from '../printLimits.ts'
import type { Findings } from './findings.ts'
import { lengthText, markText, placeText, pointsText } from './findings.ts'
import { intrusions, type Sheet, SIDES, type Side } from './paperSize.ts'

/** The properties of the file that the checks of a page need. */
export interface CheckSetting {
  /** The use of the file. */
  readonly profile: PrintProfile
  /** The size of its pages. */
  readonly sheet: Sheet
  /** The thinnest line that the service prints, in points. */
  readonly leastLine: number
  /** The least margins, in points. */
  readonly margins: Readonly<Record<Side, number>>
}

type PageCheck = (
  page: PdfPage,
  marks: readonly PageMark[],
  setting: CheckSetting,
  findings: Findings,
) => void

/** Tolerance for rounding, in points. */
export const TOLERANCE = 0.02
/** The minimum number of dots per inch of an image in print. */
export const FEWEST_DOTS = 300

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Whether a mark is visible on paper. */
export function isInk({ colour }: PageMark): boolean {
  return colour !== WHITE
}

/**
 * Whether a mark is an area in grey. Black ink prints it as a screen of dots, like a picture; a letter or a line
 * would become ragged.
 */
export function isTint({ kind, colour }: PageMark): boolean {
  return kind === 'area' && colour !== BLACK && colour !== WHITE && /^#(..)\1\1$/.test(colour)
}

const more = (count: number) => (count > 1 ? ` and ${count - 1} more` : '')

const least = (marks: readonly PageMark[]) =>
  marks.reduce((one, other) => (other.measure < one.measure ? other : one))

const checkType: PageCheck = (page, marks, _, { add }) => {
  const small = marks.filter(({ kind, measure }) => kind === 'text' && measure < SMALLEST_TYPE - TOLERANCE)
  if (small.length === 0) return
  const worst = least(small)
  const message = `${markText(worst)}${more(small.length)} in type of ${pointsText(worst.measure)}, ${placeText(worst.box)}; use at least ${SMALLEST_TYPE} pt`
  add('type', message, page.number)
}

const checkLines: PageCheck = (page, marks, { profile, leastLine }, { add }) => {
  if (profile !== 'print') return
  const thin = marks.filter(
    (mark) => mark.kind === 'line' && isInk(mark) && mark.measure < leastLine - TOLERANCE,
  )
  if (thin.length === 0) return
  const worst = least(thin)
  const message = `a line of ${pointsText(worst.measure)}${more(thin.length)}, ${placeText(worst.box)}; print needs at least ${leastLine} pt`
  add('line', message, page.number)
}

const checkLiveArea: PageCheck = (page, marks, { sheet, margins }, { add }) => {
  const inked = marks
    .filter(isInk)
    .map((mark) => ({ mark, into: intrusions(mark.box, page, sheet, margins) }))
  for (const side of SIDES) {
    const outside = inked.filter(
      ({ mark, into }) => into[side] > TOLERANCE && !bleeds(mark, side, into[side]),
    )
    if (outside.length === 0) continue
    const { mark, into } = outside.reduce((one, other) => (other.into[side] > one.into[side] ? other : one))
    const how = Number.isFinite(into[side]) ? `by ${lengthText(into[side])}` : 'all over'
    const message = `${markText(mark)}${more(outside.length)} reaching into the ${side} margin ${how}; ${remedy(mark, side, into[side])}`
    add('live', message, page.number)
  }

  /** A mark that is cut by the trim must bleed; any other must leave the margin free. */
  function remedy({ kind }: PageMark, side: Side, into: number): string {
    const isCut = kind !== 'text' && side !== 'inside' && into >= margins[side] - TOLERANCE
    if (!isCut) return `keep ${lengthText(margins[side] + (side === 'inside' ? 0 : sheet.bleed))} free`
    return sheet.bleed > 0
      ? `what is trimmed must run through the whole bleed of ${lengthText(sheet.bleed)}`
      : `keep ${lengthText(margins[side])} free, or make pages with a bleed of ${lengthText(BLEED)}`
  }

  /**
   * Whether a mark bleeds correctly: with bleed, a mark that is cut must extend to the edge of the page. Text
   * must never be cut.
   */
  function bleeds(mark: PageMark, side: Side, into: number): boolean {
    const toEdge = margins[side] + (side === 'inside' ? 0 : sheet.bleed)
    return sheet.bleed > 0 && mark.kind !== 'text' && into >= toEdge - TOLERANCE
  }
}

const checkColours: PageCheck = (page, marks, { profile }, { add }) => {
  if (profile !== 'print') return
  const allowed = [BLACK, WHITE, IMAGE]
  const coloured = marks.filter((mark) => !allowed.includes(mark.colour) && !isTint(mark))
  const colours = Array.from(new Set(coloured.map(({ colour }) => colour)))
  if (colours.length === 0) return
  const [first] = coloured
  const message = `${markText(first)}${more(coloured.length)} in ${colours.slice(0, 3).join(', ')}${more(colours.length - 2)}, ${placeText(first.box)}; print must be black only, and grey only as areas`
  add('colours', message, page.number)
}

const checkImages: PageCheck = (page, marks, { profile }, { add }) => {
  if (profile !== 'print') return
  const coarse = marks.filter(({ kind, measure }) => kind === 'image' && measure < FEWEST_DOTS - 0.5)
  if (coarse.length === 0) return
  const worst = least(coarse)
  const message = `an image of ${Math.round(worst.measure)} dots per inch${more(coarse.length)}, ${placeText(worst.box)}; print needs at least ${FEWEST_DOTS}`
  add('images', message, page.number)
}

const checkTransparency: PageCheck = (page, marks, { profile }, { add }) => {
  if (profile !== 'print') return
  const transparent = marks.filter(({ isTransparent }) => isTransparent)
  if (transparent.length === 0) return
  const [first] = transparent
  const message = `transparent: ${markText(first)}${more(transparent.length)}, ${placeText(first.box)}; print services flatten transparency in different ways`
  add('transparency', message, page.number)
}

/** The checks of a single page. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  checkType,
  checkLines,
  checkLiveArea,
  checkColours,
  checkImages,
  checkTransparency,
]
