// Combinations: the ways to fill a cage from the candidates of its cells. A number in none of them is ruled out
// in all cells of the cage. A number is also ruled out in one cell if no combination has the number in this
// cell, which is harder to see.
//
//   11+ in a row     {4} {2} {2,4,5,6}     only 4 2 5 is possible: the last cell is not 6 (combinations),
//                                          and not 2 or 4 (permutations)

import type { Elimination, PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../../latin/valuesOfSet.ts'
import type { CagePencil } from './candidateTuples.ts'

/** Finds numbers that no combination for a cage contains. */
export function cageCombinationFinder(pencil: CagePencil): PatternFinder {
  const { compiled, masks, isOpen, numbersAt } = pencil
  function combinations(cage: number, numbers: number, struck: number): Elimination {
    const cells = pencil.cellsOf(cage)
    const facts = () => ({ excluded: valuesOfSet(struck).join(', ') })
    const left = cells.map(() => numbers)
    const removes = pencil.candidatesIn(cells, struck)
    return pencil.patternOf('cage-combinations', cage, facts, left, { removes })
  }

  return (frame, report, wanted) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (!pencil.isNear(cage, wanted)) continue
      const cells = pencil.cellsOf(cage)
      let numbers = 0
      let candidates = 0
      for (let at = 0; at < cells.length; at++) {
        numbers |= numbersAt(cage, at)
        if (isOpen[cells[at]]) candidates |= masks[cells[at]]
      }
      const struck = candidates & ~numbers
      if (struck !== 0) report(combinations(cage, numbers, struck))
    }
  }
}

/** Finds numbers of a cell that no combination for its cage has in this cell. */
export function cagePermutationFinder(pencil: CagePencil): PatternFinder {
  const { compiled, numbersAt } = pencil
  return (frame, report, wanted) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      if (!pencil.isNear(cage, wanted)) continue
      const left = pencil.cellsOf(cage).map((_, at) => numbersAt(cage, at))
      if (pencil.isNarrowed(cage, left))
        report(pencil.patternOf('cage-permutations', cage, pencil.placements, left))
    }
  }
}
