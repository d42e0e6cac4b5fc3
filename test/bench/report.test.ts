import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boxes } from '../../src/bench/report/boxes.ts'
import { cactus } from '../../src/bench/report/cactus.ts'
import { definitionsOf, drawPlot, svgOfPlot } from '../../src/bench/report/draw.ts'
import { heat } from '../../src/bench/report/heat.ts'
import type { Plot } from '../../src/bench/report/plot.ts'
import { profile } from '../../src/bench/report/profile.ts'
import { plotsOf } from '../../src/bench/report/report.ts'
import { scatter, tellingPair } from '../../src/bench/report/scatter.ts'
import { studyOf } from '../../src/bench/report/study.ts'
import { type Results, type Row, resultsText } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/of.ts'
import { addReport } from '../../src/cli/commands/bench/report.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { runCommand } from '../support/command.ts'
import { external, madeResults, own } from '../support/results.ts'

const typeface = loadTypeface()
const KINDS = [
  ['sudoku', '9x9'],
  ['survo', '3x4'],
] as const

/** Names that would break a page if they were taken as they are. */
const NASTY = 'my <b>order</b> & "others"'

const mixed = madeResults({
  contenders: [own('norvig', 1.5), own(NASTY, 3.4), own('survo-rows', 2.5, ['survo']), external('gecode', 2)],
  kinds: KINDS,
  puzzles: 7,
  nodes: 100,
})

const study = (results: Results) => studyOf(results, statisticsOf(results, { resamples: 100 }))
const [nodes, time] = study(mixed).measures

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

describe('what is drawn', () => {
  it('is in a cactus plot the share of all that were given, capped ones among them', () => {
    const { data } = plot(cactus(study(resultsOf({ one: [4, 2, null, 2] })), nodes))
    expect(data.rows).toEqual([
      ['Sudoku 9x9', 'one', 2, 0.5],
      ['Sudoku 9x9', 'one', 4, 0.75],
    ])
  })

  it('is in a performance profile a factor of the best on each puzzle', () => {
    const made = study(resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] }))
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

  it('is in a scatter plot a point for each common puzzle, what was not solved on the border', () => {
    const made = study(resultsOf({ one: [1, 6, null, null], other: [3, 2, 5, null] }))
    const drawn = plot(scatter(made, { one: 'one', other: 'other' }, ''))
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
    expect(drawn.alternative).toContain('one took less on 1, other on 1')
    expect(drawn.alternative).toContain('0 solved by one alone, 1 by other alone, 1 by neither')
  })

  it('is in a box a quartile of all puzzles, not of the solved ones alone', () => {
    const results = resultsOf({ one: [8, 1, null, 2, 4, null, 16, null] })
    const ungraded = { ...results, rows: results.rows.map((row) => ({ ...row, stars: null })) }
    const { data } = plot(boxes(study(ungraded), nodes))
    expect(data.rows).toEqual([['one', 'Sudoku 9x9', null, 8, 5, 1, 2, 8, null, null]])
  })

  it('is in a heat map the geometric mean, as a bound where something was capped', () => {
    const made = study(resultsOf({ one: [1, 100], other: [10, null] }))
    const { data, alternative } = plot(heat(made, nodes))
    expect(data.rows.map((row) => [row[0], Math.round(Number(row[4])), row[5]])).toEqual([
      ['one', 10, 'exact'],
      ['other', 100, 'at least'],
    ])
    expect(alternative).toContain('one 10.0 (100 % solved), other ≥ 100 (50 % solved)')
  })

  it('agrees with the statistics where all was solved', () => {
    const results = resultsOf({ one: [3, 7, 1, 12], other: [4, 5, 2, 90] })
    const made = study(results)
    const means = plot(heat(made, nodes)).data.rows.map((row) => row[4])
    made.statistics.all.summaries.forEach(({ nodes: { geometricMean } }, index) => {
      expect(means[index]).toBeCloseTo(geometricMean ?? 0, 9)
    })
  })

  it('are those contenders that tell the measure, in the families that they take', () => {
    const inPlot = (made: Plot | undefined) => new Set(plot(made).data.rows.map((row) => row[1]))
    expect(inPlot(cactus(study(mixed), nodes))).toEqual(new Set(['norvig', NASTY, 'survo-rows']))
    expect(inPlot(cactus(study(mixed), time))).toContain('gecode')
    const { rows } = plot(cactus(study(mixed), nodes)).data
    expect(new Set(rows.filter((row) => row[1] === 'survo-rows').map(([group]) => group))).toEqual(
      new Set(['Survo 3x4']),
    )
  })

  it('are two of the most puzzles in common, of which each wins some', () => {
    const results = resultsOf({ a: [1, 1, 1, 1], b: [9, 9, 9, 9], c: [2, 2, 0.5, 0.5] })
    expect(tellingPair(study(results))).toEqual({ one: 'a', other: 'c' })
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
      ['heat-nodes', 'cactus-nodes', 'profile-nodes', 'stars-nodes', 'scatter'],
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
  ])('of %s have the plots that they suffice for', async (_, results, names) => {
    const plots = plotsOf(study(results), undefined)
    expect(plots.map(({ name }) => name)).toEqual(names)
    for (const { spec } of plots)
      expect((await drawPlot(spec, typeface)).content).not.toMatch(/NaN|undefined/)
  })
})

describe('a drawing', () => {
  it('has its letters as outlines, each defined once, and the same bytes each time', async () => {
    const drawn = plot(cactus(study(mixed), nodes))
    const [first, second] = [await drawPlot(drawn.spec, typeface), await drawPlot(drawn.spec, typeface)]
    expect(svgOfPlot(drawn, second, true)).toBe(svgOfPlot(drawn, first, true))
    expect(first.content).not.toContain('<text')
    const used = new Set(Array.from(first.content.matchAll(/xlink:href="#([^"]+)"/g), ([, id]) => id))
    const defined = Array.from(definitionsOf(first.letters).matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(defined)).toEqual(used)
    expect(defined).toHaveLength(used.size)
  })
})

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const input = join(folder, 'results.jsonl')
  const out = join(folder, 'out')
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  let page: string
  let said: Awaited<ReturnType<typeof runCommand>>

  beforeAll(async () => {
    writeFileSync(input, resultsText(mixed))
    const args = ['--out', out, '--title', 'A <run> & more', '--scatter', `${NASTY},norvig`]
    said = await runCommand(addReport, ['report', input, ...args])
    page = read('index.html')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has a page that is well formed, whatever the names are', () => {
    expect(unbalanced(page)).toEqual([])
    expect(page).toContain('<h1>A &lt;run&gt; &amp; more</h1>')
    expect(page).not.toContain('<b>order')
  })

  it('has each plot three times, and on the page with a text in its stead', () => {
    const plots = plotsOf(study(mixed), undefined)
    const names = readdirSync(out)
    for (const { name, alternative } of plots) {
      expect(names).toEqual(expect.arrayContaining([`${name}.svg`, `${name}.png`, `${name}.csv`]))
      expect(page).toMatch(
        new RegExp(`<figure id="${name}">.*?role="img" aria-labelledby="${name}-title ${name}-text"`, 's'),
      )
      expect(alternative.length).toBeGreaterThan(100)
    }
    expect(page.match(/<desc /g)).toHaveLength(plots.length)
    expect(page.match(/<figcaption>/g)).toHaveLength(plots.length)
  })

  it('needs neither network nor script, and says each id once', () => {
    expect(page).not.toMatch(/<script|<link|@import|url\(http|(?:src|href)="(?:https?:)?\/\//)
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const local = Array.from(page.matchAll(/<a href="([^"]+)"/g), ([, file]) => file)
    expect(readdirSync(out)).toEqual(expect.arrayContaining(local))
  })

  it('has the figures of the statistics in its tables', () => {
    const { all } = statisticsOf(mixed)
    const summary = read('summary.csv').split('\n')
    const [{ contender, rows, solved, capped, failed, nodes }] = all.summaries
    const figures = [rows, solved, capped, failed, nodes.total, nodes.geometricMean, nodes.par2]
    expect(summary[1]).toContain(['all puzzles', contender, ...figures].join())
    expect(page).toContain(`<td class="n">${(nodes.geometricMean ?? 0).toPrecision(3)}</td>`)
    expect(JSON.parse(read('statistics.json')).all.pairs).toHaveLength(all.pairs.length)
  })

  it('is written by the command, two contenders of choice against each other', () => {
    expect([said.status ?? 0, said.stderr]).toEqual([0, `${readdirSync(out).length} files in ${out}\n`])
    expect(read('scatter.csv')).toContain('"my <b>order</b> & ""others""",norvig\n')
  })

  it('is refused where a contender is unknown, and the known ones are listed', async () => {
    const { status, stderr } = await runCommand(addReport, [
      'report',
      input,
      '--out',
      out,
      '--scatter',
      'norvig,x',
    ])
    expect(status).toBe(1)
    expect(stderr).toContain(`ONE,OTHER: norvig, ${NASTY}, survo-rows, gecode`)
  })

  it('is refused where the results cannot be read, with the line', async () => {
    writeFileSync(input, `${resultsText(mixed)}rubbish\n`)
    const { status, stderr } = await runCommand(addReport, ['report', input, '--out', out])
    expect(status).toBe(1)
    expect(stderr).toContain(`${input}:${mixed.rows.length + 2}: `)
  })
})

/** Tags that are not closed, or closed without being open. */
function unbalanced(html: string): string[] {
  const wrong: string[] = []
  const open: string[] = []
  const text = html.replace(/^<!DOCTYPE html>/, '').replace(/<style>.*?<\/style>/s, '')
  for (const [tag, slash, name, , end] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>|</gi,
  )) {
    if (name === undefined) wrong.push(tag)
    else if (slash) {
      if (open.pop() !== name) wrong.push(tag)
    } else if (!end) open.push(name)
  }
  return [...wrong, ...open]
}
