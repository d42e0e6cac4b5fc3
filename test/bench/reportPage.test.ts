import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findingsOf } from '../../src/bench/report/conclusions.ts'
import { summaryTable } from '../../src/bench/report/contenderSummaryTables.ts'
import { drawPlot } from '../../src/bench/report/drawPlot.ts'
import { failuresTable } from '../../src/bench/report/failureFamilyWorthTables.ts'
import { pageOf } from '../../src/bench/report/htmlPage.ts'
import { AUTHORS, HOMEPAGE } from '../../src/bench/report/provenanceAndCitation.ts'
import { cellText } from '../../src/bench/report/tableAndCsv.ts'
import type { Results, ResultsHeader, Row } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { PROJECT } from '../support/documents.ts'
import { fullResults } from '../support/fullResults.ts'
import { expectText } from '../support/golden.ts'
import { mistakesIn, plotsOf, reportOf, results, rowsOf } from './rows.ts'

const TEXTS = { title: 'A study', program: 'puzzlewright 1' }
const pageTextOf = (made: Results) => pageOf(reportOf(made), [], TEXTS)

/** The text of a section of the page, without tags. */
const sectionOf = (page: string, id: string) =>
  new RegExp(`<h2 id="${id}">.*?</section>`, 's')
    .exec(page)?.[0]
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const full = fullResults()
const page = pageTextOf(full)

describe('the page of a large run', () => {
  it('is valid HTML with all its plots', () => {
    const typeface = loadTypeface()
    const report = reportOf(full)
    const drawn = plotsOf(report).map((plot) => ({ plot, drawing: drawPlot(plot.scene, typeface) }))
    expect(mistakesIn(pageOf(report, drawn, TEXTS))).toEqual([])
  })

  it('states the setup, the findings, the control, the contenders, what they are worth and how to cite it, as kept', () => {
    const shown = ['setup', 'findings', 'contenders', 'all-puzzles', 'contenders-together', 'trust-in-times']
    const others = ['external-solvers', 'how-to-read-this-report', 'provenance', 'how-to-cite']
    expectText([...shown, ...others].map((id) => `${sectionOf(page, id)}\n`).join(''), 'report.txt')
  })

  it('lists the control without a letter', () => {
    expect(sectionOf(page, 'pairwise-comparison')).not.toMatch(/\bM\b/)
  })

  it('states the caveats of times only where times were measured, and of repeats only where there are several', () => {
    const untimed = pageTextOf(
      results(['a', 'b'].flatMap((name) => rowsOf(name, [1, 2], { milliseconds: null }))),
    )
    expect(untimed).not.toContain('trust-in-times')
    expect(sectionOf(untimed, 'contenders-together')).toMatch(/By nodes Borda score /)
    const once = pageTextOf(results(rowsOf('a', [1, 2], { cpuMilliseconds: 4 })))
    expect(sectionOf(once, 'trust-in-times')).not.toContain('their mean')
    expect(sectionOf(once, 'all-puzzles')).toMatch(/CPU total .* 8\.00 ms/)
    const short = pageTextOf(results(rowsOf('a', [1, 2], { cpuMilliseconds: 0 })))
    expect(sectionOf(short, 'all-puzzles')).not.toContain('CPU total')
  })
})

describe('what failed', () => {
  const { header, rows } = full
  const failing: Results = {
    header,
    rows: rows.map((row, index) =>
      row.contender === 'gecode' && index % 2 === 0
        ? { ...row, outcome: 'crashed', message: `boom <${row.puzzle}>` }
        : row,
    ),
  }
  const crashed = failing.rows.filter(({ outcome }) => outcome === 'crashed')

  it('has the first message of each contender', () => {
    expect(crashed.length).toBeGreaterThan(1)
    const { columns, rows } = failuresTable(reportOf(failing))
    expect(columns.length).toBe(5)
    const [{ puzzle, message }] = crashed
    expect(rows).toEqual([[expect.stringContaining('gecode'), 'crashed', crashed.length, message, puzzle]])
    const text = sectionOf(pageTextOf(failing), 'failures')
    expect(text).toContain('boom &lt;')
    expect(sectionOf(page, 'failures'), 'of a run without').toBeUndefined()
  })
})

describe('the figures of capped runs', () => {
  const capped = results([...rowsOf('a', [5, -1000, -1000]), ...rowsOf('b', [-1000, -1000, -1000])])
  const table = summaryTable(statisticsOf(capped).all, reportOf(capped))
  const cellOf = (row: number, key: string) => {
    const index = table.columns.findIndex((column) => column.key === key)
    return cellText(table.rows[row][index], table.columns[index].format)
  }

  it('are lower bounds, with PAR2 only of the measure whose limit ended the run', () => {
    const keys = ['total_nodes', 'geometric_mean_nodes', 'par2_nodes']
    expect(keys.map((key) => cellOf(0, key))).toEqual(['≥ 2,005', '≥ 171', '1.34k'])
    const times = ['total_time', 'geometric_mean_time', 'par2_time']
    expect(times.map((key) => cellOf(0, key))).toEqual(['≥ 3.00 ms', '≥ 1.00 ms', '–'])
  })

  it('are bounds if every run was capped', () => {
    expect(cellOf(1, 'geometric_mean_nodes')).toBe('≥ 1.00k')
    expect(findingsOf(reportOf(capped)).at(-1)).toBe(
      'Sudoku 9x9: no contender solved all 3 puzzles; a solved the most, 1.',
    )
    const none = results([...rowsOf('a', [-1000, -1000]), ...rowsOf('b', [-1000, -1000])])
    expect(findingsOf(reportOf(none)).at(-1)).toBe('Sudoku 9x9: no contender solved any of 2 puzzles.')
    expect(pageTextOf(none)).toContain('≥ 1.00k')
  })
})

describe('a finding', () => {
  const lastOf = (...rows: Row[][]) => findingsOf(reportOf(results(rows.flat()))).at(-1)
  const many = (step: number) =>
    Array.from({ length: 30 }, (_, index) => 10 + index + step * (1 + (index % 3)))

  it('calls a difference significant only if it has a star', () => {
    expect(lastOf(rowsOf('a', many(0)), rowsOf('b', many(5)))).toMatch(
      /By nodes, a is best with a geometric mean of 22\.8; the next, b, opens 1\.\d+ times as many \(95 % interval 1\.\d+ to 1\.\d+\), a significant difference\./,
    )
    const mixed = many(0).map((number, index) => number + (index % 2 === 0 ? 3 : -2))
    expect(lastOf(rowsOf('a', many(0)), rowsOf('b', mixed))).toContain(', which is not significant.')
  })

  it('turns the ratio if the better contender is the second', () => {
    expect(lastOf(rowsOf('b', many(5)), rowsOf('a', many(0)))).toMatch(
      /a is best .* the next, b, opens (1\.\d+) times as many \(95 % interval (1\.\d+) to 1\.\d+\)/,
    )
  })

  it('does not call a difference in time significant without a control', () => {
    const slow = rowsOf('b', many(0)).map((row, index) => ({ ...row, milliseconds: 3 + index / 10 }))
    expect(lastOf(rowsOf('a', many(0)), slow)).toMatch(/By time, a is best .* which is not significant\.$/)
  })
})

describe('the question of a run', () => {
  const solutions = (limit: number | null, task: ResultsHeader['task']) => {
    const limits = { nodes: null, milliseconds: null, solutions: limit, memory: null }
    return sectionOf(pageTextOf(results(rowsOf('a', [1]), { task, limits })), 'setup')
  }

  it('is named by its task', () => {
    expect(solutions(1, 'satisfaction')).toContain('satisfaction (is there a solution?)')
    expect(solutions(null, 'enumeration')).toContain('ends when it has found all')
    expect(solutions(10, 'enumeration')).toContain('ends with solution 10')
  })
})

describe('the citation', () => {
  const cff = parse(readFileSync(join(PROJECT, 'CITATION.cff'), 'utf8'))
  const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))

  it('of the repository has the version, the licence and the place of the package', () => {
    const { version, license, homepage: url, repository } = manifest
    expect(cff).toMatchObject({ 'cff-version': '1.2.0', version, license, url })
    expect(repository.url).toBe(`git+${cff['repository-code']}.git`)
  })

  it('of the repository has the date of the release, and none before', () => {
    const changes = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8')
    const release = new RegExp(`^## \\[?${manifest.version}\\]?.*?(\\d{4}-\\d{2}-\\d{2})`, 'm')
    expect(cff['date-released']).toBe(release.exec(changes)?.[1])
  })

  it('of the page names the same authors and place', () => {
    expect(cff.authors).toEqual([{ name: AUTHORS }])
    expect(readFileSync(join(PROJECT, 'LICENSE'), 'utf8')).toContain(AUTHORS)
    expect(cff['repository-code']).toBe(HOMEPAGE)
  })
})
