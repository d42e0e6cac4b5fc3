// A page with one puzzle to play: the static board, the record and the player. Even without scripts, the board can be printed.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import * as catalogue from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import type { Language } from '../words/languages.ts'
import { stillBoard } from './boardPicture.ts'
import { Html, html, jsonInHtml } from './html.ts'
import type { PublicRecord } from './publicRecord.ts'
import { starRow } from './stars.ts'

/** A puzzle of a page. */
export interface PagePuzzle {
  /** Its family. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** The public part of its record. */
  readonly record: PublicRecord
  /** The heading over the puzzle, also used in the title of the page. */
  readonly heading: string
  /** The family that draws the static board with symbols; left out for a board with numbers. */
  readonly dressed?: Family
  /** The attribute `symbols` of the player; left out for a board with numbers. */
  readonly symbols?: string
  /** The address of the next puzzle, if there is one. */
  readonly next?: string | undefined
}

/** The parts of a page's head, except the title. */
export interface PageHead {
  /** The content security policy of the page. */
  readonly policy: string
  /** Links, styles and scripts. */
  readonly links: Html
}

/** A content security policy that allows these sources and nothing else. */
function policyOf(...sources: readonly string[]): string {
  return ["default-src 'none'", ...sources, "base-uri 'none'", "form-action 'none'"].join('; ')
}

/** The content security policy for pages that load everything from their own site. */
export const SITE_POLICY = policyOf(
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
)

/**
 * The content security policy for a page in one file, which identifies its script and style by their hashes.
 */
export function singlePolicy(scriptHash: string, styleHash: string): string {
  const own = [`script-src 'sha256-${scriptHash}'`, `style-src 'sha256-${styleHash}'`]
  return policyOf(...own, 'font-src data:', 'img-src data:', 'worker-src blob:')
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath d='M1 1h7v7H1zM4 1v7M1 5h7' fill='%23fff' stroke='%23222'/%3E%3C/svg%3E"

/** Builds the page of one puzzle. */
export function puzzlePage(
  { family, puzzle, record, heading, dressed = family, symbols, next }: PagePuzzle,
  language: Language,
  head: PageHead,
  below?: Html,
): string {
  const board = stillBoard({ ...family, drawing: dressed.drawing }, puzzle, heading)
  return pageOf(
    heading,
    language,
    head,
    html`<h1>${heading}</h1>
<number-puzzle heading="${heading}"${symbols !== undefined && html` symbols="${symbols}"`}${next !== undefined && html` next="${next}" next-label="${catalogue.page[language].next}"`}><script type="application/json">${jsonInHtml(record)}</script>
${board}<noscript><p>${catalogue.page[language].noScript}</p></noscript></number-puzzle>${below}`,
  )
}

/** Builds a page with links to several puzzles. */
export function listPage(
  title: string,
  language: Language,
  entries: readonly {
    readonly heading: string
    readonly address: string
    readonly stars: number | undefined
  }[],
  head: PageHead,
): string {
  const { stars: label } = catalogue.page[language]
  const graded = (stars: number) => starRow(stars, say(label, { stars }))
  return pageOf(
    title,
    language,
    head,
    html`<h1>${title}</h1>
<ol>${entries.map(
      ({
        heading,
        address,
        stars,
      }) => html`<li><a href="${address}">${heading} ${stars !== undefined && graded(stars)}</a></li>
`,
    )}</ol>`,
  )
}

function pageOf(title: string, language: Language, { policy, links }: PageHead, content: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${new Html(ICON)}">
${links}
</head>
<body><main>${content}</main></body>
</html>
`.text
}
