// Takes given puzzles into a book: none of them twice, and each with a grade and with something to fill in.

import type { CurrentGrader } from '../formats/currentGrades.ts'
import type { Read } from '../formats/readRecord.ts'
import type { SeenPuzzles } from '../maker/seenPuzzles.ts'
import { isFull } from '../solver/verify.ts'
import type { UnprovedPuzzle } from './gatherPuzzles.ts'
import { noPuzzles, type PuzzlePlace, repeated, unprintable, unwanted } from './refusedPuzzle.ts'
import { eachWatched, type Watching } from './watchWork.ts'

/** A puzzle that was read from a file. */
export type GivenPuzzle = Read & PuzzlePlace

/** What taking puzzles needs. */
interface Taking {
  /** The puzzles that the book has, and those that it shall not have. */
  readonly seen: SeenPuzzles
  /** Grades puzzles. */
  readonly grader: CurrentGrader
  /** Is told how far the work is. */
  readonly watching: Watching
}

/** Takes the puzzles, and grades those that have no usable grade. Throws a RefusedPuzzle. */
export async function takeGiven(
  given: readonly GivenPuzzle[],
  { seen, grader, watching }: Taking,
): Promise<readonly UnprovedPuzzle[]> {
  if (given.length === 0) throw noPuzzles()
  /** The place where each puzzle was read first. */
  const first = new Map<string, PuzzlePlace>()
  return eachWatched('grading', given, watching, (one) => {
    const { family, puzzle, record, file, line } = one
    const place = { file, line }
    if (isFull(family, puzzle)) throw unprintable(place, 'full')
    const keys = seen.keysOf(family, puzzle, record?.solution?.flat())
    const standing = seen.of(family).add(keys)
    const name = `${family.name} ${keys.own}`
    if (standing === 'unwanted') throw unwanted(place)
    if (standing === 'repeated') throw repeated(place, first.get(name) as PuzzlePlace)
    first.set(name, place)
    const grade = grader.gradeOf(one)
    if (typeof grade === 'string') throw unprintable(place, grade)
    return { family, puzzle, grade, place }
  })
}
