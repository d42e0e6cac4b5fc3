// The public part of a record: the puzzle and its grade. The solution is left out, and so is the seed, which would reveal the
// puzzles with the next numbers.

import type { ReadGrade } from '../formats/readRecord.ts'

/** A record without anything that a player must not see. */
export interface PublicRecord {
  /** The id: family, shape and clues. */
  readonly id: string
  /** The family's name. */
  readonly family: string
  /** The shape, such as 9x9. */
  readonly shape: string
  /** The grade, if it is known. */
  readonly grade?: Pick<ReadGrade, 'degree' | 'stars' | 'minutes' | 'version' | 'techniquesAllowed'>
}

/** Makes the public part of a puzzle's record. */
export function publicRecord(id: string, grade?: ReadGrade): PublicRecord {
  const [family, shape] = id.split(':')
  if (!grade) return { id, family, shape }
  const { degree, stars, minutes, version, techniquesAllowed } = grade
  const told = { ...(minutes && { minutes }), version, ...(techniquesAllowed && { techniquesAllowed }) }
  return { id, family, shape, grade: { degree, stars, ...told } }
}
