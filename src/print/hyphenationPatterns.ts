// The patterns of TeX for dividing words (the package `hyphen` ships them), by language code. They are large, so a bundle for
// browsers has this table empty, and `loadPatterns` fetches those of a language.

import type { Patterns } from 'hyphen/hyphen.js'
import german from 'hyphen/patterns/de-1996.js'
import british from 'hyphen/patterns/en-gb.js'
import american from 'hyphen/patterns/en-us.js'
import spanish from 'hyphen/patterns/es.js'
import french from 'hyphen/patterns/fr.js'
import italian from 'hyphen/patterns/it.js'

/** The patterns by language code. */
export const PATTERNS: Readonly<Record<string, Patterns>> = {
  de: german,
  en: british,
  'en-us': american,
  es: spanish,
  fr: french,
  it: italian,
}

/** Loads the patterns with this code, if there are any. Must be called before words of the language are divided. */
export async function loadPatterns(_code: string): Promise<void> {}
