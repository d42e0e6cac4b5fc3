// Candidates that a clue rules out: a number is ruled out in a cell of a clue if no filling of the clue's cells
// with their candidates uses it there. Cages with a sum, thermometers, dots and all other clues are treated
// alike.
//
//   a thermometer:  {1,2,4} {2,3} {3,9}      the 4 of the first cell leaves no number for the second

import { firstBits } from '../../../kernel/bits.ts'
import type { Candidate, PatternFinder } from '../../inference.ts'
import { placementsFact } from '../../placementsFact.ts'
import { makeNarrower } from '../automata.ts'
import { isDifferent } from '../rules/pairsAndWalks.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/** Finds candidates that a clue, or a rule between two cells, rules out. */
export function clueFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, settled } = pencil
  const { size, walks = [], pairs = [] } = board
  const all = firstBits(size)
  const words = new Int32Array(board.cells)
  const compiled = walks.map((walk) => ({
    ...walk,
    narrow: makeNarrower(walk.automaton, walk.cells.length, size),
  }))
  const related = pairs.filter((pair) => !isDifferent(pair))

  /**
   * Reports the candidates of these cells that are missing in `words`, which has one word for each cell in the
   * same order.
   */
  function tell(cells: readonly number[], clue: string, report: Report): void {
    const left = new Map(cells.map((cell, index) => [cell, words[index]]))
    const struck = (cell: number) => bits[cell] & ~(left.get(cell) as number)
    const removed = cells.flatMap((cell): Candidate[] =>
      valuesOfSet(struck(cell)).map((value) => ({ cell, value })),
    )
    if (removed.length === 0) return
    report({
      kind: 'clue-candidates',
      facts: () => ({
        group: clue,
        cells: pencil.names(cells),
        placements: placementsFact({ columns: size }, removed),
      }),
      cells,
      values: all,
      targets: cells,
      struck,
      premises: [{ cells }],
    })
  }

  const load = (cells: readonly number[]) =>
    cells.forEach((cell, index) => {
      words[index] = bits[cell] || settled[cell]
    })

  return pencil.finder((report, wanted) => {
    const isNear = (cells: readonly number[]) => !wanted || cells.includes(wanted.cell)
    for (const { cells, narrow, clue = '' } of compiled) {
      if (!isNear(cells)) continue
      load(cells)
      if (narrow(words)) tell(cells, clue, report)
    }
    for (const { cells, bans, clue = '' } of related) {
      if (!isNear(cells) || cells.some((cell) => bits[cell] === 0)) continue
      load(cells)
      let [one, other] = [0, 0]
      for (const value of valuesOfSet(words[0])) {
        const allowed = words[1] & ~bans[value - 1]
        other |= allowed
        if (allowed) one |= 1 << (value - 1)
      }
      words[0] = one
      words[1] = other
      tell(cells, clue, report)
    }
  })
}
