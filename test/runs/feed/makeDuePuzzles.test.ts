// Which puzzles are due, and when a slot is new.

import { describe, expect, it } from 'vitest'
import { makeLedger } from '../../../src/feed/ledger.ts'
import { dueTasks } from '../../../src/runs/feed/makeDuePuzzles.ts'
import { planWith, scheduleOf } from '../../feed/plan/plans.ts'

/** The places that are due until a date, if one slot is made on these dates and the plan has another. */
function dueWith(dates: readonly string[], slot: string, until: string) {
  const slots = `slots:\n  - { slot: one, family: sudoku }\n  - { slot: ${slot}, family: kenken }\n`
  const made = { slot: 'one', revision: 0, id: 'sudoku:4x4:1.....2..3.....4', files: {} }
  const ledger = makeLedger(dates.map((date) => ({ ...made, date, key: date })))
  return dueTasks(scheduleOf(planWith(slots)), ledger, until).map(({ date, slot }) => `${date} ${slot}`)
}

describe('a slot without puzzles', () => {
  it('is due on all dates of a feed that has not begun, or was interrupted on the first', () => {
    const due = ['2027-01-01 one', '2027-01-01 two', '2027-01-02 one', '2027-01-02 two']
    expect(dueWith([], 'two', '2027-01-02')).toEqual(due)
    expect(dueWith(['2027-01-01'], 'two', '2027-01-02')).toEqual(due.slice(1))
  })

  const places = ['2027-01-01', '2027-01-02']

  it('is new, and needs a start, if it lacks a date before the last one', () => {
    const message = 'slots: "two" is new and needs a start, such as "start: 2027-01-03"'
    expect(() => dueWith(places, 'two', '2027-01-03')).toThrow(message)
    expect(dueWith(places, 'two, start: 2027-01-03', '2027-01-03')).toEqual([
      '2027-01-03 one',
      '2027-01-03 two',
    ])
  })

  it('is not new before its first day of the week', () => {
    // 2027-01-01 is a Friday.
    const sundays = 'two, days: [sun]'
    expect(dueWith(places, sundays, '2027-01-03')).toEqual(['2027-01-03 one', '2027-01-03 two'])
    const more = [...places, '2027-01-03', '2027-01-04']
    expect(() => dueWith(more, sundays, '2027-01-05')).toThrow('needs a start')
  })
})
