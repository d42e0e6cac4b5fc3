// Chooses the day whose puzzles a reader gets: the date on the reader's own calendar. A date is a key,
// `2027-01-30`, and not a time span in milliseconds, so changes of the clocks do not matter.

/** The key of a date: its year, its month from 1 to 12, and its day. */
export function dateKey(year: number, month: number, day: number): string {
  const digits = (number: number, length: number) => String(number).padStart(length, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** A date with puzzles. */
interface ChosenDate {
  /** The key of the date. */
  readonly date: string
  /** Whether the date is the reader's own. */
  readonly isToday: boolean
}

/**
 * Chooses the date for a reader: today's date; otherwise the newest date that has begun for the reader; otherwise, if all
 * dates are in the future, the oldest. Undefined if there are no dates.
 */
export function chooseDate(available: readonly string[], today: string): ChosenDate | undefined {
  const dates = available.toSorted()
  const date = dates.findLast((one) => one <= today) ?? dates[0]
  return date === undefined ? undefined : { date, isToday: date === today }
}

/**
 * The number of a date's day in the Gregorian calendar; NaN for a date that does not exist. Tomorrow's number is today's plus
 * one. To compute the number, years are taken to begin in March: the leap day is then its last day, and the lengths of months
 * follow a pattern of five (31, 30, 31, 30, 31 days).
 */
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
