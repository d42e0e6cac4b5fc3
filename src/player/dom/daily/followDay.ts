// A page that has the puzzles of several dates shows those of the reader's day. One that has been open since another day goes
// on to the new one, unless somebody is playing there: then a link says that there is something new.

import { chooseDate } from '../../daily/readersDay.ts'
import { reloadForNewer } from './newerDate.ts'
import { isPlayed, showParts } from './pageParts.ts'
import { onReturn, readersToday } from './today.ts'

/**
 * Shows the reader's day, now and whenever the page is looked at again. `within` has the boards that somebody may be playing.
 * A page without dates of its own has nothing but the link.
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
    // What was missing may have come in the meantime.
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
