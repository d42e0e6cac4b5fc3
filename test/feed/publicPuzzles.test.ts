// Puzzles and solutions of the ledger appear in the second in which they are due, and not in the second before.

import { describe, expect, it } from 'vitest'
import { addDays, datesBetween } from '../../src/feed/calendarDates.ts'
import { makeLedger } from '../../src/feed/ledger.ts'
import { publicPuzzles } from '../../src/feed/publicPuzzles.ts'
import { parseInstant } from '../../src/feed/releaseTimes.ts'
import { planWith, scheduleOf } from './plan/plans.ts'

const SECOND = 1000

/** A ledger with a puzzle on each of these dates. */
const ledgerOf = (dates: readonly string[]) =>
  makeLedger(
    dates.map((date) => ({
      date,
      slot: 'one',
      revision: 0,
      id: 'sudoku:4x4:1.....2..3.....4',
      key: date,
      files: {},
    })),
  )

const PLAN = planWith('slots: [{ slot: one, family: sudoku, shape: 4x4 }]\n')

/** The public dates around a date, and those of them with solutions. */
function shownAt(date: string, instant: number, more: string, ahead = 0) {
  const ledger = ledgerOf(datesBetween(addDays(date, -3), addDays(date, 3)))
  const schedule = scheduleOf(PLAN.replace('2027-01-01', addDays(date, -3)) + more)
  const shown = publicPuzzles(schedule, ledger, instant, ahead)
  return {
    last: shown.at(-1)?.date,
    solved: shown.findLast(({ isSolved }) => isSolved)?.date,
    first: shown[0]?.date,
  }
}

/** A zone and a time there; a date, and when it is that time on this date and on the next, in UTC. */
const TIMES = [
  ['Europe/Berlin', '06:00', '2027-01-30', '2027-01-30T05:00:00Z', '2027-01-31T05:00:00Z'],
  // The clocks skip an hour on 28 March and repeat one on 31 October.
  ['Europe/Berlin', '06:00', '2027-03-27', '2027-03-27T05:00:00Z', '2027-03-28T04:00:00Z'],
  ['Europe/Berlin', '02:30', '2027-03-28', '2027-03-28T01:30:00Z', '2027-03-29T00:30:00Z'],
  ['Europe/Berlin', '02:30', '2027-10-31', '2027-10-31T00:30:00Z', '2027-11-01T01:30:00Z'],
  ['America/New_York', '02:30', '2027-03-14', '2027-03-14T07:30:00Z', '2027-03-15T06:30:00Z'],
  ['America/New_York', '01:30', '2027-11-07', '2027-11-07T05:30:00Z', '2027-11-08T06:30:00Z'],
  // These clocks change by half an hour.
  ['Australia/Lord_Howe', '02:15', '2027-10-03', '2027-10-02T15:45:00Z', '2027-10-03T15:15:00Z'],
  ['Asia/Kolkata', '00:00', '2027-01-30', '2027-01-29T18:30:00Z', '2027-01-30T18:30:00Z'],
  ['Pacific/Kiritimati', '00:00', '2027-01-30', '2027-01-29T10:00:00Z', '2027-01-30T10:00:00Z'],
  ['Pacific/Kiritimati', '23:59', '2027-12-31', '2027-12-31T09:59:00Z', '2028-01-01T09:59:00Z'],
  ['Etc/GMT+12', '00:00', '2027-01-30', '2027-01-30T12:00:00Z', '2027-01-31T12:00:00Z'],
  ['Etc/GMT+12', '23:59', '2027-02-28', '2027-03-01T11:59:00Z', '2027-03-02T11:59:00Z'],
] as const

describe.each(TIMES)('in %s at %s, %s', (zone, time, date, release, next) => {
  const plan = `zone: ${zone}\nrelease: "${time}"\nsolutions-at: "${time}"\n`
  const at = (text: string, seconds: number) => shownAt(date, parseInstant(text) + seconds * SECOND, plan)

  it('is public from its time on', () => {
    expect(at(release, -1).last).toBe(addDays(date, -1))
    expect(at(release, 0).last).toBe(date)
    expect(at(release, 1).last).toBe(date)
    expect(at(next, -1).last).toBe(date)
  })

  it('is solved from the same time of the next day on', () => {
    expect(at(next, -1).solved).toBe(addDays(date, -1))
    expect(at(next, 0).solved).toBe(date)
    expect(at(next, 1).solved).toBe(date)
  })
})

describe('without times in the plan, a date', () => {
  const date = '2027-01-30'
  const at = (text: string, more = '', ahead = 0) => shownAt(date, parseInstant(text), more, ahead)

  it('is public when it begins in the first zone', () => {
    expect(at('2027-01-29T09:59:59Z').last).toBe('2027-01-29')
    expect(at('2027-01-29T10:00:00Z').last).toBe(date)
  })

  it('is solved when it is over in the last zone, also if it was public early', () => {
    for (const ahead of [0, 2]) {
      expect(at('2027-01-31T11:59:59Z', '', ahead).solved).toBe('2027-01-29')
      expect(at('2027-01-31T12:00:00Z', '', ahead).solved).toBe(date)
    }
  })

  it('is solved after more days, or never, if the plan says so', () => {
    expect(at('2027-02-01T11:59:59Z', 'solutions: 2\n').solved).toBe('2027-01-29')
    expect(at('2027-02-01T12:00:00Z', 'solutions: 2\n').solved).toBe(date)
    expect(at('2027-02-28T12:00:00Z', 'solutions: never\n').solved).toBeUndefined()
  })

  it('is not public before the first date of the feed', () => {
    const ledger = ledgerOf(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    const shown = publicPuzzles(scheduleOf(PLAN), ledger, parseInstant('2027-01-02T12:00:00Z'), 0)
    expect(shown.map((one) => one.date)).toEqual(['2027-01-01', '2027-01-02'])
  })
})
