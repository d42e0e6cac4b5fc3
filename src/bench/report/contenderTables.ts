// Tables with a line for each contender: external solvers, failures, families, and what each is worth.
//
// Of external solvers: what their start costs, what they state of themselves, and their memory. What a solver
// states can be compared with its own figures on other puzzles, not with those of other solvers.

import type { Row } from '../results.ts'
import { atLeastSmallest, geometricMean } from '../statistics/means.ts'
import { groupRows } from '../statistics/sectionRows.ts'
import type { MeasureName, StatisticsSection } from '../statistics/statistics.ts'
import { columnKey, counted, timed } from './columns.ts'
import { plainFigures, plainNumber, threeFigures } from './numberTexts.ts'
import { letteredName, nounOf, type ReportData, type ReportMeasure } from './reportData.ts'
import { boundedCell, type Cell, type Column, numberOf, type Table } from './table.ts'

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

// The table of what went wrong: for each contender and kind of failure the number of rows, and the first of them with its message.

/** The failures of a run, and the capped rows of external solvers that gave up; empty without any. */
export function failuresTable({ results, entrants }: Pick<ReportData, 'results' | 'entrants'>): Table {
  const failed = results.rows.filter(({ message }) => message !== undefined)
  const groups = groupRows(failed, kindOf)
  const places = results.header.contenders.map(({ name }) => name)
  const rows = Array.from(groups.values()).sort(
    ([one], [other]) => places.indexOf(one.contender) - places.indexOf(other.contender),
  )
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'outcome', title: 'Outcome' },
      counted('Puzzles'),
      { key: 'first_message', title: 'First message', isWide: true },
      { key: 'first_puzzle', title: 'First puzzle', isWide: true },
    ],
    rows: rows.map((members) => {
      const [{ contender, outcome, message = null, puzzle }] = members
      return [letteredName(contender, entrants), outcome, members.length, message, puzzle]
    }),
  }
}

function kindOf({ contender, outcome }: Row): string {
  return `${contender}\n${outcome}`
}

// The table of contenders by families: the geometric means of a measure.

/** A row for each contender, a column for each family and shape; empty if no contender reports the measure. */
export function familiesTable(
  sections: readonly StatisticsSection[],
  { name, text, scale }: ReportMeasure,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const meanOf = (section: StatisticsSection, entrant: string) => {
    const figures = section.summaries.find(({ contender }) => contender === entrant)?.[name]
    return boundedCell(figures?.geometricMean ?? null, figures?.meanBound)
  }
  const rows = entrants
    .map(({ name }) => ({ name, means: sections.map((section) => meanOf(section, name)) }))
    .filter(({ means }) => means.some((mean) => mean !== null))
  // One unit for all columns, so that they can be compared.
  const common = scale(rows.flatMap(({ means }) => means.flatMap((mean) => numberOf(mean) ?? [])))
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      ...sections.map(({ title }) => ({
        key: columnKey(title),
        title,
        format: text,
        scale: () => common,
        isBounded: true,
      })),
    ],
    rows: rows.map(({ name, means }) => [letteredName(name, entrants), ...means]),
  }
}

// The table of what each contender is worth beside the others, by one measure.

/** Scores, puzzles won, and what the virtual best loses without each contender. */
export function portfolioTable(
  { portfolio, portfolioBy }: StatisticsSection,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const by = (column: Column): Column => byMeasure(column, portfolioBy)
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      counted('Solved alone'),
      by({ key: 'borda', title: 'Borda score', format: (score) => score.toFixed(1) }),
      by(counted('Best on')),
      by(counted('Best alone')),
      by({ key: 'without_it', title: 'Virtual best without it', format: threeFigures, isBounded: true }),
    ],
    rows: portfolio.map(({ contender, borda, best, marginal }) => [
      letteredName(contender, entrants),
      marginal.solvedAlone,
      borda,
      best,
      marginal.bestAlone,
      boundedCell(marginal.ratio, marginal.bound),
    ]),
  }
}

/** The column below a heading with the measure, which its key in CSV names too. */
function byMeasure(column: Column, measure: MeasureName): Column {
  const noun = nounOf(measure)
  return {
    ...column,
    key: `${column.key}_${noun}`,
    title: `${column.title}, ${noun}`,
    short: column.title,
    group: `By ${noun}`,
  }
}
