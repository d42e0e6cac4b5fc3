// Finds the positions of letters: PDF's text operators, after section 9 of ISO 32000-1. The box of a text
// uses the widths of its letters and the heights usual in nearly every typeface, because the file does not
// state the height of each letter.

import {
  type Box,
  boxOf,
  EVERYWHERE,
  IDENTITY,
  intersection,
  isThere,
  type Matrix,
  matrixOf,
  multiply,
} from './boxes.ts'
import type { PageMark } from './marks.ts'
import type { Font } from './pdfFile.ts'

/** A letter, or a distance in thousandths of an em by which the next letter moves back. */
type Glyph = { readonly unicode?: string; readonly width?: number; readonly isSpace?: boolean } | number

/** The height of letters above the baseline, in em. */
export const ASCENT = 0.74
/** The depth of descenders below the baseline, in em. */
const DESCENT = 0.24
const DESCENDING = /[gjpqyçßQJ,;()[\]{}|/§$@_]/

/** Whether a text rendering mode paints anything. Modes 3 and 7 do not. */
const isVisible = (mode: number) => mode % 4 !== 3
/** Whether a text rendering mode paints outlines only. Modes 1 and 5 do. */
const isOutlined = (mode: number) => mode % 4 === 1

/** `beginText`: starts at the origin. */
export function beginText(painter: Painter): void {
  painter.textMatrix = IDENTITY
  painter.lineMatrix = IDENTITY
}

/** `setTextMatrix`: starts a line at another place. */
export function setTextMatrix(painter: Painter, matrix: ArrayLike<number>): void {
  painter.lineMatrix = matrixOf(matrix)
  painter.textMatrix = painter.lineMatrix
}

/** `moveText`: starts a line at this distance from the beginning of the last one. */
export function moveText(painter: Painter, x: number, y: number): void {
  painter.lineMatrix = multiply(painter.lineMatrix, [1, 0, 0, 1, x, y])
  painter.textMatrix = painter.lineMatrix
}

/** `setFont`: sets the font and its size. */
export function setFont(painter: Painter, key: string, size: number): void {
  painter.state.font = painter.fonts.get(key)
  painter.state.fontSize = size
}

/** `showText`: paints letters and advances. */
export function showText(painter: Painter, glyphs: readonly Glyph[]): void {
  const { state } = painter
  const { font, fontSize, stretch, rise } = state
  if (font) painter.used.add(font)
  const { text, width } = measured(painter, glyphs)
  const matrix = multiply(state.matrix, painter.textMatrix)
  painter.textMatrix = multiply(painter.textMatrix, [1, 0, 0, 1, width * stretch, 0])
  if (painter.masks > 0 || !isVisible(state.mode) || text.trim() === '') return
  const descent = DESCENDING.test(text) ? DESCENT : 0
  const letters = boxOf(
    matrix,
    0,
    rise - descent * fontSize,
    trimmedWidth(painter, glyphs) * stretch,
    rise + ASCENT * fontSize,
  )
  const box = intersection(letters, state.clip)
  if (!isThere(box)) return
  const outlined = isOutlined(state.mode)
  painter.marks.push({
    kind: 'text',
    box,
    colour: outlined ? state.stroke : state.fill,
    isTransparent: state.isBlended || state.isMasked || (outlined ? state.strokeAlpha : state.fillAlpha) < 1,
    measure: Math.abs(fontSize) * heightScale(matrix),
    text,
  } satisfies PageMark)
}

/**
 * The scale of letters perpendicular to their baseline, so that slanted letters are as high as upright ones.
 */
function heightScale([a, b, c, d]: Matrix): number {
  const along = Math.hypot(a, b)
  return along === 0 ? 0 : Math.abs(a * d - b * c) / along
}

/** The letters of a text, and the total distance by which they move the start of the next text. */
function measured({ state }: Painter, glyphs: readonly Glyph[]): { text: string; width: number } {
  const { font, fontSize, characterSpacing, wordSpacing } = state
  let text = ''
  let width = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      width -= (glyph * fontSize) / 1000
      // Some programs write a gap instead of a space.
      if (glyph < -GAP && text !== '') text += ' '
    } else {
      text += glyph.unicode ?? ''
      width += (glyph.width ?? 0) * (font?.unit ?? 0) * fontSize + characterSpacing
      if (glyph.isSpace) width += wordSpacing
    }
  }
  return { text, width }
}

/** The gap that counts as a space, in thousandths of an em. */
const GAP = 180

/** The width up to the last visible letter. */
function trimmedWidth(painter: Painter, glyphs: readonly Glyph[]): number {
  const last = glyphs.findLastIndex((glyph) => typeof glyph !== 'number' && glyph.unicode?.trim())
  return measured(painter, glyphs.slice(0, last + 1)).width - painter.state.characterSpacing
}

// The marks on a page and the state in which they are painted: the parts of PDF's graphics state that
// preflight needs.

/** The part of the graphics state that the operator `save` stores and `restore` brings back. */
export interface State {
  matrix: Matrix
  clip: Box
  fill: string
  stroke: string
  lineWidth: number
  fillAlpha: number
  strokeAlpha: number
  /** Whether colours blend with marks below (`isBlended`), and whether there is a soft mask (`isMasked`). */
  isBlended: boolean
  isMasked: boolean
  font: Font | undefined
  fontSize: number
  characterSpacing: number
  wordSpacing: number
  /** The horizontal scale of letters: 1 is normal. */
  stretch: number
  leading: number
  rise: number
  /** The text rendering mode: filled, outlined, both or neither; plus 4 if the text also clips. */
  mode: number
}

/** The graphics state and the marks painted so far, while the operators of a page are read. */
export interface Painter {
  /** The graphics state. */
  state: State
  /** The states saved for `restore`. */
  readonly saved: State[]
  /** The fonts of the page, by key. */
  readonly fonts: ReadonlyMap<string, Font>
  /** The marks painted so far. */
  readonly marks: PageMark[]
  /** All fonts that were set, visible or not. */
  readonly used: Set<Font>
  /** The position of the next letter. */
  textMatrix: Matrix
  /** The start of the current line of text. */
  lineMatrix: Matrix
  /** Whether the current path clips. It does so after it has been painted. */
  clips: boolean
  /** The number of masks being painted. Marks in a mask are not on the page. */
  masks: number
  /** Whether the next image has transparent parts. */
  imageHasMask: boolean
}

/** Makes the painter of an empty page. */
export function makePainter(base: Matrix, fonts: ReadonlyMap<string, Font>): Painter {
  const state: State = {
    matrix: base,
    clip: EVERYWHERE,
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    fillAlpha: 1,
    strokeAlpha: 1,
    isBlended: false,
    isMasked: false,
    font: undefined,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
  return {
    state,
    saved: [],
    fonts,
    marks: [],
    used: new Set(),
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    clips: false,
    masks: 0,
    imageHasMask: false,
  }
}
