// What a certificate states before its first step: the constraints of a puzzle, and the first candidates of its cells.

import type { Puzzle } from '../../families/puzzle.ts'
import type { Rules } from '../../families/rules.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import type { Domain } from './domain.ts'
import { makeUnits, type Unit } from './narrow.ts'

/** The first line of a certificate, with the version of the format. */
export const HEAD = 'puzzlewright certificate 1'

/** A family's part of certificates. */
export type Certified = { readonly rules: Pick<Rules, 'constraints' | 'named'> }

/** A puzzle as certificates state it. */
interface StatedBoard {
  /** The constraints. */
  readonly units: readonly Unit[]
  /** The first candidates of each cell; none for a blocked cell. */
  readonly first: readonly Domain[]
}

/** The constraints and the first candidates of a puzzle. */
export function stateBoard({ rules }: Certified, puzzle: Puzzle): StatedBoard {
  const { givens } = puzzle
  const constraints = rules.named(puzzle)
  const { cells, domains } = rules.constraints(puzzle)
  const taken = givens.map(() => new Set<number>())
  for (const { kind, over } of constraints) {
    if (kind !== 'all-different') continue
    const given = over.flatMap((cell) => (givens[cell] > 0 ? givens[cell] : []))
    for (const cell of over) if (givens[cell] === 0) for (const value of given) taken[cell].add(value)
  }
  const first = domains.slice(0, cells).map((domain, cell): Domain => {
    if (givens[cell] !== 0) return givens[cell] === BLOCKED ? [] : [givens[cell]]
    return domain.filter((value) => !taken[cell].has(value))
  })
  const numbers = new Set(domains.slice(0, cells).flat()).size
  return { units: makeUnits(constraints, numbers), first }
}

/** The solution as a certificate tells it; `#` stands for a blocked cell. */
export function solutionText({ givens }: Pick<Puzzle, 'givens'>, solution: readonly number[]): string {
  return solution.map((value, cell) => (givens[cell] === BLOCKED ? '#' : value)).join(' ')
}
