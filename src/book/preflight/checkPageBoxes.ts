// Checks that the trim boxes and bleed boxes of a file agree with the paper: bleed is at the top, the bottom and the
// outside of each page. Files need no boxes, but wrong boxes make a print service cut in the wrong place.

import { count as plural } from '../../families/gridText.ts'
import type { Box } from '../../proof/boxesAndTransforms.ts'
import { isRecto, type Sheet } from './detectPaperSize.ts'
import type { Findings } from './findings.ts'
import { lengthText, sizeText } from './findings.ts'

/** Tolerance for boxes, in points, because programs round. */
const TOLERANCE = 0.5

/**
 * Checks all boxes. Returns the description of the boxes for the report; undefined if they could not be read or the trim is
 * unknown.
 */
export function checkBoxes(
  boxes: readonly PageBoxes[] | undefined,
  { width, height, trim, bleed }: Sheet,
  pages: number,
  { add }: Pick<Findings, 'add'>,
): string | undefined {
  if (boxes?.length !== pages || !trim) return undefined
  const whole = { left: 0, top: 0, right: width, bottom: height }
  boxes.forEach((one, index) => {
    const left = isRecto(index + 1) ? 0 : bleed
    const wanted = { left, top: bleed, right: left + trim.width, bottom: bleed + trim.height }
    expectBoxes(one, { trim: wanted, bleed: whole }, index + 1, add)
  })
  const count = boxes.filter((one) => one.trim).length
  if (count === 0) return 'none'
  return `${trim.name} on ${count === pages ? 'all pages' : plural(count, 'page')}`
}

/** Compares the stated boxes of a page with those that it should have. */
export function expectBoxes(
  boxes: PageBoxes,
  wanted: Required<PageBoxes>,
  page: number,
  add: Findings['add'],
): void {
  for (const name of ['trim', 'bleed'] as const) {
    const [found, expected] = [boxes[name], wanted[name]]
    if (!found || areAlike(found, expected)) continue
    add('boxes', `the ${name} box is ${boxText(found)}; it should be ${boxText(expected)}`, page)
  }
}

function areAlike(one: Box, other: Box): boolean {
  const sides = ['left', 'top', 'right', 'bottom'] as const
  return sides.every((side) => Math.abs(one[side] - other[side]) <= TOLERANCE)
}

function boxText({ left, top, right, bottom }: Box): string {
  return `${sizeText(right - left, bottom - top)}, ${lengthText(left)} from the left and ${lengthText(top)} from the top`
}

// The trim box and the bleed box of each page, as the file states them. pdf.js does not provide them, so they are read from
// the objects of the file:
//
//   2 0 obj << /Type /Pages /Kids [ 5 0 R 9 0 R ] >> endobj
//   5 0 obj << /Type /Page /MediaBox [0 0 441 666] /TrimBox [0 9 432 657] /BleedBox [0 0 441 666] >> endobj
//
// Compressed objects cannot be read in this way, so the boxes of files that have them are unknown.

/** The boxes of a page, in points, measured from the top left corner of the page in the file. */
export interface PageBoxes {
  /** The trimmed page, if it is stated. */
  readonly trim?: Box
  /** The page with its bleed, if it is stated. */
  readonly bleed?: Box
}

/** The boxes of all pages, in order; undefined if the file's pages cannot be read in this way. */
export function readPageBoxes(bytes: Uint8Array): readonly PageBoxes[] | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const objects = new Map<string, string>()
  for (const { index } of text.matchAll(/\/Type\s*\/Pages?\b/g)) {
    const before = text.lastIndexOf(' obj', index)
    const id = /(\d+)\s+\d+$/.exec(text.slice(Math.max(0, before - 24), before))?.[1]
    const end = text.indexOf('endobj', index)
    if (id !== undefined && end > index) objects.set(id, text.slice(before + 4, end))
  }
  const root = Array.from(objects).find(([, one]) => one.includes('/Kids') && !/\/Parent\b/.test(one))
  return root && pagesBelow(root[0], objects, new Set())?.map(boxesOf)
}

/** The objects of the pages below a node, in order; undefined if one is missing. */
function pagesBelow(
  id: string,
  objects: ReadonlyMap<string, string>,
  above: ReadonlySet<string>,
): string[] | undefined {
  const object = objects.get(id)
  if (object === undefined || above.has(id)) return undefined
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(object)?.[1]
  if (kids === undefined) return [object]
  const found: string[] = []
  for (const [, kid] of kids.matchAll(/(\d+)\s+\d+\s+R/g)) {
    const pages = pagesBelow(kid, objects, new Set([...above, id]))
    if (!pages) return undefined
    found.push(...pages)
  }
  return found
}

function boxesOf(page: string): PageBoxes {
  const media = sidesOf(page, 'MediaBox')
  const [left, , , top] = media ?? []
  if (left === undefined || top === undefined) return {}
  const box = (name: string) => {
    const sides = sidesOf(page, name)
    return (
      sides && { left: sides[0] - left, top: top - sides[3], right: sides[2] - left, bottom: top - sides[1] }
    )
  }
  const [trim, bleed] = [box('TrimBox'), box('BleedBox')]
  return { ...(trim && { trim }), ...(bleed && { bleed }) }
}

/** The left, lower, right and upper side of a box. */
function sidesOf(page: string, name: string): number[] | undefined {
  const [, sides = ''] = new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(page) ?? []
  const numbers = sides.trim().split(/\s+/).map(Number)
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined
}
