import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { formatKeenId } from '../../../src/families/kenken/keenGameIds.ts'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'
import { errorOf } from '../../support/reading.ts'
import { latinSquares, randomPuzzle, span } from './boards.ts'

// Made with Keen itself (Debian package sgt-puzzles): the second to fourth with sgt-keen --generate 50 4de, 6dh, 9du.
const IDS = [
  '4:__a3_ab_a_3aa_,m6m4s1d2d2a6s1',
  '4:aa_5a__a_a3b,s2m3m12s2a9d2d2',
  '6:a3_10bb_aa_a3__a_3a_aa_3a_3a_a,m50s1m6s3d2a9m6a6s2m10d2d3s1a7s2d2a5',
  '9:_5b_4aa_a_aa_8a_7a_5a__a_16ca_ab_a__babcaabaab__b_a__ba_3aaba3_,s2d3a9m360a15m60a10s2s1m84m21d4s3a20d2a15m252a5a24s1a10m10s4s7m768d2m9s5s3s2m24a10m720',
]

describe('game IDs of Keen', () => {
  it('agree with the written cages', () => {
    expect(kenken.notation.format(kenken.notation.parse([span('4:_a_7a4_a3,s2d2m4m3s1d2a5a5')]))).toBe(
      '4: 2 - A1 B1; 2 / A2 A3; 4 x A4 B4; 3 x B2 C2; 1 - B3 C3; 2 / C1 D1; 5 + C4 D4; 5 + D2 D3',
    )
  })

  it.each(IDS)('%s is written as it was read', (id) => {
    expect(kenken.notation.lineRole(id)).toBe('whole')
    expect(formatKeenId(kenken.notation.parse([span(id)]))).toBe(id)
  })

  const ids = dataFile('kenken-keen-ids.tsv')
  it.skipIf(!HAS_DATA)('all 1500 (skipped without the data)', () => {
    const all = readFileSync(ids, 'utf8').trim().split('\n').slice(1)
    expect(all).toHaveLength(1500)
    for (const row of all) {
      const id = row.split('\t')[2]
      expect(formatKeenId(kenken.notation.parse([span(id)]))).toBe(id)
    }
  })

  it('may state how they were made', () => {
    const plain = kenken.notation.parse([span('4:_a_7a4_a3,s2d2m4m3s1d2a5a5')])
    for (const start of ['4du:', '4m:', '4dem:']) {
      expect(kenken.notation.parse([span(`${start}_a_7a4_a3,s2d2m4m3s1d2a5a5`)])).toEqual(plain)
    }
  })

  it('have 25 edges without a wall in a y, as sgt-keen reads them', () => {
    const cells = Array.from({ length: 25 }, (_, cell) => `${'ABCDE'[Math.floor(cell / 5)]}${(cell % 5) + 1}`)
    const whole = kenken.notation.parse([span(`5: 75 + ${cells.join(' ')}`)])
    expect(formatKeenId(whole)).toBe('5:yo,a75')
    expect(kenken.notation.parse([span('5:yo,a75')])).toEqual(whole)
  })

  it('are written from the puzzles that they give, with cages in order', () => {
    const square = latinSquares(4)[77]
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const puzzle = randomPuzzle(makeRng(String(seed)), square)
        const cages = puzzle.cages
          .map(({ operator, target, cells }) => ({
            operator: cells.length === 1 && operator !== 'x' ? '+' : operator,
            target,
            cells: cells.toSorted((a, b) => a - b),
          }))
          .sort((one, other) => one.cells[0] - other.cells[0])
        if (cages.some(({ operator, cells }) => '-/'.includes(operator) && cells.length > 2)) {
          expect(() => formatKeenId(puzzle)).toThrow(PuzzleError)
        } else expect(kenken.notation.parse([span(formatKeenId(puzzle))])).toEqual({ ...puzzle, cages })
      }),
    )
  })

  it.each([
    ['10:_a,a1', 'shape 1:1 "10" is not a KenKen size from 3 to 9'],
    ['4:_a_7a4_a3', 'length 1:12 the clues are missing; expected a comma and a clue for each cage'],
    ['4:_a_7a4_A3,s2', 'value 1:10 "A" is not a letter of walls; expected _ or a to z'],
    ['4:_a_7a4_a4,s2', 'length 1:10 the walls go beyond the 24 edges of a 4x4 board'],
    ['4:_a_7a4_z,s2', 'length 1:10 the walls go beyond the 24 edges of a 4x4 board'],
    ['4:_a_7a4_99999999999999999999,s2', 'length 1:9 the walls go beyond the 24 edges of a 4x4 board'],
    ['4:_a_7a4_a2,s2d2m4m3s1d2a5a5', 'length 1:3 the walls end at 23 of the 24 edges of a 4x4 board'],
    ['4:_a_7a4_a3,s2d2m4m3s1d2a5', 'length 1:27 7 clues for 8 cages'],
    [
      '4:_a_7a4_a3,s2d2m4m3s1d2a5a5a5',
      'length 1:29 "a5" follows the clues of all 8 cages; expected the end of the line',
    ],
    [
      '4:_a_7a4_a3,s2d2q4m3s1d2a5a5',
      'length 1:17 "q4m3s1d2a5a5" is not a clue; expected a, m, s or d and a number',
    ],
    [
      '4:_a_7a4_a3,s2dm4m3s1d2a5a5',
      'length 1:15 "dm4m3s1d2a5a5" is not a clue; expected a, m, s or d and a number',
    ],
    ['4:_a_7a4_a3,s9d2m4m3s1d2a5a5', 'cage 1:13 no numbers from 1 to 4 make 9- in these 2 cells'],
    ['3:_13,s1a2a3a3a1a2a2a3a1', 'operator 1:7 the clue "s1" is for two cells, not for 1'],
    ['3:_13,a4294967297a2', 'cage 1:7 the target of "a4294967297" must be at most 536870911'],
  ])('%s is refused', (id, error) => {
    expect(errorOf(() => kenken.notation.parse([span(id)]))).toBe(error)
  })

  it('are on a line of their own, and fit the shape', () => {
    const id = span('4:_a_7a4_a3,s2d2m4m3s1d2a5a5')
    expect(() => kenken.notation.parse([id, span('5+ A1', 2)])).toThrow(
      expect.objectContaining({ code: 'length', line: 2 }),
    )
    expect(() => kenken.notation.parse([id], kenken.notation.parseShape('5x5'))).toThrow(
      expect.objectContaining({ code: 'shape', message: 'the size "4" does not match a 5x5 board' }),
    )
  })

  it('cannot express every puzzle', () => {
    const wide = kenken.notation.parse([span('3: 0- A1 A2 A3; 6+ B1 B2 B3; 6+ C1 C2 C3')])
    expect(() => formatKeenId(wide)).toThrow('Keen allows - only for two cells, not 3 (0- at r1c1)')
    const large = {
      ...wide,
      cages: wide.cages.with(0, { operator: 'x', target: 2 ** 29, cells: [0, 1, 2] } as const),
    }
    expect(() => formatKeenId(large)).toThrow('Keen allows no target above 536870911 (536870912x at r1c1)')
  })
})
