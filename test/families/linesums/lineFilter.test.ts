import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationsOf } from '../../../src/families/linesums/combinationsBySum.ts'
import { type LineFilter, makeLineFilter } from '../../../src/families/linesums/lineFilter.ts'

function numbersOf(low: number, high: number): number[] {
  return Array.from({ length: 64 }, (_, number) => number).filter((number) =>
    number < 32 ? (low >>> number) & 1 : (high >>> (number - 32)) & 1,
  )
}

function words(numbers: readonly number[]): [low: number, high: number] {
  let low = 0
  let high = 0
  for (const number of numbers) {
    if (number < 32) low |= 1 << number
    else high |= 1 << (number - 32)
  }
  return [low, high]
}

interface Line {
  readonly domains: readonly (readonly number[])[]
  readonly sum: number
  readonly needed: readonly number[]
}

/** Every way to complete the line. */
function completions({ domains, sum, needed }: Line): number[][] {
  let tuples: number[][] = [[]]
  for (const domain of domains) {
    tuples = tuples.flatMap((tuple) =>
      domain.filter((number) => !tuple.includes(number)).map((number) => [...tuple, number]),
    )
  }
  return tuples.filter(
    (tuple) =>
      tuple.reduce((total, number) => total + number, 0) === sum &&
      needed.every((number) => tuple.includes(number)),
  )
}

function run(filter: LineFilter, { domains, sum, needed }: Line) {
  domains.forEach((domain, cell) => {
    filter.open[cell] = cell
    ;[filter.domainLow[cell], filter.domainHigh[cell]] = words(domain)
  })
  const fits = filter.filter(domains.length, sum, ...words(needed))
  const kept: number[][] = []
  domains.forEach((_, index) => {
    kept[filter.open[index]] = numbersOf(filter.keptLow[index], filter.keptHigh[index])
  })
  return { fits, kept, common: numbersOf(filter.common[0], filter.common[1]) }
}

/** A line that usually has a completion: its sum is that of one number from each cell. */
function lines(cells: number, count: number, most: number) {
  const numbers = Array.from({ length: cells }, (_, number) => number)
  const domain = fc.subarray(numbers, { minLength: 2, maxLength: most })
  return fc
    .tuple(
      fc.array(domain, { minLength: count, maxLength: count }),
      fc.boolean(),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([domains, withNeeded, error]) => {
      const some = domains.map((domain, index) => domain[index % domain.length])
      return {
        domains,
        sum: Math.max(0, some.reduce((total, number) => total + number, 0) + (withNeeded ? 0 : error)),
        needed: withNeeded ? [some[0]] : [],
      }
    })
}

function union(tuples: readonly (readonly number[])[], cell: number): number[] {
  return [...new Set(tuples.map((tuple) => tuple[cell]))].sort((a, b) => a - b)
}

function shared(tuples: readonly (readonly number[])[]): number[] {
  return tuples[0].filter((number) => tuples.every((tuple) => tuple.includes(number))).sort((a, b) => a - b)
}

describe('the filter of a line', () => {
  it.each([2, 3, 4, 5])(
    'keeps exactly the numbers that complete a line of %i cells with few candidates',
    (count) => {
      const filter = makeLineFilter(20, 5)
      fc.assert(
        fc.property(lines(20, count, count > 3 ? 3 : 4), (line) => {
          // If the table has fewer sets than there are tuples, the filter uses the table, which is not quite
          // exact.
          const { starts } = combinationsOf(20, 5)[count]
          fc.pre(starts[line.sum + 1] - starts[line.sum] >= 3 ** (count - 2))
          const all = completions(line)
          const { fits, kept, common } = run(filter, line)
          expect(fits).toBe(all.length > 0)
          if (!fits) return
          expect(kept).toEqual(line.domains.map((_, cell) => union(all, cell)))
          expect(common).toEqual(shared(all))
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each([
    [20, 4, 12],
    [40, 3, 8],
    [64, 3, 10],
  ])('loses no solution on a board of %i numbers', (cells, count, most) => {
    const filter = makeLineFilter(cells, 5)
    let pruned = 0
    fc.assert(
      fc.property(lines(cells, count, most), (line) => {
        const all = completions(line)
        const { fits, kept, common } = run(filter, line)
        if (all.length > 0) expect(fits).toBe(true)
        if (!fits) return
        kept.forEach((numbers, cell) => {
          expect(line.domains[cell]).toEqual(expect.arrayContaining(numbers))
          expect(numbers).toEqual(expect.arrayContaining(union(all, cell)))
          pruned += line.domains[cell].length - numbers.length
        })
        if (all.length > 0) expect(shared(all)).toEqual(expect.arrayContaining(common))
      }),
      { numRuns: 150 },
    )
    expect(pruned).toBeGreaterThan(0)
  })

  it('lists every set of a size once, by sum', () => {
    for (const count of [6, 34]) {
      combinationsOf(count, 3).forEach(({ starts, low, high }, size) => {
        const seen = new Set<string>()
        const wrong: unknown[] = []
        for (let sum = 0; sum + 1 < starts.length; sum++) {
          for (let index = starts[sum]; index < starts[sum + 1]; index++) {
            const numbers = numbersOf(low[index], high[index])
            const total = numbers.reduce((so, number) => so + number, 0)
            if (numbers.length !== size || total !== sum) wrong.push({ numbers, size, sum })
            seen.add(numbers.join())
          }
        }
        expect(wrong).toEqual([])
        const sets = [1, count, (count * (count - 1)) / 2, (count * (count - 1) * (count - 2)) / 6][size]
        expect(seen.size).toBe(sets)
      })
    }
  })
})
