// Shows the puzzle of the reader's own date on the embedded page of a slot, which has puzzles for several
// dates because of time zones. The page initially shows the newest, for readers without scripts.

import { followDay } from './followDay.ts'
import { partsWith } from './pageParts.ts'

/** A puzzle of `<script type="application/json" data-embed-days>`. */
interface EmbeddedDay {
  readonly date: string
  readonly heading: string
  readonly record: unknown
  /** The address of its own page. */
  readonly address: string
}

/** Shows the puzzle of the reader's day. */
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
    // The picture for print shows another day.
    board.replaceChildren()
    board.dataset.puzzle = `${date}/${slot}`
    board.setAttribute('heading', day.heading)
    board.record = day.record
    for (const link of partsWith('data-address') as HTMLAnchorElement[]) link.href = day.address
  })
}
