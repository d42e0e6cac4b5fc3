// The record: a puzzle with its solution and where it came from, as one line of JSON. It is how puzzles travel
// between the commands; schemas/record.schema.json says the same to other programs.
//
//   {"id":"survo:2x2:1,/,|3,7|4,6","family":"survo","shape":"2x2","text":"...","solution":[[1,2],[3,4]],
//    "clues":1,"minimal":true,"seed":"S/0","generator":1,"made":"survo:2x2#S/0@1"}

import type { Family } from '../families/family.ts'
import { rowsOf } from '../families/grid.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Grade } from '../grader/grade.ts'
import { BLOCKED } from '../kernel/model.ts'
import { madeName } from './madeName.ts'
import { GENERATOR_VERSION, type Made } from './maker.ts'
import type { Recipe } from './puzzleRecipe.ts'

/** A record, as it stands in a file. */
export interface PuzzleRecord {
  /** The self-contained name: family, shape and clues. */
  readonly id: string
  /** The family's name. */
  readonly family: string
  /** The shape, such as 9x9. */
  readonly shape: string
  /** The puzzle in the family's notation. */
  readonly text: string
  /** Row by row; null is a blocked cell. */
  readonly solution: readonly (readonly (number | null)[])[]
  /** How many removable clues there are: givens, or a KenKen's cages. */
  readonly clues: number
  /** Whether it is proved that none of them can go by itself. */
  readonly minimal: boolean
  /** The puzzle's own: RUN/NUMBER, and /1, /2, ... where it was redrawn because it was a duplicate. */
  readonly seed: string
  /** The version of the generator that made it. */
  readonly generator: number
  /** How it was made: family, shape, what was asked for, seed, version of the generator. */
  readonly made: string
  /** How hard it is; left out where that was not asked for. */
  readonly grade?: Grade
  /** The degree that it was not to pass, where it was ordered how hard it should be. */
  readonly ceiling?: number
  /** There if no clue could go without losing uniqueness, passing the ceiling or leaving the tier that was ordered. */
  readonly tight?: true
}

/** The self-contained name of a puzzle: family, shape, clues. */
export function puzzleName(family: Pick<Family, 'name' | 'notation'>, puzzle: Puzzle): string {
  return `${family.name}:${puzzle.shape.text}:${family.notation.formatClues(puzzle)}`
}

/** What a record says of the puzzle itself, wherever it came from. */
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

/** The record of a puzzle that was made with this seed. */
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
