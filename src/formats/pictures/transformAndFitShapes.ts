// Reads transformations of SVG, which are lists such as `translate(10 5) rotate(45)`, and fits shapes into the unit square.

import { quote } from '../../families/puzzleError.ts'
import type { PictureShape, PictureStep } from '../../scene.ts'
import { wrong } from './pictureError.ts'
import { readNumbers } from './svgPath.ts'

/** A matrix [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. */
type SvgMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The matrix that moves nothing. */
export const UNMOVED: SvgMatrix = [1, 0, 0, 1, 0, 0]

const ONE = /\s*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*/y

/** For each transformation, the possible numbers of arguments, and its matrix. */
const KINDS: Readonly<
  Record<string, { readonly counts: readonly number[]; readonly make: (n: number[]) => SvgMatrix }>
> = {
  matrix: { counts: [6], make: (n) => n as unknown as SvgMatrix },
  translate: { counts: [1, 2], make: ([x, y = 0]) => [1, 0, 0, 1, x, y] },
  scale: { counts: [1, 2], make: ([x, y = x]) => [x, 0, 0, y, 0, 0] },
  rotate: {
    counts: [1, 3],
    make: ([angle, x = 0, y = 0]) => {
      const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
    },
  },
  skewX: { counts: [1], make: ([angle]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0] },
  skewY: { counts: [1], make: ([angle]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0] },
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Reads a list of transformations and combines them to one matrix. */
export function readTransform(text: string): SvgMatrix {
  let matrix = UNMOVED
  let at = 0
  const { length } = text.trimEnd()
  while (at < length) {
    ONE.lastIndex = at
    const found = ONE.exec(text)
    const kind = found && Object.hasOwn(KINDS, found[1]) ? KINDS[found[1]] : undefined
    if (!found || !kind) throw wrong(`unknown transformation ${quote(text.slice(at))}`)
    const numbers = readNumbers(found[2], `the numbers of ${found[1]}`)
    if (!kind.counts.includes(numbers.length))
      throw wrong(`${found[1]} takes ${kind.counts.join(' or ')} numbers, not ${numbers.length}`)
    matrix = combined(matrix, kind.make(numbers))
    at += found[0].length
  }
  return matrix
}

/** The matrix that applies `inner` first and then `outer`. */
export function combined(outer: SvgMatrix, inner: SvgMatrix): SvgMatrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Transforms a step of a path. */
export function transformed([command, ...points]: PictureStep, [a, b, c, d, e, f]: SvgMatrix): PictureStep {
  const moved: number[] = []
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] as number, points[index + 1] as number]
    moved.push(a * x + c * y + e, b * x + d * y + f)
  }
  return [command, ...moved] as unknown as PictureStep
}

/** The factor by which a transformation enlarges lengths on average. */
export function scaleOf([a, b, c, d]: SvgMatrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** The space that is left free on each side of the square. */
const MARGIN = 0.02

/**
 * Moves and scales shapes into the unit square: as large as possible, in the middle, without distortion. Margins in files are
 * ignored, so that all pictures of a board become equally large, and none reaches into another cell. Throws a PuzzleError if
 * the shapes are invisible.
 */
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
    throw wrong('this picture cannot be seen on white paper; draw it in darker colours')
  if (!(side > 0 && Number.isFinite(side)))
    throw wrong('this picture has no size; draw shapes with a width or a height')
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

/** Lighter greys are almost white and vanish in print. */
const WHITE = 0.97

function isWhite({ fill = 1, stroke }: PictureShape): boolean {
  return fill > WHITE && (stroke?.grey ?? 1) > WHITE
}
