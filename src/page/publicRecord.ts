// What of a record goes public: the puzzle and how hard it is. Not its solution, nor its seed, which would give away the
// puzzles that are made with the next one.

import type { ReadGrade } from '../formats/readRecord.ts'

/** A record without what a player must not see. */
export interface PublicRecord {
  /** The self-contained name: family, shape, clues. */
  readonly id: string
  /** The family's name. */
  readonly family: string
  /** The shape, such as 9x9. */
  readonly shape: string
  /** How hard it is, where that is known. */
  readonly grade?: Pick<ReadGrade, 'degree' | 'stars' | 'version'>
}

/** What of a puzzle goes public. */
export function publicRecord(id: string, grade?: ReadGrade): PublicRecord {
  const [family, shape] = id.split(':')
  if (!grade) return { id, family, shape }
  const { degree, stars, version } = grade
  return { id, family, shape, grade: { degree, stars, version } }
}
