import { describe, expect, it } from 'vitest'
import { makeBranching, makeSolver, parsePuzzle } from '../../src/index.ts'
import { EASY } from '../support/knownSudokus.ts'

/** A KenKen of the same shape text: nine columns of one cage each would be too many solutions, so cells are given. */
const KENKEN = `kenken:9x9:${Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9]
  return `${((row + column) % 9) + 1}=${'ABCDEFGHI'[row]}${column + 1}`
}).join(';')}`

describe('a solver', () => {
  it('distinguishes families with shapes of the same name, in any order', () => {
    const solver = makeSolver()
    for (const name of [
      EASY,
      KENKEN,
      EASY,
      'magic:3x3:2,,/,5,/,,',
      'kenken:3x3:6xA1,B1,C1;6xA2,B2,C2;6xA3,B3,C3',
    ]) {
      const { family, puzzle } = parsePuzzle(name)
      expect(solver(family, puzzle).solutions).toEqual(makeSolver()(family, puzzle).solutions)
    }
  })

  it('solves more shapes than it caches models for', () => {
    const solver = makeSolver()
    for (let round = 0; round < 2; round++) {
      for (let first = 1; first <= 40; first++) {
        const { family, puzzle } = parsePuzzle(
          `magic:3x3/${first}..${first + 8}:${first + 1},,/,${first + 4},/,,`,
        )
        expect(solver(family, puzzle).solutions.map((values) => values[0])).toEqual([first + 1, first + 1])
      }
    }
  })

  it('rejects names that it does not know', () => {
    expect(() => makeBranching('best' as never)).toThrow(
      /unknown variable order "best"; choose one of .*dom-wdeg/,
    )
    expect(() => makeBranching('row-major', 'best' as never)).toThrow(RangeError)
    expect(() => makeSolver({ strength: 'best' as never })).toThrow(RangeError)
  })

  it('finds a first magic square in fewer states with promise than in ascending order', () => {
    const { family, puzzle } = parsePuzzle('magic:5x5:,,,,/,,,,/,,,,/,,,,/,,,,')
    const [ascending, promise] = (['ascending', 'promise'] as const).map(
      (values) =>
        makeSolver({ branching: makeBranching('fewest-alternatives', values) })(family, puzzle, {
          solutions: 1,
          nodes: 20_000,
        }).statistics,
    )
    expect(promise.nodesOpened + promise.failures).toBeLessThan(ascending.nodesOpened + ascending.failures)
  })
})
