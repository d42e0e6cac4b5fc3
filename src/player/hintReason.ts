// The reason of a hint as a worker sends it to its page, with the groups of cells that it names.

import { rowsAndColumns } from '../families/cellNamesAndFaults.ts'
import type { Player } from '../families/hintFacets.ts'
import type { House, Reason } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'

/** A reason as data: the facts that fill its sentence, the cells to look at, and the groups of cells that its facts name. */
export interface HintReason extends Pick<Reason, 'kind' | 'sentence' | 'facts' | 'cells'> {
  /** The groups; none if left out. */
  readonly houses?: readonly House[]
}

/** The groups of cells that facts may name. */
function housesOf({ inference }: Pick<Player, 'inference'>, puzzle: Puzzle): readonly House[] {
  if (inference.houses) return inference.houses(puzzle)
  const { rows } = puzzle.shape
  return rowsAndColumns(puzzle.shape).map((cells, line) =>
    line < rows
      ? { kind: 'row', number: line + 1, cells }
      : { kind: 'column', number: line - rows + 1, cells },
  )
}

/** A reason with the groups that its facts name: `row 3`, or `falling` for the only group of its kind. */
export function withHouses(
  { kind, sentence, facts, cells }: Reason,
  family: Pick<Player, 'inference'>,
  puzzle: Puzzle,
): HintReason {
  const told = Object.values(facts).join(', ')
  const named = housesOf(family, puzzle).filter((house) =>
    new RegExp(`\\b${house.kind}(?: ${house.number}\\b|(?! \\d))`).test(told),
  )
  return { kind, ...(sentence && { sentence }), facts, cells, ...(named.length > 0 && { houses: named }) }
}
