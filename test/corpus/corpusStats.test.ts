// The statistics against a naive count of the same records.

import { describe, expect, it } from 'vitest'
import { countOfTier, spreadOf, statsCsv, statsJson } from '../../src/corpus/corpusStats.ts'
import { TIERS } from '../../src/families/inference.ts'
import { STARS } from '../../src/grader/stars.ts'
import type { PuzzleRecord } from '../../src/maker/puzzleRecord.ts'
import { corpusRecords, statsOf } from '../support/corpusRecords.ts'

const records = corpusRecords()
const ungraded = ({ grade: _, ...record }: PuzzleRecord): PuzzleRecord => record

const kindOf = ({ family, shape }: Pick<PuzzleRecord, 'family' | 'shape'>) => `${family} ${shape}`
const count = (all: readonly PuzzleRecord[], isCounted: (record: PuzzleRecord) => boolean) =>
  all.filter(isCounted).length

/** The value at a share of sorted values: the first that at least this share does not exceed. */
function naiveQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

describe('the statistics of a corpus', () => {
  const stats = statsOf([...records, ungraded(records[0])])

  it('have each family and shape, in the order of the corpus', () => {
    expect(stats.puzzles).toBe(records.length + 1)
    expect(stats.kinds.map(kindOf)).toEqual([...new Set(records.map(kindOf))])
  })

  it.each(stats.kinds.map((kind) => [kindOf(kind), kind] as const))('count %s', (name, kind) => {
    const own = records.filter((record) => kindOf(record) === name)
    const extra = name === kindOf(records[0]) ? 1 : 0
    expect(kind.puzzles).toBe(own.length + extra)
    expect(kind.graded).toBe(own.length)
    expect(kind.minimal).toBe(count(own, ({ minimal }) => minimal) + (records[0].minimal ? extra : 0))
    expect(kind.stars).toEqual(STARS.map((stars) => count(own, ({ grade }) => grade?.stars === stars)))
    for (const tier of TIERS)
      expect(countOfTier(kind, tier)).toBe(count(own, ({ grade }) => grade?.tier === tier))
    const names = [...new Set(own.flatMap(({ grade }) => Object.keys(grade?.techniques ?? {})))]
    expect([...kind.techniques.keys()].sort()).toEqual(names.sort())
    for (const [technique, use] of kind.techniques) {
      const times = own.map(({ grade }) => grade?.techniques[technique] ?? 0)
      expect(use).toEqual({
        puzzles: times.filter((number) => number > 0).length,
        times: times.reduce((sum, number) => sum + number, 0),
        hardest: count(own, ({ grade }) => grade?.hardestTechnique === technique),
      })
    }
    const degrees = own.map(({ grade }) => Number((grade?.degree ?? Number.NaN).toPrecision(3)))
    expect(spreadOf(kind.degrees)).toEqual({
      least: Math.min(...degrees),
      lowerQuartile: naiveQuantile(degrees, 0.25),
      median: naiveQuantile(degrees, 0.5),
      upperQuartile: naiveQuantile(degrees, 0.75),
      most: Math.max(...degrees),
    })
  })

  it('are the same in JSON and in CSV', () => {
    const { kinds } = JSON.parse(JSON.stringify(statsJson(stats)))
    const [head, ...lines] = statsCsv(stats).trim().split('\n')
    const rows = lines.map((row) => row.split(','))
    expect(head).toBe('family,shape,measure,value,puzzles,times')
    for (const { family, shape, puzzles, stars, clues, techniques } of kinds) {
      const own = rows.filter(([one, other]) => one === family && other === shape)
      const values = (measure: string) =>
        Object.fromEntries(own.filter((row) => row[2] === measure).map((row) => [row[3], Number(row[4])]))
      expect(values('puzzles')).toEqual({ '': puzzles })
      expect(values('stars')).toEqual(stars)
      expect(values('clues')).toEqual(clues.counts)
      const uses = Object.entries<{ puzzles: number }>(techniques)
      expect(values('technique')).toEqual(Object.fromEntries(uses.map(([name, use]) => [name, use.puzzles])))
    }
  })

  it('of nothing are empty', () => {
    expect(statsOf([])).toEqual({ puzzles: 0, kinds: [] })
    expect(spreadOf(new Map())).toBeUndefined()
  })
})
