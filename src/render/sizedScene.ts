// A scene at a size: every mark in points, every text with its baseline. What paints it (SVG, PDF) has nothing left to
// decide, so that a board looks the same everywhere.
//
//        x        ┌ the capitals' middle is the anchor's y, so figures stand in the middle of their cells;
//   ─────┬────    │ a text that is wider than its room is set smaller, around the same anchor
//     ┌──┴──┐     │
//     │ 1 2 │ ◄───┘
//   ──┴─────┴─ baseline

import type { Mark, Scene, Text, Weight } from '../scene.ts'
import { overhang, strokeWidth } from './strokeWidths.ts'
import type { Typeface } from './typeface.ts'

/** A line with square caps: it goes on for half its width beyond its ends, so that corners close. */
export interface LinePart {
  /** Which part it is. */
  readonly part: 'line'
  /** The beginning, from the left. */
  readonly x1: number
  /** The beginning, from the top. */
  readonly y1: number
  /** The end, from the left. */
  readonly x2: number
  /** The end, from the top. */
  readonly y2: number
  /** The width of the stroke. */
  readonly width: number
}

interface RectanglePart {
  readonly part: 'rectangle'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface CirclePart {
  readonly part: 'circle'
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** To the middle of the stroke. */
  readonly radius: number
  readonly width: number
}

/** A text in one line. */
export interface TextPart {
  /** Which part it is. */
  readonly part: 'text'
  /** What is written. */
  readonly text: string
  /** Its left end. */
  readonly x: number
  /** Its baseline, from the top. */
  readonly y: number
  /** The em. */
  readonly size: number
  /** The font of the typeface. */
  readonly weight: Weight
}

/** A mark of a scene at a size. */
export type ScenePart = LinePart | RectanglePart | CirclePart | TextPart

/** All lengths are in points, from the top left corner of the scene's box. */
interface SizedScene {
  readonly width: number
  readonly height: number
  /** What strokes reach beyond the box, at each side. */
  readonly overhang: number
  /** Painted one over the other, in black. */
  readonly parts: readonly ScenePart[]
}

/** A scene with cells of this side, in points. */
export function draw(scene: Scene, cell: number, typeface: Typeface): SizedScene {
  const { left, top, width, height, marks } = scene
  const corner = { x: left, y: top }
  return {
    width: width * cell,
    height: height * cell,
    overhang: overhang(cell),
    parts: marks.map((mark) => place(mark, corner, cell, typeface)),
  }
}

/** The top left corner of a scene's box, in cells. */
interface Corner {
  readonly x: number
  readonly y: number
}

function place(mark: Mark, corner: Corner, cell: number, typeface: Typeface): ScenePart {
  const x = (value: number) => (value - corner.x) * cell
  const y = (value: number) => (value - corner.y) * cell
  switch (mark.mark) {
    case 'line': {
      const width = strokeWidth(mark.stroke, cell)
      return { part: 'line', x1: x(mark.x1), y1: y(mark.y1), x2: x(mark.x2), y2: y(mark.y2), width }
    }
    case 'rectangle': {
      const [width, height] = [mark.width * cell, mark.height * cell]
      return { part: 'rectangle', x: x(mark.x), y: y(mark.y), width, height }
    }
    case 'circle': {
      const width = strokeWidth(mark.stroke, cell)
      return { part: 'circle', x: x(mark.x), y: y(mark.y), radius: mark.radius * cell, width }
    }
    case 'text':
      return placeText(mark, corner, cell, typeface)
  }
}

/** Lines of one width, and texts of one size, that follow each other, in one group. Other parts stand alone. */
export function groupedParts(parts: readonly ScenePart[]): ScenePart[][] {
  const found: ScenePart[][] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last && areAlike(last[0], part)) last.push(part)
    else found.push([part])
  }
  return found
}

function areAlike(one: ScenePart, other: ScenePart): boolean {
  if (one.part === 'line' && other.part === 'line') return one.width === other.width
  return one.part === 'text' && other.part === 'text' && one.size === other.size
}

/** The side of a cell with which the whole drawing is so wide, strokes on its border included. All in points. */
export function cellFor(scene: Scene, width: number): number {
  // Strokes change little with the cell, so that this closes in on it quickly.
  let cell = width / scene.width
  for (let round = 0; round < 30; round++) cell = (width - 2 * overhang(cell)) / scene.width
  return cell
}

/** Between a text in the corner of a cell and the strokes around the cell, in points. */
const AIR = 0.5

function placeText(mark: Text, corner: Corner, cell: number, typeface: Typeface): TextPart {
  const { text, weight } = mark
  const isInMiddle = mark.anchor === 'middle'
  // On a small board strokes take more of a cell: what stands in its corner gives way.
  const least = isInMiddle ? 0 : (overhang(cell) + AIR) / cell
  const right = Math.max(0, least - (mark.x - Math.floor(mark.x)))
  const down = Math.max(0, least - (mark.y - Math.floor(mark.y)))
  const x = (mark.x + right - corner.x) * cell
  const y = (mark.y + down - corner.y) * cell
  const face = typeface[weight]
  const width = face.width(text)
  const room = mark.room - 2 * right
  const size = Math.min(mark.size, width > 0 ? room / width : mark.size) * cell
  return {
    part: 'text',
    text,
    x: isInMiddle ? x - (width * size) / 2 : x,
    y: y + face.capHeight * size * (isInMiddle ? 0.5 : 1),
    size,
    weight,
  }
}
