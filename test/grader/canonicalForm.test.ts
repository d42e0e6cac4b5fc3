// Tests the puzzle that stands for all its twins.

import { describe, expect, it } from 'vitest'
import { canonical, makeSolver, parsePuzzle, puzzleName, readPuzzles } from '../../src/index.ts'
import { EASY } from '../support/knownSudokus.ts'
import { permutedCopy } from '../support/permutedCopy.ts'

describe('the canonical puzzle', () => {
  const { family, puzzle } = parsePuzzle(EASY)
  const twin = parsePuzzle(permutedCopy(EASY)).puzzle
  const mirrored = {
    ...puzzle,
    givens: puzzle.givens.map((value) => (value === 0 ? 0 : 10 - value)).toReversed(),
  }
  const solve = makeSolver()
  const formOf = (one: typeof puzzle, sameness: 'looks' | 'essential') =>
    puzzleName(family, canonical(family, one, solve(family, one).solutions[0], sameness))

  it('is the same for all twins, or for all puzzles with the same looks', () => {
    expect(formOf(twin, 'essential')).toBe(formOf(puzzle, 'essential'))
    expect(formOf(twin, 'looks')).not.toBe(formOf(puzzle, 'looks'))
    for (const sameness of ['looks', 'essential'] as const) {
      expect(formOf(mirrored, sameness)).toBe(formOf(puzzle, sameness))
    }
  })

  it('counts only looks without a unique solution', () => {
    expect(puzzleName(family, canonical(family, puzzle, undefined, 'essential'))).toBe(
      formOf(puzzle, 'looks'),
    )
  })

  it('is a puzzle that can be read back', () => {
    expect(readPuzzles(formOf(twin, 'essential'))).toMatchObject([{ family }])
  })
})
