// A thread of `bench run`: measures the rows that it is given. Custom orders are loaded before the first row.

import type { CorpusPuzzle } from '../../bench/corpus.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { serveTasks } from '../../runs/serveTasks.ts'
import { makeRows } from './measureRows.ts'
import { type ContenderChoice, loadContenders } from './selectContenders.ts'

/** The options of a thread. */
export interface MeasureWorkerData {
  readonly choice: ContenderChoice
  readonly puzzles: readonly SentPuzzle[]
  readonly measuring: Measuring
}

/** A puzzle as it is sent to a thread. */
type SentPuzzle = Omit<CorpusPuzzle, 'family' | 'puzzle'>

serveTasks(async ({ choice, puzzles, measuring }: MeasureWorkerData) => {
  const { contenders } = await loadContenders(choice)
  outliveOrders()
  const read = puzzles.map((one): CorpusPuzzle => {
    const { family, puzzle } = parsePuzzle(one.id)
    return { ...one, family, puzzle }
  })
  return makeRows(contenders, read, measuring)
})

/** An unhandled rejection or process.exit in a custom order fails the row, not the thread. */
function outliveOrders(): void {
  process.on('unhandledRejection', () => {})
  process.exit = () => {
    throw new Error('it called process.exit')
  }
}
