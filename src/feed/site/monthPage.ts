// The page of a month: a calendar in which each day links to its puzzles.

import { html } from '../../page/html.ts'
import { type CalendarMonth, datesOfMonth, WEEKDAYS, weekdayOf } from '../calendarDates.ts'
import { longDate, monthText } from '../feedWords.ts'
import { pathOf } from '../publishedPuzzle.ts'
import { filledStars } from '../puzzleTexts.ts'
import type { PublishedDay } from './feedPages.ts'
import { type FeedPage, rootOf } from './pageShell.ts'
import { puzzleKey } from './puzzleParts.ts'
import type { SiteParts } from './siteParts.ts'
import { wayNav } from './wayNav.ts'

/** The page of a month. */
export function monthPage(
  month: CalendarMonth,
  days: readonly PublishedDay[],
  before: CalendarMonth | undefined,
  after: CalendarMonth | undefined,
  parts: SiteParts,
): FeedPage {
  const { words } = parts
  const path = `archive/${month}/`
  const root = rootOf(path)
  const puzzlesOf = new Map(days.map(({ date, puzzles }) => [date, puzzles]))
  const dates = datesOfMonth(month)
  const lead = WEEKDAYS.indexOf(weekdayOf(dates[0]))
  const cells = dates.map((date) => {
    const puzzles = puzzlesOf.get(date)
    const day = Number(date.slice('YYYY-MM-'.length))
    if (!puzzles)
      return html`<li class="empty"><span class="day">${day}</span></li>
`
    return html`<li><a class="day" href="${root}${date}/" aria-label="${longDate(words, date)}">${day}</a><ul>${puzzles.map(
      (
        puzzle,
      ) => html`<li><a href="${root}${pathOf(puzzle)}" data-solved="${puzzleKey(puzzle)}">${puzzle.slot.title} <span class="stars" aria-hidden="true">${filledStars(puzzle)}</span></a></li>
`,
    )}</ul></li>
`
  })
  return {
    path,
    title: monthText(words, month),
    content: html`<h1>${monthText(words, month)}</h1>
<ol class="week" aria-hidden="true">${words.shortWeekdays.split(', ').map((day) => html`<li>${day}</li>`)}</ol>
<ol class="month from-${lead + 1}">${cells}</ol>
${wayNav(
  before === undefined ? undefined : { address: `${root}archive/${before}/`, text: monthText(words, before) },
  after === undefined ? undefined : { address: `${root}archive/${after}/`, text: monthText(words, after) },
  words,
)}`,
  }
}
