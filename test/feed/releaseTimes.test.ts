// Compares release times with the clocks of every zone: a reader always finds the current day, and never a
// later one.

import { describe, expect, it } from 'vitest'
import { datesBetween } from '../../src/feed/calendarDates.ts'
import {
  instantText,
  isZone,
  lastPublic,
  parseInstant,
  publicAt,
  type ReleaseTimes,
  solutionsAt,
} from '../../src/feed/releaseTimes.ts'
import { describeReaders } from './support/readers.ts'

const HOUR = 3_600_000

describeReaders(2027, 2027, 37)

describe('a time of release', () => {
  it.each([
    ['2027-01-30', 'Europe/Berlin', '06:00', '2027-01-30T05:00:00Z'],
    ['2027-07-30', 'Europe/Berlin', '06:00', '2027-07-30T04:00:00Z'],
    // The clocks skip 02:00 to 03:00, so 02:30 becomes 03:30.
    ['2027-03-28', 'Europe/Berlin', '02:30', '2027-03-28T01:30:00Z'],
    ['2027-03-28', 'Europe/Berlin', '03:30', '2027-03-28T01:30:00Z'],
    // 02:30 occurs twice; the first counts.
    ['2027-10-31', 'Europe/Berlin', '02:30', '2027-10-31T00:30:00Z'],
    ['2027-10-31', 'Europe/Berlin', '03:00', '2027-10-31T02:00:00Z'],
    ['2027-03-14', 'America/New_York', '02:30', '2027-03-14T07:30:00Z'],
    ['2027-11-07', 'America/New_York', '01:30', '2027-11-07T05:30:00Z'],
    ['2027-01-30', 'Pacific/Kiritimati', '00:00', '2027-01-29T10:00:00Z'],
    ['2027-01-30', 'Etc/GMT+12', '23:59', '2027-01-31T11:59:00Z'],
    ['2027-01-30', 'Asia/Kolkata', '06:00', '2027-01-30T00:30:00Z'],
  ])('of %s in %s at %s is %s', (date, zone, release, expected) => {
    expect(instantText(publicAt(date, { zone, release }))).toBe(expected)
  })

  it.each([
    ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'].flatMap((zone) =>
      ['02:30', '23:59'].map((release) => [zone, release] as const),
    ),
    ['Pacific/Kiritimati', '00:00'] as const,
    ['Etc/GMT+12', '23:59'] as const,
  ])('in %s at %s has neither gaps nor repeats, and a simple search finds the same', (zone, release) => {
    const times: ReleaseTimes = { zone, release, solutionDays: 1, solutionsAt: release }
    const dates = datesBetween('2027-01-01', '2027-12-31')
    const releases = dates.map((date) => publicAt(date, times))
    for (const [day, date] of dates.entries()) {
      if (day < 3 || day > dates.length - 4) continue
      const gap = releases[day] - releases[day - 1]
      if (gap < 22 * HOUR || gap > 26 * HOUR)
        throw new Error(`${date} comes ${gap / HOUR} hours after the day before`)
      if ((solutionsAt(date, times) as number) !== releases[day + 1])
        throw new Error(`${date} is not solved in time`)
      for (const instant of [releases[day] - 1, releases[day], releases[day] + 11 * HOUR]) {
        const last = dates.findLast((_, index) => releases[index] <= instant)
        if (lastPublic(instant, times) !== last)
          throw new Error(`${last} is the last at ${instantText(instant)}`)
      }
    }
  })
})

describe('solutions', () => {
  it('appear the given number of days later, or never', () => {
    const at = (solutionDays: number | undefined, time?: string) =>
      solutionsAt('2027-03-27', { zone: 'Europe/Berlin', solutionDays, solutionsAt: time })
    expect(at(undefined)).toBeUndefined()
    expect(at(1)).toBe(Date.parse('2027-03-28T12:00:00Z'))
    expect(at(7)).toBe(Date.parse('2027-04-03T12:00:00Z'))
    expect(at(1, '02:30')).toBe(Date.parse('2027-03-28T01:30:00Z'))
    expect(at(2, '09:00')).toBe(Date.parse('2027-03-29T07:00:00Z'))
  })
})

describe('an instant', () => {
  it.each([
    ['2027-01-30T12:00:00Z', '2027-01-30T12:00:00Z'],
    ['2027-01-30T12:00Z', '2027-01-30T12:00:00Z'],
    ['2027-01-30t12:00:00z', '2027-01-30T12:00:00Z'],
    ['2027-01-30 12:00:00+14:00', '2027-01-29T22:00:00Z'],
    ['2027-01-30T12:00:00-05:30', '2027-01-30T17:30:00Z'],
    ['2027-01-30T12:00:00.125Z', '2027-01-30T12:00:00Z'],
    ['2028-02-29T23:59:59+00:00', '2028-02-29T23:59:59Z'],
  ])('%s is read', (text, expected) => {
    expect(instantText(parseInstant(text))).toBe(expected)
    expect(parseInstant(text)).toBe(Date.parse(text.toUpperCase().replace(' ', 'T')))
  })

  it.each([
    ...['', 'now', '2027-01-30', '12:00', '2027-01-30T12:00:00', '2027-01-30T12Z', '2027-02-29T12:00:00Z'],
    ...['2027-01-30T24:00:00Z', '2027-01-30T12:60:00Z', '2027-01-30T12:00:00+0100', '2027-13-01T12:00:00Z'],
    ...['2027-01-30T12:00:00+25:00', '2027-01-30T12:00:00Z ', ' 2027-01-30T12:00:00Z', '1798800000'],
    ...['2027-01-30T12:00:00Z[Europe/Berlin]', '2027-01-30T12:00:00 Europe/Berlin', '27-01-30T12:00:00Z'],
    ...['2027-01-30T12:00:00,5Z', '2027-W04-6T12:00:00Z', '٢٠٢٧-01-30T12:00:00Z', '2027-01-30T12:00:00Z\n'],
  ])('is not %j', (text) => {
    expect(() => parseInstant(text)).toThrow(expect.objectContaining({ name: 'PuzzleError', code: 'value' }))
    expect(() => parseInstant(text)).toThrow(
      /is not a point in time; expected a date, a time and a zone, such as 2027-01-30T12:00:00Z$/,
    )
  })
})

it('a zone has the name of a zone', () => {
  const zones = ['Europe/Berlin', 'UTC', 'Etc/GMT+12']
  expect([...zones, 'Berlin', 'Mars/Olympus', ''].filter(isZone)).toEqual(zones)
})
