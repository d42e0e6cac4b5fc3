// Line combinations: the cages that cross a line share its numbers. Each cage contributes the numbers that one
// of its combinations has in the line. A combination is ruled out if no choice of combinations for the other
// cages completes the line.
//
//   5+ 7+ 9+ in a row of 6     1 4, 2 5 and 3 6, or 2 3, 1 6 and 4 5: in either case 7+ is not 3 4
//
// Contributed numbers are sets of bits. The unions that cages can contribute together are found cage by cage,
// from both ends of the line.

import type { Candidate, PatternFinder } from '../../inference.ts'
import { groupFact } from '../../latin/reasons.ts'
import { valuesOfSet } from '../../latin/valuesOfSet.ts'
import { describedLater } from '../../lazyElimination.ts'
import { FIELD_BITS, fieldAt } from '../cageTupleTables.ts'
import { clueOf } from '../puzzle.ts'
import type { CagePencil } from './candidateTuples.ts'

/** The cells of a cage in a line, or a single cell whose cage has no table. */
interface Segment {
  /** The cage; -1 if it has no table. */
  readonly cage: number
  /** The field that holds the numbers of this line in each tuple of the cage. */
  readonly field: number
  /** All cells of the cage, or the single cell. */
  readonly cells: readonly number[]
  /** The sets of numbers that the segment can contribute to the line. */
  readonly sets: readonly number[]
}

/** A segment that loses some of its sets. */
interface Shortened {
  readonly which: number
  /** The number of sets that remain. */
  readonly kept: number
  readonly removes: readonly Candidate[]
}

/** A deduction from several segments of a line. */
interface Pattern {
  readonly removes: readonly Candidate[]
  /** The segments that the deduction needs, in the order of the line. */
  readonly used: readonly Segment[]
}

/** The maximum number of cages with open cells in a line. Lines with more are skipped. */
const MOST_SEGMENTS = 6

/** Finds combinations of cages that are in no complete filling of a line. */
export function lineCombinationFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen, tuplesOf } = pencil
  const { size, groups } = board
  const { cageOf, wordsOf } = compiled
  const all = 2 ** size - 1
  const segmentsOfLine = new Int32Array(size)
  /** For each line, the result of `lastReadOf` at the last search that found nothing. */
  const foundNothing = new Float64Array(2 * size)

  /**
   * The number of cages with open cells in a line. If a cage has no table, each of its open cells counts by
   * itself.
   */
  function countOpen(line: number): number {
    let count = 0
    for (const cell of groups[line].cells) {
      if (isOpen[cell] === 0) continue
      const cage = cageOf[cell]
      const own = cage >= 0 && wordsOf[cage] > 0 ? cage : -1
      if (own >= 0 && segmentsOfLine.subarray(0, count).includes(own)) continue
      segmentsOfLine[count++] = own
    }
    return count
  }

  function segmentsOf(line: number): Segment[] {
    const found: Segment[] = []
    for (const cell of groups[line].cells) {
      const cage = cageOf[cell]
      if (cage < 0 || wordsOf[cage] === 0) {
        found.push({ cage: -1, field: 0, cells: [cell], sets: valuesOfSet(masks[cell]).map(bitOf) })
      } else if (!found.some((segment) => segment.cage === cage)) {
        const cells = pencil.cellsOf(cage)
        const segment = pencil.segments().find((one) => one.cage === cage && one.line === line)
        const field = segment?.field ?? cells.indexOf(cell)
        const sets = new Set(tuplesOf(cage).map((tuple) => fieldAt(compiled.pool, tuple, field)))
        found.push({ cage, field, cells, sets: [...sets] })
      }
    }
    return found
  }

  /** Whether patterns in a line can rule out the wanted candidate; true if no candidate is wanted. */
  function isNear(line: number, wanted: Candidate | undefined): boolean {
    if (!wanted) return true
    const cage = cageOf[wanted.cell]
    return groups[line].cells.some((cell) => cell === wanted.cell || (cage >= 0 && cageOf[cell] === cage))
  }

  /** The numbers that each cell can have if the segment contributes one of `sets`. */
  function leftBy({ cage, field }: Segment, sets: readonly number[]): number[] {
    if (cage < 0) return [sets.reduce((some, set) => some | set, 0)]
    return pencil.unionOf(cage, (tuple) => sets.includes(fieldAt(compiled.pool, tuple, field)))
  }

  /** The other segments without which this segment would keep more than `kept` sets. */
  function needed(segments: readonly Segment[], which: number, kept: number): Segment[] {
    const { sets } = segments[which]
    const found: Segment[] = []
    /** The unions of the sets of the needed segments. */
    let before: readonly number[] = [0]
    segments.forEach((segment, index) => {
      if (index === which) return
      // If `segment` is ignored, its cells may hold any numbers.
      let without = before
      for (let later = index + 1; later < segments.length; later++) {
        if (later !== which) without = unite(without, segments[later].sets)
      }
      if (sets.filter((set) => without.some((union) => (union & set) === 0)).length === kept) return
      found.push(segment)
      before = unite(before, segment.sets)
    })
    return found
  }

  const nameOf = ({ cage, cells }: Segment) => (cage < 0 ? pencil.names(cells) : clueOf(compiled.cages[cage]))

  return (frame, report, wanted) => {
    pencil.read(frame)
    for (let line = 0; line < 2 * size; line++) {
      const lastRead = pencil.lastReadOf(groups[line].cells)
      if (lastRead === foundNothing[line] || !isNear(line, wanted)) continue
      const open = countOpen(line)
      if (open < 2 || open > MOST_SEGMENTS) continue
      const segments = segmentsOf(line)
      const kept = share(
        all,
        segments.map(({ sets }) => sets),
      )
      const found = shortened(segments, kept)
      if (found.length === 0 && !wanted) foundNothing[line] = lastRead
      if (found.length === 0) continue
      // A copy of the candidates, because the description of a pattern is made later.
      const candidates = pencil.candidatesIn([...new Set(segments.flatMap((one) => one.cells))], all)
      for (const { removes, used } of byCages(segments, found)) {
        const describe = () => {
          const cells = [...new Set(used.flatMap((one) => one.cells))]
          return {
            facts: {
              group: groupFact(groups[line]),
              cages: used.map(nameOf).join(', '),
              ...pencil.placements(removes),
            },
            cells,
            premises: [{ cells }],
            candidates: candidates.filter((one) => cells.includes(one.cell) && !isAmong(removes, one)),
          }
        }
        report(describedLater('line-combinations', removes, describe))
      }
    }
  }

  /** Lists the segments that lose candidates if each keeps only its sets in `kept`. */
  function shortened(segments: readonly Segment[], kept: readonly (readonly number[])[]): Shortened[] {
    return segments.flatMap((segment, which) => {
      if (kept[which].length === segment.sets.length) return []
      const left = leftBy(segment, kept[which])
      const removes = segment.cells.flatMap((cell, at) => pencil.candidatesIn([cell], ~left[at]))
      return removes.length > 0 ? { which, kept: kept[which].length, removes } : []
    })
  }

  /** Joins deductions that need the same segments into one pattern. */
  function byCages(segments: readonly Segment[], found: readonly Shortened[]): Pattern[] {
    const usedBy = ({ which, kept }: Shortened) => {
      const others = needed(segments, which, kept)
      return segments.filter((segment, index) => index === which || others.includes(segment))
    }
    const patterns = new Map<string, Pattern>()
    for (const one of found) {
      const used = usedBy(one)
      const key = used.map((segment) => segments.indexOf(segment)).join()
      patterns.set(key, { used, removes: [...(patterns.get(key)?.removes ?? []), ...one.removes] })
    }
    return [...patterns.values()]
  }
}

function isAmong(candidates: readonly Candidate[], { cell, value }: Candidate): boolean {
  return candidates.some((one) => one.cell === cell && one.value === value)
}

function bitOf(value: number): number {
  return 1 << (value - 1)
}

/** Marks sets that have been listed. All marks are cleared between calls. */
const isListed = new Uint8Array(2 ** FIELD_BITS)

/**
 * For each list, keeps the sets that can be combined with one set from every other list so that every number
 * occurs exactly once.
 */
function share(all: number, lists: readonly (readonly number[])[]): number[][] {
  // `before[index]` has the unions of one set from each of the first `index` lists; `after`, the unions of one
  // set from each list after the current one.
  const before: (readonly number[])[] = [[0]]
  let after: readonly number[] = [0]
  for (const sets of lists) before.push(unite(before[before.length - 1], sets))
  const kept: number[][] = []
  for (let index = lists.length - 1; index >= 0; index--) {
    const unions = before[index]
    for (const union of after) isListed[union] = 1
    kept[index] = lists[index].filter((set) =>
      unions.some((union) => (union & set) === 0 && isListed[all & ~(union | set)] === 1),
    )
    for (const union of after) isListed[union] = 0
    after = unite(after, lists[index])
  }
  return kept
}

/**
 * Lists all unions, without repetitions, of a member of `unions` and a member of `sets` that has no number in
 * common with it.
 */
function unite(unions: readonly number[], sets: readonly number[]): number[] {
  const united: number[] = []
  for (let index = 0; index < unions.length; index++) {
    const union = unions[index]
    for (let at = 0; at < sets.length; at++) {
      const both = union | sets[at]
      if ((union & sets[at]) !== 0 || isListed[both] === 1) continue
      isListed[both] = 1
      united.push(both)
    }
  }
  for (let index = 0; index < united.length; index++) isListed[united[index]] = 0
  return united
}
