// Compares two runs on the same puzzles, row by row. Node counts are exact: a change of the program that
// should not affect the search must not change any of them. Times are reported, but prove nothing.
//
// Rows that a time limit ended in either run depend on the machine, so they are left out. So are the rows of
// external solvers, which report no nodes. Rows that crashed or were wrong in either run are always compared. The control,
// a copy of the first contender, is left out: only runs with times have a control.
//
// The repeats of a search are merged into one row here.

import { searchKey } from './makeAndMergeRows.ts'
import { CONTROL, type ContenderName, type Results, type ResultsHeader, type Row } from './results.ts'
import { median, sum } from './statistics/means.ts'

/** The fields that must be the same in both runs. */
const COMPARED = ['outcome', 'status', 'solutions', 'nodes', 'branchings', 'failures', 'maxDepth'] as const

/** Identifies a row within a run. */
export type RowName = Pick<Row, 'contender' | 'puzzle'>

/** A field that changed in a row. */
export interface FieldChange {
  /** The name of the field. */
  readonly figure: (typeof COMPARED)[number]
  /** The value of the field in the old run. */
  readonly old: string | number | null
  /** The value of the field in the new run. */
  readonly new: string | number | null
}

/** A row that changed. */
export interface MovedRow extends RowName {
  /** The fields that changed. */
  readonly changes: readonly FieldChange[]
}

/**
 * The change of a contender from the old run to the new one, over the rows that both runs solved; a ratio is null if it
 * cannot be computed.
 */
export interface ContenderChange {
  /** The contender's name. */
  readonly contender: string
  /** The number of rows that both runs solved. */
  readonly rows: number
  /** The ratio of total nodes, new / old. */
  readonly nodes: number | null
  /** The median ratio of times, new / old. */
  readonly milliseconds: number | null
}

/** The differences between two runs. */
export interface Comparison {
  /** Other differences between the runs, such as versions, one per line. They may explain changed rows and are not errors. */
  readonly notes: readonly string[]
  /** The number of compared rows that are the same. */
  readonly same: number
  /** The rows that changed. */
  readonly moved: readonly MovedRow[]
  /** The number of rows left out because a time limit ended the search in at least one run. */
  readonly timeEnded: number
  /** The number of rows left out because neither run reports nodes for them. */
  readonly untold: number
  /** The rows that only the old run has. */
  readonly onlyOld: readonly RowName[]
  /** The rows that only the new run has. */
  readonly onlyNew: readonly RowName[]
  /** The totals of each contender in both runs. */
  readonly contenders: readonly ContenderChange[]
}

/** The reason, in one line, why two runs cannot be compared; undefined if they can be compared. */
export function differentRuns(old: ResultsHeader, fresh: ResultsHeader): string | undefined {
  const aspects: readonly [what: string, of: (header: ResultsHeader) => string | number | null][] = [
    ['the corpora differ: checksums', ({ corpus }) => corpus.checksum],
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

/** Compares the rows of two runs with the same corpus and limits. */
export function compareResults(old: Results, fresh: Results): Comparison {
  const [oldRows, freshRows] = [old, fresh].map(({ rows }) =>
    rows.filter(({ contender }) => contender !== CONTROL),
  )
  const rowOf = new Map(freshRows.map((row) => [searchKey(row), row]))
  const known = new Set(oldRows.map(searchKey))
  const both = oldRows.flatMap((row) => {
    const other = rowOf.get(searchKey(row))
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
    onlyOld: oldRows.filter((row) => !rowOf.has(searchKey(row))).map(nameOf),
    onlyNew: freshRows.filter((row) => !known.has(searchKey(row))).map(nameOf),
    contenders: [...new Set(both.map((pair) => pair.old.contender))].map((contender) =>
      contenderChange(
        contender,
        both.filter((pair) => pair.old.contender === contender),
      ),
    ),
  }
}

/** Whether nothing changed: at least one row was compared, no row changed, and no row is missing. */
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
  if (old.checksum !== fresh.checksum) return [`${old.name}: the file with custom orders differs`]
  if (old.kind !== fresh.kind) return [`${old.name}: ${old.kind} and ${fresh.kind}`]
  if (old.kind === 'external' && old.what !== fresh.what)
    return [`${old.name}: ${old.what} and ${fresh.what}`]
  return []
}

function nameOf({ contender, puzzle }: RowName): RowName {
  return { contender, puzzle }
}

function changesOf(pair: Both): FieldChange[] {
  return COMPARED.filter((figure) => pair.old[figure] !== pair.new[figure]).map((figure) => ({
    figure,
    old: pair.old[figure],
    new: pair.new[figure],
  }))
}

function contenderChange(contender: string, pairs: readonly Both[]): ContenderChange {
  const solved = pairs.filter((pair) => pair.old.outcome === 'solved' && pair.new.outcome === 'solved')
  const total = (run: keyof Both) => sum(solved.map((pair) => pair[run].nodes ?? 0))
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
