// The table of what each contender is worth beside the others, by one measure.

import type { MeasureName, StatisticsSection } from '../statistics/statistics.ts'
import { counted } from './columns.ts'
import { threeFigures } from './numberTexts.ts'
import { letteredName, type ReportData } from './reportData.ts'
import { nounOf } from './reportMeasures.ts'
import { boundedCell, type Column, type Table } from './table.ts'

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
