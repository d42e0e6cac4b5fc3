import { expect, it } from 'vitest'
import type { FamilyWords } from '../../../src/families/words.ts'
import { ruleInShort } from '../../../src/feed/print/ruleInShort.ts'
import { boardOf, CASES, lookOf } from './printed.ts'

const ruleOf = (name: string, shape: string, own: Partial<FamilyWords> = {}) => {
  const { family, puzzle } = boardOf(name, shape)
  return ruleInShort({ ...lookOf(name, 'en').familyWords, ...own }, family, puzzle)
}

it.each(CASES)('%s %s in %s: no gap is left', (name, shape, language, own) => {
  const { family, puzzle } = boardOf(name, shape, own)
  const { rule, note } = ruleInShort(lookOf(name, language).familyWords, family, puzzle)
  expect(rule + note).not.toMatch(/[{}]|undefined/)
  expect(rule.length).toBeLessThanOrEqual(115)
})

it('knows the numbers of the board', () => {
  expect(ruleOf('sudoku', '9x9').rule).toBe(
    'Every row, every column and every box holds each number from 1 to 9 once.',
  )
  expect(ruleOf('survo', '3x4').rule).toContain('from 1 to 12')
})

it('says itself what a note would say', () => {
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

it('leaves the note beside it where a language has no sentence with it', () => {
  expect(ruleOf('magic', '4x4', { inShortNoted: {} })).toEqual({
    rule: lookOf('magic', 'en').familyWords.inShort,
    note: '1 to 16, sum 34',
  })
})
