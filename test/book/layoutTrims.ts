// Complete books of every design, on given trims.

import { describe, it } from 'vitest'
import type { Design } from '../../src/book/bookDesignAndPuzzles.ts'
import { PUZZLES_PER_PAGE } from '../../src/book/bookDesignAndPuzzles.ts'
import { bookOf, designOf, pagesLaidOut, puzzlesOf, trimOf } from './layoutBooks.ts'
import { sound } from './layoutChecks.ts'

const PUZZLES = puzzlesOf(5)
const made = (given: Partial<Design>) => pagesLaidOut(bookOf(designOf(given), PUZZLES))

/** Checks that books of every design on these trims are sound. */
export function describeTrims(names: readonly string[]): void {
  describe.each(names)('a book on %s', (name) => {
    const trim = trimOf(name)

    // Six boards do not fit on the lowest trim; such a book is refused.
    it.each(PUZZLES_PER_PAGE.filter((count) => count < 6 || trim.height > 7 * 72))(
      'stays within its margins without overlaps, with %d a page',
      (puzzlesPerPage) => {
        sound(made({ trim, puzzlesPerPage }))
      },
    )

    it('stays within its margins in German, in large print, and with words that are too long', () => {
      const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
      sound(made({ trim, language: 'de', puzzlesPerPage: 2, profile: 'screen' }))
      sound(made({ trim, isLargePrint: true, puzzlesPerPage: 1 }))
      const title = `${long} ${'und noch viel mehr '.repeat(4)}`.slice(0, 120)
      sound(
        made({
          trim,
          title,
          subtitle: `${long} ${title}`,
          author: `${long} ${long}`,
          copyright: [title, `${long}${long}`],
        }),
      )
    })
  })
}
