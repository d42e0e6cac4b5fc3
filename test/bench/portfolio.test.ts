import { describe, expect, it } from 'vitest'
import type { Row } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { results, row, rowsOf } from './rows.ts'

/** The statistics by nodes: a run without times. */
const allOf = (rows: readonly Row[], limits = {}) =>
  statisticsOf(
    results(
      rows.map((row) => ({ ...row, milliseconds: null })),
      { limits: { nodes: 1000, milliseconds: null, solutions: 2, memory: null, ...limits } },
    ),
  ).all

const entry = (all: ReturnType<typeof allOf>, name: string) =>
  all.portfolio.find(({ contender }) => contender === name)

describe('the virtual best', () => {
  it('is a lower bound with the least spent where no contender solved a puzzle', () => {
    const limited = rowsOf('b', [9, -27], { ended: 'time-limit' })
    const { virtualBest } = allOf([...rowsOf('a', [8, -1000]), ...limited])
    expect(virtualBest).toMatchObject({ solved: 1, capped: 1 })
    expect(virtualBest.nodes).toMatchObject({ of: 2, total: 35, totalBound: 'least', par2: null })
    const charged = allOf([...rowsOf('a', [8, -1000]), ...rowsOf('b', [9, -1000])]).virtualBest
    expect(charged.nodes.par2).toBe((8 + 2000) / 2)
  })

  it('has nodes of our own contenders only', () => {
    const slow = rowsOf('a', [5, 5], { milliseconds: 4 })
    const { virtualBest, portfolioBy } = statisticsOf(results([...slow, ...rowsOf('external', [1, 1])])).all
    expect(virtualBest.nodes.total).toBe(10)
    expect(virtualBest.milliseconds.total).toBe(2)
    expect(portfolioBy).toBe('milliseconds')
  })
})

describe('the single best', () => {
  it('is by nodes one of our own contenders', () => {
    const { singleBest, portfolio } = allOf([...rowsOf('a', [5, 5]), ...rowsOf('external', [1, 1])])
    expect(singleBest).toBe('a')
    expect(portfolio.map(({ contender }) => contender)).toEqual(['a'])
  })

  it('has the least PAR2, even if it solves less', () => {
    // PAR2 is 840 and 900: the limit is small, and b is slow.
    const rows = [...rowsOf('a', [1, 1, 1, 1, -1000]), ...rowsOf('b', [900, 900, 900, 900, 900])]
    expect(allOf(rows).singleBest).toBe('a')
  })

  it('without PAR2 solved most, and then has the least geometric mean', () => {
    const rows = [...rowsOf('a', [1, 1, -1000]), ...rowsOf('b', [90, 9, 9]), ...rowsOf('c', [9, 9, 9])]
    expect(allOf(rows, { nodes: null }).singleBest).toBe('c')
    expect(allOf(rows.slice(0, 6), { nodes: null }).singleBest).toBe('b')
  })

  it('was given all puzzles', () => {
    expect(allOf([...rowsOf('a', [1, 1]), ...rowsOf('b', [9, 9, 9])]).singleBest).toBe('b')
    expect(allOf([...rowsOf('a', [1]), row({ contender: 'b', puzzle: '2' })]).singleBest).toBeNull()
  })
})

describe('the Borda score', () => {
  it('compares each two on the puzzles that both were given', () => {
    const all = allOf([...rowsOf('a', [10, 10]), ...rowsOf('b', [10]), ...rowsOf('c', [-1000, 90])])
    expect(entry(all, 'a')?.borda).toBeCloseTo(0.5 + 1 + 0.9, 12)
    expect(entry(all, 'b')?.borda).toBe(0.5 + 1)
    expect(entry(all, 'c')?.borda).toBeCloseTo(0.1, 12)
  })

  it('gives nothing to a failed contender', () => {
    const all = allOf([...rowsOf('a', [10]), row({ contender: 'b', outcome: 'wrong', nodes: 1 })])
    expect(all.portfolio.map(({ borda }) => borda)).toEqual([1, 0])
  })
})

describe('the marginal contribution', () => {
  it('is a bound if it solved a puzzle alone', () => {
    const all = allOf([...rowsOf('a', [10, 10]), ...rowsOf('b', [10, -1000])])
    const alone = { solvedAlone: 1, bestAlone: 1, ratio: expect.closeTo(10, 12), bound: 'least' }
    expect(entry(all, 'a')?.marginal).toEqual(alone)
    // A failed contender tells nothing, so it may have needed no more.
    const failed = allOf([...rowsOf('a', [10]), row({ contender: 'b', outcome: 'crashed', nodes: 99 })])
    expect(entry(failed, 'a')?.marginal).toMatchObject({ solvedAlone: 1, ratio: 1, bound: 'least' })
  })

  it('is null if no contender solved anything', () => {
    const all = allOf([...rowsOf('a', [-1000]), ...rowsOf('b', [-1000])])
    expect(entry(all, 'a')?.marginal).toEqual({ solvedAlone: 0, bestAlone: 0, ratio: null })
  })
})
