// Recipes as text: YAML and JSON are equivalent, and every mistake is reported with its position.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { RECIPE_SCHEMA } from '../../src/book/recipe/recipeSchema.ts'
import { formattedJson } from '../support/formattedJson.ts'
import { mistakesOf, others, planOf, recipeOf, section } from './planned.ts'
import { describeDamage, GOOD } from './recipeDamage.ts'

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
    const { recipe } = recipeOf(
      'title: 2024-05-01\nsubtitle: 1.50\nauthor: no\nisbn: 0x10\nseed: true\npuzzles: [1]',
    )
    expect(recipe).toEqual({
      title: '2024-05-01',
      subtitle: '1.50',
      author: 'no',
      isbn: '0x10',
      seed: 'true',
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
    expect(recipe.sections).toEqual([
      { family: 'sudoku', count: 2 },
      { family: 'sudoku', count: 2 },
    ])
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
    // Not a recipe at all.
    ['', '1:1 the file is empty; expected a recipe'],
    ['# nothing\n', '1:1 the file is empty; expected a recipe'],
    ['- title: x\n', '1:1 not a recipe; it must begin with a key, such as "title: Quiet Numbers"'],
    ['hello', '1:1 not a recipe; it must begin with a key, such as "title: Quiet Numbers"'],
    // Syntax of YAML and JSON.
    ['title: x\nsections:\n\t- a\n', '3:1 tabs are not allowed here; indent with spaces'],
    ['title: Numbers: quiet\n', '1:8 put quotation marks around a text that contains a colon'],
    ['title: @x\n', '1:8 put quotation marks around a text that begins with this character'],
    ['title: x\ntitle: y\nseed: a\nseed: b\n', '2:1 duplicate key "title"'],
    ['title: x\n---\ntitle: y\n', '2:1 a second recipe begins here; a file must have only one'],
    ['title: *x\n', '1:8 unknown alias "*x"'],
    [
      '{"title": "x",\n "sections": [{"family": "sudoku" "count": 3}]}',
      '2:35 not expected here; a comma or a bracket may be missing',
    ],
    ['{"title": "x"', '1:14'],
    ['['.repeat(2000), '1:'],
    // Keys.
    ['titel: x\npuzzles: [a]\n', '1:1 unknown key "titel"; did you mean "title"?'],
    [others('colour: red'), '2:1 unknown key "colour"; expected one of title, subtitle, author'],
    [section('sudoku, count: 3, starz: 1'), '3:33 unknown key "starz"; did you mean "stars"?'],
    [
      section('kenken, count: 3, options: { maxcage: 3 }'),
      '3:44 unknown key "maxcage"; did you mean "max-cage"?',
    ],
    [others('words: { degre: x }'), '2:10 unknown key "degre"; did you mean "degree"?'],
    [others('families: { sudoko: {} }'), '2:13 unknown key "sudoko"; did you mean "sudoku"?'],
    [others('1: 2'), '2:1 unknown key "1"'],
    ['puzzles: [a]\n', '1:1 a recipe needs "title"'],
    ['title: x\n', '1:1 a recipe needs "sections", or "puzzles" with files of puzzles'],
    [others('puzzles: [a]'), '2:1 a recipe has "sections" or "puzzles", but not both'],
    ['title: x\nsections:\n  - count: 3\n', '3:5 a section needs "family"'],
    // Values.
    ['title: ""\npuzzles: [a]', '1:8 "title" must be a text of 1 to 120 characters, not an empty text'],
    [
      `title: ${'x'.repeat(300)}\npuzzles: [a]`,
      '1:8 "title" must be a text of 1 to 120 characters, not one of 300',
    ],
    ['title: [x]\npuzzles: [a]', '1:8 "title" must be a text of 1 to 120 characters, not a list'],
    [others('trim: A3'), '2:7 "trim" must be one of A4, A5, letter, 5x8, '],
    [others('trim: 9'), '2:7 "trim" must be one of '],
    [others('paper: pink'), '2:8 "paper" must be one of white, cream, '],
    [others('cover: nice'), '2:8 "cover" must be one of template, plain, tint, not "nice"'],
    [others('sectionPages: grey'), '2:15 "sectionPages" must be one of none, plain, tint, pattern, not'],
    [others('year: 26'), '2:7 "year" must be a whole number from 1900 to 2199, not 26'],
    [others('puzzlesPerPage: 5'), '2:17 "puzzlesPerPage" must be one of 1, 2, 3, 4, 6, 8, 9, not 5'],
    [others('thinnestLine: 2'), '2:15 "thinnestLine" must be a number from 0.25 to 1, not 2'],
    [others('details: 1'), '2:10 "details" must be true or false, not 1'],
    [others('solutionsPerPage: 30'), '2:19 "solutionsPerPage" must be a whole number from 4 to 20, not 30'],
    [others('bleed: yes'), '2:8 "bleed" must be true or false, not "yes"'],
    [
      others('seed: a/b'),
      '2:7 "seed" must be a text of 1 to 100 characters in one line without "/", not "a/b"',
    ],
    [others('language: Deutsch'), '2:11 "language" must be the code of a language, such as en or de-AT'],
    [others('copyright: mine'), '2:12 "copyright" must be a list of 1 to 12 entries, not "mine"'],
    [others('font: { regular: a.ttf }'), '2:7 "font" needs "bold"'],
    ['title: x\nsections: []', '2:11 "sections" must be a list of 1 to 500 entries, not an empty list'],
    [
      'title: x\nsections: [sudoku]',
      '2:12 entry 1 of "sections" must be a mapping with some of the keys family, shape',
    ],
    [section('sudoko, count: 3'), '3:15 unknown family "sudoko"; did you mean "sudoku"?'],
    [section('sudoku, count: 0'), '3:30 "count" must be a whole number from 1 to 10000, not 0'],
    [section('sudoku, count: many'), '3:30 "count" must be a whole number from 1 to 10000, not "many"'],
    [section('sudoku, count: 2.5'), '3:30 "count" must be a whole number from 1 to 10000, not 2.5'],
  ])('%j: %s', (text, expected) => {
    const mistakes = mistakesOf(text)
    expect(
      mistakes.some((mistake) => mistake.startsWith(expected)),
      mistakes.join('\n'),
    ).toBe(true)
  })

  it('reports all mistakes at once, in the order of the text', () => {
    const text = 'trim: A3\ntitle: x\nsections:\n- { family: sudoku, count: 0 }\n- { count: 3, star: 2 }\n'
    expect(mistakesOf(text).map((mistake) => mistake.split(' ')[0])).toEqual(['1:7', '4:28', '5:3', '5:15'])
  })

  it('reports repeated keys, wrong values and impossible orders together', () => {
    const text = [
      'title: x',
      'trim: A3',
      'title: y',
      'sections:',
      '- { family: sudoku, count: 0, shape: 99x99 }',
      '- { family: sudoku, count: 3, shape: 99x99 }',
      '- { family: sudoku, count: 3, stars: 9 }',
      '- { family: sudoku, count: 3, count: 0 }',
    ]
    const told = mistakesOf(text.join('\n'))
    expect(told.map((mistake) => mistake.split(' ')[0])).toEqual([
      '2:7',
      '3:1',
      '5:28',
      '6:38',
      '7:38',
      '8:31',
      '8:38',
    ])
    expect(told[1]).toContain('duplicate key "title"')
    expect(mistakesOf('title: x\ntitle: y\nsections: 3\n').map((mistake) => mistake.split(' ')[0])).toEqual([
      '2:1',
      '3:11',
    ])
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
