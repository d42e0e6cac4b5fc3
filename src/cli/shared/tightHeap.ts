// How much garbage may lie about while a book is made, or the site of a feed. V8 lets a heap grow to four times what is alive in it before it looks
// through all of it again. A book keeps little alive, but what it goes through (scenes, operators, letters of each page)
// lives a little too long for the quick collections, and would fill all that room. `npm run bench` measures what is needed.

import { setFlagsFromString } from 'node:v8'

/** By how much the heap may grow over what is alive, in percent. */
const MOST_GROWTH = 25

/** Clears heaps earlier from now on, in this thread and all others of the process. */
export function tightenHeap(): void {
  // V8 reads this flag at each collection; those for sizes only when a process starts. One that it no longer knows changes nothing.
  setFlagsFromString(`--heap-growing-percent=${MOST_GROWTH}`)
}
