// The tables of a report as files: each as CSV, for programs, and in LaTeX, for papers. A long table is cut, because
// LaTeX does not break one between pages.

import { type LatexTexts, latexOf } from './latexTable.ts'
import { limitsText, taskText } from './page/corpusText.ts'
import { paperTables } from './paperTables.ts'
import type { ReportData } from './reportData.ts'
import { allPairs } from './summaryTables.ts'
import { csvOf, type Table } from './table.ts'

/** A file with a table. */
interface TableFile {
  readonly name: string
  readonly content: string
}

/** The tables that only some reports have, as a pattern for names of files. */
export const SOMETIMES =
  /^(?:failures|portfolio|control|externals|(?:families|ratios|pairs)-(?:nodes|time))\.(?:csv|tex)$/

/** The CSV and LaTeX files of all tables. `program` made the report. */
export function tableFiles(report: ReportData, program: string): TableFile[] {
  const comment = commentOf(report, program)
  return [
    ...paperTables(report).flatMap(({ name, caption, table, csv }) => {
      const texts: LatexTexts = { caption, label: `bench-${name}`, comment }
      return [
        ...(csv === null ? [] : [{ name: `${name}.csv`, content: csvOf(csv ?? table) }]),
        { name: `${name}.tex`, content: latexParts(table, texts) },
      ]
    }),
    { name: 'pairs.csv', content: csvOf(allPairs(report)) },
  ]
}

/** The most rows on a page of a paper. */
const MOST_ROWS = 40

/** A table in LaTeX, or several if it has too many rows for a page. */
function latexParts({ columns, rows }: Table, texts: LatexTexts): string {
  const parts = Math.max(1, Math.ceil(rows.length / MOST_ROWS))
  return Array.from({ length: parts }, (_, part) => {
    const table = { columns, rows: rows.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS) }
    if (parts === 1) return latexOf(table, texts)
    const caption = `${texts.caption} Part ${part + 1} of ${parts}.`
    return latexOf(table, { ...texts, caption, label: `${texts.label}-${part + 1}` })
  }).join('\n')
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
