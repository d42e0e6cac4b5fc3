// The marks on a page and the state in which they are painted: the parts of PDF's graphics state that preflight needs.

import { type Box, EVERYWHERE, IDENTITY, intersection, isThere, type Matrix } from './boxesAndTransforms.ts'
import type { PageMark } from './marks.ts'
import type { Font } from './pdfFile.ts'

/** The part of the graphics state that the operator `save` stores and `restore` brings back. */
const startState = (matrix: Matrix) => ({
  matrix,
  clip: EVERYWHERE as Box,
  fill: '#000000',
  stroke: '#000000',
  lineWidth: 1,
  hasRoundEnds: false,
  fillAlpha: 1,
  strokeAlpha: 1,
  // Whether colours blend with marks below, and whether there is a soft mask.
  isBlended: false,
  isMasked: false,
  font: undefined as Font | undefined,
  fontSize: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  // The horizontal scale of letters: 1 is normal.
  stretch: 1,
  leading: 0,
  rise: 0,
  // The text rendering mode: filled, outlined, both or neither; plus 4 if the text also clips.
  mode: 0,
})

/** The graphics state. */
type State = ReturnType<typeof startState>

/** Makes the painter of an empty page: the graphics state and the marks painted so far, while the operators of a page are read. */
export function makePainter(base: Matrix, fonts: ReadonlyMap<string, Font>) {
  return {
    state: startState(base),
    // The states saved for `restore`.
    saved: [] as State[],
    // The fonts of the page, by key, and all fonts that were set, visible or not.
    fonts,
    used: new Set<Font>(),
    // The marks painted so far.
    marks: [] as PageMark[],
    // The position of the next letter, and the start of the current line of text.
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    // Whether the current path clips. It does so after it has been painted.
    clips: false,
    // The number of masks being painted. Marks in a mask are not on the page.
    masks: 0,
    // Whether the next image has transparent parts.
    imageHasMask: false,
  }
}

/** The painter of a page. */
export type Painter = ReturnType<typeof makePainter>

/** Carries out an operator with its operands. */
export type Paint = (painter: Painter, ...operands: never[]) => void

/**
 * Makes an operator that sets one value of the graphics state to its operand, or to the result of `made` for
 * its operand.
 */
export function sets<Key extends keyof State>(
  key: Key,
  made = (operand: never): State[Key] => operand,
): Paint {
  return ({ state }, operand: never) => {
    state[key] = made(operand)
  }
}

/** Stands for the colour of areas and lines that are not painted. */
export const NOTHING = 'nothing'

/** Puts a mark on the page, as far as it is visible. */
export function add(
  { state, marks, masks }: Painter,
  mark: Omit<PageMark, 'isTransparent' | 'text'> & { readonly text?: string },
  alpha: number,
): void {
  const box = intersection(mark.box, state.clip)
  if (masks > 0 || mark.colour === NOTHING || !isThere(box)) return
  const lines = mark.lines?.map((line) => intersection(line, state.clip)).filter(isThere)
  const isTransparent = state.isBlended || state.isMasked || alpha < 1
  marks.push({ text: '', ...mark, box, ...(lines && { lines }), isTransparent })
}
