// Addresses of puzz.link and Kudamono with puzzles of other kinds than Sudoku. Published addresses give the right puzzles,
// which are written as they were read; the solutions are those of the source.

import { describe, expect, it } from 'vitest'
import { writePuzzle } from '../../src/formats/notations/exchangeNotation.ts'
import { EXCHANGE_NOTATIONS } from '../../src/formats/notations/notationRegistry.ts'
import { findFamily, generate, makeSolver, NO_WISHES, parsePuzzle, puzzleName } from '../../src/index.ts'
import kinds from '../fixtures/notations/puzzleKinds.json' with { type: 'json' }

/** The address of puzz.link for a puzzle. */
function written(text: string): string {
  const notation = EXCHANGE_NOTATIONS.find(({ name }) => name === 'puzzlink')
  if (!notation?.writer) throw new Error('puzzlink')
  const { family, puzzle } = parsePuzzle(text)
  return writePuzzle({ ...notation, writer: notation.writer }, family, puzzle)
}

const nameOf = (text: string) => {
  const { family, puzzle } = parsePuzzle(text)
  return puzzleName(family, puzzle)
}

const made = (familyName: string, shapeText: string, count: number) => {
  const family = findFamily(familyName)
  const shape = family.notation.parseShape(shapeText)
  const records = generate({ family, shape, order: NO_WISHES }, 'kinds', { count, isGraded: false })
  return Array.from(records, ({ id }) => id)
}

describe('published addresses', () => {
  it.each(kinds)('$text', ({ text, name, ...source }) => {
    expect(nameOf(text)).toBe(name)
    const { family, puzzle } = parsePuzzle(text)
    const solved = makeSolver()(family, puzzle)
    expect(solved.status).toBe('unique')
    if ('solution' in source) expect(solved.solutions[0].join('')).toBe(source.solution)
    if (!text.includes('puzz.link') && !text.includes('pzprxs')) return
    const body = text.slice(text.indexOf('?')).replace('building', 'skyscrapers')
    expect(written(text)).toBe(`https://puzz.link/p${body}`)
  })
})

describe('puzz.link', () => {
  // The published Minarism of pzprjs, test/script/minarism.js, without its two differences; its solution satisfies the signs.
  const MINARISM = 'https://puzz.link/p?minarism/4/4/hhhzigi'
  const OPEN = '..../..../..../....'

  it('has signs between cells', () => {
    expect(nameOf(MINARISM)).toBe(`latinsquare:4x4+inequality:${OPEN};inequality,A2,A1;A3,A2;A4,A3;C3,D3`)
    expect(written(MINARISM)).toBe(MINARISM)
  })

  it.each([
    ['?type=player&kropki/4/4/o52l49p4', '?kropki/4/4/o52l49p4'],
    ['?kropki_edit/4/4/o52l49p4/', '?kropki/4/4/o52l49p4'],
    ['?skyscraper/4/4/K13h4j3g', '?skyscrapers/4/4/k13h4j3g'],
    ['?skyscrapers/4/4/k13h4j3gg.h1q', '?skyscrapers/4/4/k13h4j3gj1q'],
    ['?kropki/4/4/00000000', '?kropki/4/4/00000000'],
  ])('reads %s', (text, again) => {
    expect(written(`https://puzz.link/p${text}`)).toBe(`https://puzz.link/p${again}`)
  })

  it('keeps the views and the givens of skyscrapers', () => {
    for (const id of ['4x4', '5x5'].flatMap((size) => made('latinsquare', `${size}+skyscrapers`, 2))) {
      expect(nameOf(written(id))).toBe(id)
    }
  })

  it('keeps the signs of Latin squares', () => {
    const signs = ';inequality,A1,A2;B2,A2;B3,C3;D4,D3'
    const dots = ';strict-kropki,white,A1,A2;black,B2,C2;white,D3,D4'
    for (const id of [`+inequality:${OPEN}${signs}`, `+strict-kropki:${OPEN}${dots}`]) {
      const name = nameOf(`latinsquare:4x4${id}`)
      expect(nameOf(written(name))).toBe(name)
    }
  })

  it('keeps products of all sizes', () => {
    // The rows of a 9x9 board as rooms, each with the product 9!; and a room of one cell.
    const rows = Array.from('BCDEFGHI', (row) => `362880x${Array.from('123456789', (at) => row + at).join()}`)
    const id = `kenken:9x9:5=A1;72576x${Array.from('23456789', (at) => `A${at}`).join()};${rows.join(';')}`
    expect(nameOf(written(id))).toBe(id)
    expect(written(id)).toContain('5*ebb0$459b0')
  })

  it.each([
    [
      'latinsquare:4x4:1.../..../..../....',
      'puzzlink has Sudokus without further rules, and Latin squares with exactly one',
    ],
    [
      `latinsquare:4x4+inequality+skyscrapers:${OPEN};inequality,A1,A2`,
      'not a 4x4+inequality+skyscrapers Latin square',
    ],
    [
      `latinsquare:4x4+inequality:1${OPEN.slice(1)};inequality,A1,A2`,
      'a Minarism of puzz.link has no givens',
    ],
    [`latinsquare:4x4+strict-kropki:1${OPEN.slice(1)}`, 'a Kropki of puzz.link has no givens'],
    [`latinsquare:4x4+x:${OPEN}`, 'which has no rule "x"'],
    [`sudoku:4x4+skyscrapers:${'.'.repeat(16)};skyscrapers,2,A1,A4`, 'not a 4x4+skyscrapers Sudoku'],
    [
      'kenken:3x3:1-A1,A2;1-A3,B3;7+B1,B2,C1;2xC2,C3',
      'puzz.link has only cages with products; the cage 1- at A1 is another',
    ],
    ['hidoku:2x2:1,#/,3', 'puzzlink is a notation for'],
  ])('does not write %s', (text, message) => {
    expect(() => written(text)).toThrow(message)
  })
})

describe('Kudamono', () => {
  const address = (fields: string) => nameOf(`https://pedros.works/kudamono/player?${fields}`)

  it('counts the places of symbols from the bottom left', () => {
    expect(address('W=4x4&L=(3)3&L-E=w0b4&G=kropki-pairs')).toBe(
      'latinsquare:4x4+kropki:3.../..../..../....;kropki,black,C1,C2;white,C1,D1',
    )
  })

  it('has an older form, with the numbers of columns and rows in the order of texts', () => {
    // The blocked cells of a published test of cspuz_core (serializer.rs) for another genre.
    const rows = Array.from({ length: 13 }, () => new Array<string>(14).fill(''))
    for (const [row, column] of [
      [1, 0],
      [3, 13],
      [4, 2],
      [8, 12],
      [11, 11],
    ])
      rows[row][column] = '#'
    const cells = rows.map((row) => row.join(',')).join('/')
    expect(address('W=13&H=12&L=x3x37x19x18x12&G=hidoku')).toBe(`hidoku:13x14:${cells}`)
  })
})
