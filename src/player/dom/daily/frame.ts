// The script of embedded pages, `frame.js`: the reader's day, and the height of the page.
//
//   <script type="application/json" data-embed-days>[{"date":"2027-01-30","heading":"...","record":{...},"address":"..."}]
//   <number-puzzle data-embedded data-puzzle="2027-01-30/sudoku">   the newest, until the script runs
//   <a data-address href="..." target="_top">                      the address of the puzzle's own page
//   <a data-new-day href="" hidden>                                shown when another day has begun during a game
//
// The height of the page must not depend on its window: no height: 100%, no 100vh.

import { playReadersDay } from './embeddedDay.ts'
import { tellHeight } from './tellHeight.ts'

playReadersDay()
tellHeight()
