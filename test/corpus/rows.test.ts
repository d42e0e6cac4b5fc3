import { describe, expect, it } from 'vitest'
import { columnsOf, DERIVED } from '../../src/corpus/columns.ts'
import { makeToRecord, rowOf } from '../../src/corpus/rows.ts'
import type { PuzzleRecord } from '../../src/maker/puzzleRecord.ts'
import { corpusLines, corpusRecords } from '../support/corpusRecords.ts'

const [first] = corpusRecords()

/** A record with another seed, and the made name that belongs to it. */
const seeded = (seed: string): PuzzleRecord => ({
  ...{ ...first, seed, made: `sudoku:9x9#${seed}@${first.generator}` },
})

describe('rows of records', () => {
  it.each(['whole', 'compact'] as const)('that are %s give the same lines again', (form) => {
    const toRecord = makeToRecord()
    const lines = corpusRecords().map((record) => JSON.stringify(toRecord(rowOf(record, form))))
    expect(lines).toEqual(corpusLines())
  })

  it('have the columns of their form, and compact ones none that can be derived', () => {
    expect(Object.keys(rowOf(first, 'whole'))).toEqual(columnsOf('whole').map(({ name }) => name))
    const compact = Object.keys(rowOf(first, 'compact'))
    expect(DERIVED).toEqual(['text', 'solution', 'seed', 'made'])
    expect(compact.filter((name) => DERIVED.includes(name))).toEqual([])
  })

  it.each([
    ['spring/7', 'spring', 7],
    ['spring/2/7', 'spring/2', 7],
    ['spring', 'spring', null],
    ['spring/007', 'spring/007', null],
    ['spring/12345678901', 'spring/12345678901', null],
    ['7', '7', null],
    ['a#b@1/0', 'a#b@1', 0],
  ])('divide the seed %s', (seed, run, number) => {
    const row = rowOf(seeded(seed), 'compact')
    expect([row.run, row.number, row.asked]).toEqual([run, number, ''])
    expect(makeToRecord()(row)).toEqual(seeded(seed))
  })

  it('of a puzzle without a grade have none again', () => {
    const { grade: _, ...ungraded } = first
    expect(makeToRecord()(rowOf(ungraded, 'compact'))).toEqual(ungraded)
  })
})
