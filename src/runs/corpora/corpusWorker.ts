// A worker that makes the puzzles of a corpus: for each task, a set and a number.

import type { DrawnPuzzle } from '../../corpus/chunkContent.ts'
import { type CanonicalRecipe, fromCanonical } from '../../corpus/corpusRecipe.ts'
import { makeCorpusDraw } from '../../corpus/drawPuzzles.ts'
import { serveTasks } from '../serveTasksInThread.ts'
import { sha256 } from '../sha256.ts'

/** A puzzle to make: its set, and its number in the set. */
export type CorpusTask = readonly [set: number, number: number]

/** The result of a task. */
export interface CorpusAnswer {
  /** The puzzle; undefined if the search gave it up. */
  readonly drawn: DrawnPuzzle | undefined
  /** The time that it took, in seconds. */
  readonly seconds: number
}

serveTasks((recipe: CanonicalRecipe) => {
  const draw = makeCorpusDraw(fromCanonical(recipe), sha256)
  return (_, [set, number]: CorpusTask): CorpusAnswer => {
    const began = performance.now()
    const drawn = draw(set, number)
    return { drawn, seconds: (performance.now() - began) / 1000 }
  }
})
