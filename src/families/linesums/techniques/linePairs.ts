// Pairs of lines: two lines have no number in common, except in the cell where they cross. A combination of
// one line is ruled out if it shares another number with every combination of the other line.

import type { PatternFinder } from '../../inference.ts'
import { isAtMostOne } from '../searchStateOfLines.ts'
import { clearSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'
import { type LineSets, LONGEST, type SetMaker } from './combinationLister.ts'
import { setsFact } from './combinations.ts'

/** The maximum number of pairs of combinations that a person would consider. */
const MOST_PAIRS = 100

/** For every two lines, the cell that they have in common, or -1. */
export function crossingsOf(lines: readonly (readonly number[])[]): number[][] {
  return lines.map((one) => lines.map((other) => one.find((cell) => other.includes(cell)) ?? -1))
}

/** Finds combinations of numbers in one line that fit no combination in the other line. */
export function linePairFinder(pencil: LinePencil, setMaker: SetMaker): PatternFinder {
  const { lines } = pencil.board
  const crossingOf = crossingsOf(lines)
  const kept = makeKeptSets(LONGEST)
  const places = makeKeptSets(LONGEST)
  /** For each set of the second line, the numbers that it can put into the crossing cell. */
  let crossLow: number[] = []
  let crossHigh: number[] = []

  function readCrossing({ cells, count, low, high }: LineSets, crossing: number): void {
    crossLow = []
    crossHigh = []
    const at = cells.indexOf(crossing)
    if (at < 0) return
    for (let set = 0; set < count; set++) {
      clearSets(places)
      setMaker.addPlaces(cells, low[set], high[set], places)
      crossLow.push(places.low[at])
      crossHigh.push(places.high[at])
    }
  }

  /** Rules out the candidates of a line that are possible with no combination of the other line. */
  function strike(own: LineSets, other: LineSets, crossing: number): void {
    readCrossing(other, crossing)
    clearSets(kept)
    for (let set = 0; set < own.count; set++) {
      let goodLow = 0
      let goodHigh = 0
      for (let beside = 0; beside < other.count; beside++) {
        const bothLow = own.low[set] & other.low[beside]
        const bothHigh = own.high[set] & other.high[beside]
        if (crossing < 0 && (bothLow | bothHigh) === 0) {
          // If the lines do not cross, or the crossing cell is settled, no cell is pinned.
          goodLow = -1
          break
        }
        if (crossing < 0 || (bothLow | bothHigh) === 0 || !isAtMostOne(bothLow, bothHigh)) continue
        goodLow |= bothLow & crossLow[beside]
        goodHigh |= bothHigh & crossHigh[beside]
      }
      if ((goodLow | goodHigh) === 0) continue
      const pin = { cell: crossing, low: goodLow, high: goodHigh }
      setMaker.addPlaces(own.cells, own.low[set], own.high[set], kept, [pin])
    }
    pencil.keep(own.cells, kept)
  }

  return (frame, report, wanted) => {
    pencil.read(frame)
    const isNear = (line: number) => !wanted || lines[line].includes(wanted.cell)
    for (let line = 0; line < lines.length; line++) {
      const own = setMaker.of(line)
      if (own.count < 0) continue
      for (let beside = line + 1; beside < lines.length; beside++) {
        if (!isNear(line) && !isNear(beside)) continue
        const other = setMaker.of(beside)
        if (other.count < 0 || own.count * other.count > MOST_PAIRS) continue
        const cell = crossingOf[line][beside]
        const crossing = cell >= 0 && pencil.isOpen(cell) ? cell : -1
        strike(own, other, crossing)
        strike(other, own, crossing)
        pencil.report(report, () => {
          const cells = [...new Set([...own.cells, ...other.cells])]
          return {
            kind: 'line-pair',
            facts: {
              line: pencil.lineFact(line),
              sets: setsFact(pencil, own),
              other: pencil.lineFact(beside),
              others: setsFact(pencil, other),
            },
            cells,
            premises: [{ cells }],
          }
        })
      }
    }
  }
}
