// Words for stars, as newspapers print them: two stars are "Easy". They stand beside stars, and are understood instead of them.

import { LANGUAGES, type Language } from '../families/words.ts'
import { STARS, type Stars } from './stars.ts'

/** The words for one to five stars. */
type FiveWords = readonly [one: string, two: string, three: string, four: string, five: string]

/** The words for one to five stars, in each language that books come in. */
export const STAR_WORDS: Readonly<Record<Language, FiveWords>> = {
  en: ['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'],
  de: ['Sanft', 'Leicht', 'Mittel', 'Schwer', 'Teuflisch'],
}

/** The words of all languages as they are typed, and what they stand for. */
const TYPED = new Map(
  LANGUAGES.flatMap((language) =>
    STARS.map((stars) => [STAR_WORDS[language][stars - 1].toLowerCase(), stars] as const),
  ),
)

/** All words in small letters, the English ones first. */
export const TYPED_STAR_WORDS: readonly string[] = [...TYPED.keys()]

/** So many stars, as a figure or a word of any language says: `2`, `easy`, `Leicht`. */
export function readStars(text: string): Stars | undefined {
  return STARS.find((stars) => String(stars) === text) ?? TYPED.get(text.toLowerCase())
}
