// Atom 1.0, read by two independent parsers: one for feeds, and a strict one for XML.

import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../../src/families/registry.ts'
import { atomFeed, jsonFeed } from '../../../src/feed/site/atomAndJsonFeed.ts'
import type { FeedContent } from '../../../src/feed/site/feedItemIdsAndTexts.ts'
import {
  contentOf,
  corrected,
  eventfulDays,
  META,
  publishedDays,
  TOOLS,
} from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'

const BASE = META.base
const PARSER = new Parser({
  customFields: {
    feed: ['id', 'subtitle', 'updated'],
    item: ['id', 'published', 'updated', ['category', 'terms', { keepArray: true }]],
  },
})

const write = (content: FeedContent, meta = META) => atomFeed(meta, content, TOOLS)

/** The parts of a feed that readers show. */
async function read(content: FeedContent, meta = META) {
  const text = write(content, meta)
  readStrictly(text)
  const feed: unknown = await PARSER.parseString(text)
  return feed as Record<string, unknown> & { items: Record<string, unknown>[] }
}

const textOf = (xml: string, element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

const [sudoku] = publishedDays(1)

describe('the strict parser', () => {
  const wrap = (content: string) => `<?xml version="1.0" encoding="utf-8"?>\n<feed>${content}</feed>`

  it.each([
    ['a control character', '\u0007'],
    ['an ampersand', 'a & b'],
    ['an open element', '<b>'],
    ['U+FFFE', '\uFFFE'],
    ['an unknown entity', '&nbsp;'],
  ])('rejects %s', (_, content) => {
    expect(() => readStrictly(wrap('x'))).not.toThrow()
    expect(() => readStrictly(wrap(content))).toThrow()
  })
})

describe('an Atom feed', () => {
  it('says what it is and where', async () => {
    const content = contentOf(publishedDays(1), { path: 'atom.xml', iconPath: 'icon.png' })
    expect(await read(content)).toMatchObject({
      title: 'The Quiet Numbers',
      subtitle: 'Five puzzles a day.',
      id: `urn:uuid:${META.id}`,
      link: BASE,
      feedUrl: `${BASE}atom.xml`,
    })
    const text = write(content)
    expect(Array.from(text.split('<entry>')[0].matchAll(/<link ([^>]*)\/>/g), ([, link]) => link)).toEqual([
      `rel="self" type="application/atom+xml" href="${BASE}atom.xml"`,
      `rel="alternate" type="text/html" href="${BASE}"`,
      'rel="hub" href="https://hub.example/"',
    ])
    expect(textOf(text, 'icon')).toBe(`${BASE}icon.png`)
    expect(text).toContain('xml:lang="en"')
    expect(text).toContain('<author><name>Ada Quill</name></author>')
  })

  it('has its title for an author where the plan has none', () => {
    const { author: _, ...meta } = META
    expect(write(contentOf([]), meta)).toContain('<author><name>The Quiet Numbers</name></author>')
    expect(write(contentOf([]), { ...META, author: ' \u0000 ' })).toContain('<name>The Quiet Numbers</name>')
  })

  it('has once what RFC 4287 wants once', () => {
    const [head, ...entries] = write(contentOf(eventfulDays())).split('<entry>')
    for (const element of ['id', 'title', 'updated', 'author', 'subtitle']) {
      expect(head.match(new RegExp(`<${element}>`, 'g'))).toHaveLength(1)
    }
    expect(entries.length).toBe(3 * FAMILIES.length)
    for (const entry of entries) {
      for (const element of ['id', 'title', 'updated', 'published', 'content type="html"']) {
        expect(entry.match(new RegExp(`<${element}>`, 'g'))).toHaveLength(1)
      }
    }
  })

  it('of a slot has an id and a title of its own', async () => {
    const feed = await read(
      contentOf([sudoku], { slot: sudoku.slot, path: 'sudoku/atom.xml', homePath: 'sudoku/' }),
    )
    expect(feed.title).toBe('The Quiet Numbers: Sudoku')
    expect(feed.id).not.toBe(`urn:uuid:${META.id}`)
    expect(feed.feedUrl).toBe(`${BASE}sudoku/atom.xml`)
  })

  it('was updated when its newest entry appeared or changed, whatever the clock says', () => {
    expect(textOf(write(contentOf(publishedDays(3))), 'updated')).toBe('2027-01-30T10:00:00Z')
    expect(textOf(write(contentOf(eventfulDays())), 'updated')).toBe('2027-02-03T08:15:00Z')
    const early = corrected(sudoku, { at: '2027-01-28T11:00:00.250Z' })
    expect(textOf(write(contentOf([early])), 'updated')).toBe('2027-01-28T11:00:00.250Z')
    expect(textOf(write(contentOf([early, ...publishedDays(2)])), 'updated')).toBe('2027-01-29T10:00:00Z')
    expect(textOf(write(contentOf([])), 'updated')).toBe('1970-01-01T00:00:00Z')
    const last = corrected(sudoku, { at: '2027-02-03T08:15:01Z' })
    for (const puzzles of [
      [last, corrected(sudoku)],
      [corrected(sudoku), last],
    ])
      expect(textOf(write(contentOf(puzzles)), 'updated')).toBe('2027-02-03T08:15:01Z')
  })
})

it('an entry says what the JSON Feed says', async () => {
  const content = contentOf(eventfulDays())
  const { items } = await read(content)
  const wanted: Record<string, string>[] = JSON.parse(jsonFeed(META, content, TOOLS)).items
  expect(items.length).toBe(3 * FAMILIES.length)
  for (const [index, { id, title, link, content, terms, published, updated }] of items.entries()) {
    const tags = (terms as { $: { term: string } }[]).map(({ $ }) => $.term)
    const item = wanted[index]
    const own = { id, title, url: link, content_html: content, tags, date_published: published }
    expect(item).toMatchObject(own)
    expect(updated).toBe(item.date_modified ?? item.date_published)
  }
})

describe('texts of people', () => {
  it('stay text where they stand in attributes', () => {
    const evil = '"/><link rel="self" href="https://evil.example/'
    const xml = write(contentOf([sudoku]), {
      ...META,
      language: evil,
      hubs: [`https://hub.example/?a=1&b="${evil}`],
    })
    readStrictly(xml)
    expect(xml).not.toContain('href="https://evil.example/')
    expect(xml).toContain('https://hub.example/?a=1&amp;b=')
  })
})
