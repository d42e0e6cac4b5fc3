// The parts of a drawing: lines, rectangles, circles, texts and pictures, in units of a cell. Families draw
// scenes; renderers turn scenes into terminal text, SVG, PNG and PDF. Plots are scenes too, of paths and labels in colour,
// whose unit is a pixel.
//
//   (0,0)───────► x      The cell in row r, column c of a board is the square from (c, r) to (c + 1, r + 1),
//   │  ┌───┬───┐         counted from 0; sums stand beside the board. The renderer decides the width of strokes
//   ▼  │ 5 │   │         and the look of letters, so that all families look alike.
//   y  └───┴───┘

/** How heavy a line is. The renderer decides the width. */
export type Stroke = 'thin' | 'thick'

/** A straight line. Its ends may extend by half a stroke. */
export interface Line {
  /** Tells a line from the other marks. */
  readonly mark: 'line'
  /** The x coordinate of its start. */
  readonly x1: number
  /** The y coordinate of its start. */
  readonly y1: number
  /** The x coordinate of its end. */
  readonly x2: number
  /** The y coordinate of its end. */
  readonly y2: number
  /** How heavy it is. */
  readonly stroke: Stroke
}

/** The share of black in shaded areas: visible in print, and light enough for numbers and pencil. */
export const SHADED_GREY = 0.15

/** A filled rectangle: black, or shaded so that numbers on it can be read. */
export interface Rectangle {
  /** Tells a rectangle from the other marks. */
  readonly mark: 'rectangle'
  /** Its left side. */
  readonly x: number
  /** Its top. */
  readonly y: number
  /** Its width. */
  readonly width: number
  /** Its height. */
  readonly height: number
  /** Whether it is shaded, with `SHADED_GREY`; black if left out. */
  readonly isShaded?: true
}

/** A circle that is not filled. */
export interface Circle {
  /** Tells a circle from the other marks. */
  readonly mark: 'circle'
  /** The x coordinate of its centre. */
  readonly x: number
  /** The y coordinate of its centre. */
  readonly y: number
  /** The distance from the centre to the middle of the stroke. */
  readonly radius: number
  /** How heavy its line is. */
  readonly stroke: Stroke
}

/** Printed texts are bold; what a solver writes is regular. */
export type Weight = 'regular' | 'bold'

/** A short text in one line. Its digits are as high as its capitals. */
export interface Text {
  /** Tells a text from the other marks. */
  readonly mark: 'text'
  /** The characters. */
  readonly text: string
  /** The point that `x` and `y` give: the middle of the capitals, or their top left corner. */
  readonly anchor: 'middle' | 'corner'
  /** The x coordinate of the anchor. */
  readonly x: number
  /** The y coordinate of the anchor. */
  readonly y: number
  /** The size of the em. */
  readonly size: number
  /** The available width. A wider text is set smaller. */
  readonly room: number
  /** The weight of the font. */
  readonly weight: Weight
}

/** A piece of an outline, from where the last one ended: a jump, a straight line, a cubic curve, or back to the start. */
export type PictureStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z']

/**
 * The distance of a cubic curve's control points from its ends with which the curve follows a quarter of a circle of radius 1.
 */
export const QUARTER = 0.5523

/** The outline of a circle: four curves. */
export function circleSteps(x: number, y: number, radius: number): PictureStep[] {
  const bend = QUARTER * radius
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + bend, x + bend, y + radius, x, y + radius],
    ['C', x - bend, y + radius, x - radius, y + bend, x - radius, y],
    ['C', x - radius, y - bend, x - bend, y - radius, x, y - radius],
    ['C', x + bend, y - radius, x + radius, y - bend, x + radius, y],
    ['Z'],
  ]
}

/** An outline that is filled, stroked or both. Greys count from 0 (black) to 1 (white). */
export interface PictureShape {
  /** The outline in a unit square: (0, 0) is its top left corner, (1, 1) its bottom right one. */
  readonly path: readonly PictureStep[]
  /** The grey of the inside; nothing is filled if left out. */
  readonly fill?: number
  /** Whether a part that lies inside an even number of outlines is a hole. */
  readonly isEvenOdd?: boolean
  /** The grey and the width of the stroke, in units of the square; no stroke if left out. Its ends and corners are round. */
  readonly stroke?: {
    /** From 0 (black) to 1 (white). */
    readonly grey: number
    /** In units of the square. */
    readonly width: number
  }
  /** The cells of the board that it encloses, if it is a cage. A terminal draws dashed lines between them. */
  readonly encloses?: readonly (readonly [row: number, column: number])[]
}

/** A picture made of shapes. */
export interface VectorContent {
  /** Tells shapes from pixels. */
  readonly kind: 'shapes'
  /** The shapes in painting order. */
  readonly shapes: readonly PictureShape[]
}

/** A picture made of grey pixels. */
export interface PixelContent {
  /** Tells pixels from shapes. */
  readonly kind: 'pixels'
  /** The width in pixels. */
  readonly width: number
  /** The height in pixels. */
  readonly height: number
  /** A PNG file in base 64. */
  readonly png: string
}

/** The content of a picture: shapes or pixels. */
export type PictureContent = VectorContent | PixelContent

/** A picture in a square. It stands for a number, for instance a star for every 4. */
export interface Picture {
  /** Tells a picture from the other marks. */
  readonly mark: 'picture'
  /** The x coordinate of its middle. */
  readonly x: number
  /** The y coordinate of its middle. */
  readonly y: number
  /** The side of its square. */
  readonly size: number
  /** The content: shapes or pixels. */
  readonly content: PictureContent
  /** The character that stands for it in a terminal. */
  readonly sign: string
}

/** One part of the scene of a board. */
export type Mark = Line | Rectangle | Circle | Text | Picture

/** A colour as `#rgb` or `#rrggbb`. */
export type Colour = `#${string}`

/** A path in colour: filled, stroked or both. Lengths are in units of the scene. */
export interface Path {
  /** Tells a path from the other marks. */
  readonly mark: 'path'
  /** The outline. */
  readonly steps: readonly PictureStep[]
  /** The colour of the inside; nothing is filled if left out. */
  readonly fill?: Colour
  /** The line; none if left out. */
  readonly stroke?: PathStroke
  /**
   * The opacity of the inside and of the line, from 0 (invisible) to 1 (the default); it applies to each copy
   * separately.
   */
  readonly opacity?: number
  /** Draws the outline several times instead of once, with its origin at each of these places. */
  readonly copies?: PathCopies
}

/** How the line of a path looks. */
export interface PathStroke {
  /** The colour. */
  readonly colour: Colour
  /** The width. */
  readonly width: number
  /** The lengths of dashes and gaps in turn; a solid line if left out. */
  readonly dash?: readonly number[]
  /** Whether the ends of the line and of its dashes are round. */
  readonly isRound?: true
}

/** The places of an outline that is drawn many times. */
export interface PathCopies {
  /** The name of the outline: equal names mean equal outlines. */
  readonly name: string
  /** The places of its origin. */
  readonly at: readonly (readonly [x: number, y: number])[]
}

/** A line of text in colour. */
export interface Label {
  /** Tells a label from the other marks. */
  readonly mark: 'label'
  /** The characters. */
  readonly text: string
  /** The part of the text that is at `x`. */
  readonly align: 'start' | 'middle' | 'end'
  /** The x coordinate. */
  readonly x: number
  /** The y coordinate of the middle of its capitals. */
  readonly y: number
  /** The size of the em. */
  readonly size: number
  /** The available length. A longer text is set smaller. */
  readonly room?: number
  /** The weight of the font. */
  readonly weight: Weight
  /** The colour. */
  readonly colour: Colour
  /** Whether the text is turned by a quarter around its place, so that it reads from bottom to top. */
  readonly isTurned?: true
}

/** One part of a plot. */
export type PlotMark = Path | Label

/** The drawing of a plot. */
export type PlotScene = Scene<PlotMark>

/** A drawing: of a board in cell units, unless the type of its parts says otherwise. */
export interface Scene<Part = Mark> {
  /**
   * The left side of the box. The box contains the drawing except the outer half of the strokes on its
   * border.
   */
  readonly left: number
  /** The top of the box. */
  readonly top: number
  /** The width of the box. */
  readonly width: number
  /** The height of the box. */
  readonly height: number
  /** The parts, painted in this order. */
  readonly marks: readonly Part[]
}
