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

it('stars are pentagrams: two tips and the two corners between them lie on one line', () => {
  const [{ corners }] = row
  expect(corners.length).toBe(10)
  for (let tip = 0; tip < 10; tip += 2) {
    const [[x1, y1], one, , other, [x2, y2]] = [0, 1, 2, 3, 4].map((step) => corners[(tip + step) % 10])
    const length = Math.hypot(x2 - x1, y2 - y1)
    expect(length).toBeGreaterThan(SIZE / 2)
    for (const [x, y] of [one, other]) {
      const distance = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
      expect(distance).toBeCloseTo(0, 9)
    }
  }
})
