import { describe, expect, it } from 'vitest'
import { KENKEN_SHAPES } from '../../../src/families/kenken/sizeNotation.ts'
import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { latinSquares } from '../kenken/boards.ts'

describe('random Latin squares', () => {
  it.each(KENKEN_SHAPES.map((shape) => Number(shape[0])))(
    'of order %i have each number once per line',
    (size) => {
      const rng = makeRng(`latin/${size}`)
      const numbers = Array.from({ length: size }, (_, index) => index + 1)
      for (let drawn = 0; drawn < 50; drawn++) {
        const square = latinSquare(rng, size)
        for (const line of numbers.keys()) {
          const row = square.slice(line * size, (line + 1) * size)
          const column = square.filter((_, cell) => cell % size === line)
          expect([row.sort(), column.sort()]).toEqual([numbers, numbers])
        }
      }
    },
  )

  // Chi square: the mean is one less than the number of squares, the variance twice that. The bounds are six
  // standard deviations away; with a fixed seed the result never changes.
  it.each([
    [3, 12, 1000],
    [4, 576, 100],
  ])('of order %i all come equally often', (size, squares, each) => {
    expect(latinSquares(size)).toHaveLength(squares)
    const rng = makeRng(`uniform/${size}`)
    const counts = new Map(latinSquares(size).map((square) => [square.join(), 0]))
    for (let drawn = 0; drawn < squares * each; drawn++) {
      const name = latinSquare(rng, size).join()
      counts.set(name, (counts.get(name) as number) + 1)
    }
    let chiSquare = 0
    for (const count of counts.values()) chiSquare += (count - each) ** 2 / each
    expect(Math.abs(chiSquare - (squares - 1))).toBeLessThan(6 * Math.sqrt(2 * (squares - 1)))
  })

  it('of order 9 have each number equally often in a corner and along a diagonal pair', () => {
    const rng = makeRng('corners')
    const corner = new Array<number>(10).fill(0)
    let equal = 0
    for (let drawn = 0; drawn < 1800; drawn++) {
      const square = latinSquare(rng, 9)
      corner[square[0]]++
      if (square[0] === square[10]) equal++
    }
    for (const count of corner.slice(1)) expect(Math.abs(count - 200)).toBeLessThan(80)
    // Two cells that share no line have the same number in one of eight squares: the number has eight
    // possible places in the other row, outside its own column.
    expect(Math.abs(equal - 225)).toBeLessThan(85)
  })
})
