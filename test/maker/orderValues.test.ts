import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily, NO_WISHES, parseOrder } from '../../src/index.ts'
import { formatOrder, ownOptionName } from '../../src/maker/orderFields.ts'
import { impossible, isGradeOrdered, parseClueRange, parseTiers } from '../../src/maker/orderValues.ts'
import orders from './orders.json' with { type: 'json' }

const sudoku = findFamily('sudoku')

describe('orders as text', () => {
  it.each([
    ['sudoku', ''],
    ['sudoku', 'minimal'],
    ['sudoku', 'clues=24'],
    ['sudoku', 'minimal,clues=22..24,symmetry=rotate180'],
    ['kenken', 'minimal,max-cage=3'],
    ['hidoku', 'symmetry=mirror-h,free-ends'],
  ])('%s "%s" reads back', (name, text) => {
    const family = findFamily(name)
    expect(formatOrder(family, parseOrder(family, text))).toBe(text)
  })

  it('state the order', () => {
    expect(parseOrder(sudoku, 'minimal,clues=22..24,symmetry=diagonal')).toEqual({
      minimal: true,
      clues: { least: 22, most: 24 },
      symmetry: 'diagonal',
      own: {},
    })
    expect(parseOrder(sudoku, '')).toEqual(NO_WISHES)
  })

  it.each(['tiny', 'clues=x', 'symmetry=round', 'max-cage=3', 'minimal,'])(
    'refuse "%s" of a Sudoku',
    (text) => {
      expect(() => parseOrder(sudoku, text)).toThrow(/is no|is nothing/)
    },
  )

  it.each([
    ['minimal=1', '"minimal" takes no value: write only minimal'],
    ['clues', '"clues" needs a value: write clues=<n'],
    ['tier', '"tier" needs a value: write tier=<tier>'],
  ])('refuse "%s" with the form of the word', (text, told) => {
    expect(() => parseOrder(sudoku, text)).toThrow(told)
  })

  it('read stars, degrees and runs', () => {
    expect(parseOrder(sudoku, 'stars=2..4')).toMatchObject({ stars: { least: 2, most: 4 } })
    expect(parseOrder(sudoku, 'degree=1501..')).toMatchObject({ degree: { least: 1501, most: Infinity } })
    expect(parseOrder(findFamily('survo'), 'md=1000')).toMatchObject({ trials: 1000 })
    for (const text of ['0', '6', '2..6', '0..3', '4..2', 'x', '', '1.5']) {
      expect(() => parseOrder(sudoku, `stars=${text}`)).toThrow('is not a number of stars')
    }
    for (const text of ['5..3', '1..3..', '..5', 'x', '', '-1']) {
      expect(() => parseOrder(sudoku, `degree=${text}`)).toThrow('is not a range of degrees')
    }
    expect(() => parseOrder(sudoku, 'md=100')).toThrow('not measured in runs')
    expect(() => parseOrder(findFamily('survo'), 'md=0')).toThrow('is not a number of runs')
    for (const text of ['stars=3', 'stars=1..5', 'degree=151..600', 'degree=1501..', 'degree=7']) {
      expect(formatOrder(sudoku, parseOrder(sudoku, text))).toBe(text)
    }
  })

  // Of several spellings of the same order, made names use one.
  it.each(orders.tiers)('read the tiers "$text"', ({ text, least, most, written }) => {
    expect(parseTiers(text)).toEqual({ least, most })
    const order = parseOrder(sudoku, `tier=${text}`)
    expect(order).toEqual({ ...NO_WISHES, tier: { least, most } })
    expect(isGradeOrdered(order)).toBe(true)
    expect(formatOrder(sudoku, order)).toBe(`tier=${written}`)
    expect(parseOrder(sudoku, formatOrder(sudoku, order))).toEqual(order)
  })

  it.each(orders.wrongTiers)('refuse the tier "$text"', ({ text, remedy }) => {
    expect(() => parseTiers(text)).toThrow(`"${text}" is not a tier; ${remedy}`)
    expect(() => parseOrder(sudoku, `tier=${text}`)).toThrow('is not a tier')
  })

  it('have tiers among other words, in a fixed order', () => {
    const text = 'minimal,stars=2..4,degree=31..,tier=..chains'
    for (const order of [text, 'tier=singles..chains,degree=31..,stars=2..4,minimal']) {
      expect(formatOrder(sudoku, parseOrder(sudoku, order))).toBe(text)
    }
    expect(isGradeOrdered(NO_WISHES)).toBe(false)
  })

  it('read numbers of clues', () => {
    expect(parseClueRange('24')).toEqual({ least: 24, most: 24 })
    expect(parseClueRange('0..7')).toEqual({ least: 0, most: 7 })
    for (const wrong of ['', '-1', '1.5', '3..', '..3', '1-3', '99999']) {
      expect(() => parseClueRange(wrong), wrong).toThrow('24, or 22..26')
    }
    expect(() => parseClueRange('9..8')).toThrow('did you mean "8..9"?')
  })
})

it('own options have unique names', () => {
  const names = FAMILIES.flatMap((family) => family.making.options).map(ownOptionName)
  expect(new Set(names).size).toBe(names.length)
})

describe('orders that cannot be met', () => {
  const survo = findFamily('survo')
  const board = survo.notation.parseShape('3x4')

  it('are detected if the shape lacks the symmetry', () => {
    const order = parseOrder(sudoku, 'symmetry=rotate90')
    expect(impossible(sudoku.notation.parseShape('9x9'), order)).toBeUndefined()
    expect(impossible(board, order)).toMatch('needs a square board')
    expect(impossible(board, parseOrder(survo, 'symmetry=rotate180'))).toBeUndefined()
  })

  it('are detected if there are more clues than cells', () => {
    expect(impossible(board, parseOrder(survo, 'clues=13'))).toBe(
      'a 3x4 board has only 12 cells; ask for fewer clues',
    )
    expect(impossible(board, parseOrder(survo, 'clues=12..13'))).toBeUndefined()
  })

  it('are refused if the family has no givens to place', () => {
    expect(() => parseOrder(findFamily('kenken'), 'symmetry=rotate180')).toThrow('cannot be symmetric')
  })
})
