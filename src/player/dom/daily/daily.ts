// The script of a feed's pages, `daily.js`: the reader's day, solved puzzles, days in a row. Data attributes of the
// page tell it what to do. All of them are optional, and without the script a page shows all of its content.
//
//   <body data-series="daily" data-root="../../" data-solved-word="Solved">
//   <div data-days><section data-date="2027-01-30">   the reader's date is shown
//   <p data-not-yet hidden>                           shown if today's puzzles are missing
//   <a data-new-day href="./" hidden>                 shown when another day has begun
//   <number-puzzle data-puzzle="2027-01-30/sudoku">   recorded when it is solved
//   <a data-solved="2027-01-30/sudoku">               marked if it is solved
//   <div data-streaks data-slot="sudoku">             with data-current, data-longest, data-total (data-text="{days}"),
//                                                     data-none, data-export, data-import, data-message
//   <button data-print>, <button data-copy="id" data-copied="Copied">

import { openSolvedLog, solvedPrefix } from '../../daily/solvedLog.ts'
import { isPuzzleKey } from '../../daily/solvedPuzzles.ts'
import type { SolvedDetail } from '../puzzleView.ts'
import { openStore } from '../store.ts'
import { showReadersDay } from './daySections.ts'
import { startButtons } from './pageButtons.ts'
import { markSolved } from './solvedMarks.ts'
import { carryStreaks, updateStreaks } from './streakBox.ts'
import { onReturn, readersToday } from './today.ts'

startButtons()
showReadersDay()

const { series } = document.body.dataset
if (series) keepSolved(series)

function keepSolved(name: string): void {
  const log = openSolvedLog(openStore(), name)
  const update = () => {
    markSolved(log.solved)
    updateStreaks(log)
  }
  const follow = () => {
    log.refresh()
    update()
  }
  document.addEventListener('puzzle-solved', (event) => {
    const { seconds, hints, checks } = (event as CustomEvent<SolvedDetail>).detail
    const puzzle = (event.target as HTMLElement).dataset.puzzle ?? ''
    if (!isPuzzleKey(puzzle)) return
    log.add(new Map([[puzzle, { seconds, hints, checks, at: readersToday() }]]))
    update()
  })
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(solvedPrefix(name))) follow()
  })
  // A new day may have broken a streak, and a page restored from the browser's cache has missed the events of
  // other tabs.
  onReturn(follow)
  carryStreaks(log, name, update)
  update()
}
