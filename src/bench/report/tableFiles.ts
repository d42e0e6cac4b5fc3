// The tables of a report as files: each as CSV, for programs, and in LaTeX, for papers. A paper has room for
// a table of all puzzles or of the families; the many pairs of all sections are for programs alone.

import { controlTable } from './controlTable.ts'
import { externalsTable } from './externalsTable.ts'
import { failuresTable } from './failuresTable.ts'
import { familiesTable } from './familiesTable.ts'
import { type LatexTexts, latexOf } from './latexTable.ts'
import { limitsText, taskText } from './page/corpusText.ts'
import { matrixTable } from './pairTables.ts'
import { portfolioTable } from './portfolioTable.ts'
import type { ReportData } from './reportData.ts'
import { allPairs, allSummaries, contendersTable, summaryTable } from './summaryTables.ts'
import { csvOf, type Table } from './table.ts'

interface PaperTable {
  /** The name of its files, without the ending. */
  readonly name: string
  readonly caption: string
  readonly table: Table
  /** The table for programs, if it has more. */
  readonly csv?: Table
}

/** A file with a table. */
interface TableFile {
  readonly name: string
  readonly content: string
}

/** The tables that only some reports have, as a pattern for names of files. */
export const SOMETIMES =
  /^(?:failures|portfolio|control|externals|(?:families|ratios)-(?:nodes|time))\.(?:csv|tex)$/

/** The CSV and LaTeX files of all tables. `program` made the report. */
export function tableFiles(report: ReportData, program: string): TableFile[] {
  const comment = commentOf(report, program)
  return [
    ...tablesOf(report).flatMap(({ name, caption, table, csv }) => {
      const texts: LatexTexts = { caption, label: `bench-${name}`, comment }
      return [
        { name: `${name}.csv`, content: csvOf(csv ?? table) },
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
    'Needs \\usepackage{booktabs,graphicx}.',
  ]
}

function tablesOf(report: ReportData): PaperTable[] {
  const { statistics, measures } = report
  const { all, byFamily } = statistics
  const families = measures.map((measure) => ({
    name: `families-${measure.noun}`,
    caption: `Geometric means of ${measure.noun} by family. A capped puzzle counts with what was spent until then (≥).`,
    table: familiesTable(byFamily, measure, report),
  }))
  const matrices = measures
    .filter(({ name }) => all.pairs.some((pair) => pair[name]))
    .map((measure) => ({
      name: `ratios-${measure.noun}`,
      caption: `Geometric means of the ratios of ${measure.noun}, column divided by row; * marks a significant difference, ≥ and ≤ bounds, ° a ratio that leaves out some common puzzles.`,
      table: matrixTable(all, measure, report),
    }))
  const always: PaperTable[] = [
    { name: 'contenders', caption: 'The contenders.', table: contendersTable(report) },
    {
      name: 'summary',
      caption:
        'Results of each contender on all puzzles. A capped puzzle counts with what was spent until then (≥); PAR2 counts an unsolved puzzle as twice the limit.',
      table: summaryTable(all, report),
      csv: allSummaries(report),
    },
  ]
  const ifAny: PaperTable[] = [
    { name: 'failures', caption: 'What failed, and the first message.', table: failuresTable(report) },
    {
      name: 'portfolio',
      caption: 'What each contender is worth beside the others.',
      table: portfolioTable(all, report),
    },
    {
      name: 'control',
      caption: 'The control: the first contender once more, over the first contender.',
      table: controlTable(statistics),
    },
    { name: 'externals', caption: 'The external solvers.', table: externalsTable(report) },
    ...families,
    ...matrices,
  ]
  return [...always, ...ifAny.filter(({ table }) => table.rows.length > 0)]
}
