// A worker that computes the keys of records.

import { keyOfForm, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { serveTasks } from '../serveTasksInThread.ts'
import { sha256 } from '../sha256.ts'

/** The key of a record, in hexadecimal, or why it has none. */
export type KeyAnswer = { readonly key: string } | { readonly fault: string }

serveTasks(() => {
  const formOf = makeFormFinder()
  return (_, text: string): KeyAnswer => {
    try {
      return { key: keyOfForm(formOf(text), sha256) }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      return { fault: error.message }
    }
  }
})
