// Tells when the next puzzles appear for the reader: when their date begins on the reader's calendar and they are public.

import { partsWith } from './findPageParts.ts'

/** A minute in milliseconds: the time after which the text may be another. */
export const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Beyond this, readers are better served by the calendar of the feed. */
const LONGEST = 48 * HOUR

/** Fills `data-next` for a reader who sees the puzzles of `shown`; the page has those of `dates`. */
export function tellNext(dates: readonly string[], shown: string): void {
  for (const part of partsWith('data-next')) {
    const { next = '', at = '', text = '' } = part.dataset
    const later = dates.filter((date) => date > shown).toSorted()[0]
    const begins = beginOf(later ?? next)
    const wait = (later ? begins : Math.max(begins, Date.parse(at))) - Date.now()
    part.textContent = wait > 0 && wait <= LONGEST ? text.replace('{when}', whenText(wait)) : ''
  }
}

/** The instant when a date begins for the reader. */
function beginOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  return new Date(year, month - 1, day).getTime()
}

/** A wait in words of the page's language: `in 11 hours`. */
function whenText(wait: number): string {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en')
  return wait >= HOUR
    ? words.format(Math.round(wait / HOUR), 'hour')
    : words.format(Math.ceil(wait / MINUTE), 'minute')
}
