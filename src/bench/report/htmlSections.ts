// How to read a report: the words and the statistics, in a few paragraphs.

import { escaped } from '../../render/svgElements.ts'
import { CONTROL, type ResultsHeader } from '../results.ts'
import type { Ratio, StatisticsSection } from '../statistics/statistics.ts'
import { portfolioText } from './conclusions.ts'
import { summaryTable } from './contenderSummaryTables.ts'
import { type DrawnPlot, definitionsOf, svgOfPlot } from './drawPlot.ts'
import { portfolioTable } from './failureFamilyWorthTables.ts'
import { htmlTable, listOf, paragraphOf, tableOrFile } from './htmlElements.ts'
import { countOf, factorText, intervalText } from './numberTexts.ts'
import { matrixTable, pairsTable } from './pairTables.ts'
import notes from './readingNotes.json' with { type: 'json' }
import type { ReportData } from './reportData.ts'
import { durationText, nounOf, type ReportMeasure } from './reportData.ts'

/** The paragraphs, one for each idea. */
export const NOTES: readonly string[] = notes

// The section on how far times can be trusted: the control, which shows the size of differences that are only noise, and
// what the reader has to know about the measurement.

/** The part about times; empty in a run without times. */
export function times(header: ResultsHeader, control: Ratio | null): string {
  if (!header.times) return ''
  return paragraphOf(controlText(header, control)) + listOf(caveatsOf(header))
}

/** What the control shows about noise, in a few sentences. */
function controlText({ contenders }: ResultsHeader, control: Ratio | null): string {
  const [first] = contenders
  if (!contenders.some(({ kind }) => kind === CONTROL)) {
    return 'This run has no control, so nothing shows how much of a difference in time is noise. No ratio of times has a star.'
  }
  if (!control)
    return 'The control and the first contender solved no puzzle in common, so nothing shows how much of a difference in time is noise. No ratio of times has a star.'
  const interval = intervalText(control)
  const range =
    interval === null
      ? 'too few puzzles for an interval, so no ratio of times has a star'
      : `95 % interval ${interval}`
  return `The control is ${first.name} once more, measured like any other contender. It took ${factorText(control.ratio)} times as long as the first (${range}; ${countOf(control.of, 'puzzle')}). Both are the same search, so this difference is noise. A difference in time has a star only if, puzzle by puzzle, it is larger than the difference of the control in either direction.`
}

const WAITED =
  'the searches had to wait for a processor, or that they were runs of an external solver that lasted hardly a tick'

function caveatsOf({ contenders, repeat, environment }: ResultsHeader): string[] {
  const externals = contenders.some(({ kind }) => kind === 'external')
  const floors = environment?.solvers.flatMap(({ floorMilliseconds }) => floorMilliseconds ?? []) ?? []
  return [
    'The times hold for this machine and this run. Other work on the machine slows down every search, but not all by the same factor.',
    'The program runs one puzzle after the other, with the contenders in random order for each puzzle, so that a change of the machine affects all contenders.',
    repeat === 1
      ? 'Each search was run once. A moment in which the machine is slow can affect a single contender; with more repeats, the shortest time counts.'
      : 'A time is the shortest of the repeats: when a repeat took longer, the machine spent the extra time on other work. Each repeat is a pass over all puzzles, so the repeats of a search are far apart.',
    'The code is warm: it has run before it is measured, as in a program that solves many puzzles. The first search of a process takes longer.',
    'Times in ratios and plots are wall times. CPU time is the time that the thread, or the processes of an external solver, spent on a processor. It is counted in ticks of several milliseconds, so only sums are stated. A dash means that no search lasted for a whole tick.',
    repeat === 1
      ? `Wall time far above CPU time means that ${WAITED}.`
      : `Wall time is the shortest of the repeats, and CPU time is their mean, so CPU time may be the larger of the two: compare CPU times only between contenders. Wall time far above CPU time means that ${WAITED}.`,
    ...(externals
      ? [
          `The time of an external solver includes its start${floors.length > 0 ? `, which took ${durationText(Math.min(...floors))}${floors.length > 1 ? ` to ${durationText(Math.max(...floors))}` : ''} for a trivial puzzle (its floor)` : ''}. Differences below the floor say little about the search.`,
        ]
      : []),
  ]
}

// The section on the contenders together: the virtual best, the single best, and what each contender adds.

/** The contents of the section; empty if fewer than two contenders can be ranked. */
export function portfolio(report: ReportData): string {
  const { all } = report.statistics
  if (all.portfolio.length < 2) return ''
  return `${paragraphOf(introduction(all, report))}${htmlTable(portfolioTable(all, report))}`
}

function introduction(section: StatisticsSection, report: ReportData): string {
  const noun = nounOf(section.portfolioBy)
  const luck =
    noun === 'time'
      ? ' By time, the virtual best also picks the luckiest measurement of each puzzle, so it is a little better than any real choice of contenders.'
      : ''
  return `${portfolioText(report) ?? `By ${noun}, over all puzzles.`} “Virtual best without it” is the factor by which the virtual best gets worse without a contender: 1.00 means that the other contenders are as good without it.${luck}`
}

// The comparison of each pair of contenders, and the sections of families and stars.

/** The explanation of a cell of the matrix. */
const MATRIX_TEXT =
  "Each cell is the cost of the column's contender divided by the cost of the row's contender: above 1, the row is better. The number is a geometric mean over the puzzles that at least one of the two solved and on which neither failed. ≥ and ≤ mark bounds: one of the two was capped on some puzzles. ° marks a ratio that leaves out some puzzles that both contenders were given: neither solved them, one contender failed on them, or each was capped on puzzles that the other solved. * marks a significant difference: p < 0.05 by Wilcoxon's signed-rank test with Holm's correction."

/** For times, a small p is not enough for a star. */
const STAR_OF_TIMES =
  'For times, a star also requires that the difference is larger than that of the control: the same test over the puzzles must give p < 0.05.'

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

/** The maximum number of pairs in a table that is shown unfolded, so that it is also printed. */
const MOST_UNFOLDED = 60
/**
 * Tables with more rows are left to the CSV file. The limit is lower for the tables of the sections, which are many, than
 * for the table of all puzzles.
 */
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

// The plots on the page, each with its caption, its table and links to its files.

/** The outlines of the letters of all plots, each once. */
export function lettersOf(drawn: readonly DrawnPlot[]): string {
  const letters = new Map(drawn.flatMap(({ drawing }) => Array.from(drawing.letters)))
  const place = 'width="0" height="0" aria-hidden="true" style="position:absolute"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}>${definitionsOf(letters)}</svg>\n`
}

/** Tables of plots with more rows are left to the CSV file. */
const MOST_ROWS = 200

/** A plot with its caption, followed by its table. */
export function figure({ plot, drawing }: DrawnPlot): string {
  const { name, title, caption, summary } = plot
  return [
    `<figure id="${name}">\n<h3>${escaped(title)}</h3>\n`,
    `<div class="wide">${svgOfPlot(plot, drawing, false)}</div>\n`,
    `<figcaption>${escaped(caption)}</figcaption>\n</figure>\n`,
    `<details class="data"><summary>Table of this plot</summary>\n${tableOrFile(summary, `${name}.csv`, MOST_ROWS)}`,
    `<p>All data: <a href="${name}.csv">${name}.csv</a>. Plot: <a href="${name}.svg">SVG</a>, <a href="${name}.pdf">PDF</a>, <a href="${name}.png">PNG</a>.</p></details>\n`,
  ].join('')
}
