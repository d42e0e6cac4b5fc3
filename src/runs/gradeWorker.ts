// A worker that grades puzzles by their ids.

import { parsePuzzle } from '../formats/readPuzzles.ts'
import { type Grade, type GradeOptions, makeGrader } from '../grader/grade.ts'
import type { Ungraded } from '../grader/measureDifficulty.ts'
import { serveTasks } from './serveTasksInThread.ts'

/** The options that a grading worker gets. */
export type GradingOptions = Pick<GradeOptions, 'trials' | 'techniques'>

serveTasks((options: GradingOptions): ((number: number, name: string) => Grade | Ungraded) => {
  const grader = makeGrader(options)
  return (_, name) => {
    const { family, puzzle } = parsePuzzle(name)
    return grader(family, puzzle)
  }
})
