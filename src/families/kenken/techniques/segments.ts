// Segments: the cells of a cage in one row or column. Pointing: a number that every combination for the cage
// has in a segment is ruled out in the rest of the line. Claiming: if a line has no other place for a number,
// the number must be in the segment, so combinations without it are ruled out.
//
//   6x in two cells of a row of 4     2 3 or 3 2: no other cell of the row is 2 or 3 (pointing)
//   5+ in two cells of a row of 4     1 4 or 2 3: if the row has its 4 only here, neither cell is 2 or 3 (claiming)

import type { PatternFinder } from '../../inference.ts'
import { groupFact } from '../../latin/reasons.ts'
import { valuesOfSet } from '../../latin/valueSets.ts'
import { fieldAt } from '../cageTuples.ts'
import type { CagePencil } from './cagePencil.ts'

/** Finds numbers that every combination for a cage brings to a line. */
export function pointingFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen, liveCounts, everyAt } = pencil
  const { cageOf, cellsFrom, cageLines, linesFrom, wordsOf } = compiled
  return (frame, report) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (wordsOf[cage] === 0 || liveCounts[cage] === 0) continue
      const firstField = cellsFrom[cage + 1] - cellsFrom[cage] - linesFrom[cage]
      for (let line = linesFrom[cage]; line < linesFrom[cage + 1]; line++) {
        const certain = everyAt(cage, firstField + line)
        if (certain === 0) continue
        const group = board.groups[cageLines[line]]
        let struck = 0
        for (let at = 0; at < board.size; at++) {
          const cell = group.cells[at]
          if (isOpen[cell] && cageOf[cell] !== cage) struck |= masks[cell] & certain
        }
        if (struck === 0) continue
        const others = group.cells.filter((cell) => cageOf[cell] !== cage)
        const facts = { values: valuesOfSet(struck).join(', '), group: groupFact(group) }
        const left = pencil.cellsOf(cage).map((cell) => (group.cells.includes(cell) ? struck : 0))
        const removes = pencil.candidatesIn(others, struck)
        report(pencil.patternOf('pointing-segment', cage, facts, left, removes))
      }
    }
  }
}

/** Finds numbers that have places in a line only in one cage. */
export function claimingFinder(pencil: CagePencil): PatternFinder {
  const { board, compiled, masks, isOpen } = pencil
  const { cageOf, cellsFrom, cageLines, linesFrom, wordsOf } = compiled

  /** The numbers of a line whose places are all in one cage, if some of them are open. */
  function claimed(line: number, cage: number): number {
    let inside = 0
    let outside = 0
    for (const cell of board.groups[line].cells) {
      if (cageOf[cell] === cage) inside |= isOpen[cell] ? masks[cell] : 0
      else outside |= masks[cell]
    }
    return inside & ~outside
  }

  return (frame, report) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (wordsOf[cage] === 0) continue
      const count = cellsFrom[cage + 1] - cellsFrom[cage]
      for (let line = linesFrom[cage]; line < linesFrom[cage + 1]; line++) {
        const needed = claimed(cageLines[line], cage)
        if (needed === 0) continue
        const field = count + line - linesFrom[cage]
        const kept = pencil.unionOf(cage, (tuple) => (needed & ~fieldAt(compiled.pool, tuple, field)) === 0)
        const group = board.groups[cageLines[line]]
        const values = valuesOfSet(needed)
        const facts = { values: values.join(', '), group: groupFact(group) }
        const found = pencil.patternOf('claiming-segment', cage, facts, kept)
        if (found.removes.length === 0) continue
        const places = values.map((value) => ({ cells: group.cells, value }))
        report({ ...found, premises: [...found.premises, ...places] })
      }
    }
  }
}
