// The script of embedded pages, `frame.js`: the reader's day, and the height of the page.
//
//   <script type="application/json" data-embed-days>[{"date":"2027-01-30","heading":"...","record":{...},"address":"..."}]
//   <number-puzzle data-embedded data-puzzle="2027-01-30/sudoku">   as the page comes: the newest
//   <a data-address href="..." target="_top">                      where the puzzle has a page of its own
//   <a data-new-day href="" hidden>                                shown when another day has begun in the midst of a game
//
// The page itself must not be as high as its window: no height: 100%, no 100vh.

import { playReadersDay } from './embeddedDay.ts'
import { tellHeight } from './tellHeight.ts'

playReadersDay()
tellHeight()
