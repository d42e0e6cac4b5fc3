// The script of embedded pages, `frame.js`: the reader's day, the height of the page, and what happens in the game.
//
//   <script type="application/json" data-embed-days>[{"date":"2027-01-30","heading":"...","record":{...},"address":"..."}]
//   <number-puzzle data-embedded data-puzzle="2027-01-30/sudoku">   the newest, until the script runs
//   <a data-address href="..." target="_top">                      the address of the puzzle's own page
//   <a data-new-day href="" hidden>                                shown when another day has begun during a game
//
// The height of the page must not depend on its window: no height: 100%, no 100vh.

import { partsWith } from './findPageParts.ts'
import { followDay } from './followDay.ts'

/**
 * The window height that the board assumes. The frame takes its height from the board, so the board must not
 * take its height from the frame.
 */
const WINDOW = '60rem'

/** The width of a frame with keys beside the board. Its shape must not decide, since its height follows from that. */
const WIDE = '(min-width:44rem)'

/** The greatest height of a frame, in pixels. */
const GREATEST_HEIGHT = 4000

playReadersDay()
tellHeight()
tellGame()

/** A puzzle of `<script type="application/json" data-embed-days>`. */
interface EmbeddedDay {
  readonly date: string
  readonly heading: string
  readonly record: unknown
  /** The address of the puzzle's own page. */
  readonly address: string
}

/**
 * Shows the puzzle of the reader's own date on the embedded page of a slot, which has puzzles for several
 * dates because of time zones. The page initially shows the newest puzzle, for readers without scripts.
 */
function playReadersDay(): void {
  const list = document.querySelector('[data-embed-days]')
  const board = document.querySelector<HTMLElement & { record?: unknown }>('number-puzzle[data-embedded]')
  if (!list || !board) return
  const days: readonly EmbeddedDay[] = JSON.parse(list.textContent)
  const dates = days.map(({ date }) => date)
  followDay(dates, document, (date) => {
    const [shown, slot] = (board.dataset.puzzle ?? '').split('/')
    const day = days[dates.indexOf(date)]
    if (shown === date) return
    // The picture for print shows the puzzle of another day.
    board.replaceChildren()
    board.dataset.puzzle = `${date}/${slot}`
    board.setAttribute('heading', day.heading)
    board.record = day.record
    for (const link of partsWith('data-address') as HTMLAnchorElement[]) link.href = day.address
  })
}

/**
 * Reports the height of the page to the page around it, now and whenever it changes. No messages are
 * received.
 */
function tellHeight(): void {
  if (parent === window) return
  const id = new URLSearchParams(location.search).get('id')
  const root = document.documentElement
  let told = 0
  let isFollowed = false
  // A scroll bar makes the page narrower and so changes its height. A frame whose height follows the page must have no
  // scroll bar.
  const hideBar = () => {
    isFollowed ||= Math.abs(innerHeight - told) <= 1
    root.style.overflow = isFollowed && told <= GREATEST_HEIGHT ? 'hidden' : ''
  }
  const wide = matchMedia(WIDE)
  const placeKeys = () => root.style.setProperty('--puzzle-beside', wide.matches ? 'beside' : 'none')
  if (id !== null) {
    root.style.setProperty('--puzzle-window', WINDOW)
    wide.addEventListener('change', placeKeys)
    placeKeys()
  }
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height === told) return
    told = height
    parent.postMessage({ type: 'puzzlewright:height', id, height }, '*')
    hideBar()
  }).observe(root)
  addEventListener('resize', hideBar)
}

/** What is told of a game: what the page around it may show or count. Numbers and texts of the board stay in the frame. */
const TOLD = ['id', 'seconds', 'isBegun', 'isSolved', 'open', 'hints', 'checks', 'foundBy'] as const

/** Tells the page around of the events of the game: `{ type: 'puzzlewright:move', id, puzzle, detail }`. */
function tellGame(): void {
  if (parent === window) return
  const id = new URLSearchParams(location.search).get('id')
  for (const name of ['ready', 'move', 'hint', 'mistake', 'solved']) {
    document.addEventListener(`puzzle-${name}`, (event) => {
      const { detail, target } = event as CustomEvent<Readonly<Record<string, unknown>>>
      const told = Object.fromEntries(TOLD.flatMap((key) => (key in detail ? [[key, detail[key]]] : [])))
      const puzzle = (target as HTMLElement).dataset.puzzle
      parent.postMessage({ type: `puzzlewright:${name}`, id, puzzle, detail: told }, '*')
    })
  }
}
