// Published puzzles stay: the same name makes the same puzzle until GENERATOR_VERSION says otherwise. A change that
// moves one of these needs a new version, and this table made anew.

import { expect, it } from 'vitest'
import { GENERATOR_VERSION } from '../../src/index.ts'
import { makeDraw } from '../../src/maker/draw.ts'
import { parseMadeName } from '../../src/maker/madeName.ts'

const VERSION = 1

const PINNED = [
  ['sudoku:9x9#pin/0@1', '8...7.1.6..93....26.2.1.........49...3.....2.1...6.5..........5.....83.......2.94'],
  [
    'sudoku:9x9:minimal#pin/0@1',
    '8...7.1.6..93....26.2.1.........49...3.....2.1...6.5..........5.....83.......2.94',
  ],
  [
    'sudoku:9x9:clues=30,symmetry=rotate180#pin/0@1',
    '.1.8..79......7.61.8..92.5.4.......8.9.7.8.1.8.......9.4.58..3.63.9......59..6.8.',
  ],
  ['sudoku:6x6/3x2#pin/0@1', '......56.2...25...........63..3..41.'],
  ['sudoku:6x6/3x2#pin/1@1', '26.......21..1..5...5.6......1...3..'],
  [
    'sudoku:12x12#pin/0@1',
    '..9415.A.3...6.8.9.75B.....28.C....78....1..C.....5...B.1.3..B.6....7..4....C..147...3...A6.......4.B3.2...1A.2....C..1......7.B......6.....A2..',
  ],
  [
    'kenken:6x6#pin/0@1',
    '4-A1,A2;11+A3,B3,C3;2-A4,B4;7+A5,A6;3-B1,B2;30xB5,B6,C6;12xC1,C2;2/C4,C5;48xD1,E1,F1;10+D2,E2,F2;120xD3,D4,E3,E4;14+D5,D6,E6;7+E5,F5,F6;4-F3,F4',
  ],
  [
    'kenken:6x6#pin/1@1',
    '9+A1,A2;9+A3,B3,C3;12xA4,A5;4-A6,B6;1-B1,C1;2-B2,C2;1-B4,C4;3/B5,C5;72xC6,D5,D6;2-D1,E1;12xD2,E2,E3;6+D3,D4;6xE4,E5;2/E6,F6;10+F1,F2,F3;9+F4,F5',
  ],
  ['kenken:4x4:minimal#pin/0@1', '7+A1,A2,A3;12xA4,B4;1-B1,B2;24xB3,C2,C3,C4;5+C1,D1;6+D2,D3,D4'],
  [
    'kenken:5x5:operators=+x,max-cage=3,single-cells=1#pin/0@1',
    '12+A1,A2,A3;6+A4,A5,B5;6+B1,B2;5xB3,B4;8+C1,D1,E1;5xC2,D2;6xC3,D3;7+C4,C5;10xD4,D5,E5;40xE2,E3,E4',
  ],
  [
    'kenken:9x9#pin/0@1',
    '56xA1,A2,B1;18xA3,B3,C3;2-A4,B4;32xA5,A6,B5;2-A7,B7;20+A8,B8,C8;9+A9,B9,C9;19+B2,C1,C2;2/B6,C6;7+C4,C5;12xC7,D7;3-D1,E1;17+D2,D3,E2;10+D4,D5,D6;192xD8,D9,E9;4-E3,E4;4-E5,E6;2/E7,F7;13+E8,F8,G8,H8;3-F1,G1;56xF2,F3,F4;3-F5,F6;1-F9,G9;9+G2,H2;4-G3,G4;5/G5,G6;1-G7,H7;10+H1,I1,I2;7-H3,H4;1512xH5,H6,I6,I7;56xH9,I8,I9;18+I3,I4,I5',
  ],
  ['survo:4x4#pin/0@1', '5,,,/,9,,/,16,,/,6,,|29,33,55,19|39,32,29,36'],
  ['survo:4x4#pin/1@1', ',,,/,,15,/9,,,1/,,,|47,44,29,16|34,48,39,15'],
  ['survo:3x5:clues=3..5#pin/0@1', ',,12,3,/,,,,/,2,,8,11|31,46,43|33,11,32,26,18'],
  ['survo:2x7:minimal#pin/0@1', ',,,,,,14/,,,,,8,|62,43|11,6,9,17,21,15,26'],
  [
    'hidoku:8x8#pin/0@1',
    '19,17,,,,,52,50/20,,14,,59,,,49/,11,,,58,,46,/,,,26,,,47,/,24,25,,,,44,/8,,,,63,64,41,42/7,5,,,31,,39,/1,,4,33,,35,37,',
  ],
  [
    'hidoku:8x8#pin/1@1',
    ',,,,45,,36,64/,55,,43,,,35,/,50,,,42,,,/,,,,,61,,33/,,,,59,,31,/3,,1,,,19,,/,9,14,,,,26,/11,,,,22,,,27',
  ],
  ['hidoku:6x7/rook:minimal#pin/0@1', ',,,,,12,1/22,,,,,,/,,,,,,/,,42,,,35,/,,,,,,/,,,,,,'],
  [
    'hidoku:6x6:symmetry=mirror-v,blocked=4,free-ends#pin/0@1',
    '6,,8,#,15,/,9,,#,13,/,2,11,,24,/,1,26,,23,/,27,,#,19,/32,,28,#,21,',
  ],
  ['magic:5x5#pin/0@1', '3,22,,,/,16,,,/,,24,,/,,,,/,17,6,,13'],
  ['magic:5x5#pin/1@1', ',21,,,/1,,7,,/10,8,,,/,,,,/23,5,,,13'],
  ['magic:4x4/10..25:minimal#pin/0@1', ',21,,/,,,/,22,,16/,15,,'],
  ['magic:3x3#pin/0@1', ',9,/,,/,,6'],
  ['magic:3x3#pin/1@1', ',,8/,,1/,,'],
] as const

it('is the version whose puzzles are pinned here', () => {
  expect(GENERATOR_VERSION).toBe(VERSION)
})

it.each(PINNED)('%s is still the same', (made, clues) => {
  const { seed, ...recipe } = parseMadeName(made)
  const id = `${recipe.family.name}:${recipe.shape.text}:${clues}`
  expect(makeDraw(recipe)(seed)).toMatchObject({ record: { id, made } })
})
