// The words of the studio in the language of the reader, which the page loads first.

import type english from '../../words/en.json'
import { LANGUAGES, type Language, languageOf } from '../../words/languages.ts'
import { fetchJson } from '../loadOnce.ts'

/** The words. */
export interface StudioWords extends Readonly<(typeof english)['studio']> {
  /** The words for one to five stars. */
  readonly stars: (typeof english)['stars']
  /** The names of families, as they are printed. */
  readonly families: Readonly<Record<string, string>>
}

/** Loads the words of a language with which the first room begins; those of the other rooms are missing. */
export function loadWords(language: Language): Promise<StudioWords> {
  return fetchJson(new URL(`./words-${language}.json`, import.meta.url))
}

/** Loads the words of a language for the other rooms. */
export function loadFurtherWords(language: Language): Promise<Partial<StudioWords>> {
  return fetchJson(new URL(`./further-words-${language}.json`, import.meta.url))
}

/** The language that the reader chose, or that the browser asks for. */
export function usualLanguage(chosen: string | null): Language {
  const asked = [chosen, ...navigator.languages].flatMap(
    (code) => (code && languageOf(code.toLowerCase())) || [],
  )
  return asked[0] ?? LANGUAGES[0]
}
