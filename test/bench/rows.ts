// Short notations for results in tests.

import { HtmlValidate } from 'html-validate'
import { expect } from 'vitest'
import type { CorpusPuzzle } from '../../src/bench/corpus.ts'
import { type External, parseExternal, withTakes } from '../../src/bench/measureExternalSolver.ts'
import { planRows } from '../../src/bench/planRowsAndControl.ts'
import { plotMakers } from '../../src/bench/report/choosePlots.ts'
import type { Plot } from '../../src/bench/report/plotLayout.ts'
import { type ReportData, reportDataOf } from '../../src/bench/report/reportData.ts'
import {
  CONTROL,
  type ContenderName,
  RESULTS_VERSION,
  type Results,
  type ResultsHeader,
  type Row,
  type RunLimits,
} from '../../src/bench/results.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { runExternals } from '../../src/cli/bench/runExternalSolvers.ts'
import { parsePuzzle } from '../../src/index.ts'

/** A row of contender `a` on puzzle 1, solved with 10 nodes in 1 ms, except for the given fields. */
export function row(said: Partial<Row> = {}): Row {
  return {
    contender: 'a',
    puzzle: '1',
    repeat: 1,
    family: 'sudoku',
    shape: '9x9',
    stars: 1,
    outcome: 'solved',
    status: 'unique',
    solutions: 1,
    nodes: 10,
    branchings: 2,
    averageBranchingFactor: 1.5,
    failures: 3,
    maxDepth: 2,
    milliseconds: 1,
    cpuMilliseconds: null,
    solveMilliseconds: null,
    memory: null,
    ...said,
  }
}

/**
 * Solved rows of a contender on the puzzles 1, 2, ... with these numbers of nodes; `-500` was capped there.
 */
export function rowsOf(contender: string, nodes: readonly number[], said: Partial<Row> = {}): Row[] {
  return nodes.map((number, index) =>
    row({
      contender,
      puzzle: String(index + 1),
      nodes: Math.abs(number),
      ...(number < 0 && { outcome: 'capped', status: 'unknown', ended: 'node-limit' }),
      ...said,
    }),
  )
}

/** The text of a results file: the header and the rows, each a line of JSON. */
export function resultsText({ header, rows }: Results): string {
  return [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** A puzzle of a corpus. */
export function corpusPuzzle(id: string, stars: number | null = null): CorpusPuzzle {
  return { id, ...parsePuzzle(id), stars }
}

/** The data of the report of a run. */
export function reportOf(made: Results, resamples = 100): ReportData {
  return reportDataOf(made, statisticsOf(made, { resamples }))
}

/** All plots of a report, except those without enough rows. */
export function plotsOf(report: ReportData, two?: Parameters<typeof plotMakers>[1]): Plot[] {
  return plotMakers(report, two).flatMap((make) => make() ?? [])
}

/** The mistakes in a page. */
export function mistakesIn(page: string): string[] {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Elements and attributes without content are written as in XML; figures are hidden from nobody by their styles.
    rules: {
      'void-style': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      'attribute-boolean-style': 'off',
    },
  })
  const { results } = validator.validateStringSync(page)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
}

/** The rows of real commands on puzzles. */
export async function rowsOfCommands(
  commands: readonly (string | External)[],
  puzzles: readonly CorpusPuzzle[],
  { workers, times = false, ...said }: Partial<RunLimits> & { workers?: number; times?: boolean } = {},
): Promise<Row[]> {
  const limits = { nodes: null, milliseconds: 20_000, solutions: 2, memory: null, ...said }
  const externals = commands.map((one) => withTakes(typeof one === 'string' ? parseExternal(one) : one))
  const plan = planRows(externals, puzzles)
  const rows: Row[] = []
  const { signal } = new AbortController()
  for await (const row of runExternals({ limits, repeat: 1, times, workers }, plan, signal)) rows.push(row)
  return rows
}

/** The error of what users wrote, with a part of its message. */
export const refusal = (message: string) =>
  expect.objectContaining({ code: 'value', message: expect.stringContaining(message) })

function kindOf(name: string): ContenderName['kind'] {
  if (name === CONTROL) return 'control'
  return name.startsWith('external') ? 'external' : 'own'
}

/** Results of the contenders that have rows; external ones are named in `external`. */
export function results(rows: readonly Row[], header: Partial<ResultsHeader> = {}): Results {
  const names = [...new Set(rows.map(({ contender }) => contender))]
  const contenders = names.map((name): ContenderName => ({ name, kind: kindOf(name), what: name }))
  const puzzles = new Set(rows.map(({ puzzle }) => puzzle)).size
  return {
    header: {
      results: RESULTS_VERSION,
      corpus: { checksum: 'c0ffee', puzzles },
      contenders,
      task: 'uniqueness',
      limits: { nodes: 1000, milliseconds: 5000, solutions: 2, memory: null },
      repeat: 1,
      times: rows.some(({ milliseconds }) => milliseconds !== null),
      seed: 'test',
      program: 'puzzlewright test',
      machine: rows.some(({ milliseconds }) => milliseconds !== null) ? 'abacus' : null,
      ...header,
    },
    rows,
  }
}
