import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCanonical, recipeText } from '../../src/corpus/corpusRecipe.ts'
import { CORPUS_SCHEMA, readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { formattedJson } from '../support/formattedJson.ts'

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
    const all = [properties, properties.sets.items?.properties]
    const silent = all.flatMap((keys) =>
      Object.entries(keys ?? {}).filter(([, { description }]) => !description),
    )
    expect(silent).toEqual([])
  })
})

describe('a recipe', () => {
  it('has a canonical text, in which all defaults are filled in', () => {
    expect(recipeText(recipeOf(withSet('family: sudoku, count: 1000')))).toBe(
      '{"seed":"spring","sets":[{"family":"sudoku","shape":"9x9","order":"","count":1000,"draws":1001,"chunk":100,"grade":true}]}',
    )
  })

  it.each([
    ['stars: 3', 'stars=3'],
    ['stars: 2..4', 'stars=2..4'],
    ['stars: easy', 'stars=2'],
    ['stars: easy..hard', 'stars=2..4'],
    ['degree: 151..600', 'degree=151..600'],
    ['degree: 1501..', 'degree=1501..'],
    ['tier: ..techniques', 'tier=..techniques'],
    ['stars: 3, tier: ..techniques', 'stars=3,tier=..techniques'],
    ['symmetry: rotate180', 'symmetry=rotate180'],
    ['symmetry: none', ''],
    ['minimal: true', 'minimal'],
    ['clues: 24', 'clues=24'],
    ['clues: 22..26', 'clues=22..26'],
  ])('takes the order %s', (written, order) => {
    expect(canonical(withSet(`family: sudoku, count: 9, ${written}`)).sets[0].order).toBe(order)
  })

  it.each([
    [
      'calcudoku, shape: 5x5, options: { operators: +x }',
      { family: 'kenken', shape: '5x5', order: 'operators=+x', grade: true },
    ],
    ['numbrix, shape: 6x6, grade: false', { family: 'hidoku', shape: '6x6/rook', order: '', grade: false }],
  ])('takes options, other names of families, and sets without grades: %s', (written, set) => {
    expect(canonical(withSet(`count: 9, family: ${written}`)).sets[0]).toMatchObject(set)
  })

  it('may be JSON', () => {
    const json = '{ "seed": "spring", "chunk": 100, "sets": [{ "family": "sudoku", "count": 9 }] }'
    expect(canonical(json)).toEqual(canonical(withSet('family: sudoku, count: 9')))
  })

  it('comes back from its canonical form', () => {
    for (const set of [
      'sudoku, stars: 2..4, symmetry: rotate180',
      'kenken, shape: 6x6, options: { operators: +x, max-cage: 3 }',
      'survo, shape: 3x4, degree: 30..60',
      'hidoku, shape: 6x6/rook, tier: ..chains, grade: false',
      'magic, minimal: true',
    ]) {
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
    const chunk = (set: string): number => canonical(`seed: s\nsets:\n  - { ${set} }\n`).sets[0].chunk
    expect(chunk('family: sudoku, count: 1000000')).toBeGreaterThan(
      chunk('family: sudoku, count: 1000000, stars: 1'),
    )
    expect(chunk('family: sudoku, count: 1000000')).toBeGreaterThan(
      chunk('family: sudoku, shape: 16x16, count: 1000000'),
    )
    expect(chunk('family: sudoku, count: 8000')).toBeLessThanOrEqual(1000)
    expect(chunk('family: sudoku, shape: 16x16, count: 1')).toBe(1)
  })
})

describe('a mistake', () => {
  it.each([
    ['seed: spring\n', '1:1 a recipe needs "sets"'],
    ['sets: []\n', '1:1 a recipe needs "seed"'],
    [
      'seed: a/b\nsets:\n  - { family: sudoku, count: 9 }\n',
      '1:7 "seed" must be a text of 1 to 100 characters in one line without "/", not "a/b"',
    ],
    ['', '1:1 the file is empty; expected a recipe'],
    ['53..7....\n', '1:1 not a recipe; it must begin with a key, such as "seed: spring"'],
  ])('in %j is told with its place', (text, message) => {
    expect(mistakesOf(text).join('\n')).toContain(message)
  })

  it.each([
    ['sudoku', '4:5 a set needs "count"'],
    ['sudoku, count: 0', '4:30 "count" must be a whole number from 1 to 1000000000, not 0'],
    ['sudoku, coutn: 5, count: 5', '4:23 unknown key "coutn"; did you mean "count"?'],
    ['sudoko, count: 5', '4:15 '],
    ['sudoku, shape: 9x8, count: 5', '4:30 '],
    ['sudoku, stars: 6, count: 5', '4:30 "6" is not a number of stars; use 1 to 5'],
    ['sudoku, stars: 4..2, count: 5', '4:30 "4..2" is not a number of stars; did you mean "2..4"?'],
    ['sudoku, tier: technique, count: 5', '4:29 "technique" is not a tier; did you mean "techniques"?'],
    ['sudoku, degree: x, count: 5', '4:31 "x" is not a range of degrees; write 151..600'],
    ['survo, shape: 2x3, stars: 5, count: 5', '4:41 no Survo of 2x3 has 5 stars; ask for '],
    ['sudoku, clues: 90, count: 5', '4:30 '],
    ['kenken, symmetry: rotate180, count: 5', '4:33 the cages of a KenKen have no symmetry'],
    ['sudoku, options: { max-cage: 3 }, count: 5', '4:44 "max-cage" is not an option of a Sudoku'],
    ['sudoku, shape: 4x4, count: 1000', '4:42 Sudoku 4x4: no more than 18 essentially different puzzles'],
  ])('in a set of %s is told with its place', (set, message) => {
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
      /^4:\S+ expected at most 4294967295 puzzles to draw, got 50\d{8}; divide the recipe$/,
    )
  })

  it('is more than a million chunks', () => {
    const text = 'seed: s\nchunk: 1\nsets:\n  - { family: sudoku, count: 2000000 }\n'
    expect(mistakesOf(text)).toEqual([
      '2:8 more than 1000000 chunks; make "chunk" larger, or divide the recipe',
    ])
  })
})

/** Values that people may write in the wrong place. */
const WORDS = fc.oneof(
  fc.constantFrom(
    ...'sudoku survo 4x4 9x9 3 2..4 easy ..chains true -1 1e9 null ~ [] {} *a &a " : #'.split(' '),
  ),
  fc.string({ maxLength: 8 }),
)
const NAMES = 'seed chunk sets family shape count stars degree tier symmetry clues minimal options grade'
const KEYS = fc.constantFrom(...NAMES.split(' '))

it('reads any text without failing: a recipe, or mistakes with their places', () => {
  const line = fc
    .tuple(fc.constantFrom('', '  ', '  - ', '    '), KEYS, WORDS)
    .map(([indent, key, word]) => `${indent}${key}: ${word}`)
  const outer = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))
  const inner = fc.dictionary(KEYS, WORDS, { maxKeys: 6 }).map((set) =>
    withSet(
      Object.entries({ family: 'sudoku', count: '5', ...set })
        .map(([key, word]) => `${key}: ${word}`)
        .join(', '),
    ),
  )
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
