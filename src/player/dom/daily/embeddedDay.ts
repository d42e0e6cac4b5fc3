// The embedded page of a slot has the puzzles of several dates, because today is not the same everywhere: the reader's own is
// played. The page comes with the newest, for readers without scripts.

import { followDay } from './followDay.ts'
import { partsWith } from './pageParts.ts'

/** A puzzle of `<script type="application/json" data-embed-days>`. */
interface EmbeddedDay {
  readonly date: string
  readonly heading: string
  readonly record: unknown
  /** Where it has a page of its own. */
  readonly address: string
}

/** Plays the puzzle of the reader's day. */
export function playReadersDay(): void {
  const list = document.querySelector('[data-embed-days]')
  const board = document.querySelector<HTMLElement & { record?: unknown }>('number-puzzle[data-embedded]')
  if (!list || !board) return
  const days: readonly EmbeddedDay[] = JSON.parse(list.textContent)
  const dates = days.map(({ date }) => date)
  followDay(dates, document, (date) => {
    const [shown, slot] = (board.dataset.puzzle ?? '').split('/')
    const day = days[dates.indexOf(date)]
    if (shown === date) return
    // The picture for print is that of another day.
    board.replaceChildren()
    board.dataset.puzzle = `${date}/${slot}`
    board.setAttribute('heading', day.heading)
    board.record = day.record
    for (const link of partsWith('data-address') as HTMLAnchorElement[]) link.href = day.address
  })
}
