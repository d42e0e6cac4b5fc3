import { describe, expect, it } from 'vitest'
import { htmlTable } from '../../src/bench/report/htmlElements.ts'
import { logAxis } from '../../src/bench/report/logAxis.ts'
import {
  averagedQuantile,
  percent,
  plainNumber,
  probability,
  shortNumber,
  threeFigures,
  timeText,
} from '../../src/bench/report/numberTexts.ts'
import { durationText } from '../../src/bench/report/reportData.ts'
import { csvOf } from '../../src/bench/report/tableAndCsv.ts'
import { contenderLetter } from '../../src/bench/report/theme.ts'

describe('numbers in a report', () => {
  it.each([
    [1, '1.00', '1'],
    [7.5, '7.50', '7.5'],
    [100, '100', '100'],
    [999.7, '1.00k', '1k'],
    [12_345, '12.3k', '12.3k'],
    [1e6, '1.00M', '1M'],
    [1e15, '1.00P', '1P'],
    [5e21, '5.00e+21', '5.00e+21'],
    [0.0123, '0.0123', '0.0123'],
  ])('format %d with three figures, and without trailing zeros on an axis', (value, figures, short) => {
    expect([threeFigures(value), shortNumber(value)]).toEqual([figures, short])
  })

  it('have a suitable unit for times', () => {
    const times = [0.001, 0.25, 1, 999.9, 60_000, 3e10].map((time) => timeText(time, shortNumber))
    expect(times).toEqual(['1 µs', '250 µs', '1 ms', '1 s', '60 s', '8.33k h'])
  })

  it('have no digits for times below the tick of a clock', () => {
    expect([0, 0.001, 12.34].map(durationText)).toEqual(['0', '1.00 µs', '12.3 ms'])
  })

  it('do not round nearly all to all, nor nearly none to none', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
    expect([0.0001, 0.05].map(probability)).toEqual(['< 0.001', '0.050'])
  })

  it('have separators of thousands', () => {
    expect([12, 1234, 3000000000000003, 0.25].map(plainNumber)).toEqual([
      '12',
      '1,234',
      '3,000,000,000,000,003',
      '0.25',
    ])
  })

  it('give quantiles between values', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => averagedQuantile([1, 2, 3, 4], share))).toEqual([
      1, 1.5, 2.5, 3.5, 4,
    ])
    expect([0.25, 0.5, 0.75].map((share) => averagedQuantile([1, 2, 3], share))).toEqual([1, 2, 3])
    expect([0.25, 0.5, 0.75].map((share) => averagedQuantile([1, 2, 3, 4, 5], share))).toEqual([2, 3, 4])
    expect([0.25, 0.5, 0.75].map((share) => averagedQuantile([1, 2, 3, 4, 5, 6], share))).toEqual([2, 3.5, 5])
    expect(averagedQuantile([1, Infinity], 0.5)).toBe(Infinity)
  })
})

describe('a logarithmic axis', () => {
  const options = { length: 200, room: 30, padding: 'last', label: shortNumber } as const
  /** The ends of an axis without the space beyond the last value. */
  const domainOf = (values: readonly number[]) => {
    const [least, most] = logAxis(values, options).domain
    return [least, Number((least * (most / least) ** (1 / 1.025)).toFixed(6))]
  }

  const ticksOf = (values: readonly number[], more: object = {}) =>
    logAxis(values, { ...options, ...more }).ticks.map(({ text }) => text)

  it.each([
    [[1, 5000], '1 10 100 1k'],
    [[1, 1e9], '1 100 10k 1M 100M'],
    [[2, 30], '2 5 10 20'],
  ])('for %j has the ticks %s: powers of ten, fewer if there is no room for all', (values, ticks) => {
    expect(ticksOf(values).join(' ')).toBe(ticks)
  })

  it('has a border beyond all values, and no tick close to it', () => {
    const { place, shadeFrom, ticks } = logAxis([1, 100, Infinity], { ...options, hasBorder: true })
    expect(place(shadeFrom)).toBeGreaterThan(place(100))
    expect(place(Infinity)).toBeGreaterThan(place(shadeFrom))
    expect(place(Infinity)).toBeLessThan(options.length)
    expect(ticks.map(({ text }) => text)).toEqual(['1', '10', 'unsolved'])
    expect(ticks.at(-1)?.place).toBe(place(Infinity))
  })

  it.each([[[60, 900]], [[30, 700]], [[1, 50_000]], [[4, 11]]])(
    'for %j has at least two ticks before the border, so that it shows a scale',
    (values) => {
      const ticks = ticksOf([...values, Infinity], { length: 110, room: 40, hasBorder: true })
      expect(ticks.length).toBeGreaterThan(2)
    },
  )

  it('has no ticks without finite values', () => {
    expect(ticksOf([Infinity])).toEqual([])
  })

  it('has space beyond the last value, and before the first one on request', () => {
    const both = logAxis([1, 100], { ...options, padding: 'both' }).domain
    expect(logAxis([1, 100], options).domain).toEqual([1, both[1]])
    expect(both[0]).toBeLessThan(1)
    expect(both[1]).toBeGreaterThan(110)
  })

  it('extends a single value to a decade', () => {
    expect(domainOf([30, 30])).toEqual([10, 100])
    expect(domainOf([])).toEqual([1, 10])
  })
})

describe('tables and letters', () => {
  it('are quoted where a program or a browser would misread them', () => {
    const table = {
      columns: [
        { key: 'name', title: 'Name' },
        { key: 'p', title: 'p < 1', format: String },
      ],
      rows: [
        ['a,"b"', 0.5],
        ['<i>/x', null],
        ['=cmd()', -0.5],
      ],
    }
    expect(csvOf(table)).toBe('name,p\n"a,""b""",0.5\n<i>/x,\n\'=cmd(),-0.5\n')
    expect(htmlTable(table)).toContain('<th scope="row">&lt;i&gt;/<wbr/>x</th><td>–</td>')
  })

  it('continue after Z', () => {
    expect([0, 25, 26, 51, 52].map(contenderLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
  })
})
