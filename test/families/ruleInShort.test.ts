import { expect, it } from 'vitest'
import { ruleInShort } from '../../src/families/ruleInShort.ts'
import type { FamilyWords } from '../../src/families/words.ts'
import { boardOf, CASES } from '../feed/print/printed.ts'
import { familyUnderTest } from '../support/fixtures.ts'

const ruleOf = (name: string, shape: string, own: Partial<FamilyWords> = {}) => {
  const { family, puzzle } = boardOf(name, shape)
  return ruleInShort({ ...family.words.en, ...own }, family, puzzle)
}

it.each(CASES)('%s %s in %s: leaves no gap unfilled', (name, shape, language, own) => {
  const { family, puzzle } = boardOf(name, shape, own)
  const { rule, note } = ruleInShort(family.words[language] ?? family.words.en, family, puzzle)
  expect(rule + note).not.toMatch(/[{}]|undefined/)
  expect(rule.length).toBeLessThanOrEqual(115)
})

it('states the numbers of the board', () => {
  expect(ruleOf('sudoku', '9x9').rule).toBe(
    'Every row, every column and every box holds each number from 1 to 9 once.',
  )
  expect(ruleOf('survo', '3x4').rule).toContain('from 1 to 12')
})

it('includes the note', () => {
  expect(ruleOf('hidoku', '6x6/rook')).toEqual({
    rule: expect.stringContaining('corners do not count'),
    note: '',
  })
  expect(ruleOf('hidoku', '6x6').rule).toContain('by a side or a corner')
  expect(ruleOf('magic', '4x4')).toEqual({
    rule: expect.stringMatching(/from 1 to 16 .* add up to 34\.$/),
    note: '',
  })
})

it('leaves the note separate if the sentence of a language does not include it', () => {
  expect(ruleOf('magic', '4x4', { inShortNoted: {} })).toEqual({
    rule: familyUnderTest('magic').words.en.inShort,
    note: '1 to 16, sum 34',
  })
})
