// The date on the reader's own calendar, and when to look at it again: a page that stays open over night is shown anew the
// next morning, and nothing loads it.

import { dateKey } from '../../daily/readersDay.ts'

/** The key of today, by the reader's clock and zone. */
export function readersToday(): string {
  const now = new Date()
  return dateKey(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Calls whenever the page is looked at again: its tab, its window, or a way back to it. */
export function onReturn(look: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  addEventListener('focus', look)
}
