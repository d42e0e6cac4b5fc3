// A set of puzzles with planted faults, of several families, and the fault of each row.

import { expect } from 'vitest'
import { type FindingKind, makeAudit } from '../../src/corpus/audit/auditSet.ts'
import type { Family, Puzzle } from '../../src/index.ts'
import { findFamily, makeMaker, makeSolver, parseOrder, puzzleName } from '../../src/index.ts'
import { below, makeRng, type Rng } from '../../src/kernel/rng.ts'
import { boardFaults } from '../../src/solver/verify.ts'
import { fixtureOf } from './fixtures.ts'
import { makeOne } from './made.ts'

/** A row of the set. */
interface PlantedRow {
  readonly puzzle: string
  readonly answer: readonly number[]
  /** The planted fault; left out for a row without one. */
  readonly fault?: FindingKind
}

interface Clean {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
}

/** Boards with many different solutions. */
const SHAPES = { sudoku: '9x9', hidoku: '6x6', latinsquare: '7x7', kenken: '5x5', survo: '4x4' }

/** Families whose solutions are compared under all symmetries of their rules, so that permuted copies are planted. */
const PERMUTED = ['sudoku', 'hidoku']

/** Makes a set with this many faults, and as many rows without one. */
export function plantedSet(faults: number): PlantedRow[] {
  const rng = makeRng('planted')
  const names = Object.keys(SHAPES) as (keyof typeof SHAPES)[]
  const makers = names.map((name) => {
    const family = findFamily(name)
    const make = makeMaker(family, family.notation.parseShape(SHAPES[name]), parseOrder(family, ''))
    return (number: number): Clean => ({ family, ...makeOne(make, `planted/${number}`) })
  })
  const clean = Array.from({ length: faults }, (_, index) => makers[index % makers.length](index))
  const planted: PlantedRow[] = []
  for (let index = 0; planted.length < faults; index++) {
    const kind = KINDS[Math.floor(index / makers.length) % KINDS.length]
    // A fault of its own puzzle is planted in one that is not in the set, since it would else repeat another row.
    const repeats = kind === 'twin' || kind === 'same-solution'
    const from = repeats ? clean[index % clean.length] : makers[index % makers.length](faults + index)
    const row = PLANT[kind](from, rng)
    if (row) planted.push({ ...row, fault: kind })
  }
  return [...clean.map((one) => rowOf(one)), ...planted]
}

const rowOf = ({ family, puzzle, solution }: Clean): PlantedRow => ({
  puzzle: puzzleName(family, puzzle),
  answer: solution,
})

const solve = makeSolver()

/** The fault that a row gets; undefined if the puzzle cannot have it. */
const PLANT = {
  unreadable: (from) => ({ ...rowOf(from), puzzle: rowOf(from).puzzle.replace(/x.*/, 'x') }),
  unsolvable(from, rng) {
    const { family, puzzle, solution } = from
    const given = puzzle.givens.flatMap((value, cell) => (value > 0 ? cell : []))
    for (let attempt = 0; attempt < 50 && given.length > 0; attempt++) {
      const cell = given[below(rng, given.length)]
      const value = 1 + below(rng, Math.max(...solution))
      const changed = { ...puzzle, givens: puzzle.givens.with(cell, value) }
      if (puzzle.givens.includes(value) && family.name === 'hidoku') continue
      if (value === solution[cell] || solve(family, changed).status !== 'none') continue
      // The stated answer keeps the changed given wrong, too, so there is none.
      return { puzzle: puzzleName(family, changed), answer: [] }
    }
    return undefined
  },
  ambiguous({ family, puzzle, solution }) {
    const fewer = family.rules.removals(puzzle, solution)
    const open = fewer.find((one) => solve(family, one.puzzle, { nodes: 10_000 }).status === 'multiple')
    return open && rowOf({ family, puzzle: open.puzzle, solution })
  },
  'wrong-answer'(from, rng) {
    const { family, puzzle, solution } = from
    for (;;) {
      const [one, other] = [below(rng, solution.length), below(rng, solution.length)]
      const answer = solution.with(one, solution[other]).with(other, solution[one])
      if (boardFaults(family, puzzle, answer).length > 0) return { ...rowOf(from), answer }
    }
  },
  twin: ({ family, ...board }, rng) => rowOf({ family, ...fixtureOf(family.name).twin(rng, board) }),
  'same-solution'({ family, puzzle, solution }, rng) {
    if (family.name === 'kenken') return undefined
    const open = puzzle.givens.flatMap((value, cell) => (value === 0 ? cell : []))
    const cell = open[below(rng, open.length)]
    const more = { puzzle: { ...puzzle, givens: puzzle.givens.with(cell, solution[cell]) }, solution }
    const isPermuted = PERMUTED.includes(family.name)
    return rowOf({ family, ...(isPermuted ? fixtureOf(family.name).twin(rng, more) : more) })
  },
} satisfies Partial<Record<FindingKind, (from: Clean, rng: Rng) => PlantedRow | undefined>>

const KINDS = Object.keys(PLANT) as (keyof typeof PLANT)[]

/** Expects that an audit finds each planted fault in its row, and nothing else in any. */
export function expectFaultsFound(faults: number): void {
  const rows = plantedSet(faults)
  const { audit } = makeAudit({ reading: {}, limits: {} })
  const fields = { puzzle: 'puzzle', answer: 'answer' }
  const found = rows.map(({ fault, ...row }, index) => ({
    fault,
    found: audit({ ...row }, fields, `set:${index}`).findings.map(({ finding }) => finding),
  }))
  const missed = found.filter(({ fault, found: told }) => fault !== undefined && !told.includes(fault))
  expect(missed).toEqual([])
  // Small boards share solutions by chance, and a given that was changed makes the stated answer wrong, too.
  const strange = found.filter(
    ({ fault, found: told }) =>
      fault !== 'unsolvable' && told.some((one) => one !== fault && one !== 'same-solution'),
  )
  expect(strange).toEqual([])
  expect(found.filter(({ fault }) => fault !== undefined)).toHaveLength(faults)
}
