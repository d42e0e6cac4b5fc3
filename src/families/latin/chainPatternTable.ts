// Chains from the literature. They have the tier `chains`, because a person has to follow them link by link.

import type { Finder } from '../patternTable.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { xChainFinder, xyChainFinder } from './techniques/chains.ts'

/** The patterns by name. */
export const LATIN_CHAIN_PATTERNS = {
  'x-chain': xChainFinder,
  'xy-chain': xyChainFinder,
} as const satisfies Record<string, Finder<[LatinPencil]>>
