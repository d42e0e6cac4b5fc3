import { describe, expect, it } from 'vitest'
import { hidoku } from '../../../src/families/hidoku/index.ts'
import { notation } from '../../../src/families/hidoku/notation.ts'
import { neighboursOf } from '../../../src/families/hidoku/puzzle.ts'
import { fillHidoku } from '../../../src/families/hidoku/randomFullBoard.ts'
import { orbits, type SymmetryName, turnsOf } from '../../../src/families/symmetry.ts'
import { makeRng, type Rng } from '../../../src/kernel/rng.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { variations } from '../draws.ts'

function wishes(blocked = 0, symmetry: SymmetryName = 'none') {
  return { minimal: false, symmetry, own: blocked > 0 ? { blocked } : {} }
}

/** Random paths as lists of cells, from 1 on. */
function paths(text: string, count: number): number[][] {
  const shape = notation.parseShape(text)
  const rng = makeRng(`paths ${text}`)
  return Array.from({ length: count }, () => {
    const path: number[] = []
    fillHidoku(rng, shape, wishes())?.solution.forEach((value, cell) => {
      path[value - 1] = cell
    })
    return path
  })
}

/** All paths over a board, by trying everything. */
function everyPath(text: string): number[][] {
  const neighbours = neighboursOf(notation.parseShape(text))
  const found: number[][] = []
  const path: number[] = []
  const taken = neighbours.map(() => false)
  const go = (cell: number) => {
    path.push(cell)
    taken[cell] = true
    if (path.length === neighbours.length) found.push(path.slice())
    for (const next of neighbours[cell]) if (!taken[next]) go(next)
    taken[cell] = false
    path.pop()
  }
  for (const start of neighbours.keys()) go(start)
  return found
}

/** Pearson's sum for equally likely outcomes: its mean is the number of outcomes minus one. */
function chiSquare(counts: Iterable<number>, expected: number): number {
  let sum = 0
  for (const count of counts) sum += (count - expected) ** 2 / expected
  return sum
}

function shares(text: string, boards: number) {
  const { columns } = notation.parseShape(text)
  let straight = 0
  let diagonal = 0
  let horizontal = 0
  const found = paths(text, boards)
  for (const path of found) {
    path.slice(1).forEach((cell, index) => {
      const step = cell - path[index]
      const isLevel = Math.abs(step) === 1
      if (isLevel) horizontal++
      else if (Math.abs(step) !== columns) diagonal++
      if (index > 0 && step === path[index] - path[index - 1]) straight++
    })
  }
  const steps = boards * (found[0].length - 1)
  return { straight: straight / (steps - boards), diagonal: diagonal / steps, horizontal: horizontal / steps }
}

describe('random paths', () => {
  const EMPTY =
    '1x2 2x1 1x9 9x1 1x2/rook 1x31/rook 2x2 2x2/rook 2x9 2x9/rook 31x2/rook 3x3 3x3/rook 4x7 5x5/rook 8x8 13x6/rook 31x31 31x31/rook'
  it.each(EMPTY.split(' '))('%s: go from cell to cell over the whole board', (text) => {
    const shape = notation.parseShape(text)
    const rng = makeRng(text)
    for (let board = 0; board < (shape.rows * shape.columns > 500 ? 2 : 20); board++) {
      const { puzzle, solution } = fillHidoku(rng, shape, wishes()) ?? expect.fail('no path')
      expect(hidoku.rules.faults(puzzle, solution)).toEqual([])
      expect(puzzle.givens).toEqual(solution)
      expect(solution.toSorted((a, b) => a - b)).toEqual(solution.map((_, index) => index + 1))
    }
  })

  it.each([
    ['4x4/rook', 552],
    ['3x3', 784],
    ['2x4', 416],
  ])('%s: reach all %i paths with equal chances', (text, number) => {
    const all = everyPath(text)
    expect(all).toHaveLength(number)
    const counts = new Map(all.map((path) => [path.join(), 0]))
    const each = 12
    for (const path of paths(text, each * number)) counts.set(path.join(), (counts.get(path.join()) ?? 0) + 1)
    expect(counts.size).toBe(number)
    expect(Math.min(...counts.values())).toBeGreaterThan(0)
    // The sum's deviation is sqrt(2 * number).
    expect(chiSquare(counts.values(), each)).toBeLessThan(number + 5 * Math.sqrt(2 * number))
  })

  // The means of paths after at least 200 moves per cell; after 5 moves per cell, the initial snake is still
  // noticeable.
  it.each([
    ['10x10', { straight: 0.173, diagonal: 0.449, horizontal: 0.2755 }],
    ['10x10/rook', { straight: 0.433, diagonal: 0, horizontal: 0.5 }],
    ['20x20', { straight: 0.16, diagonal: 0.484, horizontal: 0.258 }],
  ])('%s: have as many turns and diagonals as in the long run', (text, means) => {
    const found = shares(text, text === '20x20' ? 60 : 200)
    expect(Math.abs(found.straight - means.straight)).toBeLessThan(0.012)
    expect(Math.abs(found.diagonal - means.diagonal)).toBeLessThan(0.012)
    expect(Math.abs(found.horizontal - means.horizontal)).toBeLessThan(0.012)
  })

  it.each(['5x6/rook', '4x4/rook', '2x9', '5x5'])(
    '%s: are turned by the first draw, reversed by the last',
    (text) => {
      const shape = notation.parseShape(text)
      const board = (rng: Rng) => fillHidoku(rng, shape, wishes())?.solution ?? []
      const solution = board(makeRng('turned'))
      const turned = turnsOf(shape).map((turn) => String(solution.map((_, cell) => solution[turn[cell]])))
      expect(variations('turned', 0, board)).toEqual(new Set(turned))
      const reversed = solution.map((value) => solution.length + 1 - value)
      expect(variations('turned', -1, board)).toEqual(new Set([String(solution), String(reversed)]))
    },
  )
})

describe('paths on boards with blocked cells', () => {
  it.each([
    ['8x8', 6, 'none', 20],
    ['8x8', 40, 'none', 20],
    ['8x8', 62, 'none', 20],
    ['9x9/rook', 20, 'none', 20],
    ['1x9', 4, 'none', 20],
    ['2x7/rook', 5, 'none', 20],
    ['31x31', 100, 'none', 2],
    ['8x8', 6, 'rotate180', 15],
    ['10x10', 12, 'all', 15],
    ['9x9/rook', 9, 'rotate90', 10],
    ['10x10/rook', 12, 'mirrors', 10],
    ['7x7', 5, 'diagonal', 15],
    ['7x9', 7, 'mirror-h', 15],
  ] as const)('%s, %i blocked, %s', (text, blocked, symmetry, least) => {
    const shape = notation.parseShape(text)
    const rng = makeRng(`${text} ${blocked} ${symmetry}`)
    let made = 0
    for (let board = 0; board < (shape.rows > 20 ? 2 : 20); board++) {
      const found = fillHidoku(rng, shape, wishes(blocked, symmetry))
      if (!found) continue
      made++
      const { puzzle, solution } = found
      const blockedCells = puzzle.givens.flatMap((given, cell) => (given === BLOCKED ? cell : []))
      expect(blockedCells).toHaveLength(blocked)
      expect(blockedCells.every((cell) => solution[cell] === 0)).toBe(true)
      expect(hidoku.rules.faults(puzzle, solution)).toEqual([])
      const numbers = solution.filter((value) => value > 0).toSorted((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      const mixed = orbits(shape, symmetry).filter(
        (orbit) => new Set(orbit.map((cell) => puzzle.givens[cell] === BLOCKED)).size > 1,
      )
      expect(mixed).toEqual([])
    }
    expect(made).toBeGreaterThanOrEqual(least)
  })

  it('have them anywhere on the board', () => {
    const rng = makeRng('anywhere')
    const counts = new Array<number>(64).fill(0)
    const boards = 600
    for (let board = 0; board < boards; board++) {
      fillHidoku(rng, notation.parseShape('8x8'), wishes(8))?.puzzle.givens.forEach((given, cell) => {
        if (given === BLOCKED) counts[cell]++
      })
    }
    // 75 a cell; the deviation is 8. Shorter paths leave corners free three times as often.
    expect(Math.min(...counts)).toBeGreaterThan(40)
    expect(Math.max(...counts)).toBeLessThan(115)
  })

  it('are not found if none exist', () => {
    // Half a turn moves every cell of an 8x8 board, and one number needs no path.
    for (const order of [wishes(3, 'rotate180'), wishes(63), wishes(64), wishes(999)]) {
      expect(fillHidoku(makeRng('none'), notation.parseShape('8x8'), order)).toBeUndefined()
    }
  })
})
