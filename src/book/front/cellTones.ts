// The tones of the cells of a board on a title page or a cover: its boxes or cages, so that neighbours differ; or, on a board
// without any, the cells with numbers.
//
//   ┌───────┬───────┐
//   │ ░ ░ ░ │ ▒ ▒ ▒ │      Parts that thick lines separate have tones of their own.
//   │ ░ ░ ░ │ ▒ ▒ ▒ │
//   ├───────┼───────┤
//   │ ▓ ▓ ▓ │ ░ ░ ░ │

import type { Line, Rectangle, Scene } from '../../scene.ts'
import { sizeOfLines } from './boardWindows.ts'

/** The tones of the cells of a board by row and column, as indexes below `count`; 0 is that of the ground. */
export function cellTones(scene: Scene, count: number): readonly (readonly number[])[] {
  const { columns, rows } = sizeOfLines(scene)
  const walls = wallsOf(scene)
  const tones = Array.from({ length: rows }, () => new Array<number>(columns).fill(-1))
  let parts = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (tones[row][column] !== -1) continue
      const part = partFrom([row, column], { columns, rows }, walls)
      const near = new Set(
        part.flatMap((cell) => neighboursOf(cell, { columns, rows }).map(([r, c]) => tones[r][c])),
      )
      // Each part begins its search with another tone, so that all tones occur.
      const order = Array.from({ length: count }, (_, index) => (index + parts) % count)
      const tone = order.find((one) => !near.has(one)) ?? parts % count
      for (const [r, c] of part) tones[r][c] = tone
      parts++
    }
  }
  return parts > 1 ? tones : tonesOfNumbers(scene, { columns, rows })
}

type Cell = readonly [row: number, column: number]
type Size = ReturnType<typeof sizeOfLines>

/** The key of the side between two cells, by its middle. */
const wallKey = (x: number, y: number) => `${x} ${y}`

/** The sides of cells on thick lines. */
function wallsOf({ marks }: Scene): ReadonlySet<string> {
  const thick = marks.filter((mark): mark is Line => mark.mark === 'line' && mark.stroke === 'thick')
  return new Set(
    thick.flatMap(({ x1, y1, x2, y2 }) => {
      const length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
      const step = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
      return Array.from({ length: Math.round(length) }, (_, index) =>
        wallKey(x1 + (index + 0.5) * step[0], y1 + (index + 0.5) * step[1]),
      )
    }),
  )
}

/** The cells that no thick line separates from a cell. */
function partFrom(start: Cell, size: Size, walls: ReadonlySet<string>): Cell[] {
  const part = [start]
  const seen = new Set([start.join()])
  for (const cell of part) {
    for (const next of neighboursOf(cell, size)) {
      const [y, x] = [0, 1].map((axis) => (cell[axis] + next[axis] + 1) / 2)
      if (seen.has(next.join()) || walls.has(wallKey(x, y))) continue
      seen.add(next.join())
      part.push(next)
    }
  }
  return part
}

function neighboursOf([row, column]: Cell, { columns, rows }: Size): Cell[] {
  const all: Cell[] = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ]
  return all.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns)
}

/** The first tone for cells with numbers. */
function tonesOfNumbers({ marks }: Scene, { columns, rows }: Size): number[][] {
  const tones = Array.from({ length: rows }, () => new Array<number>(columns).fill(0))
  for (const mark of marks) {
    if (mark.mark !== 'text' || mark.x < 0 || mark.y < 0 || mark.x >= columns || mark.y >= rows) continue
    tones[Math.floor(mark.y)][Math.floor(mark.x)] = 1
  }
  return tones
}

/** The areas of cells with this tone, as far as they lie within a window; neighbours in a row are joined. */
export function areasOfTone(
  tones: readonly (readonly number[])[],
  tone: number,
  window: Pick<Scene, 'left' | 'top' | 'width' | 'height'>,
): Omit<Rectangle, 'mark'>[] {
  return tones.flatMap((row, y) => {
    const areas: { x: number; y: number; width: number; height: number }[] = []
    row.forEach((own, x) => {
      const last = areas.at(-1)
      if (own !== tone) return
      if (last && last.x + last.width === x) last.width++
      else areas.push({ x, y, width: 1, height: 1 })
    })
    return areas.flatMap((area) => {
      const [left, top] = [Math.max(area.x, window.left), Math.max(area.y, window.top)]
      const right = Math.min(area.x + area.width, window.left + window.width)
      const bottom = Math.min(area.y + area.height, window.top + window.height)
      return left < right && top < bottom
        ? [{ x: left, y: top, width: right - left, height: bottom - top }]
        : []
    })
  })
}
