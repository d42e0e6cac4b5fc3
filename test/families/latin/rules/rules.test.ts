// Each rule means what a naive check and published counts say, and its model counts the same boards as that check.

import { describe, expect, it } from 'vitest'
import type { RuledShape } from '../../../../src/families/latin/rules/ruledShape.ts'
import { LATIN_RULES } from '../../../../src/families/latin/rules/ruleTable.ts'
import { STRENGTHS, type Strength } from '../../../../src/families/model.ts'
import { namedShape } from '../../../../src/families/parseNamedShape.ts'
import { findNamedFamily } from '../../../../src/families/registry.ts'
import { findFamily, parsePuzzle } from '../../../../src/index.ts'
import { makeSolver } from '../../../../src/solver/solve.ts'
import { RULE_FIXTURES } from './fixtures.ts'

const WITHOUT_CLUES = LATIN_RULES.filter(({ clues }) => !clues)

const BOARDS = WITHOUT_CLUES.flatMap(({ name }) =>
  Object.entries(RULE_FIXTURES[name].boards).map(([board, published]) => {
    const [family, shape] = board.includes(' ') ? board.split(' ') : ['sudoku', board]
    return { name, family, shape: `${shape}+${name}`, published }
  }),
)

/** Counts full boards cell by cell. */
function countNaively({ size, boxRows, boxColumns, rules }: RuledShape): number {
  const hasBoxes = boxRows < size
  const placed: { row: number; column: number; value: number }[] = []
  const place = (cell: number): number => {
    if (cell === size * size) return 1
    let count = 0
    for (let value = 1; value <= size; value++) {
      const next = { row: Math.floor(cell / size), column: cell % size, value }
      const isInBox = (one: typeof next) =>
        Math.floor(one.row / boxRows) === Math.floor(next.row / boxRows) &&
        Math.floor(one.column / boxColumns) === Math.floor(next.column / boxColumns)
      const shape = { size, boxRows, boxColumns }
      const clashes = placed.some(
        (one) =>
          (one.value === value &&
            (one.row === next.row || one.column === next.column || (hasBoxes && isInBox(one)))) ||
          rules.some((name) => RULE_FIXTURES[name].clash(one, next, shape)),
      )
      if (clashes) continue
      placed.push(next)
      count += place(cell + 1)
      placed.pop()
    }
    return count
  }
  return place(0)
}

const shapeOf = (family: string, text: string) => findFamily(family).notation.parseShape(text) as RuledShape

const countBySolver = (family: string, shape: RuledShape, strength: Strength = 'full') => {
  const empty = { shape, givens: new Array<number>(shape.size ** 2).fill(0) }
  return makeSolver({ strength })(findFamily(family), empty, { solutions: Infinity, keepSolutions: false })
    .count
}

describe.each(BOARDS)('$family $shape', ({ family, shape: text, published }) => {
  const shape = shapeOf(family, text)
  const count = countNaively(shape)

  it.runIf(published)('has the published number of full boards', () => {
    expect(count).toBe(published)
  })

  it.each(STRENGTHS)(
    'has as many full boards by the model at strength %s as a naive check finds',
    (strength) => {
      expect(countBySolver(family, shape, strength)).toBe(count)
    },
  )
})

describe('sets of rules', () => {
  const names = WITHOUT_CLUES.map(({ name }) => name)
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => `4x4+${one}+${other}`))
  it.each(pairs)('%s has as many full boards as a naive check finds', (text) => {
    const shape = shapeOf('sudoku', text)
    expect(countBySolver('sudoku', shape)).toBe(countNaively(shape))
  })

  it('have one shape, however they are written', () => {
    const shape = shapeOf('sudoku', '9x9+anti-knight+x')
    expect(shape.text).toBe('9x9+x+anti-knight')
    expect(shapeOf('sudoku', '9x9+Diagonal+knight')).toBe(shape)
    expect(shapeOf('sudoku', '9x9+x+x')).toBe(shapeOf('sudoku', '9x9+x'))
  })

  it.each([
    ['sudoku', '9x9+hyprr', '"hyprr" in "9x9+hyprr" is not a rule; did you mean "hyper"?'],
    ['sudoku', '9x9+', '"" in "9x9+" is not a rule; the rules are x, hyper'],
    ['sudoku', '7x7+x', '"7x7" is not a Sudoku shape'],
    ['sudoku', '6x6+hyper', 'no 6x6 board has the rule "hyper"'],
    ['sudoku', '12x12+killer', 'no 12x12 board has the rule "killer"'],
    [
      'sudoku',
      '9x9+skyscrapers+sandwich',
      'the rules skyscrapers and sandwich both have numbers beside the board',
    ],
    ['latinsquare', '5x5+disjoint', 'no 5x5 board has the rule "disjoint"'],
    [
      'sudoku',
      '9x9+anti-king+disjoint+x+anti-knight',
      'no 9x9 board has the rules x, anti-knight, anti-king together',
    ],
  ])('of %s refuse %s', (family, text, message) => {
    expect(() => shapeOf(family, text)).toThrow(message)
  })
})

describe('names of puzzles with a rule', () => {
  it.each([
    ['x', undefined, '9x9+x'],
    ['Windoku', undefined, '9x9+hyper'],
    ['x-sudoku', '6x6', '6x6+x'],
    ['anti-knight', '9x9+x', '9x9+x+anti-knight'],
    ['x', '9x9+x', '9x9+x'],
  ])('%s with the shape %s mean %s', (name, typed, text) => {
    const named = findNamedFamily(name)
    expect(named.family.name).toBe('sudoku')
    expect(namedShape(named, typed).text).toBe(text)
  })
})

it('faults name the rule', () => {
  const { family, puzzle } = parsePuzzle(`sudoku:4x4+x+anti-king+non-consecutive:${'.'.repeat(16)}`)
  const rulesOf = (text: string) =>
    family.rules
      .faults(
        puzzle,
        Array.from(text, (one) => Number(one) || 0),
      )
      .map(({ rule }) => rule)
  expect(rulesOf('1..............1')).toEqual(['the falling diagonal has 1 twice'])
  expect(rulesOf('.1....1.........')).toEqual(['cells that touch at a corner hold the same number'])
  expect(rulesOf('.12.............')).toEqual(['cells that share a side hold consecutive numbers'])
})

it.each([
  ['9x9+x', (row: number, column: number) => row === column || row + column === 8],
  ['9x9+hyper', (row: number, column: number) => row % 4 > 0 && column % 4 > 0],
  ['9x9+disjoint+anti-knight', () => false],
])('%s: the cells of the rule are shaded, below all other marks', (text, isShaded) => {
  const { family, puzzle } = parsePuzzle(`sudoku:${text}:${'.'.repeat(81)}`)
  const { marks } = family.drawing.scene(puzzle, puzzle.givens)
  const cells = Array.from({ length: 81 }, (_, cell) => [Math.floor(cell / 9), cell % 9] as const)
  const expected = cells.filter(([row, column]) => isShaded(row, column))
  expect(marks.slice(0, expected.length)).toEqual(
    expected.map(([y, x]) => ({ mark: 'rectangle', x, y, width: 1, height: 1, isShaded: true })),
  )
  expect(marks.filter(({ mark }) => mark === 'rectangle')).toHaveLength(expected.length)
})
