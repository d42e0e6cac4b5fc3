// All texts that readers see, by namespace and language. A namespace is a top-level key of the files of languages. The
// build and the tests replace this module by one with the texts themselves (scripts/words.mjs); a page loads only the
// namespaces that it uses. The source here declares the namespaces.

import type english from './en.json'
import type { Language } from './languages.ts'

/** All texts of a language. */
export type Catalogue = typeof english
/** The texts of a namespace in each language. */
type TextsOf<K extends keyof Catalogue> = Readonly<Record<Language, Readonly<Catalogue[K]>>>

declare function textsIn<K extends keyof Catalogue>(name: K): TextsOf<K>

/** The words for one to five stars. */
export const stars = textsIn('stars')
/** Texts of books. */
export const book = textsIn('book')
/** The number of puzzles on title pages and covers: the names of several puzzles, by family. */
export const front = textsIn('front')
/** Texts of cover templates. */
export const cover = textsIn('cover')
/** Texts of sheets and keys. */
export const sheet = textsIn('sheet')
/** Texts of feeds and their pages. */
export const feed = textsIn('feed')
/** Texts of pages outside their puzzles. */
export const page = textsIn('page')
/** Prompts: puzzles in words, for programs that answer in words. */
export const prompt = textsIn('prompt')
/** Sentences that explain why the player shows no board. */
export const details = textsIn('details')
export const refusals = textsIn('refusals')
/** The sentence that the player shows if nothing else of it could be loaded. */
export const unloaded = textsIn('unloaded')
/** Sentences and names of deductions that all families share. */
export const steps = textsIn('steps')
/** The names of groups of cells after "in". */
export const groups = textsIn('groups')
/** Boards of groups: reasons and techniques. */
export const latin = textsIn('latin')
/** Reasons where two groups have several cells in common. */
export const latinLocked = textsIn('latinLocked')
/** Reasons and techniques that need boxes or links. */
export const latinBoxes = textsIn('latinBoxes')
/** Boards of groups: what further rules say. */
export const latinRules = textsIn('latinRules')
/** Boards of lines with sums: reasons and techniques. */
export const linesums = textsIn('linesums')
/** Sudoku. */
export const sudoku = textsIn('sudoku')
/** KenKen. */
export const kenken = textsIn('kenken')
/** Survo. */
export const survo = textsIn('survo')
/** Hidoku. */
export const hidoku = textsIn('hidoku')
/** Magic number boards. */
export const magic = textsIn('magic')
/** Latin squares. */
export const latinsquare = textsIn('latinsquare')
/** The names of the shapes that stand for numbers. */
export const shapes = textsIn('shapes')
/** Setting puzzles by hand: the names of tools, and of the choices that can be typed. */
export const setting = textsIn('setting')
