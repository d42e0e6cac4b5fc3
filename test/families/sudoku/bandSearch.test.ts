// The search in WebAssembly against the search that it stands for: the same solutions in the same order, the same statistics
// and the same end, for all limits and restrictions.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeBandModel } from '../../../src/families/sudoku/bandModel.ts'
import { loadBandSearch as loadWithoutCode } from '../../../src/families/sudoku/bandSearch.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { sudokuShape } from '../../../src/families/sudoku/puzzle.ts'
import { isMade, makeMaker, makeSolver, parseOrder } from '../../../src/index.ts'
import { FEWEST_ALTERNATIVES } from '../../../src/kernel/branching.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { type Limits, makeSearcher, type Searcher, type Without } from '../../../src/kernel/search.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'
import { EASY, TRIED } from '../../support/knownSudokus.ts'

const FOLDER = resolve(import.meta.dirname, '../../../dist/families/sudoku')
const { loadBandSearch } = await import(`${FOLDER}/bandSearch.js`)
const shape = sudokuShape(9)
const plain: Searcher<never> = makeSearcher(makeBandModel(shape), FEWEST_ALTERNATIVES)
const makeFast = await loadBandSearch()
const fast: Searcher<never> = makeFast(() => plain)

function outcome(search: Searcher<never>, givens: readonly number[], limits: Limits, without: Without = {}) {
  const solutions: string[] = []
  const result = search(
    { shape, givens } as never,
    limits,
    (values) => solutions.push(values.join('')),
    without,
  )
  return { ...result, solutions }
}

function expectSame(givens: readonly number[], limits: Limits = { solutions: 2 }, without?: Without) {
  const expected = outcome(plain, givens, limits, without)
  expect(outcome(fast, givens, limits, without)).toEqual(expected)
  return expected
}

const givensOf = (line: string) => Array.from(line, (digit) => Number(digit) || 0)

const MINIMAL = (() => {
  const make = makeMaker(sudoku, shape, parseOrder(sudoku, 'minimal'))
  return Array.from({ length: 60 }, (_, seed) => make(`band-search/${seed}`)).filter(isMade)
})()

function withoutClues(givens: readonly number[], seed: string, count: number): number[] {
  const rng = makeRng(seed)
  const left = givens.slice()
  for (let gone = 0; gone < count; ) {
    const cell = below(rng, 81)
    if (left[cell] === 0) continue
    left[cell] = 0
    gone++
  }
  return left
}

describe('the search in WebAssembly', () => {
  it('solves published and minimal puzzles', () => {
    for (const id of [EASY, TRIED]) expectSame(givensOf(id.split(':')[2]))
    for (const { puzzle } of MINIMAL) expect(expectSame(puzzle.givens).solutions).toHaveLength(1)
  })

  it.runIf(HAS_DATA)('solves hard puzzles', () => {
    const lines = readFileSync(dataFile('sudoku-hardest-500.txt'), 'utf8').trim().split('\n')
    for (const line of lines) expectSame(givensOf(line.slice(0, 81)))
  })

  it('finds several solutions in the same order', () => {
    for (const [index, { puzzle }] of MINIMAL.entries()) {
      for (const gone of [1, 4, 10])
        expectSame(withoutClues(puzzle.givens, `${index}/${gone}`, gone), { solutions: 30 })
    }
    expect(expectSame(new Array(81).fill(0), { solutions: 500 }).ended).toBe('solution-limit')
  })

  it('finds contradictions', () => {
    const rng = makeRng('contradictions')
    let impossible = 0
    for (const { puzzle, solution } of MINIMAL) {
      const givens = puzzle.givens.slice()
      const cell = below(rng, 81)
      givens[cell] = (solution[cell] % 9) + 1
      if (expectSame(givens).solutions.length === 0) impossible++
    }
    expect(impossible).toBeGreaterThan(30)
    for (const other of [1, 9, 10])
      expectSame(Array.from({ length: 81 }, (_, cell) => Number(cell === 0 || cell === other)))
  })

  it('rules out a candidate, and does not count a known solution', () => {
    for (const { puzzle, solution } of MINIMAL) {
      for (const [cell, value] of puzzle.givens.entries()) {
        if (value === 0) continue
        const givens = puzzle.givens.with(cell, 0)
        expect(expectSame(givens, { solutions: 1 }, { excluded: { cell, value } }).solutions).toHaveLength(1)
        expectSame(givens, { solutions: 1 }, { known: solution })
      }
      expect(expectSame(puzzle.givens, {}, { known: solution }).solutions).toEqual([])
    }
  })

  it('stops at the limit of nodes', () => {
    for (let nodes = 0; nodes < 60; nodes++)
      expectSame(withoutClues(MINIMAL[0].puzzle.givens, 'nodes', 5), { nodes })
  })

  it('keeps the time', () => {
    let clock = 0
    const now = () => clock++
    const givens = new Array(81).fill(0)
    expect(outcome(fast, givens, { milliseconds: 40, now })).toMatchObject({ ended: 'time-limit' })
    expect(outcome(fast, MINIMAL[0].puzzle.givens, { now }).statistics.milliseconds).toBe(1)
    expect(() => outcome(fast, givens, { milliseconds: 40 })).toThrow('a time limit needs a clock')
  })

  it('begins again while another search reports a solution', () => {
    const other: Searcher<never> = makeFast(() => plain)
    const [first, second] = MINIMAL.map(({ puzzle }) => withoutClues(puzzle.givens, 'nested', 3))
    const expected = outcome(plain, first, { solutions: 9 }).solutions
    const found: string[] = []
    fast({ shape, givens: first } as never, { solutions: 9 }, (values) => {
      outcome(other, second, { solutions: 2 })
      found.push(values.join(''))
    })
    expect(found).toEqual(expected)
  })

  it('is what solvers use once it is loaded, for plain 9x9 Sudokus alone', async () => {
    const built = await import(resolve(FOLDER, '../../index.js'))
    await built.loadSearches()
    const { model } = built.findFamily('sudoku')
    expect(model.search(shape)).toBeTypeOf('function')
    expect(model.search(sudokuShape(4))).toBeUndefined()
    expect(model.search(sudoku.notation.parseShape('9x9+x'))).toBeUndefined()
    // The command line names the default.
    expect(makeBranching('fewest-alternatives')).toBe(FEWEST_ALTERNATIVES)
    for (const { puzzle } of MINIMAL)
      expect(built.makeSolver()(built.findFamily('sudoku'), puzzle)).toEqual(makeSolver()(sudoku, puzzle))
  })

  it('is left out where its code cannot run', async () => {
    expect(await loadWithoutCode()).toBeUndefined()
    expect(sudoku.model.search?.(shape)).toBeUndefined()
  })
})
