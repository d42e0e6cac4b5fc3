// The rows of some puzzles as a matrix: each contender has an array for each figure, and each puzzle has the same index,
// its place, in all arrays. So two contenders are compared place by place, without looking up puzzles, and the statistics
// of half a million rows take a tenth of the time that they would take with row objects.

import { FAMILIES } from '../../families/registry.ts'
import { groupedBy } from '../groupBy.ts'
import { CONTROL, type Row, type RunLimits } from '../results.ts'
import { MEASURE_NAMES, type MeasureName } from './statistics.ts'

/** Outcomes are stored as numbers. This outcome: the contender has no row for the puzzle. */
export const NOT_GIVEN = 0
/** An outcome: the question was answered. */
export const SOLVED = 1
/** An outcome: a limit ended the search. */
export const CAPPED = 2
/** An outcome: the contender crashed, or its output was no answer or a wrong one. */
export const FAILED = 3

const CODES = { solved: SOLVED, capped: CAPPED, crashed: FAILED, rubbish: FAILED, wrong: FAILED } as const

/** The kind of limit that belongs to each measure. */
const ENDED_BY: Readonly<Record<MeasureName, Row['ended']>> = {
  nodes: 'node-limit',
  milliseconds: 'time-limit',
}

/** A contender and the measures by which it is compared. */
interface Teller {
  /** The name of the contender. */
  readonly name: string
  /** For each measure, whether the contender is compared by it. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
}

/** The results of a contender on the puzzles of a section. In each array, the index is the place of the puzzle. */
export interface ContenderRows extends Teller {
  /** The outcome of each puzzle, such as SOLVED. */
  readonly outcomes: Uint8Array
  /**
   * The cost of each solved puzzle. If any limit ended the search, the amount spent until then, which is a lower bound of
   * the cost. NaN if unknown, or if the contender failed, which tells nothing about the cost.
   */
  readonly spent: Readonly<Record<MeasureName, Float64Array>>
  /** The same as `spent`, for processor time. */
  readonly processor: Float64Array
  /** For each measure, the number of unsolved puzzles on which the limit of the measure ended the search. */
  readonly endedBy: Readonly<Record<MeasureName, number>>
}

/** The rows of some puzzles. */
export interface SectionRows {
  /** The number of puzzles. */
  readonly puzzles: number
  /** The contenders with rows for these puzzles, without the control. */
  readonly contenders: readonly ContenderRows[]
  /** The contender of which the control is a copy, and the control, if both have rows for these puzzles. */
  readonly control: readonly [first: ContenderRows, control: ContenderRows] | undefined
}

/**
 * Arranges rows that are sorted by puzzle. `tellers` are the contenders of the run, in its order and with the control.
 */
export function sectionRowsOf(
  sorted: readonly Row[],
  tellers: readonly Teller[],
  limits: RunLimits,
): SectionRows {
  const places = placesOf(sorted)
  const puzzles = sorted.length > 0 ? places[sorted.length - 1] + 1 : 0
  const lines = new Map<string, Line>()
  sorted.forEach((row, index) => {
    const line = lines.get(row.contender) ?? emptyLine(puzzles)
    lines.set(row.contender, line)
    setPlace(line, places[index], row, limits)
  })
  const all = tellers.flatMap((teller) => {
    const line = lines.get(teller.name)
    return line ? { ...teller, ...line } : []
  })
  const control = all.find(({ name }) => name === CONTROL)
  const first = all.find(({ name }) => name === tellers[0].name)
  return {
    puzzles,
    contenders: all.filter(({ name }) => name !== CONTROL),
    control: first && control && [first, control],
  }
}

/** For each row, the place of its puzzle. */
function placesOf(sorted: readonly Row[]): Int32Array {
  const places = new Int32Array(sorted.length)
  for (let index = 1; index < sorted.length; index++) {
    places[index] = places[index - 1] + (sorted[index].puzzle === sorted[index - 1].puzzle ? 0 : 1)
  }
  return places
}

type Line = ReturnType<typeof emptyLine>

function emptyLine(puzzles: number) {
  const unknown = () => new Float64Array(puzzles).fill(NaN)
  return {
    outcomes: new Uint8Array(puzzles),
    spent: { nodes: unknown(), milliseconds: unknown() },
    processor: unknown(),
    endedBy: { nodes: 0, milliseconds: 0 },
  }
}

function setPlace(line: Line, place: number, row: Row, limits: RunLimits): void {
  const code = CODES[row.outcome]
  line.outcomes[place] = code
  if (code === FAILED) return
  line.processor[place] = row.cpuMilliseconds ?? NaN
  for (const measure of MEASURE_NAMES) {
    const isEnded = row.ended === ENDED_BY[measure]
    line.spent[measure][place] = row[measure] ?? (isEnded ? limits[measure] : null) ?? NaN
    if (isEnded) line.endedBy[measure]++
  }
}

// Groups rows by family and shape. Families are in the order of the registry, followed by families that this
// version does not know; shapes are sorted from small to large.

/** Rows of similar puzzles. */
export interface RowGroup {
  /** The title: `Sudoku 9x9`, or `Sudoku` for all its shapes. */
  readonly title: string
  /** The rows. */
  readonly rows: readonly Row[]
}

/** Groups rows by family and shape. */
export function byShape(rows: readonly Row[]): RowGroup[] {
  return byFamily(rows).flatMap(({ title, rows }) =>
    Array.from(groupedBy(rows, ({ shape }) => shape))
      .sort(([one], [other]) => NATURAL.compare(one, other))
      .map(([shape, members]) => ({ title: `${title} ${shape}`, rows: members })),
  )
}

/** Groups rows by family. */
export function byFamily(rows: readonly Row[]): RowGroup[] {
  return Array.from(groupedBy(rows, ({ family }) => family))
    .map(([family, members]) => ({ family, members, place: placeOf(family) }))
    .sort((one, other) => one.place - other.place || NATURAL.compare(one.family, other.family))
    .map(({ family, members, place }) => ({ title: FAMILIES[place]?.title ?? family, rows: members }))
}

/** Sorts `9x9` before `16x16`. */
const NATURAL = new Intl.Collator('en', { numeric: true })

function placeOf(family: string): number {
  const place = FAMILIES.findIndex(({ name }) => name === family)
  return place < 0 ? FAMILIES.length : place
}

/** The number of different puzzles in these rows. */
export function puzzlesIn(rows: readonly Row[]): number {
  return new Set(rows.map(({ puzzle }) => puzzle)).size
}
