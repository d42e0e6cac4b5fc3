// The families there are: one line each.

import { PuzzleError, quote, type Span } from './error.ts'
import type { Family, Puzzle, Shape } from './family.ts'
import { hidoku } from './hidoku/index.ts'
import { kenken } from './kenken/index.ts'
import { magic } from './magic/index.ts'
import { sudoku } from './sudoku/index.ts'
import { survo } from './survo/index.ts'

/** A family whose own types nobody outside it needs to know. */
export type AnyFamily = Family<Shape, Puzzle>

export const FAMILIES: readonly AnyFamily[] = [sudoku, kenken, survo, hidoku, magic]

/** The family of that name. Throws a PuzzleError that lists the names there are. */
export function findFamily(name: string, at?: Span): AnyFamily {
  const family = FAMILIES.find((one) => one.name === name.toLowerCase())
  if (family) return family
  const names = FAMILIES.map((one) => one.name).join(', ')
  throw new PuzzleError('unrecognized', `no family is called ${quote(name)}; there are ${names}`, at)
}
