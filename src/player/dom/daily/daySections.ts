// The page of today has the sections of several dates, because today is not the same everywhere: the reader's own is shown.

import { followDay } from './followDay.ts'
import { partsWith, showParts } from './pageParts.ts'

/** Shows the sections of the reader's day. */
export function showReadersDay(): void {
  const days = document.querySelector('[data-days]') ?? document.createElement('div')
  const sections = partsWith('data-date', days)
  const dates = sections.map((section) => section.dataset.date ?? '')
  followDay(dates, days, (date, isToday) => {
    for (const section of sections) section.hidden = section.dataset.date !== date
    showParts('data-not-yet', !isToday)
    // Until now none was shown: pictures of other days would be fetched.
    days.toggleAttribute('data-chosen', true)
  })
}
