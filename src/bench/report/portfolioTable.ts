// The table of what each contender is worth beside the others.

import type { StatisticsSection } from '../statistics/statistics.ts'
import { counted } from './columns.ts'
import { threeFigures } from './numberTexts.ts'
import { letteredName, type ReportData } from './reportData.ts'
import { boundedCell, type Table } from './table.ts'

/** Scores, puzzles won, and what the virtual best loses without each contender. */
export function portfolioTable(
  { portfolio }: StatisticsSection,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'borda', title: 'Borda score', format: (score) => score.toFixed(1) },
      counted('Best on'),
      counted('Best alone'),
      counted('Solved alone'),
      { key: 'without_it', title: 'Virtual best without it', format: threeFigures, isBounded: true },
    ],
    rows: portfolio.map(({ contender, borda, best, marginal }) => [
      letteredName(contender, entrants),
      borda,
      best,
      marginal.bestAlone,
      marginal.solvedAlone,
      boundedCell(marginal.ratio, marginal.bound),
    ]),
  }
}
