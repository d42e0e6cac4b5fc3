// The date on the reader's own calendar, and when to check it again: a page left open overnight shows the new
// day in the morning without being reloaded.

import { dateKey } from '../../daily/readersDay.ts'

/** The key of today, by the reader's clock and time zone. */
export function readersToday(): string {
  const now = new Date()
  return dateKey(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Calls `look` whenever the reader returns to the page: to its tab or its window, or through the history. */
export function onReturn(look: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  addEventListener('focus', look)
}
