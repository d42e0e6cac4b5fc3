import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { type Impression, likeness, makeImpressions, varied, windowOf } from '../../src/book/varyOrder.ts'
import { findFamily } from '../../src/families/registry.ts'
import { makeMaker } from '../../src/maker/maker.ts'
import { NO_WISHES } from '../../src/maker/orderFields.ts'
import { puzzleName } from '../../src/maker/puzzleRecord.ts'
import { makeOne } from '../support/made.ts'
import { gradeOf } from './layoutBooks.ts'

/** Three patterns of givens come in turn, as a degree that depends on the clues would sort them. */
function sudokus(count: number): Unnumbered[] {
  const family = findFamily('sudoku')
  const shape = family.notation.parseShape('6x6')
  const makers = (['none', 'rotate180', 'mirrors'] as const).map((symmetry) =>
    makeMaker(family, shape, { ...NO_WISHES, symmetry }),
  )
  const hardest = ['pointing', 'naked-pair', 'x-wing']
  return Array.from({ length: count }, (_, index) => {
    // Four puzzles after one another are of one kind and need the same technique, and two of them are the same.
    const kind = Math.floor(index / 4) % 3
    const { puzzle, solution } = makeOne(makers[kind], `vary/${index % 4 < 2 ? 'one' : 'two'}`)
    const grade = {
      ...gradeOf(2, 31 + index),
      tier: 'techniques' as const,
      hardestTechnique: hardest[kind],
      techniques: { 'hidden-single': 9, [hardest[kind]]: 1 },
    }
    return { family, puzzle, solution, id: `${puzzleName(family, puzzle)}#${index}`, grade }
  })
}

/** The neighbours that are nearly the same to a reader. */
function alikeNeighbours(puzzles: readonly Unnumbered[]): number {
  const seen = puzzles.map(makeImpressions())
  return seen.filter((one, place) => place > 0 && likeness(one, seen[place - 1]) > 0.9).length
}

describe('the order of a section', () => {
  const section = sudokus(40)

  it('keeps puzzles apart that are alike, where sorting by degree puts them side by side', () => {
    const before = alikeNeighbours(section)
    const after = alikeNeighbours(varied(section))
    expect(before).toBeGreaterThanOrEqual(10)
    expect(after).toBeLessThanOrEqual(before / 4)
  })

  it('rises from window to window, begins with the easiest, and loses none', () => {
    const order = varied(section)
    const window = windowOf(section.length)
    expect(window).toBe(8)
    for (let start = 0; start < section.length; start += window) {
      const degrees = order.slice(start, start + window).map(({ grade }) => grade.degree)
      expect(degrees.toSorted((one, other) => one - other)).toEqual(
        section.slice(start, start + window).map(({ grade }) => grade.degree),
      )
    }
    expect(order[0]).toBe(section[0])
    expect(varied(section)).toEqual(order)
  })

  it('is used in all arrangements, whatever the order of the input', () => {
    for (const arrangement of ['stars', 'tiers', 'rising'] as const) {
      const arranged = arrange(section.toReversed(), arrangement).flatMap(({ puzzles }) => puzzles)
      expect(arranged.map(({ id }) => id)).toEqual(varied(section).map(({ id }) => id))
    }
  })

  it('keeps short sections rising', () => {
    expect(windowOf(2)).toBe(3)
    expect(varied(section.slice(0, 2))).toEqual(section.slice(0, 2))
    expect(varied([])).toEqual([])
  })
})

describe('the likeness of two puzzles', () => {
  const [one] = sudokus(1).map(makeImpressions())

  it('is 1 for the same puzzle and 0 for boards of different shapes', () => {
    expect(likeness(one, one)).toBe(1)
    expect(likeness(one, { ...one, shape: '9x9' })).toBe(0)
  })

  it.each([
    ['givens', { givens: new Set(['0']) }],
    ['symmetry', { symmetry: '' }],
    ['clues', { clues: 1 }],
    ['walls', { walls: new Set<string>() }],
    ['hardest technique', { hardest: 'jellyfish' }],
    ['techniques', { techniques: new Set(['jellyfish']) }],
    ['opening', { opening: new Set(['99']) }],
  ] satisfies [string, Partial<Impression>][])('is less with other %s', (_, change) => {
    expect(likeness(one, { ...one, ...change })).toBeLessThan(1)
  })
})
