import { describe, expect, it } from 'vitest'
import {
  hasSymmetry,
  orbits,
  SYMMETRIES,
  type SymmetryName,
  smallestImage,
  turnsOf,
} from '../../src/families/symmetry.ts'

const shape = (rows: number, columns: number) => ({ rows, columns, text: `${rows}x${columns}` })
const names = Object.keys(SYMMETRIES) as SymmetryName[]

describe('turns', () => {
  it('are eight of a square and four of another board, all different', () => {
    expect(new Set(turnsOf(shape(3, 3)).map(String)).size).toBe(8)
    expect(new Set(turnsOf(shape(3, 4)).map(String)).size).toBe(4)
  })

  it('form a group: two turns in a row are one of them', () => {
    for (const board of [shape(4, 4), shape(2, 5)]) {
      const turns = turnsOf(board)
      const known = new Set(turns.map(String))
      for (const one of turns) {
        for (const other of turns) expect(known).toContain(String(one.map((cell) => other[cell])))
      }
    }
  })
})

describe('orbits', () => {
  // Letters name the sets of a 3x3 board, in reading order.
  it.each([
    ['none', 'abc def ghi'],
    ['rotate180', 'abc ded cba'],
    ['rotate90', 'aba bcb aba'],
    ['mirror-h', 'aba cdc efe'],
    ['mirror-v', 'abc def abc'],
    ['mirrors', 'aba cdc aba'],
    ['diagonal', 'abc bde cef'],
    ['antidiagonal', 'abc deb fda'],
    ['diagonals', 'abc bdb cba'],
    ['all', 'aba bcb aba'],
  ] as const)('of %s on a square', (name, picture) => {
    const letters = new Array<string>(9)
    orbits(shape(3, 3), name).forEach((orbit, index) => {
      for (const cell of orbit) letters[cell] = 'abcdefghi'[index]
    })
    expect(letters.join('').replace(/(...)(?=.)/g, '$1 ')).toBe(picture)
  })

  it('have every cell once, on every board with the symmetry', () => {
    for (const board of [shape(1, 2), shape(2, 5), shape(6, 6), shape(5, 5)]) {
      for (const name of names.filter((one) => hasSymmetry(board, one))) {
        const cells = orbits(board, name).flat()
        expect(cells.toSorted((a, b) => a - b)).toEqual(cells.map((_, index) => index))
      }
    }
  })

  it('need a square for quarter turns and diagonals', () => {
    expect(names.filter((name) => !hasSymmetry(shape(3, 4), name))).toEqual([
      'rotate90',
      'diagonal',
      'antidiagonal',
      'diagonals',
      'all',
    ])
    expect(names.filter((name) => !hasSymmetry(shape(4, 4), name))).toEqual([])
  })
})

describe('the smallest image', () => {
  it('is the same for all images, and is the least of them', () => {
    const board = [3, 0, 1, 0, 2, 0, 0, 1, 3]
    const turns = turnsOf(shape(3, 3))
    const images = turns.map((turn) => turn.map((cell) => board[cell]))
    const least = images.map((image) => image.join('')).sort()[0]
    for (const image of images) expect(smallestImage([image], turns).join('')).toBe(least)
  })

  it('renumbered is the same for all numberings', () => {
    const turns = turnsOf(shape(2, 2))
    expect(smallestImage([[2, 0, 0, 7]], turns, true)).toEqual([0, 1, 2, 0])
    expect(smallestImage([[0, 5, 1, 0]], turns, true)).toEqual([0, 1, 2, 0])
    expect(smallestImage([[0, 5, 5, 0]], turns, true)).toEqual([0, 1, 1, 0])
  })

  it('is the least over several boards', () => {
    const turns = turnsOf(shape(1, 3))
    expect(
      smallestImage(
        [
          [3, 2, 1],
          [9, 0, 8],
        ],
        turns,
      ),
    ).toEqual([1, 2, 3])
  })
})
