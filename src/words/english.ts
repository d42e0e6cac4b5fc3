// The English texts alone, for what the library says: a page that loads them loads no other language. The build and the
// tests replace this module as they replace `catalogue.ts`.

import type english from './en.json'

declare const catalogue: typeof english

/** Texts of cover templates. */
export const cover = catalogue.cover
