import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstBits, lowest, popcount } from '../../src/kernel/bits.ts'

it('counts and finds elements like the binary digits', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      const digits = (word >>> 0).toString(2)
      expect(popcount(word)).toBe(digits.replaceAll('0', '').length)
      if (word !== 0) expect(lowest(word)).toBe(digits.length - 1 - digits.lastIndexOf('1'))
    }),
  )
})

it('makes the set of the first elements', () => {
  expect([0, 1, 9, 31].map(firstBits)).toEqual([0, 1, 511, 0x7fffffff])
})
