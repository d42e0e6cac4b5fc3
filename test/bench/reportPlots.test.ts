import { describe, expect, it } from 'vitest'
import { boxes } from '../../src/bench/report/boxPlot.ts'
import { cactus, ecdf, profile } from '../../src/bench/report/cactusEcdfProfile.ts'
import { costGroup } from '../../src/bench/report/costCurves.ts'
import { drawPlot } from '../../src/bench/report/drawPlot.ts'
import { heat } from '../../src/bench/report/heatMap.ts'
import { tellingPair } from '../../src/bench/report/pickScatterPair.ts'
import type { Plot } from '../../src/bench/report/plotLayout.ts'
import { MEASURES, reportGroups } from '../../src/bench/report/reportData.ts'
import { scatter } from '../../src/bench/report/scatterPlot.ts'
import { LINE_WIDTH, SHADE, VIRTUAL_BEST_LINE } from '../../src/bench/report/theme.ts'
import type { Results, Row } from '../../src/bench/results.ts'
import { HUES } from '../../src/design/tokens.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import type { Path, PlotMark } from '../../src/scene.ts'
import {
  external,
  TWO_KINDS as KINDS,
  madeResults,
  mixedResults as mixed,
  NASTY,
  own,
} from '../support/results.ts'
import { plotsOf, reportOf as report, results, row, rowsOf } from './rows.ts'

const typeface = loadTypeface()
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

/** The distribution of these nodes. */
const ecdfOf = (figures: Parameters<typeof resultsOf>[0]) => plot(ecdf(report(resultsOf(figures)), nodes))

const isPath = (mark: PlotMark): mark is Path => mark.mark === 'path'

/** The texts of a plot. */
const textsOf = ({ scene }: Plot) => scene.marks.flatMap((mark) => (mark.mark === 'label' ? mark.text : []))

/** The corners of a path. */
const cornersOf = ({ steps }: Path) =>
  steps.flatMap(([, ...places]): [number, number][] => (places.length === 2 ? [[places[0], places[1]]] : []))

/** The ends of the first path of a kind. */
function endsOf({ scene }: Plot, isWanted: (path: Path) => boolean) {
  const corners = scene.marks.filter(isPath).filter(isWanted).slice(0, 1).flatMap(cornersOf)
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) }
}

/** The corners of the line of the first contender, without its sample in the key. */
function lineOf({ scene }: Plot): [number, number][] {
  const isLine = ({ stroke }: Path) => stroke?.colour === HUES[0] && stroke.width === LINE_WIDTH
  return scene.marks.filter(isPath).filter(isLine).slice(0, -1).flatMap(cornersOf)
}

/** The places of points, without those of badges. */
function pointsIn({ scene }: Plot, fill?: string) {
  return scene.marks
    .filter(isPath)
    .filter((mark) => mark.copies && mark.copies.name !== 'badge' && (!fill || mark.fill === fill))
    .flatMap(({ copies }) => copies?.at ?? [])
}

describe('the marks of a plot', () => {
  it('show in a distribution the share of all given puzzles, including capped ones', () => {
    const { data } = ecdfOf({ one: [4, 2, null, 2] })
    expect(data.rows).toEqual([
      ['Sudoku 9x9', 'A', 2, 0.5],
      ['Sudoku 9x9', 'A', 4, 0.75],
    ])
  })

  it('show in a cactus plot the cost of the n-th cheapest puzzle, up to the last solved one', () => {
    const drawn = plot(cactus(report(resultsOf({ one: [40, 20, null, 20] })), nodes))
    expect(drawn.data.rows).toEqual([
      ['Sudoku 9x9', 'A', 20, 2],
      ['Sudoku 9x9', 'A', 40, 3],
    ])
  })

  it('show the virtual best, which takes the best contender on each puzzle', () => {
    const both = resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] })
    const hasThin = ({ scene }: Plot) =>
      scene.marks.some((mark) => isPath(mark) && mark.stroke?.colour === VIRTUAL_BEST_LINE.colour)
    const [drawn, alone] = [both, resultsOf({ one: [1, 2] })].map((made) => plot(ecdf(report(made), nodes)))
    expect([hasThin(drawn), hasThin(alone)]).toEqual([true, false])
    const { virtualBest } = costGroup(report(both).groups[0], nodes)
    expect(virtualBest).toEqual([1, 2, 5, Infinity])
  })

  it('show the band of Dvoretzky, Kiefer and Wolfowitz: as areas for few contenders, else at their letters', () => {
    const names = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, [1, 2, 3]]))
    const areas = ({ scene }: Plot) =>
      scene.marks.filter((mark) => isPath(mark) && mark.opacity !== undefined)
    const [few, many] = [3, 4].map((count) => ecdfOf(names(count)))
    expect([areas(few).length, areas(many).length]).toEqual([3, 0])
    expect(few.caption).toContain('The shaded areas are 95 % confidence bands')
    expect(many.caption).toContain('The bars at the letters are 95 % confidence bands')
    const one = ecdfOf({ one: [1], other: [2] })
    expect(areas(one)).toHaveLength(0)
    expect(one.caption).not.toContain('confidence')
  })

  it('have no letter below another, even on one riser', () => {
    const drawn = plot(profile(report(resultsOf({ a: [1], b: [1], c: [500], d: [500], e: [500] })), nodes))
    const letters = drawn.scene.marks
      .filter(isPath)
      .flatMap(({ copies }) => (copies?.name === 'badge' ? copies.at : []))
    expect(letters).toHaveLength(10)
    letters.slice(0, 5).forEach(([x, y], index) => {
      for (const [left, top] of letters.slice(0, index)) {
        expect(Math.hypot(x - left, y - top)).toBeGreaterThanOrEqual(14)
      }
    })
  })

  it('have the titles of neighbours on one line', () => {
    const made = madeResults({
      contenders: [own('a', 1), own('b', 1)],
      kinds: KINDS,
      puzzles: 3,
      times: false,
    })
    const rows = made.rows.map((row) => (row.puzzle.includes('survo') ? { ...row, nodes: 5 } : row))
    const { scene } = plot(cactus(report({ ...made, rows }), nodes))
    const isTitle = (text: string) => ['Sudoku 9x9', 'Survo 3x4'].includes(text)
    const tops = scene.marks.flatMap((mark) => (mark.mark === 'label' && isTitle(mark.text) ? mark.y : []))
    expect(tops).toEqual([tops[0], tops[0]])
  })

  it('name the lines that coincide', () => {
    const made = report(resultsOf({ one: [1, 2], other: [1, 3], third: [1, 2] }))
    for (const draw of [cactus, ecdf, profile]) {
      const drawn = plot(draw(made, nodes))
      expect(textsOf(drawn)).toContain('A = C')
      expect(drawn.caption).toContain('Sudoku 9x9: A = C.')
    }
  })

  it('leave out the control', () => {
    const made = resultsOf({ one: [1, 2], control: [1, 2], other: [3, 4] })
    const contenders = made.header.contenders.map((contender) =>
      contender.name === 'control' ? { ...contender, kind: 'control' as const } : contender,
    )
    for (const drawn of plotsOf(report({ ...made, header: { ...made.header, contenders } }))) {
      expect(textsOf(drawn).join(' '), drawn.name).not.toContain('control')
    }
  })

  it('show at most some thousand points of a large run, and say so', () => {
    const many = Array.from({ length: 5000 }, (_, index) => 1 + (index % 977))
    const drawn = plot(
      scatter(report(resultsOf({ one: many, other: [...many].reverse() })), { one: 'one', other: 'other' }),
    )
    expect(drawn.data.rows).toHaveLength(2000)
    expect(drawn.caption).toContain(
      'The plot shows 2,000 of 5,000 puzzles, taken at regular intervals from the corpus.',
    )
  })

  it('show in a performance profile the factor to the best on each puzzle', () => {
    const made = report(resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] }))
    const { summary } = plot(profile(made, nodes))
    const [columns, one, other] = [summary.columns.map(({ title }) => title), ...summary.rows]
    expect(columns.join(', ')).toBe('Contender, Puzzles, τ ≤ 1, τ ≤ 2, τ ≤ 4, τ ≤ 10, τ ≤ 100, solved')
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
    const [solved, hollow] = [pointsIn(drawn, HUES[0]), pointsIn(drawn, '#ffffff')]
    expect([solved.length, hollow.length]).toEqual([2, 2])
    // The third puzzle lies on the right border, the fourth in the corner: further right than 6, and higher than 5.
    const [third, fourth] = hollow
    expect(third[0]).toBe(fourth[0])
    expect(third[0]).toBeGreaterThan(Math.max(...solved.map(([x]) => x)))
    expect(fourth[1]).toBeLessThan(third[1])
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
    expect(textsOf(plot(cactus(made, nodes)))).toContain('none solved by B, C')
    expect(plot(ecdf(made, nodes)).alternative).toContain('final share solved: a 100 %, b 0 %, c 0 %')
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
    const drawn = plot(profile(report(results(rows)), nodes))
    expect(textsOf(drawn)).toContain('2 puzzles given to all')
    expect(drawn.summary.rows.map((row) => row[2])).toEqual([0.5, 0.5])
  })

  it('show in a curve every riser but one on the frame, up to the spending of capped runs', () => {
    const places = lineOf(ecdfOf({ one: [4, 8, null, 4], other: [2, 2, 2, 2] }))
    const [start, first, , second, end] = places
    expect(places).toHaveLength(5)
    // Up to 50 % at 4, to 75 % at 8, and on to 1000 and a little further.
    expect((start[1] - first[1]) / (start[1] - second[1])).toBeCloseTo(2 / 3, 2)
    expect([first[0], end[1]]).toEqual([start[0], second[1]])
    expect((second[0] - first[0]) / (end[0] - first[0])).toBeCloseTo(
      Math.log(2) / (1.025 * Math.log(500) - Math.log(2)),
      2,
    )
    const level = lineOf(ecdfOf({ one: [2, 2, 2, null] }))
    expect(level).toHaveLength(2)
    expect(level[0][1]).toBe(level[1][1])
    const none = lineOf(ecdfOf({ one: [null, null] }))
    expect(none).toHaveLength(2)
    expect(none[0][1]).toBe(none[1][1])
  })

  it('show in a box plot few puzzles as points, and unsolved ones on the border', () => {
    const few = plot(
      boxes(report(resultsOf({ one: [8, null, null, null, null, 2, 4, 1, null, null] })), nodes),
    )
    // Two puzzles of each number of stars: no quartiles. Each point has an inside and an outline.
    expect(pointsIn(few)).toHaveLength(20)
    const many = resultsOf({ one: [1, 2, null, null, null, null] })
    const ungraded = { ...many, rows: many.rows.map((row) => ({ ...row, stars: null })) }
    const drawn = plot(boxes(report(ungraded), nodes))
    expect(pointsIn(drawn)).toEqual([])
    const { left, right } = endsOf(drawn, ({ fill }) => fill === SHADE)
    // The upper quartile lies on the border, in the middle of the shaded area.
    expect(endsOf(drawn, ({ opacity }) => opacity !== undefined).right).toBeCloseTo((left + right) / 2, 6)
  })

  it('show in a scatter plot the border in the middle of the shaded area', () => {
    const made = report(resultsOf({ one: [1, 60], other: [3, null] }))
    const drawn = plot(scatter(made, { one: 'one', other: 'other' }))
    const { left, right, top } = endsOf(drawn, ({ fill }) => fill === SHADE)
    const [[x, y]] = pointsIn(drawn, '#ffffff')
    // The axes are equal, so the border is as far from the top as from the right.
    expect(right - left).toBeCloseTo(2 * (y - top), 6)
    expect(x).toBeLessThan(left)
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
    expect(inPlot(cactus(report(mixed), nodes))).toEqual(new Set(['A', 'B', 'C']))
    expect(textsOf(plot(cactus(report(mixed), nodes)))).toContain(NASTY)
    expect(inPlot(cactus(report(mixed), time))).toContain('D')
    const { rows } = plot(cactus(report(mixed), nodes)).data
    expect(new Set(rows.filter((row) => row[1] === 'C').map(([group]) => group))).toEqual(
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
      ['heat-nodes', 'cactus-nodes', 'ecdf-nodes', 'stars-nodes'],
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
      ['heat-nodes', 'ecdf-nodes', 'stars-nodes', 'scatter'],
    ],
    [
      'external contenders only',
      madeResults({
        contenders: [external(`minizinc ${'x'.repeat(60)}`, 1), external('b', 2)],
        kinds: KINDS,
        puzzles: 3,
      }),
      ['heat-time', 'cactus-time', 'ecdf-time', 'profile-time', 'stars-time', 'scatter'],
    ],
    ['no puzzles', { ...mixed, rows: [] }, []],
  ])('of %s have the plots that are possible', (_, results, names) => {
    const plots = plotsOf(report(results))
    expect(plots.map(({ name }) => name)).toEqual(names)
    for (const { scene } of plots) expect(drawPlot(scene, typeface).content).not.toMatch(/NaN|undefined/)
  })
})
