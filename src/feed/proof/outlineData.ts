// Reads the attribute `d` of SVG paths: the straight lines of boards, and the outlines of letters.

import { type DrawnStroke, UnprovedError } from './drawnMarks.ts'

/** A command of a path. */
export interface PathStep {
  /** The letter. */
  readonly command: string
  /** The numbers. */
  readonly numbers: readonly number[]
}

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
