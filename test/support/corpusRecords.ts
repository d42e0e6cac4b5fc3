// A small corpus of every family, for tests: records as `corpus make` writes them.

import { makeStatsCounter } from '../../src/corpus/corpusStats.ts'
import { GENERATOR_VERSION } from '../../src/maker/maker.ts'
import { makeLineDraw } from '../../src/maker/puzzleFromSeed.ts'
import type { PuzzleRecord } from '../../src/maker/puzzleRecord.ts'
import { parseMadeName } from '../../src/maker/recipeName.ts'

/** Orders, with how many puzzles of each. */
const ORDERS: readonly (readonly [order: string, puzzles: number])[] = [
  ['sudoku:9x9', 30],
  ['sudoku:6x6/3x2:stars=1..2', 5],
  ['kenken:4x4', 4],
  ['survo:3x4', 3],
  ['hidoku:5x5:blocked=2', 4],
  ['magic:4x4:tier=..techniques', 3],
  ['latinsquare:5x5', 4],
]

let lines: readonly string[] | undefined

/** The lines of the corpus. */
export function corpusLines(): readonly string[] {
  lines ??= ORDERS.flatMap(([order, puzzles], set) => {
    const { seed: _, ...recipe } = parseMadeName(`${order}#x@${GENERATOR_VERSION}`)
    const draw = makeLineDraw(recipe, {})
    return Array.from({ length: puzzles }, (_, number) => {
      const drawn = draw(`tests/${set}/${number}`)
      if (!('line' in drawn)) throw new Error(`no puzzle of ${order}`)
      return drawn.line
    })
  })
  return lines
}

/** The file of the corpus. */
export const corpusText = () => `${corpusLines().join('\n')}\n`

/** The records of the corpus. */
export const corpusRecords = (): PuzzleRecord[] => corpusLines().map((line) => JSON.parse(line))

/** The statistics of records. */
export function statsOf(records: readonly PuzzleRecord[]) {
  const counter = makeStatsCounter()
  for (const record of records) counter.add(record)
  return counter.stats
}
