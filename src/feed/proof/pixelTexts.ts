// Recognises a text in pixels: they must look more like its outline than like the outline of any text with another figure or sign in
// one place.

import type { Face } from '../../render/typeface.ts'
import type { DrawnBox } from './drawnMarks.ts'
import { type InkOutline, inkOutline, inkPattern } from './inkPattern.ts'
import { inkIn, type PixelPicture } from './pixels.ts'

/** Rows of the raster on which texts are compared. */
const ROWS = 14
/** The margin around the ink that is compared too, as a share of its height. */
const AROUND = 0.08
/** The greatest mean difference that rounding to pixels causes; it grows as there are fewer pixels. */
const GREATEST = 0.16
/** The greatest error of a text's width, as a share of it, and in pixels. */
const STRETCHED = 0.1
const ROUNDING = 0.7
/** Another text fits better only if its difference is below this share: rounding at the edges of pixels is partly chance. */
const NEARER = 0.9

const FIGURES = Array.from('0123456789')
const SIGNS = Array.from('+−×÷')

/** Compares pixels with the outlines of a font. */
export type TextMatcher = (picture: PixelPicture, ink: DrawnBox, text: string) => boolean

/** Makes a matcher, which keeps the outlines that it has used. */
export function makeTextMatcher(face: Face): TextMatcher {
  const outlines = new Map<string, InkOutline>()
  const outlineOf = (text: string) => {
    const known = outlines.get(text) ?? inkOutline(face.outline(text))
    outlines.set(text, known)
    return known
  }
  const patterns = new Map<string, readonly number[]>()
  /** The pattern of another text, in the frame of a text whose ink has exactly the size of its outline. */
  const usual = (text: string, other: string, columns: number) => {
    const key = `${text} ${other} ${columns}`
    const known = patterns.get(key)
    if (known) return known
    const { box } = outlineOf(text)
    const ink = { left: box.left, right: box.right, top: -box.top, bottom: -box.bottom }
    const outline = outlineOf(other)
    const frame = frameIn(outline.box, ink, widened(ink, AROUND * (ink.bottom - ink.top)))
    const pattern = inkPattern(outline, frame, ROWS, columns)
    patterns.set(key, pattern)
    return pattern
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
    const differenceOf = (other: string) => {
      const outline = outlineOf(other)
      const pattern = inkPattern(outline, frameIn(outline.box, ink, frame), ROWS, columns)
      return meanDifference(seen, pattern)
    }
    const own = differenceOf(text)
    if (own >= GREATEST) return false
    // Most other texts differ more than rounding to pixels could hide.
    const isFar = (other: string) => meanDifference(seen, usual(text, other, columns)) > NEARER * own + ROUGH
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

function widened({ left, right, top, bottom }: DrawnBox, by: number): DrawnBox {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
}

/** The frame in the unit of an outline that has the height and the middle of the ink; y up. */
function frameIn(box: DrawnBox, ink: DrawnBox, frame: DrawnBox): DrawnBox {
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

function pixelPattern(picture: PixelPicture, frame: DrawnBox, columns: number): number[] {
  const [wide, high] = [(frame.right - frame.left) / columns, (frame.bottom - frame.top) / ROWS]
  return Array.from({ length: ROWS * columns }, (_, index) => {
    const left = frame.left + (index % columns) * wide
    const top = frame.top + Math.floor(index / columns) * high
    return inkIn(picture, { left, right: left + wide, top, bottom: top + high }) / (wide * high)
  })
}
