// A thread that drafts puzzles of a feed.

import { type DraftOrder, makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { serveTasks } from '../serveTasksInThread.ts'

serveTasks((orders: readonly (DraftOrder | undefined)[]) => {
  const draft = makeDrafter()
  return (number) => {
    const order = orders[number]
    return order && draft(order)
  }
})
