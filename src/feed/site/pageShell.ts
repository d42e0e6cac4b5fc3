// The frame of all pages: the head, the links to other parts of the site, the footer.

import { shownGivens } from '../../families/grid.ts'
import { boardPicture } from '../../page/boardPicture.ts'
import { Html, html, jsonInHtml } from '../../page/html.ts'
import { SITE_POLICY } from '../../page/puzzlePage.ts'
import { say } from '../../words/say.ts'
import { dateText, type FeedWords } from '../feedWords.ts'
import { ledgerPlace } from '../ledger.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, hasPuzzle, starSigns } from '../puzzleTexts.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
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
  readonly player?: {
    readonly script: string
    readonly early: readonly string[]
    readonly later: readonly string[]
  }
  /**
   * Whether the page is shown at any address, as the 404 page is. If so, its links begin at the server's
   * root.
   */
  readonly isAnywhere?: boolean
  /** The slot whose feeds it links to, instead of those of all slots. */
  readonly slot?: SlotTitle | undefined
  /** Its content. */
  readonly content: Html
}

/** The relative address of the site's root from a page. */
export function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './'
}

/** Writes a page. */
export function pageText(page: FeedPage, parts: SiteParts): string {
  const { meta, words } = parts
  const { path, content, isAnywhere } = page
  const root = isAnywhere ? new URL(meta.base).pathname : rootOf(path)
  return html`<!doctype html>
<html lang="${meta.language}">
<head>
${headOf(page, parts, root, parts.assets.daily)}</head>
<body data-series="${meta.slug}" data-root="${root}" data-solved-word="${words.solved}">
<header class="site"><a class="title" href="${root}">${meta.title}</a>
<nav aria-label="${meta.title}"><a href="${root}">${words.today}</a> <a href="${root}archive/">${words.archive}</a></nav></header>
<main>
${content}
</main>
<footer>
<p>${words.follow}: ${followLinks(page, parts, root)}</p>
<p>${meta.author === undefined ? '' : html`${say(words.by, { author: meta.author })} · `}${words.madeWith}</p>
</footer>
</body>
</html>
`.text
}

/** Writes a page for a frame on another site: without the links to the rest of this site. */
export function framedPageText(page: FeedPage, parts: SiteParts): string {
  const { meta } = parts
  const { path, content } = page
  const root = rootOf(path)
  return html`<!doctype html>
<html lang="${meta.language}">
<head>
${headOf(page, parts, root, parts.assets.frame)}<meta name="robots" content="noindex">
</head>
<body class="framed" data-series="${meta.slug}" data-root="${root}" data-solved-word="${parts.words.solved}">
<main>
${content}
</main>
</body>
</html>
`.text
}

function headOf(
  { path, title, description, picture, data, player, slot }: FeedPage,
  parts: SiteParts,
  root: string,
  script: string,
): Html {
  const { meta, assets } = parts
  const whole = title === meta.title ? title : `${title} · ${meta.title}`
  const about = description ?? meta.description
  const feeds = slot ? `${slot.name}/` : ''
  const property = (name: string, content: string | undefined) =>
    content === undefined
      ? ''
      : html`<meta property="og:${name}" content="${content}">
`
  const preload = (file: string) => html`<link rel="modulepreload" href="${root}${file}">
`
  const prefetch = (file: string) => html`<link rel="prefetch" href="${root}${file}">
`
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SITE_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
${
  about === undefined
    ? ''
    : html`<meta name="description" content="${about}">
`
}<link rel="canonical" href="${addressOf(meta, path)}">
<link rel="icon" href="${root}${assets.icon}">
<link rel="manifest" href="${root}manifest.webmanifest">
<link rel="alternate" type="application/feed+json" title="${slot?.title ?? meta.title}" href="${root}${feeds}feed.json">
<link rel="alternate" type="application/atom+xml" title="${slot?.title ?? meta.title}" href="${root}${feeds}atom.xml">
${property('type', 'website')}${property('site_name', meta.title)}${property('title', title)}${property('description', about)}${property('url', addressOf(meta, path))}${property('image', picture === undefined ? undefined : addressOf(meta, picture))}${
  picture === undefined
    ? ''
    : html`${property('image:width', '1200')}${property('image:height', '630')}<meta name="twitter:card" content="summary_large_image">
`
}<link rel="stylesheet" href="${root}${assets.style}">
${
  assets.ownStyle === undefined
    ? ''
    : html`<link rel="stylesheet" href="${root}${assets.ownStyle}">
`
}${
  player
    ? html`${player.early.map(preload)}<script type="module" src="${root}${player.script}"></script>
`
    : ''
}<script type="module" src="${root}${script}"></script>
${player ? player.later.map(prefetch) : ''}${
  data === undefined
    ? ''
    : html`<script type="application/ld+json">${jsonInHtml(data)}</script>
`
}`
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
}

// Parts of pages about a puzzle: its card, its board, its stars and its notes.

/** The key of a puzzle, unique in the feed: `2027-01-30/sudoku`. */
export function puzzleKey({ date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>): string {
  return ledgerPlace({ date, slot: slot.name })
}

/** Draws the board as a picture in the page. */
export function boardOf(puzzle: PublishedPuzzle, title: string): Html {
  const { family } = puzzle
  return boardPicture(family.drawing.scene(puzzle.puzzle, shownGivens(puzzle.puzzle)), title)
}

/** The stars of a puzzle; screen readers read their number. */
export function starsLine(puzzle: PublishedPuzzle, parts: SiteParts): Html {
  const { grade } = puzzle
  if (!grade) return html``
  const said = say(parts.words.stars, { stars: grade.stars })
  return html`<span class="stars" role="img" aria-label="${said}">${starSigns(puzzle)}</span> <span class="word">${difficultyWord(parts.meta, puzzle)}</span>`
}

/** A card that links to a puzzle; `root` is the relative address of the site's root. */
export function puzzleCard(puzzle: PublishedPuzzle, parts: SiteParts, root: string): Html {
  const { slot } = puzzle
  const address = `${root}${pathOf(puzzle)}`
  const picture = hasPuzzle(puzzle)
    ? html`<img src="${address}puzzle.svg" alt="" loading="lazy">`
    : html`<span class="gone">${correctionText(puzzle, parts.words)}</span>`
  return html`<li><a class="card" href="${address}" data-solved="${puzzleKey(puzzle)}"><span class="board">${picture}</span> <b>${slot.title}</b> <span class="about">${starsLine(puzzle, parts)}</span></a></li>
`
}

/** The notes about a correction and about a rerun; empty if there are none. */
export function notesOf(puzzle: PublishedPuzzle, { words }: SiteParts): Html {
  const { rerunOf } = puzzle
  const correction = correctionText(puzzle, words)
  const again =
    rerunOf &&
    html`<p class="note">${say(words.rerun, { date: dateText(words, rerunOf) })}</p>
`
  const corrected =
    correction &&
    html`<p class="note" role="note">${correction}</p>
`
  return html`${corrected}${again}`
}
