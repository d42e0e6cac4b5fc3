// A run as the plots look at it: contenders with their letters, and puzzles in groups that may be compared: of one family and
// shape, or of one family where there are too many shapes for a page.

import { FAMILIES } from '../../families/registry.ts'
import type { ContenderName, Results, Row } from '../results.ts'
import type { Statistics } from '../statistics/statistics.ts'
import { letterOf } from './look.ts'
import { MEASURES, type Measure } from './measures.ts'

/** A contender with the letter that it has throughout the report. */
export interface Entrant extends ContenderName {
  readonly index: number
  readonly letter: string
}

/** Puzzles that belong together, and what became of them. */
export interface Group {
  readonly title: string
  readonly puzzles: number
  /** The rows of each contender that was given any of them. */
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly entrant: Entrant
  readonly rows: readonly Row[]
}

export interface Study {
  readonly results: Results
  readonly statistics: Statistics
  readonly entrants: readonly Entrant[]
  readonly groups: readonly Group[]
  /** What at least one row tells. */
  readonly measures: readonly Measure[]
}

/** More panels than this are no plot. */
const MOST_GROUPS = 12

export function studyOf(results: Results, statistics: Statistics): Study {
  const entrants = results.header.contenders.map((name, index) => ({
    ...name,
    index,
    letter: letterOf(index),
  }))
  return {
    results,
    statistics,
    entrants,
    groups: groupsOf(results.rows, entrants, MOST_GROUPS),
    measures: MEASURES.filter(({ of }) => results.rows.some((row) => of(row) !== null)),
  }
}

/** By family and shape, or by family alone where that would be more groups than these; in the order of the families. */
export function groupsOf(rows: readonly Row[], entrants: readonly Entrant[], most: number): readonly Group[] {
  const byShape = grouped(rows, ({ family, shape }) => `${family} ${shape}`)
  const groups = byShape.size > most ? grouped(rows, ({ family }) => family) : byShape
  return Array.from(groups.values())
    .map((members) => ({ members, place: placeOf(members[0]) }))
    .sort((one, other) => one.place - other.place || NATURAL.compare(shapeOf(one), shapeOf(other)))
    .map(({ members }) => groupOf(titleOf(members, groups === byShape), members, entrants))
}

/** `9x9` before `16x16`. */
const NATURAL = new Intl.Collator('en', { numeric: true })

const shapeOf = ({ members: [{ shape }] }: { readonly members: readonly Row[] }): string => shape

/** The entries of those rows. */
export function groupOf(title: string, rows: readonly Row[], entrants: readonly Entrant[]): Group {
  const byContender = grouped(rows, ({ contender }) => contender)
  const entries = entrants.flatMap((entrant) => {
    const own = byContender.get(entrant.name)
    return own ? [{ entrant, rows: own }] : []
  })
  return { title, puzzles: new Set(rows.map(({ puzzle }) => puzzle)).size, entries }
}

/** The rows that have the same key, in the order of the first of each. */
export function grouped<K>(rows: readonly Row[], keyOf: (row: Row) => K): Map<K, Row[]> {
  const groups = new Map<K, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const there = groups.get(key)
    if (there) there.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function placeOf({ family }: Row): number {
  const place = FAMILIES.findIndex(({ name }) => name === family)
  return place < 0 ? FAMILIES.length : place
}

function titleOf([{ family, shape }]: readonly Row[], hasShape: boolean): string {
  const title = FAMILIES.find(({ name }) => name === family)?.title ?? family
  return hasShape ? `${title} ${shape}` : title
}
