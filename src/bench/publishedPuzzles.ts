// Published puzzles on which solvers are often compared: the boards of the five posts, and those that the
// tests cite. Each has exactly one solution. They can be used as a corpus.

import { makeReader } from '../formats/readPuzzlesByLine.ts'
import type { Entry, Read } from '../formats/readRecord.ts'
import type { Grader } from '../grader/grade.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { makeSolver } from '../solver/solve.ts'
import puzzles from './publishedPuzzles.json' with { type: 'json' }

/** A published puzzle: its id, and the author, title, year and place of its publication. */
type Published = (typeof puzzles)[number]

/** The published puzzles, by family. */
export const PUBLISHED: readonly Published[] = puzzles

/**
 * The record of a published puzzle: like the record of a generated puzzle, with `source` in place of `seed` and `made`.
 */
type PublishedRecord = Omit<PuzzleRecord, 'minimal' | 'seed' | 'generator' | 'made'> & {
  readonly source: string
}

/** Solves and grades a published puzzle. */
export function publishedRecord({ source, id }: Published, gradeOf: Grader): PublishedRecord {
  const { family, puzzle } = readName(id)
  const [solution] = makeSolver()(family, puzzle).solutions
  const grade = gradeOf(family, puzzle)
  return {
    ...describePuzzle(family, puzzle, solution),
    source,
    ...(typeof grade === 'object' && { grade }),
  }
}

function readName(id: string): Read {
  const entries: Entry[] = []
  const reader = makeReader({}, (entry) => entries.push(entry))
  reader.push(id)
  reader.end()
  const [entry] = entries
  if ('error' in entry) throw entry.error
  return entry
}
