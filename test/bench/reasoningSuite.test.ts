// The degrees of the suite for machines that reason are a ladder: a solver that may open few nodes solves fewer puzzles on each
// further step.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseSuite } from '../../src/bench/suites/suiteFormat.ts'
import { FAMILIES, makeSolver, parsePuzzle } from '../../src/index.ts'
import { PROJECT } from '../support/documents.ts'

const { puzzles } = parseSuite(readFileSync(join(PROJECT, 'suites/v1-reasoning.tsv'), 'utf8'))
const solve = makeSolver({ strength: 'basic' })

/** The nodes that the solver may open, in three tries, so that lucky choices count less. */
const NODES = [4, 5, 10]

/** The number of puzzles with these stars, and how often the solver solves them in all tries. */
function stepOf(family: string, stars: number) {
  const own = puzzles.filter((one) => one.family === family && one.stars === stars)
  const solved = NODES.flatMap((nodes) =>
    own.filter(({ id }) => {
      const read = parsePuzzle(id)
      return solve(read.family, read.puzzle, { nodes, solutions: 1 }).count > 0
    }),
  )
  return { puzzles: own.length, solved: solved.length }
}

it.each(FAMILIES.map(({ name }) => name))('%s: the share that is solved falls with the degree', (family) => {
  const steps = [1, 2, 3, 4, 5].map((stars) => stepOf(family, stars)).filter((step) => step.puzzles > 0)
  expect(steps.map((step) => step.puzzles)).toEqual(steps.map(() => 20))
  expect(steps.length).toBe(family === 'magic' ? 4 : 5)
  const solved = steps.map((step) => step.solved)
  expect(solved).toEqual(solved.toSorted((one, other) => other - one))
  expect(solved[solved.length - 1]).toBeLessThan(solved[0])
})
