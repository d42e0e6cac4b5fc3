// Draws a scene as SVG elements whose letters are text: small, for web pages, where every browser has a font.
// Lengths are in cells. (`svg.ts` is for print: its letters are outlines, and its strokes depend on the
// size.)

import type { Line, Mark, Picture, Scene, Text } from '../scene.ts'
import { rounded } from './pictureElements.ts'

/** An SVG element: its name, its attributes and its text. */
interface VectorElement {
  /** Its name. */
  readonly tag: 'path' | 'rect' | 'circle' | 'text' | 'image'
  /** Its attributes. */
  readonly attributes: Readonly<Record<string, string | number>>
  /** The text in it. */
  readonly text?: string
}

/** The widths of strokes, in cells. */
const WIDTHS = { thin: 0.022, thick: 0.066 } as const

/** The width of a figure in most fonts, in em. */
const FIGURE_WIDTH = 0.56

/** The distance to the baseline from the middle of a figure and from its top, in em. */
const BASELINE = { middle: 0.36, corner: 0.72 } as const

/**
 * The elements of these marks in painting order. Consecutive lines with the same stroke become one element. `pictured`
 * makes the elements of a picture, so that a page without pictures needs no code for them.
 */
export function vectorElements(
  marks: readonly Mark[],
  pictured: (picture: Picture) => readonly VectorElement[],
): VectorElement[] {
  const elements: VectorElement[] = []
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index]
    if (mark.mark === 'line') {
      const lines = [mark]
      for (
        let next = marks[index + 1];
        next?.mark === 'line' && next.stroke === mark.stroke;
        next = marks[index + 1]
      ) {
        lines.push(next)
        index++
      }
      elements.push(pathOf(lines))
    } else if (mark.mark === 'picture') elements.push(...pictured(mark))
    else elements.push(elementOf(mark))
  }
  return elements
}

function pathOf(lines: readonly Line[]): VectorElement {
  const [{ stroke }] = lines
  const pieces = lines.map(({ x1, y1, x2, y2 }) => {
    const start = `M${rounded(x1)} ${rounded(y1)}`
    return y1 === y2
      ? `${start}H${rounded(x2)}`
      : x1 === x2
        ? `${start}V${rounded(y2)}`
        : `${start}L${rounded(x2)} ${rounded(y2)}`
  })
  return { tag: 'path', attributes: { class: stroke, 'stroke-width': WIDTHS[stroke], d: pieces.join('') } }
}

function elementOf(mark: Exclude<Mark, Line | Picture>): VectorElement {
  switch (mark.mark) {
    case 'rectangle': {
      const { x, y, width, height } = mark
      return { tag: 'rect', attributes: { x, y, width, height } }
    }
    case 'circle': {
      const { x: cx, y: cy, radius: r, stroke } = mark
      return { tag: 'circle', attributes: { cx, cy, r, 'stroke-width': WIDTHS[stroke] } }
    }
    case 'text':
      return textElement(mark)
  }
}

function textElement({ text, anchor, x, y, size: wanted, room, weight }: Text): VectorElement {
  const size = Math.min(wanted, room / (FIGURE_WIDTH * text.length))
  const attributes = {
    x: rounded(x),
    y: rounded(y + size * BASELINE[anchor]),
    'font-size': rounded(size),
    ...(anchor === 'middle' && { 'text-anchor': 'middle' }),
    ...(weight === 'bold' && { 'font-weight': 'bold' }),
  }
  return { tag: 'text', attributes, text }
}

/** The space between the box of a scene and the edge of the view, in cells. */
const MARGIN = WIDTHS.thick / 2

/** The value of the attribute `viewBox` for a scene, with room for its strokes. */
export function viewBoxOf({ left, top, width, height }: Scene): string {
  return [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(rounded).join(' ')
}
