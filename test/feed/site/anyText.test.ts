// Texts of people, and any text, even with unpaired surrogates and control characters: all formats can be read, and
// have the same content.

import fc from 'fast-check'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import type { PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import { atomFeed, jsonFeed } from '../../../src/feed/site/atomAndJsonFeed.ts'
import { plainText } from '../../../src/feed/site/feedItemIdsAndTexts.ts'
import { iCalendar } from '../../../src/feed/site/iCalendar.ts'
import { structuredData } from '../../../src/feed/site/puzzlePages.ts'
import { latestDates } from '../../../src/feed/site/writeLatestJson.ts'
import { jsonInHtml } from '../../../src/page/html.ts'
import {
  contentOf,
  corrected,
  HOSTILE_TEXTS,
  META,
  publishedDays,
  TOOLS,
} from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'

const [sudoku] = publishedDays(1)

/** UTF-16 units; those with a meaning in one of the formats are more frequent. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd7f0, max: 0xe010 }),
  fc.integer({ min: 0, max: 0xa0 }),
  fc.constantFrom(...'<>&"\'\\;,:]n\r\n\t '.split('').map((character) => character.charCodeAt(0))),
)
const anyText = fc.array(unit, { maxLength: 120 }).map((units) => String.fromCharCode(...units))

/** What the formats make of a text in every place where people write. */
function written(text: string, title: string, more: Partial<PublishedPuzzle> = {}) {
  const meta = { ...META, title: text, description: text, author: text }
  const puzzle = corrected({ ...sudoku, slot: { name: 'sudoku', title }, ...more }, { note: text })
  const content = contentOf([puzzle])
  return {
    meta,
    puzzle,
    json: jsonFeed(meta, content, TOOLS),
    atom: atomFeed(meta, content, TOOLS),
    calendar: iCalendar(meta, [puzzle], TOOLS.words, 'calendar.ics'),
  }
}

describe('a text of people', () => {
  it.each(HOSTILE_TEXTS)('%j comes out as text', async (typed, text) => {
    const { meta, puzzle, json, atom, calendar } = written(typed, typed)
    const title = `${text}, 29 January 2027`
    const feed = JSON.parse(json)
    const [item] = feed.items
    expect([feed.title, feed.authors, item.title]).toEqual([text, [{ name: text }], title])
    // No text ends an attribute or begins an element.
    const elements = item.content_html.replaceAll(/="[^"<>]*"/g, '').match(/<[^>]*>/g)
    const [start, end] = ['<p>', '</p>']
    expect(elements).toEqual([start, '<a href>', '<img src alt>', '</a>', end, start, end, start, end])
    expect(json).not.toMatch(/\\u(?:00|d[89a-f])|[\u007F-\u009F\uFFFE\uFFFF]/)

    readStrictly(atom)
    expect(atom).not.toMatch(/\p{Surrogate}/u)
    const read = await new Parser().parseString(atom)
    expect([read.title, read.items[0].title, read.items[0].content]).toEqual([text, title, item.content_html])

    const parsed = new ICAL.Component(ICAL.parse(calendar))
    const [event, ...others] = parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(others).toEqual([])
    const line = /^SUMMARY:(.*?)(?: ★+)?\r$/m.exec(calendar.replaceAll('\r\n ', ''))?.[1]
    for (const name of ['name', 'x-wr-calname']) expect(parsed.getFirstPropertyValue(name)).toBe(line)
    expect(parsed.getFirstPropertyValue('description')).toBe(plainText(typed))
    expect(event.summary.replace(/ ★+$/, '')).toBe(text)
    const corrections = `${META.base}2027-01-29/sudoku/ Corrected on 3 February 2027: ${text}`
    expect(event.description.replaceAll('\n', ' ')).toBe(`${text}: ${corrections}`)

    const latest = JSON.parse(latestDates(meta, [puzzle]))
    expect([latest.title, latest.dates[0].puzzles[0].title]).toEqual([text, text])
    const { text: data } = jsonInHtml(structuredData(meta, puzzle, TOOLS.words))
    expect(data).not.toContain('<')
    const { name, isPartOf, publisher, correction } = JSON.parse(data)
    expect([name, isPartOf.name, publisher.name]).toEqual([title, text, text])
    expect(correction.text.replaceAll('\n', ' ')).toBe(`Corrected on 3 February 2027: ${text}`)
  })
})

it('every text is read back from every format, the same from all', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { json, atom, calendar } = written(text, `x${text}x`, { grade: undefined })
      const [item] = JSON.parse(json).items
      expect(json).not.toMatch(/\\u(?:00|d[89a-f])/)

      readStrictly(atom)
      expect(atom.match(/<entry>/g)).toHaveLength(1)

      const lengths = calendar.split('\r\n').map((line) => Buffer.byteLength(line))
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
      expect(`${event.getFirstPropertyValue('summary')}, 29 January 2027`).toBe(item.title)
      expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    }),
    { numRuns: 300, seed: 20270129 },
  )
})
