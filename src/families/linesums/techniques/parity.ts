// Parity: the sums of some lines are added. A cell in two of the lines is counted twice, which does not change
// whether the sum is even or odd. If all open cells except one or two are counted an even number of times, the
// parity of the remaining cell, or of the sum of the two remaining cells, is known.
//
//   . a .           Both diagonals and the top and bottom rows count the corners and the centre twice, a and b
//   . . .           once. So a + b has the same parity as the sum of the four lines.
//   . b .

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import type { LineBoard } from '../boardOfSumLines.ts'
import { printedNumbers } from '../searchStateOfLines.ts'
import type { LinePencil } from './candidateBoard.ts'

/**
 * The maximum number of lines, and the maximum number of cells counted an odd number of times, that a person
 * would consider.
 */
const MOST_LINES = 5
const MOST_CELLS = 2

/**
 * The even numbers of a word of bits. The mask suits both words of a set, because the second word also begins
 * with an even number.
 */
const EVEN = 0x55555555

/** Some lines, and the cells that an odd number of them contain, as two words of bits. */
interface OddCells {
  readonly lines: readonly number[]
  readonly low: number
  readonly high: number
}

/** Finds numbers that would give the sum of some lines the wrong parity. */
export function parityFinder(pencil: LinePencil): PatternFinder {
  const { cells, low, high, needs } = pencil
  const choices = choicesOf(pencil.board)

  /** Whether a cell can have an even number, or an odd number if `isOdd` is 1. */
  function canBe(cell: number, isOdd: number): boolean {
    const numbers = isOdd ? ~EVEN : EVEN
    return ((low[cell] | high[cell]) & numbers) !== 0
  }

  /** Rules out the even or the odd numbers of a cell. */
  function strike(cell: number, isOdd: number): void {
    const numbers = isOdd ? ~EVEN : EVEN
    pencil.strike(cell, numbers, numbers)
  }

  return (frame, report) => {
    pencil.read(frame)
    let openLow = 0
    let openHigh = 0
    for (let cell = 0; cell < cells; cell++) {
      if (!pencil.isOpen(cell)) continue
      if (cell < 32) openLow |= 1 << cell
      else openHigh |= 1 << (cell - 32)
    }
    for (const { lines, low: oddLow, high: oddHigh } of choices) {
      const count = popcount(oddLow & openLow) + popcount(oddHigh & openHigh)
      if (count === 0 || count > MOST_CELLS) continue
      const own = printedNumbers(oddLow & openLow, oddHigh & openHigh, 0)
      const total = lines.reduce((sum, line) => sum + needs[line], 0)
      own.forEach((cell, index) => {
        for (const isOdd of [0, 1]) {
          const rest = (total + isOdd) & 1
          if (count === 1 ? rest !== 0 : !canBe(own[1 - index], rest)) strike(cell, isOdd)
        }
      })
      pencil.report(
        report,
        () => ({
          kind: 'parity',
          facts: {
            lines: lines.map(pencil.lineFact).join(', '),
            needs: lines.reduce((sum, line) => sum + pencil.needsFact(line), 0),
            cells: pencil.names(own),
          },
          cells: [...new Set([...own, ...lines.flatMap(pencil.openCells)])],
          premises: [{ cells: own }],
        }),
        { cells: own },
      )
    }
  }
}

/** All choices of two or more lines, up to the maximum, with small choices first. */
function choicesOf({ lines }: LineBoard<never>): OddCells[] {
  const ofLine = lines.map((line) => {
    const words = [0, 0]
    for (const cell of line) words[cell >>> 5] ^= 1 << (cell & 31)
    return words
  })
  const found: OddCells[][] = []
  const choose = (from: number, chosen: readonly number[], low: number, high: number): void => {
    if (chosen.length > 1) {
      found[chosen.length] ??= []
      found[chosen.length].push({ lines: chosen, low, high })
    }
    if (chosen.length === MOST_LINES) return
    for (let line = from; line < lines.length; line++) {
      choose(line + 1, [...chosen, line], low ^ ofLine[line][0], high ^ ofLine[line][1])
    }
  }
  choose(0, [], 0, 0)
  return found.flat()
}
