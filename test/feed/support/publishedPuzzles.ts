// Published puzzles of all families, made for each slot and day; with corrections, withdrawals and reruns.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../../src/feed/calendarDates.ts'
import { addDays, datesBetween } from '../../../src/feed/calendarDates.ts'
import type { SeriesMeta } from '../../../src/feed/feedMetadata.ts'
import type { Correction, PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import type { FeedContent } from '../../../src/feed/site/feedItemIdsAndTexts.ts'
import { parsePuzzle } from '../../../src/formats/readPuzzles.ts'
import { FAMILIES, type Family, generate, NO_WISHES } from '../../../src/index.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { fixtureOf } from '../../support/fixtures.ts'

/** A feed in a folder of its host. */
export const META: SeriesMeta = {
  title: 'The Quiet Numbers',
  description: 'Five puzzles a day.',
  language: 'en',
  base: 'https://paper.example/puzzles/daily/',
  id: '0f6d1c52-3a51-4a3e-9d5a-0c7c6ad5c9a1',
  slug: 'quiet-numbers',
  author: 'Ada Quill',
  hubs: ['https://hub.example/'],
}

/** SHA-256 in hexadecimal digits, as the command line passes it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** The tools of a feed in English. */
export const TOOLS = { words: catalogue.feed.en, sha256 }

/** The content of a feed of all slots, with changes. */
export function contentOf(
  puzzles: readonly PublishedPuzzle[],
  change: Partial<FeedContent> = {},
): FeedContent {
  return { puzzles, path: 'feed', homePath: '', ...change }
}

/** A date in the middle of the result of `publishedDays`. */
export const FIRST_DATE: CalendarDate = '2027-01-29'

/** The puzzles of some days from `FIRST_DATE` on, five slots a day, the earliest day first; none was corrected. */
export function publishedDays(days = 3): PublishedPuzzle[] {
  return datesBetween(FIRST_DATE, addDays(FIRST_DATE, days - 1)).flatMap((date, day) =>
    FAMILIES.map((family) => publishedPuzzle(family, date, day)),
  )
}

/** The same with a correction, a withdrawal and a rerun, in different families and on different days. */
export function eventfulDays(): PublishedPuzzle[] {
  return publishedDays().map((puzzle) => {
    const { date, family } = puzzle
    if (date === FIRST_DATE && family === FAMILIES[0]) return corrected(puzzle)
    if (date === addDays(FIRST_DATE, 1) && family === FAMILIES[1]) return withdrawn(puzzle)
    if (date === addDays(FIRST_DATE, 2) && family === FAMILIES[2]) return { ...puzzle, rerunOf: '2026-03-01' }
    return puzzle
  })
}

/** A puzzle after its first correction. */
export function corrected(puzzle: PublishedPuzzle, change: Partial<Correction> = {}): PublishedPuzzle {
  const correction = { note: 'A given was missing.', at: '2027-02-03T08:15:00Z', isWithdrawn: false }
  return { ...puzzle, revision: 1, correction: { ...correction, ...change } }
}

/** A withdrawn puzzle. */
export function withdrawn(puzzle: PublishedPuzzle, change: Partial<Correction> = {}): PublishedPuzzle {
  return corrected(puzzle, { note: 'It had two solutions.', isWithdrawn: true, ...change })
}

/** Texts that break careless writers, and the texts that readers must see. */
export const HOSTILE_TEXTS: readonly (readonly [written: string, read: string])[] = [
  ['</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['<![CDATA[x]]> & &amp; &#60;b>', '<![CDATA[x]]> & &amp; &#60;b>'],
  [`"double" 'single' \`back\``, `"double" 'single' \`back\``],
  ['semi; comma, back\\slash \\n, colon: end', 'semi; comma, back\\slash \\n, colon: end'],
  ['🧩 emoji 👩‍👩‍👧‍👦 and é', '🧩 emoji 👩‍👩‍👧‍👦 and é'],
  ['חידה يومية \u202Eright to left\u202C', 'חידה يومية \u202Eright to left\u202C'],
  ['half \uD83E of a pair, half \uDDE9 too', 'half  of a pair, half  too'],
  ['nul\u0000 bell\u0007 escape\u001B del\u007F non\uFFFE char\uFFFF', 'nul bell escape del non char'],
  [`{date} {note} $& $1 %s ${'long '.repeat(60)}end`, `{date} {note} $& $1 %s ${'long '.repeat(60)}end`],
  ['one line\r\nBEGIN:VEVENT', 'one line BEGIN:VEVENT'],
]

/** The time when the puzzles of a date go public. */
export function releaseOf(date: CalendarDate): string {
  return `${addDays(date, -1)}T10:00:00Z`
}

function publishedPuzzle(family: Family, date: CalendarDate, day: number): PublishedPuzzle {
  const record = madeOf(family, day)
  return {
    date,
    slot: { name: family.name, title: family.title },
    family,
    puzzle: parsePuzzle(record.id).puzzle,
    id: record.id,
    grade: record.grade,
    revision: 0,
    published: releaseOf(date),
  }
}

type Made = ReturnType<typeof generate> extends Generator<infer Record> ? Record : never

const made = new Map<string, Made[]>()

/** The puzzles of a family are made once for all tests. */
function madeOf(family: Family, day: number): Made {
  const known = made.get(family.name) ?? []
  if (known.length <= day) {
    const shape = family.notation.parseShape(fixtureOf(family.name).quickShape)
    made.set(family.name, [...generate({ family, shape, order: NO_WISHES }, 'feed', { count: day + 4 })])
  }
  const record = made.get(family.name)?.[day]
  if (!record) throw new Error(`${family.name} has no puzzle of day ${day}`)
  return record
}
