// The tables that a paper has room for, with their captions: of all puzzles and of the families. The many pairs of all
// sections are for programs alone.

import type { ResultsHeader } from '../results.ts'
import { controlTable } from './controlTable.ts'
import { externalsTable } from './externalsTable.ts'
import { failuresTable } from './failuresTable.ts'
import { familiesTable } from './familiesTable.ts'
import { matrixTable, pairsTable } from './pairTables.ts'
import { portfolioTable } from './portfolioTable.ts'
import type { ReportData } from './reportData.ts'
import { nounOf } from './reportMeasures.ts'
import { allSummaries, contendersTable, PAPER_DIGITS, summaryTable } from './summaryTables.ts'
import type { Table } from './table.ts'

/** A table with its caption. */
interface PaperTable {
  /** The name of its files, without the ending. */
  readonly name: string
  /** The text above it in a paper. */
  readonly caption: string
  /** The table on paper. */
  readonly table: Table
  /** The table for programs, if it has more; null if another file has all of it. */
  readonly csv?: Table | null
}

/** The tables of a report, with their captions. */
export function paperTables(report: ReportData): PaperTable[] {
  const { statistics, results } = report
  const { header } = results
  const { all } = statistics
  const always: PaperTable[] = [
    {
      name: 'contenders',
      caption: header.contenders.some(({ checksum }) => checksum)
        ? `The contenders, with the first ${PAPER_DIGITS} digits of the SHA-256 of their files.`
        : 'The contenders.',
      table: contendersTable(report, true),
      csv: contendersTable(report),
    },
    {
      name: 'summary',
      caption: `Results of each contender on all puzzles. A capped puzzle counts with what was spent until then (≥); PAR2 counts an unsolved puzzle as twice the limit.${repeatsCaption(header)}`,
      table: summaryTable(all, report),
      csv: allSummaries(report),
    },
  ]
  const ifAny: PaperTable[] = [
    { name: 'failures', caption: 'What failed, and the first message.', table: failuresTable(report) },
    {
      name: 'portfolio',
      caption: `What each contender is worth beside the others, by ${nounOf(all.portfolioBy)}: its Borda score (MiniZinc Challenge), the puzzles that no other contender solved with less, those that it solved with less than each other one, and the factor by which the virtual best gets worse without it.`,
      table: portfolioTable(all, report),
    },
    {
      name: 'control',
      caption: 'The control: the first contender once more, over the first contender.',
      table: controlTable(statistics),
    },
    { name: 'externals', caption: 'The external solvers.', table: externalsTable(report) },
    ...measuredTables(report),
  ]
  return [...always, ...ifAny.filter(({ table }) => table.rows.length > 0)]
}

function repeatsCaption({ times, repeat }: ResultsHeader): string {
  return times && repeat > 1
    ? ` Times are the least of ${repeat} searches; CPU times are their mean, counted in ticks.`
    : ''
}

const STAR = '* marks a significant difference (p after Holm below 0.05'

/** What a star means by each measure. */
const STARS = {
  nodes: `${STAR})`,
  time: `${STAR}, and an interval outside the noise that the control shows)`,
} as const

/** The tables of each measure: by family, and of pairs. */
function measuredTables(report: ReportData): PaperTable[] {
  const { statistics, measures } = report
  const { all, byFamily } = statistics
  const families = measures.map((measure) => ({
    name: `families-${measure.noun}`,
    caption: `Geometric means of ${measure.noun} by family. A capped puzzle counts with what was spent until then (≥).`,
    table: familiesTable(byFamily, measure, report),
  }))
  const compared = measures.filter(({ name }) => all.pairs.some((pair) => pair[name]))
  const matrices = compared.map((measure) => ({
    name: `ratios-${measure.noun}`,
    caption: `Geometric means of the ratios of ${measure.noun}, column divided by row; ${STARS[measure.noun]}; ≥ and ≤ mark bounds, ° a ratio that leaves out some common puzzles.`,
    table: matrixTable(all, measure, report),
  }))
  const pairs = compared.map((measure) => ({
    name: `pairs-${measure.noun}`,
    caption: `Pairs of contenders by ${measure.noun}: the puzzles that “one” wins, the geometric mean of other / one with its 95 % bootstrap interval over puzzles, and p of the two-sided Wilcoxon signed-rank test, without and with Holm's correction for all pairs; ${STARS[measure.noun]}; ≥ and ≤ mark bounds.`,
    table: pairsTable(all, measure, report),
    csv: null,
  }))
  return [...families, ...matrices, ...pairs]
}
