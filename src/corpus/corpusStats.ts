// Counts the stars, tiers, techniques, clues and degrees of the puzzles of a corpus, for each family and shape. The
// memory depends on the number of different values, not of puzzles. Degrees are rounded to three significant figures,
// so their quantiles are exact to three figures.

import { type Cell, csvOf } from '../bench/report/tableAndCsv.ts'
import { TIERS, type Tier } from '../families/inference.ts'
import { STARS } from '../grader/stars.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'

/** The number of puzzles with each value. */
export type Counts = ReadonlyMap<number, number>

/**
 * The use of a technique: the number of puzzles whose path uses it, the number of times that all paths together use it,
 * and the number of puzzles whose hardest technique it is.
 */
type TechniqueUse = Record<'puzzles' | 'times' | 'hardest', number>

/** The statistics of one family and shape. */
export type KindStats = Readonly<ReturnType<typeof emptyKind>>

/** The statistics of a corpus. */
export interface CorpusStats {
  /** The number of puzzles. */
  readonly puzzles: number
  /** The families and shapes in the order in which they were met. */
  readonly kinds: readonly KindStats[]
}

type KindCounter = ReturnType<typeof emptyKind>

/** Makes a counter. */
export function makeStatsCounter() {
  const kinds = new Map<string, KindCounter>()
  let puzzles = 0
  return {
    /** Counts a record. */
    add(record: PuzzleRecord): void {
      const [family, shape] = record.id.split(':', 2)
      const kind = kinds.get(`${family}:${shape}`) ?? emptyKind(family, shape)
      if (kind.puzzles === 0) kinds.set(`${family}:${shape}`, kind)
      puzzles++
      countRecord(kind, record)
    },
    /** The statistics so far. */
    get stats(): CorpusStats {
      return { puzzles, kinds: Array.from(kinds.values()) }
    },
  }
}

function emptyKind(family: string, shape: string) {
  return {
    /** The name of the family. */
    family,
    /** The shape. */
    shape,
    /** The number of puzzles. */
    puzzles: 0,
    /** The number of puzzles that have a grade. */
    graded: 0,
    /** The number of puzzles that are proved to be minimal. */
    minimal: 0,
    /** The number of graded puzzles with so many possible twins that only their looks were compared. */
    looks: 0,
    /** The number of graded puzzles with each number of stars, from 1 to 5. */
    stars: STARS.map(() => 0),
    /** For each tier, the number of graded puzzles with each number of stars, from 1 to 5. */
    grades: Object.fromEntries(TIERS.map((tier) => [tier, STARS.map(() => 0)])) as Record<Tier, number[]>,
    /** The number of puzzles with each number of clues. */
    clues: new Map<number, number>(),
    /** The number of puzzles with each degree, rounded to three significant figures. */
    degrees: new Map<number, number>(),
    /** The techniques in the order in which they were met. */
    techniques: new Map<string, TechniqueUse>(),
  }
}

const DEGREE_FIGURES = 3

function countRecord(kind: KindCounter, { clues, minimal, grade }: PuzzleRecord): void {
  kind.puzzles++
  if (minimal) kind.minimal++
  if (clues !== undefined) increase(kind.clues, clues)
  if (!grade) return
  kind.graded++
  kind.stars[grade.stars - 1]++
  increase(kind.degrees, Number(grade.degree.toPrecision(DEGREE_FIGURES)))
  // Grades of the first version have neither a tier nor techniques.
  if (grade.tier === undefined) return
  if (grade.twins === 'looks') kind.looks++
  kind.grades[grade.tier][grade.stars - 1]++
  for (const [name, times] of Object.entries(grade.techniques)) {
    const use = useOf(kind, name)
    use.puzzles++
    use.times += times
  }
  if (grade.hardestTechnique !== null) useOf(kind, grade.hardestTechnique).hardest++
}

function increase(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

function useOf({ techniques }: KindCounter, name: string) {
  const use = techniques.get(name) ?? { puzzles: 0, times: 0, hardest: 0 }
  techniques.set(name, use)
  return use
}

/** The values in ascending order, with their counts. */
export function sortedCounts(counts: Counts): [value: number, puzzles: number][] {
  return Array.from(counts).sort(([one], [other]) => one - other)
}

/**
 * The least and the greatest value, the quartiles and the median of counted values; undefined without values. Between
 * two middle values, the median is the smaller.
 */
export function spreadOf(counts: Counts) {
  const sorted = sortedCounts(counts)
  const all = sorted.reduce((sum, [, puzzles]) => sum + puzzles, 0)
  if (all === 0) return undefined
  const at = (share: number) => {
    let before = 0
    for (const [value, puzzles] of sorted) {
      before += puzzles
      if (before >= share * all) return value
    }
    return sorted[sorted.length - 1][0]
  }
  return { least: at(0), lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75), most: at(1) }
}

/** The number of graded puzzles with each number of stars whose grades state no tier. */
export function countsWithoutTier({ stars, grades }: Pick<KindStats, 'stars' | 'grades'>): number[] {
  return stars.map((all, index) => TIERS.reduce((rest, tier) => rest - grades[tier][index], all))
}

/** The number of puzzles of a tier. */
export function countOfTier({ grades }: Pick<KindStats, 'grades'>, tier: Tier): number {
  return grades[tier].reduce((sum, puzzles) => sum + puzzles, 0)
}

// Writes the statistics of a corpus for other programs: as a JSON object, and as a tidy table for CSV.
//
//   family  shape  measure    value   puzzles  times
//   sudoku  9x9    clues      24      371
//   sudoku  9x9    technique  x-wing  52       61

/** The statistics as a value for JSON. */
export function statsJson({ puzzles, kinds }: CorpusStats): object {
  return { puzzles, kinds: kinds.map(kindJson) }
}

function kindJson(kind: KindStats): object {
  const { family, shape, puzzles, graded, minimal, grades, clues, degrees, techniques } = kind
  return {
    ...{ family, shape, puzzles, graded, minimal },
    stars: Object.fromEntries(kind.stars.map((number, index) => [index + 1, number])),
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
    ...kind.stars.map((number, index) => row('stars', index + 1, number)),
    ...TIERS.map((tier) => row('tier', tier, countOfTier(kind, tier))),
    ...counted('clues', clues),
    ...counted('degree', degrees),
    ...used.map(([name, use]) => row('technique', name, use.puzzles, use.times)),
    ...used
      .filter(([, { hardest }]) => hardest > 0)
      .map(([name, { hardest }]) => row('hardest_technique', name, hardest)),
  ]
}
