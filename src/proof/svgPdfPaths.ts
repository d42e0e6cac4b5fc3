// Reads paths: the attribute `d` of SVG with the lines of boards and the outlines of letters, and the paths of pdf.js.

import type { Matrix } from './boxesAndTransforms.ts'
import { type DrawnStroke, type PathStep, UnprovedError } from './marks.ts'

/** The start and the end of a line. */
type Line = Omit<DrawnStroke, 'width' | 'order'>

/** The commands of a path. */
export function pathSteps(data: string): PathStep[] {
  const steps = Array.from(data.matchAll(/([A-Za-z])([-\d.\s,]*)/g), ([, command, numbers]) => ({
    command,
    numbers: Array.from(numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number)),
  }))
  const letters = data.replaceAll(/[-\d.\s,]/g, '')
  if (letters.length !== steps.length) throw new UnprovedError(`a path cannot be read: ${data.slice(0, 30)}`)
  return steps
}

/** The x coordinates (axis 0) or the y coordinates (axis 1) of all points of a path, handles of curves included. */
export function stepPlaces(steps: readonly PathStep[], axis: 0 | 1): number[] {
  return steps.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === axis))
}

/** The lines of a path that has horizontal and vertical lines only. */
export function linesOfPath(data: string): Line[] {
  const lines: Line[] = []
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

/** The kinds of steps, numbered as in the installed version of pdf.js only. */
const STEP = { move: 0, line: 1, curve: 2, close: 3 } as const

/**
 * The lines of a path of pdf.js, which may be a complete grid; none if a step is unknown or a curve. Such a path is a list
 * of numbers, in which each step begins with its kind:
 *
 *   0 10 10  1 60 10  0 10 30  1 60 30      two lines: from (10, 10) to (60, 10), and from (10, 30) to (60, 30)
 */
export function straightLines(data: ArrayLike<number> | null | undefined): Line[] {
  const lines: Line[] = []
  let start = [0, 0]
  let here = start
  for (let at = 0; data && at < data.length; ) {
    const step = data[at]
    if (step !== STEP.move && step !== STEP.line && step !== STEP.close) return []
    const next = step === STEP.close ? start : [data[at + 1], data[at + 2]]
    if (step === STEP.move) start = next
    else lines.push({ x1: here[0], y1: here[1], x2: next[0], y2: next[1] })
    here = next
    at += step === STEP.close ? 1 : 3
  }
  return lines
}

/** The command of SVG and the number of coordinates for each kind of step. */
const COMMANDS = [
  { kind: STEP.move, command: 'M', length: 2 },
  { kind: STEP.line, command: 'L', length: 2 },
  { kind: STEP.curve, command: 'C', length: 6 },
  { kind: STEP.close, command: 'Z', length: 0 },
] as const

/** The commands of a path of pdf.js after a transform; none if a step is unknown. */
export function pdfPathSteps(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): PathStep[] {
  const steps: PathStep[] = []
  for (let at = 0; at < data.length; ) {
    const known = COMMANDS.find(({ kind }) => kind === data[at])
    if (!known) return []
    const numbers: number[] = []
    for (let place = at + 1; place <= at + known.length; place += 2) {
      const [x, y] = [data[place], data[place + 1]]
      numbers.push(a * x + c * y + e, b * x + d * y + f)
    }
    steps.push({ command: known.command, numbers })
    at += 1 + known.length
  }
  return steps
}
