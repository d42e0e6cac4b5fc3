// The rules of a puzzle in one sentence, for readers who know its kind.

import { say } from '../words/formatMessage.ts'
import type { Family } from './family.ts'
import type { Puzzle } from './puzzle.ts'
import type { FamilyWords } from './words.ts'

/** The rules of a puzzle in one sentence, in the words of its family. */
export function ruleInShort(
  { inShort, inShortNoted = {}, notes = {} }: FamilyWords,
  { drawing, playing }: Pick<Family, 'drawing' | 'playing'>,
  puzzle: Puzzle,
) {
  const { least, greatest } = playing.numbers(puzzle)
  const { kind, facts } = drawing.note?.(puzzle) ?? { kind: '', facts: {} }
  const gaps = { least, greatest, ...facts }
  const isSaid = Object.hasOwn(inShortNoted, kind)
  return {
    /** The rules in a sentence. */
    rule: say(isSaid ? inShortNoted[kind] : inShort, gaps),
    /** A fact that players of this puzzle need; empty if the rule states it. */
    note: isSaid ? '' : say(notes[kind] ?? '', facts),
  }
}
