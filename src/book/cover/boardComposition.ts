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
  return Array.from({ length: rows }, (_, row) => {
    const inRow = boards.slice(row * columns, (row + 1) * columns)
    const left = x + (width - (inRow.length - 1) * step - side) / 2
    return rowItems(inRow, left, top + row * step, side)
  }).flat()
}

/** The boards of a row, whose first lines are at the same height, with equally high white around them. */
function rowItems(scenes: readonly Scene[], x: number, y: number, side: number): Item[] {
  const margin = WHITE * side
  const sized = scenes.map((scene) => {
    const cell = (side - 2 * margin) / Math.max(scene.width, scene.height)
    return { scene, cell, width: scene.width * cell, height: scene.height * cell }
  })
  const height = Math.max(...sized.map((one) => one.height))
  const top = y + (side - height) / 2
  return sized.flatMap(({ scene, cell, width }, index): Item[] => {
    const left = x + index * side * (1 + GAP) + (side - width) / 2
    const white = { x: left - margin, y: top - margin, width: width + 2 * margin }
    return [
      { item: 'rectangle', ...white, height: height + 2 * margin, tint: 0 },
      { item: 'scene', scene: () => scene, x: left, y: top, cell },
    ]
  })
}
