// Combinations: the ways to make a cage of the candidates of its cells. A number that is in none goes from all cells of
// the cage; harder to see, a number goes from a cell to which none brings it, though some bring it to others.
//
//   11+ in a row     {4} {2} {2,4,5,6}     4 2 5 is the only way: the last cell has no 6 (combinations), and no
//                                          2 and 4 either (permutations)

import type { PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../../latin/valueSets.ts'
import type { CagePencil } from './cagePencil.ts'

/** Numbers that no way to make a cage has, wherever. */
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

/** Numbers that no way to make a cage brings to a cell. */
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
