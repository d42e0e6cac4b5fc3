// A worker that grades puzzles by their ids.

import { memo } from '../families/memo.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import type { AllowedTechniques } from '../grader/allowedTechniques.ts'
import { type Grade, type GradeOptions, makeGrader } from '../grader/grade.ts'
import type { Ungraded } from '../grader/measureDifficulty.ts'
import { serveTasks } from './serveTasksInThread.ts'

/** The options that a grading worker gets. */
export type GradingOptions = Pick<GradeOptions, 'trials'>

/** A puzzle to grade. */
export interface GradingTask {
  /** The id of the puzzle. */
  readonly name: string
  /** The techniques that its grade may use; all if left out. */
  readonly techniques?: AllowedTechniques | undefined
}

serveTasks(({ trials }: GradingOptions): ((number: number, task: GradingTask) => Grade | Ungraded) => {
  const graderWith = memo(String, (techniques: GradingTask['techniques']) =>
    makeGrader({ trials, techniques }),
  )
  return (_, { name, techniques }) => {
    const { family, puzzle } = parsePuzzle(name)
    return graderWith(techniques)(family, puzzle)
  }
})
