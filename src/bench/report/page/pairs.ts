// The comparison of each two contenders, and the sections of families and stars.

import { escaped } from '../../../render/xml.ts'
import type { StatisticsSection } from '../../statistics/statistics.ts'
import { htmlTable } from '../htmlTable.ts'
import { countOf } from '../numberTexts.ts'
import { matrixTable, pairsTable } from '../pairTables.ts'
import type { ReportData } from '../reportData.ts'
import type { ReportMeasure } from '../reportMeasures.ts'
import { summaryTable } from '../summaryTables.ts'
import { paragraphOf, tableOrFile } from './elements.ts'

/** What a cell of the matrix says. */
const MATRIX_TEXT =
  "A cell divides the cost of the column's contender by the cost of the row's contender: above 1, the row is better. The number is a geometric mean over the puzzles that at least one of the two solved and on which neither failed. ≥ and ≤ mark bounds: one of the two was capped on some puzzles. ° marks a ratio that leaves out some of their common puzzles: neither solved them, one contender failed on them, or each was capped on puzzles that the other solved. * marks a significant difference: p < 0.05 by Wilcoxon's signed-rank test with Holm's correction."

/** A star of times needs more than a small p. */
const STAR_OF_TIMES =
  'A star of times also needs an interval that does not overlap that of the control, or its reciprocal.'

/** The matrix and the pairs of each measure, over all puzzles. */
export function pairsOfAll(report: ReportData): string {
  const { all } = report.statistics
  if (all.pairs.length === 0) return '<p>No two contenders were given the same puzzle.</p>\n'
  const measures = report.measures.filter(({ name }) => all.pairs.some((pair) => pair[name]))
  if (measures.length === 0) return foldedPairs(report, all, undefined)
  return measures
    .map((measure, index) =>
      [
        `<h3>By ${measure.noun}</h3>\n`,
        index === 0 ? paragraphOf(MATRIX_TEXT) : '',
        measure.noun === 'time' ? paragraphOf(STAR_OF_TIMES) : '',
        `<div class="matrix">${htmlTable(matrixTable(all, measure, report))}</div>\n`,
        foldedPairs(report, all, measure),
      ].join(''),
    )
    .join('')
}

/** Up to this number, pairs are shown unfolded, so that they are also printed. */
const MOST_UNFOLDED = 60
/**
 * Tables with more rows are left to the CSV file. The limit is lower for the many sections than for all
 * puzzles.
 */
const MOST_ROWS = 200
const MOST_ROWS_OF_SECTION = 50

function foldedPairs(
  report: ReportData,
  section: StatisticsSection,
  measure: ReportMeasure | undefined,
): string {
  const isOfAll = section === report.statistics.all
  const isOpen = isOfAll && section.pairs.length <= MOST_UNFOLDED
  const most = isOfAll ? MOST_ROWS : MOST_ROWS_OF_SECTION
  const table = tableOrFile(pairsTable(section, measure, report), 'pairs.csv', most)
  return `<details${isOpen ? ' open="open"' : ''}><summary>All pairs with wins, losses, intervals and tests</summary>\n${table}</details>\n`
}

/** The summary and the pairs of each section. */
export function sections(report: ReportData, all: readonly StatisticsSection[]): string {
  return all
    .map((section) => {
      const { title, puzzles, pairs } = section
      const measure = report.measures.find(({ name }) => pairs.some((pair) => pair[name]))
      const table = pairs.length > 0 ? foldedPairs(report, section, measure) : ''
      return `<h3>${escaped(title)} (${countOf(puzzles, 'puzzle')})</h3>\n${htmlTable(summaryTable(section, report))}${table}`
    })
    .join('')
}
