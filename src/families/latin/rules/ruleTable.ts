// The table of rules: one line for each.

import { diagonals } from './diagonals.ts'
import { disjointGroups } from './disjointGroups.ts'
import { antiKing, antiKnight, nonConsecutive } from './movesApart.ts'
import type { LatinRule } from './rule.ts'
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
