// Reads texts that a picture has as outlines. An id names each text: `Source-Sans-3-bold-35` is a bold 5. An id could be wrong, so that
// people see another number than this reader: the outline must therefore be the one of the text in the id.

import type { Typeface } from '../render/typeface.ts'
import type { Weight } from '../scene.ts'
import { type DrawnBox, type DrawnStroke, UnprovedError } from './drawnMarks.ts'

/** A text and the box of its ink, in thousandths of an em from the left end of its baseline; y down. */
export interface OutlinedText {
  /** The text. */
  readonly text: string
  /** The box of its outline. */
  readonly box: DrawnBox
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
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
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

// Reads the attribute `d` of SVG paths: the straight lines of boards, and the outlines of letters.

/** A command of a path. */
interface PathStep {
  /** The letter. */
  readonly command: string
  /** The numbers. */
  readonly numbers: readonly number[]
}

/** The commands of a path. */
function pathSteps(data: string): PathStep[] {
  const steps = Array.from(data.matchAll(/([A-Za-z])([-\d.\s,]*)/g), ([, command, numbers]) => ({
    command,
    numbers: Array.from(numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number)),
  }))
  const letters = data.replaceAll(/[-\d.\s,]/g, '')
  if (letters.length !== steps.length) throw new UnprovedError(`a path cannot be read: ${data.slice(0, 30)}`)
  return steps
}

/** The lines of a path that has horizontal and vertical lines only. */
export function linesOfPath(data: string): Omit<DrawnStroke, 'width'>[] {
  const lines: Omit<DrawnStroke, 'width'>[] = []
  let [x, y] = [Number.NaN, Number.NaN]
  for (const { command, numbers } of pathSteps(data)) {
    const [first, second = Number.NaN] = numbers
    const next = { M: [first, second], L: [first, second], H: [first, y], V: [x, first] }[command]
    if (!next || next.some(Number.isNaN) || numbers.length > 2) {
      throw new UnprovedError(`a line cannot be read: ${data.slice(0, 30)}`)
    }
    if (command !== 'M') lines.push({ x1: x, y1: y, x2: next[0], y2: next[1] })
    ;[x, y] = next
  }
  return lines
}
