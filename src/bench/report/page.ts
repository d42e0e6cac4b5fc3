// The page of a report: HTML that needs nothing else, no network and no script.

import { escaped } from '../../render/xml.ts'
import type { Section } from '../statistics/statistics.ts'
import { definitionsOf, svgOfPlot } from './draw.ts'
import { findingsOf } from './findings.ts'
import { countOf, plainNumber } from './numbers.ts'
import { STYLE } from './pageStyle.ts'
import type { Drawn, ReportOptions } from './report.ts'
import type { Study } from './study.ts'
import { htmlTable } from './table.ts'
import { contendersTable, matrixTable, pairsTable, summaryTable } from './tables.ts'

export function pageOf(study: Study, drawn: readonly Drawn[], { title, version }: ReportOptions): string {
  return [
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n',
    `<meta name="generator" content="puzzlewright ${escaped(version)}"/>\n`,
    `<title>${escaped(title)}</title>\n<style>\n${STYLE}</style>\n</head>\n<body>\n`,
    lettersOf(drawn),
    `<header><h1>${escaped(title)}</h1>\n${lead(study)}</header>\n<main>\n`,
    part('What was run', whatWasRun(study, version)),
    part('Findings', list(findingsOf(study))),
    part('Contenders', htmlTable(contendersTable(study.entrants))),
    part('All puzzles', overall(study)),
    part('Plots', drawn.map(figure).join('')),
    part('Each two side by side', sideBySide(study)),
    part('By family', sections(study, study.statistics.byFamily)),
    study.statistics.byStars.length > 0
      ? part('By stars', mixedNote(study) + sections(study, study.statistics.byStars))
      : '',
    part('How to read the figures', list(NOTES)),
    part('How to cite', cite(study, title, version)),
    '</main>\n</body>\n</html>\n',
  ].join('')
}

const part = (heading: string, content: string): string => {
  const id = heading.toLowerCase().replaceAll(' ', '-')
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${heading}</h2>\n${content}</section>\n`
}

const list = (sentences: readonly string[]): string =>
  `<ul>\n${sentences.map((sentence) => `<li>${escaped(sentence)}</li>\n`).join('')}</ul>\n`

/** The outlines of the letters of all plots, once. */
function lettersOf(drawn: readonly Drawn[]): string {
  const letters = new Map(drawn.flatMap(({ drawing }) => Array.from(drawing.letters)))
  const place = 'width="0" height="0" aria-hidden="true" style="position:absolute"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}>${definitionsOf(letters)}</svg>\n`
}

function lead({ results: { header }, entrants, groups }: Study): string {
  const kinds = groups.map(({ title, puzzles }) => `${title} (${plainNumber(puzzles)})`)
  return `<p class="lead">${countOf(entrants.length, 'contender')} on ${countOf(header.corpus.puzzles, 'puzzle')}: ${escaped(kinds.join(', '))}.</p>\n`
}

function whatWasRun({ results, measures }: Study, version: string): string {
  const { corpus, limits, repeat, seed } = results.header
  const limit = (value: number | null, unit: string) =>
    value === null ? `no limit of ${unit}` : `${plainNumber(value)} ${unit}`
  const hasTimes = measures.some(({ key }) => key === 'time')
  const facts: readonly (readonly [string, string])[] = [
    ['Corpus', `${countOf(corpus.puzzles, 'puzzle')}, SHA-256 of their ids ${corpus.checksum}`],
    ['Stars', starsText(results.rows)],
    ['Limits of a run', `${limit(limits.nodes, 'nodes')}, ${limit(limits.milliseconds, 'milliseconds')}`],
    [
      'Question',
      limits.solutions === null ? 'all solutions' : `up to ${countOf(limits.solutions, 'solution')}`,
    ],
    ['Times', hasTimes ? `the median of ${countOf(repeat, 'run')}` : 'not taken'],
    ['Seed of random orders', seed],
    ['Report by', `puzzlewright ${version}`],
  ]
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>\n`)
  return `<dl>\n${rows.join('')}</dl>\n`
}

function starsText(rows: Study['results']['rows']): string {
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

/** Where contenders were not all given the same. */
function mixedNote({ statistics }: Study): string {
  const given = new Set(statistics.all.summaries.map(({ rows }) => rows))
  return given.size > 1
    ? '<p>Contenders that take only some families are counted over those: totals and means of different sets of puzzles do not compare. By family they do.</p>\n'
    : ''
}

function overall(study: Study): string {
  return `${mixedNote(study)}${htmlTable(summaryTable(study.statistics.all, study))}`
}

function figure({ plot, drawing }: Drawn): string {
  const { name, title, caption, summary } = plot
  return [
    `<figure id="${name}">\n<h3>${escaped(title)}</h3>\n`,
    `<div class="wide">${svgOfPlot(plot, drawing, false)}</div>\n`,
    `<figcaption>${escaped(caption)}</figcaption>\n`,
    `<details><summary>The figures of this plot</summary>\n${htmlTable(summary)}`,
    `<p>All that is drawn: <a href="${name}.csv">${name}.csv</a>. The plot: <a href="${name}.svg">SVG</a>, <a href="${name}.png">PNG</a>.</p></details>\n`,
    '</figure>\n',
  ].join('')
}

function sideBySide(study: Study): string {
  const { all } = study.statistics
  if (all.pairs.length === 0) return '<p>There are no two contenders with puzzles in common.</p>\n'
  return study.measures
    .filter((measure) => all.pairs.some((pair) => measure.ratio(pair)))
    .map((measure) =>
      [
        `<h3>By ${measure.noun}</h3>\n`,
        `<p>How many times as much the contender of the column takes as that of the row: geometric means over the puzzles both were given. Above 1, the row is better. * p &lt; 0.05 by Wilcoxon's signed-rank test after Holm's correction.</p>\n`,
        htmlTable(matrixTable(all, measure, study)),
        `<details><summary>With intervals, tests, wins and losses</summary>\n${htmlTable(pairsTable(all, measure, study))}</details>\n`,
      ].join(''),
    )
    .join('')
}

function sections(study: Study, all: readonly Section[]): string {
  const [measure] = study.measures
  return all
    .map((section) => {
      const { title, puzzles, pairs } = section
      const table =
        pairs.length > 0 && measure
          ? `<details><summary>Each two side by side</summary>\n${htmlTable(pairsTable(section, measure, study))}</details>\n`
          : ''
      return `<h3>${escaped(title)} (${countOf(puzzles, 'puzzle')})</h3>\n${htmlTable(summaryTable(section, study))}${table}`
    })
    .join('')
}

const NOTES = [
  'Nodes are the states that a search opened. They are exact: the same run opens as many on every machine. Times are those of the machine that ran it.',
  'Solved means that the question was answered. A capped run was stopped by a limit: how many nodes it would have needed is not known, only that it is more. It is never averaged as if it had finished. A failed run crashed, wrote what is no answer, or gave a wrong one.',
  'Totals and geometric means are over what was solved, and compare only contenders that solved the same puzzles. PAR2 is the mean in which a run that did not solve its puzzle counts twice the limit; there is none where there was no limit.',
  'The ratio of two contenders is the geometric mean of other / one over their common puzzles. Where runs of one side alone were capped, these count with what they had spent when they were stopped, so that the ratio is a bound: ≥ is at least, ≤ at most. Where each side solved what capped the other, it is over what both solved.',
  'Wins are of the one: solved beats not solved, fewer beat more; neither solved is a tie. The interval holds 95 of 100 means if puzzles are drawn again with replacement (a bootstrap, seeded). p is of the two-sided Wilcoxon signed-rank test; Holm corrects for all pairs of a table.',
  'A dash stands for what cannot be told: too few puzzles, no limit, or a contender that does not say.',
]

function cite({ results: { header } }: Study, title: string, version: string): string {
  const { corpus, contenders } = header
  const text = `“${title}”: ${countOf(contenders.length, 'contender')} on ${countOf(corpus.puzzles, 'puzzle')}, corpus SHA-256 ${corpus.checksum}. puzzlewright ${version}, bench report.`
  return `<p>Name the corpus by its checksum, the limits, and the version of the program; with these, anyone gets the same nodes.</p>\n<blockquote>${escaped(text)}</blockquote>\n<p>The tables for programs: <a href="contenders.csv">contenders.csv</a>, <a href="summary.csv">summary.csv</a>, <a href="pairs.csv">pairs.csv</a>, <a href="statistics.json">statistics.json</a>.</p>\n`
}
