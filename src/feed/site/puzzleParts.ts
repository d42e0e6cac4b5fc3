// A puzzle on the pages of a feed: as a card that leads to it, as a picture, and what is to be said of it.

import { shownGivens } from '../../families/grid.ts'
import { fillGaps } from '../../families/words.ts'
import { boardPicture } from '../../page/boardPicture.ts'
import { type Html, html } from '../../page/html.ts'
import { dateText } from '../feedWords.ts'
import { ledgerPlace } from '../ledger/ledgerEntry.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { dateIn, parseInstant } from '../releaseTimes.ts'
import { type SiteParts, starSigns, starWordOf } from './siteParts.ts'

/** What tells a puzzle among all of the feed: `2027-01-30/sudoku`. */
export function puzzleKey({ date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>): string {
  return ledgerPlace({ date, slot: slot.name })
}

/** The board as a picture in the page. */
export function boardOf(puzzle: PublishedPuzzle, title: string): Html {
  const { family } = puzzle
  return boardPicture(family.drawing.scene(puzzle.puzzle, shownGivens(puzzle.puzzle)), title)
}

/** The stars of a puzzle; a screen reader says how many. */
export function starsLine(puzzle: PublishedPuzzle, parts: SiteParts): Html {
  const { grade } = puzzle
  if (!grade) return html``
  const said = fillGaps(parts.words.stars, { stars: grade.stars })
  return html`<span class="stars" role="img" aria-label="${said}">${starSigns(puzzle)}</span> <span class="word">${starWordOf(parts, puzzle)}</span>`
}

/** A card that leads to a puzzle, from a page with this way to the root. */
export function puzzleCard(puzzle: PublishedPuzzle, parts: SiteParts, root: string): Html {
  const { slot, correction } = puzzle
  const address = `${root}${pathOf(puzzle)}`
  const picture = correction?.isWithdrawn
    ? html`<span class="gone">${correctionLine(puzzle, parts)}</span>`
    : html`<img src="${address}puzzle.svg" alt="" loading="lazy">`
  return html`<li><a class="card" href="${address}" data-solved="${puzzleKey(puzzle)}"><span class="board">${picture}</span> <b>${slot.title}</b> <span class="about">${starsLine(puzzle, parts)}</span></a></li>
`
}

/** What was changed, and of which date a puzzle is a rerun; nothing where there is nothing to say. */
export function notesOf(puzzle: PublishedPuzzle, parts: SiteParts): Html {
  const { rerunOf, correction } = puzzle
  const { words } = parts
  const again =
    rerunOf &&
    html`<p class="note">${fillGaps(words.rerun, { date: dateText(words, rerunOf) })}</p>
`
  const corrected =
    correction &&
    html`<p class="note" role="note">${correctionLine(puzzle, parts)}</p>
`
  return html`${corrected}${again}`
}

function correctionLine({ correction }: PublishedPuzzle, { words }: SiteParts): string {
  if (!correction) return ''
  const { note, at, isWithdrawn } = correction
  const date = dateText(words, dateIn('UTC', parseInstant(at)))
  return fillGaps(isWithdrawn ? words.withdrawn : words.corrected, { date, note })
}
