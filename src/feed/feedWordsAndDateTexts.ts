// The texts of feeds and their pages. Texts in other languages come from a file with the same keys.

import type { Catalogue } from '../words/catalogue.ts'
import { asLine, say } from '../words/formatMessage.ts'
import type { CalendarDate, CalendarMonth } from './calendarDates.ts'
import { WEEKDAYS, weekdayOf } from './calendarDates.ts'

/** The texts of a feed. */
export type FeedWords = Catalogue['feed']

/** `Saturday, 30 January 2027`, as a line of its own. */
export function longDate(words: FeedWords, date: CalendarDate): string {
  const weekday = words.weekdays.split(', ')[WEEKDAYS.indexOf(weekdayOf(date))]
  return asLine(say(words.longDate, { ...partsOf(words, date), weekday }))
}

/** `30 January 2027`. */
export function dateText(words: FeedWords, date: CalendarDate): string {
  return say(words.date, partsOf(words, date))
}

/** `January 2027`, as a line of its own. */
export function monthText(words: FeedWords, month: CalendarMonth): string {
  return asLine(say(words.month, partsOf(words, `${month}-01`)))
}

function partsOf({ months, firstOfMonth }: FeedWords, date: CalendarDate) {
  const [year, month, day] = date.split('-').map(Number)
  return { day: day === 1 ? firstOfMonth : day, month: months.split(', ')[month - 1], year }
}

/** The facts about a puzzle that editors see, each after its name; undefined facts are left out. */
export function toldFacts(
  words: FeedWords,
  facts: Readonly<Partial<Record<keyof FeedWords, string | number | undefined>>>,
): string[] {
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined)
  return known.map(([name, fact]) => `${words[name as keyof FeedWords]} ${fact}`)
}
