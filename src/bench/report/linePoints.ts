// The points on a contender's line, of a shape that tells it from other lines.

import type { Path } from '../../scene.ts'
import { type PlotPoint, points, stroke } from './plotMarks.ts'
import { colourOf, pointShape } from './theme.ts'

const AREA = 34

/** Points of a contender's shape and colour, with a white border that sets them off from lines. */
export function pointMarks(index: number, at: readonly PlotPoint[]): Path[] {
  return at.length === 0
    ? []
    : [points(pointShape(index), AREA, at, { fill: colourOf(index), stroke: stroke('#fff', 0.9) })]
}
