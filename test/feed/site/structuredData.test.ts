// The structured data of pages, checked with a schema of schema.org's types.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../src/feed/site/puzzlePages.ts'
import { jsonInHtml } from '../../../src/page/html.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { corrected, HOSTILE_TEXTS, META, publishedDays, withdrawn } from '../support/publishedPuzzles.ts'

const text = { type: 'string', minLength: 1 }
const address = { type: 'string', pattern: '^https?://[!-~]+$' }
const instant = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' }

/** An object of one type with exactly these properties. */
const thing = (type: string, required: readonly string[], properties: object) => ({
  type: 'object',
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
  additionalProperties: false,
})

/** `Game` with some properties of `Thing` (name, url, image) and `CreativeWork` (all others), each with a type that it expects. */
const game = thing(
  'Game',
  [
    '@context',
    'name',
    'url',
    'datePublished',
    'inLanguage',
    'isAccessibleForFree',
    'genre',
    'isPartOf',
    'publisher',
  ],
  {
    '@context': { const: 'https://schema.org' },
    name: text,
    url: address,
    image: address,
    genre: text,
    keywords: { type: 'array', items: text },
    inLanguage: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
    isAccessibleForFree: { type: 'boolean' },
    datePublished: instant,
    dateModified: instant,
    correction: thing('CorrectionComment', ['text'], { text, datePublished: instant }),
    isPartOf: thing('CreativeWorkSeries', ['name', 'url'], { name: text, url: address }),
    publisher: thing('Organization', ['name'], { name: text, url: address }),
  },
)
const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(game)

function dataOf(...[meta, puzzle, words]: Parameters<typeof structuredData>) {
  const { text: json } = jsonInHtml(structuredData(meta, puzzle, words))
  expect(json).not.toContain('<')
  const data = JSON.parse(json)
  validate(data)
  expect(validate.errors ?? []).toEqual([])
  return data
}

const BASE = META.base
const WORDS = catalogue.feed.en
const [sudoku] = publishedDays(1)

describe('structured data', () => {
  it.each(publishedDays(1).map((puzzle) => [puzzle.family.name, puzzle] as const))(
    'of %s',
    (name, puzzle) => {
      const stars = puzzle.grade?.stars ?? 0
      expect(dataOf(META, puzzle, WORDS)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Game',
        name: `${puzzle.family.title}, 29 January 2027`,
        url: `${BASE}2027-01-29/${name}/`,
        image: `${BASE}2027-01-29/${name}/card.png`,
        keywords: [['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'][stars - 1]],
        genre: puzzle.family.words.en.name,
        inLanguage: 'en',
        isAccessibleForFree: true,
        datePublished: '2027-01-28T10:00:00Z',
        isPartOf: { '@type': 'CreativeWorkSeries', name: 'The Quiet Numbers', url: BASE },
        publisher: { '@type': 'Organization', name: 'Ada Quill' },
      })
    },
  )

  it('states a correction and its time', () => {
    expect(dataOf(META, corrected(sudoku), WORDS)).toMatchObject({
      dateModified: '2027-02-03T08:15:00Z',
      correction: {
        '@type': 'CorrectionComment',
        text: 'Corrected on 3 February 2027: A given was missing.',
        datePublished: '2027-02-03T08:15:00Z',
      },
    })
  })

  it('of a withdrawn puzzle has neither picture nor difficulty', () => {
    const data = dataOf(META, withdrawn(sudoku), WORDS)
    expect(data).not.toHaveProperty('image')
    expect(data).not.toHaveProperty('keywords')
    expect(data.correction.text).toBe('Withdrawn on 3 February 2027: It had two solutions.')
  })

  it('has no difficulty without a grade, and names the feed without an author', () => {
    const { author: _, ...meta } = META
    const data = dataOf(meta, { ...sudoku, grade: undefined }, WORDS)
    expect(data).not.toHaveProperty('keywords')
    expect(data.publisher.name).toBe('The Quiet Numbers')
  })

  it.each(HOSTILE_TEXTS)('has %j as text', (written, read) => {
    const puzzle = corrected({ ...sudoku, slot: { name: 'sudoku', title: written } }, { note: written })
    const data = dataOf({ ...META, title: written, author: written }, puzzle, WORDS)
    expect(data.name).toBe(`${read}, 29 January 2027`)
    expect(data.isPartOf.name).toBe(read)
    expect(data.publisher.name).toBe(read)
    expect(data.correction.text.replaceAll('\n', ' ')).toBe(`Corrected on 3 February 2027: ${read}`)
  })
})
