// Checks that the trim boxes and bleed boxes of a file agree with the paper: bleed is at the top, the bottom and the
// outside of each page. Files need no boxes, but wrong ones make a print service cut in the wrong place.

import type { Findings } from './findings.ts'
import { lengthText, sizeText } from './measurementTexts.ts'
import type { PageBoxes } from './pageBoxes.ts'
import { isRecto, type Sheet } from './paperSize.ts'
import type { Box } from './transforms.ts'

/** Tolerance for boxes, in points, because programs round. */
const TOLERANCE = 0.5

/** Checks all boxes. Returns what the report says about them; undefined if they could not be read. */
export function checkBoxes(
  boxes: readonly PageBoxes[] | undefined,
  { width, height, trim, bleed }: Sheet,
  pages: number,
  { add }: Findings,
): string | undefined {
  if (boxes?.length !== pages || !trim) return undefined
  const whole = { left: 0, top: 0, right: width, bottom: height }
  boxes.forEach((one, index) => {
    const left = isRecto(index + 1) ? 0 : bleed
    const wanted = { left, top: bleed, right: left + trim.width, bottom: bleed + trim.height }
    expectBox('trim', one.trim, wanted, index + 1)
    expectBox('bleed', one.bleed, whole, index + 1)
  })
  const count = boxes.filter((one) => one.trim).length
  return count === 0 ? 'none' : `${trim.name} on ${count === pages ? 'all' : count} pages`

  function expectBox(name: string, found: Box | undefined, expected: Box, page: number): void {
    if (!found || areAlike(found, expected)) return
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
