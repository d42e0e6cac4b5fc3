// The words for stars rest on their order in the files of languages.

import { expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { wordForStars } from '../../src/words/wordForStars.ts'

it.each(Object.entries(readCatalogues()))(
  '%s has the words for one to five stars in this order',
  (_, texts) => {
    const { stars } = texts as unknown as { readonly stars: Parameters<typeof wordForStars>[0] }
    const { oneStar, twoStars, threeStars, fourStars, fiveStars } = stars
    expect([1, 2, 3, 4, 5].map((one) => wordForStars(stars, one))).toEqual([
      ...[oneStar, twoStars, threeStars, fourStars, fiveStars],
    ])
  },
)
