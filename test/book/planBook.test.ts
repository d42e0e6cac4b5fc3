// Plans from recipes: defaults, shares and words. Impossible orders are refused with a proposal that fits.

import { describe, expect, it } from 'vitest'
import { BOOK_WORDS, exampleKinds, familyWordsOf } from '../../src/book/bookWords.ts'
import type { BookRecipe } from '../../src/book/recipe/bookRecipe.ts'
import { quickRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { type BookPlan, planBook } from '../../src/book/recipe/planBook.ts'
import { findFamily } from '../../src/families/registry.ts'
import type { FamilyWords } from '../../src/families/words.ts'
import { starsOfShape } from '../../src/maker/reachableStars.ts'
import { typeface } from '../support/png.ts'
import { mistakesOf, others, planOf, recipeOf, section } from './planned.ts'

/** Orders as text, such as `sudoku 9x9 2 stars: 3`. */
function ordersOf({ orders }: BookPlan): string[] {
  return orders.map(({ recipe: { family, shape, order }, count }) => {
    expect(order.stars?.least).toBe(order.stars?.most)
    return `${family.name} ${shape.text} ${order.stars?.least} stars: ${count}`
  })
}

describe('a plan', () => {
  it('shares a count evenly over the stars, with the remainder to the first', () => {
    expect(ordersOf(planOf(section('sudoku, count: 10, stars: 1..4')))).toEqual([
      'sudoku 9x9 1 stars: 3',
      'sudoku 9x9 2 stars: 3',
      'sudoku 9x9 3 stars: 2',
      'sudoku 9x9 4 stars: 2',
    ])
    expect(ordersOf(planOf(section('kenken, shape: 5x5, count: 2, stars: 3..5')))).toEqual([
      'kenken 5x5 3 stars: 1',
      'kenken 5x5 4 stars: 1',
    ])
  })

  it('has all stars of the shape by default', () => {
    expect(ordersOf(planOf(section('survo, shape: 2x5, count: 6')))).toEqual([
      'survo 2x5 1 stars: 2',
      'survo 2x5 2 stars: 2',
      'survo 2x5 3 stars: 2',
    ])
    expect(ordersOf(planOf(section('magic, count: 5')))).toHaveLength(5)
  })

  it('has Sudokus with symmetric givens, unless other options prevent it', () => {
    const symmetryOf = (asked: string) =>
      planOf(section(`${asked}, count: 1, stars: 1`)).orders[0].recipe.order.symmetry
    expect(symmetryOf('sudoku')).toBe('rotate180')
    expect(symmetryOf('sudoku, symmetry: none')).toBe('none')
    expect(symmetryOf('sudoku, symmetry: mirror-h')).toBe('mirror-h')
    // Symmetric givens cannot each be necessary, and 6x6 has no half turn that keeps exactly one cell in
    // place.
    expect(symmetryOf('sudoku, minimal: true')).toBe('none')
    expect(symmetryOf('sudoku, shape: 6x6, clues: 13')).toBe('none')
    expect(symmetryOf('sudoku, shape: 6x6, clues: 14')).toBe('rotate180')
    for (const family of ['kenken', 'survo', 'hidoku', 'magic']) expect(symmetryOf(family)).toBe('none')
  })

  it('passes on all other options', () => {
    const more = 'minimal: true, options: { max-cage: 3, operators: "+x" }'
    const [{ recipe }] = planOf(section(`kenken, count: 1, stars: 1, clues: 8..12, ${more}`)).orders
    expect(recipe.order).toMatchObject({
      minimal: true,
      clues: { least: 8, most: 12 },
      own: { maxCage: 3, operators: '+x' },
    })
    const [free] = planOf(
      section('hidoku, count: 1, stars: 1, symmetry: rotate180, options: { free-ends: true }'),
    ).orders
    expect(free.recipe.order).toMatchObject({ symmetry: 'rotate180', own: { freeEnds: true } })
    const [kept] = planOf(section('hidoku, count: 1, stars: 1, options: { free-ends: false }')).orders
    expect(kept.recipe.order.own).toEqual({})
  })

  it('fills in defaults', () => {
    const { design, arrange } = planOf(section('sudoku, count: 1'))
    expect(arrange).toBe('stars')
    expect(design).toMatchObject({
      language: 'en',
      profile: 'print',
      bleed: 0,
      puzzlesPerPage: 4,
      isLargePrint: false,
      startsRight: false,
      seed: 'x',
      copyright: [],
    })
    expect(design.trim.name).toBe('8.5x11')
  })

  it('makes a valid seed from the title', () => {
    const { design } = planOf('title: "  50/50\\tNumbers "\npuzzles: [a]\n')
    expect(design).toMatchObject({ title: '50/50 Numbers', seed: '50-50 Numbers' })
  })

  it('has the copyright page of the recipe, or else the default one', () => {
    expect(planOf(others('author: Ann\nisbn: 978-0-306-40615-7')).design).toMatchObject({
      copyright: ['© Ann. All rights reserved.'],
      isbn: '978-0-306-40615-7',
    })
    expect(planOf(others('author: Ann\ncopyright: [Mine., All of it.]')).design.copyright).toEqual([
      'Mine.',
      'All of it.',
    ])
  })

  it('has one puzzle a page in large print', () => {
    expect(planOf(others('largePrint: true')).design).toMatchObject({ isLargePrint: true, puzzlesPerPage: 1 })
  })
})

describe('the words of a plan', () => {
  it('are German in a German book, including variants of German', () => {
    for (const code of ['de', 'de-AT']) {
      const { words, familyWords, language } = planOf(others(`language: ${code}`)).design
      expect(language).toBe(code)
      expect(words.solutionOn).toBe('Lösung auf Seite {page}')
      expect(familyWords.hidoku.name).toBe('Zahlenpfad')
      const { 'last-cell': lastCell } = findFamily('magic').words.de?.reasons ?? {}
      expect(familyWords.magic.reasons['last-cell']).toBe(lastCell)
      expect(lastCell).not.toBe(findFamily('magic').words.en.reasons['last-cell'])
      expect(familyWords.sudoku.groups.row).toBe('Zeile {number}')
    }
  })

  it('words that a recipe gives replace those of the language', () => {
    const own =
      'words: { number: "Puzzle {number}" }\nfamilies: { kenken: { name: Cages }, survo: { reasons: { naked-single: "{value} again" }, groups: { row: "line {number}" } } }'
    const { words, familyWords } = planOf(others(own)).design
    expect(words.number).toBe('Puzzle {number}')
    expect(words.contents).toBe('Contents')
    expect(familyWords.kenken.name).toBe('Cages')
    expect(familyWords.kenken.howToPlay).toEqual(findFamily('kenken').words.en.howToPlay)
    const { reasons, groups } = findFamily('survo').words.en
    expect(familyWords.survo.reasons).toEqual({
      ...Object.fromEntries(exampleKinds(findFamily('survo')).map((kind) => [kind, reasons[kind]])),
      'naked-single': '{value} again',
    })
    expect(familyWords.survo.groups).toEqual({ ...groups, row: 'line {number}' })
  })

  it('may be a complete other language, for the families in the book', () => {
    const sudoku = familyWordsOf(findFamily('sudoku'), 'en')
    const recipe: BookRecipe = {
      title: 'Chiffres',
      language: 'fr',
      sections: [{ family: 'sudoku', count: 5, stars: 1 }],
      words: { ...BOOK_WORDS.en, solutionOn: 'Solution page {page}' },
      families: { sudoku: { ...sudoku, name: 'Sudoku français' } },
    }
    expect(planOf(recipe).design.familyWords.sudoku.name).toBe('Sudoku français')
    const { name: _, ...nameless } = { ...sudoku }
    expect(mistakesOf({ ...recipe, families: { sudoku: nameless } })).toEqual([
      'books come in en and de; for "fr" the recipe must give all words; missing: families.sudoku.name; "book --words FILE --language fr" writes a file with all of them, to translate',
    ])
  })
})

describe('impossible orders', () => {
  it.each([
    // Kinds of puzzles.
    [section('sudoku, shape: 7x7, count: 1'), '3:30 "7x7" is not a Sudoku shape; expected 4x4, 6x6'],
    [
      section('survo, shape: 3x3, count: 9, stars: 1..5'),
      '3:51 no Survo of 3x3 has 3, 4 or 5 stars; ask for 1 or 2',
    ],
    [
      section('hidoku, shape: 1x2, count: 9, stars: 1'),
      '3:5 a Hidoku of 1x2 has at least 2 givens: the first',
    ],
    [section('sudoku, count: 9, stars: 6'), '3:40 "6" is not a number of stars; use 1 to 5'],
    [section('sudoku, count: 9, stars: 4..2'), '3:40 "4..2" is not a number of stars'],
    [section('kenken, count: 9, symmetry: rotate180'), '3:43 the cages of a KenKen have no symmetry'],
    [
      section('survo, shape: 2x5, count: 9, symmetry: diagonal'),
      '3:54 diagonal needs a square board; 2x5 is not square',
    ],
    [section('sudoku, count: 9, clues: 99'), '3:40 a board of 9x9 has only 81 cells'],
    [section('sudoku, count: 9, clues: few'), '3:40 "few" is not a number of clues'],
    [section('kenken, count: 9, options: { max-cage: 9 }'), '3:54 "9" is not a cage size; expected 2 to 6'],
    [section('sudoku, count: 9, options: { max-cage: 3 }'), '3:54 "max-cage" is not an option of a Sudoku'],
    // Words.
    [others('words: { number: "{nmber}" }'), '2:18 "number" has no gap {nmber}; it has {number}'],
    [others('words: { number: Puzzle }'), '2:18 "number" needs the gap {number}'],
    [others('words: { solutionOn: see below }'), '2:22 "solutionOn" needs the gap {page}'],
    [others('words: { notes: "{page}" }'), '2:17 "notes" has no gap {page}; it has no gaps'],
    [
      others('families: { magic: { reasons: { naked-single: "{number}" } } }'),
      '2:47 "naked-single" has no gap {number}; it has {value}',
    ],
    [
      others('families: { magic: { groups: { row: "line {line}" } } }'),
      '2:37 "row" has no gap {line}; it has {number}',
    ],
    [others('families: { sudoku: { reasons: { x-wing: none } } }'), '2:34 unknown key "x-wing"'],
    [others('families: { magic: { groups: { box: none } } }'), '2:32 unknown key "box"'],
    [
      others('language: fr'),
      '2:11 books come in en and de; for "fr" the recipe must give all words; missing: words.number, ',
    ],
    [
      others('families: { hidoku: { notes: { rook: "{moves}" } } }'),
      '2:38 "rook" has no gap {moves}; it has no gaps',
    ],
    // Words by which puzzles and solutions cannot be found.
    [others('words: { number: "{number}" }'), '2:18 "number" needs a word beside {number}'],
    [others('words: { number: "({number})." }'), '2:18 "number" needs a word beside {number}'],
    [others('words: { number: "{number} No. {number}" }'), '2:18 "number" needs its gap exactly once'],
    [
      others('words: { solutionOn: "{page}/{page} solutions" }'),
      '2:22 "solutionOn" needs its gap exactly once, but has it 2 times',
    ],
    [
      others('words: { number: "Page {number}", solutionOn: "Solution: page {page}" }').replace(
        'Page',
        'page',
      ),
      '2:18 "number" and "solutionOn" cannot be told apart',
    ],
    [
      others('words: { solutionOn: "See No. {page}" }'),
      '2:22 "number" and "solutionOn" cannot be told apart',
    ],
    [
      others(`words: { number: "${'N'.repeat(21)}{number}" }`),
      '2:18 "number" is too long: 25 characters with a number; use at most 24',
    ],
    [
      others(`words: { solutionOn: "${'n'.repeat(40)} {page}" }`),
      '2:22 "solutionOn" is too long: 45 characters with a number; use at most 40',
    ],
    // Signs.
    ['title: ★ 日本\npuzzles: [a]\n', '1:8 the font Source Sans 3 has no ★ 日 本, which "title" needs'],
    [others('words: { notes: 日 }'), '2:8 the font Source Sans 3 has no 日, which "words" needs'],
    // Room.
    [section('sudoku, shape: 16x16, count: 1'), '3:30 a Sudoku board of 16x16 needs cells'],
    [
      'title: x\ntrim: 5x8\npuzzlesPerPage: 6\nsections: [{ family: kenken, shape: 8x8, count: 1 }, { family: sudoku, shape: 12x12, count: 1 }]',
      '4:79 a Sudoku board of 12x12 needs cells',
    ],
    [section('sudoku, count: 5000, stars: 2'), '3:3 5000 puzzles take'],
    [others('largePrint: true\npuzzlesPerPage: 2'), '3:17 large print has one puzzle a page, not 2'],
    [
      'title: x\nsections: [{ family: sudoku, count: 9999 }, { family: survo, count: 9 }]\n',
      '2:11 10008 puzzles are too many for a book',
    ],
  ])('%j: %s', (text, expected) => {
    const mistakes = mistakesOf(text)
    expect(
      mistakes.some((mistake) => mistake.startsWith(expected)),
      mistakes.join('\n'),
    ).toBe(true)
  })

  it('is reported in the order of the text', () => {
    const text = 'title: x\nwords: { number: Puzzle }\nsections: [{ family: sudoku, shape: 7x7, count: 1 }]\n'
    expect(mistakesOf(text).map((mistake) => mistake.split(' ')[0])).toEqual(['2:18', '3:37'])
  })

  it('a character that only the bold font lacks is reported', () => {
    const { recipe, at } = recipeOf(others('author: Zoë'))
    const bold = { ...typeface.bold, missing: (text: string) => (text.includes('ë') ? ['ë'] : []) }
    const plan = planBook(recipe, at, { ...typeface, bold })
    expect('mistakes' in plan && plan.mistakes.map(({ line, message }) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^2 the font Source Sans 3 has no ë, which "author" needs/),
    ])
  })

  it('a language without all notes of a family is reported', () => {
    const { notes: _, ...noteless } = familyWordsOf(findFamily('hidoku'), 'en') as FamilyWords
    const recipe: BookRecipe = {
      title: 'x',
      language: 'fr',
      sections: [{ family: 'hidoku', count: 5, stars: 1 }],
      words: BOOK_WORDS.en,
      families: { hidoku: noteless },
    }
    expect(mistakesOf(recipe)).toEqual([expect.stringContaining('missing: families.hidoku.notes.rook')])
  })

  it('proposes a number of puzzles that can be bound if there are too many', () => {
    const [mistake] = mistakesOf(section('sudoku, count: 5000, stars: 2'))
    const fits = Number(/choose about (\d+) puzzles/.exec(mistake)?.[1])
    expect(fits).toBeGreaterThan(1000)
    expect(mistakesOf(section(`sudoku, count: ${fits}, stars: 2`))).toEqual([])
    expect(mistakesOf(section(`sudoku, count: ${fits + 20}, stars: 2`))).toHaveLength(1)
    expect(mistakesOf(`profile: screen\n${section('sudoku, count: 5000, stars: 2')}`)).toEqual([])
  })
})

describe('the stars of a shape', () => {
  it.each([
    ['survo', '2x2', [1]],
    ['survo', '2x4', [1, 2]],
    ['survo', '3x4', [1, 2, 3]],
    ['survo', '2x7', [1, 2, 3, 4]],
    ['survo', '3x5', [1, 2, 3, 4]],
    ['survo', '5x5', [1, 2, 3, 4, 5]],
    ['sudoku', '4x4', [1, 2, 3, 4, 5]],
    ['kenken', '3x3', [1, 2, 3]],
    ['sudoku', '25x25', [1, 2, 3, 4, 5]],
  ])('%s %s: %j', (name, shape, stars) => {
    const family = findFamily(name)
    expect(starsOfShape(family, family.notation.parseShape(shape))).toEqual(stars)
  })
})

describe('stars of small boards without a table', () => {
  const ordered = (asked: string) => planOf(section(`hidoku, shape: 2x3, count: 6${asked}`))
  const starsIn = (asked: string) => ordered(asked).orders.map(({ recipe }) => recipe.order.stars?.least)

  it('by default, an order has only the stars that are found quickly', () => {
    expect(starsIn('')).toEqual([1])
  })

  it('rarer stars are ordered if the recipe names them', () => {
    expect(starsIn(', stars: 1..3')).toEqual([1, 2, 3])
  })
})

describe('a book without a recipe', () => {
  it('shares its puzzles over families, then over stars', () => {
    const recipe = quickRecipe({ title: 'Quiet', families: ['sudoku', ' KenKen '], count: 11, stars: '1..3' })
    expect(recipe).toEqual({
      title: 'Quiet',
      sections: [
        { family: 'sudoku', count: 6, stars: '1..3' },
        { family: 'kenken', count: 5, stars: '1..3' },
      ],
    })
    const counts = ordersOf(planOf(recipe as BookRecipe)).map((order) => Number(order.split(': ')[1]))
    expect(counts).toEqual([2, 2, 2, 2, 2, 1])
  })

  it('has all usual families by default, and the requested design', () => {
    const design = { trim: '6x9', seed: 's' }
    const recipe = quickRecipe({ title: 'Quiet', count: 60, design }) as BookRecipe
    const names = recipe.sections?.map(({ family }) => family)
    expect(names).toEqual(['sudoku', 'kenken', 'survo', 'hidoku', 'magic'])
    expect(planOf(recipe).design).toMatchObject({ seed: 's', trim: { name: '6x9' } })
  })

  it('has each family once, even if it is named twice', () => {
    const recipe = quickRecipe({ title: 'Quiet', families: ['sudoku', 'Sudoku'], count: 2 }) as BookRecipe
    expect(recipe.sections).toEqual([{ family: 'sudoku', count: 2 }])
  })

  it('reports all mistakes in its options', () => {
    const recipe = quickRecipe({ title: 'Quiet', families: ['a', ''], count: 1, stars: '7' })
    expect('mistakes' in recipe && recipe.mistakes.map(({ message }) => message.split(' ')[0])).toEqual([
      '--family:',
      '--family',
      '--count',
      '--stars:',
    ])
  })

  it('is made from files if any are named', () => {
    expect(quickRecipe({ title: 'Quiet', puzzles: ['a'], design: {} })).toEqual({
      title: 'Quiet',
      puzzles: ['a'],
    })
  })

  it.each([
    [{ families: ['sudoko'] }, '--family: unknown family "sudoko"; did you mean "sudoku"?'],
    [{ families: ['sudoku', ''] }, '--family has an empty name; choose from sudoku, kenken'],
    [{ count: 3 }, '--count 3 is too small; 5 families need at least 5 puzzles'],
    [{ count: 100_000 }, '--count 100000 is too large; a book has at most 10000 puzzles'],
    [{ stars: '9' }, '--stars: "9" is not a number of stars'],
    [{ stars: '4..2' }, '--stars: "4..2" is not a number of stars'],
    [{ design: { trim: 'A3' } }, '"trim" must be one of A4'],
    [{ title: '' }, '"title" must be a text of 1 to 120 characters'],
  ])('%j: %s', (flags, message) => {
    const recipe = quickRecipe({ title: 'Quiet', ...flags })
    const plan = 'mistakes' in recipe ? recipe : planBook(recipe, () => undefined, typeface)
    const found = 'mistakes' in plan ? plan.mistakes : []
    expect(found).toHaveLength(1)
    expect(found[0]?.message.startsWith(message), found[0]?.message).toBe(true)
    expect(found[0].line).toBeUndefined()
  })
})
