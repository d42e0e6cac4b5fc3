import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type HidokuPuzzle, hidoku } from '../../../src/families/hidoku/index.ts'
import { neighboursOf } from '../../../src/families/hidoku/puzzle.ts'
import { STRENGTHS } from '../../../src/families/model.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'

const branching = makeBranching('fewest-alternatives', 'ascending', 'unused')

/** All solutions by the model, each as text, in order. */
function solutionsOf(puzzle: HidokuPuzzle, strength: (typeof STRENGTHS)[number]): string[] {
  const found: string[] = []
  const search = makeSearcher(hidoku.model.compile(puzzle.shape, strength), branching)
  search(puzzle, {}, (values) => found.push(values.join(' ')))
  return found.sort()
}

/** All solutions by walking every path. */
function solutionsByWalking({ shape, givens }: HidokuPuzzle): string[] {
  const neighbours = neighboursOf(shape)
  const numbers = givens.filter((given) => given !== BLOCKED).length
  const values = givens.map(() => 0)
  const found: string[] = []
  const isFree = (cell: number, number: number) =>
    values[cell] === 0 && (givens[cell] === number || (givens[cell] === 0 && !givens.includes(number)))
  function walk(cell: number, number: number): void {
    values[cell] = number
    if (number === numbers) found.push(values.join(' '))
    for (const next of neighbours[cell]) if (isFree(next, number + 1)) walk(next, number + 1)
    values[cell] = 0
  }
  for (let cell = 0; cell < givens.length; cell++) if (isFree(cell, 1)) walk(cell, 1)
  return found.sort()
}

/**
 * The strengths that finish in time: `check` tries nearly every order of the numbers, and `basic` sees no
 * chains.
 */
function strengthsFor({ givens }: HidokuPuzzle): readonly (typeof STRENGTHS)[number][] {
  const empty = givens.filter((given) => given === 0).length
  return STRENGTHS.slice(empty > 11 ? 2 : empty > 7 ? 1 : 0)
}

function emptyPuzzle(text: string, blocked: readonly number[] = []): HidokuPuzzle {
  const shape = hidoku.notation.parseShape(text)
  const givens = Array.from({ length: shape.rows * shape.columns }, (_, cell) =>
    blocked.includes(cell) ? BLOCKED : 0,
  )
  return { shape, givens }
}

function puzzleOf(shape: string, ...rows: readonly string[]): HidokuPuzzle {
  return hidoku.notation.parse(
    rows.map((text, index) => ({ text, line: index + 1, column: 1 })),
    hidoku.notation.parseShape(shape),
  )
}

describe('all paths of an empty board', () => {
  // Directed Hamiltonian paths. For the rook these are 2 x OEIS A332307 (undirected paths of the m x n grid).
  it.each([
    ['1x2', 2],
    ['1x7', 2],
    ['2x2/rook', 8],
    ['2x2', 24],
    ['2x4/rook', 28],
    ['3x3/rook', 40],
    ['3x4/rook', 124],
    ['4x4/rook', 552],
    ['3x3', 784],
  ])('%s: %i', (text, expected) => {
    const puzzle = emptyPuzzle(text)
    const walked = solutionsByWalking(puzzle)
    expect(walked).toHaveLength(expected)
    for (const strength of strengthsFor(puzzle)) expect(solutionsOf(puzzle, strength)).toEqual(walked)
  })

  it('goes around blocked cells', () => {
    for (const [text, blocked] of [
      ['3x3/rook', [4]],
      ['3x3', [4]],
      ['3x4', [0, 6]],
      ['4x4/rook', [0, 3]],
      ['1x5', [0, 4]],
      ['1x3', [0, 2]],
      ['2x2', [1, 2]],
    ] as const) {
      const puzzle = emptyPuzzle(text, blocked)
      const walked = solutionsByWalking(puzzle)
      expect(walked.length).toBeGreaterThan(0)
      for (const strength of strengthsFor(puzzle)) expect(solutionsOf(puzzle, strength), text).toEqual(walked)
    }
  })

  it('finds nothing if blocked cells divide the board or cover it completely', () => {
    for (const strength of STRENGTHS) {
      expect(solutionsOf(emptyPuzzle('1x3', [1]), strength)).toEqual([])
      expect(solutionsOf(emptyPuzzle('3x3/rook', [1, 4, 7]), strength)).toEqual([])
    }
  })
})

describe('boards of every layout of words', () => {
  it.each(['1x31', '31x1', '8x8', '8x16/rook', '16x16', '13x7', '20x20', '20x20/rook', '31x31'])(
    '%s',
    (text) => {
      const { shape, givens } = emptyPuzzle(text)
      // A snake from the top left corner with two of three numbers hidden. Its own numbers must stay
      // possible.
      const snake = givens.map((_, cell) => {
        const column = cell % shape.columns
        const isRightwards = Math.floor(cell / shape.columns) % 2 === 0
        return cell + 1 + (isRightwards ? 0 : shape.columns - 1 - 2 * column)
      })
      const puzzle = { shape, givens: snake.map((number) => (number % 3 === 1 ? number : 0)) }
      for (const strength of STRENGTHS) {
        const model = hidoku.model.compile(shape, strength)
        const frame = new Int32Array(model.frameWords)
        expect(model.root(frame, puzzle)).toBe(true)
        const pairs = new Int32Array(2 * model.maxAlternatives)
        const values = new Int32Array(model.cells)
        model.read(frame, values)
        for (let cell = 0; cell < model.cells; cell++) {
          if (values[cell] > 0) {
            expect(values[cell]).toBe(snake[cell])
            continue
          }
          const count = model.list(frame, cell, pairs)
          const candidates = Array.from({ length: count }, (_, index) => pairs[2 * index + 1])
          expect(candidates).toContain(snake[cell])
          // Each candidate is within reach of the given numbers around it.
          if (strength !== 'check') expect(count).toBeLessThanOrEqual(shape.adjacency === 'king' ? 32 : 16)
        }
      }
    },
  )
})

describe('published boards', () => {
  // The Hidoku post (Findling 2015): its board, and the solution that it prints.
  const post = hidoku.notation.parse(
    hidoku.notation.example
      .trim()
      .split('\n')
      .map((text, index) => ({ text: text.trim(), line: index + 1, column: 1 })),
  )
  const postSolution =
    '91 92 93 20 21 36 37 38 39 57 90 94 19 22 35 53 54 40 56 58 89 95 18 23 52 34 100 55 41 59 ' +
    '88 17 96 51 24 99 33 61 60 42 16 87 50 97 98 25 62 32 43 30 15 6 86 49 48 63 26 44 31 29 ' +
    '14 5 7 85 64 47 45 27 28 78 4 13 8 65 84 70 46 72 77 79 3 9 12 66 69 83 71 73 80 76 1 2 10 11 67 68 82 81 74 75'

  it.each(['basic', 'full'] as const)('the post: its solution and no other (%s)', (strength) => {
    expect(solutionsOf(post, strength)).toEqual([postSolution])
  })

  it('the post at full strength: one node, where its own solver opened 1220', () => {
    const { ended, statistics } = makeSearcher(hidoku.model.compile(post.shape, 'full'), branching)(post)
    expect(ended).toBe('exhausted')
    expect(statistics).toMatchObject({
      solutions: 1,
      nodesOpened: 1,
      branchings: 0,
      averageBranchingFactor: 1,
    })
  })

  it('a Numbrix, and a board with blocked cells', () => {
    // Both made for this test: the snake of a 4x4 board, and a ring around a hole.
    const numbrix = puzzleOf('4x4/rook', '1,,,4', ',,,', ',,11,', '16,,,13')
    const ring = puzzleOf('3x3/rook', '1,,', ',#,', '7,,')
    for (const strength of ['basic', 'full'] as const) {
      expect(solutionsOf(numbrix, strength)).toEqual(['1 2 3 4 8 7 6 5 9 10 11 12 16 15 14 13'])
      expect(solutionsOf(ring, strength)).toEqual(['1 2 3 8 0 4 7 6 5'])
    }
  })
})

describe('a state', () => {
  const puzzle = puzzleOf('3x4/rook', '1,,,', ',,#,', ',,,')

  it('check places nothing by itself, and strikes only the placed number', () => {
    const model = hidoku.model.compile(puzzle.shape, 'check')
    const frame = new Int32Array(model.frameWords)
    model.root(frame, puzzle)
    expect(model.openCells(frame)).toBe(10)
    expect(model.alternatives(frame, 11)).toBe(10)
    expect(model.place(frame, 11, 3)).toBe(true)
    expect(model.place(frame, 7, 5)).toBe(true)
    expect(model.place(frame, 10, 4)).toBe(false)
    expect(model.failedGroup()).toBe(10)
  })

  it('basic keeps numbers within reach of the placed ones', () => {
    const model = hidoku.model.compile(puzzle.shape, 'basic')
    const frame = new Int32Array(model.frameWords)
    model.root(frame, puzzle)
    // 4 is an odd number of steps from 1, at most three; `basic` still allows it beside 1.
    const pairs = new Int32Array(2 * model.maxAlternatives)
    const count = model.list(frame, model.cells + 3, pairs)
    expect(Array.from({ length: count }, (_, index) => pairs[2 * index])).toEqual([1, 3, 4, 9])
  })

  it('full: a lone way in leaves no other way out', () => {
    // The corner r1c1 has two neighbours, one of them blocked, so it can only be an end of the path.
    const model = hidoku.model.compile(hidoku.notation.parseShape('3x3/rook'), 'full')
    const frame = new Int32Array(model.frameWords)
    expect(model.root(frame, puzzleOf('3x3/rook', ',#,', ',,', ',,'))).toBe(true)
    const pairs = new Int32Array(2 * model.maxAlternatives)
    const count = model.list(frame, 0, pairs)
    expect(Array.from({ length: count }, (_, index) => pairs[2 * index + 1])).toEqual([1, 8])
  })

  it('groups are neighbourhoods of open cells, and a contradiction names its own', () => {
    const model = hidoku.model.compile(puzzle.shape, 'full')
    const frame = new Int32Array(model.frameWords)
    model.root(frame, puzzle)
    expect(model.groups[0]).toEqual([0, 1, 4])
    expect(model.groups[6]).toEqual([])
    expect(model.groups[5]).toEqual([5, 1, 4, 9])
    const far = { ...puzzle, givens: puzzle.givens.with(11, 2) }
    expect(model.root(frame, far)).toBe(false)
    expect(model.failedGroup()).toBeGreaterThanOrEqual(0)
  })

  it('root survives givens of any kind', () => {
    for (const strength of STRENGTHS) {
      const model = hidoku.model.compile(puzzle.shape, strength)
      const frame = new Int32Array(model.frameWords)
      for (const wrong of [99, -5, 1.5, 1]) {
        expect(model.root(frame, { ...puzzle, givens: puzzle.givens.with(11, wrong) })).toBe(false)
      }
      expect(model.root(frame, puzzle)).toBe(true)
    }
  })
})

const ascent = dataFile('hidoku-ascent.json')

describe.skipIf(!HAS_DATA)(
  'the king and rook boards of hidoku-ascent.json (skipped where it is missing)',
  () => {
    interface Row {
      readonly id: string
      readonly rows: number
      readonly cols: number
      readonly grid: number[][]
      readonly adjacency: string
      readonly solution: number[][]
    }
    const boards = HAS_DATA
      ? (JSON.parse(readFileSync(ascent, 'utf8')) as Row[]).filter(({ adjacency }) => adjacency !== 'hex')
      : []

    it('are unique, with the solutions stated, and need no search', () => {
      expect(boards).toHaveLength(122)
      for (const { id, rows, cols, grid, adjacency, solution } of boards) {
        const shape = hidoku.notation.parseShape(`${rows}x${cols}/${adjacency}`)
        const found: string[] = []
        const search = makeSearcher(hidoku.model.compile(shape, 'full'), branching)
        const outcome = search({ shape, givens: grid.flat() }, {}, (values) => found.push(values.join(' ')))
        const expected = solution.flat().map((value) => Math.max(value, 0))
        expect(found, id).toEqual([expected.join(' ')])
        expect(outcome.statistics.nodesOpened, id).toBe(1)
      }
    })
  },
)
