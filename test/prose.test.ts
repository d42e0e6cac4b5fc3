// All text for readers is in British English, without phrases that have to be read twice.

import { expect, it } from 'vitest'
import { proseOf } from '../scripts/prose.mjs'

const prose = proseOf()

/** American spellings. Names of programs' interfaces, such as CSS properties, occur in code, which is not prose. */
const AMERICAN =
  /\b(colors?|colored|grays?|centers?|centered|behaviors?|neighbors?|neighboring|favorites?|honors?|labeled|traveled|modeled|canceled|analyze[sd]?|catalogs?|[a-z]{3,}iz(ed|es|ing|ation|ations)|(recogn|summar|minim|maxim|optim|general|normal|organ|penal|random|serial|special|symmetr|initial|final|capital|emphas|harmon|real|util|visual|local|character|author|priorit|categor)ize)\b/i

/** Phrases that read as if they were translated, with their replacements. */
const RIDDLES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!there )\bis no (directory|file|folder|line|number|name|shape|puzzle|board|value|text)\b/i,
    'is not a ...',
  ],
  [/\bas hard as wished\b/i, 'at a chosen difficulty'],
  [/\bbut for\b/i, 'except'],
  [/\bin the mean\b/i, 'on average'],
  [/\bwhat there is\b/i, 'name it'],
  [/\bof whatever family\b/i, 'of any family'],
  [/\bis to be had\b/i, 'exists'],
  [/\bmakes? (it|them) anew\b/i, 'make it again'],
]

/** Titles and names keep their spelling. */
const TITLES =
  /Simple Colors, Color \w+|conflicto de color|prefers-color-scheme|Color Universal Design|satisfaction\/optimization problems|Benchmarking optimization software/g

const told = ({ file, line, text }: (typeof prose)[number]) => `${file}:${line} ${text}`

it('reads the sentences of sources, tests, scripts and pages', () => {
  for (const place of ['src/kernel/', 'test/support/', 'scripts/', 'docs/', 'README.md'])
    expect(prose.filter(({ file }) => file.startsWith(place)).length).toBeGreaterThan(20)
})

it('has British spelling', () => {
  const american = prose.filter(
    ({ file, text }) => file !== 'test/prose.test.ts' && AMERICAN.test(text.replace(TITLES, '')),
  )
  expect(american.map(told)).toEqual([])
})

it.each(RIDDLES)('does not contain %s', (riddle, _plain) => {
  const found = prose.filter(({ file, text }) => file !== 'test/prose.test.ts' && riddle.test(text))
  expect(found.map(told)).toEqual([])
})
