// The table of external solvers: what their start costs, what they state of themselves, and their memory.

import { geometricMean } from '../statistics/means.ts'
import { groupRows } from '../statistics/rowsByFamily.ts'
import { counted, timed } from './columns.ts'
import { plainNumber } from './numberTexts.ts'
import { letteredName, type ReportData } from './reportData.ts'
import { boundedCell, type Table } from './table.ts'

/** Stated times below a microsecond count as one. */
const LEAST_MILLISECONDS = 0.001

/** The external solvers of a run; empty without any. */
export function externalsTable({ results, statistics, entrants }: ReportData): Table {
  const { header, rows } = results
  const rowsOf = groupRows(rows, ({ contender }) => contender)
  const externals = header.contenders.filter(({ kind }) => kind === 'external')
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'version', title: 'Version' },
      timed('Floor'),
      { ...timed('Geometric mean time'), isBounded: true },
      counted('Puzzles with a stated time'),
      timed('Geometric mean stated time'),
      { key: 'most_memory', title: 'Most memory (MB)', format: plainNumber },
    ],
    rows: externals.map(({ name }) => {
      const facts = header.environment?.solvers.find((solver) => solver.name === name)
      const time = statistics.all.summaries.find(({ contender }) => contender === name)?.milliseconds
      const own = rowsOf.get(name) ?? []
      const stated = own.flatMap(({ solveMilliseconds }) => solveMilliseconds ?? [])
      const memory = own.flatMap(({ memory }) => memory ?? [])
      return [
        letteredName(name, entrants),
        facts?.version ?? null,
        facts?.floorMilliseconds ?? null,
        boundedCell(time?.geometricMean ?? null, time?.meanBound),
        stated.length,
        stated.length > 0 ? geometricMean(stated.map((one) => Math.max(LEAST_MILLISECONDS, one))) : null,
        memory.length > 0 ? memory.reduce((most, one) => Math.max(most, one)) : null,
      ]
    }),
  }
}
