// The sentences of the techniques that all families share: those that follow assumptions or search.

import type { FamilyWords } from '../families/words.ts'
import { steps } from '../words/catalogue.ts'
import type { Language } from '../words/languages.ts'

/**
 * The name of the technique that refutes a candidate by a chain. The shared techniques come after those of
 * the family.
 */
export const FORCING_CHAIN = 'forcing-chain'
/** The name of the technique that fills a cell by a search. */
export const SEARCH = 'search'

/** The sentences for reasons and the names of groups in one language. */
export type Phrases = Pick<FamilyWords, 'reasons' | 'groups' | 'valueNames'>

/** The words that join the last two items of a list; they are kept with the names of groups. */
export function listWordsIn(language: Language): Readonly<Record<'and' | 'or' | 'orBeforeEight', string>> {
  const { and, or, orBeforeEight } = steps[language]
  return { and, or, orBeforeEight }
}

/** Combines a family's words in a language with those of the shared techniques, for `reasonText`. */
export function phrasesIn(language: Language, { reasons, groups, valueNames }: Phrases): Phrases {
  return {
    reasons: { ...steps[language].reasons, ...reasons },
    groups: { ...listWordsIn(language), ...groups },
    ...(valueNames && { valueNames }),
  }
}
