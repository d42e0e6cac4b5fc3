import fc from 'fast-check'
import lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { packText, unpackText } from '../../src/formats/notations/lzBase64.ts'

const LONG = 1 << 16

describe('packed texts', () => {
  it('are those of lz-string, both ways', () => {
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

  it('are refused where they unpack to more than was asked for', () => {
    expect(unpackText(packText('x'.repeat(1001)), 1000)).toBeUndefined()
    expect(unpackText(packText('x'.repeat(1000)), 1000)).toHaveLength(1000)
  })

  it('are refused or read where they are damaged', () => {
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(['string', 'undefined']).toContain(typeof unpackText(text, LONG))
      }),
    )
  })
})
