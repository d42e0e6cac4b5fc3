// painting.test.ts counts the filled stars.

import { expect, it } from 'vitest'
import { STAR_STROKE, starShapes } from '../../src/render/pageItems.ts'

const SIZE = 10
const row = starShapes({ item: 'stars', stars: 2, of: 5, x: 100, y: 50, size: SIZE })

it('stars have equal sizes, stand on their baseline, and stay in their places', () => {
  for (const [index, { corners }] of row.entries()) {
    const xs = corners.map(([x]) => x)
    const ys = corners.map(([, y]) => y)
    expect(Math.max(...ys) + STAR_STROKE / 2).toBeCloseTo(50)
    expect(Math.min(...ys)).toBeGreaterThan(50 - SIZE)
    expect(Math.min(...xs) - STAR_STROKE / 2).toBeGreaterThan(100 + index * SIZE)
    expect(Math.max(...xs) + STAR_STROKE / 2).toBeLessThan(100 + (index + 1) * SIZE)
  }
})

it('stars have five equal points, and are fuller than pentagrams', () => {
  const [{ corners }] = row
  expect(corners.length).toBe(10)
  const [middleX, middleY] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 10)
  const distances = corners.map(([x, y]) => Math.hypot(x - middleX, y - middleY))
  const [outer, inner] = distances
  distances.forEach((distance, index) => {
    expect(distance).toBeCloseTo(index % 2 === 0 ? outer : inner, 9)
  })
  // In a pentagram, two tips and the two corners between them lie on one line.
  expect(inner / outer).toBeGreaterThan(Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5))
  expect(inner / outer).toBeLessThan(0.6)
})
