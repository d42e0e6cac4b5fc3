// The marks on a page and the state in which they are painted: the parts of PDF's graphics state that
// preflight needs.

import { type Box, EVERYWHERE, IDENTITY, type Matrix } from './boxes.ts'
import type { PageMark } from './marks.ts'
import type { Font } from './pdfFile.ts'

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
