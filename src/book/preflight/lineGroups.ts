// Lines that belong together: a board is drawn of lines that touch each other. Lines are boxes, long and narrow.

import type { Box } from './transforms.ts'

/** Lines that are nearer than this touch, in points; and lines side by side are one. */
export const TOUCHING = 1.5

/** Lines that touch, directly or by others. */
export function touchingLines<Line extends Box>(lines: readonly Line[]): Line[][] {
  const left = new Set(lines)
  return lines.flatMap((first) => {
    if (!left.delete(first)) return []
    const group = [first]
    for (const line of group) {
      for (const other of left) {
        if (!touches(line, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    return [group]
  })
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left <= other.right + TOUCHING &&
    other.left <= one.right + TOUCHING &&
    one.top <= other.bottom + TOUCHING &&
    other.top <= one.bottom + TOUCHING
  )
}
