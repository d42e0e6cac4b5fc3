// Words for stars, as newspapers print them: two stars are "Easy". The words are printed beside the stars, and are accepted as
// input instead of stars.

import * as catalogue from '../words/catalogue.ts'
import { byLanguage, LANGUAGES } from '../words/languages.ts'
import { wordForStars } from '../words/wordForStars.ts'
import { STARS, type Stars } from './stars.ts'

/** The words for one to five stars in each language. */
export const STAR_WORDS = byLanguage((language): readonly string[] =>
  STARS.map((stars) => wordForStars(catalogue.stars[language], stars)),
)

/** The words of all languages in small letters, with the number of stars for which each stands. */
const TYPED = new Map(
  LANGUAGES.flatMap((language) =>
    STARS.map((stars) => [STAR_WORDS[language][stars - 1].toLowerCase(), stars] as const),
  ),
)

/** All words in small letters, the English ones first. */
export const TYPED_STAR_WORDS: readonly string[] = [...TYPED.keys()]

/** Reads stars as a figure or as a word of any language: `2`, `easy`, `Leicht`, `sehr-leicht`. */
export function readStars(text: string): Stars | undefined {
  return STARS.find((stars) => String(stars) === text) ?? TYPED.get(text.toLowerCase().replaceAll('-', ' '))
}
