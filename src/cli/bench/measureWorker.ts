// A thread of `bench run`: measures the rows that it is given. Custom orders are loaded before the first row.

import { serveTasks } from '../../runs/serveTasksInThread.ts'
import { makeRows } from './clocksAndWatchdog.ts'
import { receiveRows, type SentRows } from './planAndSendRows.ts'

serveTasks(async (sent: SentRows) => {
  const plan = await receiveRows(sent)
  outliveOrders()
  return makeRows(plan, sent.measuring)
})

/** An unhandled rejection or process.exit in a custom order fails the row, not the thread. */
function outliveOrders(): void {
  process.on('unhandledRejection', () => {})
  process.exit = () => {
    throw new Error('it called process.exit; let it return or throw')
  }
}
