// Paints the outline of a text on a small raster, to compare it with pixels from another renderer. A point is inside where the outline
// winds around it.

import type { PathCommand } from '../../render/typeface.ts'
import type { DrawnBox } from './drawnMarks.ts'

/** A straight piece of an outline, y up. */
type Piece = readonly [x1: number, y1: number, x2: number, y2: number]

/** An outline of straight pieces, and its box. */
export interface InkOutline {
  /** The pieces. */
  readonly pieces: readonly Piece[]
  /** The box of the pieces; `top` is the greater y. */
  readonly box: DrawnBox
}

/** The number of pieces that a curve is cut into. */
const PIECES = 4

/** Cuts an outline into straight pieces. */
export function inkOutline(outline: readonly PathCommand[]): InkOutline {
  const pieces: Piece[] = []
  let start = [0, 0]
  let here = start
  const to = (next: readonly number[]) => {
    pieces.push([here[0], here[1], next[0], next[1]])
    here = [next[0], next[1]]
  }
  for (const { command, points } of outline) {
    if (command === 'M') {
      start = [points[0], points[1]]
      here = start
    } else if (command === 'Z') to(start)
    else {
      const handles = [here, ...pairsOf(points)]
      for (let piece = 1; piece <= PIECES; piece++) to(pointOfCurve(handles, piece / PIECES))
    }
  }
  const xs = pieces.flatMap(([x1, , x2]) => [x1, x2])
  const ys = pieces.flatMap(([, y1, , y2]) => [y1, y2])
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.max(...ys),
    bottom: Math.min(...ys),
  }
  return { pieces, box }
}

function pairsOf(points: readonly number[]): number[][] {
  return Array.from({ length: points.length / 2 }, (_, pair) => [points[2 * pair], points[2 * pair + 1]])
}

/** The point of a line or curve at a parameter, by De Casteljau's algorithm. */
function pointOfCurve(handles: readonly (readonly number[])[], share: number): readonly number[] {
  if (handles.length === 1) return handles[0]
  const between = handles
    .slice(1)
    .map((to, index) => to.map((value, axis) => handles[index][axis] * (1 - share) + value * share))
  return pointOfCurve(between, share)
}

/** The number of scan lines in a row of the raster. */
const SIGHTS = 2

/** The darkness of a raster's fields from 0 to 1, row by row from the top. The raster covers a box in the unit of the outline. */
export function inkPattern({ pieces }: InkOutline, box: DrawnBox, rows: number, columns: number): number[] {
  const pattern = new Array<number>(rows * columns).fill(0)
  const field = (box.right - box.left) / columns
  for (let sight = 0; sight < rows * SIGHTS; sight++) {
    const y = box.top + ((sight + 0.5) / (rows * SIGHTS)) * (box.bottom - box.top)
    const crossings: { readonly x: number; readonly turn: number }[] = []
    for (const [x1, y1, x2, y2] of pieces) {
      if (y1 > y === y2 > y) continue
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 })
    }
    crossings.sort((one, other) => one.x - other.x)
    let winding = 0
    crossings.forEach(({ x, turn }, index) => {
      winding += turn
      if (winding === 0) return
      darken(pattern, Math.floor(sight / SIGHTS) * columns, columns, [
        (x - box.left) / field,
        (crossings[index + 1].x - box.left) / field,
      ])
    })
  }
  return pattern.map((darkness) => Math.min(1, darkness / SIGHTS))
}

function darken(
  pattern: number[],
  start: number,
  columns: number,
  [from, to]: readonly [number, number],
): void {
  for (let column = Math.max(0, Math.floor(from)); column < Math.min(columns, to); column++) {
    pattern[start + column] += Math.max(0, Math.min(to, column + 1) - Math.max(from, column))
  }
}
