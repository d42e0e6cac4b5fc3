// Shapes moved and scaled into the unit square: as large as possible, in the middle, with their proportions. Whatever
// margins the file has, all pictures of a board become equally large, and none reaches into another cell.

import { PuzzleError } from '../../families/error.ts'
import type { PictureShape } from '../../scene.ts'
import { type SvgMatrix, transformed } from './svgTransform.ts'

/** The room that is left free on each side of the square. */
const MARGIN = 0.02

/** Fits shapes into the unit square. Throws a PuzzleError if nothing can be seen of them. */
export function fittedShapes(shapes: readonly PictureShape[]): PictureShape[] {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { path, stroke } of shapes) {
    // A stroke reaches beyond its outline by half its width.
    const reach = stroke ? stroke.width / 2 : 0
    for (const [, ...points] of path) {
      points.forEach((value, index) => {
        const [low, high] = index % 2 === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
        box[low] = Math.min(box[low], value - reach)
        box[high] = Math.max(box[high], value + reach)
      })
    }
  }
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const side = Math.max(width, height)
  if (shapes.every(isWhite))
    throw new PuzzleError('picture', 'nothing can be seen of this picture on white paper')
  if (!(side > 0 && Number.isFinite(side))) throw new PuzzleError('picture', 'this picture has no size')
  const scale = (1 - 2 * MARGIN) / side
  const left = 0.5 - scale * (box.left + width / 2)
  const top = 0.5 - scale * (box.top + height / 2)
  const matrix: SvgMatrix = [scale, 0, 0, scale, left, top]
  return shapes.map((shape) => ({
    ...shape,
    path: shape.path.map((step) => transformed(step, matrix)),
    ...(shape.stroke && { stroke: { ...shape.stroke, width: shape.stroke.width * scale } }),
  }))
}

/** Almost white ink vanishes in print. */
const WHITE = 0.97

function isWhite({ fill = 1, stroke }: PictureShape): boolean {
  return fill > WHITE && (stroke?.grey ?? 1) > WHITE
}
