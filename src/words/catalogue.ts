// All texts that readers see, by room and language. A room is one of the first keys of the files of languages. The build
// and the tests replace this module by one with the texts themselves (scripts/words.mjs), of which a page loads those
// rooms that it uses. This text of the module says what they are.

import type english from './en.json'
import type { Language } from './languages.ts'

/** All texts of a language. */
export type Catalogue = typeof english
/** The texts of a room in each language. */
type TextsOf<K extends keyof Catalogue> = Readonly<Record<Language, Readonly<Catalogue[K]>>>

declare function room<K extends keyof Catalogue>(name: K): TextsOf<K>

/** The words for one to five stars. */
export const stars = room('stars')
/** Texts of books. */
export const book = room('book')
/** Texts of cover templates. */
export const cover = room('cover')
/** Texts of sheets and keys. */
export const sheet = room('sheet')
/** Texts of feeds and their pages. */
export const feed = room('feed')
/** Texts of pages outside their puzzles. */
export const page = room('page')
/** Sentences that explain why the player shows no board. */
export const refusals = room('refusals')
/** The sentence of a player of which nothing else could be loaded. */
export const unloaded = room('unloaded')
/** Sentences and names of deductions that all families share. */
export const steps = room('steps')
/** The names of groups of cells after "in". */
export const groups = room('groups')
/** Boards of groups: reasons and techniques. */
export const latin = room('latin')
/** Reasons and techniques that need boxes or links. */
export const latinBoxes = room('latinBoxes')
/** Boards of lines with sums: reasons and techniques. */
export const linesums = room('linesums')
/** Sudoku. */
export const sudoku = room('sudoku')
/** KenKen. */
export const kenken = room('kenken')
/** Survo. */
export const survo = room('survo')
/** Hidoku. */
export const hidoku = room('hidoku')
/** Magic number boards. */
export const magic = room('magic')
/** Latin squares. */
export const latinsquare = room('latinsquare')
/** The names of the shapes that stand for numbers. */
export const shapes = room('shapes')
