// A thread that drafts puzzles of a feed.

import { type Drafted, type DraftOrder, makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { serveTasks } from '../serveTasks.ts'

serveTasks(({ orders }: { readonly orders: readonly DraftOrder[] }) => {
  const draft = makeDrafter()
  return (number): Drafted => draft(orders[number])
})
