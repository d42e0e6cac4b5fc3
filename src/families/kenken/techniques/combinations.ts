// Combinations: the ways to fill a cage from the candidates of its cells. A number in none of them is ruled
// out in all cells of the cage. Harder to see, a number is ruled out in a cell if it is in combinations, but
// never there.
//
//   11+ in a row     {4} {2} {2,4,5,6}     only 4 2 5 is possible: the last cell is not 6 (combinations),
//                                          and not 2 or 4 (permutations)

import type { PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../../latin/valueSets.ts'
import type { CagePencil } from './cagePencil.ts'

/** Finds numbers that no combination for a cage contains. */
export function cageCombinationFinder(pencil: CagePencil): PatternFinder {
  const { compiled, masks, isOpen, numbersAt } = pencil
  const { cellsFrom, cageCells } = compiled
  return (frame, report) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      const from = cellsFrom[cage]
      const count = cellsFrom[cage + 1] - from
      let numbers = 0
      let candidates = 0
      for (let position = 0; position < count; position++) {
        numbers |= numbersAt(cage, position)
        if (isOpen[cageCells[from + position]]) candidates |= masks[cageCells[from + position]]
      }
      const struck = candidates & ~numbers
      if (struck === 0) continue
      const cells = pencil.cellsOf(cage)
      report({
        kind: 'cage-combinations',
        facts: { ...pencil.cageFacts(cage), values: valuesOfSet(struck).join(', ') },
        cells,
        premises: [{ cells }],
        candidates: pencil.candidatesIn(cells, numbers),
        removes: pencil.candidatesIn(cells, struck),
      })
    }
  }
}

/** Finds numbers that no combination for a cage has in a cell. */
export function cagePermutationFinder(pencil: CagePencil): PatternFinder {
  const { compiled, masks, isOpen, numbersAt } = pencil
  const { cellsFrom, cageCells } = compiled
  return (frame, report) => {
    pencil.read(frame)
    for (let cage = 0; cage < compiled.cages.length; cage++) {
      const from = cellsFrom[cage]
      for (let index = from; index < cellsFrom[cage + 1]; index++) {
        const cell = cageCells[index]
        if (isOpen[cell] === 0) continue
        const struck = masks[cell] & ~numbersAt(cage, index - from)
        if (struck === 0) continue
        const cells = pencil.cellsOf(cage)
        report({
          kind: 'cage-permutations',
          facts: { ...pencil.cageFacts(cage), cell, values: valuesOfSet(struck).join(', ') },
          cells,
          premises: [{ cells }],
          candidates: cells.flatMap((other, at) => pencil.candidatesIn([other], numbersAt(cage, at))),
          removes: pencil.candidatesIn([cell], struck),
        })
      }
    }
  }
}
