// Finds the positions of letters: PDF's text operators, after section 9 of ISO 32000-1. The box of a text
// uses the widths of its letters and the heights usual in nearly every typeface, because the file does not
// state the height of each letter.

import { boxOf, IDENTITY, type Matrix, matrixOf, multiply } from './boxesAndTransforms.ts'
import { add, type Paint, type Painter, sets } from './pdfGraphicsState.ts'

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

/** The text operators of pdf.js. */
export const TEXT_OPERATORS: Readonly<Record<string, Paint>> = {
  beginText: (painter) => startLine(painter, IDENTITY),
  setTextMatrix: (painter, matrix: ArrayLike<number>) => startLine(painter, matrixOf(matrix)),
  moveText,
  setLeadingMoveText: (painter, x: number, y: number) => {
    painter.state.leading = -y
    moveText(painter, x, y)
  },
  nextLine: (painter) => moveText(painter, 0, -painter.state.leading),
  setFont,
  showText,
  setLeading: sets('leading'),
  setCharSpacing: sets('characterSpacing'),
  setWordSpacing: sets('wordSpacing'),
  setHScale: sets('stretch', (percent: number) => percent / 100),
  setTextRise: sets('rise'),
  setTextRenderingMode: sets('mode'),
}

function startLine(painter: Painter, matrix: Matrix): void {
  painter.lineMatrix = matrix
  painter.textMatrix = matrix
}

/** Starts a line at this distance from the beginning of the previous line. */
function moveText(painter: Painter, x: number, y: number): void {
  startLine(painter, multiply(painter.lineMatrix, [1, 0, 0, 1, x, y]))
}

/** Sets the font and its size. */
export function setFont(painter: Painter, key: string, size: number): void {
  painter.state.font = painter.fonts.get(key)
  painter.state.fontSize = size
}

/** Paints letters and advances. */
function showText(painter: Painter, glyphs: readonly Glyph[]): void {
  const { state } = painter
  const { font, fontSize, stretch, rise, mode } = state
  if (font) painter.used.add(font)
  const { text, width } = measured(painter, glyphs)
  const matrix = multiply(state.matrix, painter.textMatrix)
  painter.textMatrix = multiply(painter.textMatrix, [1, 0, 0, 1, width * stretch, 0])
  if (!isVisible(mode) || text.trim() === '') return
  const bottom = rise - (DESCENDING.test(text) ? DESCENT : 0) * fontSize
  const box = boxOf(matrix, 0, bottom, trimmedWidth(painter, glyphs) * stretch, rise + ASCENT * fontSize)
  const measure = Math.abs(fontSize) * heightScale(matrix)
  const [colour, alpha] = isOutlined(mode) ? [state.stroke, state.strokeAlpha] : [state.fill, state.fillAlpha]
  add(painter, { kind: 'text', box, colour, measure, text }, alpha)
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
