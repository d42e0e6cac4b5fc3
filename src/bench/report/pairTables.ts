// The tables of pairs of contenders: a matrix of all ratios, and a table with the details of each pair. The
// stars are those of the statistics.

import type { PairStatistics, Ratio, StatisticsSection, Tally } from '../statistics/statistics.ts'
import { counted } from './columns.ts'
import { chanceText, intervalText, probability, ratioText, threeFigures } from './numberTexts.ts'
import type { ReportMeasure } from './reportData.ts'
import { type Entrant, letterOf, type ReportData } from './reportData.ts'
import type { Cell, Column, Table } from './table.ts'

/** The table of pairs by letters, with the wins and the ratios by a measure; without one, by what was solved. */
export function pairsTable(
  { pairs }: StatisticsSection,
  measure: ReportMeasure | undefined,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  return {
    columns: [
      { key: 'one', title: 'One' },
      { key: 'other', title: 'Other' },
      counted('Puzzles'),
      { ...counted('Both solved'), short: 'Both' },
      ...['Wins', 'Ties', 'Losses'].map(counted),
      ...(measure ? ratioColumns(measure) : []),
    ],
    rows: pairs.map((pair) => [
      letterOf(pair.one, entrants),
      letterOf(pair.other, entrants),
      pair.puzzles,
      pair.bothSolved,
      ...tallyCells(measure ? pair.tallies[measure.name] : bySolving(pair)),
      ...(measure ? ratioCells(pair[measure.name]) : []),
    ]),
  }
}

/** Without a measure, only the puzzles that one of the two did not solve are won. */
function bySolving({ puzzles, onlyOne, onlyOther }: PairStatistics): Tally {
  return { wins: onlyOne, ties: puzzles - onlyOne - onlyOther, losses: onlyOther }
}

function tallyCells(tally: Tally | null): Cell[] {
  return tally ? [tally.wins, tally.ties, tally.losses] : [null, null, null]
}

function ratioColumns({ noun }: ReportMeasure): Column[] {
  return [
    { key: 'ratio', title: `Other / one, ${noun}`, short: 'Other / one', format: threeFigures },
    counted('Of'),
    { key: 'interval', title: '95 % interval', format: threeFigures },
    { key: 'p', title: 'p', format: probability },
    { key: 'holm', title: 'p after Holm', short: 'Holm', format: probability },
  ]
}

function ratioCells(ratio: Ratio | null): Cell[] {
  if (!ratio) return [null, null, null, null, null]
  const holm = chanceText(ratio.holm, ratio)
  return [
    ratioText(ratio),
    ratio.of,
    intervalText(ratio),
    chanceText(ratio.p, ratio),
    holm === null ? null : `${holm}${ratio.isSignificant ? ' *' : ''}`,
  ]
}

/**
 * The matrix of all ratios: how many times as much the contender of the column takes as the contender of the
 * row. It leaves out contenders that do not report the measure.
 */
export function matrixTable(
  { pairs }: StatisticsSection,
  { name }: ReportMeasure,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const told = pairs.filter((pair) => pair[name])
  const shown = entrants.filter((entrant) =>
    told.some(({ one, other }) => one === entrant.name || other === entrant.name),
  )
  const cell = (row: Entrant, column: Entrant): Cell => {
    const pair = pairs.find(({ one, other }) => one === row.name && other === column.name)
    if (pair) return matrixCell(pair, pair[name])
    const turned = pairs.find(({ one, other }) => one === column.name && other === row.name)
    return turned ? matrixCell(turned, inverse(turned[name])) : null
  }
  return {
    columns: [
      { key: 'contender', title: '' },
      ...shown.map(({ letter }) => ({ key: letter, title: letter, format: threeFigures })),
    ],
    rows: shown.map((row) => [
      row.letter,
      ...shown.map((column) => (row === column ? '·' : cell(row, column))),
    ]),
  }
}

type Shown = Pick<Ratio, 'of' | 'ratio' | 'bound' | 'isSignificant'>

/** `≥ 2.31° *`: over fewer puzzles than both were given, and significant. */
function matrixCell({ puzzles }: PairStatistics, ratio: Shown | null): Cell {
  if (!ratio) return null
  return `${ratioText(ratio)}${ratio.of < puzzles ? '°' : ''}${ratio.isSignificant ? ' *' : ''}`
}

/** The ratio in the other direction. */
function inverse(ratio: Ratio | null): Shown | null {
  if (!ratio) return null
  const { of, bound, isSignificant } = ratio
  const turned = bound && { bound: bound === 'least' ? ('most' as const) : ('least' as const) }
  return { of, isSignificant, ratio: 1 / ratio.ratio, ...turned }
}
