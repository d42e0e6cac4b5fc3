import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseResults } from '../../src/bench/readResults.ts'
import { findingsOf } from '../../src/bench/report/conclusions.ts'
import { allPairs } from '../../src/bench/report/contenderSummaryTables.ts'
import { externalsTable } from '../../src/bench/report/failureFamilyWorthTables.ts'
import { pageOf } from '../../src/bench/report/htmlPage.ts'
import { matrixTable, pairsTable } from '../../src/bench/report/pairTables.ts'
import { csvOf } from '../../src/bench/report/tableAndCsv.ts'
import { unfinishedIn, unfinishedText } from '../../src/bench/report/unfinishedContenders.ts'
import type { Results, ResultsHeader } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'
import { mixedResults as mixed, NASTY } from '../support/results.ts'
import { mistakesIn, plotsOf, reportOf as report, results, resultsText, rowsOf } from './rows.ts'

describe('a report', () => {
  const folder = newFolder()
  const input = join(folder, 'results.jsonl')
  const out = join(folder, 'out')
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  let page: string
  let said: Awaited<ReturnType<typeof runWords>>

  beforeAll(async () => {
    writeFileSync(input, resultsText(mixed))
    const args = ['--out', out, '--title', 'A <run> & more', '--scatter', `${NASTY},norvig`]
    said = await runWords(['bench', 'report', input, ...args])
    page = read('index.html')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has a well-formed page, whatever the names are', () => {
    expect(mistakesIn(page)).toEqual([])
    expect(page).toContain('<h1>A &lt;run&gt; &amp; more</h1>')
    expect(page).not.toContain('<b>order')
  })

  it('has each plot in four files, and on the page with an alternative text', () => {
    const plots = plotsOf(report(mixed))
    const names = readdirSync(out)
    for (const { name, alternative } of plots) {
      expect(names).toEqual(
        expect.arrayContaining(['svg', 'png', 'pdf', 'csv'].map((ending) => `${name}.${ending}`)),
      )
      expect(page).toMatch(
        new RegExp(`<figure id="${name}">.*?role="img" aria-labelledby="${name}-title ${name}-text"`, 's'),
      )
      expect(alternative.length).toBeGreaterThan(100)
    }
    expect(page.match(/<desc /g)).toHaveLength(plots.length)
    expect(page.match(/<figcaption>/g)).toHaveLength(plots.length)
  })

  it('needs neither network nor script, and uses each id once', () => {
    expect(page).not.toMatch(/<script|<link|@import|url\(http|(?:src|href)="(?:https?:)?\/\//)
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const local = Array.from(page.matchAll(/<a href="([^"]+)"/g), ([, file]) => file)
    expect(readdirSync(out)).toEqual(expect.arrayContaining(local))
  })

  it('has the values of the statistics in its tables', () => {
    const { all } = statisticsOf(mixed)
    const summary = read('summary.csv').split('\n')
    const [{ contender, rows, solved, capped, failed, nodes }] = all.summaries
    const figures = [rows, solved, capped, failed, nodes.total, null, nodes.geometricMean, null, nodes.par2]
    expect(summary[1]).toContain(['all puzzles', contender, ...figures].join())
    expect(page).toContain(`<td>${(nodes.geometricMean ?? 0).toPrecision(3)}</td>`)
    const { total, geometricMean } = all.summaries[1].nodes
    expect(summary[2]).toContain(`,${total},least,${geometricMean},least,`)
    expect(page).toContain(`<td>≥ ${(geometricMean ?? 0).toPrecision(3)}</td>`)
    expect(JSON.parse(read('statistics.json')).all.pairs).toHaveLength(all.pairs.length)
  })

  it('is written by the command, with a scatter plot of two chosen contenders', () => {
    expect([said.status ?? 0, said.stderr]).toEqual([
      0,
      expect.stringContaining(`${readdirSync(out).length} files in ${out}\n`),
    ])
    expect(read('scatter.csv')).toContain('"my <b>order</b> & ""others""",norvig\n')
  })

  it('removes the plots of an older report, and nothing else', async () => {
    const older = join(folder, 'older')
    mkdirSync(older)
    for (const name of ['scatter.png', 'stars-time.pdf', 'control.tex', 'notes.txt', 'my-heat-time.svg']) {
      writeFileSync(join(older, name), '')
    }
    const { header } = mixed
    writeFileSync(join(folder, 'no-rows.jsonl'), resultsText({ header, rows: [] }))
    await runWords(['bench', 'report', join(folder, 'no-rows.jsonl'), '--out', older])
    const tables = ['contenders', 'externals', 'summary'].flatMap((name) => [`${name}.csv`, `${name}.tex`])
    expect(readdirSync(older).sort()).toEqual(
      ['index.html', 'my-heat-time.svg', 'notes.txt', 'pairs.csv', 'statistics.json', ...tables].sort(),
    )
  })

  it('is refused for an unknown contender, with a list of the known ones', async () => {
    const args = ['report', input, '--out', out, '--scatter', 'norvig,x']
    const { status, stderr } = await runWords(['bench', ...args])
    expect(status).toBe(1)
    expect(stderr).toContain(`ONE,OTHER; the contenders are norvig, ${NASTY}, survo-rows, gecode`)
  })

  it('states that a run is unfinished, and that two contenders cannot be compared in a plot', async () => {
    const part = join(folder, 'part.jsonl')
    writeFileSync(
      part,
      resultsText(results(rowsOf('a', [1, 2]), { corpus: { checksum: 'c0ffee', puzzles: 3 } })),
    )
    const { status, stderr } = await runWords(['bench', 'report', part, '--out', join(folder, 'part')])
    expect([status ?? 0, stderr]).toEqual([
      0,
      expect.stringContaining(`${part}: unfinished: 2 of 3 rows of a\n`),
    ])
    const apart = rowsOf('b', [3]).map((row) => ({ ...row, puzzle: 'other' }))
    writeFileSync(part, resultsText(results([...rowsOf('a', [1]), ...apart])))
    const refused = await runWords(['bench', 'report', part, '--out', out, '--scatter', 'a,b'])
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining('cannot compare "a" and "b" in a plot'),
    ])
  })

  it('is refused if the results cannot be read, with the line', async () => {
    writeFileSync(input, `${resultsText(mixed)}rubbish\n`)
    const { status, stderr } = await runWords(['bench', 'report', input, '--out', out])
    expect(status).toBe(1)
    expect(stderr).toContain(`${input}:${mixed.rows.length + 2}: `)
  })
})

describe('the page of a report', () => {
  const options = { title: 'T', program: 'puzzlewright 1', typeface: loadTypeface() }
  const page = (made: Results) => pageOf(report(made), [], options)

  it('states that a run is unfinished, and concludes nothing about unfinished contenders', () => {
    const rows = [...rowsOf('a', [1, 2, 3, 4]), ...rowsOf('b', [1, 2, 3]), ...rowsOf('c', [2, 2, 3, 4])]
    const kinds = ['a', 'b', 'c', 'd'].map((name) => ({ name, kind: 'own', what: '' }) as const)
    const profiles = ['norvig', 'survo-fill'].map((name) => ({ name, kind: 'profile', what: '' }) as const)
    const made = results(rows, { contenders: [...kinds, ...profiles] })
    const text = 'unfinished: 3 of 4 rows of b, none of d and norvig'
    expect(unfinishedText(unfinishedIn(made))).toBe(text)
    expect(page(made)).toContain(`<strong>This run is ${text}.</strong>`)
    expect(findingsOf(report(made))).toEqual([
      'Sudoku 9x9: both contenders that have finished solved all 4 puzzles. By nodes, a is best with a geometric mean of 2.21; the next, c, opens 1.19 times as many, on too few puzzles for a test. By time, a and c are best, each with a geometric mean of 1.00 ms.',
    ])
    expect(unfinishedIn(results(rows.slice(0, 4)))).toEqual([])
    expect(page(results(rows.slice(0, 4)))).not.toContain('unfinished')
  })

  it('counts passes: a run that was stopped in a later one is unfinished', () => {
    const passes = [1, 2, 3].flatMap((repeat) => [
      ...rowsOf('a', [3, 4, -1000], { repeat }),
      ...rowsOf('b', [5, 4, 6], { repeat }),
    ])
    // What was not solved in the first pass has no row in the later ones.
    const complete = passes.filter(({ outcome, repeat }) => outcome === 'solved' || repeat === 1)
    const unfinishedAfter = (rows: number) => {
      const made = results(complete, { repeat: 3 })
      return unfinishedText(
        unfinishedIn(parseResults(resultsText({ ...made, rows: complete.slice(0, rows) }))),
      )
    }
    expect(complete).toHaveLength(16)
    expect(unfinishedAfter(16)).toBeUndefined()
    expect(unfinishedAfter(15)).toBe('unfinished: 8 of 9 rows of b')
    expect(unfinishedAfter(6)).toBe('unfinished: 3 of 7 rows of a, 3 of 9 rows of b')
    expect(unfinishedAfter(5)).toBe('unfinished: 3 of 7 rows of a, 2 of 9 rows of b')
    const part = page({ ...results(complete.slice(0, 6), { repeat: 3 }) })
    expect(part).toContain('<strong>This run is unfinished')
    expect(part).not.toContain('is best with')
  })

  it('counts only contenders that were given all puzzles, and states of how many nodes can be compared', () => {
    const rows = [
      ...rowsOf('a', [1, 2]),
      ...rowsOf('b', [3, 3]),
      ...rowsOf('external', [3, 3], { nodes: null }),
      ...rowsOf('norvig', [1]),
    ]
    const header = results(rows).header.contenders.map((one) =>
      one.name === 'norvig' ? { ...one, kind: 'external' as const } : one,
    )
    const finding = findingsOf({ ...report(results(rows, { contenders: header })), unfinished: [] }).at(-1)
    expect(finding).toBe(
      'Sudoku 9x9: 3 of 4 contenders solved all 2 puzzles. Of the 2 of these whose nodes can be compared, a is best with a geometric mean of 1.41; the next, b, opens 2.12 times as many, on too few puzzles for a test. By time, a, b and external are best, each with a geometric mean of 1.00 ms.',
    )
  })

  it('compares the nodes of external solvers with nobody, and states them in their own table', () => {
    const made = results([...rowsOf('a', [10, 10, 10]), ...rowsOf('external', [4, 2, -1])])
    const data = report(made)
    expect(findingsOf(data).join(' ')).not.toMatch(/nodes.*external/)
    expect(data.entrants.map(({ tells }) => tells.nodes)).toEqual([true, false])
    expect(matrixTable(data.statistics.all, data.measures[0], data).rows).toEqual([])
    const { columns, rows } = externalsTable(data)
    const place = columns.findIndex(({ key }) => key === 'geometric_mean_stated_nodes')
    expect(rows[0].slice(place - 1, place + 1)).toEqual([3, { value: expect.closeTo(2, 12), bound: 'least' }])
    expect(page(made)).toContain('Each external solver counts something else as a node')
  })

  it('has no mean of stated times of which some are rounded to 0', () => {
    const meanOf = (times: readonly number[]) => {
      const rows = rowsOf('external', [1, 1]).map((row, index) => ({
        ...row,
        solveMilliseconds: times[index],
      }))
      const { columns, rows: cells } = externalsTable(report(results([...rowsOf('a', [1, 1]), ...rows])))
      const place = columns.findIndex(({ key }) => key === 'geometric_mean_stated_time')
      return cells[0].slice(place - 1, place + 1)
    }
    expect(meanOf([40, 10])).toEqual([2, expect.closeTo(20, 12)])
    expect(meanOf([40, 0])).toEqual([2, null])
    expect(meanOf([0, 0])).toEqual([2, null])
  })

  it('notes that contenders were given different puzzles', () => {
    const note = 'Not all contenders were given the same puzzles'
    const others = rowsOf('b', [1, 2]).map((row) => ({ ...row, puzzle: `other ${row.puzzle}` }))
    expect(page(results([...rowsOf('a', [1, 2]), ...others]))).toContain(note)
    expect(page(results([...rowsOf('a', [1, 2]), ...rowsOf('b', [2, 1])]))).not.toContain(note)
  })

  it('states what is needed to reproduce the nodes', () => {
    const text = page(results(rowsOf('a', [1]), { program: 'puzzlewright 7.8.9', seed: 'lucky' }))
    expect(text).toMatch(
      /<blockquote>[^<]*1 puzzle, SHA-256 of their ids and stars: c0ffee\. Question: uniqueness [^<]*\. 1,000 nodes, 5,000 milliseconds, seed lucky\. Run by puzzlewright 7\.8\.9, reported by puzzlewright 1, https:/,
    )
    expect(text).toContain('note         = {Version 7.8.9. Corpus with SHA-256 c0ffee}')
    expect(text).toContain('<dt>Machine</dt><dd>abacus</dd>')
  })

  it('has no headings without content, and shows wins without ratios', () => {
    const untold = ['external a', 'external b'].flatMap((name) =>
      rowsOf(name, [1, -2], { nodes: null, milliseconds: null }),
    )
    const text = page(results(untold))
    expect(text).not.toContain('>Plots</h2>')
    expect(text).toMatch(
      /<th scope="row">A<\/th><td class="t">B<\/td><td>2<\/td><td>1<\/td><td>0<\/td><td>2<\/td>/,
    )
    expect(page(results([]))).not.toMatch(/>(Findings|Plots)<\/h2>/)
  })

  it('states that times were measured, even if every row crashed', () => {
    const crashed = rowsOf('a', [1], { outcome: 'crashed', nodes: null, milliseconds: null })
    const header: Partial<ResultsHeader> = { times: true, machine: 'abacus' }
    expect(page(results(crashed, header))).toContain('<dt>Times</dt><dd>one search each</dd>')
  })

  it('unfolds the table of a few pairs, so that it is printed', () => {
    expect(page(mixed)).toContain('<details open="open">')
    const many = Array.from({ length: 12 }, (_, index) => rowsOf(String(index), [1]))
    expect(page(results(many.flat()))).not.toContain('<details open')
  })
})

describe('the text of a ratio', () => {
  const pairOf = (one: readonly number[], other: readonly number[]) => {
    const made = report(results([...rowsOf('a', one), ...rowsOf('b', other)]))
    const [nodes] = made.measures
    return {
      cells: pairsTable(made.statistics.all, nodes, made).rows[0].slice(7),
      matrix: matrixTable(made.statistics.all, nodes, made).rows.map((row) => row.slice(1)),
      ratio: made.statistics.all.pairs[0].nodes,
    }
  }

  it('marks bounds of ratio and interval, in either direction; p needs none', () => {
    const { cells, matrix, ratio } = pairOf([1, 1, 1, 1, 1, 1, 1], [4, 5, 6, 7, 8, 9, -1000])
    const [low, p] = [ratio?.low ?? 0, 2 / 128]
    expect(cells).toEqual(['≥ 12.9', 7, `≥ ${low.toPrecision(3)}`, p.toFixed(3), `${p.toFixed(3)} *`])
    expect(matrix).toEqual([
      ['·', '≥ 12.9 *'],
      ['≤ 0.0773 *', '·'],
    ])
    const turned = pairOf([4, 5, 6, 7, 8, 9, -1000], [1, 1, 1, 1, 1, 1, 1])
    expect(turned.cells[2]).toBe(`≤ ${(turned.ratio?.high ?? 0).toPrecision(3)}`)
  })

  it('stands beside the wins of its measure', () => {
    const rows = [
      ...rowsOf('a', [1, 1, 9], { milliseconds: 5 }),
      ...rowsOf('b', [2, 2, 3], { milliseconds: 4 }),
    ]
    const made = report(results(rows))
    const wins = made.measures.map((measure) =>
      pairsTable(made.statistics.all, measure, made).rows[0].slice(4, 7),
    )
    expect(wins).toEqual([
      [2, 0, 1],
      [0, 0, 3],
    ])
    const csv = csvOf(allPairs(made)).split('\n')
    expect(csv[0]).toBe(
      'section,measure,one,other,puzzles,both_solved,only_one,only_other,wins,ties,losses,of,ratio,low,high,bound,p,holm,is_significant',
    )
    expect(csv[1]).toMatch(/^all puzzles,nodes,a,b,3,3,0,0,2,0,1,3,/)
    expect(csv[2]).toMatch(/^all puzzles,time,a,b,3,3,0,0,0,0,3,3,/)
  })

  it('is marked if it is over fewer puzzles than both were given', () => {
    const { cells, matrix } = pairOf([2, -1000, 2], [4, 4, -1000])
    expect(cells).toEqual(['2.00', 1, null, null, null])
    expect(matrix).toEqual([
      ['·', '2.00°'],
      ['0.500°', '·'],
    ])
  })
})
