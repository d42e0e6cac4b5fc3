// Writes the page of a report as self-contained HTML, without network access or scripts. Its sections are in
// htmlSections.ts and provenanceAndCitation.ts.

import { group } from 'd3-array'
import { COLOURS, FONT, TYPE } from '../../design/tokens.ts'
import { escaped } from '../../render/svgElements.ts'
import { puzzlesIn } from '../statistics/resultMatrix.ts'
import { findingsOf } from './conclusions.ts'
import { contendersTable, controlTable, summaryTable } from './contenderSummaryTables.ts'
import type { DrawnPlot } from './drawPlot.ts'
import { externalsTable, failuresTable } from './failureFamilyWorthTables.ts'
import { htmlTable, listOf, part } from './htmlElements.ts'
import { figure, lettersOf, NOTES, pairsOfAll, portfolio, sections, times } from './htmlSections.ts'
import { countOf, plainNumber } from './numberTexts.ts'
import { cite, provenance, setup } from './provenanceAndCitation.ts'
import type { ReportData } from './reportData.ts'
import type { Table } from './tableAndCsv.ts'
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

/** A note that is shown if contenders were given different puzzles. */
function mixedNote({ results: { rows } }: ReportData): string {
  const given = Array.from(group(rows, ({ contender }) => contender).values(), puzzlesIn)
  return given.some((puzzles) => puzzles < puzzlesIn(rows))
    ? '<p>Not all contenders were given the same puzzles. Totals and means over different sets of puzzles must not be compared.</p>\n'
    : ''
}

// The style of the report page: for wide screens, for telephones, where tables and plots scroll sideways, and
// for paper, where folded parts are left out.

/** The CSS of the page. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 66rem; background: ${COLOURS.paper.light}; color: ${COLOURS.ink.light};
  font: ${TYPE.body}rem/1.5 "Source Sans 3", ${FONT}; }
h1 { font-size: ${TYPE.display}rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: ${TYPE.title}rem; margin: 2.6rem 0 .6rem; border-bottom: 1px solid ${COLOURS.border.light}; padding-bottom: .2rem; }
h3 { font-size: ${TYPE.large}rem; margin: 1.6rem 0 .5rem; }
h1, li, dd, blockquote, figcaption { overflow-wrap: anywhere; }
.lead { font-size: ${TYPE.large}rem; margin: 0; color: ${COLOURS.muted.light}; }
.warning { margin: .8rem 0 0; padding: .5rem 1rem; border: 2px solid ${COLOURS.wrong.light}; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 11rem 1fr; gap: 1rem; padding: .15rem 0; }
dt { color: ${COLOURS.muted.light}; }
dd { margin: 0; }
table { border-collapse: collapse; font-size: ${TYPE.small}rem; margin: .4rem 0 .8rem; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .6rem .22rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${COLOURS.border.light}; }
thead th { vertical-align: bottom; border-bottom: 1px solid ${COLOURS.muted.light}; line-height: 1.25; }
tbody th { font-weight: normal; }
.w { min-width: 11rem; }
thead .g { text-align: center; border-bottom: 1px solid ${COLOURS.border.light}; padding-bottom: .1rem; }
td, .n { text-align: right; padding-left: .4rem; white-space: nowrap; }
td span { display: inline-block; width: 0; }
td.t { text-align: left; padding-left: 0; white-space: normal; }
thead .n { white-space: normal; }
figure { margin: 0; }
.data { margin: .4rem 0 2.6rem; }
figure svg { display: block; height: auto; max-width: 100%; min-width: 40rem; }
figcaption { font-size: .95rem; margin: .6rem 0; max-width: 46rem; }
details { margin: .4rem 0; }
summary { cursor: pointer; color: ${COLOURS.accent.light}; }
blockquote, pre { margin: .6rem 0; padding: .5rem 1rem; border-left: 3px solid ${COLOURS.muted.light}; background: ${COLOURS.surface.light}; }
pre { font-size: .85rem; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: ${COLOURS.accent.light}; }
@media (max-width: 40rem) {
  dl div { grid-template-columns: 1fr; gap: 0; padding: .3rem 0; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  figure { break-inside: avoid; margin-bottom: 1rem; }
  figure svg { min-width: 0; max-height: 20cm; width: 100%; }
  .wide { overflow: visible; }
  table { font-size: .72rem; }
  tr { break-inside: avoid; }
  .matrix table { font-size: .55rem; }
  .matrix td { padding-left: .1rem; padding-right: .4rem; }
  details:not([open]) { display: none; }
  h2, h3 { break-after: avoid; }
}
`
