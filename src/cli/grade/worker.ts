// A thread of `grade`: grades the puzzles whose names it is given.

import { parsePuzzle } from '../../formats/readPuzzles.ts'
import type { Ungraded } from '../../grader/difficulty.ts'
import { type Grade, makeGrader } from '../../grader/grade.ts'
import { serveTasks } from '../../runs/threads.ts'
import type { GradingOptions } from './gradeFiles.ts'

serveTasks((options: GradingOptions): ((number: number, name: string) => Grade | Ungraded) => {
  const grader = makeGrader(options)
  return (_, name) => {
    const { family, puzzle } = parsePuzzle(name)
    return grader(family, puzzle)
  }
})
