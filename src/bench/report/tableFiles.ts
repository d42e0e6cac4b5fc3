// The tables of a report as files: each as CSV, for programs, and in LaTeX, for papers.

import type { ResultsHeader } from '../results.ts'
import {
  allPairs,
  allSummaries,
  contendersTable,
  controlTable,
  PAPER_DIGITS,
  summaryTable,
} from './contenderSummaryTables.ts'
import { externalsTable, failuresTable, familiesTable, portfolioTable } from './failureFamilyWorthTables.ts'
import { type LatexTexts, latexOf } from './latexTable.ts'
import { matrixTable, pairsTable } from './pairTables.ts'
import { limitsText, taskText } from './provenanceAndCitation.ts'
import type { ReportData } from './reportData.ts'
import { nounOf } from './reportData.ts'
import { csvOf, type Table } from './tableAndCsv.ts'

/** Matches the names of files with tables that only some reports have. */
export const SOMETIMES =
  /^(?:failures|portfolio|control|externals|(?:families|ratios|pairs)-(?:nodes|time))\.(?:csv|tex)$/

/** The CSV and LaTeX files of all tables. `program` is the program that made the report. */
export function tableFiles(report: ReportData, program: string) {
  const comment = commentOf(report, program)
  return [
    ...paperTables(report).flatMap(({ name, caption, table, csv }) => {
      const texts: LatexTexts = { caption, label: `bench-${name}`, comment }
      return [
        ...(csv === null ? [] : [{ name: `${name}.csv`, content: csvOf(csv ?? table) }]),
        { name: `${name}.tex`, content: latexOf(table, texts) },
      ]
    }),
    { name: 'pairs.csv', content: csvOf(allPairs(report)) },
  ]
}

function commentOf({ results: { header } }: ReportData, program: string): string[] {
  const { corpus } = header
  const suite = corpus.suite === undefined ? '' : `suite ${corpus.suite}, `
  return [
    `Made by ${program} from a run of ${header.program}: ${suite}SHA-256 of the corpus ${corpus.checksum}.`,
    `${taskText(header)}; ${limitsText(header)}; seed ${header.seed}.`,
    'Needs \\usepackage{booktabs,rotating}.',
  ]
}

// The tables that fit into a paper, with their captions: those of all puzzles and of the families. The table of pairs in
// all sections is too long and is written only as CSV.

/** A table with its caption. */
interface PaperTable {
  /** The name of the table's files, without the extension. */
  readonly name: string
  /** The caption above the table in a paper. */
  readonly caption: string
  /** The table on paper. */
  readonly table: Table
  /** The table for CSV, if it differs from the table on paper; null if another CSV file contains it. */
  readonly csv?: Table | null
}

/** The tables of a report, with their captions. */
function paperTables(report: ReportData): PaperTable[] {
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
      caption: `Results of each contender on all puzzles. A capped puzzle counts with the amount spent until the limit (≥); PAR2 counts an unsolved puzzle as twice the limit.${repeatsCaption(header)}`,
      table: summaryTable(all, report),
      csv: allSummaries(report),
    },
  ]
  const ifAny: PaperTable[] = [
    {
      name: 'failures',
      caption: 'The failures of each contender, with the first message.',
      table: failuresTable(report),
    },
    {
      name: 'portfolio',
      caption: `The worth of each contender beside the others, by ${nounOf(all.portfolioBy)}: its Borda score (MiniZinc Challenge), the number of puzzles that no other contender solved with less, the number that it alone solved with the least, and the factor by which the virtual best gets worse without it.`,
      table: portfolioTable(all, report),
    },
    {
      name: 'control',
      caption:
        'The control: the ratio of the second measurement of the first contender to its first measurement.',
      table: controlTable(statistics),
    },
    { name: 'externals', caption: 'The external solvers.', table: externalsTable(report) },
    ...measuredTables(report),
  ]
  return [...always, ...ifAny.filter(({ table }) => table.rows.length > 0)]
}

function repeatsCaption({ times, repeat }: ResultsHeader): string {
  return times && repeat > 1
    ? ` Times are the shortest of ${repeat} searches; CPU times are the mean of the searches, counted in ticks.`
    : ''
}

const STAR = '* marks a significant difference (p-value with the Holm correction below 0.05'

/** The meaning of a star for each measure. */
const STARS = {
  nodes: `${STAR})`,
  time: `${STAR}, and a difference larger than that of the control)`,
} as const

/** The tables of each measure: by family, and of pairs. */
function measuredTables(report: ReportData): PaperTable[] {
  const { statistics, measures } = report
  const { all, byFamily } = statistics
  const families = measures.map((measure) => ({
    name: `families-${measure.noun}`,
    caption: `Geometric means of ${measure.noun} by family. A capped puzzle counts with the amount spent until the limit (≥).`,
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
    caption: `Pairs of contenders by ${measure.noun}: the puzzles that “one” wins, the geometric mean of other / one with its 95 % bootstrap interval over puzzles, and the p-value of the two-sided Wilcoxon signed-rank test, without and with Holm's correction for all pairs; ${STARS[measure.noun]}; ≥ and ≤ mark bounds.`,
    table: pairsTable(all, measure, report),
    csv: null,
  }))
  return [...families, ...matrices, ...pairs]
}
