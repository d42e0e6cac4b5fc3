// The pages that show puzzles: pages to play on, pages for frames on other sites, and the page with yesterday's solutions.

import { stillBoard } from '../../page/boardPicture.ts'
import { html, jsonInHtml } from '../../page/html.ts'
import { publicRecord } from '../../page/publicRecord.ts'
import { say } from '../../words/formatMessage.ts'
import type { CalendarDate } from '../calendarDates.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { dateText, type FeedWords, longDate } from '../feedWordsAndDateTexts.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, hasPuzzle, nameOfKind, puzzleTitle } from '../puzzleTexts.ts'
import { plainLine, plainText } from './feedItemIdsAndTexts.ts'
import { type NavLink, wayNav } from './indexPages.ts'
import {
  cardContent,
  type FeedPage,
  latePicture,
  lazyPicture,
  notesOf,
  puzzleCard,
  puzzleKey,
  rootOf,
  type SiteParts,
  slotClass,
} from './pageShell.ts'
import type { PublishedDay } from './writeLatestJson.ts'

/** The other puzzles and the solution that a puzzle's page links to. */
export interface Surroundings {
  /** The previous and next date on which the slot has a puzzle. */
  readonly before?: CalendarDate | undefined
  readonly after?: CalendarDate | undefined
  /** The next puzzle of the date that readers can play. */
  readonly following?: PublishedPuzzle | undefined
  /** The other puzzles of the date. */
  readonly others: readonly PublishedPuzzle[]
  /** `there` if the puzzle's solution is public; otherwise the date when it will be, or `never`. */
  readonly solution: 'there' | { readonly on: CalendarDate } | 'never'
}

/** The page of a puzzle. */
export function puzzlePageOf(puzzle: PublishedPuzzle, around: Surroundings, parts: SiteParts): FeedPage {
  const { meta, words, assets } = parts
  const { family, slot, date } = puzzle
  const path = pathOf(puzzle)
  const root = rootOf(path)
  const heading = puzzleTitle(puzzle, words)
  const word = difficultyWord(meta, puzzle)
  const { before, after, others } = around
  const isGone = !hasPuzzle(puzzle)
  const wayTo = (day: CalendarDate): NavLink => [`../../${day}/${slot.name}/`, dateText(words, day)]
  return {
    path,
    slot,
    title: heading,
    description: [heading, word && say(words.difficulty, { word }), meta.description]
      .filter(Boolean)
      .join('. '),
    ...(!isGone && { picture: `${path}card.png`, player: assets.player(family) }),
    data: structuredData(meta, puzzle, words),
    content: html`<h1>${heading}</h1>
${notesOf(puzzle, parts)}${!isGone && playedBoard(puzzle, heading, parts, { next: nextOf(around, parts, root) })}
<p class="crumb"><a href="../">${longDate(words, date)}</a></p>
<p><a data-new-day href="${root}" hidden>${words.newDay}</a></p>
${!isGone && toolsOf(puzzle, around, parts)}
${wayNav(words, before && wayTo(before), after && wayTo(after))}
${
  others.length > 0 &&
  html`<h2>${words.otherPuzzles}</h2>
<ul class="cards">${others.map((other) => puzzleCard(other, parts, root, latePicture))}</ul>`
}
${!isGone && embedHelp(puzzle, parts)}`,
  }
}

/**
 * The page for frames on other sites: the puzzle of the reader's day, or of one date. `puzzles` begins with the newest puzzle.
 */
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
    heading: puzzleTitle(puzzle, words),
    record: publicRecord(puzzle.id, puzzle.grade),
    address: addressOf(meta, pathOf(puzzle)),
  }))
  return {
    path,
    slot,
    title: slot.title,
    isFramed: true,
    player: assets.player(newest.family),
    content: html`${playedBoard(newest, puzzleTitle(newest, words), parts, { isEmbedded: true })}
${days.length > 1 && html`<script type="application/json" data-embed-days>${jsonInHtml(days)}</script>`}
<p class="small"><a data-address target="_top" href="${addressOf(meta, pathOf(newest))}">${say(words.labelled, { label: words.allAt, text: meta.title })}</a> <a data-new-day href="" hidden>${words.newDay}</a> <span>${words.partitioned}</span></p>`,
  }
}

/** The page with the latest public solutions. */
export function solutionsPage({ date, puzzles }: PublishedDay, parts: SiteParts): FeedPage {
  const { words } = parts
  const path = 'solutions/'
  const heading = say(words.solutionOf, { date: dateText(words, date) })
  const solved = (puzzle: PublishedPuzzle) => {
    const address = `${rootOf(path)}${pathOf(puzzle)}`
    const picture = lazyPicture(`${address}solution.svg`, heading)
    return html`<li><a class="card ${slotClass(puzzle.slot, parts)}" href="${address}">${cardContent(puzzle, parts, picture)}</a></li>
`
  }
  return {
    path,
    title: words.yesterday,
    content: html`<h1>${heading}</h1>
<ul class="cards">${puzzles.filter(hasPuzzle).map(solved)}</ul>`,
  }
}

/** The address and the name of the puzzle to which a solved one leads: the next of its date, else the next date. */
function nextOf(
  { following, after, before, others }: Surroundings,
  { words }: SiteParts,
  root: string,
): NavLink | undefined {
  const next = following ?? (after || before ? undefined : others.find(hasPuzzle))
  if (next) return [`${root}${pathOf(next)}`, next.slot.title]
  const date = after ?? before
  return date === undefined ? undefined : [`${root}${date}/`, dateText(words, date)]
}

function playedBoard(
  puzzle: PublishedPuzzle,
  heading: string,
  { words }: SiteParts,
  { isEmbedded = false, next }: { readonly isEmbedded?: boolean; readonly next?: NavLink | undefined },
) {
  const { id, grade, family } = puzzle
  const onward = next && html` next="${next[0]}" next-label="${next[1]}"`
  return html`<number-puzzle heading="${heading}" data-puzzle="${puzzleKey(puzzle)}"${isEmbedded && html` data-embedded`}${onward}><script type="application/json">${jsonInHtml(publicRecord(id, grade))}</script>
${stillBoard(family, puzzle.puzzle, heading)}<noscript><p>${words.noScript}</p></noscript></number-puzzle>`
}

function toolsOf({ date }: PublishedPuzzle, { solution }: Surroundings, { words }: SiteParts) {
  const there = html`<a href="solution.svg">${say(words.solutionOf, { date: dateText(words, date) })}</a>`
  const later = (on: CalendarDate) =>
    html`<span>${say(words.solutionLater, { date: dateText(words, on) })}</span>`
  const solved = solution === 'there' ? there : solution !== 'never' && later(solution.on)
  return html`<p class="tools"><a href="sheet.pdf">${words.print} (PDF)</a> ${solved}</p>`
}

/** The lines of HTML that other sites copy to embed the puzzle. */
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

// The structured data of a puzzle's page for search engines: JSON-LD in the vocabulary of schema.org, for `jsonInHtml`.
//
// A puzzle is a `Game`. It is not a `VideoGame`, so it has no `gamePlatform`. It is not a `LearningResource`, so its difficulty is a
// keyword and not an `educationalLevel`. All other properties are those of `CreativeWork`, of which `Game` is a subtype.

/** Makes the JSON-LD object of a puzzle's page. */
export function structuredData(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords) {
  const { published, correction } = puzzle
  const series = plainLine(meta.title)
  const difficulty = difficultyWord(meta, puzzle)
  const note = correctionText(puzzle, words)
  return {
    '@context': 'https://schema.org',
    '@type': 'Game',
    name: plainLine(puzzleTitle(puzzle, words)),
    url: addressOf(meta, pathOf(puzzle)),
    ...(hasPuzzle(puzzle) && {
      image: addressOf(meta, `${pathOf(puzzle)}card.png`),
      ...(difficulty && { keywords: [difficulty] }),
    }),
    genre: nameOfKind(meta, puzzle),
    inLanguage: meta.language,
    isAccessibleForFree: true,
    datePublished: published,
    ...(correction &&
      note && {
        dateModified: correction.at,
        correction: { '@type': 'CorrectionComment', text: plainText(note), datePublished: correction.at },
      }),
    isPartOf: { '@type': 'CreativeWorkSeries', name: series, url: addressOf(meta, '') },
    publisher: { '@type': 'Organization', name: plainLine(meta.author ?? '') || series },
  }
}
