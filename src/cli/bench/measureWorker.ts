// A thread of `bench run`: measures the rows that it is given. People's own orders are loaded before the first.

import type { CorpusPuzzle } from '../../bench/corpus.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { serveTasks } from '../../runs/serveTasks.ts'
import { makeRows } from './measureRows.ts'
import { type ContenderChoice, loadContenders } from './selectContenders.ts'

/** What a thread is told. */
export interface MeasureWorkerData {
  readonly choice: ContenderChoice
  readonly puzzles: readonly SentPuzzle[]
  readonly measuring: Measuring
}

/** A puzzle as it goes from thread to thread. */
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

/** What an order rejects behind our back, or an end that it calls, is the row's trouble and not the thread's end. */
function outliveOrders(): void {
  process.on('unhandledRejection', () => {})
  process.exit = () => {
    throw new Error('it called process.exit')
  }
}
