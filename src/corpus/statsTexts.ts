// The statistics of a corpus for other programs: as one JSON object, and as a tidy table for CSV.
//
//   family  shape  measure    value   puzzles  times
//   sudoku  9x9    clues      24      371
//   sudoku  9x9    technique  x-wing  52       61

import { type Cell, csvOf } from '../bench/report/table.ts'
import { TIERS } from '../families/inference.ts'
import {
  type CorpusStats,
  type Counts,
  countOfTier,
  countsByStars,
  type KindStats,
  sortedCounts,
  spreadOf,
} from './corpusStats.ts'

/** The statistics as a value for JSON. */
export function statsJson({ puzzles, kinds }: CorpusStats): object {
  return { puzzles, kinds: kinds.map(kindJson) }
}

function kindJson(kind: KindStats): object {
  const { family, shape, puzzles, graded, minimal, grades, clues, degrees, techniques } = kind
  return {
    ...{ family, shape, puzzles, graded, minimal },
    stars: Object.fromEntries(countsByStars(kind).map((number, index) => [index + 1, number])),
    tiers: Object.fromEntries(TIERS.map((tier) => [tier, countOfTier(kind, tier)])),
    starsByTier: grades,
    clues: { ...spreadOf(clues), counts: Object.fromEntries(sortedCounts(clues)) },
    degrees: spreadOf(degrees) ?? null,
    techniques: Object.fromEntries(techniques),
  }
}

const KEYS = ['family', 'shape', 'measure', 'value', 'puzzles', 'times']

/** The statistics as CSV. */
export function statsCsv({ kinds }: CorpusStats): string {
  return csvOf({ columns: KEYS.map((key) => ({ key, title: key })), rows: kinds.flatMap(tidyRows) })
}

function tidyRows(kind: KindStats): Cell[][] {
  const { family, shape, puzzles, graded, minimal, clues, degrees, techniques } = kind
  const row = (
    measure: string,
    value: string | number | null,
    number: number,
    times: number | null = null,
  ) => [...[family, shape, measure, value, number, times]]
  const counted = (measure: string, counts: Counts) =>
    sortedCounts(counts).map(([value, number]) => row(measure, value, number))
  const used = Array.from(techniques)
  return [
    row('puzzles', null, puzzles),
    row('graded', null, graded),
    row('minimal', null, minimal),
    ...countsByStars(kind).map((number, index) => row('stars', index + 1, number)),
    ...TIERS.map((tier) => row('tier', tier, countOfTier(kind, tier))),
    ...counted('clues', clues),
    ...counted('degree', degrees),
    ...used.map(([name, use]) => row('technique', name, use.puzzles, use.times)),
    ...used
      .filter(([, { hardest }]) => hardest > 0)
      .map(([name, { hardest }]) => row('hardest_technique', name, hardest)),
  ]
}
