// Many puzzles of each family, each solved from its clues by a weaker solver than the one that made it.

import { describe, expect, it } from 'vitest'
import {
  FAMILIES,
  findFamily,
  generate,
  makeBranching,
  makeSolver,
  NO_WISHES,
  readPuzzles,
  redundantClues,
} from '../../src/index.ts'

const PUZZLES = 400
/** The number of puzzles whose minimality is proved, if their records claim it. */
const PROVED = 40

describe.each(FAMILIES.map((family) => [family.name] as const))('%s', (name) => {
  const family = findFamily(name)
  const shape = family.notation.parseShape(family.making.shape)
  const records = Array.from(generate({ family, shape, order: NO_WISHES }, 'slow', { count: PUZZLES }))

  it('has one solution, which is the one in the record', () => {
    expect(records.length).toBe(PUZZLES)
    const solver = makeSolver({
      strength: 'basic',
      branching: makeBranching('fewest-alternatives', 'random', 'slow'),
    })
    for (const { id, solution } of records) {
      const [entry] = readPuzzles(id)
      if ('error' in entry) throw entry.error
      const { status, solutions } = solver(family, entry.puzzle)
      expect([status, ...solutions], id).toEqual(['unique', solution.flat().map((value) => value ?? 0)])
    }
  })

  it('is minimal if the record claims it', () => {
    const solver = makeSolver()
    for (const { id, solution } of records.filter(({ minimal }) => minimal).slice(0, PROVED)) {
      const [entry] = readPuzzles(id)
      if ('error' in entry) throw entry.error
      const values = solution.flat().map((value) => value ?? 0)
      expect(redundantClues(family, entry.puzzle, values, solver), id).toEqual({
        redundant: [],
        undecided: [],
      })
    }
  })
})
