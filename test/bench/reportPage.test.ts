// Tests what the page states about a run: the question, the provenance, the control, external solvers, contributions,
// bounds, and how to cite.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { plotsOf } from '../../src/bench/report/choosePlots.ts'
import { findingsOf } from '../../src/bench/report/conclusions.ts'
import { failuresTable } from '../../src/bench/report/contenderTables.ts'
import { drawPlot } from '../../src/bench/report/drawPlot.ts'
import { pageOf } from '../../src/bench/report/htmlPage.ts'
import { AUTHORS, HOMEPAGE } from '../../src/bench/report/provenance.ts'
import { reportDataOf } from '../../src/bench/report/reportData.ts'
import { summaryTable } from '../../src/bench/report/summaryTables.ts'
import { cellText } from '../../src/bench/report/table.ts'
import type { Results, ResultsHeader } from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { PROJECT } from '../support/documents.ts'
import { fullResults } from '../support/fullResults.ts'
import { results, rowsOf } from './rows.ts'

const TEXTS = { title: 'A study', program: 'puzzlewright 1' }
const reportOf = (made: Results) => reportDataOf(made, statisticsOf(made, { resamples: 200 }))
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
    const drawn = plotsOf(report, undefined).map((plot) => ({
      plot,
      drawing: drawPlot(plot.scene, typeface),
    }))
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      // Elements without content are closed as in XML; figures are hidden from nobody by their styles.
      rules: { 'void-style': 'off', 'no-inline-style': 'off', 'long-title': 'off' },
    })
    const { results } = validator.validateStringSync(pageOf(report, drawn, TEXTS))
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    )
    expect(mistakes).toEqual([])
  })

  it('names the task, the suite with its hash, and all limits', () => {
    const setup = sectionOf(page, 'setup')
    expect(setup).toContain(
      `frozen suite v1 of Puzzlewright, 24 puzzles, SHA-256 of their ids and stars: ${'ab'.repeat(32)}`,
    )
    expect(setup).toContain('uniqueness (is there exactly one solution?)')
    expect(setup).toContain('300 nodes, no limit on time, 2,000 MB of memory (external solvers)')
    expect(setup).toContain('the least of 3 searches, in as many passes over the puzzles')
  })

  it('states where, when and how the run was made', () => {
    const facts = sectionOf(page, 'provenance')
    for (const fact of [
      'puzzlewright test, commit 84d1fb8c2a',
      '2026-11-23T09:12:00.000Z',
      "bench run v1.jsonl --external 'gecode=minizinc {file}' --node-limit 300 --time-limit none",
      'Searches at a time 1',
      'Abacus &amp; Sons 3000, 2 cores',
      '8,234 MB',
      'Memory limited by a cgroup: all processes of a command together',
      '0.42, 0.80, 1.20',
      'Linux 6.1.0',
      '22.11.0',
    ]) {
      expect(facts).toContain(fact)
    }
  })

  it('states the ratio of the control and what it means, and lists the control without a letter', () => {
    const { control } = statisticsOf(full, { resamples: 200 }).all
    const [ratio, low, high] = [control?.ratio, control?.low, control?.high].map((one) =>
      (one ?? 0).toPrecision(3),
    )
    expect(sectionOf(page, 'trust-in-times')).toContain(
      `It took ${ratio} times as long as the first (95 % interval ${low} to ${high}; 24 puzzles).`,
    )
    expect(page).toContain('<th scope="row">–</th><td class="t">control</td>')
    expect(sectionOf(page, 'pairwise-comparison')).not.toMatch(/\bM\b/)
    expect(sectionOf(page, 'all-puzzles')).not.toContain('control')
  })

  it('states the caveats of times only where times were measured', () => {
    expect(sectionOf(page, 'trust-in-times')).toMatch(
      /Other work on the machine.*drawn at random.*least of the repeats.*warm.*CPU time.*8\.20 ms to 271 ms/,
    )
    const untimed = rowsOf('a', [1, 2], { milliseconds: null })
    expect(pageTextOf(results(untimed))).not.toContain('trust-in-times')
  })

  it('says what CPU times are beside wall times', () => {
    expect(sectionOf(page, 'setup')).toContain('; of CPU times their mean')
    expect(sectionOf(page, 'trust-in-times')).toMatch(
      /Wall time is the least of the repeats, CPU time their mean.* may well be the larger one/,
    )
    expect(sectionOf(page, 'all-puzzles')).toContain('CPU total (mean)')
    const once = pageTextOf(results(rowsOf('a', [1, 2], { cpuMilliseconds: 4 })))
    expect(sectionOf(once, 'trust-in-times')).not.toContain('their mean')
    expect(sectionOf(once, 'all-puzzles')).toMatch(/CPU total .* 8\.00 ms/)
    const short = pageTextOf(results(rowsOf('a', [1, 2], { cpuMilliseconds: 0 })))
    expect(sectionOf(short, 'all-puzzles')).not.toContain('CPU total')
  })

  it('shows the floor, the version, the stated time and the memory of external solvers', () => {
    const solvers = sectionOf(page, 'external-solvers')
    expect(solvers).toMatch(
      /K gecode Gecode 6\.3\.0 271 ms .* 24 .* 21\.5 L cadical – 8\.20 ms .* 0 – 0 – – /,
    )
  })

  it('ranks the contenders together', () => {
    const { all } = statisticsOf(full, { resamples: 200 })
    const together = sectionOf(page, 'contenders-together')
    expect(together).toContain(`the single best contender over all puzzles is ${all.singleBest}; it takes`)
    const [{ contender, borda, best, marginal }] = all.portfolio
    expect(together).toContain(
      `A ${contender} ${marginal.solvedAlone} ${borda.toFixed(1)} ${best} ${marginal.bestAlone} `,
    )
  })

  it('names the measure by which it ranks, and how the single best is found', () => {
    expect(sectionOf(page, 'contenders-together')).toMatch(/By time Borda score Best on /)
    const untimed = ['a', 'b'].flatMap((name) => rowsOf(name, [1, 2], { milliseconds: null }))
    expect(sectionOf(pageTextOf(results(untimed)), 'contenders-together')).toMatch(/By nodes Borda score /)
    expect(sectionOf(page, 'how-to-read-this-report')).toMatch(
      /of those that were given all, the one with the least PAR2 or.* solved most.* least geometric mean/,
    )
  })

  it('says that value orders cannot differ under a proof', () => {
    expect(findingsOf(reportOf(full))[0]).toContain(
      'full/fewest-alternatives/ascending, full/fewest-alternatives/promise differ only in the value order',
    )
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
  const many = (step: number) =>
    Array.from({ length: 30 }, (_, index) => 10 + index + step * (1 + (index % 3)))

  it('calls a difference significant only if it has a star', () => {
    const [nodes] = findingsOf(reportOf(results([...rowsOf('a', many(0)), ...rowsOf('b', many(5))]))).slice(
      -1,
    )
    expect(nodes).toMatch(
      /By nodes, a is best with a geometric mean of 22\.8; the next, b, opens 1\.\d+ times as many \(95 % interval 1\.\d+ to 1\.\d+\), a significant difference\./,
    )
    const mixed = many(0).map((number, index) => number + (index % 2 === 0 ? 3 : -2))
    const [none] = findingsOf(reportOf(results([...rowsOf('a', many(0)), ...rowsOf('b', mixed)]))).slice(-1)
    expect(none).toContain(', which is not significant.')
  })

  it('turns the ratio if the better contender is the second', () => {
    const [nodes] = findingsOf(reportOf(results([...rowsOf('b', many(5)), ...rowsOf('a', many(0))]))).slice(
      -1,
    )
    expect(nodes).toMatch(
      /a is best .* the next, b, opens (1\.\d+) times as many \(95 % interval (1\.\d+) to 1\.\d+\)/,
    )
  })

  it('does not call a difference in time significant without a control', () => {
    const slow = rowsOf('b', many(0)).map((row, index) => ({ ...row, milliseconds: 3 + index / 10 }))
    const [time] = findingsOf(reportOf(results([...rowsOf('a', many(0)), ...slow]))).slice(-1)
    expect(time).toMatch(/By time, a is best .* which is not significant\.$/)
  })
})

describe('the question of a run', () => {
  const solutions = (limit: number | null, task: ResultsHeader['task']) =>
    sectionOf(
      pageTextOf(
        results(rowsOf('a', [1]), {
          task,
          limits: { nodes: null, milliseconds: null, solutions: limit, memory: null },
        }),
      ),
      'setup',
    )

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
    expect(cff['cff-version']).toBe('1.2.0')
    expect(cff.version).toBe(manifest.version)
    expect(cff.license).toBe(manifest.license)
    expect(manifest.repository.url).toBe(`git+${cff['repository-code']}.git`)
    expect(cff.url).toBe(manifest.homepage)
  })

  it('of the repository has the date of the release, and none before', () => {
    const changes = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8')
    const released = new RegExp(`^## \\[?${manifest.version}\\]?.*?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(
      changes,
    )?.[1]
    expect(cff['date-released']).toBe(released)
  })

  it('of the page names the same authors and place, the suite and its hash', () => {
    expect(cff.authors).toEqual([{ name: AUTHORS }])
    expect(readFileSync(join(PROJECT, 'LICENSE'), 'utf8')).toContain(AUTHORS)
    expect(cff['repository-code']).toBe(HOMEPAGE)
    const text = sectionOf(page, 'how-to-cite')
    expect(text).toContain(`author = {{${AUTHORS}}}, title = {{Puzzlewright}`)
    expect(text).toContain('year = {2026}')
    expect(text).toContain(`Version test, commit 84d1fb8c2a. Suite v1 with SHA-256 ${'ab'.repeat(32)}`)
  })
})
