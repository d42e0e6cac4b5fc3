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
 * Chooses the date for a reader: today's; otherwise the newest that has begun for the reader; otherwise, if
 * all are in the future, the oldest. Undefined if there are no dates.
 */
export function chooseDate(available: readonly string[], today: string): ChosenDate | undefined {
  const dates = available.toSorted()
  const date = dates.findLast((one) => one <= today) ?? dates[0]
  return date === undefined ? undefined : { date, isToday: date === today }
}
