// The days of a feed as a calendar to subscribe to (RFC 5545, and RFC 7986 for what it says of itself): an event a date, all day
// long, that takes nobody's time. Nothing comes from a clock, so that a calendar changes only where its days do.

import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../calendarDates.ts'
import type { FeedWords } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { correctionText, hasPuzzle } from './feedItem.ts'
import { plainLine, plainText } from './plainText.ts'
import { firstRelease, latestOf, puzzlesByDate } from './puzzlesInTime.ts'

/** The octets that a line may have, its end not counted. */
const LINE_OCTETS = 75

/** The text of `calendar.ics`, its earliest day first; `path` is where it is. */
export function iCalendar(
  meta: SeriesMeta,
  puzzles: readonly PublishedPuzzle[],
  words: FeedWords,
  path: string,
): string {
  const title = escaped(plainLine(meta.title))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Puzzlewright//Daily feed//EN',
    'CALSCALE:GREGORIAN',
    `UID:${meta.id}`,
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    ...(meta.description ? [`DESCRIPTION:${escaped(plainText(meta.description))}`] : []),
    `URL:${addressOf(meta, '')}`,
    `SOURCE;VALUE=URI:${addressOf(meta, path)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...puzzlesByDate(puzzles)
      .toReversed()
      .flatMap(({ date, ofDate }) => eventOf(meta, date, ofDate, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(
  meta: SeriesMeta,
  date: CalendarDate,
  puzzles: readonly PublishedPuzzle[],
  words: FeedWords,
): string[] {
  const corrected = latestOf(puzzles.map(({ correction }) => correction?.at))
  const corrections = puzzles.reduce((sum, { revision }) => sum + revision, 0)
  return [
    'BEGIN:VEVENT',
    `UID:${date}@${meta.id}`,
    `DTSTAMP:${utc(firstRelease(puzzles))}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SEQUENCE:${corrections}`,
    ...(corrected ? [`LAST-MODIFIED:${utc(corrected)}`] : []),
    `SUMMARY:${escaped(puzzles.map(headingOf).join(' · '))}`,
    `DESCRIPTION:${escaped(puzzles.flatMap((puzzle) => detailsOf(meta, puzzle, words)).join('\n'))}`,
    `URL:${addressOf(meta, `${date}/`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `Sudoku ★★★`; a puzzle that was withdrawn has no stars any more. */
function headingOf(puzzle: PublishedPuzzle): string {
  const stars = hasPuzzle(puzzle) ? (puzzle.grade?.stars ?? 0) : 0
  return plainLine(`${puzzle.slot.title} ${'★'.repeat(stars)}`)
}

function detailsOf(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords): string[] {
  const address = `${plainLine(puzzle.slot.title)}: ${addressOf(meta, pathOf(puzzle))}`
  const correction = correctionText(puzzle, words)
  return correction ? [address, plainText(correction)] : [address]
}

/** An instant as calendars write it: `20270129T100000Z`. */
function utc(instant: string): string {
  return Temporal.Instant.from(instant)
    .round({ smallestUnit: 'second', roundingMode: 'floor' })
    .toString()
    .replaceAll(/[-:]/g, '')
}

/** A text as a value (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** A line in pieces of so many octets of UTF-8, each after the first with a blank before it, and no character cut in two. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
