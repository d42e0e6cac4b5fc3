// Days in a row, compared with a model that walks through the calendar day by day.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, datesBetween } from '../../../src/feed/calendarDates.ts'
import { streaksOf } from '../../../src/player/daily/solvedPuzzles.ts'

const SLOTS = ['sudoku', 'kenken', 'sudoku-hard']

/** A model of `streaksOf`. It goes through all days from long before the puzzles to long after them. */
function model(solved: readonly string[], today: string, slot?: string) {
  const own = [...new Set(solved)].filter((key) => slot === undefined || key.endsWith(`/${slot}`))
  const hasDay = (date: string) => own.some((key) => key.startsWith(`${date}/`))
  let longest = 0
  let run = 0
  const endingOn = new Map<string, number>()
  for (const date of datesBetween(addDays(FIRST, -5), addDays(LAST, 5))) {
    run = hasDay(date) ? run + 1 : 0
    longest = Math.max(longest, run)
    endingOn.set(date, run)
  }
  const of = (date: string) => endingOn.get(date) ?? 0
  return { current: hasDay(today) ? of(today) : of(addDays(today, -1)), longest, total: own.length }
}

/** The end of a February with a leap day. */
const FIRST = '2028-02-15'
const LAST = '2028-03-15'

describe('streaks', () => {
  it('agree with the model', () => {
    const date = fc.constantFrom(...datesBetween(FIRST, LAST))
    const key = fc.tuple(date, fc.constantFrom(...SLOTS)).map(([day, slot]) => `${day}/${slot}`)
    const agrees = fc.property(
      fc.array(key, { maxLength: 60, size: 'max' }),
      date,
      fc.option(fc.constantFrom(...SLOTS), { nil: undefined }),
      (solved, today, slot) => {
        expect(streaksOf(solved, today, slot)).toEqual(model(solved, today, slot))
      },
    )
    fc.assert(agrees, { numRuns: 1000 })
  })

  it('are zero before any puzzle is solved', () => {
    expect(streaksOf([], '2027-03-28')).toEqual({ current: 0, longest: 0, total: 0 })
  })

  it('continue over the ends of months and years', () => {
    const days = datesBetween('2027-12-20', '2028-03-05')
    const keys = days.map((date) => `${date}/survo`)
    expect(streaksOf(keys, '2028-03-05')).toEqual({ current: 77, longest: 77, total: 77 })
  })

  it('last through today while nothing of today is solved, and no longer', () => {
    const keys = ['2027-03-26/survo', '2027-03-27/survo']
    expect(streaksOf(keys, '2027-03-27').current).toBe(2)
    expect(streaksOf(keys, '2027-03-28').current).toBe(2)
    expect(streaksOf(keys, '2027-03-29')).toEqual({ current: 0, longest: 2, total: 2 })
  })

  it('count a puzzle for its own date, even if it is solved later', () => {
    const keys = ['2027-03-26/survo', '2027-03-28/survo']
    expect(streaksOf(keys, '2027-03-28').current).toBe(1)
    expect(streaksOf([...keys, '2027-03-27/magic'], '2027-03-28').current).toBe(3)
  })

  it('count tomorrow only when it has begun', () => {
    const keys = ['2027-03-27/survo', '2027-03-28/survo', '2027-03-29/survo']
    expect(streaksOf(keys, '2027-03-28').current).toBe(2)
    expect(streaksOf(keys, '2027-03-29').current).toBe(3)
  })

  it('of a slot ignore a slot whose name begins with the same letters', () => {
    const keys = ['2027-03-27/sudoku-hard', '2027-03-28/sudoku']
    expect(streaksOf(keys, '2027-03-28', 'sudoku')).toEqual({ current: 1, longest: 1, total: 1 })
  })

  it('continue for thirty years', () => {
    const keys = datesBetween('2020-01-01', '2049-12-31').map((date) => `${date}/sudoku`)
    expect(streaksOf(keys, '2049-12-31')).toEqual({ current: 10_958, longest: 10_958, total: 10_958 })
  })
})
