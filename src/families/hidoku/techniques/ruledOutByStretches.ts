// Stretches: all ways of a stretch are listed, and candidates that no way uses are ruled out. Cells that every way
// uses, whatever the order, are closed to numbers outside the stretch.

import { lowest } from '../../../kernel/bits.ts'
import type { Candidate, PatternFinder } from '../../inference.ts'
import { between, type PathPencil } from './patternTools.ts'
import type { Stretch, StretchLister } from './stretchPaths.ts'

/** Finds candidates that no way of a stretch uses. */
export function stretchFinder(pencil: PathPencil, list: StretchLister, kind: string): PatternFinder {
  return pencil.finder((frame, report, wanted) => {
    for (const stretch of list(frame)) {
      if (wanted && (wanted.value <= stretch.lower || wanted.value >= stretch.higher)) continue
      const removes = unused(pencil, frame, stretch, stretch.used)
      if (removes.length === 0) continue
      const facts = { numbers: nameOf(stretch), count: stretch.count }
      report({ kind, facts, ...describe(pencil, frame, [stretch], removes) })
    }
  })
}

/** Finds candidates with numbers outside a stretch, in cells that all ways of the stretch use. */
export function takenFinder(pencil: PathPencil, list: StretchLister, kind: string): PatternFinder {
  return pencil.finder((frame, report) => {
    for (const stretch of list(frame)) {
      const removes = taken(pencil, frame, stretch.shared, [stretch])
      if (removes.length === 0) continue
      const facts = { numbers: nameOf(stretch), cells: pencil.names(pencil.cellsOf(stretch.shared, 0)) }
      report({ kind, facts, ...describe(pencil, frame, [stretch], removes) })
    }
  })
}

/** The candidates of a stretch that are not used; `used` has a set of cells for each number. */
export function unused(
  pencil: PathPencil,
  frame: Int32Array,
  { lower, higher }: Stretch,
  used: Int32Array,
): Candidate[] {
  const { words } = pencil.sets
  const unusedSets = used.map((word) => ~word)
  const removes: Candidate[] = []
  for (let value = lower + 1, at = 0; value < higher; value++, at += words) {
    addCandidates(pencil, frame, value, unusedSets, at, removes)
  }
  return removes
}

/** The candidates in these cells whose numbers are in none of the stretches. */
export function taken(
  pencil: PathPencil,
  frame: Int32Array,
  cells: Int32Array,
  stretches: readonly Stretch[],
): Candidate[] {
  const numbers = pencil.sets.numbers(frame)
  const removes: Candidate[] = []
  for (let value = 1; value <= numbers; value++) {
    if (stretches.some(({ lower, higher }) => value > lower && value < higher)) continue
    addCandidates(pencil, frame, value, cells, 0, removes)
  }
  return removes
}

/** Adds the candidates of a number in the set of cells that begins at this position. */
function addCandidates(
  { sets: { words, wordCells, setOf } }: PathPencil,
  frame: Int32Array,
  value: number,
  cells: Int32Array,
  at: number,
  found: Candidate[],
): void {
  for (let word = 0; word < words; word++) {
    for (let rest = frame[setOf(value) + word] & cells[at + word]; rest !== 0; rest &= rest - 1) {
      found.push({ cell: word * wordCells + lowest(rest), value })
    }
  }
}

/**
 * Describes what rules out these candidates: the other candidates of the stretches, the cells to look at, and the
 * premises.
 */
export function describe(
  pencil: PathPencil,
  frame: Int32Array,
  stretches: readonly Stretch[],
  removes: readonly Candidate[],
) {
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
  const premises = pencil.gone(frame, numbers)
  return { candidates: pencil.without(candidates, removes), cells, premises, removes }
}

/** The numbers of a stretch, as a fact for sentences. */
export function nameOf({ lower, higher }: Stretch): string {
  const numbers = between(lower, higher)
  return numbers.length < 3 ? numbers.join(', ') : `${lower + 1}–${higher - 1}`
}
