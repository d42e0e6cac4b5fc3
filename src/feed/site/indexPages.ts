// The pages that link to puzzles: today's page, and the pages of dates, slots and the archive. Also the page for a missing
// address.

import { type Html, html } from '../../page/html.ts'
import { starRow } from '../../page/stars.ts'
import { say } from '../../words/formatMessage.ts'
import {
  type CalendarDate,
  type CalendarMonth,
  datesOfMonth,
  monthOf,
  WEEKDAYS,
  weekdayOf,
} from '../calendarDates.ts'
import { dateText, type FeedWords, longDate, monthText } from '../feedWordsAndDateTexts.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import {
  type FeedPage,
  puzzleCard,
  puzzleLink,
  rootOf,
  type SiteParts,
  slotClass,
  starsLine,
} from './pageShell.ts'
import type { PublishedDay } from './writeLatestJson.ts'

/** The next date with puzzles. */
export interface NextRelease {
  /** The date. */
  readonly date: CalendarDate
  /** The instant when its puzzles go public. */
  readonly at: string
}

/** What today's page tells besides the puzzles. */
interface TodayFacts {
  /** The first date of the feed if the page has it. */
  readonly first: CalendarDate | undefined
  /** Whether solutions of an earlier date are public. */
  readonly hasSolutions: boolean
  /** The next date after those of the page. */
  readonly next: NextRelease | undefined
}

/** Today's page. It has the latest dates, newest first; a script shows the date that is today on the reader's calendar. */
export function todayPage(
  days: readonly PublishedDay[],
  { first, hasSolutions, next }: TodayFacts,
  parts: SiteParts,
): FeedPage {
  const { words, meta } = parts
  const sections = days.map(
    (
      day,
    ) => html`<section data-date="${day.date}" aria-label="${longDate(words, day.date)}"><h1>${longDate(words, day.date)}</h1>
${cards(day.puzzles, parts, './')}</section>
`,
  )
  return {
    path: '',
    title: meta.title,
    content: html`<p class="note" data-not-yet hidden>${words.notYet}</p>
${first && html`<p class="note" data-not-begun hidden>${say(words.notBegun, { date: dateText(words, first) })}</p>`}
<p><a data-new-day href="./" hidden>${words.newDay}</a></p>
<div data-days>${sections}</div>
<div class="below">${streakBox(parts)}
${next && html`<p data-next="${next.date}" data-at="${next.at}" data-text="${words.nextPuzzles}"></p>`}
${hasSolutions && html`<p class="more"><a href="solutions/">${words.yesterday}</a></p>`}</div>`,
  }
}

/** The page of a date. */
export function dayPage(
  { date, puzzles }: PublishedDay,
  before: CalendarDate | undefined,
  after: CalendarDate | undefined,
  parts: SiteParts,
): FeedPage {
  const { words } = parts
  const path = `${date}/`
  const root = rootOf(path)
  return {
    path,
    title: say(words.puzzlesOf, { date: dateText(words, date) }),
    content: html`<h1>${longDate(words, date)}</h1>
${cards(puzzles, parts, root)}
${wayNav(words, before && [`${root}${before}/`, words.previousDay], after && [`${root}${after}/`, words.nextDay])}`,
  }
}

/** The page of a slot: its latest puzzles, and links to the months of the archive. */
export function slotPage(
  slot: SlotTitle,
  puzzles: readonly PublishedPuzzle[],
  months: readonly CalendarMonth[],
  parts: SiteParts,
): FeedPage {
  const { words } = parts
  const path = `${slot.name}/`
  const root = rootOf(path)
  const latest = puzzles.find(hasPuzzle)
  const listed = (puzzle: PublishedPuzzle) => {
    const text = html`${longDate(words, puzzle.date)} ${starsLine(puzzle, parts)}`
    return html`<li>${puzzleLink(puzzle, root, text, slotClass(slot, parts))}</li>
`
  }
  return {
    path,
    slot,
    title: slot.title,
    picture: latest && `${pathOf(latest)}card.png`,
    content: html`<h1>${slot.title}</h1>
${streakBox(parts, slot)}
<h2>${words.latest}</h2>
<ol class="list">${puzzles.map(listed)}</ol>
<h2>${words.archive}</h2>
${monthLinks(months, parts, root)}`,
  }
}

/** The page of the archive: links to slots and months. */
export function archivePage(
  months: readonly CalendarMonth[],
  slots: readonly SlotTitle[],
  parts: SiteParts,
): FeedPage {
  const { words } = parts
  const path = 'archive/'
  const root = rootOf(path)
  return {
    path,
    title: words.archive,
    content: html`<h1>${words.archive}</h1>
<ul class="slots">${slots.map(
      (
        slot,
      ) => html`<li><a class="card ${slotClass(slot, parts)}" href="${root}${slot.name}/">${say(words.allOfSlot, { slot: slot.title })}</a></li>
`,
    )}</ul>
${monthLinks(months, parts, root)}`,
  }
}

/** The page for a missing address. */
export function missingPage({ words, meta }: SiteParts): FeedPage {
  return {
    path: '',
    isAnywhere: true,
    title: words.missing,
    content: html`<h1>${words.missing}</h1>
<p>${words.missingWhy} <a href="${meta.base}">${words.todaysPuzzles}</a></p>`,
  }
}

function cards(puzzles: readonly PublishedPuzzle[], parts: SiteParts, root: string): Html {
  return html`<ul class="cards">${puzzles.map((puzzle) => puzzleCard(puzzle, parts, root))}</ul>`
}

/** Links to months. */
function monthLinks(months: readonly CalendarMonth[], { words }: SiteParts, root: string): Html {
  return html`<ul class="months">${months.map(
    (month) => html`<li><a href="${root}archive/${month}/">${monthText(words, month)}</a></li>
`,
  )}</ul>`
}

/** The months of dates, newest month first; the dates must be in ascending order. */
export function monthsOf(dates: readonly CalendarDate[]): CalendarMonth[] {
  return [...new Set(dates.map(monthOf))].reverse()
}

// The page of a month: a calendar in which each day links to its puzzles.

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
  const wayTo = (one: CalendarMonth): NavLink => [`${root}archive/${one}/`, monthText(words, one)]
  const puzzlesOf = new Map(days.map(({ date, puzzles }) => [date, puzzles]))
  const dates = datesOfMonth(month)
  const lead = WEEKDAYS.indexOf(weekdayOf(dates[0]))
  const listed = (puzzle: PublishedPuzzle) => {
    const { grade } = puzzle
    const stars = grade && starRow(grade.stars, say(words.stars, { stars: grade.stars }))
    return html`<li>${puzzleLink(puzzle, root, html`${puzzle.slot.title} ${stars}`, slotClass(puzzle.slot, parts))}</li>
`
  }
  const cells = dates.map((date) => {
    const puzzles = puzzlesOf.get(date)
    const day = Number(date.slice('YYYY-MM-'.length))
    return puzzles
      ? html`<li><a class="day" href="${root}${date}/" aria-label="${longDate(words, date)}">${day}</a><ul>${puzzles.map(listed)}</ul></li>
`
      : html`<li class="empty"><span class="day">${day}</span></li>
`
  })
  return {
    path,
    title: monthText(words, month),
    content: html`<h1>${monthText(words, month)}</h1>
<ol class="week" aria-hidden="true">${words.shortWeekdays.split(', ').map((day) => html`<li>${day}</li>`)}</ol>
<ol class="month from-${lead + 1}">${cells}</ol>
${wayNav(words, before && wayTo(before), after && wayTo(after))}`,
  }
}

// Links to the previous and the next page.

/** The address and the text of a link. */
export type NavLink = readonly [address: string, text: string]

/** The links to the previous and the next page. A missing link leaves its place empty. */
export function wayNav(
  words: FeedWords,
  before: NavLink | '' | undefined,
  after: NavLink | '' | undefined,
): Html {
  const link = (way: NavLink | '' | undefined, rel: string, before: string, after: string) =>
    way ? html`<a rel="${rel}" href="${way[0]}">${before}${way[1]}${after}</a>` : html`<span></span>`
  return html`<nav class="way" aria-label="${words.earlier}, ${words.later}">${link(before, 'prev', '‹ ', '')} ${link(after, 'next', '', ' ›')}</nav>`
}

// The box with a reader's streak: the number of successive days whose puzzles were solved.

/** The box for all slots, or for one slot. The script of the page fills in the figures. */
function streakBox({ words }: SiteParts, slot?: SlotTitle): Html {
  return html`<section class="streaks" data-streaks${slot && html` data-slot="${slot.name}"`}>
<div class="told"><p data-none hidden>${words.noStreak}</p>
<p class="figures"><span data-current data-text="${words.streak}" hidden></span> <span data-longest data-text="${words.longestStreak}" hidden></span> <span data-total data-text="${words.solvedAll}" hidden></span></p></div>
<details><summary>${words.keepStreak}</summary>
<p><button type="button" data-export>${words.exportStreak}</button> <label>${words.importStreak} <input type="file" accept="application/json,.json" data-import></label></p>
<p role="status" data-message data-imported="${words.imported}" data-not-imported="${words.notImported}"></p></details>
</section>`
}
