import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type Cage, type KenkenPuzzle, kenkenShape } from '../../../src/families/kenken/puzzle.ts'
import { STRENGTHS, type Strength } from '../../../src/families/model.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { type Excluded, type Limits, makeSearcher } from '../../../src/kernel/search.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'
import { viewFaults } from '../views.ts'
import { fillsCage, latinSquares, NORVIG, randomPuzzle, span, sumPerRow } from './boards.ts'

const PLACING = ['basic', 'full'] as const
const branching = makeBranching('fewest-alternatives', 'ascending', 'kenken')
// Unlike the other solver it never looks at numbers, so it finds eliminations that a model forgets.
const rowMajor = makeBranching('row-major', 'ascending', 'kenken')

function solve(
  puzzle: KenkenPuzzle,
  strength: Strength,
  limits: Limits = {},
  excluded?: Excluded,
  order = branching,
) {
  const solutions: string[] = []
  const search = makeSearcher(kenken.model.compile(puzzle.shape, strength), order)
  const outcome = search(puzzle, limits, (values) => solutions.push(values.join('')), { excluded })
  return { ...outcome, solutions: solutions.sort() }
}

const squares = new Map([3, 4].map((size) => [size, latinSquares(size)]))
const boards = fc.record({
  seed: fc.integer(),
  size: fc.constantFrom(3, 4),
  wrong: fc.constantFrom(0, 0, 20),
})

function boardOf({ seed, size, wrong }: { seed: number; size: number; wrong: number }): KenkenPuzzle {
  const rng = makeRng(String(seed))
  const all = squares.get(size) ?? []
  return randomPuzzle(rng, all[below(rng, all.length)], { wrong })
}

describe("Norvig's ten puzzles", () => {
  const expectedNodes = { basic: [1, 5, 2, 18, 4, 3, 2, 67, 2, 2], full: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }
  it.each(PLACING)('have one solution each, the published one, at strength %s', (strength) => {
    const outcomes = NORVIG.map(([text]) => solve(kenken.notation.parse([span(text)]), strength))
    expect(outcomes.map(({ solutions }) => solutions)).toEqual(NORVIG.map(([, solution]) => [solution]))
    expect(outcomes.map(({ statistics }) => statistics.nodesOpened)).toEqual(expectedNodes[strength])
  })

  it.each(NORVIG.slice(0, 6))('%s at strength check', (text, solution) => {
    expect(solve(kenken.notation.parse([span(text)]), 'check').solutions).toEqual([solution])
  })

  it('have no solution if one of its numbers is ruled out', () => {
    const [text, solution] = NORVIG[6]
    const puzzle = kenken.notation.parse([span(text)])
    Array.from(solution, Number).forEach((value, cell) => {
      for (const strength of PLACING) {
        expect(solve(puzzle, strength, {}, { cell, value })).toMatchObject({
          ended: 'exhausted',
          solutions: [],
        })
        const other = { cell, value: (value % 6) + 1 }
        expect(solve(puzzle, strength, {}, other).solutions).toEqual([solution])
      }
    })
  })
})

it.each([
  [
    '9:a_3aa_6a_a__a_a_3a_a_3a_b_6aa__a3__a3_a4__a_3aa_6a_a_3a3_3ab_3a4__a3_a3_,m18d2s3a8s5a14s2m24d2m48d3a8a12a8s3m63d4m18m840d4s2s3d2m45m24d3a16m12s2a6a10m12s2a14d3s3s1',
    22,
  ],
  [
    '9:_a__a3_aa_7a_10a_5a_4aa_6a_3aa__abaa_a_a3_aa_3aa_3ba_aa_a3__bb__aac_a3,s1s4s3m6m8a21m24s4m8a11m18a7s6m168m175a10d2a14a9s2s2a10d3s2m216d2m252a13a11m108a9m168s1d4s3',
    22,
  ],
  [
    '9:a_5aa_8a_a__ab_3a__ab_3a3__aa_6a__a_3aa_5aa__b_4b__a_b__a3bba_5a3__a5,d2m336a14s3m12a11s1a10m162s3a11s7m4320s1m12a8d4m1080a15m6m45m8m6d2d4s1a15s1s4d2d2a7s2s5a13',
    16,
  ],
  [
    '8:a3_a_16a_7a_5b__ab_a_a_aa_3aa_a7_a_a__a_aba_3aa_4,m8a10d2s3s1d2s1s1a12a13a9s1m6a5d2d4s1d2a8d2m24m8a13s3s3m8m12s2m6a12m24',
    15,
  ],
])('Keen has few harder puzzles than %s: %i nodes', (id, nodes) => {
  const { solutions, statistics } = solve(kenken.notation.parse([span(id)]), 'full')
  expect([solutions.length, statistics.nodesOpened]).toEqual([1, nodes])
})

describe.each(STRENGTHS)('at strength %s', (strength) => {
  it('finds all 12 and 576 Latin squares if each row is one sum', () => {
    expect(solve(sumPerRow(3), strength).solutions).toHaveLength(12)
    expect(new Set(solve(sumPerRow(4), strength).solutions).size).toBe(576)
  })

  it('finds the same solutions of random boards as trying everything', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const puzzle = boardOf(board)
        const all = squares.get(board.size) ?? []
        const expected = all.filter((values) => puzzle.cages.every((cage) => fillsCage(cage, values)))
        const texts = expected.map((values) => values.join('')).sort()
        expect(solve(puzzle, strength).solutions).toEqual(texts)
        expect(solve(puzzle, strength, {}, undefined, rowMajor).solutions).toEqual(texts)
      }),
      { numRuns: 300 },
    )
  })

  it('gives heuristics correct views of every state', () => {
    fc.assert(
      fc.property(boards, fc.integer(), (board, seed) => {
        const puzzle = boardOf(board)
        const model = kenken.model.compile(puzzle.shape, strength)
        const frame = new Int32Array(model.frameWords)
        const rng = makeRng(String(seed))
        for (let alive = model.root(frame, puzzle); alive && model.openCells(frame) > 0; ) {
          expect(viewFaults(model, frame, strength === 'check' ? 0 : 2)).toEqual([])
          const open = Array.from({ length: model.items }, (_, item) => item).filter(
            (item) => model.alternatives(frame, item) > 0,
          )
          if (open.length === 0) break
          const pairs = new Int32Array(2 * model.maxAlternatives)
          const count = model.list(frame, open[below(rng, open.length)], pairs)
          const chosen = 2 * below(rng, count)
          const step = below(rng, 2) === 0 ? model.place : model.exclude
          alive = step(frame, pairs[chosen], pairs[chosen + 1])
          if (alive && step === model.place) {
            const values = new Int32Array(model.cells)
            model.read(frame, values)
            expect(values[pairs[chosen]]).toBe(pairs[chosen + 1])
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('can be used again with other cages, even after a contradiction', () => {
    const [one, other] = NORVIG.map(([text]) => kenken.notation.parse([span(text)]))
    const wrong = { ...one, cages: one.cages.with(0, { ...one.cages[0], target: 3 }) }
    const model = kenken.model.compile(one.shape, strength)
    const search = makeSearcher(model, branching)
    const first = search(one)
    expect(search(wrong).statistics.solutions).toBe(0)
    expect(search(other).statistics.solutions).toBe(1)
    expect(model.groups.slice(8)).toEqual(other.cages.map((cage) => cage.cells))
    expect(search(one)).toEqual(first)
  })

  it('ends the search at once for impossible cages', () => {
    const shape = kenkenShape(3)
    const givens = new Array<number>(9).fill(0)
    const rows = [0, 3, 6].map(
      (cell): Cage => ({
        operator: '+',
        target: 6,
        cells: [cell, cell + 1, cell + 2],
      }),
    )
    const wrong: Cage[] = [
      { ...rows[0], target: 1e30 },
      { ...rows[0], target: -1 },
      { ...rows[0], operator: '/', target: 0 },
      { ...rows[0], operator: '=' },
      { ...rows[0], operator: 'x', target: 0.5 },
    ]
    for (const cage of wrong) {
      expect(solve({ shape, givens, cages: rows.with(1, cage) }, strength).solutions).toEqual([])
    }
  })
})

it.each(['check', 'basic', 'full'] as const)('a contradiction names its group at strength %s', (strength) => {
  const puzzle = kenken.notation.parse([span('3: 3x A1 A2; 3x B1 B2; 2= A3; 3 + B3 C3; 6 x C1 C2')])
  const model = kenken.model.compile(puzzle.shape, strength)
  const frame = new Int32Array(model.frameWords)
  const search = makeSearcher(model, branching)
  expect(search(puzzle).statistics.solutions).toBe(0)
  model.root(frame, puzzle)
  expect(model.failedGroup()).toBeLessThan(model.groups.length)
})

it('cages too large for tables reach their targets', () => {
  const cells = Array.from({ length: 36 }, (_, cell) => `${'ABCDEF'[Math.floor(cell / 6)]}${(cell % 6) + 1}`)
  // The sum forces the last row of the first cage to 1, 2, 3 in some order.
  const [top, rest] = [cells.slice(0, 33), cells.slice(33)]
  const puzzle = kenken.notation.parse([span(`6: 120 + ${top.join(' ')}; 6 + ${rest.join(' ')}`)])
  for (const strength of PLACING) {
    const { solutions } = solve(puzzle, strength, { solutions: 50 })
    expect(solutions).toHaveLength(50)
    for (const solution of solutions) expect(Array.from(solution.slice(33)).sort().join('')).toBe('123')
  }
})

const ids = dataFile('kenken-keen-ids.tsv')
describe.skipIf(!HAS_DATA)("Keen's 1500 puzzles (skipped without the data)", () => {
  it('have one solution each', () => {
    const searches = new Map<string, ReturnType<typeof makeSearcher<KenkenPuzzle>>>()
    for (const row of readFileSync(ids, 'utf8').trim().split('\n').slice(1)) {
      const puzzle = kenken.notation.parse([span(row.split('\t')[2])])
      const { text } = puzzle.shape
      const search = searches.get(text) ?? makeSearcher(kenken.model.compile(puzzle.shape, 'full'), branching)
      searches.set(text, search)
      let solution: number[] = []
      const outcome = search(puzzle, { solutions: 2 }, (values) => {
        solution = Array.from(values)
      })
      expect([row, outcome.ended, outcome.statistics.solutions]).toEqual([row, 'exhausted', 1])
      expect(kenken.rules.faults(puzzle, solution)).toEqual([])
      expect(puzzle.cages.filter((cage) => !fillsCage(cage, solution))).toEqual([])
    }
  })
})
