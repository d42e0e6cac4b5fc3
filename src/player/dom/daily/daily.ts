// The script of a feed's pages, `daily.js`: the reader's day, solved puzzles, streaks. Data attributes of the page tell the
// script what to do. All attributes are optional, and without the script a page shows all of its content.
//
//   <body data-series="daily" data-root="../../" data-solved-word="Solved">
//   <div data-days><section data-date="2027-01-30">   the reader's date is shown
//   <p data-not-yet hidden>                           shown if today's puzzles are missing
//   <p data-not-begun hidden>                         shown instead if the first date has not begun
//   <p data-next="2027-01-31" data-at="...Z">          tells when there are new puzzles (data-text="New puzzles {when}")
//   <a data-new-day href="./" hidden>                 shown when another day has begun
//   <number-puzzle data-puzzle="2027-01-30/sudoku">   recorded when it is solved
//   <a data-solved="2027-01-30/sudoku">               marked if it is solved, with its time if it has data-game
//   <a data-solved="..." data-game="1f2e3d4c5b6a7988"> marked if the game of the puzzle with this hash is begun
//   <noscript data-late="../survo/puzzle.svg">        replaced by this picture when the page's puzzle can be played
//   <div data-streaks data-slot="sudoku">             with data-current, data-longest, data-total (data-text="{days}"),
//                                                     data-none, data-export, data-import, data-message
//   <button data-theme-switch>                        changes between light and dark
//   <button data-print>, <button data-copy="id" data-copied="Copied">

import { isPuzzleKey, openSolvedLog, solvedPrefix } from '../../daily/solvedPuzzles.ts'
import { create } from '../createElement.ts'
import type { NumberPuzzle } from '../numberPuzzle.ts'
import { openStore } from '../storageSlotOfTab.ts'
import { chooseTheme, chosenTheme, showTheme } from '../theme.ts'
import { partsWith, showParts } from './findPageParts.ts'
import { followDay, onReturn, readersToday } from './followDay.ts'
import { begunGames, carryStreaks, markSolved, updateStreaks } from './streakBox.ts'
import { MINUTE, tellNext } from './tellNext.ts'

showTheme()
startButtons()
showReadersDay()
showLatePictures()

const { series } = document.body.dataset
if (series) keepSolved(series)

function keepSolved(name: string): void {
  const store = openStore()
  const log = openSolvedLog(store, name)
  const update = () => {
    markSolved(log.solved, begunGames(store))
    updateStreaks(log)
  }
  const follow = () => {
    log.refresh()
    update()
  }
  document.addEventListener('puzzle-solved', (event) => {
    const { seconds, hints, checks } = event.detail
    const puzzle = (event.target as HTMLElement).dataset.puzzle ?? ''
    if (!isPuzzleKey(puzzle)) return
    log.add(new Map([[puzzle, { seconds, hints, checks, at: readersToday() }]]))
    update()
  })
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(solvedPrefix(name))) follow()
  })
  // On return, a new day may have broken a streak, and a page that was restored from the browser's cache has missed the events
  // of other tabs.
  onReturn(follow)
  carryStreaks(log, name, update)
  update()
}

/**
 * Shows the reader's own date on the page of today, which has sections for several dates because of time
 * zones.
 */
function showReadersDay(): void {
  const days = document.querySelector('[data-days]') ?? document.createElement('div')
  const sections = partsWith('data-date', days)
  const dates = sections.map((section) => section.dataset.date ?? '')
  let shown: string | undefined
  const tell = () => {
    if (shown !== undefined) tellNext(dates, shown)
  }
  onReturn(tell)
  setInterval(tell, MINUTE)
  followDay(dates, days, (date, isToday) => {
    shown = date
    for (const section of sections) section.hidden = section.dataset.date !== date
    const isEarly = date > readersToday() && partsWith('data-not-begun').length > 0
    showParts('data-not-begun', isEarly)
    showParts('data-not-yet', !isToday && !isEarly)
    tell()
    // The page hides all sections until this attribute is set. Otherwise the browser would load pictures of
    // other days.
    days.toggleAttribute('data-chosen', true)
  })
}

/** Loads the pictures of other puzzles after the first frame with the page's own board, so that they do not delay it. */
async function showLatePictures(): Promise<void> {
  // Without the player, no element has the property.
  await document.querySelector<HTMLElement & Partial<NumberPuzzle>>('number-puzzle')?.ready
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  for (const place of partsWith('data-late')) {
    place.replaceWith(create('img', { src: place.dataset.late ?? '', alt: '', loading: 'lazy' }))
  }
}

/** Activates the buttons of the page that print it or copy the text of an element. */
function startButtons(): void {
  for (const button of partsWith('data-theme-switch')) {
    button.addEventListener('click', () => {
      const shown = chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
      chooseTheme(shown === 'dark' ? 'light' : 'dark')
    })
  }
  for (const button of partsWith('data-print')) button.addEventListener('click', () => print())
  for (const button of partsWith('data-copy')) {
    // Screen readers announce a status only if it is on the page before its text.
    const told = create('span', { role: 'status' })
    button.after(told)
    button.addEventListener('click', async () => {
      const source = document.getElementById(button.dataset.copy ?? '')
      if (!source) return
      told.textContent = ''
      try {
        await navigator.clipboard.writeText(source.textContent)
        told.textContent = button.dataset.copied ?? '✓'
      } catch {
        // Pages that are served by plain http may not copy. Instead the text is selected, so that the reader can copy it.
        getSelection()?.selectAllChildren(source)
      }
    })
  }
}
