// Records come from anywhere: a record that cannot be played is refused with its reason and with no other
// error, and a playable one starts as printed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../src/families/registry.ts'
import { puzzleName } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { GENERATOR_VERSION } from '../../src/maker/maker.ts'
import { replay } from '../../src/player/game.ts'
import {
  openPuzzle,
  type PlayedPuzzle,
  parseRecord,
  RefusedRecord,
  shownRecord,
} from '../../src/player/openPuzzleRecord.ts'
import { familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { openNamed, playedBoard, playedFamily } from '../support/playedBoards.ts'
import refused from './refusedRecords.json' with { type: 'json' }

const NAMES = FAMILIES.map(({ name }) => name)
const ID = 'sudoku:4x4:1...............'
const LONGEST = 200_000

/** Handles the text of a record as a page does. */
function open(text: string): PlayedPuzzle {
  const record = shownRecord(parseRecord(text))
  if (!NAMES.includes(record.family)) throw new RefusedRecord('family', record.family)
  return openPuzzle(record, playedFamily(record.family))
}

/** Why a text is refused; undefined if it is played. All other errors are rethrown. */
function refusalOf(text: string): string | undefined {
  try {
    open(text)
    return undefined
  } catch (error) {
    if (error instanceof RefusedRecord) return error.refusal
    throw error
  }
}

describe('a record', () => {
  it.each([
    ...refused.map(({ what, text, refusal }) => [what, text, refusal]),
    ['a newer generator', `{"id":"${ID}","generator":${GENERATOR_VERSION + 1}}`, 'version'],
    ['an id that is too long', `{"id":"sudoku:4x4:${'1'.repeat(LONGEST)}"}`, 'large'],
    ['a record that is too long', `{"id":"${ID}","why":"${'x'.repeat(LONGEST)}"}`, 'large'],
    ['a text that is too long', 'x'.repeat(LONGEST + 1), 'large'],
  ])('that is %s is refused', (_, text, refusal) => {
    expect(refusalOf(text)).toBe(refusal)
  })

  it('that is too long is refused even if it was read by other code', () => {
    expect(() => shownRecord({ id: `sudoku:4x4:${'1'.repeat(LONGEST)}` })).toThrow(
      expect.objectContaining({ refusal: 'large' }),
    )
    expect(() => shownRecord(undefined)).toThrow(expect.objectContaining({ refusal: 'record' }))
  })

  it('of this generator version, of an older one or of none is played', () => {
    for (const generator of [undefined, 0, 1, GENERATOR_VERSION, '99', null]) {
      expect(refusalOf(JSON.stringify({ id: ID, generator }))).toBeUndefined()
    }
  })

  it('shows its stars if it has some', () => {
    const starsOf = (grade: unknown) => shownRecord({ id: ID, grade }).stars
    expect([1, 2, 3, 4, 5].map((stars) => starsOf({ stars }))).toEqual([1, 2, 3, 4, 5])
    for (const grade of [
      undefined,
      null,
      3,
      'x',
      [],
      {},
      ...[0, 6, 2.5, '3', null].map((stars) => ({ stars })),
    ]) {
      expect(starsOf(grade)).toBeUndefined()
    }
  })

  it('may be any JSON, and causes no other error', () => {
    const json = fc.oneof(
      fc.json(),
      fc.jsonValue().map((id) => JSON.stringify({ id })),
      fc
        .record({ id: fc.constant(ID), generator: fc.jsonValue(), grade: fc.jsonValue() })
        .map((one) => JSON.stringify(one)),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(json, (text) => {
        refusalOf(text)
      }),
      { numRuns: 2000 },
    )
  })
})

describe.each(NAMES)('%s', (name) => {
  const boards = Array.from({ length: 24 }, (_, index) => playedBoard(name, `played/${index}`))
  const ids = boards.map(({ played }) => played.record.id)

  it('is refused or played, however its name is changed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'0123456789.,;:/|#xX+-=*÷ABCabc_ \n\u0000é😀'),
      fc.constantFrom('99', '-1', '1e9', '1.5', '4294967296', 'NaN', 'x', '//', ',,', '#,#', '::'),
    )
    const edit = fc.record({ at: fc.nat(), gone: fc.nat(3), put: fc.array(piece, { maxLength: 3 }) })
    const edited = fc
      .tuple(fc.constantFrom(...ids), fc.constantFrom(...ids), fc.boolean(), fc.array(edit, { maxLength: 4 }))
      .map(([id, other, isMixed, edits]) => {
        const [, shape] = other.split(':')
        const mixed = isMixed ? id.replace(/:[^:]+:/, `:${shape}:`) : id
        return edits.reduce((text, { at, gone, put }) => {
          const from = name.length + 1 + (at % (text.length - name.length))
          return text.slice(0, from) + put.join('') + text.slice(from + gone)
        }, mixed)
      })
    let refused = 0
    const runs = 1000
    const isTaken = fc.property(edited, (id) => {
      if (refusalOf(JSON.stringify({ id }))) {
        refused++
        return
      }
      const { puzzle, rules, numbers, peersOf, lines, cages, scene } = openNamed(id)
      const cells = puzzle.shape.rows * puzzle.shape.columns
      expect([puzzle.givens.length, rules.start.length]).toEqual([cells, cells])
      for (const value of rules.start) {
        expect(value === 0 || (value >= numbers.least && value <= numbers.greatest), id).toBe(true)
      }
      const related = puzzle.givens.map((_, cell) => peersOf(cell))
      for (const own of [...related, ...[...lines, ...cages].map((group) => group.cells)]) {
        expect(own.every((cell) => cell >= 0 && cell < cells)).toBe(true)
      }
      scene(rules.start)
    })
    fc.assert(isTaken, { numRuns: runs })
    expect(refused).toBeGreaterThan(runs / 10)
    expect(refused).toBeLessThan(runs)
  })

  it('starts with its givens, which cannot be changed', () => {
    for (const { played, solution } of boards) {
      const { puzzle, rules } = played
      const { values } = replay(rules, []).board
      puzzle.givens.forEach((given, cell) => {
        if (given > 0) expect(values[cell]).toBe(given)
        if (given !== 0) expect(rules.isFixed(cell)).toBe(true)
        expect(played.isBlocked(cell)).toBe(given === BLOCKED)
        expect(values[cell] === 0 || values[cell] === solution[cell]).toBe(true)
        if (values[cell] === 0 && given === 0) expect(rules.isFixed(cell)).toBe(false)
      })
    }
  })

  it('is identified by its name alone', () => {
    const { record } = boards[0].played
    expect(
      openPuzzle(shownRecord({ id: record.id, grade: { stars: 3 }, seed: 'x' }), playedFamily(name)).record
        .hash,
    ).toBe(record.hash)
    const distinct = new Set(ids)
    expect(new Set(boards.map(({ played }) => played.record.hash)).size).toBe(distinct.size)
  })
})

describe('the board at the start', () => {
  it('is opened from the name in a record, for any shape', () => {
    for (const name of NAMES) {
      const family = familyUnderTest(name)
      for (const shape of fixtureOf(name).smallShapes) {
        const { puzzle } = fixtureOf(name).makeBoard(makeRng(`${name}/${shape}`), shape, false)
        expect(openNamed(puzzleName(family, puzzle)).puzzle.shape).toEqual(puzzle.shape)
      }
    }
  })
})
