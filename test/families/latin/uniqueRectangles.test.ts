// Unique rectangles on empty boards, of whose cells only those of a pattern have lost candidates.

import { describe, expect, it } from 'vitest'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { boardOf, found } from '../../support/closure.ts'

/** A board on which cells have only some candidates, such as `{ r1c1: [1, 2] }`. */
function board(shapeText: string, left: Readonly<Record<string, readonly number[]>>) {
  const shape = sudoku.notation.parseShape(shapeText)
  const { size } = shape
  const reasoner = sudoku.inference.makeReasoner(shape)
  const frame = boardOf(reasoner, { shape, givens: new Array<number>(size * size).fill(0) })
  for (const [name, values] of Object.entries(left)) {
    for (let value = 1; value <= size; value++) {
      if (!values.includes(value)) reasoner.exclude(frame, cellOf(name, size), value)
    }
  }
  const cellName = (cell: number) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`
  return {
    /** Leaves only these places for a value in a group of cells. */
    keepPlaces(cells: readonly string[], value: number, places: readonly string[]) {
      for (const name of cells) {
        if (!places.includes(name)) reasoner.exclude(frame, cellOf(name, size), value)
      }
      return this
    },
    /** What a technique rules out, such as `r1c1 1`, sorted. */
    ruledOut: (kind: string) =>
      [
        ...new Set(
          found(reasoner, kind, frame).flatMap(({ removes }) =>
            removes.map(({ cell, value }) => `${cellName(cell)} ${value}`),
          ),
        ),
      ].sort(),
  }
}

function cellOf(name: string, size: number): number {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) as RegExpExecArray
  return (Number(row) - 1) * size + Number(column) - 1
}

const PAIR = [1, 2]

describe('unique rectangle type 1', () => {
  it.each([
    ['9x9', 'r1c1', 'r1c4', 'r2c1', 'r2c4'],
    ['9x9', 'r4c8', 'r7c8', 'r4c9', 'r7c9'],
    // Boxes of two rows and three columns, and of three rows and four columns.
    ['6x6', 'r1c1', 'r1c4', 'r2c1', 'r2c4'],
    ['6x6', 'r1c1', 'r3c1', 'r1c3', 'r3c3'],
    ['12x12', 'r1c1', 'r1c5', 'r3c1', 'r3c5'],
  ])('on %s rules the pair of %s, %s, %s out in %s', (shape, one, two, three, last) => {
    const found = board(shape, { [one]: PAIR, [two]: PAIR, [three]: PAIR }).ruledOut('unique-rectangle-1')
    expect(found).toEqual([`${last} 1`, `${last} 2`])
  })

  it.each([
    ['in one box', '9x9', 'r1c1', 'r1c2', 'r2c1'],
    ['in four boxes', '9x9', 'r1c1', 'r1c4', 'r4c1'],
    ['in four boxes of 2x3', '6x6', 'r2c1', 'r2c4', 'r3c1'],
    ['in one box of 3x4', '12x12', 'r1c1', 'r1c4', 'r3c1'],
  ])('finds nothing %s', (_, shape, one, two, three) => {
    expect(board(shape, { [one]: PAIR, [two]: PAIR, [three]: PAIR }).ruledOut('unique-rectangle-1')).toEqual(
      [],
    )
  })

  it('needs no cell with both candidates beside one that has lost a candidate', () => {
    expect(board('9x9', { r1c1: PAIR, r1c4: [2], r2c1: PAIR }).ruledOut('unique-rectangle-1')).toEqual([
      'r2c4 1',
      'r2c4 2',
    ])
  })

  it('finds nothing if three cells have three candidates, or one of them is filled', () => {
    expect(board('9x9', { r1c1: PAIR, r1c4: [1, 2, 3], r2c1: PAIR }).ruledOut('unique-rectangle-1')).toEqual(
      [],
    )
    const shape = sudoku.notation.parseShape('9x9')
    const reasoner = sudoku.inference.makeReasoner(shape)
    const givens = new Array<number>(81).fill(0)
    // The fourth cell of a rectangle around a given 1 may well be 1: the given cannot change places.
    givens[0] = 1
    const frame = boardOf(reasoner, { shape, givens })
    for (const cell of [3, 9]) {
      for (let value = 3; value <= 9; value++) reasoner.exclude(frame, cell, value)
    }
    expect(found(reasoner, 'unique-rectangle-1', frame)).toEqual([])
  })
})

describe('unique rectangle type 2', () => {
  it('rules the third candidate out where both cells with it are seen', () => {
    const both = [1, 2, 3]
    expect(
      board('9x9', { r1c1: PAIR, r1c4: both, r2c1: PAIR, r2c4: both }).ruledOut('unique-rectangle-2'),
    ).toEqual([
      ...['r1c5 3', 'r1c6 3', 'r2c5 3', 'r2c6 3'],
      ...['r3c4 3', 'r3c5 3', 'r3c6 3'],
      ...['r4c4 3', 'r5c4 3', 'r6c4 3', 'r7c4 3', 'r8c4 3', 'r9c4 3'],
    ])
  })

  it('also finds the two cells at opposite corners', () => {
    const both = [1, 2, 3]
    expect(
      board('9x9', { r1c1: PAIR, r1c4: both, r2c1: both, r2c4: PAIR }).ruledOut('unique-rectangle-2'),
    ).toEqual(['r1c2 3', 'r1c3 3', 'r2c5 3', 'r2c6 3'])
  })

  it('finds nothing with four candidates', () => {
    expect(
      board('9x9', { r1c1: PAIR, r1c4: [1, 2, 3], r2c1: PAIR, r2c4: [1, 2, 4] }).ruledOut(
        'unique-rectangle-2',
      ),
    ).toEqual([])
  })
})

describe('unique rectangle type 3', () => {
  it('rules out the numbers of a naked pair with the further candidates, in the group of both', () => {
    const left = { r1c1: PAIR, r2c1: PAIR, r1c4: [1, 2, 3], r2c4: [1, 2, 4], r5c4: [3, 4] }
    expect(board('9x9', left).ruledOut('unique-rectangle-3')).toEqual(
      [3, 6, 7, 8, 9, 4].flatMap((row) => [`r${row}c4 3`, `r${row}c4 4`]).sort(),
    )
  })

  it('finds nothing if the subset has a third number', () => {
    const left = { r1c1: PAIR, r2c1: PAIR, r1c4: [1, 2, 3], r2c4: [1, 2, 4], r5c4: [3, 5] }
    expect(board('9x9', left).ruledOut('unique-rectangle-3')).toEqual([])
  })
})

describe('unique rectangle type 4', () => {
  const box = ['r1c4', 'r1c5', 'r1c6', 'r2c4', 'r2c5', 'r2c6', 'r3c4', 'r3c5', 'r3c6']

  it('rules the other number out if both cells are the only places for one', () => {
    const found = board('9x9', { r1c1: PAIR, r2c1: PAIR }).keepPlaces(box, 1, ['r1c4', 'r2c4'])
    expect(found.ruledOut('unique-rectangle-4')).toEqual(['r1c4 2', 'r2c4 2'])
  })

  it('finds nothing if there is a third place', () => {
    const found = board('9x9', { r1c1: PAIR, r2c1: PAIR }).keepPlaces(box, 1, ['r1c4', 'r2c4', 'r3c6'])
    expect(found.ruledOut('unique-rectangle-4')).toEqual([])
  })
})
