// What is said of the techniques that all families have: those that are not made by looking at the board alone.

import type { ReasonWords } from '../families/inference.ts'
import type { FamilyWords, Language } from '../families/words.ts'

/** What the techniques are called that all families have: they come behind those of the family. */
export const FORCING_CHAIN = 'forcing-chain'
/** See `FORCING_CHAIN`. */
export const SEARCH = 'search'

/** Their words. */
export const STEP_WORDS = {
  [FORCING_CHAIN]: { name: 'forcing chain', sentence: 'assuming {value} here contradicts itself' },
  [SEARCH]: {
    name: 'search',
    sentence: 'a search refutes {refuted} there (nodes opened: {nodes}): nothing simpler does',
  },
} as const satisfies Record<string, ReasonWords>

const GERMAN: Readonly<Record<keyof typeof STEP_WORDS, string>> = {
  [FORCING_CHAIN]: 'die Annahme {value} führt hier zum Widerspruch',
  [SEARCH]:
    'eine Suche schließt dort {refuted} aus (untersuchte Stellungen: {nodes}): Einfacher geht es nicht',
}

/** What sentences are made of in a language. */
export type Phrases = Pick<FamilyWords, 'reasons' | 'groups'>

/** A family's words of a language with those that all families have: for `reasonText`. */
export function phrasesIn(language: Language, { reasons, groups }: Phrases): Phrases {
  const english = Object.entries(STEP_WORDS).map(([kind, { sentence }]) => [kind, sentence])
  const shared = language === 'de' ? GERMAN : Object.fromEntries(english)
  return { reasons: { ...shared, ...reasons }, groups }
}
