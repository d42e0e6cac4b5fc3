import { describe, expect, it } from 'vitest'
import { shortIdOf } from '../../src/formats/shortId.ts'

describe('a short name', () => {
  it('is six letters and figures that cannot be mistaken for each other', () => {
    for (let number = 0; number < 2000; number++) {
      expect(shortIdOf(`puzzle ${number}`)).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
    }
  })

  it('is rarely the same for two puzzles, and has all letters at each place', () => {
    const names = Array.from({ length: 3000 }, (_, number) => shortIdOf(`survo:2x2:${number}`))
    expect(new Set(names).size).toBeGreaterThan(2995)
    for (let place = 0; place < 6; place++) {
      expect(new Set(names.map((name) => name[place])).size).toBe(32)
    }
  })

  it('does not change, except with a major version: it is printed in books', () => {
    expect(shortIdOf('survo:2x2:1,/,|3,7|4,6')).toMatchInlineSnapshot(`"1FRP2F"`)
    expect(shortIdOf('sudoku:4x4:1...............')).toMatchInlineSnapshot(`"PHBBSV"`)
  })
})
