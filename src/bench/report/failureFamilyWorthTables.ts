// Tables with a line for each contender: external solvers, failures, means by family, and what each contender is worth
// beside the others.
//
// The table of external solvers: the time of their start, the figures that they state themselves, and their memory. A
// figure that a solver states can be compared with its own figures on other puzzles, not with those of other solvers.

import { flatGroup, group, max } from 'd3-array'
import type { Row } from '../results.ts'
import { atLeastSmallest, geometricMean } from '../statistics/means.ts'
import type { MeasureName, StatisticsSection } from '../statistics/statistics.ts'
import { plainFigures, plainNumber, threeFigures } from './numberTexts.ts'
import { letteredName, nounOf, type ReportData, type ReportMeasure } from './reportData.ts'
import { CONTENDER, counted, textColumn, timed } from './sharedColumns.ts'
import {
  boundedCell,
  type Cell,
  type Column,
  type Field,
  fieldTable,
  numberOf,
  type Table,
} from './tableAndCsv.ts'

/** The external solvers of a run; empty without any. */
export function externalsTable({ results, statistics, entrants }: ReportData): Table {
  const { header, rows } = results
  const rowsOf = group(rows, ({ contender }) => contender)
  const externals = header.contenders
    .filter(({ kind }) => kind === 'external')
    .map(({ name }) => {
      const own = rowsOf.get(name) ?? []
      return {
        name,
        facts: header.environment?.solvers.find((solver) => solver.name === name),
        time: statistics.all.summaries.find(({ contender }) => contender === name)?.milliseconds,
        times: statedCells(own, ({ solveMilliseconds }) => solveMilliseconds, meanOfTimes),
        nodes: statedCells(own, ({ nodes }) => nodes, meanOfNodes),
        memory: max(own, ({ memory }) => memory) ?? null,
      }
    })
  return fieldTable(externals, [
    [CONTENDER, ({ name }) => letteredName(name, entrants)],
    [textColumn('Version'), ({ facts }) => facts?.version ?? null],
    [timed('Floor'), ({ facts }) => facts?.floorMilliseconds ?? null],
    [
      { ...timed('Geometric mean time'), isBounded: true },
      ({ time }) => boundedCell(time?.geometricMean ?? null, time?.meanBound),
    ],
    [counted('Puzzles with a stated time'), ({ times: [told] }) => told],
    [{ ...timed('Geometric mean stated time'), isBounded: true }, ({ times: [, mean] }) => mean],
    [counted('Puzzles with stated nodes'), ({ nodes: [told] }) => told],
    [statedNodes, ({ nodes: [, mean] }) => mean],
    [{ key: 'most_memory', title: 'Most memory (MB)', format: plainNumber }, ({ memory }) => memory],
  ])
}

const statedNodes: Column = {
  ...textColumn('Geometric mean stated nodes'),
  format: threeFigures,
  scale: () => ({ format: plainFigures }),
  isBounded: true,
}

/**
 * The number of puzzles for which a solver states a figure, and the mean of the figure, which is a lower bound if some
 * puzzles were capped.
 */
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
 * Solvers round the times that they state, some to hundredths of a second. A time of 0 is shorter than the solver's unknown
 * resolution, so the mean is unknown too.
 */
function meanOfTimes(times: readonly number[]): number | null {
  return times.includes(0) ? null : geometricMean(times)
}

// The table of what went wrong: for each contender and kind of failure, the number of rows, and the message and the puzzle
// of the first.

/** The failures of a run, and the capped rows of external solvers that gave up; empty without any. */
export function failuresTable({ results, entrants }: Pick<ReportData, 'results' | 'entrants'>): Table {
  const failed = results.rows.filter(({ message }) => message !== undefined)
  const places = results.header.contenders.map(({ name }) => name)
  const rows = flatGroup(
    failed,
    ({ contender }) => contender,
    ({ outcome }) => outcome,
  ).sort(([one], [other]) => places.indexOf(one) - places.indexOf(other))
  return fieldTable(rows, [
    [CONTENDER, ([contender]) => letteredName(contender, entrants)],
    [textColumn('Outcome'), ([, outcome]) => outcome],
    [counted('Puzzles'), ([, , members]) => members.length],
    [textColumn('First message', { isWide: true }), ([, , [{ message = null }]]) => message],
    [textColumn('First puzzle', { isWide: true }), ([, , [{ puzzle }]]) => puzzle],
  ])
}

// The table of contenders by families: the geometric means of a measure.

/** A row for each contender, a column for each family and shape; empty if no contender reports the measure. */
export function familiesTable(
  sections: readonly StatisticsSection[],
  { name, text: format, scale }: ReportMeasure,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const meanOf = (section: StatisticsSection, entrant: string) => {
    const figures = section.summaries.find(({ contender }) => contender === entrant)?.[name]
    return boundedCell(figures?.geometricMean ?? null, figures?.meanBound)
  }
  const rows = entrants
    .map(({ name }) => ({ name, means: sections.map((section) => meanOf(section, name)) }))
    .filter(({ means }) => means.some((mean) => mean !== null))
  // All columns have the same unit, so that they can be compared.
  const common = scale(rows.flatMap(({ means }) => means.flatMap((mean) => numberOf(mean) ?? [])))
  return fieldTable(rows, [
    [CONTENDER, ({ name }) => letteredName(name, entrants)],
    ...sections.map(
      ({ title }, index): Field<(typeof rows)[number]> => [
        { ...textColumn(title), format, scale: () => common, isBounded: true },
        ({ means }) => means[index],
      ],
    ),
  ])
}

// The table of what each contender is worth beside the others, by one measure.

/** Scores, puzzles won, and what the virtual best loses without each contender. */
export function portfolioTable(
  { portfolio, portfolioBy }: StatisticsSection,
  { entrants }: ReportData,
): Table {
  const by = (column: Column): Column => byMeasure(column, portfolioBy)
  return fieldTable(portfolio, [
    [CONTENDER, ({ contender }) => letteredName(contender, entrants)],
    [counted('Solved alone'), ({ marginal }) => marginal.solvedAlone],
    [
      by(textColumn('Borda score', { key: 'borda', format: (score) => score.toFixed(1) })),
      ({ borda }) => borda,
    ],
    [by(counted('Best on')), ({ best }) => best],
    [by(counted('Best alone')), ({ marginal }) => marginal.bestAlone],
    [
      by(textColumn('Virtual best without it', { key: 'without_it', format: threeFigures, isBounded: true })),
      ({ marginal }) => boundedCell(marginal.ratio, marginal.bound),
    ],
  ])
}

/** Puts a column below a heading with the measure, and adds the measure to its key in CSV. */
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
