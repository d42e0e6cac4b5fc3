// Recipes as text: YAML and JSON are equivalent, and every mistake is reported with its position.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { RECIPE_SCHEMA } from '../../src/book/recipe/recipeSchema.ts'
import { formattedJson } from '../support/formattedJson.ts'
import { mistakesOf, others, planOf, recipeOf, section } from './planned.ts'
import { describeDamage, GOOD } from './recipeDamage.ts'
import mistakes from './recipeMistakes.json' with { type: 'json' }

/** The places of all mistakes in a recipe. */
const placesOf = (text: string) => mistakesOf(text).map((mistake) => mistake.split(' ')[0])

describe('the schema', () => {
  it('equals the file for editors and other programs, written by `npm run schemas`', async () => {
    await expect(formattedJson(RECIPE_SCHEMA)).toMatchFileSnapshot('../../schemas/recipe.schema.json')
  })

  it('is valid, and describes every key', () => {
    expect(() => new Ajv({ strictTypes: false, strictRequired: false }).compile(RECIPE_SCHEMA)).not.toThrow()
    expect(Object.values(RECIPE_SCHEMA.properties ?? {}).filter(({ description }) => !description)).toEqual(
      [],
    )
  })
})

describe('a good recipe', () => {
  it('has no mistakes', () => {
    expect(mistakesOf(GOOD)).toEqual([])
  })

  it('a recipe means the same in YAML and in JSON', () => {
    const { recipe } = recipeOf(GOOD)
    const json = JSON.stringify(recipe, null, 2)
    expect(recipeOf(json).recipe).toEqual(recipe)
    const one = planOf(GOOD)
    expect(planOf(json)).toEqual(one)
    expect(one.orders.length).toBeGreaterThan(0)
  })

  it('a recipe means the same with the line ends of Windows and a byte order mark', () => {
    expect(recipeOf(`\uFEFF${GOOD.replaceAll('\n', '\r\n')}`).recipe).toEqual(recipeOf(GOOD).recipe)
  })

  it('reads numbers and dates as text where text is expected', () => {
    const text = 'title: 2024-05-01\nsubtitle: 1.50\nauthor: no\nisbn: 0x10\nseed: true\npuzzles: [1]'
    expect(recipeOf(text).recipe).toEqual({
      ...{ title: '2024-05-01', subtitle: '1.50', author: 'no', isbn: '0x10', seed: 'true' },
      puzzles: ['1'],
    })
  })

  it('ignores keys without a value', () => {
    expect(recipeOf('title: x\nsubtitle:\npuzzles: [a]\nauthor: ~').recipe).toEqual({
      title: 'x',
      puzzles: ['a'],
    })
  })

  it('may use YAML aliases', () => {
    const { recipe } = recipeOf('title: x\nsections:\n- &one { family: sudoku, count: 2 }\n- *one\n')
    const one = { family: 'sudoku', count: 2 }
    expect(recipe.sections).toEqual([one, one])
  })

  it('a recipe knows the position of each part; for a missing part, the position where it belongs', () => {
    const { at } = recipeOf(GOOD)
    expect(at(['title'])).toEqual({ line: 2, column: 8 })
    expect(at(['sections', 1, 'shape'])).toEqual({ line: 20, column: 30 })
    expect(at(['sections', 0, 'shape'])).toEqual({ line: 16, column: 5 })
    expect(at(['families', 'kenken', 'name'])).toEqual({ line: 27, column: 11 })
  })
})

describe('a bad recipe', () => {
  it.each([
    ...mistakes.whole,
    ...mistakes.others.map(([more, expected]) => [others(more), expected]),
    ...mistakes.section.map(([more, expected]) => [section(more), expected]),
    ['['.repeat(2000), '1:'],
    [
      `title: ${'x'.repeat(300)}\npuzzles: [a]`,
      '1:8 "title" must be a text of 1 to 120 characters, not one of 300',
    ],
  ])('%j: %s', (text, expected) => {
    const told = mistakesOf(text)
    expect(
      told.some((mistake) => mistake.startsWith(expected)),
      told.join('\n'),
    ).toBe(true)
  })

  it('reports all mistakes at once, in the order of the text', () => {
    const text = 'trim: A3\ntitle: x\nsections:\n- { family: sudoku, count: 0 }\n- { count: 3, star: 2 }\n'
    expect(placesOf(text)).toEqual(['1:7', '4:28', '5:3', '5:15'])
    const impossible = others('words: { number: Puzzle }').replace('family: sudoku', '$&, shape: 7x7')
    expect(placesOf(impossible)).toEqual(['2:18', '3:37'])
  })

  it('reports repeated keys, wrong values and impossible orders together', () => {
    const text = [
      ...['title: x', 'trim: A3', 'title: y', 'sections:'],
      '- { family: sudoku, count: 0, shape: 99x99 }',
      '- { family: sudoku, count: 3, shape: 99x99 }',
      '- { family: sudoku, count: 3, stars: 9 }',
      '- { family: sudoku, count: 3, count: 0 }',
    ].join('\n')
    expect(placesOf(text)).toEqual(['2:7', '3:1', '5:28', '6:38', '7:38', '8:31', '8:38'])
    expect(mistakesOf(text)[1]).toContain('duplicate key "title"')
    expect(placesOf('title: x\ntitle: y\nsections: 3\n')).toEqual(['2:1', '3:11'])
  })

  it('does not hang on nested aliases', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `&a${level + 1} [${`*a${level}, `.repeat(9)}*a${level}]`,
    )
    const bomb = `title: x\nwords: [&a0 [x], ${levels.join(', ')}]\nsections: *a30\n`
    expect(mistakesOf(bomb).join()).toContain('more than 100 aliases')
    expect(mistakesOf('title: x\nsections: &a [*a]\n').join()).toContain(
      'entry 1 of "sections" must be a mapping',
    )
  })
})

describeDamage({ parsed: 100, planned: 15 })
