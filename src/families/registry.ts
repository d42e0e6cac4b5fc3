// The list of families, one line each.

import { PuzzleError, quote, type Span } from './error.ts'
import type { Family } from './family.ts'
import { hidoku } from './hidoku/index.ts'
import { kenken } from './kenken/index.ts'
import { magic } from './magic/index.ts'
import { sudoku } from './sudoku/index.ts'
import { survo } from './survo/index.ts'

/** Every family, with its own types erased. */
export const FAMILIES: readonly Family[] = [sudoku, kenken, survo, hidoku, magic]

/** The family with this name. Throws a PuzzleError that lists the names. */
export function findFamily(name: string, at?: Span): Family {
  const family = FAMILIES.find((one) => one.name === name.toLowerCase())
  if (family) return family
  const names = FAMILIES.map((one) => one.name).join(', ')
  throw new PuzzleError('unrecognized', `no family is called ${quote(name)}; there are ${names}`, at)
}
