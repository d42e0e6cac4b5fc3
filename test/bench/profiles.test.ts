// The profiles do what their posts tell: they open as many states as a plain recursion that was written from the posts.

import { describe, expect, it } from 'vitest'
import { PROFILES, parseContenders } from '../../src/bench/contenders/contenders.ts'
import { makeSolver } from '../../src/families/solve.ts'
import { FAMILIES, findFamily, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { randomBoard } from '../support/boards.ts'
import {
  hidokuTold,
  magicTold,
  norvigKenkenTold,
  norvigSudokuTold,
  sudokuTold,
  survoTold,
  type Told,
} from '../support/posts.ts'

function search(name: string, familyName: string, puzzle: Puzzle, nodes = 1_000_000) {
  const [contender] = parseContenders(name)
  const solutions: number[][] = []
  const { statistics, ended } = contender.makeSearcher(findFamily(familyName), puzzle.shape)(
    puzzle,
    { nodes },
    (values) => solutions.push(Array.from(values)),
  )
  return { ended, solutions, states: statistics.nodesOpened }
}

/** An open Survo of that shape whose numbers stand in reading order. */
function openSurvo(rows: number, columns: number): Puzzle {
  const sum = (cells: number[]) => cells.reduce((total, cell) => total + cell + 1, 0)
  const along = (from: number, count: number, step: number) =>
    sum(Array.from({ length: count }, (_, index) => from + index * step))
  const rowSums = Array.from({ length: rows }, (_, row) => along(row * columns, columns, 1))
  const columnSums = Array.from({ length: columns }, (_, column) => along(column, rows, columns))
  const givens = new Array<number>(rows * columns).fill(0)
  const shape = findFamily('survo').parseShape(`${rows}x${columns}`)
  return { shape, givens, rowSums, columnSums } as Puzzle
}

const TOLD: readonly [profile: string, family: string, told: (puzzle: never) => Told][] = [
  ['survo-fill', 'survo', (puzzle) => survoTold(puzzle, 1)],
  ['survo-rows', 'survo', (puzzle) => survoTold(puzzle, 2)],
  ['survo-cells', 'survo', (puzzle) => survoTold(puzzle, 3)],
  ['magic-fullest', 'magic', magicTold],
  ['sudoku-fewest', 'sudoku', sudokuTold],
  ['norvig', 'sudoku', norvigSudokuTold],
  ['norvig', 'kenken', norvigKenkenTold],
  ['hidoku-fewest', 'hidoku', hidokuTold],
]

/** Of the states that the slow recursions are asked to go through. */
const STATES = 80

describe.each(TOLD)('%s on %s', (profile, name, told) => {
  const boards = Array.from({ length: 24 }, (_, index) => randomBoard(name, `profiles/${index}`).puzzle)

  it('opens the states that its post tells of', () => {
    let compared = 0
    for (const puzzle of boards) {
      const { ended, solutions, states } = search(profile, name, puzzle, STATES)
      if (ended !== 'exhausted') continue
      expect({ states, solutions: solutions.length }).toEqual(told(puzzle as never))
      if (states > 1) compared++
    }
    expect(compared).toBeGreaterThan(2)
  })

  it('finds all solutions', () => {
    let compared = 0
    for (const puzzle of boards) {
      const { ended, solutions } = search(profile, name, puzzle, 3_000)
      if (ended !== 'exhausted') continue
      const expected = makeSolver()(findFamily(name), puzzle, { solutions: Infinity }).solutions
      expect(solutions.map(String).sort()).toEqual(expected.map(String).sort())
      compared++
    }
    expect(compared).toBeGreaterThan(4)
  })
})

describe('the phases of the Survo post', () => {
  it.each([
    [2, 2, 1 + 4 + 12 + 24],
    [2, 3, 1 + 6 + 30 + 120 + 360 + 720],
  ])('fill an open %ix%i board in every way', (rows, columns, unchecked) => {
    const { solutions, states } = search('survo-fill', 'survo', openSurvo(rows, columns))
    // All but the last number is placed in every way, and the last where the board is right.
    expect(states).toBe(unchecked + solutions.length)
    expect(solutions).toContainEqual(Array.from({ length: rows * columns }, (_, index) => index + 1))
  })

  it('each open no more states than the one before', () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [2, 4],
    ]) {
      const board = openSurvo(rows, columns)
      const states = ['survo-fill', 'survo-rows', 'survo-cells'].map(
        (profile) => search(profile, 'survo', board, Infinity).states,
      )
      expect(states).toEqual(states.toSorted((one, other) => other - one))
      expect(new Set(states).size).toBe(3)
    }
  })

  it('look at a board that comes full', () => {
    const right = openSurvo(2, 2)
    const full = { ...right, givens: [1, 2, 3, 4] }
    const wrong = { ...right, givens: [4, 3, 2, 1] }
    for (const profile of ['survo-fill', 'survo-rows', 'survo-cells']) {
      expect(search(profile, 'survo', full)).toMatchObject({ states: 1, solutions: [[1, 2, 3, 4]] })
      expect(search(profile, 'survo', wrong)).toMatchObject({ states: 0, solutions: [] })
    }
  })
})

describe('the posts’ own boards', () => {
  it.each([
    ['survo-rows', 'survo', 2273],
    ['survo-cells', 'survo', 70],
    ['magic-fullest', 'magic', 870],
    ['sudoku-fewest', 'sudoku', 3064],
    ['norvig', 'sudoku', 29],
    ['norvig', 'kenken', 1],
    ['hidoku-fewest', 'hidoku', 63],
  ])('%s solves the %s in %i states', (profile, name, states) => {
    const family = findFamily(name)
    const { puzzle } = parsePuzzle(family.example, { family })
    const found = search(profile, name, puzzle)
    expect(found.states).toBe(states)
    expect(found.solutions).toEqual(makeSolver()(family, puzzle).solutions)
  })
})

describe('the table of profiles', () => {
  it('names families that there are, and takes no others', () => {
    const names = FAMILIES.map((family) => family.name)
    for (const [index, contender] of parseContenders('profiles').entries()) {
      const own = Object.keys(PROFILES[index].models)
      expect(contender.name).toBe(PROFILES[index].name)
      expect(names).toEqual(expect.arrayContaining(own))
      expect(
        FAMILIES.filter((family) => contender.takes(family))
          .map((family) => family.name)
          .sort(),
      ).toEqual(own.toSorted())
    }
  })

  it('has nothing to check in a family without sums', () => {
    const sudoku = findFamily('sudoku')
    const [survo] = PROFILES
    const { puzzle } = parsePuzzle(sudoku.example, { family: sudoku })
    const model = survo.models.survo(sudoku, puzzle.shape)
    expect(() => model.root(new Int32Array(model.frameWords), puzzle)).toThrow('lines have sums')
  })
})
