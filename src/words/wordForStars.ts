// The word for a number of stars, such as "Easy" for two.

import type { Catalogue } from './catalogue.ts'

const KEYS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/** The word for one to five stars in the language of these words. */
export function wordForStars(words: Catalogue['stars'], stars: number): string {
  return words[KEYS[stars - 1]]
}
