// Detects unfinished runs. A report can be made at any time, but a contender that has searched only a part of the puzzles
// may have solved all of them because the easy ones came first, and if passes are missing, its times are the least of fewer
// searches than the report states. So the report draws no conclusions about unfinished contenders.

import { group, sum } from 'd3-array'
import { PROFILES } from '../contenders/rebuiltPublishedSolvers.ts'
import { CONTROL, type ContenderName, type Results, type Row } from '../results.ts'
import { byFamily, puzzlesIn } from '../statistics/resultMatrix.ts'
import { countOf, listed, plainNumber } from './numberTexts.ts'

/** A contender with missing rows. */
export interface Unfinished {
  /** The name of the contender. */
  readonly contender: string
  /** The number of the contender's rows, in all passes. */
  readonly rows: number
  /** The number of its rows in the complete run, if it solves the puzzles of the missing rows. */
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
    // The control takes the same puzzles as the first contender, of which it is a copy.
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

/**
 * The number of passes that have a row for this puzzle: a puzzle that was not solved in one pass is left out of later
 * passes.
 */
function passesOf({ outcome, repeat }: Row, passes: number): number {
  return outcome === 'solved' ? passes : repeat
}

/** Whether a profile takes a family. A profile that this version does not know counts as taking no family. */
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
