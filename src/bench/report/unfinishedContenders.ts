// Runs that are not at their end. A results file is written row by row and can be reported at any time, but a contender that was not
// given all its puzzles yet has solved "all" of the easy ones that came first: of such a one nothing is concluded.

import { PROFILES } from '../contenders/profiles.ts'
import type { ContenderName, Results } from '../results.ts'
import { byFamily, groupRows, puzzlesIn } from '../statistics/rowsByFamily.ts'
import { countOf, listed, plainNumber } from './numberTexts.ts'

/** A contender whose rows are not all there. */
export interface Unfinished {
  /** Its name. */
  readonly contender: string
  /** How many rows it has. */
  readonly rows: number
  /** How many it will have at least. */
  readonly planned: number
}

/** Contenders that have no rows, or not all of them, in the order of the run. */
export function unfinishedIn(results: Results): Unfinished[] {
  const rowsOf = groupRows(results.rows, ({ contender }) => contender)
  const families = byFamily(results.rows).map(({ rows }) => ({
    puzzles: puzzlesIn(rows),
    family: rows[0].family,
  }))
  return results.header.contenders.flatMap((contender) => {
    const rows = rowsOf.get(contender.name)?.length ?? 0
    const planned =
      contender.kind === 'profile'
        ? families.reduce((total, { family, puzzles }) => total + (takes(contender, family) ? puzzles : 0), 0)
        : results.header.corpus.puzzles
    return rows < planned ? [{ contender: contender.name, rows, planned }] : []
  })
}

/** Profiles are made for some families, others take whatever there is. Of a profile of another version nothing is known. */
function takes(contender: ContenderName, family: string): boolean {
  const profile = PROFILES.find(({ name }) => name === contender.name)
  return profile !== undefined && Object.hasOwn(profile.models, family)
}

/** `unfinished: 49 of 50 rows of norvig, none of survo-fill and survo-rows`; nothing where all is there. */
export function unfinishedText(unfinished: readonly Unfinished[]): string | undefined {
  if (unfinished.length === 0) return undefined
  const begun = unfinished
    .filter(({ rows }) => rows > 0)
    .map(
      ({ contender, rows, planned }) => `${plainNumber(rows)} of ${countOf(planned, 'row')} of ${contender}`,
    )
  const without = unfinished.filter(({ rows }) => rows === 0).map(({ contender }) => contender)
  return `unfinished: ${[...begun, ...(without.length > 0 ? [`none of ${listed(without)}`] : [])].join(', ')}`
}
