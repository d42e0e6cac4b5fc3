// The notations that `convert --to` can write: the puzzle's name, the notation of its family, and notations of other
// programs.

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { FAMILIES } from '../../families/registry.ts'
import { writePuzzle } from '../../formats/notations/exchangeNotation.ts'
import { EXCHANGE_NOTATIONS } from '../../formats/notations/notationRegistry.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'

/** A notation that `convert` can write. */
export interface Target {
  readonly name: string
  /** The description of the notation in help texts. */
  readonly what: string
  /** The lines before the first puzzle. */
  readonly start?: string
  /** The lines after the last puzzle. */
  readonly end?: string
  /** Throws a PuzzleError for a puzzle that the notation cannot express. */
  write(family: Family, puzzle: Puzzle): string
}

/** Every notation that `convert` can write. */
export const TARGETS: readonly Target[] = [
  { name: 'name', what: "the puzzle's name in one line: FAMILY:SHAPE:CLUES", write: puzzleName },
  {
    name: 'text',
    what: "the family's own notation under a header",
    write: (family, puzzle) => `${family.name} ${puzzle.shape.text}\n${family.notation.format(puzzle)}\n`,
  },
  ...FAMILIES.flatMap((family) =>
    (family.notation.others ?? []).map(({ name, what, write }) => ({
      name,
      what,
      write(of: Family, puzzle: Puzzle) {
        if (of === family) return write(puzzle)
        throw new PuzzleError(
          'unrecognized',
          `a ${of.title} cannot be written as ${name}: ${name} is a notation for ${family.title} only`,
        )
      },
    })),
  ),
  ...EXCHANGE_NOTATIONS.flatMap((notation) => {
    const { name, what, writer } = notation
    if (!writer) return []
    return {
      name,
      what,
      start: writer.start,
      end: writer.end,
      write: (family: Family, puzzle: Puzzle) => writePuzzle({ ...notation, writer }, family, puzzle),
    }
  }),
]
