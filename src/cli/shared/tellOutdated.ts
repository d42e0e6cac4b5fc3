// Says that grades in records were of another version, for commands that show stars.

import type { CurrentGrader } from '../../formats/currentGrades.ts'
import { tell } from './output.ts'

/** Says how many grades were of another version, because the stars may then differ from those in the records. */
export function tellOutdated({ outdated }: Pick<CurrentGrader, 'outdated'>): void {
  if (outdated === 0) return
  const records = outdated === 1 ? '1 record has a grade' : `${outdated} records have grades`
  tell(`${records} of another version; graded again`)
}
