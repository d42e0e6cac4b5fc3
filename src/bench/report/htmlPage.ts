// Writes the page of a report as self-contained HTML, without network access or scripts.

import { escaped } from '../../render/xml.ts'
import type { ResultsHeader } from '../results.ts'
import { groupRows, puzzlesIn } from '../statistics/rowsByFamily.ts'
import type { StatisticsSection } from '../statistics/statistics.ts'
import { findingsOf } from './conclusions.ts'
import { type DrawnPlot, definitionsOf, svgOfPlot } from './drawPlot.ts'
import { countOf, plainNumber } from './numberTexts.ts'
import { STYLE } from './pageStyle.ts'
import { matrixTable, pairsTable } from './pairTables.ts'
import type { ReportData } from './reportData.ts'
import type { ReportMeasure } from './reportMeasures.ts'
import { contendersTable, summaryTable } from './summaryTables.ts'
import { htmlTable, type Table } from './table.ts'
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
  return [
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n',
    `<meta name="generator" content="${escaped(program)}"/>\n`,
    `<title>${escaped(title)}</title>\n<style>\n${STYLE}</style>\n</head>\n<body>\n`,
    lettersOf(drawn),
    `<header><h1>${escaped(title)}</h1>\n${lead(report)}</header>\n<main>\n`,
    part('Setup', whatWasRun(report, program)),
    part('Findings', list(findingsOf(report))),
    part('Contenders', htmlTable(contendersTable(report.entrants))),
    part('All puzzles', overall(report)),
    part('Plots', drawn.map(figure).join('')),
    part('Pairwise comparison', sideBySide(report)),
    part('By family', sections(report, report.statistics.byFamily)),
    report.statistics.byStars.length > 0
      ? part('By stars', mixedNote(report) + sections(report, report.statistics.byStars))
      : '',
    part('How to read this report', list(NOTES)),
    part('How to cite', cite(report, title, program)),
    '</main>\n</body>\n</html>\n',
  ].join('')
}

/** A section of the page; empty content gives no section. */
const part = (heading: string, content: string): string => {
  if (content === '') return ''
  const id = heading.toLowerCase().replaceAll(' ', '-')
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${heading}</h2>\n${content}</section>\n`
}

const list = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((sentence) => `<li>${escaped(sentence)}</li>\n`).join('')}</ul>\n`

/** The outlines of the letters of all plots, each once. */
function lettersOf(drawn: readonly DrawnPlot[]): string {
  const letters = new Map(drawn.flatMap(({ drawing }) => Array.from(drawing.letters)))
  const place = 'width="0" height="0" aria-hidden="true" style="position:absolute"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}>${definitionsOf(letters)}</svg>\n`
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

function whatWasRun({ results }: ReportData, reporter: string): string {
  const { corpus, repeat, seed, times, program, machine } = results.header
  const facts: readonly (readonly [string, string])[] = [
    ['Corpus', `${countOf(corpus.puzzles, 'puzzle')}, SHA-256 of their ids and stars: ${corpus.checksum}`],
    ['Stars', starsText(results.rows)],
    ['Limits per puzzle', limitsText(results.header)],
    ['Question', questionText(results.header)],
    ['Times', times ? `the median of ${countOf(repeat, 'run')}` : 'not measured'],
    ['Seed of random orders', seed],
    ['Program', program],
    ...(machine === null ? [] : ([['Machine', machine]] as const)),
    ['Report made by', reporter],
  ]
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>\n`)
  return `<dl>\n${rows.join('')}</dl>\n`
}

function limitsText({ limits: { nodes, milliseconds } }: ResultsHeader): string {
  const limit = (value: number | null, unit: string) =>
    value === null ? `no limit on ${unit}` : `${plainNumber(value)} ${unit}`
  return `${limit(nodes, 'nodes')}, ${limit(milliseconds, 'milliseconds')}`
}

function questionText({ limits: { solutions } }: ResultsHeader): string {
  return solutions === null ? 'all solutions' : `up to ${countOf(solutions, 'solution')}`
}

function starsText(rows: ReportData['results']['rows']): string {
  const puzzles = new Map(rows.map(({ puzzle, stars }) => [puzzle, stars]))
  const all = Array.from(puzzles.values())
  const known = Array.from(new Set(all)).sort((one, other) => (one ?? Infinity) - (other ?? Infinity))
  return known
    .map((stars) => {
      const puzzles = all.filter((other) => other === stars).length
      return `${stars === null ? 'not graded' : countOf(stars, 'star')}: ${plainNumber(puzzles)}`
    })
    .join(', ')
}

/** A note for the case that contenders were given different puzzles. */
function mixedNote({ results: { rows } }: ReportData): string {
  const given = Array.from(groupRows(rows, ({ contender }) => contender).values(), puzzlesIn)
  return given.some((puzzles) => puzzles < puzzlesIn(rows))
    ? '<p>Not all contenders were given the same puzzles. Totals and means over different sets of puzzles must not be compared.</p>\n'
    : ''
}

function overall(report: ReportData): string {
  return `${mixedNote(report)}${htmlTable(summaryTable(report.statistics.all, report))}`
}

function figure({ plot, drawing }: DrawnPlot): string {
  const { name, title, caption, summary } = plot
  return [
    `<figure id="${name}">\n<h3>${escaped(title)}</h3>\n`,
    `<div class="wide">${svgOfPlot(plot, drawing, false)}</div>\n`,
    `<figcaption>${escaped(caption)}</figcaption>\n`,
    `<details><summary>Table of this plot</summary>\n${tableOrFile(summary, `${name}.csv`)}`,
    `<p>All data: <a href="${name}.csv">${name}.csv</a>. Plot: <a href="${name}.svg">SVG</a>, <a href="${name}.pdf">PDF</a>, <a href="${name}.png">PNG</a>.</p></details>\n`,
    '</figure>\n',
  ].join('')
}

function sideBySide(report: ReportData): string {
  const { all } = report.statistics
  if (all.pairs.length === 0) return '<p>No two contenders were given the same puzzle.</p>\n'
  const measures = report.measures.filter(({ name }) => all.pairs.some((pair) => pair[name]))
  if (measures.length === 0) return foldedPairs(report, all, undefined)
  return measures
    .map((measure) =>
      [
        `<h3>By ${measure.noun}</h3>\n`,
        "<p>A cell divides the cost of the column's contender by the cost of the row's contender: above 1, the row is better. The number is a geometric mean over the puzzles that at least one of the two solved and on which neither failed. ≥ and ≤ mark bounds: one of the two was capped on some puzzles. ° marks a ratio that leaves out some of their common puzzles: neither solved them, one contender failed on them, or each was capped on puzzles that the other solved. * marks p &lt; 0.05 by Wilcoxon's signed-rank test with Holm's correction.</p>\n",
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
const MOST_ROWS_OF_SECTION = 100

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

function tableOrFile(table: Table, file: string, most = MOST_ROWS): string {
  return table.rows.length <= most
    ? htmlTable(table)
    : `<p>${countOf(table.rows.length, 'row')}: see <a href="${file}">${file}</a>.</p>\n`
}

function sections(report: ReportData, all: readonly StatisticsSection[]): string {
  return all
    .map((section) => {
      const { title, puzzles, pairs } = section
      const measure = report.measures.find(({ name }) => pairs.some((pair) => pair[name]))
      const table = pairs.length > 0 ? foldedPairs(report, section, measure) : ''
      return `<h3>${escaped(title)} (${countOf(puzzles, 'puzzle')})</h3>\n${htmlTable(summaryTable(section, report))}${table}`
    })
    .join('')
}

const NOTES = [
  'Nodes are the states that a search opened. They are exact: with the same version of the program, corpus, contenders, limits and seed of random orders, every machine opens the same number. Exceptions are runs that a time limit ended and the nodes that external solvers report. Times depend on the machine.',
  'Solved means that the question was answered. A capped run was stopped by a limit: the number of nodes that it needs is unknown, except that it is larger. It is never averaged as if it had finished. A failed run crashed, or its answer was unreadable or wrong.',
  'Totals and geometric means are over solved puzzles. Compare them only between contenders that solved the same puzzles. PAR2 is the mean over all puzzles in which an unsolved one counts as twice the limit; it needs a limit.',
  'The ratio of two contenders is the geometric mean of other / one over the puzzles that at least one of them solved and neither failed; “Of” is their number. If only one side was capped, its capped runs count with the amount spent until the limit. The ratio is then a bound (≥ at least, ≤ at most), and so are p and the interval, which has one end. If each side solved puzzles that capped the other, the ratio is over the puzzles that both solved. It then tells nothing about the rest, and there is no p.',
  'Wins are those of “One”: solved beats unsolved, less beats more, and a puzzle that neither solved is a tie. The interval is a 95 % bootstrap interval (percentile method, seeded): puzzles are resampled with replacement. p is from the two-sided Wilcoxon signed-rank test; the method of Holm corrects it for all pairs of a table.',
  'A dash marks an unknown value: there are too few puzzles, there is no limit, or a contender does not report it.',
]

function cite({ results: { header }, unfinished }: ReportData, title: string, reporter: string): string {
  const { corpus, contenders, seed, program } = header
  const warning = unfinishedText(unfinished)
  const text = [
    `“${title}”: ${countOf(contenders.length, 'contender')} on ${countOf(corpus.puzzles, 'puzzle')}, corpus SHA-256 ${corpus.checksum}`,
    `${limitsText(header)}, ${questionText(header)}, seed ${seed}`,
    ...(warning ? [warning] : []),
    `Run by ${program}, reported by ${reporter}`,
  ].join('. ')
  return `<p>State the checksum of the corpus, the contenders, the limits, the seed and the version of the program. Keep the files of custom orders and the commands of external solvers. With all these, anyone can reproduce the same nodes, except in runs that a time limit ended.</p>\n<blockquote>${escaped(text)}.</blockquote>\n<p>Data files: <a href="contenders.csv">contenders.csv</a>, <a href="summary.csv">summary.csv</a>, <a href="pairs.csv">pairs.csv</a>, <a href="statistics.json">statistics.json</a>.</p>\n`
}
