// The marks of a drawing, and the area that each covers.

import type { Circle, Line, Mark, Rectangle, Scene, Stroke, Text } from '../../src/scene.ts'

/** A line. */
export function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke = 'thin'): Line {
  return { mark: 'line', x1, y1, x2, y2, stroke }
}

/** A thin circle. */
export function circle(x: number, y: number, radius = 0.2): Circle {
  return { mark: 'circle', x, y, radius, stroke: 'thin' }
}

/** A rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { mark: 'rectangle', x, y, width, height }
}

/** A text in regular weight. */
export function text(text: string, x: number, y: number, anchor: Text['anchor'] = 'middle'): Text {
  return { mark: 'text', text, x, y, anchor, size: 0.5, room: 0.8, weight: 'regular' }
}

/** The area of a mark, in cells from the top left corner of the board. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The marks of one kind. */
export function marksOf(scene: Scene, kind: 'line'): Line[]
export function marksOf(scene: Scene, kind: 'text'): Text[]
export function marksOf(scene: Scene, kind: 'circle'): Circle[]
export function marksOf(scene: Scene, kind: 'rectangle'): Rectangle[]
export function marksOf(scene: Scene, kind: Mark['mark']): Mark[] {
  return scene.marks.filter(({ mark }) => mark === kind)
}

/**
 * Half an em for each character, and capitals of two thirds of an em; smaller if the text has too little
 * room.
 */
export function boxOf(mark: Mark): Box {
  switch (mark.mark) {
    case 'line':
      return { left: mark.x1, top: mark.y1, right: mark.x2, bottom: mark.y2 }
    case 'rectangle':
      return { left: mark.x, top: mark.y, right: mark.x + mark.width, bottom: mark.y + mark.height }
    case 'circle': {
      const { x, y, radius } = mark
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
    }
    case 'text': {
      const wide = mark.text.length * 0.5 * mark.size
      const scale = Math.min(1, mark.room / wide)
      const [width, height] = [wide * scale, 0.66 * mark.size * scale]
      const [left, top] =
        mark.anchor === 'corner' ? [mark.x, mark.y] : [mark.x - width / 2, mark.y - height / 2]
      return { left, top, right: left + width, bottom: top + height }
    }
    case 'picture': {
      const half = mark.size / 2
      return { left: mark.x - half, top: mark.y - half, right: mark.x + half, bottom: mark.y + half }
    }
  }
}

/** Whether a box lies in another, with at least the given margin. */
export function isInside(box: Box, around: Box, air: number): boolean {
  return (
    box.left >= around.left + air - 1e-9 &&
    box.top >= around.top + air - 1e-9 &&
    box.right <= around.right - air + 1e-9 &&
    box.bottom <= around.bottom - air + 1e-9
  )
}

/** Whether two boxes have at least the given distance. */
export function areApart(one: Box, other: Box, air: number): boolean {
  return (
    one.right + air <= other.left ||
    other.right + air <= one.left ||
    one.bottom + air <= other.top ||
    other.bottom + air <= one.top
  )
}
