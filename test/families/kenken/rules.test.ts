import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { resultOf } from '../../../src/families/kenken/puzzle.ts'
import { fillsCage, NORVIG, span } from './boards.ts'

const [text, solution] = NORVIG[0]
const puzzle = kenken.notation.parse([span(text)])
const values = Array.from(solution, Number)

describe('results', () => {
  it.each([
    ['+', [2, 3, 2], 7],
    ['x', [2, 3, 2], 12],
    ['-', [1, 6, 2, 3], 0],
    ['-', [4, 1], 3],
    ['-', [4, 3, 3], -1],
    ['/', [2, 8, 2], 2],
    ['/', [4, 4, 1], 1],
    ['/', [3, 2], -1],
    ['/', [1, 4, 2, 3], -1],
    ['=', [5], 5],
    ['-', [5], 5],
    ['/', [5], 5],
    ['=', [5, 5], -1],
  ] as const)('%s of %j is %i', (operator, numbers, expected) => {
    expect(resultOf(operator, numbers)).toBe(expected)
  })
})

describe('faults', () => {
  it('are not found on a solution or an empty board', () => {
    expect(kenken.rules.faults(puzzle, values)).toEqual([])
    expect(kenken.rules.faults(puzzle, puzzle.givens)).toEqual([])
  })

  it('name repeats in rows and columns, and cages that are full and wrong', () => {
    // 4 2 3 1 with the 2 made a 4: the cage 1- at r1c2 has 4 and 3 and stays right.
    expect(kenken.rules.faults(puzzle, values.with(1, 4))).toEqual([
      { rule: 'row 1 has 4 twice', cells: [0, 1] },
      { rule: 'column 2 has 4 twice', cells: [1, 13] },
    ])
    expect(kenken.rules.faults(puzzle, values.with(0, 0).with(4, 0).with(1, 1))).toEqual([
      { rule: 'row 1 has 1 twice', cells: [1, 3] },
      { rule: 'column 2 has 1 twice', cells: [1, 5] },
      { rule: 'cage 1- at r1c2 has 1, 3', cells: [1, 2] },
    ])
    expect(kenken.rules.faults(puzzle, puzzle.givens.with(9, 2))).toEqual([
      { rule: 'cage 3= at r3c2 has 2', cells: [9] },
    ])
  })
})

describe('removals', () => {
  const removals = kenken.rules.removals(puzzle, values)

  it('merge two cages that touch, for each operator that the solution allows', () => {
    // 7+ A1 B1 (4, 3) and 2/ C1 D1 (2, 1); 4 is less than 3 + 2 + 1 and than 3 * 2 * 1.
    const cage = { operator: '+', target: 10, cells: [0, 4, 8, 12] } as const
    expect(removals[0]).toEqual({
      clue: 'cages 7+ at r1c1 and 2/ at r3c1 merged into 10+',
      puzzle: { ...puzzle, cages: puzzle.cages.toSpliced(1, 1).with(0, cage) },
      cage,
    })
    expect(removals[1].clue).toBe('cages 7+ at r1c1 and 2/ at r3c1 merged into 24x')
    expect(removals[2].clue).toBe('cages 7+ at r1c1 and 1- at r1c2 merged into 12+')
  })

  it('list each pair once, keep the solution, and leave one cage less', () => {
    expect(new Set(removals.map(({ clue }) => clue)).size).toBe(removals.length)
    for (const { puzzle: reduced } of removals) {
      expect(reduced.cages).toHaveLength(puzzle.cages.length - 1)
      expect(reduced.cages.every((cage) => fillsCage(cage, values))).toBe(true)
      expect(kenken.notation.parse([span(kenken.notation.format(reduced))])).toEqual(reduced)
    }
  })

  it('offer differences and quotients of several cells', () => {
    const rows = kenken.notation.parse([
      span('4: 3= A1; 1- A2 A3; 4= A4; 10+ B1 B2 B3 B4; 10+ C1 C2 C3 C4; 10+ D1 D2 D3 D4'),
    ])
    const board = [3, 1, 2, 4, 1, 2, 4, 3, 2, 4, 3, 1, 4, 3, 1, 2]
    const clues = kenken.rules.removals(rows, board).map(({ clue }) => clue)
    expect(clues.filter((clue) => clue.includes('3= at r1c1 and 1- at r1c2'))).toEqual([
      'cages 3= at r1c1 and 1- at r1c2 merged into 6+',
      'cages 3= at r1c1 and 1- at r1c2 merged into 0-',
      'cages 3= at r1c1 and 1- at r1c2 merged into 6x',
    ])
    expect(clues.filter((clue) => clue.includes('1- at r1c2 and 4= at r1c4'))).toContain(
      'cages 1- at r1c2 and 4= at r1c4 merged into 2/',
    )
  })

  it('offer cages of at most six cells', () => {
    const rows = kenken.notation.parse([
      span('4: 10+ A1 A2 A3 A4; 3+ B1 B2; 4= B3; 3= B4; 10+ C1 C2 C3 C4; 10+ D1 D2 D3 D4'),
    ])
    const board = [3, 1, 2, 4, 1, 2, 4, 3, 2, 4, 3, 1, 4, 3, 1, 2]
    const clues = kenken.rules.removals(rows, board).map(({ clue }) => clue)
    expect(clues).toContain('cages 10+ at r1c1 and 3+ at r2c1 merged into 13+')
    expect(clues.filter((clue) => clue.startsWith('cages 10+ at r3c1 and 10+ at r4c1'))).toEqual([])
  })
})
