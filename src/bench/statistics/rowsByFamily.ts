// Which rows belong together: those of the same family, and of the same shape. Families come as they are listed everywhere,
// behind them those that this version does not know; shapes from small to large.

import { FAMILIES } from '../../families/registry.ts'
import type { Row } from '../results.ts'

/** Rows on puzzles that are alike. */
interface RowGroup {
  /** `Sudoku 9x9`; `Sudoku` of all its shapes. */
  readonly title: string
  readonly rows: readonly Row[]
}

/** Rows by family and shape. */
export function byShape(rows: readonly Row[]): RowGroup[] {
  return byFamily(rows).flatMap(({ title, rows }) =>
    Array.from(groupRows(rows, ({ shape }) => shape))
      .sort(([one], [other]) => NATURAL.compare(one, other))
      .map(([shape, members]) => ({ title: `${title} ${shape}`, rows: members })),
  )
}

/** Rows by family alone. */
export function byFamily(rows: readonly Row[]): RowGroup[] {
  return Array.from(groupRows(rows, ({ family }) => family))
    .map(([family, members]) => ({ family, members, place: placeOf(family) }))
    .sort((one, other) => one.place - other.place || NATURAL.compare(one.family, other.family))
    .map(({ family, members, place }) => ({ title: FAMILIES[place]?.title ?? family, rows: members }))
}

/** `9x9` before `16x16`. */
const NATURAL = new Intl.Collator('en', { numeric: true })

function placeOf(family: string): number {
  const place = FAMILIES.findIndex(({ name }) => name === family)
  return place < 0 ? FAMILIES.length : place
}

/** The rows that have the same key, in the order of the first of each. */
export function groupRows<K>(rows: readonly Row[], keyOf: (row: Row) => K): Map<K, Row[]> {
  const groups = new Map<K, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const there = groups.get(key)
    if (there) there.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** How many puzzles these rows are of. */
export function puzzlesIn(rows: readonly Row[]): number {
  return new Set(rows.map(({ puzzle }) => puzzle)).size
}
