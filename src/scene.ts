// What a drawing is: lines, rectangles, circles and texts in cell units. Types only: families draw scenes, renderers
// turn them into terminal text, SVG, PNG and PDF.
//
//   (0,0)───────► x      The cell in row r, column c of a board is the square from (c, r) to (c + 1, r + 1), counted
//   │  ┌───┬───┐         from 0; sums and the like stand beside it. How wide a stroke is, and how letters look, is the
//   ▼  │ 5 │   │         renderer's business, so that every family looks like one house.
//   y  └───┴───┘

export type Stroke = 'thin' | 'thick'

/** A straight line, up to half a stroke beyond its ends. */
export interface Line {
  readonly mark: 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly stroke: Stroke
}

/** A filled rectangle. */
export interface Rectangle {
  readonly mark: 'rectangle'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Circle {
  readonly mark: 'circle'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly stroke: Stroke
}

export type Weight = 'regular' | 'bold'

/** A short text in one line; figures are as high as capitals. */
export interface Text {
  readonly mark: 'text'
  readonly text: string
  /** Where its capitals have their middle, or their top left corner. */
  readonly anchor: 'middle' | 'corner'
  readonly x: number
  readonly y: number
  /** The em. */
  readonly size: number
  /** The width that it has: where it would be wider it is set smaller. */
  readonly room: number
  readonly weight: Weight
}

export type Mark = Line | Rectangle | Circle | Text

export interface Scene {
  /** The box that holds everything but the outer half of the strokes on its border. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Painted one over the other. */
  readonly marks: readonly Mark[]
}
