// How to cite a report: what a paper must state to be checked, a sentence with all of it, and the program as
// BibTeX. CITATION.cff in the repository names the program in the same way.

import { escaped } from '../../../render/xml.ts'
import type { ResultsHeader } from '../../results.ts'
import { latexText } from '../latexText.ts'
import { countOf } from '../numberTexts.ts'
import type { ReportData } from '../reportData.ts'
import { unfinishedText } from '../unfinishedContenders.ts'
import { corpusText, limitsText, taskText } from './corpusText.ts'

/** Who wrote the program. */
export const AUTHORS = 'The Puzzlewright developers'
/** Where the program is found. */
export const HOMEPAGE = 'https://github.com/puzzlewright/puzzlewright'

/** The part of the page. `reporter` is the program that makes the report. */
export function cite(report: ReportData, title: string, reporter: string): string {
  const { header } = report.results
  return [
    '<p>State the corpus with its checksum, the question, the limits, the contenders, the seed and the version of the program. Keep the files of custom heuristics and the commands of external solvers. With all these, anyone can reproduce the same nodes, except in runs that a time limit ended. For times, state the processor and the ratio of the control as well.</p>\n',
    `<blockquote>${escaped(citationOf(report, title, reporter))}</blockquote>\n`,
    `<pre>${escaped(bibtexOf(header))}</pre>\n`,
  ].join('')
}

/** The sentences of a citation. */
function citationOf(
  { results: { header }, unfinished, entrants }: ReportData,
  title: string,
  reporter: string,
): string {
  const { seed, program, commit, environment } = header
  const warning = unfinishedText(unfinished)
  const source = commit === undefined ? '' : ` (commit ${commit})`
  const machine = environment ? ` on ${environment.processor}, ${environment.began.slice(0, 10)}` : ''
  return [
    `“${title}”: ${countOf(entrants.length, 'contender')} on ${corpusText(header)}`,
    `Question: ${taskText(header)}`,
    `${limitsText(header)}, seed ${seed}`,
    ...(warning ? [warning] : []),
    `Run by ${program}${source}${machine}, reported by ${reporter}, ${HOMEPAGE}`,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

/** The program and the corpus as an entry of BibTeX. */
function bibtexOf(header: ResultsHeader): string {
  const { program, commit, corpus, environment } = header
  const version = program.split(' ').slice(1).join(' ')
  const source = commit === undefined ? '' : `, commit ${commit}`
  const suite = corpus.suite === undefined ? 'Corpus' : `Suite ${corpus.suite}`
  const fields: readonly (readonly [string, string])[] = [
    ['author', `{${AUTHORS}}`],
    ['title', `{Puzzlewright}: a laboratory for number puzzles`],
    ...(environment ? [['year', environment.began.slice(0, 4)] as const] : []),
    ['howpublished', `\\url{${HOMEPAGE}}`],
    ['note', latexText(`Version ${version}${source}. ${suite} with SHA-256 ${corpus.checksum}`)],
  ]
  const width = Math.max(...fields.map(([name]) => name.length))
  return `@misc{puzzlewright,\n${fields.map(([name, value]) => `  ${name.padEnd(width)} = {${value}}`).join(',\n')}\n}`
}
