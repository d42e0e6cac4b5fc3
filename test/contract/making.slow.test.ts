// The promises of made puzzles in every family: one solution, found by a solver that does not know it and by
// an oracle; the ordered clues and symmetry; the same puzzle from the same seed.

import { describe, expect, it } from 'vitest'
import { hasSymmetry, orbits, SYMMETRIES, type SymmetryName } from '../../src/families/symmetry.ts'
import {
  boardFaults,
  generate,
  isMade,
  type Made,
  type Maker,
  makeMaker,
  makeRng,
  makeSolver,
  NO_WISHES,
  type Order,
  type Puzzle,
  redundantClues,
} from '../../src/index.ts'
import { shuffled } from '../../src/kernel/rng.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { oracleSolutions } from '../support/oracle.ts'

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const family = familyUnderTest(name)
  const { making } = family
  const { smallShapes } = fixtureOf(name)
  // Small shapes, which the oracle solves in time, and the usual shape.
  const shapes = [...smallShapes, making.shape]

  const makerOf = (shape: string, order: Partial<Order> = {}) =>
    makeMaker(family, family.notation.parseShape(shape), { ...NO_WISHES, ...order })

  const known = new Map<string, { make: Maker; answers: ReturnType<Maker>[] }>()

  /** The puzzles of some seeds, made once for many tests. */
  function made(shape: string, seeds: number, order: Partial<Order> = {}): Made[] {
    const key = JSON.stringify([shape, order])
    const { make, answers } = known.get(key) ?? { make: makerOf(shape, order), answers: [] }
    known.set(key, { make, answers })
    while (answers.length < seeds) answers.push(make(`contract/${answers.length}`, 200))
    return answers.slice(0, seeds).filter(isMade)
  }

  /** A full board. */
  function full(text: string) {
    const rng = makeRng('full')
    const shape = family.notation.parseShape(text)
    const boards = Array.from({ length: 50 }, () => making.fill(rng, shape, NO_WISHES))
    return boards.find((board) => board !== undefined) as NonNullable<(typeof boards)[number]>
  }

  const clueText = (puzzle: Puzzle) => family.notation.formatClues(puzzle)

  /** Whether the cells of each orbit are all given, all open or all blocked. */
  function isSymmetric({ shape, givens }: Puzzle, symmetry: SymmetryName): boolean {
    return orbits(shape, symmetry).every(
      (orbit) => new Set(orbit.map((cell) => Math.sign(givens[cell]))).size === 1,
    )
  }

  it.each(shapes)('%s: has one solution, which keeps all rules', (shape) => {
    const count = shape === making.shape ? 60 : 12
    const puzzles = made(shape, count)
    expect(puzzles.length).toBe(count)
    for (const { puzzle, solution, clues } of puzzles) {
      const values = solution.map((value, cell) => (puzzle.givens[cell] === BLOCKED ? 0 : value))
      expect(boardFaults(family, puzzle, values)).toEqual([])
      const { status, solutions } = makeSolver({ strength: 'basic' })(family, puzzle)
      expect([status, solutions]).toEqual(['unique', [values]])
      expect(clues).toBe(making.countClues(puzzle))
    }
  })

  it.each(smallShapes)('%s: has one solution, by the oracle', async (shape) => {
    for (const { puzzle, solution } of made(shape, 4)) {
      const truth = await oracleSolutions(family, puzzle, 2)
      expect(truth).toEqual(new Set([solution.map((value) => Math.max(value, 0)).join()]))
    }
  })

  it.each(smallShapes)('%s: is minimal if it claims to be', (shape) => {
    const solver = makeSolver()
    const puzzles = [...made(shape, 6, { minimal: true }), ...made(shape, 6).filter((one) => one.minimal)]
    expect(puzzles.length).toBeGreaterThan(4)
    for (const { puzzle, solution, minimal } of puzzles) {
      expect(minimal).toBe(true)
      expect(redundantClues(family, puzzle, solution, solver)).toEqual({ redundant: [], undecided: [] })
    }
  })

  it('keeps the ordered symmetry, and so does every removal', () => {
    const shape = family.notation.parseShape(making.shape)
    for (const symmetry of Object.keys(SYMMETRIES) as SymmetryName[]) {
      if (!making.symmetric || !hasSymmetry(shape, symmetry)) continue
      const puzzles = made(making.shape, 3, { symmetry })
      expect(puzzles.length).toBe(3)
      for (const { puzzle, solution, clues } of puzzles) {
        expect(isSymmetric(puzzle, symmetry)).toBe(true)
        expect(clues).toBeLessThan(puzzle.givens.length)
        const removals = making.removals(puzzle, solution, { ...NO_WISHES, symmetry })
        expect(new Set(removals.map(({ clue }) => clue)).size).toBe(removals.length)
        for (const { puzzle: left } of removals) {
          expect(making.countClues(left)).toBeLessThan(clues)
          expect(isSymmetric(left, symmetry)).toBe(true)
        }
      }
    }
  })

  it.each(shapes)('%s: every removal leaves fewer clues, and has its own name', (text) => {
    for (const { puzzle, solution } of [full(text), ...made(text, 4)]) {
      const before = JSON.stringify(puzzle)
      const clues = making.countClues(puzzle)
      const removals = making.removals(puzzle, solution, NO_WISHES)
      const isFull = clues === puzzle.givens.filter((given) => given !== BLOCKED).length
      if (isFull) expect(removals.length).toBeGreaterThan(0)
      expect(new Set(removals.map(({ clue }) => clue)).size).toBe(removals.length)
      const single = new Set(
        family.rules.removals(puzzle, solution).map(({ puzzle: left }) => clueText(left)),
      )
      for (const { puzzle: left } of removals) {
        expect(making.countClues(left)).toBeLessThan(clues)
        expect(left.shape).toBe(puzzle.shape)
        // It has less information, so the solution is still valid; without a symmetry, the removal is a
        // single clue of the rules.
        expect(
          boardFaults(
            family,
            left,
            solution.map((value) => Math.max(value, 0)),
          ),
        ).toEqual([])
        expect(single.has(clueText(left))).toBe(true)
      }
      expect(JSON.stringify(puzzle)).toBe(before)
      // A name means the same step after other removals.
      if (removals.length === 0) continue
      const [{ clue: gone, puzzle: less }] = removals
      const names = new Set(removals.map(({ clue }) => clue))
      const later = making.removals(less, solution, NO_WISHES).map(({ clue }) => clue)
      expect(later).not.toContain(gone)
      if (making.symmetric) for (const name of later) expect(names).toContain(name)
    }
  })

  it('has the ordered number of clues', () => {
    const usual = made(making.shape, 3).map(({ clues }) => clues)
    const some = Math.max(...usual) + 2
    expect(made(making.shape, 4, { clues: { least: some, most: some } }).map(({ clues }) => clues)).toEqual(
      new Array(4).fill(some),
    )
    const counts = made(making.shape, 12, { clues: { least: some, most: some + 2 } }).map(
      ({ clues }) => clues,
    )
    expect(counts.every((count) => count >= some && count <= some + 2)).toBe(true)
    expect(new Set(counts).size).toBeGreaterThan(1)
  })

  it('is the same from the same seed, and differs between seeds', () => {
    const one = made(making.shape, 6)
    const again = makerOf(making.shape)
    expect(one.map((_, index) => again(`contract/${index}`, 200))).toEqual(one)
    expect(new Set(one.map(({ puzzle }) => family.notation.formatClues(puzzle))).size).toBe(6)
    // A maker that made other puzzles before makes the same puzzle.
    const make = makerOf(making.shape)
    expect(make('contract/5')).toEqual(one[5])
    expect(make('contract/0')).toEqual(one[0])
  })

  it('does not repeat in a run', () => {
    const shape = family.notation.parseShape(smallShapes[0])
    const options = { count: 60, isGraded: false }
    const records = Array.from(generate({ family, shape, order: NO_WISHES }, 'twice', options))
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  it('lets the search skip the known solution and find the others', () => {
    const rng = makeRng('known')
    const solver = makeSolver()
    for (const { puzzle, solution } of made(smallShapes.at(-1) as string, 6)) {
      expect(solver(family, puzzle, { known: solution })).toMatchObject({ count: 0, ended: 'exhausted' })
      for (const { puzzle: reduced } of shuffled(rng, family.rules.removals(puzzle, solution)).slice(0, 4)) {
        const all = solver(family, reduced, { solutions: 200 })
        if (all.ended !== 'exhausted') continue
        const others = solver(family, reduced, { solutions: 200, known: solution })
        const known = String(solution.map((value) => Math.max(value, 0)))
        expect(others.solutions.map(String).sort()).toEqual(
          all.solutions
            .map(String)
            .filter((text) => text !== known)
            .sort(),
        )
        expect(others.count).toBe(all.count - 1)
      }
    }
  })

  it('decides like the rules whether a valid board fits the clues', () => {
    const { fits } = making
    if (!fits) return
    const solver = makeSolver()
    const answers = new Set<boolean>()
    for (const { puzzle, solution } of made(smallShapes.at(-1) as string, 4)) {
      const removals = family.rules.removals(puzzle, solution).map((removal) => removal.puzzle)
      const boards = removals.flatMap((removed) => solver(family, removed, { solutions: 3 }).solutions)
      for (const values of boards) {
        for (const removed of [puzzle, ...removals]) {
          const answer = boardFaults(family, removed, values).length === 0
          expect(fits(removed, values)).toBe(answer)
          answers.add(answer)
        }
      }
    }
    expect(answers.size).toBe(2)
  })
})
