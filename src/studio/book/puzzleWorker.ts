// A worker that draws puzzles for a book: first it gets the data of a run, then numbers; it answers each number with the first
// puzzle of its seed.

import { loadSearches } from '../../families/registry.ts'
import { makeNumberDraw, type PuzzleWorkerData } from '../../maker/puzzlesOfOrders.ts'
import { scope } from './workerScope.ts'

/** A run, or a number of the last run. */
export type DrawQuestion = { readonly run: PuzzleWorkerData } | { readonly number: number }

let draw: ReturnType<typeof makeNumberDraw>
const loaded = loadSearches()

scope.onmessage = ({ data }: MessageEvent<DrawQuestion>) => {
  if ('run' in data) draw = makeNumberDraw(data.run)
  else {
    // The book would not learn of a rejected promise, and would wait for the puzzle: an error of the script reaches it.
    loaded.then(() => scope.postMessage(draw(data.number))).catch(reportError)
  }
}
