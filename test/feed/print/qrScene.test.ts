import { generate } from 'lean-qr'
import { describe, expect, it } from 'vitest'
import { qrScene } from '../../../src/feed/print/printableSheet.ts'
import { codeText, darkModules } from './printed.ts'

const ADDRESSES = [
  'https://example.org/',
  'https://puzzles.example.org/daily/2027-01-30/sudoku/',
  'HTTPS://EXAMPLE.ORG/2027/',
  'https://example.org/rätsel/2027-01-30/zahlenpfad/?von=papier&seite=4#spielen',
]

describe('an address as a code', () => {
  it.each(ADDRESSES)('is read back by another reader: %s', (address) => {
    expect(codeText(qrScene(address))).toBe(address)
  })

  it('has a margin of four white modules, and finder patterns in three corners', () => {
    const scene = qrScene(ADDRESSES[1])
    expect([scene.left, scene.top, scene.width]).toEqual([-4, -4, scene.height])
    const size = scene.width - 8
    expect((size - 17) % 4).toBe(0)
    const isDark = darkModules(scene)
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    for (const [top, left] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ]) {
      const found = finder.map((line, row) =>
        Array.from(line, (_, column) => (isDark(top + row, left + column) ? '#' : '.')).join(''),
      )
      expect(found).toEqual(finder)
    }
    expect(isDark(size - 1, size - 1) || isDark(-1, -1)).toBe(isDark(size - 1, size - 1))
  })

  it('has few rectangles, of whole modules', () => {
    const { marks } = qrScene(ADDRESSES[1])
    const isDark = darkModules(qrScene(ADDRESSES[1]))
    const modules = Array.from({ length: 33 * 33 }, (_, index) => isDark(Math.floor(index / 33), index % 33))
    const dark = modules.filter(Boolean).length
    expect(dark).toBeGreaterThan(300)
    expect(marks.length).toBeLessThan(dark)
    for (const mark of marks) {
      expect(mark.mark).toBe('rectangle')
      for (const value of Object.values(mark).slice(1)) expect(Number.isInteger(value)).toBe(true)
    }
  })

  it('can be read with more than a tenth missing', () => {
    // Level L is too low for paper: with it, the code could not be read.
    const low = 0 as never
    const { size } = generate('x'.repeat(53), { minCorrectionLevel: low, maxCorrectionLevel: low })
    expect(qrScene('x'.repeat(53)).width - 8).toBeGreaterThan(size)
  })
})
