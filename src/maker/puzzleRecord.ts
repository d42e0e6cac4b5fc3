// The record: a puzzle with its solution and origin, as one line of JSON. Commands pass puzzles on in this
// form; schemas/record.schema.json describes it for other programs.
//
//   {"id":"survo:2x2:1,/,|3,7|4,6","family":"survo","shape":"2x2","text":"...","solution":[[1,2],[3,4]],
//    "clues":1,"minimal":true,"seed":"S/0","generator":1,"made":"survo:2x2#S/0@1"}

import { rowsOf } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Grade } from '../grader/grade.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { GENERATOR_VERSION, type Made } from './maker.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { madeName } from './recipeName.ts'

/** A record, as it is written to a file. */
export interface PuzzleRecord {
  /** The id of the puzzle: family, shape and clues. */
  readonly id: string
  /** The name of the family. */
  readonly family: string
  /** The shape, such as 9x9. */
  readonly shape: string
  /** The puzzle in the family's notation. */
  readonly text: string
  /** The solution, row by row; null for a blocked cell. */
  readonly solution: readonly (readonly (number | null)[])[]
  /** The number of removable clues: givens, or the cages of a KenKen. */
  readonly clues: number
  /** Whether it is proved that no single clue can be removed. */
  readonly minimal: boolean
  /** The seed of the puzzle: RUN/NUMBER, followed by /1, /2, ... if it replaces a duplicate. */
  readonly seed: string
  /** The generator version that made the puzzle. */
  readonly generator: number
  /** The made name of the puzzle: family, shape, order, seed and generator version. */
  readonly made: string
  /** The grade; left out if it was not requested. */
  readonly grade?: Grade
  /** The ceiling for the degree, if the order asks for a difficulty. */
  readonly ceiling?: number
  /**
   * Set if no clue can be removed without losing uniqueness, passing the ceiling or leaving the ordered
   * tiers.
   */
  readonly tight?: true
  /** The certificate that the solution is the only one; in corpora whose recipe asks for it. */
  readonly certificate?: string
}

/** The id of a puzzle: family, shape and clues. */
export function puzzleName(family: Pick<Family, 'name' | 'notation'>, puzzle: Puzzle): string {
  return `${family.name}:${puzzle.shape.text}:${family.notation.formatClues(puzzle)}`
}

/** The part of a record that describes the puzzle itself, whatever its origin. */
export function describePuzzle(
  family: Pick<Family, 'name' | 'notation' | 'making'>,
  puzzle: Puzzle,
  solution: readonly number[],
) {
  return {
    id: puzzleName(family, puzzle),
    family: family.name,
    shape: puzzle.shape.text,
    text: family.notation.format(puzzle),
    solution: rowsOf(
      solution.map((value, cell) => (puzzle.givens[cell] === BLOCKED ? null : value)),
      puzzle.shape,
    ),
    clues: family.making.countClues(puzzle),
  } satisfies Partial<PuzzleRecord>
}

/** The record of a puzzle made from this seed. */
export function makeRecord(recipe: Recipe, seed: string, made: Made): PuzzleRecord {
  const { puzzle, solution, minimal, ceiling, tight } = made
  return {
    ...describePuzzle(recipe.family, puzzle, solution),
    minimal,
    ...(ceiling !== undefined && { ceiling }),
    ...(tight && { tight }),
    seed,
    generator: GENERATOR_VERSION,
    made: madeName(recipe, seed),
  }
}
