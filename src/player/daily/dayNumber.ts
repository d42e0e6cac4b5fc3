// Numbers the days of the Gregorian calendar consecutively, so that tomorrow's number is today's plus one.
// For this, a year begins in March: the leap day is then its last day, and the lengths of months follow a
// pattern of five (31, 30, 31, 30, 31 days).

import { dateKey } from './readersDay.ts'

/** The number of a date's day; NaN for a date that does not exist. */
export function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const isDate = dateKey(year, month, day) === date && month >= 1 && month <= 12 && day >= 1
  return isDate && day <= count(year, month + 1) - count(year, month) ? count(year, month) + day : NaN
}

/** The number of days before a month. Month 13 is January of the next year. */
function count(year: number, month: number): number {
  const fromMarch = year * 12 + month - 3
  const springs = Math.floor(fromMarch / 12)
  const months = fromMarch - springs * 12
  const leapDays = Math.floor(springs / 4) - Math.floor(springs / 100) + Math.floor(springs / 400)
  return springs * 365 + leapDays + Math.floor((months * 153 + 2) / 5)
}
