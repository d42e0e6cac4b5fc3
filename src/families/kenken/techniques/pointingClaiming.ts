// Segments: the cells of a cage in one row or column. Pointing: a number that every combination for the cage
// has in a segment is ruled out in the rest of the line. Claiming: if a line has no other place for a number,
// the number must be in the segment, so combinations without it are ruled out.
//
//   6x in two cells of a row of 4     2 3 or 3 2: no other cell of the row is 2 or 3 (pointing)
//   5+ in two cells of a row of 4     1 4 or 2 3: if the row has its 4 only here, neither cell is 2 or 3 (claiming)

import type { PatternFinder } from '../../inference.ts'
import { groupFact } from '../../latin/reasons.ts'
import { valuesOfSet } from '../../latin/valuesOfSet.ts'
import { fieldAt } from '../cageTupleTables.ts'
import type { CagePencil } from './candidateTuples.ts'

/** Finds numbers that every combination for a cage brings to a line. */
export function pointingFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen } = pencil
  return (frame, report) => {
    pencil.read(frame)
    for (const segment of pencil.segments()) {
      const { cage, line } = segment
      const certain = pencil.everyIn(segment)
      if (certain === 0) continue
      const group = board.groups[line]
      let struck = 0
      for (const cell of group.cells) {
        if (isOpen[cell] && compiled.cageOf[cell] !== cage) struck |= masks[cell] & certain
      }
      if (struck === 0) continue
      const others = group.cells.filter((cell) => compiled.cageOf[cell] !== cage)
      const facts = () => ({ values: valuesOfSet(struck).join(', '), group: groupFact(group) })
      const left = pencil.cellsOf(cage).map((cell) => (group.cells.includes(cell) ? struck : 0))
      const removes = pencil.candidatesIn(others, struck)
      report(pencil.patternOf('pointing-segment', cage, facts, left, { removes }))
    }
  }
}

/** Finds numbers of a line that have places in only one cage. */
export function claimingFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen } = pencil

  /** The numbers of a line whose places are all in this cage, and not yet placed. */
  function claimed(line: number, cage: number): number {
    let inside = 0
    let outside = 0
    for (const cell of board.groups[line].cells) {
      if (compiled.cageOf[cell] === cage) inside |= isOpen[cell] ? masks[cell] : 0
      else outside |= masks[cell]
    }
    return inside & ~outside
  }

  return (frame, report, wanted) => {
    pencil.read(frame)
    for (const { cage, line, field } of pencil.segments()) {
      if (!pencil.isNear(cage, wanted)) continue
      const needed = claimed(line, cage)
      if (needed === 0) continue
      const kept = pencil.unionOf(cage, (tuple) => (needed & ~fieldAt(compiled.pool, tuple, field)) === 0)
      if (!pencil.isNarrowed(cage, kept)) continue
      const group = board.groups[line]
      const values = valuesOfSet(needed)
      const facts = () => ({ values: values.join(', '), group: groupFact(group) })
      const premises = [
        { cells: pencil.cellsOf(cage) },
        ...values.map((value) => ({ cells: group.cells, value })),
      ]
      report(pencil.patternOf('claiming-segment', cage, facts, kept, { premises }))
    }
  }
}
