// The rules of a puzzle in one sentence, for readers who know its kind.

import { say } from '../words/formatMessage.ts'
import { notesText } from './drawing.ts'
import type { Family } from './family.ts'
import type { Puzzle } from './puzzle.ts'
import type { FamilyWords } from './words.ts'

/** The rules of a puzzle in one sentence, in the words of its family. */
export function ruleInShort(
  { inShort, inShortNoted = {}, notes }: FamilyWords,
  { drawing, playing }: Pick<Family, 'drawing' | 'playing'>,
  puzzle: Puzzle,
) {
  const { least, greatest } = playing.numbers(puzzle)
  const told = drawing.notes?.(puzzle) ?? []
  const said = told.find(({ kind }) => Object.hasOwn(inShortNoted, kind))
  const unsaid = told.filter((note) => note !== said)
  return {
    /** The rules in a sentence. */
    rule: say(said ? inShortNoted[said.kind] : inShort, { least, greatest, ...said?.facts }),
    /** The notes that players of this puzzle need; empty if the rule states everything. */
    note: notesText(unsaid, notes),
  }
}
