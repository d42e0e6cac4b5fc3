import { describe, expect, it } from 'vitest'
import { dictionaryOrder } from '../../src/bench/contenders/pythonDictionary.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('a dictionary of CPython 2', () => {
  it('lists numbers by their last bits, as many as its slots need', () => {
    expect(dictionaryOrder([])).toEqual([])
    expect(dictionaryOrder([7, 8, 9])).toEqual([8, 9, 7])
    expect(dictionaryOrder([33, 34, 40, 63, 64, 65])).toEqual([64, 33, 34, 65, 40, 63])
  })

  // 16 meets 8 in slot 0 and goes to (5 * 0 + 16 + 1) mod 8 = 1; 1 meets 16 there and goes to (5 * 1 + 1 + 1) mod 8 = 7.
  it('goes on from a slot that is taken', () => {
    expect(dictionaryOrder([8, 16, 1])).toEqual([8, 16, 1])
    expect(dictionaryOrder([1, 8, 16])).toEqual([8, 1, 16])
  })

  it('grows to 32 slots with the sixth key, and to 128 with the twenty-second', () => {
    expect(dictionaryOrder(numbers(28, 32))).toEqual([32, 28, 29, 30, 31])
    expect(dictionaryOrder(numbers(27, 32))).toEqual([32, 27, 28, 29, 30, 31])
    expect(dictionaryOrder(numbers(12, 32))).toEqual([32, ...numbers(12, 31)])
    expect(dictionaryOrder(numbers(11, 32))).toEqual(numbers(11, 32))
  })
})
