// The pages that link to puzzles: today's page, and those of a date, of a slot and of the archive; also the page for a missing one.

import { type Html, html } from '../../page/html.ts'
import { say } from '../../words/say.ts'
import { type CalendarDate, type CalendarMonth, monthOf } from '../calendarDates.ts'
import { dateText, longDate, monthText } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { type FeedPage, rootOf } from './pageShell.ts'
import { puzzleCard, puzzleKey, starsLine } from './puzzleParts.ts'
import type { SiteParts } from './siteParts.ts'
import { streakBox } from './streakBox.ts'
import { wayNav } from './wayNav.ts'

/** A date with its puzzles. */
export interface PublishedDay {
  /** The date. */
  readonly date: CalendarDate
  /** Its puzzles, in the order of their slots. */
  readonly puzzles: readonly PublishedPuzzle[]
}

/** Today's page. It has the latest dates, newest first; a script shows the one that is the reader's today. */
export function todayPage(
  days: readonly PublishedDay[],
  solved: PublishedDay | undefined,
  parts: SiteParts,
): FeedPage {
  const { words, meta } = parts
  const sections = days.map(
    ({
      date,
      puzzles,
    }) => html`<section data-date="${date}" aria-label="${longDate(words, date)}"><h1>${longDate(words, date)}</h1>
${cards(puzzles, parts, './')}</section>
`,
  )
  return {
    path: '',
    title: meta.title,
    content: html`<p class="note" data-not-yet hidden>${words.notYet}</p>
<p><a data-new-day href="./" hidden>${words.newDay}</a></p>
<div data-days>${sections}</div>
${streakBox(parts)}
${solved ? html`<p class="more"><a href="solutions/">${words.yesterday}</a></p>` : ''}`,
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
${wayNav(
  before === undefined ? undefined : { address: `${root}${before}/`, text: words.previousDay },
  after === undefined ? undefined : { address: `${root}${after}/`, text: words.nextDay },
  words,
)}`,
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
  return {
    path,
    slot,
    title: slot.title,
    picture: latest && `${pathOf(latest)}card.png`,
    content: html`<h1>${slot.title}</h1>
${streakBox(parts, slot)}
<h2>${words.latest}</h2>
<ol class="list">${puzzles.map(
      (
        puzzle,
      ) => html`<li><a href="${root}${pathOf(puzzle)}" data-solved="${puzzleKey(puzzle)}">${longDate(words, puzzle.date)} ${starsLine(puzzle, parts)}</a></li>
`,
    )}</ol>
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
<ul class="list">${slots.map(
      ({
        name,
        title,
      }) => html`<li><a href="${root}${name}/">${say(words.allOfSlot, { slot: title })}</a></li>
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

/** The months of dates in ascending order, newest month first. */
export function monthsOf(dates: readonly CalendarDate[]): CalendarMonth[] {
  return [...new Set(dates.map(monthOf))].reverse()
}
