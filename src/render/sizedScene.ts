// A scene at a given size: every mark in points, every text with its baseline. The writers of SVG and PDF make no
// further decisions, so a board looks the same in both.
//
//        x        ┌ the middle of the capitals is at the anchor's y, so figures are centred in their cells;
//   ─────┬────    │ a text that is too wide for its room is set smaller, around the same anchor
//     ┌──┴──┐     │
//     │ 1 2 │ ◄───┘
//   ──┴─────┴─ baseline

import {
  type Circle,
  type Colour,
  type Label,
  type Line,
  type Mark,
  type Path,
  type Picture,
  type Rectangle,
  type Scene,
  SHADED_GREY,
  type Stroke,
  type Text,
  type Weight,
} from '../scene.ts'
import { neighbourGroups } from './pictureSvgElements.ts'
import { overhang, strokeWidth, THINNEST_STROKE } from './strokeWidths.ts'
import type { Typeface } from './typeface.ts'

/** A stroke in points. */
interface Stroked {
  readonly width: number
}

/** A line with square caps: it extends beyond each end by half its width, so that corners close. */
export type LinePart = Omit<Line, 'stroke'> & Stroked

/** The common properties of texts and labels: `x` is the left end, `y` the baseline. */
type Written = 'mark' | 'text' | 'x' | 'y' | 'size' | 'weight'

/** A text on one line. */
export type TextPart = Pick<Text, Written>

/** A text in colour; a turned one is turned around its left end, and reads from bottom to top. */
export type LabelPart = Pick<Label, Written | 'colour' | 'isTurned'>

/** A picture; `x` and `y` are the corner of its square. No stroke is thinner than what survives printing. */
type PicturePart = Omit<Picture, 'sign'>

/** A filled rectangle; `shade` is its share of black, if it is not black. */
type RectanglePart = Omit<Rectangle, 'isShaded'> & { readonly shade?: number }

/** A mark of a scene, in points. */
export type ScenePart =
  | LinePart
  | RectanglePart
  | (Omit<Circle, 'stroke'> & Stroked)
  | TextPart
  | PicturePart
  | Path
  | LabelPart

/** How a board is painted that is a picture, as on a cover, rather than a puzzle to solve. */
export interface BoardPaint {
  /** Whether its thick strokes are half as wide as usual. */
  readonly hasFineLines?: true
  /** The weight of its numbers, if all have the same. */
  readonly weight?: Weight
  /** The colours that replace black and white; greys lie between them. */
  readonly colours?: { readonly ink: Colour; readonly paper: Colour }
  /** The share of black behind givens, on a board without other shades. */
  readonly givenShade?: number
}

/** How a scene is scaled: the top left corner of its box in cells, and lengths in points. */
interface Scale {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly typeface: Typeface
  readonly thinnest: number
  readonly paint: BoardPaint
}

/**
 * Scales a scene to cells of this side; `thinnest` is the thinnest line that can be printed, both in points. Positions
 * count from the top left corner of its box. `overhang` is how far strokes reach beyond the box on each side; the parts
 * are in painting order, and those of a board are all in black.
 */
export function draw(
  { left, top, width, height, marks }: Scene<Mark | Path | Label>,
  cell: number,
  typeface: Typeface,
  thinnest: number = THINNEST_STROKE,
  paint: BoardPaint = {},
) {
  const scale: Scale = { left, top, cell, typeface, thinnest, paint }
  return {
    width: width * cell,
    height: height * cell,
    overhang: widthOf('thick', scale) / 2,
    parts: [...givenGrounds(marks, scale), ...marks.map((mark) => place(mark, scale))],
  }
}

/** The shaded cells of givens, which are the bold numbers within the lines of a board. */
function givenGrounds(
  marks: readonly (Mark | Path | Label)[],
  { left, top, cell, paint }: Scale,
): ScenePart[] {
  const { givenShade: shade } = paint
  if (shade === undefined || marks.some((mark) => mark.mark === 'rectangle' && mark.isShaded)) return []
  const lines = marks.filter((mark): mark is Line => mark.mark === 'line')
  const [right, bottom] = [Math.max(...lines.map(({ x2 }) => x2)), Math.max(...lines.map(({ y2 }) => y2))]
  return marks.flatMap((mark): ScenePart[] => {
    if (mark.mark !== 'text' || mark.anchor !== 'middle' || mark.weight !== 'bold') return []
    const [x, y] = [Math.floor(mark.x), Math.floor(mark.y)]
    if (x < 0 || y < 0 || x >= right || y >= bottom) return []
    const place = { x: (x - left) * cell, y: (y - top) * cell, width: cell, height: cell }
    return [{ mark: 'rectangle', ...place, shade }]
  })
}

function place(mark: Mark | Path | Label, scale: Scale): ScenePart {
  const { left, top, cell, thinnest } = scale
  const x = (value: number) => (value - left) * cell
  const y = (value: number) => (value - top) * cell
  switch (mark.mark) {
    case 'line': {
      const width = widthOf(mark.stroke, scale)
      return { mark: 'line', x1: x(mark.x1), y1: y(mark.y1), x2: x(mark.x2), y2: y(mark.y2), width }
    }
    case 'rectangle': {
      const { isShaded, ...rectangle } = mark
      const [width, height] = [mark.width * cell, mark.height * cell]
      const shade = isShaded ? { shade: SHADED_GREY } : {}
      return { ...rectangle, x: x(mark.x), y: y(mark.y), width, height, ...shade }
    }
    case 'circle': {
      const width = widthOf(mark.stroke, scale)
      return { mark: 'circle', x: x(mark.x), y: y(mark.y), radius: mark.radius * cell, width }
    }
    case 'text':
      return placeText(mark, scale)
    case 'picture': {
      const size = mark.size * cell
      const content = printable(mark.content, size, thinnest)
      return { mark: 'picture', x: x(mark.x) - size / 2, y: y(mark.y) - size / 2, size, content }
    }
    case 'path':
      return placePath(mark, scale)
    case 'label':
      return placeLabel(mark, scale)
  }
}

/** The least width of a fine thick stroke, as a multiple of a thin one. */
const FINE_CONTRAST = 1.8

/** The width of a stroke in points. */
function widthOf(stroke: Stroke, { cell, thinnest, paint }: Scale): number {
  const width = strokeWidth(stroke, cell, thinnest)
  if (!paint.hasFineLines) return width
  const thin = Math.max(thinnest, strokeWidth('thin', cell, thinnest) / 2)
  return stroke === 'thin' ? thin : Math.max(FINE_CONTRAST * thin, width / 2)
}

/** Copies keep their outline around the origin; their places are relative to the corner. */
function placePath(path: Path, { left, top, cell }: Scale): Path {
  const { steps, stroke, copies } = path
  const [fromX, fromY] = copies ? [0, 0] : [left, top]
  const scaled = (value: number, index: number) => (value - (index % 2 === 0 ? fromX : fromY)) * cell
  return {
    ...path,
    steps: steps.map(
      ([command, ...points]) => [command, ...points.map(scaled)] as unknown as Path['steps'][number],
    ),
    ...(stroke && {
      stroke: {
        ...stroke,
        width: stroke.width * cell,
        ...(stroke.dash && { dash: stroke.dash.map((length) => length * cell) }),
      },
    }),
    ...(copies && {
      copies: { ...copies, at: copies.at.map(([x, y]) => [(x - left) * cell, (y - top) * cell]) },
    }),
  }
}

/** The share of a label's width that lies before its anchor. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const

function placeLabel(mark: Label, { left, top, cell, typeface }: Scale): LabelPart {
  const { text, align, weight, colour, isTurned, room = Infinity } = mark
  const face = typeface[weight]
  const width = face.width(text)
  const size = (width > 0 ? Math.min(mark.size, room / width) : mark.size) * cell
  const [along, across] = [-BEFORE[align] * width * size, (face.capHeight * size) / 2]
  const [right, down] = isTurned ? [across, -along] : [along, across]
  const x = (mark.x - left) * cell + right
  const y = (mark.y - top) * cell + down
  return { mark: 'label', text, x, y, size, weight, colour, ...(isTurned && { isTurned }) }
}

/** A picture whose strokes are wide enough for print when its square has this side. */
function printable(content: Picture['content'], size: number, thinnest: number): Picture['content'] {
  if (content.kind !== 'shapes') return content
  const least = thinnest / size
  const shapes = content.shapes.map((shape) => {
    const { stroke } = shape
    return stroke && stroke.width < least ? { ...shape, stroke: { ...stroke, width: least } } : shape
  })
  return { kind: 'shapes', shapes }
}

/**
 * Groups consecutive lines of the same width, consecutive texts of the same size and consecutive labels of the same
 * colour. Other parts are in groups of their own.
 */
export function groupedParts(parts: readonly ScenePart[]): ScenePart[][] {
  return neighbourGroups(parts, (one, other) => {
    if (one.mark === 'line' && other.mark === 'line') return one.width === other.width
    if (one.mark === 'label' && other.mark === 'label') return one.colour === other.colour
    return one.mark === 'text' && other.mark === 'text' && one.size === other.size
  })
}

/**
 * The side of a cell with which the complete drawing, with the strokes on its border, has this width. All
 * lengths are in points.
 */
export function cellFor(scene: Scene, width: number): number {
  // Strokes change little with the cell, so the iteration converges quickly.
  let cell = width / scene.width
  for (let round = 0; round < 30; round++) cell = (width - 2 * overhang(cell)) / scene.width
  return cell
}

/** The gap between a text in the corner of a cell and the strokes around the cell, in points. */
const AIR = 0.5

function placeText(mark: Text, { left, top, cell, typeface, thinnest, paint }: Scale): TextPart {
  const { text } = mark
  const weight = paint.weight ?? mark.weight
  const isInMiddle = mark.anchor === 'middle'
  // On a small board strokes take a larger part of a cell, so a text in its corner moves inwards.
  const least = isInMiddle ? 0 : (overhang(cell, thinnest) + AIR) / cell
  const right = Math.max(0, least - (mark.x - Math.floor(mark.x)))
  const down = Math.max(0, least - (mark.y - Math.floor(mark.y)))
  const x = (mark.x + right - left) * cell
  const y = (mark.y + down - top) * cell
  const face = typeface[weight]
  const width = face.width(text)
  const room = mark.room - 2 * right
  const size = Math.min(mark.size, width > 0 ? room / width : mark.size) * cell
  return {
    mark: 'text',
    text,
    x: isInMiddle ? x - (width * size) / 2 : x,
    y: y + face.capHeight * size * (isInMiddle ? 0.5 : 1),
    size,
    weight,
  }
}
