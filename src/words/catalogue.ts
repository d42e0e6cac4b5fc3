// All texts that readers see, by room and language. A room is one of the first keys of the files of languages. The build
// and the tests replace this module by one with the texts themselves (scripts/words.mjs), of which a page loads those
// rooms that it uses. This text of the module says what they are.

import type english from './en.json'
import type { Language } from './languages.ts'

/** All texts of a language. */
type Catalogue = typeof english
/** The texts of a room in each language. */
type TextsOf<K extends keyof Catalogue> = Readonly<Record<Language, Readonly<Catalogue[K]>>>

declare function room<K extends keyof Catalogue>(name: K): TextsOf<K>

/** Texts of pages outside their puzzles. */
export const page = room('page')
/** Texts of cover templates. */
export const cover = room('cover')
/** Texts of sheets and keys. */
export const sheet = room('sheet')
