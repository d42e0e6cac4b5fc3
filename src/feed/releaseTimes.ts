// When a date goes public, and when its solutions do. Instants are milliseconds since 1970 in UTC; whoever wants to know what is
// public now says what now is.
//
//   10:00 UTC of the day before    the date begins where clocks are first (UTC+14)
//   12:00 UTC of the day after     it is over where they are last (UTC-12)

import { Temporal } from 'temporal-polyfill'
import { PuzzleError, quote } from '../families/error.ts'
import { addDays, type CalendarDate } from './calendarDates.ts'

/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** When dates and solutions of a series appear. */
export interface ReleaseTimes {
  /** The zone of the times. */
  readonly zone: string
  /** When a date goes public, `06:00`; when it begins in the first place on earth if left out. */
  readonly release?: string | undefined
  /** So many days after a date its solutions appear; never if left out. */
  readonly solutionDays?: number | undefined
  /** When, on that day; 12:00 UTC if left out. */
  readonly solutionsAt?: string | undefined
}

/** Reads an instant of RFC 3339 with its zone: `2027-01-30T12:00:00Z`. Throws a PuzzleError. */
export function parseInstant(text: string): Instant {
  if (/^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/.test(text)) {
    try {
      return Temporal.Instant.from(text).epochMilliseconds
    } catch {
      // There is no such moment.
    }
  }
  throw new PuzzleError(
    'value',
    `${quote(text)} is no instant: a date, a time and a zone, such as 2027-01-30T12:00:00Z`,
  )
}

/** `2027-01-30T12:00:00Z`. */
export function instantText(instant: Instant): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).round('second').toString()
}

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

/** When a date goes public. */
export function publicAt(date: CalendarDate, { zone, release }: ReleaseTimes): Instant {
  return release === undefined ? at(addDays(date, -1), '10:00', 'UTC') : at(date, release, zone)
}

/** When the solutions of a date go public; nothing where they never do. */
export function solutionsAt(date: CalendarDate, times: ReleaseTimes): Instant | undefined {
  const { zone, solutionDays, solutionsAt: time } = times
  if (solutionDays === undefined) return undefined
  const day = addDays(date, solutionDays)
  return time === undefined ? at(day, '12:00', 'UTC') : at(day, time, zone)
}

/** The last date that is public at an instant. */
export function lastPublic(instant: Instant, times: ReleaseTimes): CalendarDate {
  let date = addDays(dateIn('UTC', instant), 2)
  while (publicAt(date, times) > instant) date = addDays(date, -1)
  return date
}

/** Which date it is in a zone. */
export function dateIn(zone: string, instant: Instant): CalendarDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** A time that the clocks leave out is as much later as they are put forward; of one that comes twice the first is meant. */
function at(date: CalendarDate, time: string, zone: string): Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds
}
