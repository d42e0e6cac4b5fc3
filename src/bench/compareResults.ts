// Two runs of the same puzzles, row by row: did anything move? Node counts are exact, so that a change of the program that is
// meant to change no search must not move a single one. Times are told, and prove nothing.
//
// A row that time ended, in either run, tells where a machine was and not what the search does: it is left out, and so is a row
// without nodes, of a solver that others wrote. Only answers and limits excuse: what crashed or was wrong in either run is compared.

import type { ContenderName, Results, ResultsHeader, Row } from './results.ts'
import { median } from './statistics/means.ts'

/** What must be the same in both. */
const COMPARED = [
  'outcome',
  'status',
  'solutions',
  'nodes',
  'branchings',
  'failures',
  'maxDepth',
] as const satisfies readonly (keyof Row)[]

/** Names a row: no run has two of the same. */
export interface RowName {
  /** The contender's name. */
  readonly contender: string
  /** The puzzle's id. */
  readonly puzzle: string
}

/** One figure of a row that moved. */
interface Change {
  readonly figure: (typeof COMPARED)[number]
  readonly old: string | number | null
  readonly new: string | number | null
}

interface MovedRow extends RowName {
  readonly changes: readonly Change[]
}

/** New against old, of the rows that both runs solved; null where there is nothing to compare. */
interface ContenderChange {
  readonly contender: string
  readonly rows: number
  /** Total nodes, new / old. */
  readonly nodes: number | null
  /** The median of the rows' times, new / old. */
  readonly milliseconds: number | null
}

/** What moved between two runs. */
export interface Comparison {
  /** What else is different, in a line each: it explains why rows may have moved, and forbids nothing. */
  readonly notes: readonly string[]
  /** How many compared rows are the same. */
  readonly same: number
  /** The rows that differ. */
  readonly moved: readonly MovedRow[]
  /** Left out, since the time limit ended one of both. */
  readonly timeEnded: number
  /** Left out, since neither tells nodes. */
  readonly untold: number
  /** Rows that only the old run has. */
  readonly onlyOld: readonly RowName[]
  /** Rows that only the new run has. */
  readonly onlyNew: readonly RowName[]
  /** Totals of each contender that is in both runs. */
  readonly contenders: readonly ContenderChange[]
}

/** Why two runs cannot be compared, in a line; nothing if they can. */
export function differentRuns(old: ResultsHeader, fresh: ResultsHeader): string | undefined {
  const aspects: readonly [what: string, of: (header: ResultsHeader) => string | number | null][] = [
    ['the corpora differ: checksum', ({ corpus }) => corpus.checksum],
    ['the node limits differ:', ({ limits }) => limits.nodes],
    ['the limits on solutions differ:', ({ limits }) => limits.solutions],
    ['the seeds of random orders differ:', ({ seed }) => seed],
  ]
  const different = aspects.find(([, of]) => of(old) !== of(fresh))
  if (!different) return undefined
  const [what, of] = different
  const shown = (header: ResultsHeader) => of(header) ?? 'none'
  return `${what} ${shown(old)} and ${shown(fresh)}`
}

/** Compares the rows of two runs that have the same corpus and limits. */
export function compareResults(old: Results, fresh: Results): Comparison {
  const rowOf = new Map(fresh.rows.map((row) => [keyOf(row), row]))
  const known = new Set(old.rows.map(keyOf))
  const both = old.rows.flatMap((row) => {
    const other = rowOf.get(keyOf(row))
    return other ? [{ old: row, new: other }] : []
  })
  const isUntold = (pair: Both) => isExcused(pair) && pair.old.nodes === null && pair.new.nodes === null
  const isTimeEnded = (pair: Both) =>
    isExcused(pair) && (pair.old.ended === 'time-limit' || pair.new.ended === 'time-limit')
  const counted = both.filter((pair) => !isUntold(pair) && !isTimeEnded(pair))
  const moved = counted.flatMap((pair) => {
    const changes = changesOf(pair)
    return changes.length > 0 ? { ...nameOf(pair.old), changes } : []
  })
  return {
    notes: notesOf(old.header, fresh.header),
    same: counted.length - moved.length,
    moved,
    timeEnded: both.filter((pair) => !isUntold(pair) && isTimeEnded(pair)).length,
    untold: both.filter(isUntold).length,
    onlyOld: old.rows.filter((row) => !rowOf.has(keyOf(row))).map(nameOf),
    onlyNew: fresh.rows.filter((row) => !known.has(keyOf(row))).map(nameOf),
    contenders: [...new Set(both.map((pair) => pair.old.contender))].map((contender) =>
      contenderChange(
        contender,
        both.filter((pair) => pair.old.contender === contender),
      ),
    ),
  }
}

/** Whether a comparison shows that nothing moved: something was compared, and nothing is missing. */
export function isIdentical({ same, moved, onlyOld, onlyNew }: Comparison): boolean {
  return same > 0 && moved.length + onlyOld.length + onlyNew.length === 0
}

interface Both {
  readonly old: Row
  readonly new: Row
}

function isExcused(pair: Both): boolean {
  return [pair.old, pair.new].every(({ outcome }) => outcome === 'solved' || outcome === 'capped')
}

function notesOf(old: ResultsHeader, fresh: ResultsHeader): string[] {
  const programs = old.program === fresh.program ? [] : [`programs: ${old.program} and ${fresh.program}`]
  const named = new Map(old.contenders.map((contender) => [contender.name, contender]))
  const changed = fresh.contenders.flatMap((contender) => {
    const before = named.get(contender.name)
    return before ? contenderNotes(before, contender) : []
  })
  return [...programs, ...changed]
}

function contenderNotes(old: ContenderName, fresh: ContenderName): string[] {
  if (old.checksum !== fresh.checksum) return [`${old.name}: another file with orders`]
  if (old.kind !== fresh.kind) return [`${old.name}: ${old.kind} and ${fresh.kind}`]
  if (old.kind === 'external' && old.what !== fresh.what)
    return [`${old.name}: ${old.what} and ${fresh.what}`]
  return []
}

function keyOf({ contender, puzzle }: RowName): string {
  return `${contender}\n${puzzle}`
}

function nameOf({ contender, puzzle }: RowName): RowName {
  return { contender, puzzle }
}

function changesOf(pair: Both): Change[] {
  return COMPARED.filter((figure) => pair.old[figure] !== pair.new[figure]).map((figure) => ({
    figure,
    old: pair.old[figure],
    new: pair.new[figure],
  }))
}

function contenderChange(contender: string, pairs: readonly Both[]): ContenderChange {
  const solved = pairs.filter((pair) => pair.old.outcome === 'solved' && pair.new.outcome === 'solved')
  const total = (run: keyof Both) => solved.reduce((sum, pair) => sum + (pair[run].nodes ?? 0), 0)
  const times = solved.flatMap((pair) =>
    pair.old.milliseconds && pair.new.milliseconds ? pair.new.milliseconds / pair.old.milliseconds : [],
  )
  return {
    contender,
    rows: solved.length,
    nodes: total('old') > 0 ? total('new') / total('old') : null,
    milliseconds: times.length > 0 ? median(times) : null,
  }
}
