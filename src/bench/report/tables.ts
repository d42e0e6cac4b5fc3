// The tables of a report: who took part, how each did, and each two of them side by side. What a page shows and what its CSV
// files hold are made of the same statistics, and of nothing else.

import type { Pair, Ratio, Section, Statistics } from '../statistics/statistics.ts'
import type { Measure } from './measures.ts'
import { plainNumber, probability, threeFigures } from './numbers.ts'
import type { Entrant, Study } from './study.ts'
import type { Cell, Column, Table } from './table.ts'

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

/** How each contender did on the puzzles of a section. */
export function summaryTable({ summaries }: Section, { measures, entrants }: Study): Table {
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
        const { total, geometricMean, par2 } = measure.figures(summary)
        return [total, geometricMean, par2]
      }),
    ]),
  }
}

const counted = (title: string): Column => ({ key: title.toLowerCase(), title, format: plainNumber })

function figureColumns({ key, noun, text }: Measure): Column[] {
  // A sum of nodes is exact to the last; a sum of times is not.
  const total = key === 'nodes' ? plainNumber : text
  return [
    { key: `total_${key}`, title: `Total ${noun}`, format: total },
    { key: `geometric_mean_${key}`, title: `Geometric mean ${noun}`, format: text },
    { key: `par2_${key}`, title: `PAR2 ${noun}`, format: text },
  ]
}

/** A contender with its letter: `B norvig`. */
export function lettered(name: string, entrants: readonly Entrant[]): string {
  const letter = entrants.find((entrant) => entrant.name === name)?.letter
  return letter === undefined ? name : `${letter} ${name}`
}

/** Each two contenders by a measure, as a person reads them. */
export function pairsTable({ pairs }: Section, measure: Measure, { entrants }: Study): Table {
  return {
    columns: [
      { key: 'one', title: 'One' },
      { key: 'other', title: 'Other' },
      ...['Puzzles', 'Both solved', 'Wins', 'Ties', 'Losses'].map(counted),
      { key: 'ratio', title: `Other / one, ${measure.noun}`, format: threeFigures },
      { key: 'interval', title: '95 % interval', format: threeFigures },
      { key: 'p', title: 'p', format: probability },
      { key: 'holm', title: 'p after Holm', format: probability },
    ],
    rows: pairs.map((pair) => {
      const ratio = measure.ratio(pair)
      return [
        lettered(pair.one, entrants),
        lettered(pair.other, entrants),
        pair.puzzles,
        pair.bothSolved,
        pair.wins,
        pair.ties,
        pair.losses,
        ratio && ratioText(ratio),
        ratio && intervalText(ratio),
        ratio?.p ?? null,
        ratio?.holm ?? null,
      ]
    }),
  }
}

/** `2.31`, `≥ 2.31`, `≤ 1/7.87k`. */
export function ratioText({ ratio, bound }: Ratio): string {
  return `${bound === 'least' ? '≥ ' : bound === 'most' ? '≤ ' : ''}${factorText(ratio)}`
}

/** What takes very little as a fraction: `1/7.87k`. */
function factorText(factor: number): string {
  return factor < 0.01 ? `1/${threeFigures(1 / factor)}` : threeFigures(factor)
}

function intervalText({ low, high }: Ratio): string | null {
  return low === null || high === null ? null : `${factorText(low)} to ${factorText(high)}`
}

/** What is called significant. */
const SIGNIFICANCE = 0.05

/** All ratios at once: how many times as much the column's contender takes as the row's. */
export function matrixTable({ summaries, pairs }: Section, measure: Measure, { entrants }: Study): Table {
  const shown = entrants.filter(({ name }) => summaries.some(({ contender }) => contender === name))
  const cell = (row: Entrant, column: Entrant): Cell => {
    const pair = pairs.find(({ one, other }) => one === row.name && other === column.name)
    const turned = pairs.find(({ one, other }) => one === column.name && other === row.name)
    const ratio = pair ? measure.ratio(pair) : turned && inverse(measure.ratio(turned))
    if (!ratio) return null
    const isSignificant = ratio.holm !== null && ratio.holm < SIGNIFICANCE
    return `${ratioText(ratio)}${isSignificant ? ' *' : ''}`
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

/** The ratio the other way round. */
function inverse(ratio: Ratio | null): Ratio | null {
  if (!ratio) return null
  const { bound, low, high } = ratio
  return {
    ...ratio,
    ratio: 1 / ratio.ratio,
    low: high === null ? null : 1 / high,
    high: low === null ? null : 1 / low,
    ...(bound && { bound: bound === 'least' ? 'most' : 'least' }),
  }
}

function sectionsOf({ all, byFamily, byStars }: Statistics): Section[] {
  return [all, ...byFamily, ...byStars]
}

/** The summaries of all sections, for programs. */
export function allSummaries(study: Study): Table {
  const sections = sectionsOf(study.statistics)
  const { columns } = summaryTable(sections[0], study)
  return {
    columns: [{ key: 'section', title: 'Section' }, ...columns],
    rows: sections.flatMap((section) =>
      summaryTable(section, { ...study, entrants: [] }).rows.map((row) => [section.title, ...row]),
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
  'wins',
  'ties',
  'losses',
] as const satisfies readonly (keyof Pair)[]
const RATIO_FIELDS = [
  'of',
  'ratio',
  'low',
  'high',
  'bound',
  'p',
  'holm',
] as const satisfies readonly (keyof Ratio)[]

/** The pairs of all sections by all measures, for programs. */
export function allPairs({ statistics, measures }: Study): Table {
  const keys = ['section', 'measure', ...PAIR_FIELDS, ...RATIO_FIELDS]
  return {
    columns: keys.map((key) => ({
      key: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      title: key,
    })),
    rows: sectionsOf(statistics).flatMap(({ title, pairs }) =>
      pairs.flatMap((pair) =>
        measures.flatMap((measure) => {
          const ratio = measure.ratio(pair)
          if (!ratio) return []
          const figures = RATIO_FIELDS.map((field) => ratio[field] ?? null)
          return [[title, measure.key, ...PAIR_FIELDS.map((field) => pair[field]), ...figures]]
        }),
      ),
    ),
  }
}
