import { describe, expect, it } from 'vitest'
import { cageTableOf } from '../../../src/families/kenken/cageTupleTables.ts'

const SIZE = 9

describe('the table of a cage', () => {
  // An angle along its row first, and an angle along its column first: they share their tables.
  const ALONG_ROW = [0, 1, SIZE + 1]
  const ALONG_COLUMN = [0, SIZE, SIZE + 1]

  it.each([
    ['the row first', 11, [ALONG_ROW, ALONG_COLUMN]],
    ['the column first', 12, [ALONG_COLUMN, ALONG_ROW]],
  ])('has its lines in the same order whichever cage came first: %s', (_, target, cages) => {
    for (const cells of cages) {
      expect(cageTableOf(SIZE, '+', target, cells, 0, cells.length)?.lines).toEqual([0b011, 0b110])
    }
  })
})
