import { describe, expect, it } from 'vitest'
import { planRows, withControl, withControlName } from '../../src/bench/planRowsAndControl.ts'
import { parsePuzzle } from '../../src/index.ts'

const PUZZLES = Array.from({ length: 60 }, (_, index) => ({
  id: `puzzle ${index}`,
  ...parsePuzzle(index % 2 === 0 ? 'survo:2x2:,/,|3,7|4,6' : 'magic:3x3:2,,/,5,/,,'),
  stars: null,
}))
const NAMES = ['a', 'b', 'c']
interface Entrant {
  readonly name: string
  takes(family: { readonly name: string }): boolean
}

const CONTENDERS: Entrant[] = NAMES.map((name) => ({ name, takes: () => true }))

const planned = (seed?: string, contenders = CONTENDERS) =>
  planRows(contenders, PUZZLES, { repeat: 2, ...(seed !== undefined && { seed }) })

describe('the rows of a run', () => {
  it('are pass by pass, puzzle by puzzle, each contender once', () => {
    const rows = planned('s')
    expect(rows.map(({ repeat, one }) => [repeat, one])).toEqual(
      [1, 2].flatMap((repeat) => PUZZLES.flatMap((one) => NAMES.map(() => [repeat, one]))),
    )
    for (let block = 0; block < rows.length; block += 3) {
      const names = rows.slice(block, block + 3).map(({ contender }) => contender.name)
      expect(names.toSorted()).toEqual(NAMES)
    }
  })

  it('leave out puzzles that a contender does not take', () => {
    const picky: Entrant = { name: 'picky', takes: ({ name }) => name === 'survo' }
    const rows = planned('s', [...CONTENDERS, picky])
    const taken = rows.filter(({ contender }) => contender === picky)
    expect(taken.length).toBe(PUZZLES.length)
    expect(taken.every(({ one }) => one.family.name === 'survo')).toBe(true)
  })

  it('have the contenders in an order that depends on the seed, the puzzle and the pass alone', () => {
    const orders = (seed?: string) => planned(seed).map(({ contender }) => contender.name)
    expect(orders('s')).toEqual(orders('s'))
    expect(orders('s')).not.toEqual(orders('t'))
    expect(orders('s').slice(0, 180)).not.toEqual(orders('s').slice(180))
    expect(orders()).toEqual(Array(120).fill(NAMES).flat())
    const count = (name: string, place: number) =>
      orders('s').filter((other, index) => index % 3 === place && other === name).length
    for (const name of NAMES) {
      for (const place of [0, 1, 2]) {
        // 120 blocks: the expectation is 40, and 5.2 is a standard deviation.
        expect(Math.abs(count(name, place) - 40)).toBeLessThan(4 * 5.2)
      }
    }
  })
})

describe('the control', () => {
  it('is the first contender under another name, in the second place', () => {
    const [first] = CONTENDERS
    expect(withControl(CONTENDERS).map(({ name }) => name)).toEqual(['a', 'control', 'b', 'c'])
    expect(withControl(CONTENDERS)[1].takes).toBe(first.takes)
    expect(withControl([])).toEqual([])
  })

  it('is listed as such', () => {
    const names = NAMES.map((name) => ({ name, kind: 'own' as const, what: name, checksum: 'ab' }))
    expect(withControlName(names)[1]).toEqual({
      name: 'control',
      kind: 'control',
      what: 'a once more',
      checksum: 'ab',
    })
    expect(withControlName(names).toSpliced(1, 1)).toEqual(names)
  })
})
