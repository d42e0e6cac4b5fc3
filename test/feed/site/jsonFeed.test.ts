// JSON Feed 1.1, checked with a schema written from the specification; the content of items, and data that
// they must not contain.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { byDate } from '../../../src/feed/calendarDates.ts'
import type { PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import { jsonFeed } from '../../../src/feed/site/atomAndJsonFeed.ts'
import type { FeedContent } from '../../../src/feed/site/feedItemIdsAndTexts.ts'
import { FAMILIES } from '../../../src/index.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import {
  contentOf,
  corrected,
  eventfulDays,
  META,
  publishedDays,
  releaseOf,
  TOOLS,
  withdrawn,
} from '../support/publishedPuzzles.ts'
import JSON_FEED_SCHEMA from './jsonFeed.schema.json' with { type: 'json' }

const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(JSON_FEED_SCHEMA)
const BASE = META.base

function read(content: FeedContent, meta = META, tools: Parameters<typeof jsonFeed>[2] = TOOLS) {
  const feed = JSON.parse(jsonFeed(meta, content, tools))
  validate(feed)
  expect(validate.errors ?? []).toEqual([])
  return feed
}

const itemOf = (puzzle: PublishedPuzzle, meta = META) => read(contentOf([puzzle]), meta).items[0]

const [sudoku] = publishedDays(1)

describe('the schema', () => {
  it.each([
    ['no version', { version: undefined }],
    ['version 1', { version: 'https://jsonfeed.org/version/1' }],
    ['an author of version 1', { author: { name: 'x' } }],
    ['an item without content', { items: [{ id: '1' }] }],
    ['an item without id', { items: [{ content_text: '' }] }],
    ['a date for an instant', { items: [{ id: '1', content_text: '', date_published: '2027-01-30' }] }],
    ['an attachment without type', { items: [{ id: '1', content_text: '', attachments: [{ url: BASE }] }] }],
    ['a path for an address', { home_page_url: '/puzzles/' }],
    ['a dot in an extension', { _x: { 'a.b': 1 } }],
  ])('rejects %s', (_, change) => {
    const good = { version: 'https://jsonfeed.org/version/1.1', title: 'x', items: [] }
    expect(validate(good)).toBe(true)
    expect(validate(JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false)
  })
})

describe('a JSON Feed', () => {
  it('says what it is and where', () => {
    const content = contentOf([], { path: 'feed.json', iconPath: 'icon.png' })
    expect(read(content)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'The Quiet Numbers',
      description: 'Five puzzles a day.',
      home_page_url: 'https://paper.example/puzzles/daily/',
      feed_url: 'https://paper.example/puzzles/daily/feed.json',
      icon: 'https://paper.example/puzzles/daily/icon.png',
      language: 'en',
      authors: [{ name: 'Ada Quill' }],
      hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
      items: [],
    })
    const { title, language, base, id, slug } = META
    const least = read(contentOf([]), { title, language, base, id, slug })
    expect(Object.keys(least).join()).toBe('version,title,home_page_url,feed_url,language,items')
  })

  it('of a slot has the slot in its title', () => {
    const content = contentOf([sudoku], { slot: sudoku.slot, path: 'sudoku/feed.json', homePath: 'sudoku/' })
    expect(read(content)).toMatchObject({
      title: 'The Quiet Numbers: Sudoku',
      home_page_url: `${BASE}sudoku/`,
      feed_url: `${BASE}sudoku/feed.json`,
    })
  })

  it('has the newest date first, and the slots of a date in order', () => {
    const { items } = read(contentOf(eventfulDays()))
    const days = ['2027-01-31', '2027-01-30', '2027-01-29']
    expect(items.map(({ _puzzlewright: { date, slot } }: never) => `${date} ${slot}`)).toEqual(
      days.flatMap((date) => FAMILIES.map(({ name }) => `${date} ${name}`)),
    )
    expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(items.length)
  })

  it('is the same for dates in any order, and does not change its puzzles', () => {
    const puzzles = eventfulDays()
    const before = JSON.stringify(puzzles)
    const text = jsonFeed(META, contentOf(puzzles), TOOLS)
    expect(jsonFeed(META, contentOf(puzzles.toSorted(byDate)), TOOLS)).toBe(text)
    expect(JSON.stringify(puzzles)).toBe(before)
  })

  it('is small enough for readers with 14 days', () => {
    expect(Buffer.byteLength(jsonFeed(META, contentOf(publishedDays(14)), TOOLS))).toBeLessThan(100_000)
  })
})

describe('an item', () => {
  it.each(publishedDays(1).map((puzzle) => [puzzle.family.name, puzzle] as const))('of %s', (_, puzzle) => {
    const { slot, family, grade } = puzzle
    const url = `${BASE}2027-01-29/${slot.name}/`
    const word = ['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'][(grade?.stars ?? 0) - 1]
    const signs = '★★★★★☆☆☆☆☆'.slice(5 - (grade?.stars ?? 0), 10 - (grade?.stars ?? 0))
    const item = itemOf(puzzle)
    expect(item).toEqual({
      id: expect.stringMatching(/^urn:uuid:/),
      url,
      title: `${family.title}, 29 January 2027`,
      content_html: `<p><a href="${url}"><img src="${url}puzzle.svg" alt="${family.title}, 29 January 2027, ${grade?.stars} of 5 stars"></a></p><p>${signs} ${word}</p>`,
      image: `${url}card.png`,
      date_published: '2027-01-28T10:00:00Z',
      tags: [family.words.en.name, word, puzzle.puzzle.shape.text.replace('x', '×')],
      attachments: [
        { url: `${url}puzzle.json`, mime_type: 'application/json' },
        { url: `${url}sheet.pdf`, mime_type: 'application/pdf' },
      ],
      _puzzlewright: {
        about: expect.stringContaining('Puzzlewright'),
        date: '2027-01-29',
        slot: slot.name,
        family: family.name,
        shape: puzzle.puzzle.shape.text,
        stars: grade?.stars,
        degree: grade?.degree,
        revision: 0,
        puzzle: `${url}puzzle.json`,
      },
    })
  })

  it('has neither solution nor seed, nor the clues, which are in the record', () => {
    const text = jsonFeed(META, contentOf(eventfulDays()), TOOLS)
    expect(text).not.toMatch(/solution"|seed|made"/)
    for (const { id } of eventfulDays()) expect(text).not.toContain(id)
  })

  it('states its correction and the time', () => {
    const item = itemOf(corrected(sudoku))
    expect(item.date_published).toBe(releaseOf(sudoku.date))
    expect(item.date_modified).toBe('2027-02-03T08:15:00Z')
    expect(item.content_html).toContain('<p>Corrected on 3 February 2027: A given was missing.</p>')
    expect(item._puzzlewright.revision).toBe(1)
    expect(item.id).toBe(itemOf(sudoku).id)
  })

  it('stays after a withdrawal, with a note and without pictures and attachments', () => {
    const item = itemOf(withdrawn(sudoku))
    const { id, url, title } = itemOf(sudoku)
    expect(item).toMatchObject({ id, url, title, date_modified: '2027-02-03T08:15:00Z' })
    expect(item.content_html).toBe('<p>Withdrawn on 3 February 2027: It had two solutions.</p>')
    expect(item).not.toHaveProperty('image')
    expect(item).not.toHaveProperty('attachments')
    expect(JSON.stringify(item)).not.toMatch(/puzzle\.json|\.svg|\.png|\.pdf|"stars"|★/)
    expect(item._puzzlewright.withdrawn).toBe(true)
  })

  it('of a rerun names the first date', () => {
    const item = itemOf({ ...sudoku, rerunOf: '2026-03-01' })
    expect(item.content_html).toContain('<p>This puzzle already appeared on 1 March 2026.</p>')
    expect(item._puzzlewright.rerunOf).toBe('2026-03-01')
  })

  it('without a grade has no stars', () => {
    const item = itemOf({ ...sudoku, grade: undefined })
    expect(item.tags).toEqual(['Sudoku', '6×6'])
    expect(item.content_html).not.toMatch(/★|stars/)
    expect(item._puzzlewright).not.toHaveProperty('degree')
  })

  it('is in German in a feed in de-AT', () => {
    const meta = { ...META, language: 'de-AT' }
    const tools = { ...TOOLS, words: catalogue.feed.de }
    const puzzle = publishedDays(1).find(({ family }) => family.name === 'magic') as PublishedPuzzle
    const feed = read(contentOf([puzzle]), meta, tools)
    expect(feed.language).toBe('de-AT')
    expect(feed.items[0].title).toMatch(/, 29\. Januar 2027$/)
    expect(feed.items[0].tags[0]).toBe('Magisches Quadrat')
    expect(['Sehr leicht', 'Leicht', 'Mittel', 'Schwer', 'Teuflisch']).toContain(feed.items[0].tags[1])
  })
})

it('addresses are encoded', () => {
  const feed = read(contentOf([sudoku]), { ...META, base: 'https://rätsel.example:8443/a%20b ü/' })
  const url = 'https://xn--rtsel-gra.example:8443/a%20b%20%C3%BC/2027-01-29/sudoku/'
  expect(feed.items[0].url).toBe(url)
  expect(feed.items[0].attachments[0].url).toBe(`${url}puzzle.json`)
  expect(feed.items[0].content_html).toContain(`href="${url}"`)
})
