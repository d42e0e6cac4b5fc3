// Tests the plots of a run: the values behind the marks, and where marks must lie.

import { describe, expect, it } from 'vitest'
import { boxes } from '../../src/bench/report/boxPlot.ts'
import { cactus } from '../../src/bench/report/cactusPlot.ts'
import { plotsOf } from '../../src/bench/report/choosePlots.ts'
import { drawPlot } from '../../src/bench/report/drawPlot.ts'
import { heat } from '../../src/bench/report/heatMap.ts'
import { profile } from '../../src/bench/report/performanceProfile.ts'
import { tellingPair } from '../../src/bench/report/pickPairs.ts'
import type { Plot } from '../../src/bench/report/plot.ts'
import { reportDataOf, reportGroups } from '../../src/bench/report/reportData.ts'
import { MEASURES } from '../../src/bench/report/reportMeasures.ts'
import { scatter } from '../../src/bench/report/scatterPlot.ts'
import type { Results, Row } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { external, madeResults, own } from '../support/results.ts'
import { results, row, rowsOf } from './rows.ts'

const typeface = loadTypeface()
const KINDS = [
  ['sudoku', '9x9'],
  ['survo', '3x4'],
] as const

/** Names that would break the page without escaping. */
const NASTY = 'my <b>order</b> & "others"'

const mixed = madeResults({
  contenders: [own('norvig', 1.5), own(NASTY, 3.4), own('survo-rows', 2.5, ['survo']), external('gecode', 2)],
  kinds: KINDS,
  puzzles: 7,
  nodes: 100,
})

const report = (results: Results) => reportDataOf(results, statisticsOf(results, { resamples: 100 }))
const [nodes, time] = MEASURES

function plot(made: Plot | undefined): Plot {
  if (!made) throw new Error('there is no plot')
  return made
}

/** Results of one family in which each contender has these nodes; null is capped. */
function resultsOf(figures: Readonly<Record<string, readonly (number | null)[]>>): Results {
  const names = Object.keys(figures)
  const made = madeResults({
    contenders: names.map((name) => own(name, 1)),
    kinds: [KINDS[0]],
    puzzles: figures[names[0]].length,
    times: false,
  })
  const next = new Map<string, number>()
  const rows = made.rows.map((row): Row => {
    const index = next.get(row.contender) ?? 0
    next.set(row.contender, index + 1)
    const figure = figures[row.contender][index]
    return figure === null
      ? { ...row, outcome: 'capped', status: 'unknown', ended: 'node-limit', nodes: 1000 }
      : { ...row, outcome: 'solved', status: 'unique', nodes: figure }
  })
  return { ...made, rows }
}

interface Layers {
  readonly layer: readonly {
    readonly data?: { readonly values: readonly Readonly<Record<string, number>>[] }
  }[]
}

/** The corners of the curves of the first panel. */
function linesOf({ spec }: Plot) {
  const { vconcat } = spec as unknown as { vconcat: { vconcat: { hconcat: Layers[] }[] }[] }
  return vconcat[0].vconcat[0].hconcat[0].layer[0].data?.values ?? []
}

/** The panels of the first row of a box plot. */
function panelsIn({ spec }: Plot) {
  type Panel = Layers & { readonly data: { readonly values: readonly Readonly<Record<string, number>>[] } }
  return (spec as unknown as { vconcat: { hconcat: Panel[] }[] }).vconcat[0].hconcat
}

describe('the marks of a plot', () => {
  it('show in a cactus plot the share of all given puzzles, including capped ones', () => {
    const { data } = plot(cactus(report(resultsOf({ one: [4, 2, null, 2] })), nodes))
    expect(data.rows).toEqual([
      ['Sudoku 9x9', 'one', 2, 0.5],
      ['Sudoku 9x9', 'one', 4, 0.75],
    ])
  })

  it('show in a performance profile the factor to the best on each puzzle', () => {
    const made = report(resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] }))
    const { summary } = plot(profile(made, nodes))
    const [columns, one, other] = [summary.columns.map(({ title }) => title), ...summary.rows]
    expect(columns).toEqual([
      'Contender',
      'Puzzles',
      'τ ≤ 1',
      'τ ≤ 2',
      'τ ≤ 4',
      'τ ≤ 10',
      'τ ≤ 100',
      'solved',
    ])
    expect(one.slice(2)).toEqual([0.25, 0.25, 0.5, 0.5, 0.5, 0.5])
    expect(other.slice(2)).toEqual([0.5, 0.5, 0.75, 0.75, 0.75, 0.75])
  })

  it('show in a scatter plot a point for each common puzzle, with unsolved ones on the border', () => {
    const made = report(resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] }))
    const drawn = plot(scatter(made, { one: 'one', other: 'other' }))
    expect(drawn.data.rows.map((row) => row.slice(2))).toEqual([
      [1, 3],
      [6, 2],
      [Infinity, 5],
      [Infinity, Infinity],
    ])
    const { layer } = drawn.spec as unknown as {
      layer: { data: { values: { x: number; y: number; solved: boolean }[] } }[]
    }
    const points = layer[2].data.values
    expect(points.map(({ solved }) => solved)).toEqual([true, true, false, false])
    const border = points[3].x
    expect(points.map(({ x }) => x)).toEqual([1, 6, border, border])
    expect(points[3].y).toBe(border)
    expect(border).toBeGreaterThan(6)
    expect(drawn.alternative).toContain('one took less on 1, other took less on 1')
    expect(drawn.alternative).toContain('one alone solved 0, other alone solved 1, and neither solved 1')
  })

  it('show in a box plot the quartiles of all puzzles, not only of the solved ones', () => {
    const results = resultsOf({ one: [8, 1, null, 2, 4, null, 16, null] })
    const ungraded = { ...results, rows: results.rows.map((row) => ({ ...row, stars: null })) }
    const { data } = plot(boxes(report(ungraded), nodes))
    expect(data.rows).toEqual([['one', 'Sudoku 9x9', null, 8, 5, 1, 3, 12, null, null]])
  })

  it('show in a heat map the geometric mean, as a bound if puzzles were capped', () => {
    const made = report(resultsOf({ one: [1, 100], other: [10, null] }))
    const { data, alternative } = plot(heat(made, nodes))
    expect(data.rows.map((row) => [row[0], Math.round(Number(row[6])), row[7]])).toEqual([
      ['one', 10, 'exact'],
      ['other', 100, 'at least'],
    ])
    expect(alternative).toContain('one 10.0 (100 % solved), other ≥ 100 (50 % solved)')
  })

  it('agree with the statistics if all puzzles were solved', () => {
    const results = resultsOf({ one: [3, 7, 1, 12], other: [4, 5, 2, 90] })
    const made = report(results)
    const means = plot(heat(made, nodes)).data.rows.map((row) => row[6])
    made.statistics.all.summaries.forEach(({ nodes: { geometricMean } }, index) => {
      expect(means[index]).toBeCloseTo(geometricMean ?? 0, 9)
    })
  })

  it('show in a heat map the mean of the puzzles that did not fail, without a bound', () => {
    const rows = [
      ...rowsOf('a', [1000, 1000, 1000, 3, 3, 3]).map((row, index): Row => {
        return index < 3 ? row : { ...row, outcome: index < 5 ? 'wrong' : 'crashed' }
      }),
      ...rowsOf('b', [10, -1000, 10]).map(
        (row, index): Row => (index > 1 ? { ...row, outcome: 'wrong' } : row),
      ),
      row({ contender: 'c', outcome: 'crashed', nodes: null }),
    ]
    const { alternative, data } = plot(heat(report(results(rows)), nodes))
    expect(alternative).toContain('a 1.00k * (50 % solved), b ≥ 100 * (33 % solved)')
    expect(data.rows.map(([name, , ...figures]) => [name, ...figures.slice(0, 4), figures[5]])).toEqual([
      ['a', 6, 3, 0, 3, 'exact'],
      ['b', 3, 1, 1, 1, 'at least'],
      ['c', 1, 0, 0, 1, ''],
    ])
  })

  it('show in a heat map no mean if a row does not report the measure', () => {
    const rows = [...rowsOf('external', [5, 7]), row({ contender: 'external', puzzle: '3', nodes: null })]
    const cells = plot(heat(report(results([...rows, ...rowsOf('a', [2, 2, 2])])), nodes)).data.rows
    expect(cells.map(([name, , , , , , mean]) => [name, mean && Math.round(Number(mean))])).toEqual([
      ['external', null],
      ['a', 2],
    ])
  })

  it('include contenders that solved nothing, whether they were capped or crashed', () => {
    const rows = [
      ...rowsOf('a', [1, 2]),
      ...rowsOf('b', [-1000, -1000]),
      ...rowsOf('c', [1, 1], { outcome: 'crashed', nodes: null }),
    ]
    const made = report(results(rows))
    expect(plot(cactus(made, nodes)).alternative).toContain('final share solved: a 100 %, b 0 %, c 0 %')
    expect(plot(profile(made, nodes)).summary.rows.map((row) => row.at(-1))).toEqual([1, 0, 0])
    expect(
      plot(boxes(made, nodes)).data.rows.map(([name, , , given, solved]) => [name, given, solved]),
    ).toEqual([
      ['a', 2, 2],
      ['b', 2, 0],
      ['c', 2, 0],
    ])
    expect(plot(heat(made, nodes)).data.rows.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  })

  it('show in a performance profile only the puzzles that all were given', () => {
    const rows = [...rowsOf('a', [1, 4, 1]), ...rowsOf('b', [2, 2, 8, 1]).slice(1)]
    const { spec, summary } = plot(profile(report(results(rows)), nodes))
    expect(JSON.stringify(spec)).toContain('2 puzzles given to all')
    expect(summary.rows.map((row) => row[2])).toEqual([0.5, 0.5])
  })

  it('show in a curve every riser, including the first, up to the spending of capped runs', () => {
    const lines = linesOf(plot(cactus(report(resultsOf({ one: [4, 2, null, 2] })), nodes)))
    expect(lines.map(({ x, share }) => [x, share])).toEqual([
      [2, 0],
      [2, 0.5],
      [4, 0.75],
      [1000, 0.75],
    ])
    const none = linesOf(plot(cactus(report(resultsOf({ one: [null, null] })), nodes)))
    expect(none.map(({ x, share }) => [x, share])).toEqual([
      [1, 0],
      [1000, 0],
    ])
  })

  it('show in a box plot few puzzles as points, and unsolved ones on the border', () => {
    const parts = panelsIn(
      plot(boxes(report(resultsOf({ one: [8, null, null, null, null, 2, 4, 1, null, null] })), nodes)),
    )
    // Two puzzles of each number of stars: no quartiles.
    const points = parts.flatMap(({ layer }) => layer.at(-1)?.data?.values ?? [])
    expect(points).toHaveLength(10)
    const many = resultsOf({ one: [1, 2, null, null, null, null] })
    const ungraded = { ...many, rows: many.rows.map((row) => ({ ...row, stars: null })) }
    const [panel] = panelsIn(plot(boxes(report(ungraded), nodes)))
    expect(panel.layer.at(-1)?.data?.values).toEqual([])
    const [{ least, upper, most }] = panel.data.values
    expect(least).toBe(1)
    expect(upper).toBe(most)
    expect(most).toBeGreaterThan(2)
    expect(most).toBeLessThan(Infinity)
  })

  it('show in a scatter plot the border within the shaded area', () => {
    const drawn = plot(
      scatter(report(resultsOf({ one: [1, 60], other: [3, null] })), { one: 'one', other: 'other' }),
    )
    const { layer } = drawn.spec as unknown as Layers
    const [{ x: start, right }] = layer[0].data?.values ?? []
    const border = Math.max(...(layer[2].data?.values ?? []).map(({ y }) => y))
    expect(start).toBeGreaterThan(60)
    expect(start).toBeLessThan(border)
    expect(right).toBeGreaterThan(border)
    expect(border / start).toBeCloseTo(right / border, 9)
  })

  it('distinguish shapes as long as there is room, and otherwise families', () => {
    const rows = [
      row(),
      row({ puzzle: '2', shape: '16x16' }),
      row({ puzzle: '3', family: 'zebra', shape: '1x1' }),
    ]
    const titles = (most: number) => reportGroups(rows, [], most).map(({ title }) => title)
    expect(titles(3)).toEqual(['Sudoku 9x9', 'Sudoku 16x16', 'zebra 1x1'])
    expect(titles(2)).toEqual(['Sudoku', 'zebra'])
  })

  it('show the contenders that report the measure, in the families that they take', () => {
    const inPlot = (made: Plot | undefined) => new Set(plot(made).data.rows.map((row) => row[1]))
    expect(inPlot(cactus(report(mixed), nodes))).toEqual(new Set(['norvig', NASTY, 'survo-rows']))
    expect(inPlot(cactus(report(mixed), time))).toContain('gecode')
    const { rows } = plot(cactus(report(mixed), nodes)).data
    expect(new Set(rows.filter((row) => row[1] === 'survo-rows').map(([group]) => group))).toEqual(
      new Set(['Survo 3x4']),
    )
  })

  it('compare two contenders with the most puzzles in common, of which each wins some', () => {
    const made = resultsOf({ a: [1, 1, 1, 1], b: [9, 9, 9, 9], c: [2, 2, 0.5, 0.5] })
    expect(tellingPair(report(made))).toEqual({ one: 'a', other: 'c' })
  })

  it('compare no two contenders without a common measure', () => {
    const rows = [
      ...rowsOf('a', [1, 2, 3], { milliseconds: null }),
      ...rowsOf('external', [1, 2, 3], { milliseconds: null, nodes: null }),
      ...rowsOf('b', [1, 2], { milliseconds: null }),
    ]
    expect(tellingPair(report(results(rows)))).toEqual({ one: 'a', other: 'b' })
    const two = { one: 'a', other: 'external' }
    expect(() => plotsOf(report(results(rows)), two)).toThrow('cannot compare')
  })
})

describe('few results', () => {
  it.each<[string, Results, string[]]>([
    [
      'one contender on one puzzle',
      madeResults({ contenders: [own('norvig', 1)], kinds: [KINDS[0]], puzzles: 1, times: false }),
      ['heat-nodes', 'cactus-nodes', 'stars-nodes'],
    ],
    [
      'nothing solved, no stars',
      madeResults({
        contenders: [own('a', 15), own('b', 16)],
        kinds: KINDS,
        puzzles: 3,
        nodes: 1,
        stars: false,
        times: false,
      }),
      ['heat-nodes', 'cactus-nodes', 'stars-nodes', 'scatter'],
    ],
    [
      'external contenders only',
      madeResults({
        contenders: [external(`minizinc ${'x'.repeat(60)}`, 1), external('b', 2)],
        kinds: KINDS,
        puzzles: 3,
      }),
      ['heat-time', 'cactus-time', 'profile-time', 'stars-time', 'scatter'],
    ],
    ['no puzzles', { ...mixed, rows: [] }, []],
  ])('of %s have the plots that are possible', async (_, results, names) => {
    const plots = plotsOf(report(results), undefined)
    expect(plots.map(({ name }) => name)).toEqual(names)
    for (const { spec } of plots)
      expect((await drawPlot(spec, typeface)).content).not.toMatch(/NaN|undefined/)
  })
})
