// The page of a report: HTML that needs nothing else, no network and no script.

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

/** What a page says of itself. */
interface PageTexts {
  readonly title: string
  /** What makes the report, as it names itself: `puzzlewright 0.1.0`. */
  readonly program: string
}

/** The page of a report: the plots stand in it as SVG, and share the outlines of their letters. */
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
    part('What was run', whatWasRun(report, program)),
    part('Findings', list(findingsOf(report))),
    part('Contenders', htmlTable(contendersTable(report.entrants))),
    part('All puzzles', overall(report)),
    part('Plots', drawn.map(figure).join('')),
    part('Each two side by side', sideBySide(report)),
    part('By family', sections(report, report.statistics.byFamily)),
    report.statistics.byStars.length > 0
      ? part('By stars', mixedNote(report) + sections(report, report.statistics.byStars))
      : '',
    part('How to read the figures', list(NOTES)),
    part('How to cite', cite(report, title, program)),
    '</main>\n</body>\n</html>\n',
  ].join('')
}

/** A section, where there is anything in it. */
const part = (heading: string, content: string): string => {
  if (content === '') return ''
  const id = heading.toLowerCase().replaceAll(' ', '-')
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${heading}</h2>\n${content}</section>\n`
}

const list = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((sentence) => `<li>${escaped(sentence)}</li>\n`).join('')}</ul>\n`

/** The outlines of the letters of all plots, once. */
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
    ['Corpus', `${countOf(corpus.puzzles, 'puzzle')}, SHA-256 of their ids and stars ${corpus.checksum}`],
    ['Stars', starsText(results.rows)],
    ['Limits of a run', limitsText(results.header)],
    ['Question', questionText(results.header)],
    ['Times', times ? `the median of ${countOf(repeat, 'run')}` : 'not taken'],
    ['Seed of random orders', seed],
    ['Run by', program],
    ...(machine === null ? [] : ([['On', machine]] as const)),
    ['Report by', reporter],
  ]
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>\n`)
  return `<dl>\n${rows.join('')}</dl>\n`
}

function limitsText({ limits: { nodes, milliseconds } }: ResultsHeader): string {
  const limit = (value: number | null, unit: string) =>
    value === null ? `no limit of ${unit}` : `${plainNumber(value)} ${unit}`
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

/** Where contenders were not all given the same puzzles. */
function mixedNote({ results: { rows } }: ReportData): string {
  const given = Array.from(groupRows(rows, ({ contender }) => contender).values(), puzzlesIn)
  return given.some((puzzles) => puzzles < puzzlesIn(rows))
    ? '<p>Not all contenders were given the same puzzles. Totals and means of different sets of puzzles do not compare.</p>\n'
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
    `<details><summary>The figures of this plot</summary>\n${tableOrFile(summary, `${name}.csv`)}`,
    `<p>All that is drawn: <a href="${name}.csv">${name}.csv</a>. The plot: <a href="${name}.svg">SVG</a>, <a href="${name}.png">PNG</a>.</p></details>\n`,
    '</figure>\n',
  ].join('')
}

function sideBySide(report: ReportData): string {
  const { all } = report.statistics
  if (all.pairs.length === 0) return '<p>There are no two contenders with puzzles in common.</p>\n'
  const measures = report.measures.filter(({ name }) => all.pairs.some((pair) => pair[name]))
  if (measures.length === 0) return foldedPairs(report, all, undefined)
  return measures
    .map((measure) =>
      [
        `<h3>By ${measure.noun}</h3>\n`,
        "<p>How many times as much the contender of the column takes as that of the row: geometric means over the puzzles that at least one of the two solved and neither failed. Above 1, the row is better. ≥ and ≤ are bounds, since one of the two was capped on some. ° is of fewer puzzles than both were given: the others both left unsolved, one failed, or each solved what capped the other. * p &lt; 0.05 by Wilcoxon's signed-rank test after Holm's correction.</p>\n",
        `<div class="matrix">${htmlTable(matrixTable(all, measure, report))}</div>\n`,
        foldedPairs(report, all, measure),
      ].join(''),
    )
    .join('')
}

/** As many pairs are shown without being asked, so that they are printed too. */
const MOST_UNFOLDED = 60
/** Of more rows a page is no place: they are left to the file. There are many sections, and one of all puzzles. */
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
  return `<details${isOpen ? ' open="open"' : ''}><summary>Each two with wins, losses, intervals and tests</summary>\n${table}</details>\n`
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
  'Nodes are the states that a search opened. They are exact: the same version of the program opens as many on every machine, with the same corpus, contenders, limits and seed of random orders. That does not hold where time ended a run, nor of what solvers of others tell. Times are those of the machine that ran it.',
  'Solved means that the question was answered. A capped run was stopped by a limit: how many nodes it would have needed is not known, only that it is more. It is never averaged as if it had finished. A failed run crashed, wrote what is no answer, or gave a wrong one.',
  'Totals and geometric means are over what was solved, and compare only contenders that solved the same puzzles. PAR2 is the mean in which a run that did not solve its puzzle counts twice the limit; there is none where there was no limit.',
  'The ratio of two contenders is the geometric mean of other / one over the puzzles that at least one of them solved and neither failed; “Of” says how many these are. Where runs of one side alone were capped, these count with what they had spent when they were stopped, so that the ratio is a bound: ≥ is at least, ≤ at most, and so are its interval, which has one end then, and p. Where each side solved what capped the other, the ratio is over what both solved, which says nothing of the rest: there is no p.',
  'Wins are of the one: solved beats not solved, fewer beat more; neither solved is a tie. The interval holds 95 of 100 means if puzzles are drawn again with replacement (a bootstrap, seeded). p is of the two-sided Wilcoxon signed-rank test; Holm corrects for all pairs of a table.',
  'A dash stands for what cannot be told: too few puzzles, no limit, or a contender that does not say.',
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
  return `<p>Name the corpus by its checksum, the contenders, the limits, the seed, and the version of the program that ran it, and keep the files of orders and the commands of solvers that are not its own: with all these, anyone gets the same nodes wherever no time ended a run.</p>\n<blockquote>${escaped(text)}.</blockquote>\n<p>The tables for programs: <a href="contenders.csv">contenders.csv</a>, <a href="summary.csv">summary.csv</a>, <a href="pairs.csv">pairs.csv</a>, <a href="statistics.json">statistics.json</a>.</p>\n`
}
