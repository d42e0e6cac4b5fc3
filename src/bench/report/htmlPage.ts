// Writes the page of a report as self-contained HTML, without network access or scripts. Its parts are in
// page/.

import { escaped } from '../../render/xml.ts'
import { groupRows, puzzlesIn } from '../statistics/rowsByFamily.ts'
import { findingsOf } from './conclusions.ts'
import { controlTable } from './controlTable.ts'
import type { DrawnPlot } from './drawPlot.ts'
import { externalsTable } from './externalsTable.ts'
import { failuresTable } from './failuresTable.ts'
import { htmlTable } from './htmlTable.ts'
import { countOf, plainNumber } from './numberTexts.ts'
import { cite } from './page/cite.ts'
import { listOf, part } from './page/elements.ts'
import { pairsOfAll, sections } from './page/pairs.ts'
import { figure, lettersOf } from './page/plots.ts'
import { portfolio } from './page/portfolio.ts'
import { provenance } from './page/provenance.ts'
import { NOTES } from './page/readingNotes.ts'
import { setup } from './page/setup.ts'
import { times } from './page/times.ts'
import { STYLE } from './pageStyle.ts'
import type { ReportData } from './reportData.ts'
import { contendersTable, summaryTable } from './summaryTables.ts'
import type { Table } from './table.ts'
import { unfinishedText } from './unfinishedContenders.ts'

/** The texts that the caller provides. */
interface PageTexts {
  readonly title: string
  /** The name and version of the program that makes the report, such as `puzzlewright 0.1.0`. */
  readonly program: string
}

/** Returns the page of a report. It contains the plots as SVG, which share the outlines of their letters. */
export function pageOf(
  report: ReportData,
  drawn: readonly DrawnPlot[],
  { title, program }: PageTexts,
): string {
  const { statistics } = report
  const { header } = report.results
  return [
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n',
    `<meta name="generator" content="${escaped(program)}"/>\n`,
    `<title>${escaped(title)}</title>\n<style>\n${STYLE}</style>\n</head>\n<body>\n`,
    lettersOf(drawn),
    `<header><h1>${escaped(title)}</h1>\n${lead(report)}</header>\n<main>\n`,
    part('Setup', setup(report)),
    part('Findings', listOf(findingsOf(report))),
    part('Contenders', htmlTable(contendersTable(report))),
    part('All puzzles', mixedNote(report) + htmlTable(summaryTable(statistics.all, report))),
    part('Failures', ifAny(failuresTable(report))),
    part('Contenders together', portfolio(report)),
    part('Trust in times', times(header, statistics.all.control) + ifAny(controlTable(statistics))),
    part('External solvers', ifAny(externalsTable(report))),
    part('Plots', drawn.map(figure).join('')),
    part('Pairwise comparison', pairsOfAll(report)),
    part('By family', sections(report, statistics.byFamily)),
    statistics.byStars.length > 0
      ? part('By stars', mixedNote(report) + sections(report, statistics.byStars))
      : '',
    part('How to read this report', listOf(NOTES)),
    part('Provenance', provenance(header, program)),
    part('How to cite', cite(report, title, program)),
    '</main>\n</body>\n</html>\n',
  ].join('')
}

function ifAny(table: Table): string {
  return table.rows.length > 0 ? htmlTable(table) : ''
}

function lead({ results: { header }, entrants, groups, unfinished }: ReportData): string {
  const kinds = groups.map(({ title, puzzles }) => `${title} (${plainNumber(puzzles)})`)
  const text = `${countOf(entrants.length, 'contender')} on ${countOf(header.corpus.puzzles, 'puzzle')}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}.`
  const warning = unfinishedText(unfinished)
  return [
    `<p class="lead">${escaped(text)}</p>\n`,
    warning ? `<p class="warning"><strong>This run is ${escaped(warning)}.</strong></p>\n` : '',
  ].join('')
}

/** A note for the case that contenders were given different puzzles. */
function mixedNote({ results: { rows } }: ReportData): string {
  const given = Array.from(groupRows(rows, ({ contender }) => contender).values(), puzzlesIn)
  return given.some((puzzles) => puzzles < puzzlesIn(rows))
    ? '<p>Not all contenders were given the same puzzles. Totals and means over different sets of puzzles must not be compared.</p>\n'
    : ''
}
