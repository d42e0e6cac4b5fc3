// Notations of other programs that can express further rules keep them there and back; the others refuse them.

import { describe, expect, it } from 'vitest'
import { writePuzzle } from '../../src/formats/notations/exchangeNotation.ts'
import { EXCHANGE_NOTATIONS } from '../../src/formats/notations/notationRegistry.ts'
import { readPuzzles } from '../../src/formats/readPuzzles.ts'
import { parsePuzzle, puzzleName } from '../../src/index.ts'

const writers = EXCHANGE_NOTATIONS.flatMap(({ writer, ...notation }) =>
  writer && notation.families.includes('sudoku') ? [{ ...notation, writer }] : [],
)
const CLUES = `${'.'.repeat(30)}1.3${'.'.repeat(48)}`
const RULES = ['x', 'hyper', 'disjoint', 'anti-knight', 'anti-king', 'non-consecutive']

describe.each(writers)('$name', (notation) => {
  const rules = RULES.filter((rule) => notation.rules?.includes(rule))
  const written = (shape: string) => {
    const { family, puzzle } = parsePuzzle(`sudoku:${shape}:${CLUES}`)
    return writePuzzle(notation, family, puzzle)
  }
  const readBack = (text: string) =>
    readPuzzles(text).map((entry) =>
      'error' in entry ? entry.error.message : puzzleName(entry.family, entry.puzzle),
    )

  it.each(RULES)('%s', (rule) => {
    if (!rules.includes(rule)) {
      expect(() => written(`9x9+${rule}`)).toThrow(`which has no rule "${rule}"`)
      return
    }
    expect(readBack(written(`9x9+${rule}`))).toEqual([`sudoku:9x9+${rule}:${CLUES}`])
  })

  it.runIf(rules.length > 1)('several rules', () => {
    const shape = ['9x9', ...rules.slice(0, 2)].join('+')
    // Numbers that no rule forbids: the clues are in one row.
    const { family, puzzle } = parsePuzzle(`sudoku:${shape}:${'.'.repeat(80)}1`)
    expect(readBack(writePuzzle(notation, family, puzzle))).toEqual([puzzleName(family, puzzle)])
  })
})
