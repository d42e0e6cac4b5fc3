// The word for a number of stars, such as "Easy" for two.

import type { Catalogue } from './catalogue.ts'

/** The word for one to five stars. The files of languages have the words in this order, which saves a page their names. */
export function wordForStars(words: Catalogue['stars'], stars: number): string {
  return Object.values(words)[stars - 1]
}
