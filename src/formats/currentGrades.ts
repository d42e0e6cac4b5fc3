// Grades puzzles that were read as the program grades them now.

import { memo } from '../families/memo.ts'
import type { AllowedTechniques } from '../grader/allowedTechniques.ts'
import { GRADE_VERSION, type Grade, makeGrader } from '../grader/grade.ts'
import type { Ungraded } from '../grader/measureDifficulty.ts'
import type { Read } from './readRecord.ts'
import { allowedByRecord } from './recordOrigin.ts'
import { storedGrade } from './storedGrade.ts'

/** Grades puzzles that were read. */
export type CurrentGrader = ReturnType<typeof makeCurrentGrader>

/** Makes a grader of puzzles that were read. It takes the grade of a record if grading would give the same grade now. */
export function makeCurrentGrader() {
  const graderWith = memo(String, (techniques: AllowedTechniques | undefined) => makeGrader({ techniques }))
  let outdated = 0
  return {
    /** The grade of a puzzle, or the reason why it has none. */
    gradeOf(read: Read): Grade | Ungraded {
      const { family, puzzle, record } = read
      if (record?.grade && record.grade.version !== GRADE_VERSION) outdated++
      return storedGrade(read) ?? graderWith(allowedByRecord(read))(family, puzzle)
    },
    /** The number of grades that were of another version, so that the stars may differ from those in the records. */
    get outdated() {
      return outdated
    },
  }
}
