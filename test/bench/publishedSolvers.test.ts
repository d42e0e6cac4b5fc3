import { describe, expect, it } from 'vitest'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { PROFILES } from '../../src/bench/contenders/rebuiltPublishedSolvers.ts'
import { FAMILIES, findFamily, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
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
import boards from './profileBoards.json' with { type: 'json' }

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

/** An open Survo of a shape whose numbers are in reading order. */
function openSurvo(rows: number, columns: number): Puzzle {
  const sum = (cells: number[]) => cells.reduce((total, cell) => total + cell + 1, 0)
  const along = (from: number, count: number, step: number) =>
    sum(Array.from({ length: count }, (_, index) => from + index * step))
  const rowSums = Array.from({ length: rows }, (_, row) => along(row * columns, columns, 1))
  const columnSums = Array.from({ length: columns }, (_, column) => along(column, rows, columns))
  const givens = new Array<number>(rows * columns).fill(0)
  const shape = findFamily('survo').notation.parseShape(`${rows}x${columns}`)
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

/** A limit on the states of the slow recursions. */
const STATES = 80

describe.each(TOLD)('%s on %s', (profile, name, told) => {
  // The posts know no further rules.
  const puzzles = Array.from(
    { length: 24 },
    (_, index) => randomBoard(name, `profiles/${index}`).puzzle,
  ).filter(({ shape }) => !shape.text.includes('+'))

  it('opens the states of its post', () => {
    let compared = 0
    for (const puzzle of puzzles) {
      const { ended, solutions, states } = search(profile, name, puzzle, STATES)
      if (ended !== 'exhausted') continue
      expect({ states, solutions: solutions.length }).toEqual(told(puzzle as never))
      if (states > 1) compared++
    }
    expect(compared).toBeGreaterThan(2)
  })

  it('finds all solutions', () => {
    let compared = 0
    for (const puzzle of puzzles) {
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
    // All numbers except the last are placed in every way, and the last one where the board is right.
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

  it('check a full board', () => {
    const right = openSurvo(2, 2)
    const full = { ...right, givens: [1, 2, 3, 4] }
    const wrong = { ...right, givens: [4, 3, 2, 1] }
    for (const profile of ['survo-fill', 'survo-rows', 'survo-cells']) {
      expect(search(profile, 'survo', full)).toMatchObject({ states: 1, solutions: [[1, 2, 3, 4]] })
      expect(search(profile, 'survo', wrong)).toMatchObject({ states: 0, solutions: [] })
    }
  })
})

// Numbers from 33 on are in the second word of every set.
describe('a board of more than 32 cells', () => {
  /** The clues of a full board without the cells with these numbers. */
  const opened = (board: readonly number[], numbers: readonly number[]) =>
    board.map((number) => (numbers.includes(number) ? 0 : number))
  const grid = (side: number) => Array.from({ length: side * side }, (_, cell) => cell)

  /** A 7x7 board with these rows in a corner, and the other numbers in order around them. */
  function withCorner(corner: readonly (readonly number[])[]): number[] {
    const others = grid(7).flatMap((cell) => (corner.flat().includes(cell + 1) ? [] : cell + 1))
    return grid(7).map((cell) => corner[Math.floor(cell / 7)]?.[cell % 7] ?? (others.shift() as number))
  }

  /** The Survo of a full 7x7 board. */
  function survoOf(board: readonly number[]): Puzzle {
    const sums = (lineOf: (cell: number) => number) => {
      const totals = new Array<number>(7).fill(0)
      for (const cell of grid(7)) totals[lineOf(cell)] += board[cell]
      return totals
    }
    const shape = findFamily('survo').notation.parseShape('7x7')
    const rowSums = sums((cell) => Math.floor(cell / 7))
    return { shape, givens: board, rowSums, columnSums: sums((cell) => cell % 7) } as Puzzle
  }

  // In the second corner, 36 in the first cell leaves -1 for the next, counted from 33, and no other line detects it.
  it.each(boards.corners.map((corner) => [corner] as const))(
    'is filled in the states of the Survo post: %j',
    (corner) => {
      const board = withCorner(corner)
      const puzzle = { ...survoOf(board), givens: opened(board, corner.flat()) }
      const { solutions, states } = search('survo-cells', 'survo', puzzle)
      expect({ states, solutions: solutions.length }).toEqual(survoTold(puzzle as never, 3))
      expect(solutions).toContainEqual(board)
    },
  )

  it.each([[[6, 7, 11, 30, 32, 33, 35, 36]], [[1, 34, 35, 36, 31]]])(
    'is filled in the states of the magic post, without %j',
    (missing) => {
      const puzzle = {
        shape: findFamily('magic').notation.parseShape('6x6'),
        givens: opened(boards.magic, missing),
      }
      const { solutions, states } = search('magic-fullest', 'magic', puzzle)
      expect({ states, solutions: solutions.length }).toEqual(magicTold(puzzle as never))
      expect(solutions).toContainEqual(boards.magic)
    },
  )

  // Along the rows, back and forth; in one corner, two cells are blocked.
  const path = grid(6).map((cell) => {
    const [row, column] = [Math.floor(cell / 6), cell % 6]
    return 6 * row + (row % 2 === 0 ? column : 5 - column) + 1
  })
  it.each([
    ['6x6', path, 4],
    ['6x6/rook', path, 6],
    ['6x6/rook', path.map((number) => (number > 34 ? -1 : number)), 5],
    ['6x6', path.map((number) => (number > 34 ? -1 : number)), 3],
  ])('is filled in the states of the Hidoku post: %s, %j, one in %i given', (text, board, each) => {
    const shape = findFamily('hidoku').notation.parseShape(text)
    const puzzle = {
      shape,
      givens: board.map((number) => (number % each === 1 || number < 0 ? number : 0)),
    }
    const { solutions, states } = search('hidoku-fewest', 'hidoku', puzzle)
    expect({ states, solutions: solutions.length }).toEqual(hidokuTold(puzzle))
    expect(solutions).toContainEqual(board.map((number) => Math.max(number, 0)))
  })

  it.each([['survo-fill'], ['survo-cells']])(
    'opens no state with %s if a number is given twice',
    (profile) => {
      const board = withCorner([[48, 49]])
      const givens = board.with(0, 49)
      for (const left of [givens, opened(givens, [1]), opened(givens, [1, 2, 3])]) {
        expect(search(profile, 'survo', { ...survoOf(board), givens: left } as Puzzle).states).toBe(0)
      }
    },
  )
})

describe('a Hidoku', () => {
  it.each(boards.hidokus)('$what is searched as in the post', ({ givens }) => {
    const puzzle = { shape: findFamily('hidoku').notation.parseShape('1x5'), givens }
    const { solutions, states } = search('hidoku-fewest', 'hidoku', puzzle)
    expect({ states, solutions: solutions.length }).toEqual(hidokuTold(puzzle))
  })
})

describe('a profile', () => {
  const models = PROFILES.flatMap((one) =>
    Object.keys(one.models).map((family) => [one.name, family] as const),
  )

  it.each(models)('%s finds in %s the solutions without an excluded number', (profile, name) => {
    const family = findFamily(name)
    const [contender] = parseContenders(profile)
    let compared = 0
    for (let index = 0; compared < 3 && index < 24; index++) {
      const { puzzle } = randomBoard(name, `without/${index}`)
      const { ended, solutions } = search(profile, name, puzzle, 3_000)
      const cell = puzzle.givens.indexOf(0)
      if (ended !== 'exhausted' || solutions.length === 0 || cell < 0) continue
      const searchWithout = contender.makeSearcher(family, puzzle.shape)
      const found = (ruledOut: number, value: number) => {
        const left: string[] = []
        const excluded = { cell: ruledOut, value }
        searchWithout(puzzle, {}, (values) => left.push(String(values)), { excluded })
        return left.sort()
      }
      const [{ [cell]: value }] = solutions
      const others = solutions.filter((solution) => solution[cell] !== value)
      expect(found(cell, value)).toEqual(others.map(String).sort())
      const given = puzzle.givens.findIndex((one) => one > 0)
      if (given >= 0) expect(found(given, puzzle.givens[given])).toEqual([])
      if (given >= 0) expect(found(given, puzzle.givens[given] + 1).length).toBe(solutions.length)
      compared++
    }
    expect(compared).toBeGreaterThan(1)
  })

  it('blames no line for an earlier puzzle', () => {
    const full = { ...openSurvo(2, 2), givens: [4, 3, 2, 1] }
    const family = findFamily('survo')
    const model = PROFILES[0].models.survo(family, full.shape)
    const frame = new Int32Array(model.frameWords)
    expect(model.root(frame, full)).toBe(false)
    expect(model.failedGroup()).toBe(0)
    const twice: Puzzle = { ...full, givens: [4, 4, 0, 0] }
    expect(model.root(frame, twice)).toBe(false)
    expect(model.failedGroup()).toBe(-1)
  })
})

describe('the posts’ own boards', () => {
  it.each(boards.posts)(
    '$profile solves the $family in $states states',
    ({ profile, family: name, states }) => {
      const family = findFamily(name)
      const { puzzle } = parsePuzzle(family.notation.example, { family })
      const found = search(profile, name, puzzle)
      expect(found.states).toBe(states)
      expect(found.solutions).toEqual(makeSolver()(family, puzzle).solutions)
    },
  )
})

describe('the table of profiles', () => {
  it('names existing families, and takes no others', () => {
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

  it('rejects families with other rules', () => {
    const sudoku = findFamily('sudoku')
    const [survo] = PROFILES
    const { puzzle } = parsePuzzle(sudoku.notation.example, { family: sudoku })
    const model = survo.models.survo(sudoku, puzzle.shape)
    expect(() => model.root(new Int32Array(model.frameWords), puzzle)).toThrow('other constraints are sums')
    const hidoku = PROFILES.find(({ name }) => name === 'hidoku-fewest')
    const other = hidoku?.models.hidoku(sudoku, puzzle.shape)
    expect(() => other?.root(new Int32Array(other.frameWords), puzzle)).toThrow('only constraint is one path')
  })
})
