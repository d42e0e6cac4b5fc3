import { describe, expect, it } from 'vitest'
import { keyOf, makeKeySet } from '../../src/maker/puzzleKeys.ts'

describe('the keys of puzzles', () => {
  it('are the same for the same text and differ for similar texts', () => {
    expect(keyOf('53..7')).toEqual(keyOf('53..7'))
    const texts = ['', '0', '00', '53..7', '53..8', '35..7', '7..35', '\u0001\u0002', '\u0002\u0001']
    expect(new Set(texts.map((text) => String(keyOf(text)))).size).toBe(texts.length)
  })

  it('spread over both halves: halves agree as rarely as by chance', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) =>
      keyOf(`${index % 1000}.${Math.floor(index / 1000)}`),
    )
    for (const half of [0, 1]) {
      // Of n keys of 32 bits, about n * n / 2^33 pairs agree: one or two of these.
      expect(keys.length - new Set(keys.map((key) => key[half])).size).toBeLessThan(10)
    }
    expect(new Set(keys.map(String)).size).toBe(keys.length)
  })
})

describe('a set of keys', () => {
  it('accepts each key once, while it grows many times', () => {
    const set = makeKeySet()
    const keys = Array.from({ length: 20_000 }, (_, index) => keyOf(`puzzle ${index}`))
    expect(keys.filter((key) => !set.add(key))).toEqual([])
    expect(keys.filter((key) => set.add(key))).toEqual([])
    expect(set.add(keyOf('another'))).toBe(true)
  })

  it('stores keys with zeros, and keys with the same slot', () => {
    const set = makeKeySet()
    const keys = ['0 0', '0 2', '2 0', '1024 7', '2048 7', '-1024 7'].map(
      (key) => key.split(' ').map(Number) as [number, number],
    )
    for (const key of keys) expect(set.add(key), String(key)).toBe(true)
    for (const key of keys) expect(set.add(key), String(key)).toBe(false)
  })
})
