// A scene at a given size: every mark in points, every text with its baseline. The writers of SVG and PDF make no
// further decisions, so a board looks the same in both.
//
//        x        ┌ the middle of the capitals is at the anchor's y, so figures are centred in their cells;
//   ─────┬────    │ a text that is too wide for its room is set smaller, around the same anchor
//     ┌──┴──┐     │
//     │ 1 2 │ ◄───┘
//   ──┴─────┴─ baseline

import type {
  Colour,
  Label,
  Mark,
  Path,
  PathCopies,
  PathStroke,
  PictureContent,
  PictureStep,
  PlotMark,
  Scene,
  Text,
  Weight,
} from '../scene.ts'
import { overhang, strokeWidth, THINNEST_STROKE } from './strokeWidths.ts'
import type { Typeface } from './typeface.ts'

/** A line with square caps: it extends beyond each end by half its width, so that corners close. */
export interface LinePart {
  /** The kind of part. */
  readonly part: 'line'
  /** The left coordinate of the start. */
  readonly x1: number
  /** The top coordinate of the start. */
  readonly y1: number
  /** The left coordinate of the end. */
  readonly x2: number
  /** The top coordinate of the end. */
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
  /** The centre. */
  readonly x: number
  readonly y: number
  /** The distance from the centre to the middle of the stroke. */
  readonly radius: number
  readonly width: number
}

/** A text on one line. */
export interface TextPart {
  /** The kind of part. */
  readonly part: 'text'
  /** The characters. */
  readonly text: string
  /** The left end. */
  readonly x: number
  /** The baseline, from the top. */
  readonly y: number
  /** The font size: one em. */
  readonly size: number
  /** The weight of the font. */
  readonly weight: Weight
}

/** A picture in a square. */
interface PicturePart {
  /** The kind of part. */
  readonly part: 'picture'
  /** The left side of the square. */
  readonly x: number
  /** The top of the square. */
  readonly y: number
  /** The side of the square. */
  readonly size: number
  /** What it shows. No stroke is thinner than what survives printing. */
  readonly content: PictureContent
}

/** A path in colour. */
export interface PathPart {
  /** The kind of part. */
  readonly part: 'path'
  /** The outline. */
  readonly steps: readonly PictureStep[]
  /** The colour of the inside. */
  readonly fill?: Colour
  /** The line. */
  readonly stroke?: PathStroke
  /** From 0 (invisible) to 1 (the default). */
  readonly opacity?: number
  /** Where the outline is drawn, if not once. */
  readonly copies?: PathCopies
}

/** A line of text in colour. */
export interface LabelPart extends Omit<TextPart, 'part'> {
  /** The kind of part. */
  readonly part: 'label'
  /** The colour. */
  readonly colour: Colour
  /** Whether it is turned around its left end, so that it reads from bottom to top. */
  readonly isTurned?: true
}

/** A mark of a scene, in points. */
export type ScenePart = LinePart | RectanglePart | CirclePart | TextPart | PicturePart | PathPart | LabelPart

/** A scene in points. Positions count from the top left corner of its box. */
interface SizedScene {
  readonly width: number
  readonly height: number
  /** How far strokes reach beyond the box on each side. */
  readonly overhang: number
  /** The parts in painting order; those of a board are all in black. */
  readonly parts: readonly ScenePart[]
}

/** How a scene is scaled. Lengths are in points. */
interface Scale {
  readonly cell: number
  readonly typeface: Typeface
  readonly thinnest: number
}

/** Scales a scene to cells of this side; `thinnest` is the thinnest line that can be printed, both in points. */
export function draw(
  scene: Scene<Mark | PlotMark>,
  cell: number,
  typeface: Typeface,
  thinnest: number = THINNEST_STROKE,
): SizedScene {
  const { left, top, width, height, marks } = scene
  const corner = { x: left, y: top }
  return {
    width: width * cell,
    height: height * cell,
    overhang: overhang(cell, thinnest),
    parts: marks.map((mark) => place(mark, corner, { cell, typeface, thinnest })),
  }
}

/** The top left corner of a scene's box, in cells. */
interface Corner {
  readonly x: number
  readonly y: number
}

function place(mark: Mark | PlotMark, corner: Corner, scale: Scale): ScenePart {
  const { cell, thinnest } = scale
  const x = (value: number) => (value - corner.x) * cell
  const y = (value: number) => (value - corner.y) * cell
  switch (mark.mark) {
    case 'line': {
      const width = strokeWidth(mark.stroke, cell, thinnest)
      return { part: 'line', x1: x(mark.x1), y1: y(mark.y1), x2: x(mark.x2), y2: y(mark.y2), width }
    }
    case 'rectangle': {
      const [width, height] = [mark.width * cell, mark.height * cell]
      return { part: 'rectangle', x: x(mark.x), y: y(mark.y), width, height }
    }
    case 'circle': {
      const width = strokeWidth(mark.stroke, cell, thinnest)
      return { part: 'circle', x: x(mark.x), y: y(mark.y), radius: mark.radius * cell, width }
    }
    case 'text':
      return placeText(mark, corner, scale)
    case 'picture': {
      const size = mark.size * cell
      const content = printable(mark.content, size, thinnest)
      return { part: 'picture', x: x(mark.x) - size / 2, y: y(mark.y) - size / 2, size, content }
    }
    case 'path':
      return placePath(mark, corner, cell)
    case 'label':
      return placeLabel(mark, corner, scale)
  }
}

/** Copies keep their outline around the origin; their places are relative to the corner. */
function placePath({ steps, fill, stroke, opacity, copies }: Path, corner: Corner, cell: number): PathPart {
  const [left, top] = copies ? [0, 0] : [corner.x, corner.y]
  const scaled = (value: number, index: number) => (value - (index % 2 === 0 ? left : top)) * cell
  return {
    part: 'path',
    steps: steps.map(([command, ...points]) => [command, ...points.map(scaled)] as unknown as PictureStep),
    ...(fill && { fill }),
    ...(stroke && {
      stroke: {
        ...stroke,
        width: stroke.width * cell,
        ...(stroke.dash && { dash: stroke.dash.map((length) => length * cell) }),
      },
    }),
    ...(opacity !== undefined && { opacity }),
    ...(copies && {
      copies: { ...copies, at: copies.at.map(([x, y]) => [(x - corner.x) * cell, (y - corner.y) * cell]) },
    }),
  }
}

/** The share of a label's width before its place. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const

function placeLabel(mark: Label, corner: Corner, { cell, typeface }: Scale): LabelPart {
  const { text, align, weight, colour, isTurned, room = Infinity } = mark
  const face = typeface[weight]
  const width = face.width(text)
  const size = (width > 0 ? Math.min(mark.size, room / width) : mark.size) * cell
  const [along, across] = [-BEFORE[align] * width * size, (face.capHeight * size) / 2]
  const [right, down] = isTurned ? [across, -along] : [along, across]
  const x = (mark.x - corner.x) * cell + right
  const y = (mark.y - corner.y) * cell + down
  return { part: 'label', text, x, y, size, weight, colour, ...(isTurned && { isTurned }) }
}

/** A picture whose strokes are wide enough for print when its square has this side. */
function printable(content: PictureContent, size: number, thinnest: number): PictureContent {
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
  if (one.part === 'label' && other.part === 'label') return one.colour === other.colour
  return one.part === 'text' && other.part === 'text' && one.size === other.size
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

function placeText(mark: Text, corner: Corner, { cell, typeface, thinnest }: Scale): TextPart {
  const { text, weight } = mark
  const isInMiddle = mark.anchor === 'middle'
  // On a small board strokes take a larger part of a cell, so a text in its corner moves inwards.
  const least = isInMiddle ? 0 : (overhang(cell, thinnest) + AIR) / cell
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
