// Layouts of every trim and design, and of many books; test/book tests only some of them.

import { describe, it } from 'vitest'
import { TRIMS } from '../../src/print/trimsAndPrintLimits.ts'
import { puzzlesOf, trimOf } from '../book/layoutBooks.ts'
import {
  ALL_BOARDS,
  ALL_DESIGNS,
  describeAccepted,
  describeRefusals,
  expectFaultless,
} from '../book/layoutFits.ts'
import { expectCounted, itNeverCountsTooFew } from '../book/layoutMixes.ts'
import { describeTrims } from '../book/layoutTrims.ts'

const BOOKS = Array.from({ length: 8 }, (_, book) => book)

describeTrims(TRIMS.map(({ name }) => name))

describe('the counted pages', () => {
  it.each([
    { puzzlesPerPage: 1, count: 20, startsRight: true },
    { puzzlesPerPage: 4, count: 21, startsRight: false },
    { puzzlesPerPage: 6, count: 70, startsRight: true },
  ] as const)('are those of a book, or a few more: %o', ({ count, ...design }) => {
    expectCounted(design, puzzlesOf(count))
  })

  itNeverCountsTooFew(() => BOOKS)
})

describeRefusals(ALL_BOARDS, ALL_DESIGNS)
describeAccepted(ALL_DESIGNS)

it.each([
  { trim: trimOf('A4'), puzzlesPerPage: 1 },
  { trim: trimOf('5x8'), puzzlesPerPage: 1 },
  { trim: trimOf('6x9'), puzzlesPerPage: 2 },
  { trim: trimOf('8.5x11'), puzzlesPerPage: 4, solutionsPerPage: 20 },
  { trim: trimOf('8x10'), puzzlesPerPage: 1, isLargePrint: true },
] as const)('accepted designs have no fault in the finished file: %o', async (design) => {
  await expectFaultless(design)
})
