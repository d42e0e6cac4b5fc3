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

/** The order of a section of one puzzle. */
const orderOf = (asked: string) => planOf(section(`${asked}, count: 1, stars: 1`)).orders[0].recipe.order

describe('a plan', () => {
  it.each([
    ['sudoku, count: 10, stars: 1..4', 'sudoku 9x9', '1: 3, 2: 3, 3: 2, 4: 2'],
    ['kenken, shape: 5x5, count: 2, stars: 3..5', 'kenken 5x5', '3: 1, 4: 1'],
    // All stars of the shape by default.
    ['survo, shape: 2x5, count: 6', 'survo 2x5', '1: 3, 2: 3'],
    ['magic, count: 5', 'magic 5x5', '1: 2, 2: 1, 3: 1, 4: 1'],
  ])('shares a count evenly over the stars, with the remainder to the first: %s', (asked, board, shares) => {
    expect(ordersOf(planOf(section(asked)))).toEqual(
      shares.split(', ').map((share) => `${board} ${share.replace(':', ' stars:')}`),
    )
  })

  it('has Sudokus with symmetric givens, unless other options prevent it', () => {
    const symmetryOf = (asked: string) => orderOf(asked).symmetry
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
    expect(
      orderOf('kenken, clues: 8..12, minimal: true, options: { max-cage: 3, operators: "+x" }'),
    ).toMatchObject({ minimal: true, clues: { least: 8, most: 12 }, own: { maxCage: 3, operators: '+x' } })
    const free = orderOf('hidoku, symmetry: rotate180, options: { free-ends: true }')
    expect(free).toMatchObject({ symmetry: 'rotate180', own: { freeEnds: true } })
    expect(orderOf('hidoku, options: { free-ends: false }').own).toEqual({})
  })

  it('fills in defaults', () => {
    const { design, arrange } = planOf(section('sudoku, count: 1'))
    expect([arrange, design.trim.name]).toEqual(['stars', '8.5x11'])
    expect(design).toMatchObject({
      ...{ language: 'en', profile: 'print', bleed: 0, puzzlesPerPage: 4 },
      ...{ isLargePrint: false, startsRight: false, seed: 'x', copyright: [] },
    })
  })

  it('makes a valid seed from the title', () => {
    const { design } = planOf('title: "  50/50\\tNumbers "\npuzzles: [a]\n')
    expect(design).toMatchObject({ title: '50/50 Numbers', seed: '50-50 Numbers' })
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
      language: 'pt',
      sections: [{ family: 'sudoku', count: 5, stars: 1 }],
      words: { ...BOOK_WORDS.en, solutionOn: 'Solution page {page}' },
      families: { sudoku: { ...sudoku, name: 'Sudoku français' } },
    }
    expect(planOf(recipe).design.familyWords.sudoku.name).toBe('Sudoku français')
    const { name: _, ...nameless } = { ...sudoku }
    expect(mistakesOf({ ...recipe, families: { sudoku: nameless } })).toEqual([
      'books come in en, de, fr, es, it; for "pt" the recipe must give all words; missing: families.sudoku.name; "book --words FILE --language pt" writes a file with all of them, to translate',
    ])
  })
})

describe('impossible orders', () => {
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
      language: 'pt',
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
    ['survo', '2x4', [1]],
    ['survo', '3x4', [1, 2, 3]],
    ['survo', '2x7', [1, 2, 3]],
    ['survo', '3x5', [1, 2, 3, 4]],
    ['survo', '5x5', [1, 2, 3, 4, 5]],
    ['sudoku', '4x4', [1]],
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
    expect(starsIn('')).toEqual([2, 3])
  })

  it('rarer stars are ordered if the recipe names them', () => {
    expect(starsIn(', stars: 1..3')).toEqual([1, 2, 3])
  })
})

describe('a book without a recipe', () => {
  it('shares its puzzles over families, each once even if it is named twice, then over stars', () => {
    const families = ['sudoku', ' KenKen ', 'Sudoku']
    const recipe = quickRecipe({ title: 'Quiet', families, count: 11, stars: '1..3' })
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

  it('reports all mistakes in its options', () => {
    const recipe = quickRecipe({ title: 'Quiet', families: ['a', ''], count: 1, stars: '7' })
    const told = 'mistakes' in recipe ? recipe.mistakes.map(({ message }) => message.split(' ')[0]) : []
    expect(told.join(' ')).toBe('--family: --family --count --stars:')
  })

  it('is made from files if any are named', () => {
    const own = { title: 'Quiet', puzzles: ['a'] }
    expect(quickRecipe({ ...own, design: {} })).toEqual(own)
  })

  it.each([
    [{ families: ['sudoko'] }, '--family: unknown family "sudoko"; did you mean "sudoku"?'],
    [{ families: ['sudoku', ''] }, '--family has an empty name; choose from sudoku, kenken'],
    [{ count: 3 }, '--count 3 is too small; 5 families need at least 5 puzzles'],
    [{ count: 100_000 }, '--count 100000 is too large; a book has at most 10000 puzzles'],
    [{ stars: '9' }, '--stars: "9" is not a number of stars'],
    [{ stars: '4..2' }, '--stars: "4..2" is not a number of stars'],
    [{ design: { trim: 'A3' } }, '"trim" is "A3"; expected one of A4'],
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
