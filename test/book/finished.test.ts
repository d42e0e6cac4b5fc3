// Finished books as other programs read them: two that differ in every option. All others take longer and are
// among the slow tests.

import { beforeAll, describe, expect, it } from 'vitest'
import { BLEED } from '../../src/print/trimsAndPrintLimits.ts'
import { hasPoppler, isGrey, POPPLER, paintedPages } from '../support/poppler.ts'
import { bookOn, bytesOf } from './finishedBooks.ts'
import { DPI } from './finishedChecks.ts'
import { describeFinished } from './finishedSuite.ts'

describeFinished([
  { trim: '5x8', profile: 'screen', bleed: 0 },
  { trim: 'A5', profile: 'print', bleed: BLEED },
])

describe.each(['print', 'screen'] as const)('a book for %s', (profile) => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await bytesOf(bookOn('6x9', profile, BLEED))
  })

  it('has the same bytes every time', async () => {
    const again = await bytesOf(bookOn('6x9', profile, BLEED))
    expect(Buffer.compare(bytes, again)).toBe(0)
  })

  it.skipIf(!hasPoppler)(`has no colours for ${POPPLER}`, () => {
    const pages = paintedPages(bytes, DPI, true)
    expect(pages.findIndex((page) => !isGrey(page))).toBe(-1)
  })
})
