// The facts about a puzzle that an editor compares: degree, reasoning, clues, and whether the puzzle is a replacement or a
// rerun.

import { TIERS } from '../families/inference.ts'
import { techniqueName } from '../families/words.ts'
import { type SeriesMeta, wordLanguage } from './feedMetadata.ts'
import { dateText, type FeedWords, toldFacts } from './feedWordsAndDateTexts.ts'
import { reserveFact } from './ledger.ts'
import type { SeriesPuzzle } from './publicPuzzles.ts'

/** The facts about a puzzle in the language of the feed, each after its name: `Degree 451`. */
export function editorFacts(
  puzzle: SeriesPuzzle,
  meta: Pick<SeriesMeta, 'language'>,
  words: FeedWords,
): string[] {
  const { family, entry, rerunOf, revision } = puzzle
  const { grade } = entry
  const technique = grade?.technique
  const told = toldFacts(words, {
    reviewDegree: grade && Math.round(grade.degree),
    reviewTier: grade?.tier && words.tiers.split(', ')[TIERS.indexOf(grade.tier)],
    reviewTechnique: technique && techniqueName(family, technique, wordLanguage(meta)),
    reviewClues: family.making.countClues(puzzle.puzzle),
    reviewRevision: revision || undefined,
    reviewRerun: rerunOf && dateText(words, rerunOf),
  })
  return [...told, ...reserveFact(entry)]
}
