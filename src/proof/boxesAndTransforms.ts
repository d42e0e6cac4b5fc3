// Boxes and transforms. Positions are in the unit of the file from the top left corner of the page or picture, x to the
// right and y downwards.

/** Maps (x, y) to (ax + cy + e, bx + dy + f), as in PDF. */
export type Matrix = readonly [number, number, number, number, number, number]

/** A rectangle on a page or picture. */
export interface Box {
  /** x of its left side. */
  readonly left: number
  /** y of its top. */
  readonly top: number
  /** x of its right side. */
  readonly right: number
  /** y of its bottom. */
  readonly bottom: number
}

/** The identity transform. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** A box without limits. */
export const EVERYWHERE: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}

/** Takes the first six numbers as a transform. */
export function matrixOf(numbers: ArrayLike<number>): Matrix {
  return [numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]]
}

/** The transform that applies `inner` and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ]
}

/** The bounding box of a transformed rectangle; for a quarter turn it is exact. */
export function boxOf(matrix: Matrix, x1: number, y1: number, x2: number, y2: number): Box {
  const [a, b, c, d, e, f] = matrix
  const xs = [a * x1 + c * y1, a * x2 + c * y1, a * x1 + c * y2, a * x2 + c * y2]
  const ys = [b * x1 + d * y1, b * x2 + d * y1, b * x1 + d * y2, b * x2 + d * y2]
  const { left, top, right, bottom } = boxAround(xs, ys)
  return { left: left + e, top: top + f, right: right + e, bottom: bottom + f }
}

/** The intersection of two boxes; `isThere` tells whether it is empty. */
export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** Whether a box is not empty. A line without width counts as not empty. */
export function isThere({ left, top, right, bottom }: Box): boolean {
  return left <= right && top <= bottom
}

/** The box extended by this distance on each side. */
export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** The least scale of the transform over all directions (its smaller singular value). */
export function leastScale(matrix: Matrix): number {
  const { half, spread } = scalesOf(matrix)
  return Math.sqrt(Math.max(half - spread, 0))
}

/** The greatest scale of the transform over all directions. */
export function mostScale(matrix: Matrix): number {
  const { half, spread } = scalesOf(matrix)
  return Math.sqrt(half + spread)
}

function scalesOf([a, b, c, d]: Matrix) {
  const half = (a * a + b * b + c * c + d * d) / 2
  const area = a * d - b * c
  return { half, spread: Math.sqrt(Math.max(half * half - area * area, 0)) }
}

/** The smallest box around at least one point. */
export function boxAround(xs: readonly number[], ys: readonly number[]): Box {
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Sorts places in ascending order, and drops each place that is no farther than `near` from the place before. */
export function distinctPlaces(places: readonly number[], near: number): number[] {
  const sorted = places.toSorted((one, other) => one - other)
  return sorted.filter((place, index) => index === 0 || place - sorted[index - 1] > near)
}
