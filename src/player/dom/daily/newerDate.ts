// Checks whether the site has a newer day for the reader than the page. `latest.json` at the root of the site
// lists the dates.

import { chooseDate } from '../../daily/readersDay.ts'

/** Reloads the page if the site has a newer date for this day than the one shown. */
export async function reloadForNewer(shown: string, today: string): Promise<void> {
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
