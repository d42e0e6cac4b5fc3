// Days counted through the Gregorian calendar, so that tomorrow's number is today's and one. A year is taken to begin in
// March: then the leap day is its last, and months before it come in a pattern of five (31, 30, 31, 30, 31 days).

import { dateKey } from './readersDay.ts'

/** The number of a date's day; NaN for what is no date that there is. */
export function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const isDate = dateKey(year, month, day) === date && month >= 1 && month <= 12 && day >= 1
  return isDate && day <= count(year, month + 1) - count(year, month) ? count(year, month) + day : NaN
}

/** The days before a month; the thirteenth is January of the next year. */
function count(year: number, month: number): number {
  const fromMarch = year * 12 + month - 3
  const springs = Math.floor(fromMarch / 12)
  const months = fromMarch - springs * 12
  const leapDays = Math.floor(springs / 4) - Math.floor(springs / 100) + Math.floor(springs / 400)
  return springs * 365 + leapDays + Math.floor((months * 153 + 2) / 5)
}
