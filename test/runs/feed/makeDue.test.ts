// Which puzzles are due, and when a slot is new.

import { describe, expect, it } from 'vitest'
import { type LedgerEntry, makeLedger } from '../../../src/feed/ledger.ts'
import { dueTasks } from '../../../src/runs/feed/makeDue.ts'
import { planWith, scheduleOf } from '../../feed/plan/plans.ts'

const made = (date: string, slot: string): LedgerEntry => ({
  date,
  slot,
  revision: 0,
  id: 'sudoku:4x4:1.....2..3.....4',
  key: `${date} ${slot}`,
  files: {},
})

/** The places that are due until a date, if these are made and the plan has one slot more. */
function dueWith(places: readonly (readonly [date: string, slot: string])[], slot: string, until: string) {
  const slots = `slots:\n  - { slot: one, family: sudoku }\n  - { slot: ${slot}, family: kenken }\n`
  const ledger = makeLedger(places.map(([date, name]) => made(date, name)))
  return dueTasks(scheduleOf(planWith(slots)), ledger, until).map(({ date, slot }) => `${date} ${slot}`)
}

describe('a slot without puzzles', () => {
  it('is due on all dates of a feed that has not begun', () => {
    expect(dueWith([], 'two', '2027-01-02')).toEqual([
      '2027-01-01 one',
      '2027-01-01 two',
      '2027-01-02 one',
      '2027-01-02 two',
    ])
  })

  it('is due if the build was interrupted on the first date', () => {
    const due = ['2027-01-01 two', '2027-01-02 one', '2027-01-02 two']
    expect(dueWith([['2027-01-01', 'one']], 'two', '2027-01-02')).toEqual(due)
  })

  it('is new, and needs a start, if it lacks a date before the last one', () => {
    const places = [
      ['2027-01-01', 'one'],
      ['2027-01-02', 'one'],
    ] as const
    const message = 'slots: "two" is new and needs a start, such as "start: 2027-01-03"'
    expect(() => dueWith(places, 'two', '2027-01-03')).toThrow(message)
    expect(dueWith(places, 'two, start: 2027-01-03', '2027-01-03')).toEqual([
      '2027-01-03 one',
      '2027-01-03 two',
    ])
  })

  it('is not new before its first day of the week', () => {
    // 2027-01-01 is a Friday.
    const places = [
      ['2027-01-01', 'one'],
      ['2027-01-02', 'one'],
    ] as const
    const sundays = 'two, days: [sun]'
    expect(dueWith(places, sundays, '2027-01-03')).toEqual(['2027-01-03 one', '2027-01-03 two'])
    expect(() =>
      dueWith([...places, ['2027-01-03', 'one'], ['2027-01-04', 'one']], sundays, '2027-01-05'),
    ).toThrow('needs a start')
  })
})
