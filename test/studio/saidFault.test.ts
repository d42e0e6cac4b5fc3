// What is wrong with a text is said in the language of the reader where that language has a sentence for it.

import { describe, expect, it } from 'vitest'
import { readText } from '../../src/studio/engine/readText.ts'
import type { TaskFault } from '../../src/studio/engine/tasks.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

/** What is wrong with the parts of a text. */
function faultsIn(text: string, language: Language): readonly TaskFault[] {
  return readText(text, language).entries.flatMap((entry) => ('error' in entry ? entry.error : []))
}

const saidOf = (text: string, language: Language) => faultsIn(text, language).map(({ said }) => said)

describe('a text without a puzzle', () => {
  it.each([
    'hello',
    'x',
    'Dear all,\nplease read this.\n\nYours, Anna',
    'Milk, 2 eggs, bread, 3 apples',
    '10:30 Meeting with Anna',
    'internationalise',
    'one two three\nfour five six\nseven eight nine',
    'The cat sat on\nthe mat and it\nwas a very good\nday for a cat',
    'Größe, Straße und «été»',
  ])('is in no notation: %j', (text) => {
    expect(saidOf(text, 'en')).toEqual([
      'No notation is recognised in this text. You can paste digits with dots or zeros for empty cells, a grid, a link to SudokuPad or f-puzzles, or a record.',
    ])
    expect(faultsIn(text, 'de')[0]).not.toHaveProperty('line')
    expect(faultsIn(text, 'de')[0].said).toMatch(/^In diesem Text ist keine Schreibweise zu erkennen\./)
  })
})

describe('a text that looks like a puzzle', () => {
  it.each([
    ['1,2,abc', '«abc» no es un número de 1 a 3.'],
    ['. . 4\n. x 9\n. . .', '«x» no es un número de 1 a 9.'],
    ['....\n.q..\n....\n..1.', '«q» no es un número de 1 a 4.'],
    ['1,2,3\n4,5', 'La fila 2 debería tener 3 casillas, pero tiene 2.'],
    ['sudoku 4x4\n1...\n..2.\n....', 'El tablero debería tener 4 filas, pero tiene 3.'],
    [LINE.slice(1), /^Esta línea tiene 80 caracteres; un sudoku en una línea tiene 16, 36, 64, 81,/],
    [`55${LINE.slice(2)}`, 'Estos datos se contradicen: r1c1, r1c2.'],
  ])('says what is wrong with %j', (text, sentence) => {
    const [{ line, said }] = faultsIn(text, 'es')
    expect(line).toBeGreaterThan(0)
    if (typeof sentence === 'string') expect(said).toBe(sentence)
    else expect(said).toMatch(sentence)
    for (const language of LANGUAGES) {
      const [told] = saidOf(text, language)
      expect(told).not.toMatch(/[{}]/)
      expect(told, language).toBeDefined()
    }
  })

  it('keeps the English details of what has no sentence, and counts letters of large boards', () => {
    const [{ code, message, said }] = faultsIn(`${'.'.repeat(255)}Z`, 'fr')
    expect([code, said]).toEqual(['value', undefined])
    expect(message).toContain('from 1 to 9, A to G')
  })
})
