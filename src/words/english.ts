// The English texts alone, for the library's own sentences: a page that loads them loads no other language. The build
// and the tests replace this module as they replace `catalogue.ts`.

import type english from './en.json'

declare const catalogue: typeof english

/** Texts of cover templates. */
export const cover = catalogue.cover
/** Sentences of deductions that all families share. */
export const steps = catalogue.steps
/** The names of groups of cells. */
export const groups = catalogue.groups
/** Boards of groups. */
export const latin = catalogue.latin
/** Reasons where two groups have several cells in common. */
export const latinLocked = catalogue.latinLocked
/** Reasons that need boxes or links. */
export const latinBoxes = catalogue.latinBoxes
/** Further rules on boards of groups. */
export const latinRules = catalogue.latinRules
/** Boards of lines with sums. */
export const linesums = catalogue.linesums
/** KenKen. */
export const kenken = catalogue.kenken
/** Hidoku. */
export const hidoku = catalogue.hidoku
