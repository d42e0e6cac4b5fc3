// How even the lines of a paragraph are, for tests and measurements.

import type { Face } from '../../render/typeface.ts'

/**
 * The mean square of what is left over in the lines of a paragraph, as a share of the room: 0 for full lines, .01
 * if each lacks a tenth. The last line does not count; a paragraph of a single line has no raggedness, so the
 * result is undefined.
 */
export function raggedness(
  face: Face,
  lines: readonly string[],
  size: number,
  room: number,
): number | undefined {
  if (lines.length < 2) return undefined
  const squares = lines.slice(0, -1).map((line) => ((room - face.width(line) * size) / room) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / squares.length
}
