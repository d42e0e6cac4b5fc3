// Deductions from the clues of further rules, and from rules between two cells.

import type { Finder } from '../patternTable.ts'
import { isPlain } from './boardOfGroups.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { type ClueTechnique, clueFinder } from './techniques/clueCandidates.ts'

/** The names, the easiest first. */
const NAMES: readonly ClueTechnique[] = [
  'dot-pairs',
  'thermometer-bounds',
  'innies-and-outies',
  'cage-combinations',
  'clue-candidates',
]

const finderOf =
  (technique: ClueTechnique): Finder<[LatinPencil]> =>
  (pencil) =>
    isPlain(pencil.board) ? () => {} : clueFinder(pencil, technique)

/** The patterns by name. */
export const LATIN_CLUE_PATTERNS = Object.fromEntries(
  NAMES.map((name) => [name, finderOf(name)] as const),
) as Readonly<Record<ClueTechnique, Finder<[LatinPencil]>>>
