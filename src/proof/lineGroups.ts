// Groups lines that touch each other: such a group is a board. Lines are long, narrow boxes.

import type { Box } from './boxes.ts'

/** Lines nearer than this touch, in points. Parallel lines this near count as one. */
export const TOUCHING = 1.5

/** Groups of lines that touch, directly or through others. */
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
