import { describe, expect, it } from 'vitest'
import { makeWitness, untruth } from '../../src/bench/verifyAnswer.ts'
import { makeSolver } from '../../src/index.ts'
import claims from './claims.json' with { type: 'json' }
import { corpusPuzzle } from './rows.ts'

const LIMITS = { nodes: null, milliseconds: null, solutions: 2, memory: null }

/** Puzzles with one solution (1 2 / 3 4), with 288, and with none. */
const ONE = corpusPuzzle('survo:2x2:,/,|3,7|4,6')
const MANY = corpusPuzzle('sudoku:4x4:................')
const NONE = corpusPuzzle('sudoku:4x4:12....3..4......')

describe('the known number of solutions', () => {
  it('is the count of the built-in solver, up to the limit on solutions', () => {
    const witness = makeWitness(LIMITS)
    expect(witness(ONE)).toEqual({ atLeast: 1, isExact: true })
    expect(witness(MANY)).toEqual({ atLeast: 2, isExact: false })
    const all = makeWitness({ ...LIMITS, solutions: null })(MANY)
    expect(all).toEqual({ atLeast: 288, isExact: true })
  })

  it.each([
    [null, 1_000_000],
    [10_000_000, 1_000_000],
    [10, 10],
  ])('is computed within the limit %j: %i nodes', (nodes, expected) => {
    const asked: (number | undefined)[] = []
    const solve = makeSolver()
    makeWitness({ ...LIMITS, nodes }, (family, puzzle, limits) => {
      asked.push(limits?.nodes)
      return solve(family, puzzle, limits)
    })(ONE)
    expect(asked).toEqual([expected])
  })

  it('is the stated solution, if the built-in solver reaches its limit', () => {
    const empty = corpusPuzzle('survo:4x4:,,,/,,,/,,,/,,,|51,36,32,17|51,42,26,17')
    const witness = makeWitness({ ...LIMITS, nodes: 1 })
    expect(witness(empty)).toEqual({ atLeast: 0, isExact: false })
    expect(witness({ ...empty, solution: [0] })).toEqual({ atLeast: 1, isExact: false })
  })
})

describe('an answer', () => {
  const truth = { atLeast: 1, isExact: true }
  const shown = [[1, 2, 3, 4]]

  it('may be true', () => {
    expect(untruth(ONE, { count: 1, isComplete: true, shown }, truth)).toBeUndefined()
    expect(untruth(ONE, { count: 1, isComplete: false, shown }, truth)).toBeUndefined()
    expect(untruth(ONE, { count: 0, isComplete: false, shown: [] }, truth)).toBeUndefined()
    expect(
      untruth(NONE, { count: 0, isComplete: true, shown: [] }, { atLeast: 0, isExact: true }),
    ).toBeUndefined()
  })

  it.each(claims.wrong)('is wrong if it claims $claimed', ({ claim, message }) => {
    expect(untruth(ONE, claim, truth)).toContain(message)
  })

  it('is wrong if it leaves out solutions', () => {
    const claim = { count: 1, isComplete: true, shown: [] }
    expect(untruth(MANY, claim, { atLeast: 2, isExact: false })).toBe(
      'reports 1 solution, but there are at least 2',
    )
  })

  it('is wrong if it changes a given', () => {
    const one = corpusPuzzle('survo:2x2:1,/,|3,7|4,6')
    expect(untruth(one, { count: 1, isComplete: false, shown: [[2, 1, 3, 4]] }, truth)).toContain(
      'a solution is wrong: ',
    )
  })
})
