// The rows of some puzzles as a table: a line for each contender, a column for each puzzle. So two contenders are compared
// column by column, without looking for each puzzle again in each pair.

import { CONTROL, type Row } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/** A contender with its rows on the puzzles of a section. */
export interface ContenderRows {
  /** The name of the contender. */
  readonly name: string
  /** Whether it reports each measure. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
  /** Its row for each puzzle of the section; undefined where it was not given the puzzle. */
  readonly rows: readonly (Row | undefined)[]
}

/** The rows of some puzzles. */
export interface SectionRows {
  /** The number of puzzles. */
  readonly puzzles: number
  /** The contenders with rows here, without the control. */
  readonly contenders: readonly ContenderRows[]
  /** The control, if it has rows here. */
  readonly control: ContenderRows | undefined
  /** The contender of which the control is a copy, if it has rows here. */
  readonly first: ContenderRows | undefined
}

/** A contender without rows. */
export type Teller = Omit<ContenderRows, 'rows'>

/** Arranges rows that are sorted by puzzle. `tellers` are the contenders of the run in its order, with the control. */
export function sectionRowsOf(sorted: readonly Row[], tellers: readonly Teller[]): SectionRows {
  const lines = new Map(tellers.map(({ name }) => [name, [] as (Row | undefined)[]]))
  let puzzles = 0
  let before: string | undefined
  for (const row of sorted) {
    if (row.puzzle !== before) puzzles++
    before = row.puzzle
    const line = lines.get(row.contender)
    if (!line) continue
    while (line.length < puzzles - 1) line.push(undefined)
    line[puzzles - 1] = row
  }
  const all = tellers.flatMap((teller) => {
    const rows = lines.get(teller.name) ?? []
    if (rows.length === 0) return []
    while (rows.length < puzzles) rows.push(undefined)
    return { ...teller, rows }
  })
  return {
    puzzles,
    contenders: all.filter(({ name }) => name !== CONTROL),
    control: all.find(({ name }) => name === CONTROL),
    first: all.find(({ name }) => name === tellers[0].name),
  }
}
