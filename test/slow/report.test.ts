import { describe, expect, it } from 'vitest'
import { makeReport } from '../../src/bench/report/makeReport.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { readPng } from '../support/png.ts'
import { external, madeResults, own } from '../support/results.ts'

const NAMES = ['fewest-alternatives', 'fewest-candidates', 'dom-wdeg', 'first']

const KINDS =
  'sudoku 9x9, sudoku 16x16, kenken 6x6, kenken 9x9, survo 3x4, survo 5x6, hidoku 6x6, hidoku 10x10, magic 3x3, magic 4x4'

/** As much as one page can hold: a dozen contenders, ten families and shapes. */
const large = madeResults({
  contenders: [
    ...['full', 'basic', 'none']
      .flatMap((strength, index) =>
        NAMES.map((name, place) => own(`${strength}/${name}/ascending`, 1 + index * 0.7 + place * 0.2)),
      )
      .slice(1),
    external(`minizinc ${'a name that does not end '.repeat(3)}`, 2),
  ],
  kinds: KINDS.split(', ').map((kind) => kind.split(' ') as [string, string]),
  puzzles: 40,
  nodes: 2000,
})

describe('a report of many contenders and families', () => {
  it('has the same bytes each time, and its plots fit on a page', async () => {
    const options = { title: 'Large', program: 'puzzlewright 1', typeface: loadTypeface() }
    const [first, second] = [await makeReport(large, options), await makeReport(large, options)]
    expect(second.map(({ name }) => name)).toEqual(first.map(({ name }) => name))
    first.forEach(({ name, content }, index) => {
      expect(Buffer.from(content).equals(Buffer.from(second[index].content)), name).toBe(true)
    })
    const pictures = first.filter(({ name }) => name.endsWith('.png'))
    expect(pictures).toHaveLength(11)
    for (const { name, content } of pictures) {
      const { width, height } = readPng(content as Uint8Array)
      expect(width, name).toBeGreaterThan(1000)
      // Two pixels for each pixel of a page, which is 800 wide with its margins.
      expect(width, name).toBeLessThanOrEqual(1600)
      expect(height, name).toBeLessThan(6000)
    }
  })
})
