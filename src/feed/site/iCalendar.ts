// Writes a calendar to subscribe to (RFC 5545, with properties of RFC 7986): one all-day event per date, which does not mark the day as
// busy. No value comes from a clock, so that the calendar changes only when its days change.

import { Temporal } from 'temporal-polyfill'
import { say } from '../../words/formatMessage.ts'
import { byDate } from '../calendarDates.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import type { FeedWords } from '../feedWordsAndDateTexts.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { correctionText, filledStars, hasPuzzle } from '../puzzleTexts.ts'
import { plainLine, plainText } from './feedItemIdsAndTexts.ts'
import { daysOf, firstRelease, latestOf, type PublishedDay } from './writeLatestJson.ts'

/** The maximum number of octets of a line, without its end. */
const LINE_OCTETS = 75

/** Writes `calendar.ics`, earliest day first; `path` is the path of the file. */
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
    ...daysOf(puzzles.toSorted(byDate)).flatMap((day) => eventOf(meta, day, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(meta: SeriesMeta, { date, puzzles }: PublishedDay, words: FeedWords): string[] {
  const corrected = latestOf(puzzles.map(({ correction }) => correction?.at))
  const corrections = puzzles.reduce((sum, { revision }) => sum + revision, 0)
  return [
    'BEGIN:VEVENT',
    `UID:${date}@${meta.id}`,
    `DTSTAMP:${utc(firstRelease(puzzles))}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SEQUENCE:${corrections}`,
    ...(corrected ? [`LAST-MODIFIED:${utc(corrected)}`] : []),
    `SUMMARY:${escaped(puzzles.map(summaryOf).join(' · '))}`,
    `DESCRIPTION:${escaped(puzzles.flatMap((puzzle) => detailsOf(meta, puzzle, words)).join('\n'))}`,
    `URL:${addressOf(meta, `${date}/`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `Sudoku ★★★`; a withdrawn puzzle has no stars. */
function summaryOf(puzzle: PublishedPuzzle): string {
  return plainLine(`${puzzle.slot.title} ${hasPuzzle(puzzle) ? filledStars(puzzle) : ''}`)
}

function detailsOf(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords): string[] {
  const label = plainLine(puzzle.slot.title)
  const address = say(words.labelled, { label, text: addressOf(meta, pathOf(puzzle)) })
  const correction = correctionText(puzzle, words)
  return correction ? [address, plainText(correction)] : [address]
}

/** An instant in the form of calendars: `20270129T100000Z`. */
function utc(instant: string): string {
  return Temporal.Instant.from(instant)
    .round({ smallestUnit: 'second', roundingMode: 'floor' })
    .toString()
    .replaceAll(/[-:]/g, '')
}

/** Escapes a text (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/**
 * Folds a line into pieces of at most 75 octets of UTF-8 without splitting characters. Each piece after the first begins with
 * a space.
 */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
