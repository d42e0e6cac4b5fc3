import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { acceptsSingles } from '../../../src/families/kenken/makingOptions.ts'
import { wishedMergers } from '../../../src/families/kenken/mergeCages.ts'
import { kenkenShape } from '../../../src/families/kenken/puzzle.ts'
import { fillKenken } from '../../../src/families/kenken/randomFullBoard.ts'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { formatOrder, NO_WISHES, parseOrder } from '../../../src/maker/orderFields.ts'

describe('the options of KenKen', () => {
  it.each([
    ['operators=x+', 'operators=+x'],
    ['operators=÷×', 'operators=x/'],
    ['operators=*-X+', undefined],
    ['max-cage=2', 'max-cage=2'],
    ['max-cage=6,single-cells=0', 'max-cage=6,single-cells=0'],
    ['operators=', undefined],
    ['operators=+=', undefined],
    ['operators=++', undefined],
    ['operators=y', undefined],
    ['max-cage=1', undefined],
    ['max-cage=7', undefined],
    ['max-cage=two', undefined],
    ['max-difference=2', 'max-difference=2'],
    ['max-difference=1', undefined],
    ['single-cells=-1', undefined],
    ['single-cells=82', undefined],
  ])('%s is read as %s', (text, read) => {
    if (read) expect(formatOrder(kenken, parseOrder(kenken, text))).toBe(read)
    else expect(() => parseOrder(kenken, text)).toThrow(PuzzleError)
  })

  it('limit the number of single cells of a finished puzzle', () => {
    const { puzzle } = fillKenken(makeRng('singles'), kenkenShape(3))
    const [one, other, ...others] = puzzle.cages
    const pair = { operator: '+' as const, target: one.target + other.target, cells: [0, 1] }
    const merged = { ...puzzle, cages: [pair, ...others] }
    const allowed = (own: Record<string, number>, minimal = false) =>
      acceptsSingles(merged, { ...NO_WISHES, minimal, own })
    expect([allowed({}), allowed({ singleCells: 6 }), allowed({ singleCells: 7 })]).toEqual([
      false,
      false,
      true,
    ])
    expect([allowed({}, true), allowed({ singleCells: 6 }, true)]).toEqual([true, false])
  })

  it('keep differences and quotients to cages of two cells', () => {
    const { puzzle, solution } = fillKenken(makeRng('pairs'), kenkenShape(4))
    const pairs = [0, 4, 8, 12].map((cell) => ({
      operator: '+' as const,
      target: solution[cell] + solution[cell + 1],
      cells: [cell, cell + 1],
    }))
    const cages = [...pairs, ...puzzle.cages.filter(({ cells }) => cells[0] % 4 > 1)]
    const wideDifferences = (own: Record<string, number>) =>
      wishedMergers({ ...puzzle, cages }, solution, { ...NO_WISHES, own }).filter(({ puzzle }) =>
        puzzle.cages.some(({ cells, operator }) => cells.length > 2 && '-/'.includes(operator)),
      ).length
    expect([wideDifferences({}) > 0, wideDifferences({ maxDifference: 2 })]).toEqual([true, 0])
  })
})
