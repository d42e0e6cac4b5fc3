import { describe, expect, it } from 'vitest'
import type { Row } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { signedRank } from '../../src/bench/statistics/wilcoxonAndHolm.ts'
import { makeRng, shuffled } from '../../src/kernel/rng.ts'
import { results, row, rowsOf } from './rows.ts'

/** Compares the first two contenders of these rows. */
const pairOfRows = (...rows: readonly Row[][]) =>
  statisticsOf(results(rows.flat()), { resamples: 200 }).all.pairs[0]

/** Compares two contenders with these nodes. */
const pairOf = (one: readonly number[], other: readonly number[]) =>
  pairOfRows(rowsOf('a', one), rowsOf('b', other))

describe('a contender', () => {
  const summaryOf = (rows: readonly Row[], limits = {}) =>
    statisticsOf(
      results(rows, { limits: { nodes: 1000, milliseconds: 5000, solutions: 2, memory: null, ...limits } }),
    ).all.summaries[0]

  it('is summarised by the outcomes of its puzzles', () => {
    const outcomes = ['solved', 'capped', 'crashed', 'rubbish', 'wrong', 'solved'] as const
    const rows = outcomes.map((outcome, puzzle) => row({ puzzle: String(puzzle), outcome }))
    expect(summaryOf(rows)).toMatchObject({ rows: 6, solved: 2, capped: 1, failed: 3 })
  })

  it('has no PAR2 if another limit ended one of the searches', () => {
    const { nodes, milliseconds } = summaryOf([
      ...rowsOf('a', [2, -1000]),
      ...rowsOf('a', [-70], { puzzle: '3', ended: 'time-limit', milliseconds: 5000 }),
      ...rowsOf('a', [-70], { puzzle: '4', ended: 'memory-limit', milliseconds: 50 }),
    ])
    expect([nodes.par2, milliseconds.par2]).toEqual([null, null])
    expect(nodes).toMatchObject({ of: 4, total: 1142, totalBound: 'least' })
  })

  it('counts a capped search with the least that there is if it does not tell what it had spent', () => {
    const untold = { puzzle: '3', ended: 'time-limit', nodes: null, milliseconds: null } as const
    const { nodes, milliseconds } = summaryOf([...rowsOf('a', [100, 100]), ...rowsOf('a', [-1], untold)])
    const geometricMean = expect.closeTo(100 ** (2 / 3), 9)
    expect(nodes).toMatchObject({ of: 3, geometricMean, meanBound: 'least' })
    // The limit itself is known.
    expect(milliseconds).toMatchObject({ of: 3, total: 5002, par2: (2 + 10000) / 3 })
  })

  it('has the sum of its times on a processor where it is known', () => {
    const rows = [1, 2, null].map((cpuMilliseconds, index) => row({ puzzle: String(index), cpuMilliseconds }))
    expect(summaryOf(rows).cpuMilliseconds).toEqual({ of: 2, total: 3 })
    expect(summaryOf(rowsOf('a', [1])).cpuMilliseconds).toEqual({ of: 0, total: null })
    const shorter = rowsOf('a', [1, -1000], { cpuMilliseconds: 0 })
    expect(summaryOf(shorter).cpuMilliseconds, 'below the tick').toEqual({ of: 2, total: null })
    const capped = rowsOf('a', [-1000], { puzzle: 'x', cpuMilliseconds: 7 })
    expect(summaryOf([...rows, ...capped]).cpuMilliseconds).toEqual({ of: 3, total: 10, totalBound: 'least' })
  })

  it('has no PAR2 if the value of a solved row is unknown', () => {
    const rows = rowsOf('a', [2, 8, 9]).map((row, index) => (index > 0 ? row : { ...row, nodes: null }))
    const told = { of: 2, total: 17, geometricMean: expect.closeTo(Math.sqrt(72), 12), par2: null }
    expect(summaryOf(rows).nodes).toEqual(told)
  })

  it('has no PAR2 without the limit', () => {
    const { nodes, milliseconds } = summaryOf(rowsOf('a', [2, 8]), { nodes: null })
    expect(nodes.par2).toBeNull()
    expect(milliseconds.par2).toBe(1)
  })

  it('has means in which values count at least 1 node and a microsecond', () => {
    const { nodes, milliseconds } = summaryOf([
      row({ nodes: 0, milliseconds: 0 }),
      row({ puzzle: '2', nodes: 9, milliseconds: 1 }),
    ])
    expect(nodes).toMatchObject({ total: 9, geometricMean: expect.closeTo(3, 12) })
    expect(milliseconds.geometricMean).toBeCloseTo(Math.sqrt(0.001), 12)
  })

  it('has no values of a measure that it does not report, even with a limit', () => {
    const untold = { of: 0, total: null, geometricMean: null, par2: null }
    // An external solver counts its own nodes.
    const external = rowsOf('external', [1, 2])
    expect(summaryOf(external)).toMatchObject({ nodes: untold, milliseconds: { of: 2, par2: 1 } })
    expect(summaryOf(rowsOf('a', [1, 2], { milliseconds: null }))).toMatchObject({
      nodes: { of: 2 },
      milliseconds: untold,
    })
  })

  it('is charged in full if it solved nothing', () => {
    expect(summaryOf(rowsOf('a', [-1000, -1000])).nodes).toEqual({
      of: 2,
      total: 2000,
      totalBound: 'least',
      geometricMean: expect.closeTo(1000, 9),
      meanBound: 'least',
      par2: 2000,
    })
  })
})

describe('two contenders', () => {
  it('are compared on the puzzles that both were given', () => {
    const rows = [...rowsOf('a', [1, 2, 3]), ...rowsOf('b', [2, 2, 1, 7, 9])]
    const [pair] = statisticsOf(results(rows)).all.pairs
    expect(pair).toMatchObject({ one: 'a', other: 'b', puzzles: 3, bothSolved: 3 })
    expect(pair.tallies.nodes).toEqual({ wins: 1, ties: 1, losses: 1 })
    expect(pair.nodes).toMatchObject({ of: 3, ratio: expect.closeTo((2 * 1 * (1 / 3)) ** (1 / 3), 12) })
  })

  it('win by solving a puzzle that the other did not, whatever the cost', () => {
    const rows = [
      ...rowsOf('a', [999, -3, -1000, 5]),
      ...rowsOf('b', [-2, 999, -1000]),
      row({ contender: 'b', puzzle: '4', outcome: 'wrong', nodes: 1 }),
    ]
    const [pair] = statisticsOf(results(rows)).all.pairs
    expect(pair).toMatchObject({ puzzles: 4, bothSolved: 0, onlyOne: 2, onlyOther: 1 })
    expect(pair.tallies.nodes).toEqual({ wins: 2, losses: 1, ties: 1 })
  })

  it('are compared by time alone if one is an external solver, which counts its own nodes', () => {
    const external = rowsOf('external', [1, 1], { milliseconds: 8 })
    const pair = pairOfRows(rowsOf('a', [1, 1], { milliseconds: 2 }), external)
    expect(pair.tallies).toEqual({ nodes: null, milliseconds: { wins: 2, ties: 0, losses: 0 } })
    expect(pair.nodes).toBeNull()
    expect(pair.milliseconds?.ratio).toBeCloseTo(4, 12)
  })

  it('win by each measure apart: the one with fewer nodes may be the slower one', () => {
    const quicker = rowsOf('b', [2, 3, 3, 40], { milliseconds: 4 })
    expect(pairOfRows(rowsOf('a', [1, 2, 3, -1000], { milliseconds: 9 }), quicker).tallies).toEqual({
      nodes: { wins: 2, ties: 1, losses: 1 },
      milliseconds: { wins: 0, ties: 0, losses: 4 },
    })
  })

  it('are not compared by time in a run without times', () => {
    const nothing = { nodes: null, milliseconds: null }
    const pair = pairOfRows(rowsOf('external', [1], nothing), rowsOf('external too', [1], nothing))
    expect(pair).toMatchObject({ tallies: nothing, ...nothing })
  })

  it('have a lower bound if only the second was capped, and an upper bound the other way round', () => {
    const one = [10, 10, 10, -1000]
    const other = [20, 40, -1000, -1000]
    const ratio = (2 * 4 * 100) ** (1 / 3)
    const least = { of: 3, bound: 'least', ratio: expect.closeTo(ratio, 9) }
    expect(pairOf(one, other).nodes).toMatchObject(least)
    const most = { of: 3, bound: 'most', ratio: expect.closeTo(1 / ratio, 12) }
    expect(pairOf(other, one).nodes).toMatchObject(most)
  })

  it('have no bound if each was capped on puzzles that the other solved', () => {
    const { nodes } = pairOf([10, 10, -1000], [20, -1000, 10])
    expect(nodes).toMatchObject({ of: 1, ratio: expect.closeTo(2, 12) })
    expect(nodes).not.toHaveProperty('bound')
  })

  it('count the amount spent before the other limit ended the search', () => {
    const capped = rowsOf('b', [-40], { ended: 'time-limit', milliseconds: 5000 })
    const pair = pairOfRows(rowsOf('a', [10], { milliseconds: 30 }), capped)
    expect(pair.nodes).toMatchObject({ bound: 'least', ratio: expect.closeTo(4, 12) })
    expect(pair.milliseconds).toMatchObject({ bound: 'least', ratio: expect.closeTo(5000 / 30, 9) })
  })

  it('have a p but no bound if a capped row does not tell what it had spent', () => {
    const capped = rowsOf('b', [-1], { puzzle: '7', ended: 'memory-limit', nodes: null })
    const [one, other] = [rowsOf('a', [1, 1, 1, 1, 1, 1, 1]), rowsOf('b', [2, 3, 4, 5, 6, 7])]
    const { nodes } = pairOfRows(one, other, capped)
    expect(nodes).toMatchObject({ of: 6, p: 2 / 128, holm: 2 / 128, isSignificant: true })
    expect(nodes).not.toHaveProperty('bound')
  })
})

describe('the p of a ratio', () => {
  it('sees ties to the last bit, in either direction', () => {
    for (let factor = 2; factor < 40; factor++) {
      const { nodes } = pairOf([1, 1, 1, 1, 1, 1, factor], [factor, factor, 2, 3, 4, 100, 1])
      const size = Math.log(factor)
      const expected = signedRank([size, size, Math.log(2), Math.log(3), Math.log(4), Math.log(100), -size])
      expect(nodes?.p, String(factor)).toBe(expected.twoSided)
    }
  })

  it('takes a puzzle that capped only one of them for the largest difference, in both directions', () => {
    const one = [10, 10, 10, 10, 10, 10, 10, -1000, -1000]
    const other = [20, 30, 40, 50, 60, 70, -1000, 10, 10]
    const expected = signedRank([1, 2, 3, 4, 5, 6, 9, -9, -9])
    expect(pairOf(one, other).nodes).toMatchObject({ of: 6, p: expected.twoSided })
    expect(pairOf(one.slice(0, 6), other.slice(0, 6)).nodes?.p).toBe(2 / 64)
  })

  it('takes a puzzle that capped both for a tie, whatever they had spent', () => {
    const [one, other] = [
      [1, 1, 1, 1, 1, 1],
      [2, 3, 4, 5, 6, 7],
    ]
    expect(pairOf([...one, -1000, -20], [...other, -10, -1000]).nodes?.p).toBe(2 / 64)
  })

  it('is null below six puzzles that differ, as is the interval below six', () => {
    expect(pairOf([1, 1, 1, 1, 1], [2, 3, 4, 5, 6]).nodes).toMatchObject({ p: null, low: null, high: null })
    expect(pairOf([1, 1, 1, 1, 1, 1], [2, 3, 4, 5, 6, 1]).nodes).toMatchObject({ p: null, holm: null })
    expect(pairOf([1, 1, 1, 1, 1, 1], [2, 3, 4, 5, 6, 7]).nodes?.p).toBe(2 / 64)
  })

  it('needs no bound where the ratio has one', () => {
    const one = [1, 1, 1, 1, 1, 1, 1]
    expect(pairOf(one, [2, 3, 4, 5, 6, 7, -1000]).nodes).toMatchObject({ bound: 'least', p: 2 / 128 })
    // The second is better on all puzzles that both solved, and far worse where it was capped.
    const better = pairOf([20, 30, 40, 50, 60, 70, 80], [1, 1, 1, 1, 1, 1, -1000]).nodes
    const expected = signedRank([-1, -2, -3, -4, -5, -6, 7])
    expect(better).toMatchObject({ bound: 'least', p: expected.twoSided })
    expect(better?.p).toBeLessThan(0.5)
  })

  it('does not depend on what capped rows had spent, while the ratio is a bound of that of the whole run', () => {
    const rng = makeRng('bounds')
    for (let sample = 0; sample < 200; sample++) {
      const draw = () => 1 + (rng() >>> 0) / 2 ** 27
      const one = Array.from({ length: 9 }, draw)
      const other = Array.from({ length: 9 }, () => draw() * 3)
      const cappedAt = (spent: number) => other.map((number) => (number > 50 ? -spent : number))
      const [capped, sooner] = [50, 5].map((spent) => pairOf(one, cappedAt(spent)).nodes)
      const whole = pairOf(one, other).nodes
      if (!capped?.bound || !whole) continue
      expect(sooner?.p).toBe(capped.p)
      expect(capped.ratio).toBeLessThanOrEqual(whole.ratio * (1 + 1e-12))
      expect(capped.low).toBeLessThanOrEqual((whole.low ?? 0) * (1 + 1e-12))
    }
  })

  it('is corrected for all tested pairs of a table, separately for nodes and times', () => {
    const base = [1, 1, 1, 1, 1, 1, 1, 1]
    const rows = [
      ...rowsOf('a', base),
      ...rowsOf('b', [2, 3, 4, 5, 6, 7, 8, 9]),
      ...rowsOf('c', [2, 3, 4, 5, 6, 7, 8, 1 / 9]),
      ...rowsOf('same as a', base),
    ]
    const { pairs } = statisticsOf(results(rows)).all
    const found = pairs.map(({ one, other, nodes }) => [one, other, nodes?.p, nodes?.holm])
    expect(found).toEqual([
      ['a', 'b', 2 / 256, 4 * (2 / 256)],
      ['a', 'c', expect.any(Number), expect.any(Number)],
      ['a', 'same as a', null, null],
      ['b', 'c', null, null],
      ['b', 'same as a', 2 / 256, 4 * (2 / 256)],
      ['c', 'same as a', expect.any(Number), expect.any(Number)],
    ])
    expect(pairs.every(({ milliseconds }) => milliseconds?.p === null)).toBe(true)
  })
})

describe('the interval of a ratio', () => {
  it('contains the ratio, and does not depend on the order of the rows', () => {
    const rng = makeRng('order')
    const rows = [...rowsOf('a', [4, 3, 9, 12, 40, 7, 2, 5]), ...rowsOf('b', [8, 9, 10, 70, 80, 9, 9, 3])]
    const found = statisticsOf(results(rows))
    const { ratio, low, high } = found.all.pairs[0].nodes ?? { ratio: 0, low: 0, high: 0 }
    expect(low).toBeLessThan(ratio)
    expect(high).toBeGreaterThan(ratio)
    const { header } = results(rows)
    expect(statisticsOf({ header, rows: shuffled(rng, rows) })).toEqual(found)
    expect(statisticsOf(results(rows), { seed: 'another' }).all.pairs[0].nodes?.low).not.toBe(low)
  })
})

describe('sections', () => {
  const rows = [
    ...rowsOf('a', [1, 2], { family: 'hidoku', shape: '5x5', stars: 3 }),
    row({ puzzle: '16', shape: '16x16', stars: null }),
    row({ puzzle: '9', shape: '9x9', stars: 1 }),
    row({ contender: 'b', puzzle: '9', shape: '9x9', stars: 1 }),
  ]
  const { all, byFamily, byStars } = statisticsOf(results(rows))

  it('cover all puzzles, each family and shape, and each number of stars', () => {
    const titles = (sections: typeof byStars) => sections.map(({ title, puzzles }) => `${title}: ${puzzles}`)
    expect([all.title, all.puzzles]).toEqual(['all puzzles', 4])
    expect(titles(byFamily)).toEqual(['Sudoku 9x9: 1', 'Sudoku 16x16: 1', 'Hidoku 5x5: 2'])
    expect(titles(byStars)).toEqual(['1 star: 1', '3 stars: 2'])
  })

  it('include families that this version does not know, after the others', () => {
    const odd = [row({ puzzle: 'z', family: 'zebra', shape: '2x2' }), ...rows]
    const titles = statisticsOf(results(odd)).byFamily.map(({ title }) => title)
    expect(titles.join()).toBe('Sudoku 9x9,Sudoku 16x16,Hidoku 5x5,zebra 2x2')
  })

  it('list the contenders with rows', () => {
    expect(all.summaries.map(({ contender, rows }) => `${contender}: ${rows}`)).toEqual(['a: 4', 'b: 1'])
    expect(byFamily.map(({ summaries }) => summaries.length)).toEqual([2, 1, 1])
    expect(byFamily.map(({ pairs }) => pairs.length)).toEqual([1, 0, 0])
  })
})
