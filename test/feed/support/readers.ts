// Compares the date that a reader finds at any moment with two other computations: by hand in the first and
// last zones, and the calendar of the engine. The quick tests try one year, the slow ones thirty.

import { describe, expect, it } from 'vitest'
import { addDays, datesBetween } from '../../../src/feed/calendarDates.ts'
import {
  dateIn,
  instantText,
  lastPublic,
  publicAt,
  type ReleaseTimes,
  solutionsAt,
} from '../../../src/feed/releaseTimes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const USUAL: ReleaseTimes = { zone: 'UTC', solutionDays: 1 }

/** Zones with clock changes, with half hours, and the first and last zone. */
const ZONES = [
  ...['Pacific/Kiritimati', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham', 'Pacific/Apia'],
  ...['Pacific/Pago_Pago', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'],
]

/** The date of the engine's calendar, which is independent of Temporal. */
function makeLocalDate(timeZone: string): (instant: number) => string {
  const form = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (instant) => form.format(instant)
}

/**
 * Tries the dates from the first day of a year to the last day of another, at moments this many hours apart.
 */
export function describeReaders(from: number, until: number, hours: number): void {
  const FIRST = Date.UTC(from, 0, 1)
  const DAYS = (Date.UTC(until + 1, 0, 1) - FIRST) / DAY
  const DATES = datesBetween(`${from}-01-01`, `${until}-12-31`)

  describe(`the dates of ${until - from + 1} years`, () => {
    const releases = DATES.map((date) => publicAt(date, USUAL))

    it('are public as soon as they begin in the first zone, and solved when they are over in the last', () => {
      const begins = Array.from({ length: DAYS }, (_, day) => FIRST + day * DAY)
      expect(releases).toEqual(begins.map((begin) => begin - 14 * HOUR))
      const solved = DATES.map((date) => solutionsAt(date, USUAL))
      expect(solved).toEqual(begins.map((begin) => begin + DAY + 12 * HOUR))
    })

    it('are the last public ones from their release to the next', () => {
      for (const [day, date] of DATES.entries()) {
        expect(lastPublic(releases[day], USUAL)).toBe(date)
        if (day % 50 === 0) {
          expect(lastPublic(releases[day] - 1, USUAL)).toBe(addDays(date, -1))
          expect(lastPublic(releases[day] + DAY - 1, USUAL)).toBe(date)
        }
      }
    })
  })

  describe.each(ZONES)('a reader in %s', (zone) => {
    const localDate = makeLocalDate(zone)

    it('finds the current day at any moment, and never its solution', () => {
      // The hours move through the day, so that within thirty years each hour occurs on every day of the
      // year.
      for (let instant = FIRST; instant < FIRST + DAYS * DAY; instant += hours * HOUR) {
        const date = localDate(instant)
        if (publicAt(date, USUAL) > instant || lastPublic(instant, USUAL) < date)
          throw new Error(`${date} is not public at ${instantText(instant)}`)
        if ((solutionsAt(date, USUAL) as number) <= instant)
          throw new Error(`${date} is solved at ${instantText(instant)}`)
      }
    })

    it('has the date of the calendar of the engine', () => {
      for (let instant = FIRST; instant < FIRST + DAYS * DAY; instant += 11 * hours * HOUR) {
        expect(dateIn(zone, instant)).toBe(localDate(instant))
      }
    })
  })
}
