import { describe, expect, it } from 'vitest'
import { magic } from '../../../src/families/magic/index.ts'
import { STRENGTHS } from '../../../src/families/model.ts'
import { spans } from '../../support/reading.ts'
import { nodesOpened, solver } from '../linesums/helpers.ts'

// The board of the magic number board post (Findling 2014), numbers 5 to 29, and its one solution.
const POST = '__ __ __ __ 15\n__ __ 25 17 __\n__ 26 __  5 __\n__ 18 __ __ 11\n__ __ 21 __ __'
const POST_SOLUTION = '28 24 6 12 15 13 7 25 17 23 8 26 19 5 27 20 18 14 22 11 16 10 21 29 9'

function empty(size: number, first = 1) {
  const shape = magic.notation.parseShape(`${size}x${size}/${first}..${first + size * size - 1}`)
  return { shape, givens: new Array<number>(size * size).fill(0) }
}

describe('the magic number board', () => {
  // The post's own solver is not comparable; a plain fewest-candidates search needs 936 nodes.
  it.each([
    ['basic', 1212],
    ['full', 19],
  ] as const)('solves the board of the post at strength %s with %i nodes', (strength, nodes) => {
    const shape = magic.notation.parseShape('5x5/5..29')
    const puzzle = magic.notation.parse(spans(POST), shape)
    expect(solver(magic.model.compile, shape, strength)(puzzle)).toEqual([POST_SOLUTION])
    expect(nodesOpened(magic.model.compile(shape, strength), puzzle)).toBe(nodes)
  })

  it.each(STRENGTHS)('finds the eight squares of order 3 at strength %s', (strength) => {
    const puzzle = empty(3)
    const solutions = solver(magic.model.compile, puzzle.shape, strength)(puzzle)
    expect(solutions).toHaveLength(8)
    expect(solutions[0]).toBe('2 7 6 9 5 1 4 3 8')
  })

  it('finds all 7040 squares of order 4 (Frénicle: 880 up to symmetry)', () => {
    const puzzle = empty(4)
    const solutions = solver(magic.model.compile, puzzle.shape, 'full')(puzzle)
    expect(new Set(solutions).size).toBe(7040)
    for (const solution of solutions) {
      expect(magic.rules.faults(puzzle, solution.split(' ').map(Number))).toEqual([])
    }
  })

  it('finds the same squares from any first number', () => {
    const puzzle = empty(3, 9999)
    const solutions = solver(magic.model.compile, puzzle.shape, 'full')(puzzle)
    expect(solutions).toHaveLength(8)
    expect(solutions[0]).toBe('10000 10005 10004 10007 10003 9999 10002 10001 10006')
  })

  it('finds the same solutions at every strength', () => {
    // The top row of Dürer's square (1514).
    const puzzle = { ...empty(4), givens: [16, 3, 2, 13, ...new Array<number>(12).fill(0)] }
    const [check, basic, full] = STRENGTHS.map((strength) =>
      solver(magic.model.compile, puzzle.shape, strength)(puzzle),
    )
    expect(check).toContain('16 3 2 13 5 10 11 8 9 6 7 12 4 15 14 1')
    expect(basic).toEqual(check)
    expect(full).toEqual(check)
  })

  it('names every broken rule with its cells', () => {
    const puzzle = empty(3)
    expect(magic.rules.faults(puzzle, [2, 7, 6, 9, 5, 1, 4, 3, 8])).toEqual([])
    expect(magic.rules.faults(puzzle, [2, 7, 6, 10, 5, 1, 4, 2, 0])).toEqual([
      { rule: '10 is not a number from 1 to 9', cells: [3] },
      { rule: 'the board has 2 twice', cells: [0, 7] },
      { rule: 'row 2 adds up to 16, not 15', cells: [3, 4, 5] },
      { rule: 'column 1 adds up to 16, not 15', cells: [0, 3, 6] },
      { rule: 'column 2 adds up to 14, not 15', cells: [1, 4, 7] },
    ])
  })

  it('can remove each given', () => {
    const puzzle = { ...empty(3), givens: [2, 0, 0, 0, 5, 0, 0, 0, 0] }
    expect(magic.rules.removals(puzzle, [2, 7, 6, 9, 5, 1, 4, 3, 8])).toEqual([
      {
        clue: '2 at r1c1',
        puzzle: { ...puzzle, givens: [0, 0, 0, 0, 5, 0, 0, 0, 0] },
        excluded: { cell: 0, value: 2 },
      },
      {
        clue: '5 at r2c2',
        puzzle: { ...puzzle, givens: [2, 0, 0, 0, 0, 0, 0, 0, 0] },
        excluded: { cell: 4, value: 5 },
      },
    ])
  })
})
