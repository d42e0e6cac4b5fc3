// Reads texts that a picture has as outlines. An id names each text: `Source-Sans-3-bold-35` is a bold 5. An id could
// be wrong; then people would see another number than this reader. So the outline must be that of the text in the id.

import type { Typeface } from '../render/typeface.ts'
import type { Weight } from '../scene.ts'
import { type Box, boxAround } from './boxesAndTransforms.ts'
import { type PathStep, UnprovedError } from './marks.ts'
import { pathSteps } from './svgPdfPaths.ts'

/** A text and the box of its ink, in thousandths of an em from the left end of its baseline; y down. */
export interface OutlinedText {
  /** The text. */
  readonly text: string
  /** The box of its outline. */
  readonly box: Box
}

/** The em in the unit of outlines. */
const EM = 1000
/** The greatest difference that rounding causes. */
const ROUNDING = 1

/** The text of an outline. Throws an UnprovedError if the id names another text. */
export function readOutlinedText(id: string, data: string, typeface: Typeface): OutlinedText {
  const { weight, text } = readId(id, typeface)
  const drawn = pathSteps(data)
  const wanted = typeface[weight].outline(text).map(
    ({ command, points }): PathStep => ({
      command,
      numbers: points.map((point, index) => (index % 2 === 0 ? point : -point) * EM),
    }),
  )
  if (drawn.length !== wanted.length || !drawn.every((step, index) => isAlike(step, wanted[index]))) {
    throw new UnprovedError(`the outline ${id} does not show ${text}`)
  }
  const points = drawn.flatMap(({ numbers }) => numbers)
  if (points.length === 0) throw new UnprovedError(`the outline ${id} is empty`)
  const box = boxAround(
    points.filter((_, index) => index % 2 === 0),
    points.filter((_, index) => index % 2 === 1),
  )
  return { text, box }
}

function readId(id: string, typeface: Typeface): { weight: Weight; text: string } {
  const name = typeface.name.replaceAll(/[^A-Za-z0-9]+/g, '-')
  const [, weight, codes] = /^-(regular|bold)((?:-[0-9a-f]+)+)$/.exec(id.slice(name.length)) ?? []
  if (!id.startsWith(name) || codes === undefined) throw new UnprovedError(`the id ${id} names no text`)
  const text = codes
    .slice(1)
    .split('-')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')
  return { weight: weight as Weight, text }
}

function isAlike(one: PathStep, other: PathStep): boolean {
  return (
    one.command === other.command &&
    one.numbers.length === other.numbers.length &&
    one.numbers.every((number, index) => Math.abs(number - other.numbers[index]) <= ROUNDING)
  )
}
