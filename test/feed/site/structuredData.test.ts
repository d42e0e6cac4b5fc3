// The structured data of pages, checked with a schema of schema.org's types.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../src/feed/site/puzzlePages.ts'
import { jsonInHtml } from '../../../src/page/html.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { corrected, META, publishedDays, withdrawn } from '../support/publishedPuzzles.ts'
import GAME_SCHEMA from './game.schema.json' with { type: 'json' }

const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(GAME_SCHEMA)

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
})
