// Keeps a page with puzzles for several dates on the reader's day. When a new day begins, the page moves on
// to it, unless a game has begun there; then a link to the new day appears.

import { chooseDate } from '../../daily/readersDay.ts'
import { reloadForNewer } from './newerDate.ts'
import { isPlayed, showParts } from './pageParts.ts'
import { onReturn, readersToday } from './today.ts'

/**
 * Shows the reader's day, now and whenever the reader returns to the page. `within` holds the boards on which
 * a game may have begun. A page without dates of its own only gets the link.
 */
export function followDay(
  dates: readonly string[],
  within: ParentNode,
  show: (date: string, isToday: boolean) => void,
): void {
  let seen = readersToday()
  let isLooking = false

  function choose() {
    const chosen = chooseDate(dates, seen)
    if (chosen) show(chosen.date, chosen.isToday)
    return chosen
  }

  let chosen = choose()
  onReturn(async () => {
    const today = readersToday()
    // On the same day, the page looks again only if today's puzzles were missing: they may be published by
    // now.
    if (isLooking || (today === seen && chosen?.isToday !== false)) return
    if (!chosen || isPlayed(within)) {
      if (today !== seen) showParts('data-new-day', true)
      return
    }
    seen = today
    chosen = choose()
    if (!chosen || chosen.isToday) return
    isLooking = true
    await reloadForNewer(chosen.date, today)
    isLooking = false
  })
}
