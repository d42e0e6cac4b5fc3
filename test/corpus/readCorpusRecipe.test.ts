import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCanonical, recipeText } from '../../src/corpus/corpusRecipe.ts'
import { CORPUS_SCHEMA, readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { formattedJson } from '../support/formattedJson.ts'
import texts from './recipeTexts.json' with { type: 'json' }

/** The recipe of a text without mistakes. */
function recipeOf(text: string) {
  const read = readCorpusRecipe(text)
  if ('mistakes' in read) throw new Error(read.mistakes.map(({ message }) => message).join('\n'))
  return read.recipe
}

/** The mistakes of a text, each as `LINE:COLUMN MESSAGE`. */
function mistakesOf(text: string): string[] {
  const read = readCorpusRecipe(text)
  return 'mistakes' in read
    ? read.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

const withSet = (set: string) => `seed: spring\nchunk: 100\nsets:\n  - { ${set} }\n`
const canonical = (text: string) => JSON.parse(recipeText(recipeOf(text)))

describe('the schema', () => {
  it('is the same as in the file for editors and other programs, which `npm run schemas` writes', async () => {
    await expect(formattedJson(CORPUS_SCHEMA)).toMatchFileSnapshot('../../schemas/corpus-recipe.schema.json')
  })

  it('is valid, and has a sentence for every key', () => {
    expect(() => new Ajv({ strictTypes: false, strictRequired: false }).compile(CORPUS_SCHEMA)).not.toThrow()
    const { properties = {} } = CORPUS_SCHEMA
    const all = [properties, properties.sets.items?.properties ?? {}].flatMap(Object.values)
    expect(all.filter(({ description }) => !description)).toEqual([])
  })
})

describe('a recipe', () => {
  it('has a canonical text, in which all defaults are filled in', () => {
    expect(recipeText(recipeOf(withSet('family: sudoku, count: 1000')))).toBe(
      '{"seed":"spring","sets":[{"family":"sudoku","shape":"9x9","order":"","count":1000,"draws":1001,"chunk":100,"grade":true}]}',
    )
  })

  it.each(texts.orders)('takes the order %s', (written, order) => {
    expect(canonical(withSet(`family: sudoku, count: 9, ${written}`)).sets[0].order).toBe(order)
  })

  it.each(texts.sets as [string, object][])(
    'takes options, other names of families, and sets without grades: %s',
    (written, set) => {
      expect(canonical(withSet(`count: 9, family: ${written}`)).sets[0]).toMatchObject(set)
    },
  )

  it('may be JSON', () => {
    const json = '{ "seed": "spring", "chunk": 100, "sets": [{ "family": "sudoku", "count": 9 }] }'
    expect(canonical(json)).toEqual(canonical(withSet('family: sudoku, count: 9')))
  })

  it('may ask for certificates, but not of rules of your own', () => {
    const certified = `certificates: true\n${withSet('family: sudoku, count: 9')}`
    expect(canonical(certified)).toEqual({
      ...canonical(withSet('family: sudoku, count: 9')),
      certificates: true,
    })
    expect(recipeText(fromCanonical(canonical(certified)))).toBe(recipeText(recipeOf(certified)))
    const own = withSet('family: sudoku, shape: 4x4+neighbours(a+b<>9), count: 3')
    expect(mistakesOf(`certificates: true\n${own}`)).toEqual([
      expect.stringContaining('certificates cannot have rules of your own, such as "neighbours(a+b<>9)"'),
    ])
  })

  it('comes back from its canonical form', () => {
    for (const set of texts.canonical) {
      const recipe = recipeOf(withSet(`count: 9, family: ${set}`))
      expect(recipeText(fromCanonical(JSON.parse(recipeText(recipe)))), set).toBe(recipeText(recipe))
    }
  })

  it('draws more where puzzles repeat, and where sets are of one kind', () => {
    const draws = (text: string): number[] => canonical(text).sets.map((set: { draws: number }) => set.draws)
    expect(draws(withSet('family: sudoku, count: 100000'))).toEqual([100_100])
    const [small] = draws(withSet('family: sudoku, shape: 4x4, count: 15'))
    expect(small).toBeGreaterThan(20)
    const set = '  - { family: sudoku, shape: 6x6, count: 100000 }\n'
    const [first, second] = draws(`seed: s\nsets:\n${set}${set}`)
    expect(second).toBeGreaterThan(first)
  })

  it('has chunks of about 20 seconds, and more of them than a machine has cores', () => {
    const chunk = (set: string): number =>
      canonical(`seed: s\nsets:\n  - { family: sudoku, ${set} }\n`).sets[0].chunk
    const usual = chunk('count: 1000000')
    expect(usual).toBeGreaterThan(chunk('count: 1000000, stars: 1'))
    expect(usual).toBeGreaterThan(chunk('shape: 16x16, count: 1000000'))
    expect(chunk('count: 8000')).toBeLessThanOrEqual(1000)
    expect(chunk('shape: 16x16, count: 1')).toBe(1)
  })
})

describe('a mistake', () => {
  it.each(texts.mistakes)('in %j is told with its place', (text, message) => {
    expect(mistakesOf(text).join('\n')).toContain(message)
  })

  it.each(texts.mistakesOfSets)('in a set of %s is told with its place', (set, message) => {
    expect(mistakesOf(withSet(`family: ${set}`)).join('\n')).toContain(message)
  })

  it('is told with all others', () => {
    const text =
      'seed: s\nsets:\n  - { family: sudoku, stars: 9, count: 5 }\n  - { family: survo, shape: 9, count: 5 }\n'
    expect(mistakesOf(text).map((one) => one.slice(0, 4))).toEqual(['3:30', '4:29'])
  })

  it('of two sets of one kind counts their puzzles together', () => {
    const set = '  - { family: sudoku, shape: 4x4, count: 10 }\n'
    expect(mistakesOf(`seed: s\nsets:\n${set}`)).toEqual([])
    expect(mistakesOf(`seed: s\nsets:\n${set}${set}`).join()).toMatch(
      /^4:.* ask for fewer in all such sets together/,
    )
  })

  it('is more puzzles than the last pass can tell apart', () => {
    const set = '  - { family: sudoku, count: 1000000000 }\n'
    const text = (sets: number) => `seed: s\nchunk: 100000\nsets:\n${set.repeat(sets)}`
    expect(mistakesOf(text(4))).toEqual([])
    expect(mistakesOf(text(5)).join()).toMatch(
      /^4:\S+ expected at most 4294967295 puzzles to draw, got 50\d{8}; split the recipe$/,
    )
  })

  it('is more than a million chunks', () => {
    const text = 'seed: s\nchunk: 1\nsets:\n  - { family: sudoku, count: 2000000 }\n'
    const sentence = '2:8 more than 1000000 chunks; make "chunk" larger, or split the recipe'
    expect(mistakesOf(text)).toEqual([sentence])
  })
})

/** Values that people may write in the wrong place. */
const USUAL = 'sudoku survo 4x4 9x9 3 2..4 easy ..chains true -1 1e9 null ~ [] {} *a &a " : #'.split(' ')
const WORDS = fc.oneof(fc.constantFrom(...USUAL), fc.string({ maxLength: 8 }))
const NAMES = 'seed chunk sets family shape count stars degree tier symmetry clues minimal options grade'
const KEYS = fc.constantFrom(...NAMES.split(' '))

it('reads any text without failing: a recipe, or mistakes with their places', () => {
  const line = fc
    .tuple(fc.constantFrom('', '  ', '  - ', '    '), KEYS, WORDS)
    .map(([indent, key, word]) => `${indent}${key}: ${word}`)
  const outer = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))
  const inner = fc.dictionary(KEYS, WORDS, { maxKeys: 6 }).map((set) => {
    const entries = Object.entries({ family: 'sudoku', count: '5', ...set })
    return withSet(entries.map((entry) => entry.join(': ')).join(', '))
  })
  fc.assert(
    fc.property(fc.oneof(outer, inner), (text) => {
      const read = readCorpusRecipe(text)
      if ('mistakes' in read) {
        expect(read.mistakes.length).toBeGreaterThan(0)
        for (const { line: at, message } of read.mistakes) {
          expect(at).toBeGreaterThan(0)
          expect(message).not.toMatch(/undefined|NaN|\n/)
        }
      } else expect(read.recipe.sets.length).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
})
