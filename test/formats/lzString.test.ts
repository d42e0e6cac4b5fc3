import fc from 'fast-check'
import lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { packText, unpackText } from '../../src/formats/notations/lzString.ts'

const LONG = 1 << 16

describe('packed texts', () => {
  it('equal those of lz-string, packed and unpacked', () => {
    const repetitive = fc
      .array(fc.constantFrom('{"value":5,"given":true}', '{},', '[', 'é', '€', '9'), { maxLength: 200 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(repetitive, fc.string({ unit: 'grapheme', maxLength: 60 })), (text) => {
        const packed = lzString.compressToBase64(text)
        expect(packText(text)).toBe(packed)
        expect(unpackText(packed, LONG)).toBe(text)
      }),
    )
  })

  it('are rejected if they unpack to more than the limit', () => {
    expect(unpackText(packText('x'.repeat(1001)), 1000)).toBeUndefined()
    expect(unpackText(packText('x'.repeat(1000)), 1000)).toHaveLength(1000)
  })

  it('are rejected or read if they are damaged', () => {
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(['string', 'undefined']).toContain(typeof unpackText(text, LONG))
      }),
    )
  })
})
