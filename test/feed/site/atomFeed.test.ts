// Atom 1.0, read by two independent parsers: one for feeds, and a strict one for XML.

import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../../src/families/registry.ts'
import type { PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import { atomFeed, jsonFeed } from '../../../src/feed/site/feedFormats.ts'
import type { FeedContent } from '../../../src/feed/site/feedItem.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import {
  corrected,
  eventfulDays,
  META,
  publishedDays,
  sha256,
  withdrawn,
} from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'

const TOOLS = { words: catalogue.feed.en, sha256 }
const BASE = META.base
const PARSER = new Parser({
  customFields: {
    feed: ['id', 'subtitle', 'updated'],
    item: ['id', 'published', 'updated', ['category', 'terms', { keepArray: true }]],
  },
})

const contentOf = (puzzles: readonly PublishedPuzzle[], change: Partial<FeedContent> = {}): FeedContent => ({
  puzzles,
  path: 'atom.xml',
  homePath: '',
  ...change,
})

const write = (content: FeedContent, meta = META) => atomFeed(meta, content, TOOLS)

/** The parts of a feed that readers show. */
async function read(content: FeedContent, meta = META) {
  const text = write(content, meta)
  readStrictly(text)
  const feed = (await PARSER.parseString(text)) as unknown as Record<string, never>
  const items = feed.items as Record<string, never>[]
  return { ...feed, items } as Record<string, unknown> & { items: Record<string, unknown>[] }
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
    const content = contentOf(publishedDays(1), { iconPath: 'icon.png' })
    const feed = await read(content)
    expect(feed).toMatchObject({
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
  })

  it('was updated when the last of its puzzles was', () => {
    const at = (instant: string) => corrected(sudoku, { at: instant })
    const puzzles = [at('2027-02-03T08:15:01Z'), at('2027-02-03T08:15:00Z')]
    expect(textOf(write(contentOf(puzzles)), 'updated')).toBe('2027-02-03T08:15:01Z')
    expect(textOf(write(contentOf(puzzles.toReversed())), 'updated')).toBe('2027-02-03T08:15:01Z')
  })

  it('is the same again', () => {
    expect(write(contentOf(eventfulDays()))).toBe(write(contentOf(eventfulDays())))
  })
})

describe('an entry', () => {
  it('says what the JSON Feed says', async () => {
    const puzzles = eventfulDays()
    const feed = await read(contentOf(puzzles))
    const { items } = JSON.parse(jsonFeed(META, { puzzles, path: 'feed.json', homePath: '' }, TOOLS))
    expect(feed.items.length).toBe(3 * FAMILIES.length)
    expect(
      feed.items.map(({ id, title, link, content, terms, published, updated }) => ({
        id,
        title,
        link,
        content,
        published,
        updated,
        tags: (terms as { $: { term: string } }[]).map(({ $ }) => $.term),
      })),
    ).toEqual(
      items.map((item: Record<string, string>) => ({
        id: item.id,
        title: item.title,
        link: item.url,
        content: item.content_html,
        published: item.date_published,
        updated: item.date_modified ?? item.date_published,
        tags: item.tags,
      })),
    )
  })

  it('that was corrected is updated, and published when it was', () => {
    const entry = write(contentOf([corrected(sudoku)])).split('<entry>')[1]
    expect(textOf(entry, 'published')).toBe('2027-01-28T10:00:00Z')
    expect(textOf(entry, 'updated')).toBe('2027-02-03T08:15:00Z')
  })

  it('that was withdrawn says so and shows nothing', () => {
    const entry = write(contentOf([withdrawn(sudoku)])).split('<entry>')[1]
    expect(entry).toContain('Withdrawn on 3 February 2027: It had two solutions.')
    expect(entry).not.toMatch(/img|svg|png|★/)
  })
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
