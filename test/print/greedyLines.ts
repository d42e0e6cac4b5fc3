// Lines filled greedily, of a whole text.

import { greedyLines as greedyLinesOfUnits } from '../../scripts/perf/greedy-lines.mjs'
import { unitsOf } from '../../src/print/lineBreaking.ts'
import type { Face } from '../../src/render/typeface.ts'

/** Words and calculations fill a line as far as they fit; none is divided. */
export function greedyLines(face: Face, text: string, size: number, room: number): string[] {
  return greedyLinesOfUnits(unitsOf(text), face, size, room)
}
