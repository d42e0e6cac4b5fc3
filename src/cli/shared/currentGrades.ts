// Grades the puzzles of files as the program grades them now, for commands that show stars.

import { memo } from '../../families/memo.ts'
import type { Read } from '../../formats/readRecord.ts'
import { allowedByRecord } from '../../formats/recordOrigin.ts'
import { storedGrade } from '../../formats/storedGrade.ts'
import type { AllowedTechniques } from '../../grader/allowedTechniques.ts'
import { GRADE_VERSION, type Grade, makeGrader } from '../../grader/grade.ts'
import type { Ungraded } from '../../grader/measureDifficulty.ts'
import { tell } from './output.ts'

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
    /** Says how many grades were of another version, because the stars may then differ from those in the records. */
    tellOutdated(): void {
      if (outdated === 0) return
      const records = outdated === 1 ? '1 record has a grade' : `${outdated} records have grades`
      tell(`${records} of another version; graded again`)
    },
  }
}
