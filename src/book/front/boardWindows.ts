// A window on a board: the part of it within a rectangle. Lines are cut at the edges of the rectangle, so that nobody takes
// the part for a whole board; numbers, signs and cages of cells that are cut are left out.
//
//   ┌────┬────┬──
//   │ 5  │    │        a window of 2.4 by 1.5 cells at the top left corner
//   ├────┼────┼──
//   │    │    │

import type { Line, Mark, Picture, Scene } from '../../scene.ts'

/** A rectangle on a scene, in cells. */
type SceneWindow = Pick<Scene, 'left' | 'top' | 'width' | 'height'>

/** The part of a scene within a rectangle. */
export function boardWindow(scene: Scene, window: SceneWindow): Scene {
  return { ...window, marks: scene.marks.flatMap((mark) => partOf(mark, window, scene)) }
}

/** Whether a scene can be cut: lines that are neither straight nor around cages, such as thermometers, cannot. */
export function canBeCut({ marks }: Scene): boolean {
  return marks.every((mark) => mark.mark !== 'picture' || mark.size <= 1 || hasCages(mark))
}

/** Whether a picture consists of the outlines of cages and of the white behind their totals. */
function hasCages({ content }: Picture): boolean {
  return content.kind === 'shapes' && content.shapes.every(({ encloses, fill }) => encloses || fill === WHITE)
}

const WHITE = 1

/** A picture with those of its shapes that lie within a rectangle. */
function wholeShapes(mark: Picture, { left, top, width, height }: SceneWindow): Picture[] {
  const { x, y, size, content } = mark
  if (content.kind !== 'shapes') return []
  const [fromX, fromY] = [x - size / 2, y - size / 2]
  const isWithin = (value: number, from: number, length: number) => value >= from && value <= from + length
  const shapes = content.shapes.filter(({ path }) =>
    path.every(([, ...ends]) =>
      ends.every((end, index) =>
        index % 2 === 0
          ? isWithin(fromX + end * size, left, width)
          : isWithin(fromY + end * size, top, height),
      ),
    ),
  )
  return [{ ...mark, content: { kind: 'shapes', shapes } }]
}

/** The number of columns and rows within the lines of a board. */
export function sizeOfLines({ marks }: Scene): { readonly columns: number; readonly rows: number } {
  const lines = marks.filter((mark): mark is Line => mark.mark === 'line')
  return {
    columns: Math.max(...lines.map(({ x2 }) => x2)),
    rows: Math.max(...lines.map(({ y1, y2 }) => Math.max(y1, y2))),
  }
}

function partOf(mark: Mark, window: SceneWindow, scene: SceneWindow): Mark[] {
  const { left, top, width, height } = window
  const [right, bottom] = [left + width, top + height]
  switch (mark.mark) {
    case 'line':
      return cutLine(mark, window)
    case 'rectangle': {
      const [x, y] = [Math.max(mark.x, left), Math.max(mark.y, top)]
      const [x2, y2] = [Math.min(mark.x + mark.width, right), Math.min(mark.y + mark.height, bottom)]
      return x < x2 && y < y2 ? [{ ...mark, x, y, width: x2 - x, height: y2 - y }] : []
    }
    default: {
      if (mark.mark === 'picture' && mark.size > 1) return wholeShapes(mark, window)
      const isWhole =
        Math.max(Math.floor(mark.x), scene.left) >= left - ROUNDING &&
        Math.max(Math.floor(mark.y), scene.top) >= top - ROUNDING &&
        Math.min(Math.floor(mark.x) + 1, scene.left + scene.width) <= right + ROUNDING &&
        Math.min(Math.floor(mark.y) + 1, scene.top + scene.height) <= bottom + ROUNDING
      return isWhole ? [mark] : []
    }
  }
}

const ROUNDING = 1e-9

/**
 * The part of a line within a rectangle, after Liang and Barsky: each side of the rectangle bounds the share of the line
 * that lies within.
 */
function cutLine(line: Line, { left, top, width, height }: SceneWindow): Line[] {
  const { x1, y1, x2, y2 } = line
  const [across, down] = [x2 - x1, y2 - y1]
  let from = 0
  let to = 1
  for (const [step, room] of [
    [-across, x1 - left],
    [across, left + width - x1],
    [-down, y1 - top],
    [down, top + height - y1],
  ]) {
    if (step === 0 && room < -ROUNDING) return []
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  if (from >= to) return []
  const at = (share: number) => ({ x: x1 + share * across, y: y1 + share * down })
  const [start, end] = [at(from), at(to)]
  return [{ ...line, x1: start.x, y1: start.y, x2: end.x, y2: end.y }]
}
