// Finished books in other programs: some trims in both profiles, with bleed and without. test/slow/trims.test.ts has a
// smaller book on every trim.

import { expect, it } from 'vitest'
import { PRINT_PROFILES } from '../../src/book/bookDesignAndPuzzles.ts'
import { BLEED } from '../../src/print/trimsAndPrintLimits.ts'
import { bytesOf } from '../book/finishedBooks.ts'
import { DPI, INCH, inMargins, insideOf } from '../book/finishedChecks.ts'
import { describeFinished } from '../book/finishedSuite.ts'
import { bookOf, designOf, puzzlesOf, trimOf } from '../book/layoutBooks.ts'
import { hasPoppler, inkOf, POPPLER, paintedPages } from '../support/poppler.ts'

/** Small and large, upright, landscape and square trims. */
const EXAMINED = ['A4', '5x8', '8.25x6', '8.5x8.5']

describeFinished(
  EXAMINED.flatMap((trim) =>
    PRINT_PROFILES.flatMap((profile) => [0, BLEED].map((bleed) => ({ trim, profile, bleed }))),
  ),
)

it.skipIf(!hasPoppler)(`a book of more than 150 pages has wider margins inside for ${POPPLER}`, async () => {
  const [thin, thick] = await Promise.all(
    [1, 14].map(async (count) => {
      const book = bookOf(designOf({ trim: trimOf('5x8'), puzzlesPerPage: 1 }), puzzlesOf(count))
      const pages = paintedPages(await bytesOf(book), DPI)
      expect(inMargins(pages, book)).toEqual([])
      const left = pages.flatMap((page, index) => (index % 2 === 0 ? (inkOf(page)?.left ?? []) : []))
      return { pages: pages.length, left: Math.min(...left) }
    }),
  )
  expect([thin.pages <= 150, thick.pages > 150]).toEqual([true, true])
  const wider = ((insideOf(thick.pages) - insideOf(thin.pages)) * DPI) / INCH
  expect(thick.left - thin.left).toBeGreaterThan(wider - 1)
})
