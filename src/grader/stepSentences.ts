// The names and sentences of the techniques that all families share: those that follow assumptions or search.

import type { ReasonWords } from '../families/inference.ts'
import type { FamilyWords } from '../families/words.ts'
import type { Language } from '../words/languages.ts'

/**
 * The name of the technique that refutes a candidate by a chain. The shared techniques come after those of
 * the family.
 */
export const FORCING_CHAIN = 'forcing-chain'
/** The name of the technique that fills a cell by a search. */
export const SEARCH = 'search'

/** The English words of the shared techniques. */
export const STEP_WORDS = {
  [FORCING_CHAIN]: { name: 'forcing chain', sentence: 'assuming {value} here contradicts itself' },
  [SEARCH]: {
    name: 'search',
    sentence: 'a search refutes {refuted} there (nodes opened: {nodes}); no simpler technique does',
  },
} as const satisfies Record<string, ReasonWords>

const GERMAN: Readonly<Record<keyof typeof STEP_WORDS, string>> = {
  [FORCING_CHAIN]: 'die Annahme {value} führt hier zu einem Widerspruch',
  [SEARCH]:
    'eine Suche schließt dort {refuted} aus (untersuchte Stellungen: {nodes}): Einfacher geht es nicht',
}

/** The sentences for reasons and the names of groups in one language. */
export type Phrases = Pick<FamilyWords, 'reasons' | 'groups' | 'valueNames'>

/** Combines a family's words in a language with those of the shared techniques, for `reasonText`. */
export function phrasesIn(language: Language, { reasons, groups, valueNames }: Phrases): Phrases {
  const english = Object.entries(STEP_WORDS).map(([kind, { sentence }]) => [kind, sentence])
  const shared = language === 'de' ? GERMAN : Object.fromEntries(english)
  return { reasons: { ...shared, ...reasons }, groups, ...(valueNames && { valueNames }) }
}
