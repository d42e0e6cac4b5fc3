// Records the solved puzzles of a series: one entry for each in the browser's storage, so that no tab can overwrite
// the entries of another. If storage is forbidden or full, they are kept while the page is open.
//
//   puzzlewright:solved:daily:2027-01-30/sudoku     {"seconds":312,"hints":0,"checks":1,"at":"2027-01-30"}

import type { Store } from '../progress.ts'
import { isPuzzleKey, readSolvedPuzzle, type SolvedPuzzle, type SolvedPuzzles } from './solvedPuzzles.ts'

/** The solved puzzles of a series. */
export interface SolvedLog {
  /** All solved puzzles. */
  readonly solved: SolvedPuzzles
  /** Adds solved puzzles. For a puzzle that was solved before, the first result stays. */
  add(solved: SolvedPuzzles): void
  /** Reads again, to find what other tabs have written. */
  refresh(): void
}

/** The prefix of the names of all entries of a series. */
export function solvedPrefix(series: string): string {
  return `puzzlewright:solved:${series}:`
}

/** Opens the log of a series. */
export function openSolvedLog(store: Store | undefined, series: string): SolvedLog {
  const prefix = solvedPrefix(series)
  const solved = new Map<string, SolvedPuzzle>()

  function refresh(): void {
    try {
      for (let index = 0; index < (store?.length ?? 0); index++) {
        const name = store?.key(index)
        if (name?.startsWith(prefix)) take(name)
      }
    } catch {
      // An unreadable entry is ignored.
    }
  }

  function take(name: string): void {
    const key = name.slice(prefix.length)
    const puzzle = readEntry(name)
    if (puzzle && isPuzzleKey(key)) solved.set(key, puzzle)
  }

  function readEntry(name: string): SolvedPuzzle | undefined {
    try {
      return readSolvedPuzzle(JSON.parse(store?.getItem(name) ?? ''))
    } catch {
      return undefined
    }
  }

  refresh()
  return {
    solved,
    add(others) {
      refresh()
      for (const [key, puzzle] of others) {
        if (solved.has(key)) continue
        solved.set(key, puzzle)
        try {
          store?.setItem(prefix + key, JSON.stringify(puzzle))
        } catch {
          // The entry is kept for this page only.
        }
      }
    },
    refresh,
  }
}
