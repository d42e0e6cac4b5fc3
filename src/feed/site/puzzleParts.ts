// Parts of pages about a puzzle: its card, its board, its stars and its notes.

import { shownGivens } from '../../families/grid.ts'
import { boardPicture } from '../../page/boardPicture.ts'
import { type Html, html } from '../../page/html.ts'
import { say } from '../../words/say.ts'
import { dateText } from '../feedWords.ts'
import { ledgerPlace } from '../ledger/ledgerEntry.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, hasPuzzle, starSigns } from '../puzzleTexts.ts'
import type { SiteParts } from './siteParts.ts'

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
