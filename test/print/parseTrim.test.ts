import { describe, expect, it } from 'vitest'
import { parseTrim, TRIM_FORM, TRIMS, type Trim } from '../../src/print/trimsAndPrintLimits.ts'

const read = (text: string) => {
  const trim = parseTrim(text)
  if (typeof trim === 'string') throw new RangeError(trim)
  return trim
}
const sizeOf = ({ width, height }: Trim) => [width, height].map((points) => Math.round(points))

describe('a trim', () => {
  it('has the usual sizes of print services by name, in any case', () => {
    expect(TRIMS).toHaveLength(20)
    for (const trim of TRIMS) {
      expect(parseTrim(trim.name.toUpperCase())).toBe(trim)
      expect(TRIM_FORM.test(trim.name.toLowerCase()), trim.name).toBe(true)
      if (/^\d/.test(trim.name)) {
        const [width, height] = trim.name.split('x').map((side) => Number(side) * 72)
        expect([trim.width, trim.height]).toEqual([width, height])
      }
    }
    expect(TRIMS.filter(({ isHardcoverOnly }) => isHardcoverOnly).map(({ name }) => name)).toEqual([
      '8.25x11',
    ])
  })

  it.each([
    ['6X9', '6x9', 432, 648],
    ['6x9in', '6x9', 432, 648],
    ['6.0 x 9.00 in', '6x9', 432, 648],
    ['7x9in', '7x9', 504, 648],
    ['7 × 10.5', '7x10.5', 504, 756],
    ['170x240mm', '170x240mm', 482, 680],
    ['152.4X228.6MM', '152.4x228.6mm', 432, 648],
    ['4x17', '4x17', 288, 1224],
    ['101.6x431.8mm', '101.6x431.8mm', 288, 1224],
  ])('reads %s as %s', (text, name, width, height) => {
    expect(TRIM_FORM.test(text)).toBe(true)
    const trim = read(text)
    expect(trim.name).toBe(name)
    expect(sizeOf(trim)).toEqual([width, height])
  })

  it.each(['6', '6x9cm', 'A3', '', '6,5x9', '0x10 0'])('is not "%s"', (text) => {
    expect(parseTrim(text)).toMatch(/^one of A4, A5, .*, such as 7x9in or 170x240mm$/)
    expect(TRIM_FORM.test(text)).toBe(false)
  })

  it.each([
    ['6x', '6x9'],
    ['x9', '6x9'],
    ['6x9inch', '6x9in'],
    ['6" x 9"', '6x9in'],
    ['15x23cm', '150x230mm'],
    ['210x297', '210x297mm'],
    ['US Letter', 'letter'],
    ['B5', '176x250mm'],
  ])('asks for %j whether %s is meant, which it takes', (text, meant) => {
    expect(parseTrim(text)).toMatch(new RegExp(`; did you mean "${meant}"\\?$`))
    expect(typeof parseTrim(meant)).toBe('object')
  })

  it.each(['3.9x9', '6x17.1', '100x240mm', '0x9', '6x9mm'])('is not as small or as large as %s', (text) => {
    expect(parseTrim(text)).toBe('a size with sides from 4 to 17 in (101.6 to 431.8 mm)')
  })
})
