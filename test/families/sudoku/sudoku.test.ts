import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeLatinModel } from '../../../src/families/latin/model.ts'
import type { Span } from '../../../src/families/puzzleError.ts'
import { makeBandModel } from '../../../src/families/sudoku/bandModel.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { type SudokuPuzzle, sudokuBoard, sudokuShape } from '../../../src/families/sudoku/puzzle.ts'
import { makeSolver, readPuzzles } from '../../../src/index.ts'
import { makeBranching, VARIABLE_ORDERS, type VariableOrderName } from '../../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'

const span = (text: string): Span => ({ text, line: 1, column: 1 })
const puzzleOf = (line: string): SudokuPuzzle => sudoku.notation.parse([span(line)])
const solve = (line: string) => makeSolver()(sudoku, puzzleOf(line))

/** Published puzzles with their solutions, and the nodes that full strength opens to prove them unique. */
const PUBLISHED = [
  {
    source: 'the Sudoku post (2011), the puzzle of its first part',
    puzzle: '..3.75.......2..869.2..1..3.4.18......7......2.....6.....7..3.1..4.....7.3.45.2..',
    solution: '813675492475923186962841573346189725157264938289537614528796341694312857731458269',
    nodes: 22,
  },
  {
    source: 'Norvig, Solving Every Sudoku Puzzle (2006), grid 1',
    puzzle: '003020600900305001001806400008102900700000008006708200002609500800203009005010300',
    solution: '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
    nodes: 1,
  },
  {
    source: 'Arto Inkala, The hardest Sudoku in the world (The Telegraph, 2012)',
    puzzle: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    solution: '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
    nodes: 48,
  },
]

describe('published puzzles', () => {
  it.each(PUBLISHED)('$source', ({ puzzle, solution, nodes }) => {
    const solved = solve(puzzle)
    expect(solved.status).toBe('unique')
    expect(solved.solutions[0].join('')).toBe(solution)
    expect(solved.statistics.nodesOpened).toBe(nodes)
  })

  // These counts detect changes of the search.
  it.each([
    ['fewest-alternatives', 161],
    ['fewest-candidates', 161],
    ['row-major', 338],
    ['fullest-group', 141],
    ['dom-wdeg', 132],
    ['failures', 113],
  ] as [VariableOrderName, number][])('%s opens the pinned number of nodes', (variables, nodes) => {
    const { statistics } = makeSolver({ branching: makeBranching(variables), strength: 'basic' })(
      sudoku,
      puzzleOf(PUBLISHED[2].puzzle),
    )
    expect(statistics.nodesOpened).toBe(nodes)
  })

  it('pins every order without random choices', () => {
    expect(Object.keys(VARIABLE_ORDERS).length).toBe(7)
  })
})

describe('sizes', () => {
  it.each(['6x6', '6x6/3x2'])('counts the 28,200,960 grids of %s', (text) => {
    // Relabelling turns any first row into any other, so only grids that begin with 1 to 6 are counted.
    const shape = sudoku.notation.parseShape(text)
    const givens = Array.from({ length: 36 }, (_, cell) => (cell < 6 ? cell + 1 : 0))
    const { count } = makeSolver({ strength: 'basic' })(
      sudoku,
      { shape, givens },
      { solutions: Infinity, keepSolutions: false },
    )
    expect(720 * count).toBe(28_200_960)
  })

  it('rejects shapes that do not exist', () => {
    for (const text of ['7x7', '9x8', '6x6/6x1', '9', '', '9x9/']) {
      expect(() => sudoku.notation.parseShape(text), text).toThrow(
        /is not a Sudoku shape; expected .*6x6\/3x2/,
      )
    }
  })
})

describe('strength', () => {
  it('of the general model prunes hard puzzles by subsets and locked candidates to the pinned counts', () => {
    const branching = makeBranching('fewest-alternatives', 'ascending', 'seed')
    // The second is Inkala's "AI Escargot" (2006).
    const puzzles = [
      PUBLISHED[2].puzzle,
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    ]
    const nodes = (['basic', 'full'] as const).map((strength) => {
      const search = makeSearcher(
        makeLatinModel<SudokuPuzzle>(sudokuBoard({ shape: sudokuShape(9) }), strength),
        branching,
      )
      return puzzles.map((puzzle) => search(puzzleOf(puzzle)).statistics.nodesOpened)
    })
    expect(nodes).toEqual([
      [161, 72],
      [30, 61],
    ])
  })

  it('learns from the contradictions of the fast model, too', () => {
    const { statistics } = makeSolver({ branching: makeBranching('dom-wdeg') })(
      sudoku,
      puzzleOf(PUBLISHED[2].puzzle),
    )
    expect(statistics.nodesOpened).toBe(93)
  })
})

describe('clashes', () => {
  it.each([
    ['a row', [0, 5], 'row 1 has 7 twice (r1c1, r1c6)'],
    ['a column', [0, 45], 'column 1 has 7 twice (r1c1, r6c1)'],
    ['a box alone', [60, 70], 'box 9 has 7 twice (r7c7, r8c8)'],
  ])('in %s are refused', (_, cells, message) => {
    const line = Array.from({ length: 81 }, (__, cell) => (cells.includes(cell) ? '7' : '.')).join('')
    expect(() => puzzleOf(line)).toThrow(message)
  })
})

describe('the two models of 9x9', () => {
  const shape = sudokuShape(9)
  const branching = makeBranching('fewest-candidates', 'ascending', 'seed')

  it('find the same solutions of puzzles with several', () => {
    const models = [
      makeBandModel(shape),
      makeLatinModel<SudokuPuzzle>(sudokuBoard({ shape }), 'full'),
      makeLatinModel<SudokuPuzzle>(sudokuBoard({ shape }), 'basic'),
    ]
    for (const { solution } of PUBLISHED) {
      // Swapping two digits in all cells keeps the rules, so without these digits there are at least two
      // solutions.
      const puzzle = puzzleOf(solution.replaceAll(/[147]/g, '.'))
      const found = models.map((model) => {
        const solutions: string[] = []
        makeSearcher(model, branching)(puzzle, {}, (values) => solutions.push(values.join('')))
        return solutions.sort()
      })
      expect(found[0].length).toBeGreaterThan(1)
      expect(found[1]).toEqual(found[0])
      expect(found[2]).toEqual(found[0])
    }
  })
})

describe.skipIf(!HAS_DATA)('collections (skipped without the data)', () => {
  it.each([
    ['sudoku-17clue-5000.txt', 500],
    ['sudoku-hardest-500.txt', 100],
    ['sudoku-rated-A.txt', 300],
  ])('%s: unique, and the two models agree', (name, take) => {
    const lines = readFileSync(dataFile(name), 'utf8').split('\n').slice(0, take)
    const entries = readPuzzles(lines.map((line) => line.slice(0, 81)).join('\n'))
    expect(entries.length).toBe(take)
    const [fast, general] = [makeSolver(), makeSolver({ strength: 'basic' })]
    for (const entry of entries) {
      if ('error' in entry) throw entry.error
      const solved = fast(entry.family, entry.puzzle)
      expect(solved.status).toBe('unique')
      expect(sudoku.rules.faults(entry.puzzle as SudokuPuzzle, solved.solutions[0])).toEqual([])
      expect(general(entry.family, entry.puzzle).solutions).toEqual(solved.solutions)
    }
  })
})
