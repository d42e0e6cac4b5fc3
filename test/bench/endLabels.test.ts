import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cactus } from '../../src/bench/report/cactusEcdfProfile.ts'
import { movedApart } from '../../src/bench/report/endLabels.ts'
import { MEASURES } from '../../src/bench/report/reportData.ts'
import { shortNames } from '../../src/bench/report/shortNames.ts'
import { reportOf, results, rowsOf } from './rows.ts'

const textsIn = (each: Readonly<Record<string, readonly number[]>>) => {
  const made = results(Object.entries(each).flatMap(([name, nodes]) => rowsOf(name, nodes)))
  return cactus(reportOf(made), MEASURES[0])?.scene.marks.flatMap((mark) =>
    mark.mark === 'label' ? mark.text : [],
  )
}

describe('labels at the ends of lines', () => {
  it('are apart, in order, between the borders, and stay where there is room', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(heights, (each) => {
        const wanted = each.toSorted((one, other) => one - other)
        const moved = movedApart(wanted, 20, 0, 300) ?? []
        expect(moved).toHaveLength(wanted.length)
        moved.forEach((place, index) => {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(300)
          if (index > 0) expect(place - moved[index - 1]).toBeGreaterThanOrEqual(20 - 1e-9)
        })
        const isRoomy = wanted.every((place, index) => index === 0 || place - wanted[index - 1] >= 20)
        if (isRoomy) expect(moved).toEqual(wanted)
      }),
    )
    expect(movedApart([10, 10], 20, 0, 300)).toEqual([0, 20])
    expect(movedApart([10, 11, 12], 20, 0, 30)).toBeUndefined()
  })

  it('have the names without what all have in common, which is said once', () => {
    const texts = textsIn({ 'basic/a/up': [1, 5, 30], 'full/b/up': [2, 2, 900] })
    expect(texts).toEqual(expect.arrayContaining(['A', 'basic/a', 'B', 'full/b', 'virtual best']))
    expect(texts).toContain('3 puzzles; all names end in /up')
  })

  it('give way to letters on the lines and a key where lines end together', () => {
    const texts = textsIn({ a: [1, 5, 30], b: [2, 2, 30] })
    expect(texts).toContain('virtual best: the best contender on each puzzle')
  })
})

describe('short names', () => {
  it('leave out whole parts at both ends, and at least one part of each name stays', () => {
    expect(shortNames(['x/a/up', 'x/b/c/up'])).toEqual({
      shorts: ['a', 'b/c'],
      common: 'all names begin with x/ and end in /up',
    })
    expect(shortNames(['full/up', 'full', 'basic/up']).common).toBe('')
    expect(shortNames(['a/up', 'up'])).toEqual({ shorts: ['a/up', 'up'], common: '' })
    expect(shortNames(['a/b'])).toEqual({ shorts: ['a/b'], common: '' })
    expect(shortNames([])).toEqual({ shorts: [], common: '' })
  })
})
