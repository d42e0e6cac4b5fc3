// Candidates that a clue rules out: a number is ruled out in a cell of a clue if no filling of the clue's cells
// with their candidates uses it there. Cages with a sum, thermometers, dots and all other clues are treated
// alike.
//
//   a thermometer:  {1,2,4} {2,3} {3,9}      the 4 of the first cell leaves no number for the second

import { firstBits, lowest, popcount } from '../../../kernel/bits.ts'
import type { Candidate, PatternFinder } from '../../inference.ts'
import { placementsFact } from '../../placementsFact.ts'
import { type NarrowedClue, narrowedClues, toldAsLast } from '../rules/clueNarrowers.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/** The names of this technique. */
export type ClueTechnique =
  | 'dot-pairs'
  | 'thermometer-bounds'
  | 'innies-and-outies'
  | 'cage-combinations'
  | 'clue-candidates'

/** The names that people have for this technique on some kinds of clues, by the names of the clues in facts. */
const NAMES: Readonly<Record<string, ClueTechnique>> = {
  whitedot: 'dot-pairs',
  blackdot: 'dot-pairs',
  thermometer: 'thermometer-bounds',
  leftover: 'innies-and-outies',
  cage: 'cage-combinations',
}

/** Finds candidates that the clues with this technique, or their rules between two cells, rule out. */
export function clueFinder(pencil: LatinPencil, technique: ClueTechnique): PatternFinder {
  const { board, bits, settled } = pencil
  const { size, walks = [], pairs = [] } = board
  const hasTechnique = ({ clue = '' }) => (NAMES[clue.split(' ')[0]] ?? 'clue-candidates') === technique
  const all = firstBits(size)
  const words = new Int32Array(board.cells)
  const clues = narrowedClues({
    ...board,
    walks: walks.filter(hasTechnique),
    pairs: pairs.filter(hasTechnique),
  })

  /**
   * Reports the candidates of a clue's cells that are missing in `words`, which has one word for each cell in the
   * same order.
   */
  function tell(clue: NarrowedClue, report: Report): void {
    const { cells, house } = clue
    const left = new Map(cells.map((cell, index) => [cell, words[index]]))
    const struck = (cell: number) => bits[cell] & ~(left.get(cell) as number)
    const removed = cells.flatMap((cell): Candidate[] =>
      valuesOfSet(struck(cell)).map((value) => ({ cell, value })),
    )
    if (removed.length === 0) return
    const last = lastOf(clue)
    const told = last?.told ?? (house && { sentence: 'clue-candidates-of-house' })
    report({
      kind: technique,
      facts: () => ({
        group: clue.clue ?? '',
        cells: pencil.names(cells),
        placements: placementsFact({ columns: size }, removed),
        ...(house && { house }),
        ...last?.facts,
      }),
      cells,
      values: all,
      targets: cells,
      struck,
      premises: [{ cells }],
      ...(told && { told }),
    })
  }

  /** The sentence for the last open cell of a sum, if `words` leaves one number for it. */
  function lastOf(clue: NarrowedClue) {
    const { cells } = clue
    const open = cells.filter((cell) => bits[cell] !== 0)
    const place = cells.indexOf(open[0])
    if (open.length !== 1 || popcount(words[place]) !== 1) return undefined
    const numbers = cells.map((_, index) => lowest(words[index]) + 1)
    const last = toldAsLast(clue, numbers, place, size)
    if (!last) return undefined
    const { sentence, facts } = last
    return { told: { sentence, leaves: { cell: open[0], value: numbers[place] } }, facts }
  }

  return pencil.finder((report, wanted) => {
    for (const clue of clues) {
      const { cells, isPair } = clue
      if (wanted && !cells.includes(wanted.cell)) continue
      if (isPair && cells.some((cell) => bits[cell] === 0)) continue
      cells.forEach((cell, index) => {
        words[index] = bits[cell] || settled[cell]
      })
      if (clue.narrow(words)) tell(clue, report)
    }
  })
}
