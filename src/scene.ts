// What a drawing is: lines, rectangles, circles and texts in cell units. Types only: families draw scenes, renderers
// turn them into terminal text, SVG, PNG and PDF.
//
//   (0,0)───────► x      The cell in row r, column c of a board is the square from (c, r) to (c + 1, r + 1), counted
//   │  ┌───┬───┐         from 0; sums and the like stand beside it. How wide a stroke is, and how letters look, is the
//   ▼  │ 5 │   │         renderer's business, so that every family looks like one house.
//   y  └───┴───┘

/** How heavy a line is; the renderer decides how wide that is. */
export type Stroke = 'thin' | 'thick'

/** A straight line, up to half a stroke beyond its ends. */
export interface Line {
  /** Tells a line from the other marks. */
  readonly mark: 'line'
  /** Where it begins, across. */
  readonly x1: number
  /** Where it begins, down. */
  readonly y1: number
  /** Where it ends, across. */
  readonly x2: number
  /** Where it ends, down. */
  readonly y2: number
  /** How heavy it is. */
  readonly stroke: Stroke
}

/** A filled rectangle. */
export interface Rectangle {
  /** Tells a rectangle from the other marks. */
  readonly mark: 'rectangle'
  /** Its left side. */
  readonly x: number
  /** Its top. */
  readonly y: number
  /** How far it reaches to the right. */
  readonly width: number
  /** How far it reaches down. */
  readonly height: number
}

/** A circle that is not filled. */
export interface Circle {
  /** Tells a circle from the other marks. */
  readonly mark: 'circle'
  /** Its middle, across. */
  readonly x: number
  /** Its middle, down. */
  readonly y: number
  /** From the middle to the middle of the stroke. */
  readonly radius: number
  /** How heavy its line is. */
  readonly stroke: Stroke
}

/** What is printed is bold, what a solver writes regular. */
export type Weight = 'regular' | 'bold'

/** A short text in one line; figures are as high as capitals. */
export interface Text {
  /** Tells a text from the other marks. */
  readonly mark: 'text'
  /** What it says. */
  readonly text: string
  /** Where its capitals have their middle, or their top left corner. */
  readonly anchor: 'middle' | 'corner'
  /** Its anchor, across. */
  readonly x: number
  /** Its anchor, down. */
  readonly y: number
  /** The em. */
  readonly size: number
  /** The width that it has: where it would be wider it is set smaller. */
  readonly room: number
  /** Of which font it is set. */
  readonly weight: Weight
}

/** What a scene is made of. */
export type Mark = Line | Rectangle | Circle | Text

/** A drawing in cell units. */
export interface Scene {
  /** The left side of the box that holds everything but the outer half of the strokes on its border. */
  readonly left: number
  /** The top of the box. */
  readonly top: number
  /** How wide the box is. */
  readonly width: number
  /** How high the box is. */
  readonly height: number
  /** Painted one over the other. */
  readonly marks: readonly Mark[]
}
