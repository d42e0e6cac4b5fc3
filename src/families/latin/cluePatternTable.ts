// Deductions from the clues of further rules, and from rules between two cells.

import type { Finder } from '../patternTable.ts'
import { isPlain } from './boardOfGroups.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { type ClueTechnique, clueFinder } from './techniques/clueCandidates.ts'

const finderOf =
  (technique: ClueTechnique): Finder<[LatinPencil]> =>
  (pencil) =>
    isPlain(pencil.board) ? () => {} : clueFinder(pencil, technique)

/** The patterns by name, the easiest first. */
export const LATIN_CLUE_PATTERNS = {
  'dot-pairs': finderOf('dot-pairs'),
  'thermometer-bounds': finderOf('thermometer-bounds'),
  'innies-and-outies': finderOf('innies-and-outies'),
  'cage-combinations': finderOf('cage-combinations'),
  'clue-candidates': finderOf('clue-candidates'),
} as const satisfies Readonly<Record<ClueTechnique, unknown>>
