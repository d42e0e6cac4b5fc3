// Calendar dates as texts, such as 2027-01-30. A date names a day, not a span of time. Temporal does the arithmetic, so that no time
// zone and no change of clocks moves a date.

import { Temporal } from 'temporal-polyfill'
import { PuzzleError, quote } from '../families/puzzleError.ts'

/** A date of the Gregorian calendar, `YYYY-MM-DD`. Dates sort as texts. */
export type CalendarDate = string

/** The days of a week, as plans name them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** One of `WEEKDAYS`. */
export type Weekday = (typeof WEEKDAYS)[number]

const FORM = /^\d{4}-\d{2}-\d{2}$/

/** Reads a date. Throws a PuzzleError. */
export function parseDate(text: string): CalendarDate {
  if (FORM.test(text)) {
    try {
      return Temporal.PlainDate.from(text).toString()
    } catch {
      // The calendar has no such day.
    }
  }
  throw new PuzzleError('value', `${quote(text)} is not a date; expected YYYY-MM-DD, such as 2027-01-30`)
}

/** Orders things by their dates, earliest first. */
export function byDate(one: { readonly date: CalendarDate }, other: { readonly date: CalendarDate }): number {
  return one.date < other.date ? -1 : Number(one.date > other.date)
}

/** The date a number of days later; earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The dates from one to another, both included. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** The day of the week of a date. */
export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1]
}

/** A month, `YYYY-MM`. */
export type CalendarMonth = string

/** The month of a date. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

/** Reads a month. Throws a PuzzleError. */
export function parseMonth(text: string): CalendarMonth {
  try {
    if (/^\d{4}-\d{2}$/.test(text)) return monthOf(parseDate(`${text}-01`))
  } catch {
    // The calendar has no such month.
  }
  throw new PuzzleError('value', `${quote(text)} is not a month; expected YYYY-MM, such as 2027-01`)
}

/** The dates of a month. */
export function datesOfMonth(month: CalendarMonth): CalendarDate[] {
  const first = Temporal.PlainDate.from(`${month}-01`)
  return datesBetween(first.toString(), first.with({ day: first.daysInMonth }).toString())
}
