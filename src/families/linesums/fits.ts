// Which numbers a cell can take, given the placed numbers, if each number is used once and lines have sums.

import type { Fits, SumLine } from '../playing.ts'

/** A number fits if it is not used yet and, in the last open cell of a line, completes the sum. */
export function sumFits(lines: readonly SumLine[], values: readonly number[]): Fits {
  const used = new Set(values)
  // The number that a cell needs as the last open cell of a line. Two lines may need different numbers.
  const wanted = new Map<number, number[]>()
  for (const { cells, sum } of lines) {
    const open = cells.filter((cell) => values[cell] === 0)
    if (open.length !== 1) continue
    const rest = cells.reduce((left, cell) => left - values[cell], sum)
    wanted.set(open[0], [...(wanted.get(open[0]) ?? []), rest])
  }
  return (cell, value) => !used.has(value) && (wanted.get(cell) ?? []).every((rest) => rest === value)
}

/** For each cell, the other cells of its lines. */
export function peersInLines(cells: number, lines: readonly SumLine[]): number[][] {
  return Array.from({ length: cells }, (_, cell) => {
    const around = new Set(lines.filter((line) => line.cells.includes(cell)).flatMap((line) => line.cells))
    return [...around].filter((peer) => peer !== cell)
  })
}
