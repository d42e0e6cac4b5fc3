// The tables of pairs of contenders: a matrix of all ratios, and a table with the details of each pair. The stars are taken
// from the statistics.

import { ratioBetween } from '../statistics/comparePair.ts'
import type { PairStatistics, Ratio, StatisticsSection, Tally } from '../statistics/statistics.ts'
import { chanceText, intervalText, probability, ratioText, threeFigures } from './numberTexts.ts'
import { type Entrant, letterOf, type ReportData, type ReportMeasure } from './reportData.ts'
import { counted, textColumn } from './sharedColumns.ts'
import { type Cell, type Column, type Field, fieldTable, type Table } from './tableAndCsv.ts'

/**
 * The table of pairs of contenders, named by their letters, with wins and ratios by a measure. Without a measure, a win is
 * a puzzle that only one of the two solved.
 */
export function pairsTable(
  { pairs }: StatisticsSection,
  measure: ReportMeasure | undefined,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const tallyOf = (pair: PairStatistics) => (measure ? pair.tallies[measure.name] : bySolving(pair))
  return fieldTable(pairs, [
    [textColumn('One'), ({ one }) => letterOf(one, entrants)],
    [textColumn('Other'), ({ other }) => letterOf(other, entrants)],
    [counted('Puzzles'), ({ puzzles }) => puzzles],
    [{ ...counted('Both solved'), short: 'Both' }, ({ bothSolved }) => bothSolved],
    [counted('Wins'), (pair) => tallyOf(pair)?.wins ?? null],
    [counted('Ties'), (pair) => tallyOf(pair)?.ties ?? null],
    [counted('Losses'), (pair) => tallyOf(pair)?.losses ?? null],
    ...(measure ? ratioFields(measure) : []),
  ])
}

/** The tally without a measure: a contender wins the puzzles that only it solved. */
function bySolving({ puzzles, onlyOne, onlyOther }: PairStatistics): Tally {
  return { wins: onlyOne, ties: puzzles - onlyOne - onlyOther, losses: onlyOther }
}

function ratioFields({ name, noun }: ReportMeasure): Field<PairStatistics>[] {
  const field = (column: Column, cellOf: (ratio: Ratio) => Cell): Field<PairStatistics> => [
    column,
    ({ [name]: ratio }) => ratio && cellOf(ratio),
  ]
  const format = probability
  return [
    field(
      { key: 'ratio', title: `Other / one, ${noun}`, short: 'Other / one', format: threeFigures },
      ratioText,
    ),
    field(counted('Of'), ({ of }) => of),
    field(textColumn('95 % interval', { key: 'interval', format: threeFigures }), intervalText),
    field(textColumn('p', { format }), (ratio) => chanceText(ratio.p)),
    field(textColumn('p after Holm', { key: 'holm', short: 'Holm', format }), (ratio) => {
      const holm = chanceText(ratio.holm)
      return holm && `${holm}${ratio.isSignificant ? ' *' : ''}`
    }),
  ]
}

/**
 * The matrix of all ratios: the cost of the column's contender divided by the cost of the row's contender. Contenders that
 * do not report the measure are left out.
 */
export function matrixTable(
  { pairs }: StatisticsSection,
  { name }: ReportMeasure,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const told = pairs.filter((pair) => pair[name])
  const shown = entrants.filter((entrant) =>
    told.some(({ one, other }) => one === entrant.name || other === entrant.name),
  )
  // In a cell such as `≥ 2.31° *`, ° marks a ratio over fewer puzzles than both were given, and * a significant one.
  const cell = (row: Entrant, column: Entrant): Cell => {
    const found = ratioBetween(pairs, row.name, column.name, name)
    if (!found?.ratio) return null
    const { puzzles, ratio } = found
    return `${ratioText(ratio)}${ratio.of < puzzles ? '°' : ''}${ratio.isSignificant ? ' *' : ''}`
  }
  return {
    columns: [
      textColumn('', { key: 'contender' }),
      ...shown.map(({ letter }) => ({ key: letter, title: letter, format: threeFigures })),
    ],
    rows: shown.map((row) => [
      row.letter,
      ...shown.map((column) => (row === column ? '·' : cell(row, column))),
    ]),
  }
}
