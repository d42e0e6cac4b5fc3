// Every family's constraints have exactly the solutions of its puzzles, found by a solver that knows only the
// constraints.

import { describe, expect, it } from 'vitest'
import { type Problem, without } from '../../src/families/constraintProblem.ts'
import { findFamily, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'
import { isSatisfied, problemSolutions } from '../support/constraints.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest } from '../support/fixtures.ts'

const BOARDS = 24
const LIMIT = 20
/** Larger boards are left out: the naive solver takes too long for sums over many cells. */
const STEPS = 400

const solve = makeSolver()

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))(
  'the constraints of %s',
  (name) => {
    const family = familyUnderTest(name)
    const boards = Array.from({ length: BOARDS }, (_, index) => randomBoard(name, `constraints/${index}`))

    it('have the solutions of the puzzle', () => {
      const counts = boards.flatMap(({ puzzle }) => {
        const problem = family.rules.constraints(puzzle)
        expectSound(problem)
        const found = problemSolutions(problem, LIMIT, STEPS)
        if (!found) return []
        const { solutions, count } = solve(family, puzzle, { solutions: LIMIT })
        if (count === LIMIT) expect(found.length).toBe(LIMIT)
        else expect(found.sort()).toEqual(solutions.map(String).sort())
        return count
      })
      expect(counts.length).toBeGreaterThan(BOARDS / 3)
      expect(counts).toContain(0)
      expect(Math.max(...counts)).toBeGreaterThan(1)
    })

    it('are met by the solution of the example, and broken by any change of a number', () => {
      const { puzzle } = parsePuzzle(family.notation.example, { family })
      const problem = family.rules.constraints(puzzle)
      expectSound(problem)
      const [solution] = solve(family, puzzle).solutions
      expect(solution.length).toBe(problem.domains.length)
      expect(isSatisfied(problem, solution)).toBe(true)
      for (let cell = 0; cell < solution.length; cell++) {
        for (const value of problem.domains[cell]) {
          const changed = solution.with(cell, value)
          expect(isSatisfied(problem, changed)).toBe(value === solution[cell])
        }
      }
    })

    it('have the other solutions if the known ones are excluded', () => {
      let tried = 0
      for (const { puzzle } of boards) {
        const { solutions, ended } = solve(family, puzzle, { solutions: 6 })
        if (ended !== 'exhausted' || solutions.length === 0) continue
        const rest = problemSolutions(without(family.rules.constraints(puzzle), solutions.slice(1)), 6, STEPS)
        if (!rest) continue
        expect(rest).toEqual([String(solutions[0])])
        tried++
      }
      expect(tried).toBeGreaterThan(1)
    })
  },
)

/** Domains ascend, and constraints name only existing variables. */
function expectSound({ cells, domains, constraints }: Problem): void {
  expect(domains.length).toBeGreaterThanOrEqual(cells)
  for (const domain of new Set(domains)) {
    expect(domain.length).toBeGreaterThan(0)
    expect(domain.every((value, at) => at === 0 || value > domain[at - 1])).toBe(true)
  }
  for (const constraint of constraints) {
    expect(constraint.over.every((variable) => variable >= 0 && variable < domains.length)).toBe(true)
    if (constraint.kind === 'adjacency') {
      expect(constraint.neighbours.length).toBe(constraint.over.length)
      expect(constraint.neighbours.flat().every((one) => constraint.over.includes(one))).toBe(true)
    }
    if (constraint.kind !== 'tuples') continue
    expect(constraint.tuples.every((tuple) => tuple.length === constraint.over.length)).toBe(true)
  }
}

describe('a product of more cells than a table takes', () => {
  // Two columns are known; the large cage covers the next two and most of the last.
  const known = '1 = A1; 2 = B1; 3 = C1; 4 = D1; 5 = E1; 2 = A2; 1 = B2; 4 = C2; 5 = D2; 3 = E2'
  const large = 'A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5'

  it.each([
    [216_000, 8, true],
    [288_000, 6, true],
    [288_000, 8, false],
  ])('is the sums of its exponents: %i, beside a product of %i', (target, other, isPossible) => {
    const { family, puzzle } = parsePuzzle(`5: ${known}; ${target} x ${large}; ${other} x D5 E5`)
    const problem = family.rules.constraints(puzzle)
    expectSound(problem)
    expect(problem.domains.length).toBe(25 + 3 * 13)
    const { solutions } = solve(family, puzzle, { solutions: 1000 })
    expect(solutions.length > 0).toBe(isPossible)
    expect(problemSolutions(problem, 1000)?.sort()).toEqual(solutions.map(String).sort())
  })
})

describe('a cage', () => {
  const family = findFamily('kenken')

  function constraintsOf(shapeText: string, operator: string, target: number, cells: number[]) {
    const shape = family.notation.parseShape(shapeText)
    const givens = new Array<number>(shape.rows * shape.columns).fill(0)
    return family.rules.constraints({ shape, givens, cages: [{ operator, target, cells }] } as Puzzle)
  }

  it('is a table for up to 4000 fillings, and sums of exponents for more', () => {
    const cells = [0, 1, 2, 8, 9, 10, 16, 17]
    const most = constraintsOf('8x8', 'x', 20_736, cells)
    const tables = most.constraints.flatMap((one) => (one.kind === 'tuples' ? [one.tuples.length] : []))
    expect(tables).toEqual([4000])
    expect(most.domains.length).toBe(64)
    const more = constraintsOf('8x8', 'x', 15_120, cells.slice(0, 7))
    expectSound(more)
    expect(more.domains.length).toBe(64 + 4 * 7)
  })

  it('of several cells is not a given', () => {
    const problem = constraintsOf('3x3', '=', 2, [0, 1])
    expect(problem.constraints).toContainEqual({ kind: 'tuples', over: [0, 1], tuples: [] })
    expect(problemSolutions(problem, 1)).toEqual([])
  })
})

describe('large boards', () => {
  /** The number of characters of a description without its domains, which share their values. */
  function lengthOf(problem: Problem): number {
    expectSound(problem)
    return JSON.stringify(problem.constraints).length
  }

  it.each([
    ['sudoku', '25x25', 10_000],
    ['hidoku', '31x31', 40_000],
    ['magic', '8x8/9936..9999', 2_000],
  ])('%s %s is described in %i characters', (name, text, most) => {
    const family = findFamily(name)
    const shape = family.notation.parseShape(text)
    const givens = new Array<number>(shape.rows * shape.columns).fill(0)
    const problem = family.rules.constraints({ shape, givens })
    expect(lengthOf(problem)).toBeLessThan(most)
    expect(new Set(problem.domains).size).toBe(1)
  })

  it('include a KenKen of 9x9 with cages of all sizes', () => {
    const family = findFamily('kenken')
    const shape = family.notation.parseShape('9x9')
    const rows = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, at) => 9 * row + at))
    const cages = rows.map((cells, row) =>
      row % 2 === 0 ? { operator: 'x', target: 362_880, cells } : { operator: '+', target: 45, cells },
    )
    const puzzle = { shape, givens: new Array<number>(81).fill(0), cages } as Puzzle
    expect(lengthOf(family.rules.constraints(puzzle))).toBeLessThan(30_000)
  })
})
