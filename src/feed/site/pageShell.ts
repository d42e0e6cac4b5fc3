// The frame of all pages: the head, the links to other parts of the site, the footer.

import { theme } from '../../design/icons.ts'
import { SLOT_HUES } from '../../design/tokens.ts'
import { puzzleHash } from '../../maker/puzzleKeys.ts'
import { Html, html, jsonInHtml } from '../../page/html.ts'
import { SITE_POLICY } from '../../page/puzzlePage.ts'
import { iconOf, starRow } from '../../page/stars.ts'
import { say } from '../../words/formatMessage.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { dateText, type FeedWords } from '../feedWordsAndDateTexts.ts'
import { ledgerPlace } from '../ledger.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, hasPuzzle } from '../puzzleTexts.ts'
import type { SiteAssets } from './siteAssets.ts'

/** A page of a feed. */
export interface FeedPage {
  /** The path from the site's root, with a slash at the end: empty for the home page. */
  readonly path: string
  /** The title in the browser's tab, before the title of the feed. */
  readonly title: string
  /** The description for search engines and previews. */
  readonly description?: string | undefined
  /** The path of a picture for previews. */
  readonly picture?: string | undefined
  /** Structured data for search engines. */
  readonly data?: unknown
  /** The scripts of the player. */
  readonly player?: ReturnType<SiteAssets['player']>
  /** Whether the page is for a frame on another site: such a page has no links to the rest of this site. */
  readonly isFramed?: boolean
  /** Whether the page is shown at arbitrary addresses, as the 404 page is; its links then begin at the server's root. */
  readonly isAnywhere?: boolean
  /** The slot whose feeds the page links to; by default it links to the feeds of all slots together. */
  readonly slot?: SlotTitle | undefined
  /** Its content. */
  readonly content: Html
}

/** The address of the site's root relative to the page at `path`. */
export function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './'
}

/** Writes a page. */
export function pageText(page: FeedPage, parts: SiteParts): string {
  const { meta, words, assets } = parts
  const { path, content, isAnywhere, isFramed } = page
  const root = isAnywhere ? new URL(meta.base).pathname : rootOf(path)
  const header = html`<header class="site"><a class="title" href="${root}">${meta.title}</a>
<nav aria-label="${meta.title}"><a href="${root}">${words.today}</a> <a href="${root}archive/">${words.archive}</a> <button type="button" data-theme-switch aria-label="${words.theme}">${iconOf(theme)}</button></nav></header>
`
  const footer = html`<footer>
<p>${words.follow} ${followLinks(page, parts, root)}</p>
<p>${meta.author && html`${say(words.by, { author: meta.author })} · `}${words.madeWith}</p>
</footer>
`
  const unlisted = html`<meta name="robots" content="noindex">
`
  return html`<!doctype html>
<html lang="${meta.language}">
<head>
${headOf(page, parts, root, isFramed ? assets.frame : assets.daily)}${isFramed && unlisted}</head>
<body${isFramed && html` class="framed"`} data-series="${meta.slug}" data-root="${root}" data-solved-word="${words.solved}" data-begun-word="${words.begun}">
${!isFramed && header}<main>
${content}
</main>
${!isFramed && footer}</body>
</html>
`.text
}

function headOf(
  { path, title, description, picture, data, player, slot }: FeedPage,
  { meta, assets }: SiteParts,
  root: string,
  script: string,
): Html {
  const whole = title === meta.title ? title : `${title} · ${meta.title}`
  const about = description ?? meta.description
  const feeds = slot ? `${slot.name}/` : ''
  const property = (name: string, content: string) => html`<meta property="og:${name}" content="${content}">
`
  const link = (rel: string, file: string) => html`<link rel="${rel}" href="${root}${file}">
`
  const module = (file: string) => html`<script type="module" src="${root}${file}"></script>
`
  const feed = (type: string, file: string) =>
    html`<link rel="alternate" type="application/${type}" title="${slot?.title ?? meta.title}" href="${root}${feeds}${file}">
`
  const described = html`<meta name="description" content="${about}">
`
  const card = html`<meta name="twitter:card" content="summary_large_image">
`
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SITE_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
${about && described}<link rel="canonical" href="${addressOf(meta, path)}">
${link('icon', assets.icon)}${link('manifest', 'manifest.webmanifest')}${feed('feed+json', 'feed.json')}${feed('atom+xml', 'atom.xml')}${[
  property('type', 'website'),
  property('site_name', meta.title),
  property('title', title),
  about && property('description', about),
  property('url', addressOf(meta, path)),
  picture && property('image', addressOf(meta, picture)),
  picture && [property('image:width', '1200'), property('image:height', '630'), card],
]}${link('stylesheet', assets.style)}${assets.ownStyle && link('stylesheet', assets.ownStyle)}${[
  player?.early.map((file) => link('modulepreload', file)),
  player && module(player.script),
  module(script),
  player?.later.map((file) => link('prefetch', file)),
  data !== undefined &&
    html`<script type="application/ld+json">${jsonInHtml(data)}</script>
`,
]}`
}

function followLinks({ slot }: FeedPage, { words }: SiteParts, root: string): Html {
  const feeds = new Html(slot ? `${slot.name}/` : '')
  return html`<a href="${root}${feeds}feed.json">${words.jsonFeed}</a> <a href="${root}${feeds}atom.xml">${words.atomFeed}</a> <a href="${root}calendar.ics">${words.calendar}</a>`
}

// The parts that all pages of a site share.

/** The parts that all pages of a site share. */
export interface SiteParts {
  /** The feed's title, language and address. */
  readonly meta: SeriesMeta
  /** The texts of the pages. */
  readonly words: FeedWords
  /** The paths of scripts, style sheets and the icon. */
  readonly assets: SiteAssets
  /** The names of all slots in their order, which gives each its colour. */
  readonly slotNames: readonly string[]
}

/** The class of what has the colour of a slot. */
export function slotClass({ name }: SlotTitle, { slotNames }: SiteParts): string {
  return `slot-${(slotNames.indexOf(name) % SLOT_HUES.length) + 1}`
}

// Parts of pages about a puzzle: its card, its board, its stars and its notes.

/** The key of a puzzle, unique in the feed: `2027-01-30/sudoku`. */
export function puzzleKey({ date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>): string {
  return ledgerPlace({ date, slot: slot.name })
}

/** The stars of a puzzle, with a label for screen readers that tells their number. */
export function starsLine(puzzle: PublishedPuzzle, parts: SiteParts): Html {
  const { grade } = puzzle
  if (!grade) return html``
  const said = say(parts.words.stars, { stars: grade.stars })
  return html`${starRow(grade.stars, said)} <span class="word">${difficultyWord(parts.meta, puzzle)}</span>`
}

/** The minutes that people usually take; empty if no times are known. */
function minutesOf({ grade }: PublishedPuzzle, { words }: SiteParts): Html {
  if (!grade?.minutes) return html``
  const minutes = Math.max(1, Math.round(grade.minutes.usual))
  return html` <span class="word">${say(words.minutes, { minutes })}</span>`
}

/** A picture of a puzzle that the browser loads when it comes into view. */
export function lazyPicture(address: string, description = ''): Html {
  return html`<img src="${address}" alt="${description}" loading="lazy">`
}

/** A picture of a puzzle that the script of the page loads when the page's own puzzle can be played. */
export function latePicture(address: string): Html {
  return html`<noscript data-late="${address}">${lazyPicture(address)}</noscript>`
}

/**
 * A card that links to a puzzle; `root` is the relative address of the site's root from the page with the card. `pictureAt`
 * makes the picture from its address.
 */
export function puzzleCard(
  puzzle: PublishedPuzzle,
  parts: SiteParts,
  root: string,
  pictureAt: (address: string) => Html = lazyPicture,
): Html {
  const address = `${root}${pathOf(puzzle)}`
  const picture = hasPuzzle(puzzle)
    ? pictureAt(`${address}puzzle.svg`)
    : html`<span class="gone">${correctionText(puzzle, parts.words)}</span>`
  return html`<li><a class="card ${slotClass(puzzle.slot, parts)}" href="${address}" data-solved="${puzzleKey(puzzle)}" data-game="${puzzleHash(puzzle.id)}">${cardContent(puzzle, parts, picture)}</a></li>
`
}

/** The content of a card: a picture, the slot, the stars and the usual minutes. */
export function cardContent(puzzle: PublishedPuzzle, parts: SiteParts, picture: Html): Html {
  return html`<span class="board">${picture}</span> <b>${puzzle.slot.title}</b> <span class="about">${starsLine(puzzle, parts)}${minutesOf(puzzle, parts)}</span>`
}

/** A link to a puzzle with the class of its slot's colour, which a script marks if the reader has solved the puzzle. */
export function puzzleLink(puzzle: PublishedPuzzle, root: string, content: Html, colour: string): Html {
  return html`<a class="${colour}" href="${root}${pathOf(puzzle)}" data-solved="${puzzleKey(puzzle)}">${content}</a>`
}

/** The notes about a correction and about a rerun; empty if there are none. */
export function notesOf(puzzle: PublishedPuzzle, { words }: SiteParts): Html {
  const { rerunOf } = puzzle
  const correction = correctionText(puzzle, words)
  return html`${
    correction &&
    html`<p class="note" role="note">${correction}</p>
`
  }${
    rerunOf &&
    html`<p class="note">${say(words.rerun, { date: dateText(words, rerunOf) })}</p>
`
  }`
}
