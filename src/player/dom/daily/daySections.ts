// Shows the reader's own date on the page of today, which has sections for several dates because of time
// zones.

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
    // The page hides all sections until this attribute is set. Otherwise the browser would load pictures of
    // other days.
    days.toggleAttribute('data-chosen', true)
  })
}
