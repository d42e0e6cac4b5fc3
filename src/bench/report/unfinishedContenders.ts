// Detects unfinished runs. A results file can be reported at any time, but a contender that was given only
// part of its puzzles may have solved "all" of the easy ones that came first, and one that lacks passes has
// times that are the least of fewer searches than the report says. So the report draws no conclusions about it.

import { group, sum } from 'd3-array'
import { PROFILES } from '../contenders/rebuiltPublishedSolvers.ts'
import { CONTROL, type ContenderName, type Results, type Row } from '../results.ts'
import { byFamily, puzzlesIn } from '../statistics/resultMatrix.ts'
import { countOf, listed, plainNumber } from './numberTexts.ts'

/** A contender with missing rows. */
export interface Unfinished {
  /** The name of the contender. */
  readonly contender: string
  /** The number of its rows, in all passes. */
  readonly rows: number
  /** Their number when the run is complete, if it solves the puzzles of the missing rows. */
  readonly planned: number
}

/** Returns the contenders with missing rows, in the order of the run. */
export function unfinishedIn(results: Results): Unfinished[] {
  const rowsOf = group(results.rows, ({ contender }) => contender)
  const families = byFamily(results.rows).map(({ rows }) => ({
    puzzles: puzzlesIn(rows),
    family: rows[0].family,
  }))
  const { contenders, corpus, repeat } = results.header
  return contenders.flatMap((contender) => {
    const own = rowsOf.get(contender.name) ?? []
    // The control is the first contender once more.
    const searcher = contender.kind === CONTROL ? contenders[0] : contender
    const puzzles =
      searcher.kind === 'profile'
        ? sum(families, ({ family, puzzles }) => (takes(searcher, family) ? puzzles : 0))
        : (searcher.puzzles ?? corpus.puzzles)
    const rows = sum(own, (row) => row.repeat)
    const planned = sum(own, (row) => passesOf(row, repeat)) + Math.max(0, puzzles - own.length) * repeat
    return rows < planned ? [{ contender: contender.name, rows, planned }] : []
  })
}

/** The passes with a row of this puzzle: what was not solved in one pass is left out of the later ones. */
function passesOf({ outcome, repeat }: Row, passes: number): number {
  return outcome === 'solved' ? passes : repeat
}

/** Whether a profile takes a family. A profile unknown to this version counts as taking none. */
function takes(contender: ContenderName, family: string): boolean {
  const profile = PROFILES.find(({ name }) => name === contender.name)
  return profile !== undefined && Object.hasOwn(profile.models, family)
}

/**
 * Describes unfinished contenders, such as `unfinished: 49 of 50 rows of norvig, none of survo-fill and
 * survo-rows`; undefined if all are finished.
 */
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
