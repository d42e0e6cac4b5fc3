// Checks the certificate of a record.

import type { Read } from '../formats/readRecord.ts'
import { type PuzzleRecord, puzzleName } from '../maker/puzzleRecord.ts'
import { checkCertificate } from '../solver/certificate/checkCertificate.ts'

/** The solution that a record's certificate proves to be the only one, or the fault of the certificate as a sentence. */
export function provedSolution(
  { family, puzzle }: Pick<Read, 'family' | 'puzzle'>,
  { certificate }: Pick<Partial<PuzzleRecord>, 'certificate'>,
): { readonly solution: readonly number[] } | { readonly fault: string } {
  if (typeof certificate !== 'string') return { fault: 'it has no certificate' }
  const checked = checkCertificate(family, puzzle, puzzleName(family, puzzle), certificate)
  return 'solution' in checked ? checked : { fault: `its certificate proves nothing: ${checked.fault}` }
}

/** The fault of a record's certificate in a list; an empty list if it is right, or if the record has none. */
export function certificateFaults(read: Read, record: Partial<PuzzleRecord>): string[] {
  if (record.certificate === undefined) return []
  const proved = provedSolution(read, record)
  return 'fault' in proved ? [proved.fault] : []
}
