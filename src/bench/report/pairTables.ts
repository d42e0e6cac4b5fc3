// The tables of pairs of contenders: a matrix of all ratios, and a table with the details of each pair.
// Bounds are marked everywhere: if a ratio is at least some value, its interval has no upper end, and p is at
// most the stated value.

import type { PairStatistics, Ratio, StatisticsSection } from '../statistics/statistics.ts'
import { probability, threeFigures } from './numberTexts.ts'
import type { Entrant, ReportData } from './reportData.ts'
import type { ReportMeasure } from './reportMeasures.ts'
import { counted } from './summaryTables.ts'
import type { Cell, Column, Table } from './table.ts'

/** The table of pairs by letters, with the ratios of a measure if both report one. */
export function pairsTable(
  { pairs }: StatisticsSection,
  measure: ReportMeasure | undefined,
  { entrants }: ReportData,
): Table {
  const letterOf = (contender: string) => entrants.find(({ name }) => name === contender)?.letter ?? contender
  return {
    columns: [
      { key: 'one', title: 'One' },
      { key: 'other', title: 'Other' },
      ...['Puzzles', 'Both solved', 'Wins', 'Ties', 'Losses'].map(counted),
      ...(measure ? ratioColumns(measure) : []),
    ],
    rows: pairs.map((pair) => [
      letterOf(pair.one),
      letterOf(pair.other),
      pair.puzzles,
      pair.bothSolved,
      pair.wins,
      pair.ties,
      pair.losses,
      ...(measure ? ratioCells(pair[measure.name]) : []),
    ]),
  }
}

function ratioColumns({ noun }: ReportMeasure): Column[] {
  return [
    { key: 'ratio', title: `Other / one, ${noun}`, format: threeFigures },
    counted('Of'),
    { key: 'interval', title: '95 % interval', format: threeFigures },
    { key: 'p', title: 'p', format: probability },
    { key: 'holm', title: 'p after Holm', format: probability },
  ]
}

function ratioCells(ratio: Ratio | null): Cell[] {
  if (!ratio) return [null, null, null, null, null]
  const chances = [ratio.p, ratio.holm].map((p) => chanceText(p, ratio))
  return [ratioText(ratio), ratio.of, intervalText(ratio), ...chances]
}

const SIGNS = { least: '≥ ', most: '≤ ' } as const

/** Formats a ratio as `2.31`, `≥ 2.31` or `≤ 1/7.87k`. */
function ratioText({ ratio, bound }: Pick<Ratio, 'ratio' | 'bound'>): string {
  return `${bound ? SIGNS[bound] : ''}${factorText(ratio)}`
}

/** Formats small factors as fractions: `1/7.87k`. */
function factorText(factor: number): string {
  return factor < 0.01 ? `1/${threeFigures(1 / factor)}` : threeFigures(factor)
}

function intervalText({ low, high, bound }: Ratio): string | null {
  if (low === null || high === null) return null
  if (bound) return ratioText({ ratio: bound === 'least' ? low : high, bound })
  return `${factorText(low)} to ${factorText(high)}`
}

function chanceText(p: number | null, { bound }: Ratio): Cell {
  // A p below 0.001 is printed as "< 0.001" in any case.
  return p === null || !bound || p < 0.001 ? p : `≤ ${probability(p)}`
}

/** The level of significance. */
const SIGNIFICANCE = 0.05

/**
 * The matrix of all ratios: how many times as much the contender of the column takes as the contender of the
 * row.
 */
export function matrixTable(
  { summaries, pairs }: StatisticsSection,
  { name }: ReportMeasure,
  { entrants }: ReportData,
): Table {
  const shown = entrants.filter(({ name }) => summaries.some(({ contender }) => contender === name))
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

type Shown = Pick<Ratio, 'of' | 'ratio' | 'bound' | 'holm'>

/** `≥ 2.31° *`: over fewer puzzles than both were given, and significant. */
function matrixCell({ puzzles }: PairStatistics, ratio: Shown | null): Cell {
  if (!ratio) return null
  const isSignificant = ratio.holm !== null && ratio.holm < SIGNIFICANCE
  return `${ratioText(ratio)}${ratio.of < puzzles ? '°' : ''}${isSignificant ? ' *' : ''}`
}

/** The ratio in the other direction. */
function inverse(ratio: Ratio | null): Shown | null {
  if (!ratio) return null
  const { of, bound, holm } = ratio
  return { of, holm, ratio: 1 / ratio.ratio, ...(bound && { bound: bound === 'least' ? 'most' : 'least' }) }
}
