// Groups rows by family and shape. Families are in the order of the registry, followed by families that this
// version does not know; shapes are sorted from small to large.

import { FAMILIES } from '../../families/registry.ts'
import type { Row } from '../results.ts'

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
    Array.from(groupRows(rows, ({ shape }) => shape))
      .sort(([one], [other]) => NATURAL.compare(one, other))
      .map(([shape, members]) => ({ title: `${title} ${shape}`, rows: members })),
  )
}

/** Groups rows by family. */
export function byFamily(rows: readonly Row[]): RowGroup[] {
  return Array.from(groupRows(rows, ({ family }) => family))
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

/** Groups rows by a key, in the order of the first row of each group. */
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

/** The number of different puzzles in these rows. */
export function puzzlesIn(rows: readonly Row[]): number {
  return new Set(rows.map(({ puzzle }) => puzzle)).size
}
