// Draws a scene as SVG elements whose letters are text: small, for web pages, where every browser has a font.
// Lengths are in cells. (`svg.ts` is for print: its letters are outlines, and its strokes depend on the
// size.)

import { type Line, type Mark, type Picture, type Scene, SHADED_GREY } from '../scene.ts'
import { linePath, neighbourGroups, rounded, type VectorElement } from './pictureSvgElements.ts'

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
  const areAlike = (one: Mark, other: Mark) =>
    one.mark === 'line' && other.mark === 'line' && one.stroke === other.stroke
  return neighbourGroups(marks, areAlike).flatMap((group) => {
    const [mark] = group
    if (mark.mark === 'picture') return pictured(mark)
    return mark.mark === 'line' ? pathOf(group as Line[]) : elementOf(mark)
  })
}

function pathOf(lines: readonly Line[]): VectorElement {
  const [{ stroke }] = lines
  const d = lines.map((line) => linePath(line, rounded)).join('')
  return { tag: 'path', attributes: { class: stroke, 'stroke-width': WIDTHS[stroke], d } }
}

function elementOf(mark: Exclude<Mark, Line | Picture>): VectorElement {
  switch (mark.mark) {
    case 'rectangle': {
      const { x, y, width, height, isShaded } = mark
      return {
        tag: 'rect',
        attributes: { x, y, width, height, ...(isShaded && { 'fill-opacity': SHADED_GREY }) },
      }
    }
    case 'circle': {
      const { x: cx, y: cy, radius: r, stroke } = mark
      return { tag: 'circle', attributes: { cx, cy, r, 'stroke-width': WIDTHS[stroke] } }
    }
    case 'text': {
      const { text, anchor, x, y, room, weight } = mark
      const size = Math.min(mark.size, room / (FIGURE_WIDTH * text.length))
      const attributes = {
        x: rounded(x),
        y: rounded(y + size * BASELINE[anchor]),
        'font-size': rounded(size),
        ...(anchor === 'middle' && { 'text-anchor': 'middle' }),
        ...(weight === 'bold' && { 'font-weight': 'bold' }),
      }
      return { tag: 'text', attributes, text }
    }
  }
}

/** The space between the box of a scene and the edge of the view, in cells. */
const MARGIN = WIDTHS.thick / 2

/** The value of the attribute `viewBox` for a scene, with room for its strokes. */
export function viewBoxOf({ left, top, width, height }: Scene): string {
  return [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(rounded).join(' ')
}
