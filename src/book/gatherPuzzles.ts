// Gathers the puzzles of a book. Each puzzle is proved to have exactly one solution before it is printed, whatever its record
// claims.

import type { Family } from '../families/family.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { readId } from '../formats/readNameOrRecord.ts'
import { makeReasoning } from '../grader/grade.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import { type PuzzleRecord, puzzleName } from '../maker/puzzleRecord.ts'
import { makeSolver } from '../solver/solve.ts'
import type { Unnumbered } from './arrangePuzzles.ts'
import type { BookGrade } from './bookDesignAndPuzzles.ts'
import { type PuzzlePlace, unprintable } from './refusedPuzzle.ts'
import { eachWatched, type Watching } from './watchWork.ts'

/** A puzzle whose solution has not been proved to be unique. */
export interface UnprovedPuzzle {
  /** The family it belongs to. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** The grade. */
  readonly grade: BookGrade
  /** Where the puzzle comes from. */
  readonly place: PuzzlePlace
  /** The record of the puzzle, if it was made for the book. */
  readonly line?: string
}

/** The puzzles of a book. Each is proved to have one solution. */
export interface Gathered {
  /** The puzzles, in the order of their sources. */
  readonly puzzles: readonly Unnumbered[]
  /** The records of made puzzles, by their ids. */
  readonly lines: ReadonlyMap<string, string>
}

/** Where the puzzles of a book come from. */
interface PuzzleSource extends Watching {
  /** The first puzzles. */
  first(): Promise<readonly UnprovedPuzzle[]>
  /** Further puzzles, which are ordered when the first ones are proved. */
  readonly further?:
    | {
        /** The orders of the further puzzles. */
        orders(first: readonly Unnumbered[]): readonly CountedRecipe[]
        /** Makes them. */
        make(orders: readonly CountedRecipe[]): Promise<readonly UnprovedPuzzle[]>
      }
    | undefined
}

/** The maximum number of nodes of a proof of uniqueness. Nobody could solve a puzzle whose proof needs more. */
const MOST_NODES = 1_000_000

/** Gathers and proves the puzzles. Throws a RefusedPuzzle for a puzzle that has not exactly one solution. */
export async function gatherPuzzles(source: PuzzleSource): Promise<Gathered> {
  const first = await proveAll(await source.first(), source)
  const orders = source.further?.orders(first.puzzles) ?? []
  if (!source.further || orders.length === 0) return first
  const others = await proveAll(await source.further.make(orders), source)
  return {
    puzzles: [...first.puzzles, ...others.puzzles],
    lines: new Map([...first.lines, ...others.lines]),
  }
}

/** The puzzle of a record that was made for a book. */
export function unprovedPuzzleOf(line: string, place: PuzzlePlace): UnprovedPuzzle {
  const { id, grade } = JSON.parse(line) as PuzzleRecord
  const { family, puzzle } = readId(id)
  return { family, puzzle, grade: grade as BookGrade, place, line }
}

/**
 * Proves that each puzzle has one solution. For a puzzle from a file, the path to the solution is computed again, because the
 * book may say which reasoning the puzzle needs.
 */
async function proveAll(unproved: readonly UnprovedPuzzle[], watching: Watching): Promise<Gathered> {
  const solve = makeSolver()
  const reasonWith = memo(String, makeReasoning)
  const lines = new Map<string, string>()
  const puzzles = await eachWatched(
    'proving',
    unproved,
    watching,
    ({ family, puzzle, grade, place, line }) => {
      const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
      if (status !== 'unique') throw unprintable(place, status)
      const id = puzzleName(family, puzzle)
      const proved =
        line === undefined
          ? { ...grade, ...reasonWith(grade.techniquesAllowed)(family, puzzle, solutions[0]) }
          : grade
      if (line !== undefined) lines.set(id, line)
      return { family, puzzle, solution: solutions[0], grade: proved, id }
    },
  )
  return { puzzles, lines }
}
