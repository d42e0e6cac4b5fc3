// The table of rules: one line for each.

import type { Span } from '../../puzzleError.ts'
import { antiKing } from './antiKing.ts'
import { antiKnight } from './antiKnight.ts'
import { arrow } from './arrow.ts'
import { betweenLines } from './between.ts'
import { diagonals } from './diagonals.ts'
import { disjointGroups } from './disjointGroups.ts'
import { inequality } from './inequality.ts'
import { jigsaw } from './jigsaw.ts'
import { killer } from './killer.ts'
import { kropki, strictKropki } from './kropki.ts'
import { littleKiller } from './littleKiller.ts'
import { nonConsecutive } from './nonConsecutive.ts'
import { oddEven } from './oddEven.ts'
import { kindOfOwnRule, ownRule } from './ownRule.ts'
import { palindrome } from './palindrome.ts'
import { quadruples } from './quadruples.ts'
import { renban } from './renban.ts'
import type { LatinRule } from './rule.ts'
import type { RuleBoard } from './ruleBoard.ts'
import { sandwich } from './sandwich.ts'
import { skyscrapers } from './skyscrapers.ts'
import { thermometer } from './thermometer.ts'
import { whisper } from './whisper.ts'
import { windows } from './windows.ts'
import { xSums } from './xSums.ts'
import { strictXv, xv } from './xv.ts'

/** Every rule, in the order in which shapes name them. */
export const LATIN_RULES: readonly LatinRule[] = [
  diagonals,
  windows,
  disjointGroups,
  antiKnight,
  antiKing,
  nonConsecutive,
  jigsaw,
  killer,
  littleKiller,
  thermometer,
  arrow,
  kropki,
  strictKropki,
  xv,
  strictXv,
  inequality,
  oddEven,
  palindrome,
  renban,
  whisper,
  quadruples,
  skyscrapers,
  sandwich,
  xSums,
  betweenLines,
]

/**
 * The rule with this name, from the table or an editor's own; undefined if there is none. Throws a PuzzleError
 * if an own rule cannot be read.
 */
export function ruleNamed(name: string, at?: Span): LatinRule | undefined {
  return LATIN_RULES.find((rule) => rule.name === name) ?? ownRule(name, at)
}

/** The name of an own rule whose signs look like those of an earlier own rule; undefined if all signs differ. */
export function twinOfSigns(names: readonly string[]): string | undefined {
  const kinds = names.map(kindOfOwnRule)
  return names.find((_, index) => kinds[index] !== undefined && kinds.indexOf(kinds[index]) < index)
}

/** Compares names of rules by their order in a shape: the order of the table, followed by own rules. */
export function compareRules(one: string, other: string): number {
  const rankOf = (name: string) => {
    const rank = LATIN_RULES.findIndex((rule) => rule.name === name)
    return rank < 0 ? LATIN_RULES.length : rank
  }
  return rankOf(one) - rankOf(other) || (one < other ? -1 : Number(one > other))
}

/**
 * All minimal sets of two or three rules that no 9x9 Sudoku satisfies, as CaDiCaL proves
 * (test/slow/rulesTogether.test.ts).
 */
const IMPOSSIBLE_SETS: readonly (readonly string[])[] = [
  ['hyper', 'non-consecutive'],
  ['x', 'hyper', 'anti-knight'],
  ['x', 'anti-knight', 'anti-king'],
  ['x', 'anti-knight', 'non-consecutive'],
  ['x', 'anti-king', 'non-consecutive'],
  ['hyper', 'anti-knight', 'anti-king'],
]

/** A set of these rules that no board satisfies; undefined if no such set is known. */
export function impossibleSet(
  { size, boxRows }: RuleBoard,
  names: readonly string[],
): readonly string[] | undefined {
  if (size !== 9 || boxRows !== 3) return undefined
  return IMPOSSIBLE_SETS.find((set) => set.every((name) => names.includes(name)))
}
