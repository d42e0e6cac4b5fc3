// The table of rules: one line for each.

import { antiKing } from './antiKing.ts'
import { antiKnight } from './antiKnight.ts'
import { diagonals } from './diagonals.ts'
import { disjointGroups } from './disjointGroups.ts'
import { nonConsecutive } from './nonConsecutive.ts'
import type { LatinRule, RuleBoard } from './rule.ts'
import { windows } from './windows.ts'

/** Every rule, in the order in which shapes name them. */
export const LATIN_RULES: readonly LatinRule[] = [
  diagonals,
  windows,
  disjointGroups,
  antiKnight,
  antiKing,
  nonConsecutive,
]

/** All sets of two or three rules that leave no 9x9 Sudoku, as CaDiCaL proves (test/slow/rulesTogether.test.ts). */
const IMPOSSIBLE_SETS: readonly (readonly string[])[] = [
  ['hyper', 'non-consecutive'],
  ['x', 'hyper', 'anti-knight'],
  ['x', 'anti-knight', 'anti-king'],
  ['x', 'anti-knight', 'non-consecutive'],
  ['x', 'anti-king', 'non-consecutive'],
  ['hyper', 'anti-knight', 'anti-king'],
]

/** The rules among these that leave no board together; undefined if none are known to. */
export function impossibleSet(
  { size, boxRows }: RuleBoard,
  names: readonly string[],
): readonly string[] | undefined {
  if (size !== 9 || boxRows !== 3) return undefined
  return IMPOSSIBLE_SETS.find((set) => set.every((name) => names.includes(name)))
}
