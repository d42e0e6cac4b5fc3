// Boards of a book on its cover: in a grid of equal squares, as large as their area allows, on white.

import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import type { CoverArea } from './coverGeometry.ts'

/** The gap between two squares, and the white around a board, as shares of the side of a square. */
const GAP = 0.14
const WHITE = 0.05
/** The smallest side of a square, in points. */
const LEAST_SIDE = 40

/** Boards in an area: in as many columns as make them largest; none if the area is too small. */
export function boardComposition(boards: readonly Scene[], area: CoverArea): Item[] {
  if (boards.length === 0) return []
  const { x, y, width, height } = area
  const ways = boards.map((_, index) => {
    const columns = index + 1
    const rows = Math.ceil(boards.length / columns)
    const span = (count: number) => count + (count - 1) * GAP
    return { columns, rows, side: Math.min(width / span(columns), height / span(rows)) }
  })
  const { columns, rows, side } = ways.reduce((best, one) => (one.side > best.side ? one : best))
  if (side < LEAST_SIDE) return []
  const step = side * (1 + GAP)
  const top = y + (height - (rows - 1) * step - side) / 2
  return boards.flatMap((board, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, boards.length - row * columns)
    const left = x + (width - (inRow - 1) * step - side) / 2
    return boardItems(board, left + (index - row * columns) * step, top + row * step, side)
  })
}

/** A board in the middle of a square, with white around it. */
function boardItems(scene: Scene, x: number, y: number, side: number): Item[] {
  const margin = WHITE * side
  const cell = (side - 2 * margin) / Math.max(scene.width, scene.height)
  const [width, height] = [scene.width * cell, scene.height * cell]
  const left = x + (side - width) / 2
  const top = y + (side - height) / 2
  return [
    {
      item: 'rectangle',
      x: left - margin,
      y: top - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
      tint: 0,
    },
    { item: 'scene', scene: () => scene, x: left, y: top, cell },
  ]
}
