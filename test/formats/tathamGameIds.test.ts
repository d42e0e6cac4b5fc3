// Game IDs of Simon Tatham's collection with further rules, made by Debian's sgt-solo, sgt-unequal and sgt-towers: each is read with
// one solution and written unchanged.

import { describe, expect, it } from 'vitest'
import { writePuzzle } from '../../src/formats/notations/exchangeNotation.ts'
import { EXCHANGE_NOTATIONS } from '../../src/formats/notations/notationRegistry.ts'
import { makeSolver, parsePuzzle } from '../../src/index.ts'

function written(name: string, text: string): string {
  const notation = EXCHANGE_NOTATIONS.find((one) => one.name === name)
  if (!notation?.writer) throw new Error(name)
  const { family, puzzle } = parsePuzzle(text)
  return writePuzzle({ ...notation, writer: notation.writer }, family, puzzle)
}

describe('game IDs with further rules', () => {
  it.each([
    [
      'solo',
      'latinsquare:9x9+jigsaw',
      '9j:b4_5a6b9a6e8_3d5_7d8b7a1c9e7c2a4b6d9_8d4_2e5a5b2a3_9b,c_eadba_ab_dbbc____b_ab_bf_ddba___aa__bb____c_badb_b_cadcb',
    ],
    [
      'solo',
      'sudoku:9x9+killer',
      '3x3k:zzzc,__a_b___ab___aa___ab__a_a_aaaa_aaa__a_b__aaaaaaacaaba_a_a__a___a__________________aa__a_acaaa,8_8_15a10_15b14b16b20c8_5a14a7a7c15a20c15_11_21b8a12e5c12_13_35a9a9a11d13_18c14_11d6d',
    ],
    [
      'solo',
      'latinsquare:9x9+x+jigsaw+killer',
      '9jxk:zzzc,bcdba_____e_____caa_aba_bacdccbcba_e_ba_ab_c___bdbabccdd,__aa_a__________________a__a___ab_a__b_a__a_____a_a__adaabaaa_aa__aa_a_aa__aba_a_aa_____a____aa___a_,18_9_13a19a7_10c7_11_13b13_7a7c5_14b12a13_8c4b15a12_6a17b4c13_9_17c10_13c3a15_15a6_9_15_12a24j',
    ],
    ['solo', 'sudoku:9x9+x', '3x3x:f4b7b2a5c9c7a5_2e5_8_6a4b3c1b8a6_9_2e8_2a6c3c4a7b6b5f'],
    [
      'solo',
      'latinsquare:6x6+jigsaw+killer',
      '6jk:zj,_bbaaa_______b_dbb_b_a_abcfa,___a___________aa__a__a_bac_ba__a_aaaaaa,6_13_4_11a6c7_5a9a11b7c11b6_12_9b9f',
    ],
    [
      'solo',
      'sudoku:6x6+killer',
      '2x3k:zj,_a_ab_a___a___aa_aab__a___a_a_aa__aa_ba,8_5a14_8e10_8_8a8_7b5c4a14a7b12b8c',
    ],
    ['unequal', 'latinsquare:5x5+inequality', '5:0,0L,0,3R,0,0U,0U,0,0U,0U,0,0,0,0,0,0D,0,0,0U,0,0,0,0,1,0,'],
    ['unequal', 'latinsquare:5x5+inequality', '5:1,0,5,0,0,0,0,1,0,3,0,1,0,0,0,0,3,2,5,0,0,0,0,0,5,'],
    [
      'unequal',
      'latinsquare:6x6+inequality',
      '6:3R,0,0,0,0L,0,0D,0D,0R,0,0,0,0,0,4,0,0,0,0,0,0R,0R,0R,0,0,0,0L,0,0,0,2,4,0R,0,0U,0U,',
    ],
    [
      'unequal',
      'latinsquare:7x7+inequality',
      '7:0,0,0R,0D,2,0R,0D,0,0D,0,0L,6,0,0,0,0,0D,0,0L,0,0,0U,0,4,0L,0,0R,0,0,0L,0,0,0R,0D,0,0,5,6R,0U,0,0,0,0,0U,0,0R,0,0,4U,',
    ],
    [
      'unequal',
      'latinsquare:5x5+strict-dots(|a-b|=1)',
      '5a:1D,0RD,0L,0RD,0DL,2U,0U,1,4UR,0UDL,0D,0,0RD,2L,0U,0URD,0RDL,0UL,5,0,0UR,0UL,4,0,5,',
    ],
    [
      'unequal',
      'latinsquare:7x7+strict-dots(|a-b|=1)',
      '7a:0,0,0R,0RL,0L,0R,0DL,0R,0L,0R,0DL,0,3,0U,7,0R,0DL,0U,2R,0L,0D,0,0,0UR,0DL,0R,0L,0U,0,0R,0L,0U,0R,0L,0,0RD,0L,0RD,0L,0RD,0L,0,0U,0R,0UL,1,0UR,0L,0,',
    ],
    // No neighbours are consecutive, so this board has no bars.
    ['unequal', 'latinsquare:5x5+non-consecutive', '5a:1,3,0,0,0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,'],
    ['towers', 'latinsquare:5x5+skyscrapers', '5:3/4/2/1/2/3/1/2/4/4/4/4/1/2/2/2/1/3/3/4'],
    ['towers', 'latinsquare:6x6+skyscrapers', '6:2/3//2//3///3//3/3//////2/3//3//3/,u1b3k'],
    ['towers', 'latinsquare:5x5+skyscrapers', '5:/2//4///3/2//3///2///2////3'],
    ['towers', 'latinsquare:6x6+skyscrapers', '6:2/3////3///3//3/3//4///2/2/3//3///,u1b3k'],
  ] as const)('%s, %s', (name, shape, id) => {
    const { family, puzzle } = parsePuzzle(id)
    expect(`${family.name}:${puzzle.shape.text}`).toBe(shape)
    expect(makeSolver()(family, puzzle).status).toBe('unique')
    expect(written(name, id)).toBe(id.replace(/^(\d+)d[a-z]:/, '$1:'))
    expect(written(name, `https://example.org/js/${name}.html#${id}`)).toBe(written(name, id))
  })

  it('may have runs of open cells and letters of difficulty in Unequal', () => {
    expect(parsePuzzle('4de:1R,n0,').puzzle).toEqual(
      parsePuzzle('4:1R,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,').puzzle,
    )
    expect(parsePuzzle('4adk:1R,0L,m0,').puzzle).toEqual(
      parsePuzzle('4a:1R,0L,0,0,0,0,0,0,0,0,0,0,0,0,0,0,').puzzle,
    )
  })
})

describe('puzzles that a game cannot have are refused', () => {
  const DOMINOES = 'A1,A2;4,A3,A4;6,B1,B2;4,B3,B4;6,C1,C2;4,C3,C4;5,D1,D2;5,D3,D4'
  const OPEN = '.'.repeat(16)

  it.each([
    ['solo', 'latinsquare:4x4:1.../..../..../....', 'which needs boxes or regions'],
    ['solo', `sudoku:4x4+killer:${OPEN};killer,6,A1,A2`, 'whose cages cover the board'],
    ['solo', `sudoku:4x4+killer:${OPEN};killer,0,${DOMINOES}`, 'whose cages cover the board'],
    ['unequal', 'latinsquare:4x4+skyscrapers:..../..../..../....', 'which has no rule "skyscrapers"'],
    [
      'unequal',
      'latinsquare:4x4+inequality+non-consecutive:..../..../..../....',
      'which has only one of the rules at a time',
    ],
    ['towers', `sudoku:4x4:1${'.'.repeat(15)}`, 'a Sudoku cannot be written as towers'],
  ] as const)('%s: %s', (name, id, why) => {
    expect(() => written(name, id)).toThrow(why)
  })

  it('but a killer with such cages is written', () => {
    expect(written('solo', `sudoku:4x4+killer:${OPEN};killer,5,${DOMINOES}`)).toBe(
      '2x2k:p,abbba____________,5a4a6a4a6a4a5a5a',
    )
  })
})

describe('random seeds in addresses are refused', () => {
  it.each(['solo', 'keen', 'unequal', 'towers'])('%s', (name) => {
    expect(() => parsePuzzle(`https://example.org/${name}.html#5de#1234`)).toThrow(
      'a random seed does not contain a puzzle',
    )
  })
})
