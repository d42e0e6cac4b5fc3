// The facet `words`: a family's texts for print, in every language of books.

import type { Language } from '../words/languages.ts'
import type { Inference } from './inference.ts'

/** A family's texts in one language. */
export interface FamilyWords {
  /** The name of its puzzles in print, which is not a trademark. */
  readonly name: string
  /**
   * The rules in one sentence of at most about 110 characters, for readers who know the kind. Its gaps
   * `least` and `greatest` are the range of the board's numbers.
   */
  readonly inShort: string
  /** Replaces `inShort` for puzzles with such a note, whose facts fill gaps too. It includes the note. */
  readonly inShortNoted?: Readonly<Record<string, string>>
  /** How to play, one text a paragraph. */
  readonly howToPlay: readonly string[]
  /** The sentence of each kind of reason, with the same gaps as in `inference.reasons`. */
  readonly reasons: Readonly<Record<string, string>>
  /** The names of groups of cells in these sentences, as in `inference.groups`. */
  readonly groups: Readonly<Record<string, string>>
  /** The texts beside single puzzles, by the kind of `note`. */
  readonly notes?: Readonly<Record<string, string>>
  /** What sentences call the values 1, 2, 3, …, if not by their figures. */
  readonly valueNames?: readonly string[]
}

/** A family's texts in each language. English is required. */
export type Words = Readonly<Partial<Record<Language, FamilyWords>>> & {
  /** The English words. */
  readonly en: FamilyWords
}

/** The English sentences, taken from the inference. */
export function englishPhrases({
  reasons,
  groups,
}: Pick<Inference, 'reasons' | 'groups'>): Pick<FamilyWords, 'reasons' | 'groups'> {
  const sentences = Object.entries(reasons).map(([kind, { sentence }]) => [kind, sentence])
  return { reasons: Object.fromEntries(sentences), groups }
}
