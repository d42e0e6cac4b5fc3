// Puzzles with further rules have names as readers know them, in every language; other puzzles that of their family.

import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { nameWithSize, printedName } from '../../src/families/variantNames.ts'
import { findFamily } from '../../src/index.ts'
import { LANGUAGES } from '../../src/words/languages.ts'

const [sudoku, latin] = ['sudoku', 'latinsquare'].map((name) => findFamily(name))
const shapesOf = (family: typeof sudoku, ...texts: string[]) =>
  texts.map((text) => family.notation.parseShape(text))

describe('names of puzzles with further rules', () => {
  it.each([
    [sudoku, '9x9', 'Sudoku 9×9', 'Sudoku 9×9'],
    [sudoku, '6x6/3x2', 'Sudoku 6×6/3×2', 'Sudoku 6×6/3×2'],
    [sudoku, '9x9+killer', 'Killer Sudoku 9×9', 'Killer-Sudoku 9×9'],
    [sudoku, '9x9+x+killer', 'Diagonal Killer Sudoku 9×9', 'Diagonal-Killer-Sudoku 9×9'],
    [sudoku, '6x6/3x2+thermo', 'Thermo Sudoku 6×6/3×2', 'Thermo-Sudoku 6×6/3×2'],
    [latin, '5x5+inequality', 'Futoshiki 5×5', 'Futoshiki 5×5'],
    [latin, '5x5+skyscrapers', 'Skyscrapers 5×5', 'Hochhäuser 5×5'],
    [latin, '5x5+thermo', 'Thermo Latin Square 5×5', 'Lateinisches Quadrat (Thermo) 5×5'],
    [latin, '5x5', 'Latin Square 5×5', 'Lateinisches Quadrat 5×5'],
  ])('%s: %s', (family, text, english, german) => {
    const { en, de = en } = family.words
    const [shape] = shapesOf(family, text)
    expect([nameWithSize(en, shape), nameWithSize(de, shape)]).toEqual([english, german])
  })

  it("an editor's own rule has none, so the size tells it", () => {
    const [shape] = shapesOf(sudoku, '9x9+killer+lines(|a-b|>=4)')
    expect(nameWithSize(sudoku.words.en, shape)).toBe(`Sudoku ${shape.text.replace('x', '×')}`)
  })

  it('puzzles of several kinds have the name of their family', () => {
    const { en } = sudoku.words
    expect(printedName(en, shapesOf(sudoku, '9x9+killer', '6x6+killer'))).toBe('Killer Sudoku')
    expect(printedName(en, shapesOf(sudoku, '9x9+killer', '9x9'))).toBe('Sudoku')
    expect(printedName(en, [])).toBe('Sudoku')
  })

  it.each(LANGUAGES)('every rule has a name of its own: %s', (language) => {
    const names = LATIN_RULES.map(({ name }) => sudoku.words[language]?.variantNames?.rules[name] ?? '')
    expect(names.filter((name) => name === '')).toEqual([])
    expect(new Set(names).size).toBe(LATIN_RULES.length)
  })
})
