import { describe, expect, it } from 'vitest'
import { partition } from '../../../src/families/kenken/cutIntoRandomCages.ts'
import { edgeNeighbours } from '../../../src/families/kenken/puzzle.ts'
import { makeRng } from '../../../src/kernel/rng.ts'

/** Boards cut into cages: by size, by the largest cage. */
function boards(size: number, maxCage: number): number[][][] {
  const rng = makeRng(`partition/${size}/${maxCage}`)
  return Array.from({ length: 50 }, () => partition(rng, size, maxCage))
}

describe('a board cut into cages', () => {
  const kinds = [3, 6, 9].flatMap((size) => [2, 3, 4, 6].map((maxCage) => [size, maxCage] as const))

  it.each(kinds)(
    'of size %i: each cell is in one cage, and each cage is connected and has at most %i cells',
    (size, maxCage) => {
      for (const cages of boards(size, maxCage)) {
        expect(cages.flat().sort((a, b) => a - b)).toEqual(
          Array.from({ length: size * size }, (_, cell) => cell),
        )
        const wrong = cages.filter((cells) => {
          const reached = new Set([cells[0]])
          for (const cell of reached) {
            for (const next of edgeNeighbours(size)[cell]) if (cells.includes(next)) reached.add(next)
          }
          const isInOrder = cells.every((cell, at) => at === 0 || cell > cells[at - 1])
          return reached.size !== cells.length || cells.length > maxCage || !isInOrder
        })
        expect(wrong).toEqual([])
      }
    },
  )

  it.each(kinds)('of size %i leaves a cell alone only between cages of %i cells', (size, maxCage) => {
    for (const cages of boards(size, maxCage)) {
      for (const [single] of cages.filter((cells) => cells.length === 1)) {
        const around = edgeNeighbours(size)[single].map((next) => cages.find((cells) => cells.includes(next)))
        expect(around.map((cells) => cells?.length)).toEqual(around.map(() => maxCage))
      }
    }
  })
})
