// Computes when a date and its solutions go public. The caller supplies the current instant, so that results never depend on a clock.
//
//   10:00 UTC on the day before    the date begins in the first time zone (UTC+14)
//   12:00 UTC on the day after     the date ends in the last time zone (UTC-12)

import { Temporal } from 'temporal-polyfill'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { addDays, type CalendarDate } from './calendarDates.ts'

/** Milliseconds since 1970 in UTC. */
export type Instant = number

/** The release times of a feed. */
export interface ReleaseTimes {
  /** The time zone of `release` and `solutionsAt`. */
  readonly zone: string
  /** The time when a date goes public, `06:00`; by default when the date begins in the first time zone. */
  readonly release?: string | undefined
  /** The number of days after which the solutions of a date appear; never if undefined. */
  readonly solutionDays?: number | undefined
  /** The time of day when solutions appear, `06:00`; 12:00 UTC by default. */
  readonly solutionsAt?: string | undefined
}

/** Reads an instant of RFC 3339 with a zone: `2027-01-30T12:00:00Z`. Throws a PuzzleError. */
export function parseInstant(text: string): Instant {
  if (/^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/.test(text)) {
    try {
      return Temporal.Instant.from(text).epochMilliseconds
    } catch {
      // The text has the form of an instant, but its date or its time does not exist.
    }
  }
  throw new PuzzleError(
    'value',
    `${quote(text)} is not a point in time; expected a date, a time and a zone, such as 2027-01-30T12:00:00Z`,
  )
}

/** Writes an instant: `2027-01-30T12:00:00Z`. */
export function instantText(instant: Instant): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).round('second').toString()
}

/** Whether a time zone exists. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

/** The time when a date goes public. */
export function publicAt(date: CalendarDate, { zone, release }: ReleaseTimes): Instant {
  return release === undefined ? at(addDays(date, -1), '10:00', 'UTC') : at(date, release, zone)
}

/** The time when the solutions of a date go public; undefined if they never do. */
export function solutionsAt(date: CalendarDate, times: ReleaseTimes): Instant | undefined {
  const { zone, solutionDays, solutionsAt: time } = times
  if (solutionDays === undefined) return undefined
  const day = addDays(date, solutionDays)
  return time === undefined ? at(day, '12:00', 'UTC') : at(day, time, zone)
}

/** The last date that is public at an instant, if dates are published `ahead` days early. */
export function lastPublic(instant: Instant, times: ReleaseTimes, ahead = 0): CalendarDate {
  let date = addDays(dateIn('UTC', instant), 2)
  while (publicAt(date, times) > instant) date = addDays(date, -1)
  return addDays(date, ahead)
}

/** The date in a time zone at an instant. */
export function dateIn(zone: string, instant: Instant): CalendarDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/**
 * The instant of a local time. If clocks skip the time, the instant is later by the length of the gap; if clocks repeat the
 * time, the first instant counts.
 */
function at(date: CalendarDate, time: string, zone: string): Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds
}
