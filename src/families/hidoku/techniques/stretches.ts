// Stretches: all ways of a stretch are listed. Candidates that no way uses are ruled out. Cells that every
// way uses, in any order, are closed to the numbers of other stretches.

import type { Candidate, PatternFinder } from '../../inference.ts'
import { between, type PathPencil } from './pencil.ts'
import type { Stretch, StretchLister } from './ways.ts'

/** Finds candidates that no way of a stretch uses. */
export function stretchFinder(pencil: PathPencil, list: StretchLister, kind: string): PatternFinder {
  return pencil.finder((frame, report) => {
    for (const stretch of list(frame)) {
      const removes = unused(pencil, frame, stretch, stretch.used)
      if (removes.length === 0) continue
      const { numbers, candidates, ...rest } = describe(pencil, frame, [stretch])
      report({
        kind,
        facts: { numbers: rangeName(numbers), count: stretch.count },
        ...rest,
        candidates: pencil.without(candidates, removes),
        removes,
      })
    }
  })
}

/** Finds other numbers in cells that all ways of a stretch use. */
export function takenFinder(pencil: PathPencil, list: StretchLister, kind: string): PatternFinder {
  return pencil.finder((frame, report) => {
    for (const stretch of list(frame)) {
      const removes = taken(pencil, frame, stretch.shared, [stretch])
      if (removes.length === 0) continue
      const { numbers, ...rest } = describe(pencil, frame, [stretch])
      const cells = pencil.names(pencil.cellsOf(stretch.shared, 0))
      report({ kind, facts: { numbers: rangeName(numbers), cells }, ...rest, removes })
    }
  })
}

/** The candidates of a stretch that are not among the used ones. `used` has a set for each number. */
export function unused(
  { sets, cellsOf }: PathPencil,
  frame: Int32Array,
  { lower, higher }: Stretch,
  used: Int32Array,
): Candidate[] {
  const { words, setOf } = sets
  const removes: Candidate[] = []
  for (let value = lower + 1, at = 0; value < higher; value++, at += words) {
    for (let word = 0; word < words; word++) {
      if ((frame[setOf(value) + word] & ~used[at + word]) === 0) continue
      const rest = frame
        .slice(setOf(value), setOf(value) + words)
        .map((own, index) => own & ~used[at + index])
      for (const cell of cellsOf(rest, 0)) removes.push({ cell, value })
      break
    }
  }
  return removes
}

/** The candidates in these cells that belong to no number of these stretches. */
export function taken(
  { sets, cellsOf }: PathPencil,
  frame: Int32Array,
  cells: Int32Array,
  stretches: readonly Stretch[],
): Candidate[] {
  const { words, setOf } = sets
  const numbers = sets.numbers(frame)
  const removes: Candidate[] = []
  for (let value = 1; value <= numbers; value++) {
    if (stretches.some(({ lower, higher }) => value > lower && value < higher)) continue
    for (let word = 0; word < words; word++) {
      if ((frame[setOf(value) + word] & cells[word]) === 0) continue
      const own = frame.slice(setOf(value), setOf(value) + words).map((set, index) => set & cells[index])
      for (const cell of cellsOf(own, 0)) removes.push({ cell, value })
      break
    }
  }
  return removes
}

/** The numbers and candidates of some stretches, the cells to look at, and the premises. */
export function describe(pencil: PathPencil, frame: Int32Array, stretches: readonly Stretch[]) {
  const { sets, isPlaced } = pencil
  const numbers = [...new Set(stretches.flatMap(({ lower, higher }) => between(lower, higher)))]
  // Placed numbers have no candidates to list.
  const places = pencil.candidatesOf(frame, numbers)
  const candidates = places.filter(({ value }) => !isPlaced(frame, value))
  const ends = stretches
    .flatMap(({ lower, higher }) => [lower, higher])
    .filter((number) => isPlaced(frame, number))
    .map((number) => frame[sets.placeAt + number])
  const cells = [...new Set([...ends, ...places.map(({ cell }) => cell)])]
  return { numbers, candidates, cells, premises: pencil.gone(frame, numbers) }
}

/** A range of numbers as a fact. */
export function rangeName(numbers: readonly number[]): string {
  if (numbers.length < 3) return numbers.join(', ')
  return `${numbers[0]}–${numbers[numbers.length - 1]}`
}
