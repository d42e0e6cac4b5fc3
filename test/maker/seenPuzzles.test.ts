import { describe, expect, it } from 'vitest'
import { findFamily, makeSolver, parsePuzzle } from '../../src/index.ts'
import { makeSeen, makeUnwanted } from '../../src/maker/seenPuzzles.ts'
import { EASY } from '../support/knownSudokus.ts'
import { permutedCopy } from '../support/permutedCopy.ts'

const sudoku = findFamily('sudoku')
const { puzzle } = parsePuzzle(EASY)
const { puzzle: copy } = parsePuzzle(permutedCopy(EASY))

describe('a copy with two rows of a band exchanged', () => {
  it.each([
    ['looks', 'new'],
    ['essential', 'repeated'],
  ] as const)('compared by %s, is %s', (distinct, standing) => {
    const seen = makeSeen(distinct)
    const { add } = seen.of(sudoku)
    expect(add(seen.keysOf(sudoku, puzzle))).toBe('new')
    expect(add(seen.keysOf(sudoku, puzzle))).toBe('repeated')
    expect(add(seen.keysOf(sudoku, copy))).toBe(standing)
  })

  it.each(['looks', 'essential'] as const)(
    'must not appear if the puzzle must not, whether %s or not',
    (distinct) => {
      const unwanted = makeUnwanted()
      unwanted.add(sudoku, puzzle)
      const seen = makeSeen(distinct, unwanted)
      expect(seen.of(sudoku).add(seen.keysOf(sudoku, copy))).toBe('unwanted')
    },
  )
})

describe('stated solutions', () => {
  it('are accepted only if they keep the rules', () => {
    const [solution] = makeSolver()(sudoku, puzzle).solutions
    const seen = makeSeen('essential')
    const keys = seen.keysOf(sudoku, puzzle)
    for (const stated of [solution, solution.toReversed(), [1, 2, 3]]) {
      expect(seen.keysOf(sudoku, puzzle, stated)).toEqual(keys)
    }
  })

  it('do not count if there are several solutions; then looks decide', () => {
    const { puzzle: several } = parsePuzzle('sudoku:4x4:1...............')
    const { puzzle: turned } = parsePuzzle('sudoku:4x4:...2............')
    const { puzzle: exchanged } = parsePuzzle('sudoku:4x4:.1..............')
    const seen = makeSeen('essential')
    const keys = seen.keysOf(sudoku, several)
    expect(seen.keysOf(sudoku, turned)).toEqual(keys)
    expect(seen.keysOf(sudoku, exchanged)).not.toEqual(keys)
  })
})
