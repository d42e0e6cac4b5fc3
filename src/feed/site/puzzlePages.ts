// The pages that show puzzles: to play, to embed, and the solutions of yesterday.

import { fillGaps } from '../../families/words.ts'
import { html, jsonInHtml } from '../../page/html.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import type { CalendarDate } from '../calendarDates.ts'
import { dateText, type FeedWords, longDate } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { addressOf } from '../seriesMeta.ts'
import { type PublishedDay, wayNav } from './feedPages.ts'
import { type FeedPage, rootOf } from './pageShell.ts'
import { boardOf, notesOf, puzzleCard, puzzleKey, starsLine } from './puzzleParts.ts'
import { type SiteParts, starWordOf } from './siteParts.ts'
import { structuredData } from './structuredData.ts'

/** What a page says of what is around its puzzle. */
export interface Surroundings {
  /** The dates before and after on which the slot has a puzzle. */
  readonly before?: CalendarDate | undefined
  readonly after?: CalendarDate | undefined
  /** The other puzzles of the date. */
  readonly others: readonly PublishedPuzzle[]
  /** Whether its solution is there, or on which date it will be. */
  readonly solution: 'there' | { readonly on: CalendarDate } | 'never'
}

/** `Sudoku, 30 January 2027` */
function headingOf({ slot, date }: PublishedPuzzle, { words }: SiteParts): string {
  return `${slot.title}, ${dateText(words, date)}`
}

/** The page of a puzzle. */
export function puzzlePageOf(puzzle: PublishedPuzzle, around: Surroundings, parts: SiteParts): FeedPage {
  const { meta, words, assets } = parts
  const { family, slot, date, correction } = puzzle
  const path = pathOf(puzzle)
  const root = rootOf(path)
  const heading = headingOf(puzzle, parts)
  const word = starWordOf(parts, puzzle)
  const { before, after, others } = around
  const isGone = correction?.isWithdrawn === true
  return {
    path,
    slot,
    title: heading,
    description: [heading, word && fillGaps(words.difficulty, { word }), meta.description]
      .filter(Boolean)
      .join('. '),
    ...(!isGone && { picture: `${path}card.png`, player: assets.player(family.name) }),
    data: structuredData(meta, puzzle, words),
    content: html`<p class="crumb"><a href="../">${longDate(words, date)}</a></p>
<h1>${heading}</h1>
${notesOf(puzzle, parts)}${isGone ? '' : playedBoard(puzzle, heading, parts)}
<p><a data-new-day href="${root}" hidden>${words.newDay}</a></p>
${isGone ? '' : toolsOf(puzzle, around, parts)}
${wayNav(
  before === undefined
    ? undefined
    : { address: `../../${before}/${slot.name}/`, text: dateText(words, before) },
  after === undefined ? undefined : { address: `../../${after}/${slot.name}/`, text: dateText(words, after) },
)}
${
  others.length === 0
    ? ''
    : html`<h2>${words.otherPuzzles}</h2>
<ul class="cards">${others.map((other) => puzzleCard(other, parts, root))}</ul>`
}
${isGone ? '' : embedHelp(puzzle, parts)}`,
  }
}

/** The page that others embed: of the reader's day, or of one date; newest first. */
export function embedPage(
  slot: SlotTitle,
  puzzles: readonly PublishedPuzzle[],
  path: string,
  parts: SiteParts,
): FeedPage {
  const { meta, words, assets } = parts
  const [newest] = puzzles
  const days = puzzles.map((puzzle) => ({
    date: puzzle.date,
    heading: headingOf(puzzle, parts),
    record: publicRecord(puzzle.id, puzzle.grade),
    address: addressOf(meta, pathOf(puzzle)),
  }))
  return {
    path,
    slot,
    title: slot.title,
    player: assets.player(newest.family.name),
    content: html`${playedBoard(newest, headingOf(newest, parts), parts, true)}
${days.length > 1 ? html`<script type="application/json" data-embed-days>${jsonInHtml(days)}</script>` : ''}
<p class="small"><a data-address target="_top" href="${addressOf(meta, pathOf(newest))}">${words.allAt}: ${meta.title}</a> <a data-new-day href="" hidden>${words.newDay}</a> <span>${words.partitioned}</span></p>`,
  }
}

/** The solutions of the last date whose solutions are public. */
export function solutionsPage({ date, puzzles }: PublishedDay, parts: SiteParts): FeedPage {
  const { words } = parts
  const path = 'solutions/'
  const root = rootOf(path)
  const there = puzzles.filter(({ correction }) => !correction?.isWithdrawn)
  return {
    path,
    title: words.yesterday,
    content: html`<h1>${fillGaps(words.solutionOf, { date: dateText(words, date) })}</h1>
<ul class="cards">${there.map(
      (
        puzzle,
      ) => html`<li><a class="card" href="${root}${pathOf(puzzle)}"><span class="board"><img src="${root}${pathOf(puzzle)}solution.svg" alt="${fillGaps(words.solutionOf, { date: dateText(words, date) })}" loading="lazy"></span> <b>${puzzle.slot.title}</b> <span class="about">${starsLine(puzzle, parts)}</span></a></li>
`,
    )}</ul>`,
  }
}

function playedBoard(puzzle: PublishedPuzzle, heading: string, { words }: SiteParts, isEmbedded = false) {
  const { id, grade } = puzzle
  return html`<number-puzzle heading="${heading}" data-puzzle="${puzzleKey(puzzle)}"${isEmbedded ? html` data-embedded` : ''}><script type="application/json">${jsonInHtml(publicRecord(id, grade))}</script>
${boardOf(puzzle, heading)}<noscript><p>${words.noScript}</p></noscript></number-puzzle>`
}

function toolsOf({ date }: PublishedPuzzle, { solution }: Surroundings, { words }: SiteParts) {
  const solved =
    solution === 'there'
      ? html`<a href="solution.svg">${fillGaps(words.solutionOf, { date: dateText(words, date) })}</a>`
      : solution === 'never'
        ? ''
        : html`<span>${fillGaps(words.solutionLater, { date: dateText(words, solution.on) })}</span>`
  return html`<p class="tools"><a href="sheet.pdf">${words.print} (PDF)</a> ${solved}</p>`
}

/** The lines that others paste. */
function embedHelp({ slot, date }: PublishedPuzzle, { meta, words }: SiteParts) {
  const line = (dated: string) =>
    `<script src="${addressOf(meta, 'embed.js')}" data-slot="${slot.name}"${dated} async></script>`
  return html`<details class="embed"><summary>${words.embed}</summary>
<p>${words.embedLine}</p>
<pre><code id="embed-today">${line('')}</code></pre>
${copyButton('embed-today', words)}
<p>${words.embedDate}</p>
<pre><code id="embed-date">${line(` data-date="${date}"`)}</code></pre>
${copyButton('embed-date', words)}</details>`
}

function copyButton(id: string, words: FeedWords) {
  return html`<button type="button" data-copy="${id}" data-copied="${words.copied}">${words.copy}</button>`
}
