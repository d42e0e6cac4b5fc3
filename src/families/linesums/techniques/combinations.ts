// Combinations of a line. A number is ruled out in a cell if no combination has the number in this cell. A
// number that is in every combination is ruled out on the rest of the board. If a number has no place outside a
// line, combinations without it are ruled out.
//
//   . . 3 | 9      With the 3, this row needs 6 from two cells: 1 + 5 or 2 + 4.

import type { PatternFinder, Reason } from '../../inference.ts'
import { clearSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'
import { type LineSets, LONGEST, type SetMaker } from './combinationLister.ts'

/** The maximum number of combinations that a sentence usually lists. */
const MOST_TOLD = 6

/** The combinations of a line as a fact, at most `most` of them: `1+5, 2+4`. */
export function setsFact(pencil: LinePencil, { low, high, count }: LineSets, most = MOST_TOLD): string {
  const told = Array.from({ length: Math.min(count, most) }, (_, index) =>
    pencil.numbersOf(low[index], high[index]).join('+'),
  )
  return (count > most ? [...told, '…'] : told).join(', ')
}

/** Finds numbers that no combination of a line has in a cell, for lines with `size` open cells. */
export function sumCombinationFinder(
  pencil: LinePencil,
  setMaker: SetMaker,
  kind: string,
  size: number,
): PatternFinder {
  const { board, openCount } = pencil
  return (frame, report, wanted) => {
    pencil.read(frame)
    for (let line = 0; line < board.lines.length; line++) {
      if (openCount[line] !== size || (wanted && !board.lines[line].includes(wanted.cell))) continue
      const sets = setMaker.of(line)
      if (sets.count < 0) continue
      const { cells } = sets
      pencil.keep(cells, sets.kept)
      pencil.report(report, () => ({
        kind,
        facts: {
          line: pencil.lineFact(line),
          needs: pencil.needsFact(line),
          sets: setsFact(pencil, sets),
        },
        cells,
        premises: [{ cells }],
      }))
    }
  }
}

/** A reason that names numbers and the open cells of a line. */
function reasonWith(
  pencil: LinePencil,
  kind: string,
  line: number,
  numbers: readonly number[],
  cells: readonly number[],
): Reason {
  const facts = {
    line: pencil.lineFact(line),
    values: numbers.join(', '),
    needs: pencil.needsFact(line),
    cells: pencil.names(cells),
  }
  return { kind, facts, cells, premises: [{ cells }] }
}

/** Finds numbers that are in every combination of a line. */
export function requiredNumberFinder(pencil: LinePencil, setMaker: SetMaker): PatternFinder {
  return (frame, report) => {
    pencil.read(frame)
    for (let line = 0; line < pencil.board.lines.length; line++) {
      const { cells, count, commonLow: low, commonHigh: high } = setMaker.of(line)
      if (count <= 0 || (low | high) === 0) continue
      for (let cell = 0; cell < pencil.cells; cell++) {
        if (!cells.includes(cell)) pencil.strike(cell, low, high)
      }
      const reasonOf = () => reasonWith(pencil, 'required-number', line, pencil.numbersOf(low, high), cells)
      pencil.report(report, reasonOf, { low, high })
    }
  }
}

/** Finds numbers that only one line can hold. */
export function lockedNumberFinder(pencil: LinePencil, setMaker: SetMaker): PatternFinder {
  const { board, low, high, unused } = pencil
  const kept = makeKeptSets(LONGEST)

  /** Rules out the candidates of each cell that no combination with the locked numbers puts into it. */
  function strikeOthers(sets: LineSets, lockedLow: number, lockedHigh: number): void {
    clearSets(kept)
    for (let set = 0; set < sets.count; set++) {
      if (((lockedLow & ~sets.low[set]) | (lockedHigh & ~sets.high[set])) !== 0) continue
      setMaker.addPlaces(sets.cells, sets.low[set], sets.high[set], kept)
    }
    pencil.keep(sets.cells, kept)
  }

  return (frame, report) => {
    pencil.read(frame)
    for (let line = 0; line < board.lines.length; line++) {
      const sets = setMaker.of(line)
      const { cells, count, commonLow, commonHigh } = sets
      if (count < 0) continue
      // Numbers that are in every combination rule out no combination.
      let lockedLow = unused[0] & ~commonLow
      let lockedHigh = unused[1] & ~commonHigh
      for (let cell = 0; cell < pencil.cells && (lockedLow | lockedHigh) !== 0; cell++) {
        if (cells.includes(cell)) continue
        lockedLow &= ~low[cell]
        lockedHigh &= ~high[cell]
      }
      if ((lockedLow | lockedHigh) === 0) continue
      strikeOthers(sets, lockedLow, lockedHigh)
      pencil.report(report, () => {
        const numbers = pencil.numbersOf(lockedLow, lockedHigh)
        const outside = pencil.openBesides(cells)
        const found = reasonWith(pencil, 'locked-number', line, numbers, cells)
        return { ...found, premises: [{ cells }, ...numbers.map((value) => ({ cells: outside, value }))] }
      })
    }
  }
}
