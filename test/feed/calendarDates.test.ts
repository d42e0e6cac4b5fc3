// Compares dates with the engine's clock in UTC, and with the rule of the Gregorian calendar.

import { describe, expect, it } from 'vitest'
import {
  addDays,
  datesBetween,
  datesOfMonth,
  monthOf,
  parseDate,
  parseMonth,
  WEEKDAYS,
  weekdayOf,
} from '../../src/feed/calendarDates.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(2020, 0, 1)

/** All days of thirty years in UTC, where clocks never change. */
const DAYS = Array.from({ length: (Date.UTC(2050, 0, 1) - FIRST) / DAY }, (_, day) => {
  const at = new Date(FIRST + day * DAY)
  return { date: at.toISOString().slice(0, 10), weekday: (at.getUTCDay() + 6) % 7 }
})

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

describe('thirty years', () => {
  const dates = DAYS.map(({ date }) => date)

  it('have the days and weekdays that UTC has, and sort as texts', () => {
    expect(DAYS.length).toBe(10_958)
    expect(datesBetween('2020-01-01', '2049-12-31')).toEqual(dates)
    expect(DAYS.map(({ date }) => weekdayOf(date))).toEqual(DAYS.map(({ weekday }) => WEEKDAYS[weekday]))
    expect(dates.toSorted()).toEqual(dates)
  })

  it('are read as they are written, and are found from the first and from the last by their number', () => {
    for (const [day, date] of dates.entries()) {
      expect(parseDate(date)).toBe(date)
      expect(addDays('2020-01-01', day)).toBe(date)
      expect(addDays('2049-12-31', day + 1 - dates.length)).toBe(date)
    }
  })
})

describe('months', () => {
  it.each([1900, 1999, 2000, 2023, 2024, 2027, 2028, 2100, 2400])(
    'of %i are read as they are written, and as long as the rule says',
    (year) => {
      for (let month = 1; month <= 12; month++) {
        const text = `${year}-${String(month).padStart(2, '0')}`
        const dates = datesOfMonth(text)
        expect(dates.length).toBe(lengthOf(year, month))
        expect([dates[0], dates.at(-1)]).toEqual([`${text}-01`, `${text}-${lengthOf(year, month)}`])
        expect(new Set(dates.map(monthOf))).toEqual(new Set([parseMonth(text)]))
      }
    },
  )

  it.each(['2027-13', '2027-00', '2027-1', '202701', '2027-01-01', '27-01', '', 'January', ' 2027-01'])(
    'refuse "%s"',
    (text) => {
      expect(() => parseMonth(text)).toThrow(/is not a month; expected YYYY-MM/)
    },
  )
})

describe('29 February', () => {
  it.each([2000, 2024, 2028, 2400])('is a day of %i', (year) => {
    expect(parseDate(`${year}-02-29`)).toBe(`${year}-02-29`)
    expect(addDays(`${year}-02-28`, 1)).toBe(`${year}-02-29`)
  })

  it.each([1900, 2023, 2027, 2100])('is not a day of %i', (year) => {
    expect(() => parseDate(`${year}-02-29`)).toThrow(`"${year}-02-29" is not a date; expected YYYY-MM-DD`)
    expect(addDays(`${year}-02-28`, 1)).toBe(`${year}-03-01`)
  })
})

describe('a date', () => {
  it.each([
    ...['2027-2-1', '2027-02-1', '27-02-01', '2027-00-10', '2027-13-01', '2027-04-31', '2027-01-00'],
    ...['2027-01-32', '20270130', '2027/01/30', '2027-01-30T10:00:00Z', '2027-01-30 ', ' 2027-01-30'],
    ...['2027-01-30\n', '+002027-01-30', '-2027-01-30', '2027-W05-6', '2027-030', '30.1.2027'],
    ...['', 'today', 'null', 'NaN-NaN-NaN', '２０２７-01-30', '2027-01-30[u-ca=hebrew]', '2027‐01‐30'],
  ])('is not %j', (text) => {
    expect(() => parseDate(text)).toThrow(expect.objectContaining({ name: 'PuzzleError', code: 'value' }))
    expect(() => parseDate(text)).toThrow(/is not a date; expected YYYY-MM-DD, such as 2027-01-30$/)
  })

  it('has no dates between it and an earlier one', () => {
    expect(datesBetween('2027-01-30', '2027-01-30')).toEqual(['2027-01-30'])
    expect(datesBetween('2027-01-30', '2027-01-29')).toEqual([])
  })
})
