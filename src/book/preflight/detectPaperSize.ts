// Detects the paper size of a file from the size of its pages, and measures what reaches beyond the printable area.
//
//   left-hand page      right-hand page       A page with bleed is larger than the trimmed page: at the outside, at
//   ┌┬────────┐ ┌────────┬┐                   the top and at the bottom. The live area is the trimmed page without
//   ├┼────────┤ ├────────┼┤ top               its margins.
//   ││ outside│ │ inside ││
//   └┴────────┘ └────────┴┘

import { BLEED, insideMargin, OUTSIDE_MARGIN, TRIMS, type Trim } from '../../print/trimsAndPrintLimits.ts'
import type { Box } from '../../proof/boxesAndTransforms.ts'
import type { PdfPage } from '../../proof/pdfFile.ts'
import { type Findings, lengthText, sizeText } from './findings.ts'

/** The paper of a file. */
export interface Sheet {
  /** The width of the page in the file, in points. */
  readonly width: number
  /** The height of the page in the file, in points. */
  readonly height: number
  /** The size of the trimmed page, if it is a known trim. */
  readonly trim?: Trim
  /** The bleed in points; 0 for none. */
  readonly bleed: number
}

/** The sides of a page; the inside is at the spine. */
export const SIDES = ['inside', 'outside', 'top', 'bottom'] as const
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number]

/** Tolerance for the size of a page, in points, because programs round. */
const TOLERANCE = 0.5

const isAlike = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE

/** Finds the paper size that most pages have. Reports pages of another size, and a paper size other than the expected one. */
export function findSheet(
  pages: readonly PdfPage[],
  expected: { readonly trim?: Trim; readonly bleed?: number },
  { add }: Findings,
): Sheet {
  const { width, height } = usualSize(pages)
  for (const page of pages) {
    if (isAlike(page.width, width) && isAlike(page.height, height)) continue
    const message = `the page is ${sizeText(page.width, page.height)}; most pages are ${sizeText(width, height)}, and all must have the same size`
    add('size', message, page.number)
  }
  const fits = (trim: Trim, bleed: number) =>
    isAlike(width, trim.width + bleed) && isAlike(height, trim.height + 2 * bleed)
  const offBy = ({ trim, bleed }: { readonly trim: Trim; readonly bleed: number }) =>
    Math.abs(width - trim.width - bleed) + Math.abs(height - trim.height - 2 * bleed)
  // Some trims are nearly equal, such as A4 and 8.27x11.69; the one nearest to the page counts.
  const find = (trims: readonly Trim[], bleeds: readonly number[]) =>
    bleeds
      .flatMap((bleed) => trims.filter((trim) => fits(trim, bleed)).map((trim) => ({ trim, bleed })))
      .sort((one, other) => offBy(one) - offBy(other))
      .at(0)

  const bleeds = expected.bleed === undefined ? [0, BLEED] : [expected.bleed]
  const asExpected = find(expected.trim ? [expected.trim] : TRIMS, bleeds)
  if (asExpected) return { width, height, ...asExpected }
  const otherwise = find([...TRIMS, ...(expected.trim ? [expected.trim] : [])], [0, BLEED])
  if (expected.trim || (expected.bleed !== undefined && otherwise)) {
    const found = `the pages are ${sizeText(width, height)}${otherwise ? `, ${sheetName(otherwise)}` : ''}`
    add('size', `${found}; ${wanted(expected.trim, bleeds)}`)
  }
  return { width, height, ...(otherwise ?? { bleed: expected.bleed ?? 0 }) }
}

function wanted(trim: Trim | undefined, bleeds: readonly number[]): string {
  if (!trim) return bleeds[0] > 0 ? 'they should have bleed' : 'they should have no bleed'
  const sizes = bleeds.map((bleed) => {
    const size = sizeText(trim.width + bleed, trim.height + 2 * bleed)
    return bleed > 0 ? `${size} with bleed` : size
  })
  return `${trim.name} is ${sizes.join(', or ')}`
}

function usualSize(pages: readonly PdfPage[]): { readonly width: number; readonly height: number } {
  const tally = new Map<string, number>()
  let usual = pages[0]
  for (const page of pages) {
    const key = sizeText(page.width, page.height)
    tally.set(key, (tally.get(key) ?? 0) + 1)
    const most = tally.get(sizeText(usual.width, usual.height)) ?? 0
    if ((tally.get(key) ?? 0) > most) usual = page
  }
  return usual
}

/** `6x9 with bleed`. */
export function sheetName({ trim, bleed }: Pick<Sheet, 'trim' | 'bleed'>): string {
  return `${trim ? trim.name : 'not a known trim'}${bleed > 0 ? ' with bleed' : ', no bleed'}`
}

/** The least margins of a book with this number of pages. */
export function leastMargins(pages: number): Readonly<Record<Side, number>> {
  return { inside: insideMargin(pages), outside: OUTSIDE_MARGIN, top: OUTSIDE_MARGIN, bottom: OUTSIDE_MARGIN }
}

/** The distance by which a box reaches into each margin of a page, in points; negative if the box leaves the margin free. */
export function intrusions(
  box: Box,
  page: PdfPage,
  { bleed }: Sheet,
  margins: Readonly<Record<Side, number>>,
): Readonly<Record<Side, number>> {
  const atLeft = box.left
  const atRight = page.width - box.right
  const [inside, outside] = isRecto(page.number) ? [atLeft, atRight] : [atRight, atLeft]
  return {
    inside: margins.inside - inside,
    outside: margins.outside + bleed - outside,
    top: margins.top + bleed - box.top,
    bottom: margins.bottom + bleed - (page.height - box.bottom),
  }
}

/**
 * Whether a page is a right-hand page; `page` counts from 1 through the file. The first page of a book is a
 * right-hand page.
 */
export function isRecto(page: number): boolean {
  return page % 2 === 1
}

/** Formats margins as `inside 9.5 mm (0.375 in), at the other sides 6.4 mm (0.25 in)`. */
export function marginsText({ inside, outside }: Readonly<Record<Side, number>>): string {
  return `inside ${lengthText(inside)}, at the other sides ${lengthText(outside)}`
}
