// The tables of contenders: who took part, the results of each, and the CSV tables of all sections. The page
// and the CSV files use the same statistics.

import type { PairStatistics, Ratio, RunStatistics, StatisticsSection } from '../statistics/statistics.ts'
import { plainNumber } from './numberTexts.ts'
import type { Entrant, ReportData } from './reportData.ts'
import type { ReportMeasure } from './reportMeasures.ts'
import type { Cell, Column, Table } from './table.ts'

/** The table of the contenders with their letters. */
export function contendersTable(entrants: readonly Entrant[]): Table {
  const hasChecksum = entrants.some(({ checksum }) => checksum !== undefined)
  return {
    columns: [
      { key: 'letter', title: '' },
      { key: 'contender', title: 'Contender' },
      { key: 'kind', title: 'Kind' },
      { key: 'what', title: 'What it does' },
      ...(hasChecksum ? [{ key: 'checksum', title: 'SHA-256 of its file' }] : []),
    ],
    rows: entrants.map(({ letter, name, kind, what, checksum }) => [
      letter,
      name,
      kind,
      what,
      ...(hasChecksum ? [checksum ?? null] : []),
    ]),
  }
}

/** The results of each contender on the puzzles of a section. */
export function summaryTable({ summaries }: StatisticsSection, { measures, entrants }: ReportData): Table {
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      ...['Given', 'Solved', 'Capped', 'Failed'].map(counted),
      ...measures.flatMap(figureColumns),
    ],
    rows: summaries.map((summary) => [
      lettered(summary.contender, entrants),
      summary.rows,
      summary.solved,
      summary.capped,
      summary.failed,
      ...measures.flatMap((measure): Cell[] => {
        const { total, geometricMean, par2 } = summary[measure.name]
        return [total, geometricMean, par2]
      }),
    ]),
  }
}

/** A column of whole numbers. */
export const counted = (title: string): Column => ({
  key: title.toLowerCase().replaceAll(' ', '_'),
  title,
  format: plainNumber,
})

function figureColumns({ name, noun, text }: ReportMeasure): Column[] {
  // Sums of nodes are printed exactly, sums of times rounded.
  const total = name === 'nodes' ? plainNumber : text
  return [
    { key: `total_${noun}`, title: `Total ${noun}`, format: total },
    { key: `geometric_mean_${noun}`, title: `Geometric mean ${noun}`, format: text },
    { key: `par2_${noun}`, title: `PAR2 ${noun}`, format: text },
  ]
}

/** A contender with its letter: `B norvig`. */
function lettered(name: string, entrants: readonly Entrant[]): string {
  const letter = entrants.find((entrant) => entrant.name === name)?.letter
  return letter === undefined ? name : `${letter} ${name}`
}

function sectionsOf({ all, byFamily, byStars }: RunStatistics): StatisticsSection[] {
  return [all, ...byFamily, ...byStars]
}

/** The summaries of all sections, for CSV. */
export function allSummaries(report: ReportData): Table {
  const sections = sectionsOf(report.statistics)
  const { columns } = summaryTable(sections[0], report)
  return {
    columns: [{ key: 'section', title: 'Section' }, ...columns],
    rows: sections.flatMap((section) =>
      summaryTable(section, { ...report, entrants: [] }).rows.map((row) => [section.title, ...row]),
    ),
  }
}

const PAIR_FIELDS = [
  'one',
  'other',
  'puzzles',
  'bothSolved',
  'onlyOne',
  'onlyOther',
  'by',
  'wins',
  'ties',
  'losses',
] as const satisfies readonly (keyof PairStatistics)[]
const RATIO_FIELDS = [
  'of',
  'ratio',
  'low',
  'high',
  'bound',
  'p',
  'holm',
] as const satisfies readonly (keyof Ratio)[]

/** The pairs of all sections by all measures, for CSV. */
export function allPairs({ statistics, measures }: ReportData): Table {
  const keys = ['section', 'measure', ...PAIR_FIELDS, ...RATIO_FIELDS]
  return {
    columns: keys.map((key) => ({
      key: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      title: key,
    })),
    rows: sectionsOf(statistics).flatMap(({ title, pairs }) =>
      pairs.flatMap((pair) =>
        measures.flatMap((measure) => {
          const ratio = pair[measure.name]
          if (!ratio) return []
          const figures = RATIO_FIELDS.map((field) => ratio[field] ?? null)
          return [[title, measure.noun, ...PAIR_FIELDS.map((field) => pair[field]), ...figures]]
        }),
      ),
    ),
  }
}
