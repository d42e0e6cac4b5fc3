// Makes a page that has puzzles for several dates always show the reader's day. When a new day begins, the page moves
// on to that day, unless a game has begun on the page; in that case a link to the new day appears.

import { chooseDate, dateKey } from '../../daily/chooseReadersDate.ts'
import { isPlayed, showParts } from './findPageParts.ts'

/**
 * Shows the reader's day, now and whenever the reader returns to the page. `within` holds the boards on which
 * a game may have begun. A page without dates (`dates` is empty) only gets the link to the new day.
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
    // On the same day, the page looks again only if today's puzzles were missing, because they may have been published
    // meanwhile.
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

/**
 * Reloads the page if the site has a date that is newer than the date shown and not after today.
 * `latest.json` at the root of the site lists the dates.
 */
async function reloadForNewer(shown: string, today: string): Promise<void> {
  try {
    const answer = await fetch(`${document.body.dataset.root ?? ''}latest.json`, { cache: 'no-cache' })
    const { dates } = (await answer.json()) as { dates: readonly { readonly date: string }[] }
    const newest = chooseDate(
      dates.map(({ date }) => date),
      today,
    )
    if (newest && newest.date > shown && newest.date <= today) location.reload()
  } catch {
    // Without a network, the page stays as it is.
  }
}

/** The key of today, by the reader's clock and time zone. */
export function readersToday(): string {
  const now = new Date()
  return dateKey(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/**
 * Calls `look` whenever the reader returns to the page: to its tab or its window, or through the history. A
 * page left open overnight shows the new day in the morning without being reloaded.
 */
export function onReturn(look: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  addEventListener('focus', look)
}
