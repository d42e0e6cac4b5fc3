// Which day's puzzles a reader gets: those of the date on the reader's own calendar. A date is a key, `2027-01-30`, and no
// length of time: no milliseconds are divided, so no change of clocks moves it.

/** The key of a date: its year, its month from 1 to 12, its day. */
export function dateKey(year: number, month: number, day: number): string {
  const digits = (number: number, length: number) => String(number).padStart(length, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** A date of which there are puzzles. */
interface ChosenDate {
  /** Its key. */
  readonly date: string
  /** Whether it is the reader's own. */
  readonly isToday: boolean
}

/**
 * The date that a reader gets: today's; else the newest that has begun for the reader; else, where all are still to come,
 * the oldest. Undefined where there is none.
 */
export function chooseDate(available: readonly string[], today: string): ChosenDate | undefined {
  const dates = available.toSorted()
  const date = dates.findLast((one) => one <= today) ?? dates[0]
  return date === undefined ? undefined : { date, isToday: date === today }
}
