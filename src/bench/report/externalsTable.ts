// The table of external solvers: what their start costs, what they state of themselves, and their memory. What a solver
// states can be compared with its own figures on other puzzles, not with those of other solvers.

import type { Row } from '../results.ts'
import { atLeastSmallest, geometricMean } from '../statistics/means.ts'
import { groupRows } from '../statistics/rowsByFamily.ts'
import { counted, timed } from './columns.ts'
import { plainFigures, plainNumber, threeFigures } from './numberTexts.ts'
import { letteredName, type ReportData } from './reportData.ts'
import { boundedCell, type Cell, type Column, type Table } from './table.ts'

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
      { ...timed('Geometric mean stated time'), isBounded: true },
      counted('Puzzles with stated nodes'),
      statedNodes,
      { key: 'most_memory', title: 'Most memory (MB)', format: plainNumber },
    ],
    rows: externals.map(({ name }) => {
      const facts = header.environment?.solvers.find((solver) => solver.name === name)
      const time = statistics.all.summaries.find(({ contender }) => contender === name)?.milliseconds
      const own = rowsOf.get(name) ?? []
      const memory = own.flatMap(({ memory }) => memory ?? [])
      return [
        letteredName(name, entrants),
        facts?.version ?? null,
        facts?.floorMilliseconds ?? null,
        boundedCell(time?.geometricMean ?? null, time?.meanBound),
        ...statedCells(own, ({ solveMilliseconds }) => solveMilliseconds, meanOfTimes),
        ...statedCells(own, ({ nodes }) => nodes, meanOfNodes),
        memory.length > 0 ? memory.reduce((most, one) => Math.max(most, one)) : null,
      ]
    }),
  }
}

const statedNodes: Column = {
  key: 'geometric_mean_stated_nodes',
  title: 'Geometric mean stated nodes',
  format: threeFigures,
  scale: () => ({ format: plainFigures }),
  isBounded: true,
}

/** The number of puzzles for which a solver states a figure, and its mean: a lower bound with capped ones. */
function statedCells(
  own: readonly Row[],
  figureOf: (row: Row) => number | null,
  meanOf: (figures: readonly number[]) => number | null,
): Cell[] {
  const told = own.filter(
    (row) => figureOf(row) !== null && (row.outcome === 'solved' || row.outcome === 'capped'),
  )
  const mean = told.length > 0 ? meanOf(told.flatMap((row) => figureOf(row) ?? [])) : null
  const isBound = told.some(({ outcome }) => outcome === 'capped')
  return [told.length, boundedCell(mean, isBound ? 'least' : undefined)]
}

function meanOfNodes(nodes: readonly number[]): number {
  return geometricMean(nodes.map((number) => atLeastSmallest('nodes', number)))
}

/**
 * Solvers round the times that they state, some to hundredths of a second. A time of 0 is below an unknown resolution, so
 * that the mean is unknown too.
 */
function meanOfTimes(times: readonly number[]): number | null {
  return times.includes(0) ? null : geometricMean(times)
}
