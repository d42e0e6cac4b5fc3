// Pictures in shades of grey, and measures of their ink.

import { memo } from '../families/memo.ts'
import type { Face, PathCommand } from '../render/typeface.ts'
import { type Box, boxAround, widened } from './boxesAndTransforms.ts'

/** A picture, row by row, from 0 for black to 255 for white. */
export interface PixelPicture {
  /** The width in pixels. */
  readonly width: number
  /** The height in pixels. */
  readonly height: number
  /** The shades, one byte per pixel. */
  readonly data: ArrayLike<number>
}

/** The darkness of a pixel from 0 to 1. Outside the picture it is 0. */
export function darknessAt({ width, height, data }: PixelPicture, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : 1 - data[y * width + x] / 255
}

/** The ink in a box, in pixels. Pixels on the border of the box count in part. */
export function inkIn(picture: PixelPicture, { left, right, top, bottom }: Box): number {
  let ink = 0
  for (let y = Math.floor(top); y < bottom; y++) {
    const high = Math.min(y + 1, bottom) - Math.max(y, top)
    for (let x = Math.floor(left); x < right; x++) {
      ink += darknessAt(picture, x, y) * high * (Math.min(x + 1, right) - Math.max(x, left))
    }
  }
  return ink
}

/** The least darkness of an inked pixel. */
const INKED = 0.25

/** The box of the ink inside a box; undefined where there is none. A pixel on the border counts in part. */
export function inkBox(picture: PixelPicture, within: Box): Box | undefined {
  const [xs, ys] = [pixelsIn(within.left, within.right), pixelsIn(within.top, within.bottom)]
  const across = inkedPart(xs, (x) => Math.max(...ys.map((y) => darknessAt(picture, x, y))))
  const down = inkedPart(ys, (y) => Math.max(...xs.map((x) => darknessAt(picture, x, y))))
  return across && down && { left: across[0], right: across[1], top: down[0], bottom: down[1] }
}

/** The pixels that are completely between two places. */
function pixelsIn(from: number, to: number): number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.max(0, Math.floor(to) - first) }, (_, index) => first + index)
}

/** Where the ink begins and ends along an axis, by the greatest darkness at each place. */
function inkedPart(places: readonly number[], darknessOf: (place: number) => number) {
  const darkness = places.map(darknessOf)
  const [first, last] = [darkness.findIndex(isInked), darkness.findLastIndex(isInked)]
  return first < 0 ? undefined : [places[first] + 1 - darkness[first], places[last] + darkness[last]]
}

const isInked = (darkness: number) => darkness >= INKED

// Recognises an expected text in pixels: the pixels must look more like the outline of this text than like that of any
// text with another figure or sign in one place.

/** The number of rows of the raster on which texts are compared. */
const ROWS = 14
/** The margin around the ink that is compared too, as a share of its height. */
const AROUND = 0.08
/** The greatest mean difference that rounding to pixels causes; the fewer pixels, the greater it is. */
const GREATEST = 0.16
/** The greatest error of a text's width, as a share of it, and in pixels. */
const STRETCHED = 0.1
const ROUNDING = 0.7
/**
 * Another text fits better only if its difference is below this share of the expected text's difference:
 * rounding at the edges of pixels is partly chance.
 */
const NEARER = 0.9

const FIGURES = Array.from('0123456789')
const SIGNS = Array.from('+−×÷')

/** Compares pixels with the outlines of a font. */
export type TextMatcher = (picture: PixelPicture, ink: Box, text: string) => boolean

/** Makes a matcher, which keeps the outlines that it has used. */
export function makeTextMatcher(face: Face): TextMatcher {
  const outlineOf = memo(
    (text: string) => text,
    (text) => inkOutline(face.outline(text)),
  )
  /**
   * The pattern of the text `other`, in the frame of `text` if the ink of `text` has exactly the size of its
   * outline.
   */
  const usual = memo(
    ([text, other, columns]: readonly [string, string, number]) => `${text} ${other} ${columns}`,
    ([text, other, columns]) => {
      const { box } = outlineOf(text)
      const ink = { left: box.left, right: box.right, top: -box.top, bottom: -box.bottom }
      return patternIn(other, ink, widened(ink, AROUND * (ink.bottom - ink.top)), columns)
    },
  )
  const patternIn = (text: string, ink: Box, frame: Box, columns: number) => {
    const outline = outlineOf(text)
    return inkPattern(outline, frameIn(outline.box, ink, frame), ROWS, columns)
  }
  return (picture, ink, text) => {
    const height = ink.bottom - ink.top
    const { box } = outlineOf(text)
    const wide = ((box.right - box.left) / (box.top - box.bottom)) * height
    // A figure that is painted twice, the second time a little lower, is too tall for its width.
    if (Math.abs(ink.right - ink.left - wide) > STRETCHED * wide + ROUNDING) return false
    const frame = widened(ink, AROUND * height)
    const columns = Math.max(3, Math.round((ROWS * (frame.right - frame.left)) / (frame.bottom - frame.top)))
    const seen = pixelPattern(picture, frame, columns)
    const differenceOf = (other: string) => meanDifference(seen, patternIn(other, ink, frame, columns))
    const own = differenceOf(text)
    if (own >= GREATEST) return false
    // Most other texts differ so clearly that rounding to pixels cannot hide it, so their exact difference need not be
    // computed.
    const isFar = (other: string) =>
      meanDifference(seen, usual([text, other, columns])) > NEARER * own + ROUGH
    return othersOf(text).every((other) => isFar(other) || differenceOf(other) > NEARER * own)
  }
}

/** The greatest change of a difference when the ink moves within a pixel. */
const ROUGH = 0.08

function meanDifference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length
}

/** The texts that have another figure or sign in one place. */
function othersOf(text: string): string[] {
  return Array.from(text).flatMap((character, place) => {
    const others = FIGURES.includes(character) ? FIGURES : SIGNS
    return others
      .filter((other) => other !== character)
      .map((other) => text.slice(0, place) + other + text.slice(place + 1))
  })
}

/**
 * The frame in the unit of an outline, y up: the outline is scaled to the height of the ink and has the same
 * middle.
 */
function frameIn(box: Box, ink: Box, frame: Box): Box {
  const scale = (box.top - box.bottom) / (ink.bottom - ink.top)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [inkX, inkY] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2]
  return {
    left: x + (frame.left - inkX) * scale,
    right: x + (frame.right - inkX) * scale,
    top: y - (frame.top - inkY) * scale,
    bottom: y - (frame.bottom - inkY) * scale,
  }
}

function pixelPattern(picture: PixelPicture, frame: Box, columns: number): number[] {
  const [wide, high] = [(frame.right - frame.left) / columns, (frame.bottom - frame.top) / ROWS]
  return Array.from({ length: ROWS * columns }, (_, index) => {
    const left = frame.left + (index % columns) * wide
    const top = frame.top + Math.floor(index / columns) * high
    return inkIn(picture, { left, right: left + wide, top, bottom: top + high }) / (wide * high)
  })
}

// Paints the outline of a text on a small raster, to compare it with pixels from another renderer. A point is inside where the outline
// winds around it.

/** A straight piece of an outline, y up. */
type Piece = readonly [x1: number, y1: number, x2: number, y2: number]

/** An outline of straight pieces, and its box. */
interface InkOutline {
  /** The pieces. */
  readonly pieces: readonly Piece[]
  /** The box of the pieces; `top` is the greater y. */
  readonly box: Box
}

/** The number of pieces that a curve is cut into. */
const PIECES = 4

/** Cuts an outline into straight pieces. */
function inkOutline(outline: readonly PathCommand[]): InkOutline {
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
  const { left, right, top: bottom, bottom: top } = boxAround(xs, ys)
  return { pieces, box: { left, right, top, bottom } }
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
function inkPattern({ pieces }: InkOutline, box: Box, rows: number, columns: number): number[] {
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
      const [from, to] = [x, crossings[index + 1].x].map((place) => (place - box.left) / field)
      const start = Math.floor(sight / SIGHTS) * columns
      for (let column = Math.max(0, Math.floor(from)); column < Math.min(columns, to); column++) {
        pattern[start + column] += Math.max(0, Math.min(to, column + 1) - Math.max(from, column))
      }
    })
  }
  return pattern.map((darkness) => Math.min(1, darkness / SIGHTS))
}
