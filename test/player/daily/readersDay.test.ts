// The day that a reader gets, and the numbering of days: compared with the calendar of Temporal for thirty
// years, and with a model that knows only the order of dates.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, datesBetween } from '../../../src/feed/calendarDates.ts'
import { chooseDate, dateKey, dayNumber } from '../../../src/player/daily/chooseReadersDate.ts'

const DATES = datesBetween('2020-01-01', '2049-12-31')

describe('the key of a date', () => {
  it('has the same number of digits for every date', () => {
    expect(dateKey(2027, 1, 3)).toBe('2027-01-03')
    expect(dateKey(2027, 12, 31)).toBe('2027-12-31')
    expect(dateKey(800, 2, 9)).toBe('0800-02-09')
  })
})

describe('the number of a day', () => {
  it('is one more for each day of thirty years', () => {
    expect(DATES).toHaveLength(10_958)
    const first = dayNumber(DATES[0])
    expect(DATES.map((date) => dayNumber(date) - first)).toEqual(DATES.map((_, index) => index))
  })

  it.each(['1600-02-28', '1899-12-31', '1900-02-28', '2000-02-28', '2100-02-28', '2399-12-31', '2400-02-28'])(
    'continues after %s as the calendar does',
    (date) => {
      expect(dayNumber(addDays(date, 1))).toBe(dayNumber(date) + 1)
      expect(dayNumber(addDays(date, 2))).toBe(dayNumber(date) + 2)
    },
  )

  it.each([
    '',
    'today',
    '2027',
    '2027-01',
    '2027-1-30',
    '2027-01-3e1',
    '2027-01-30-1',
    ' 2027-01-30',
    '2027-01-30 ',
    '2027-00-10',
    '2027-13-01',
    '2027-01-00',
    '2027-01-32',
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '-027-01-01',
    '２０２７-01-01',
  ])('is NaN for "%s"', (text) => {
    expect(dayNumber(text)).toBeNaN()
  })

  it('is a number for every leap day', () => {
    const leapDays = ['2000-02-29', '2024-02-29', '2096-02-29', '2400-02-29']
    expect(leapDays.filter((date) => Number.isNaN(dayNumber(date)))).toEqual([])
  })
})

describe('the day of a reader', () => {
  const THREE = ['2027-03-28', '2027-03-29', '2027-03-27']

  it.each([
    ['2027-03-27', '2027-03-27', true],
    ['2027-03-28', '2027-03-28', true],
    ['2027-03-29', '2027-03-29', true],
    ['2027-03-30', '2027-03-29', false],
    ['2028-01-01', '2027-03-29', false],
    ['2027-03-26', '2027-03-27', false],
  ])('on %s is %s', (today, date, isToday) => {
    expect(chooseDate(THREE, today)).toEqual({ date, isToday })
  })

  it('is the last available day if days are missing', () => {
    expect(chooseDate(['2027-03-20', '2027-03-29'], '2027-03-28')).toEqual({
      date: '2027-03-20',
      isToday: false,
    })
  })

  it('is undefined without dates', () => {
    expect(chooseDate([], '2027-03-28')).toBeUndefined()
  })

  it('is the nearest day that has begun, in whatever order the dates are given', () => {
    const date = fc.constantFrom(...DATES.slice(0, 40))
    const isNearest = fc.property(fc.array(date, { minLength: 1 }), date, (available, today) => {
      const before = [...available]
      const chosen = chooseDate(available, today)
      expect(available).toEqual(before)
      if (available.includes(today)) {
        expect(chosen).toEqual({ date: today, isToday: true })
        return
      }
      const begun = available.filter((one) => dayNumber(one) < dayNumber(today)).map(dayNumber)
      const wanted = begun.length > 0 ? Math.max(...begun) : Math.min(...available.map(dayNumber))
      expect(chosen?.isToday).toBe(false)
      expect(dayNumber(chosen?.date ?? '')).toBe(wanted)
    })
    fc.assert(isNearest, { numRuns: 1000 })
  })
})
