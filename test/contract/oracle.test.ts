// The engine against clingo: the same solutions on random small boards, unsatisfiable ones among them.

import { describe, expect, it } from 'vitest'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'
import { FAMILIES_UNDER_TEST } from '../support/fixtures.ts'
import { oracleSolutions } from '../support/oracle.ts'

const BOARDS = 40
/** Of boards with more solutions, only this fact is compared. */
const LIMIT = 100

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const counts: number[] = []

  it.each(Array.from({ length: BOARDS }, (_, index) => index))(
    'board %i has the solutions that clingo finds',
    async (index) => {
      const { family, puzzle, solution } = randomBoard(name, String(index))
      const truth = await oracleSolutions(family, puzzle, LIMIT)
      const { solutions, count } = makeSolver()(family, puzzle, { solutions: LIMIT })
      counts.push(truth.size)
      if (solution) expect(count).toBeGreaterThan(0)
      if (truth.size === LIMIT) expect(count).toBe(LIMIT)
      else
        expect(new Set(solutions.map((values) => values.map((value) => Math.max(value, 0)).join()))).toEqual(
          truth,
        )
    },
  )

  it('includes boards with no, one and several solutions', () => {
    expect(counts).toContain(0)
    expect(counts).toContain(1)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})
