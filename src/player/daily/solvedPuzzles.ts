// The solved puzzles of a series and the reader's streaks. Solved puzzles are kept one by one in the browser's storage, and all
// together in a file that carries them to another browser. A file may come from anywhere, so it is accepted only if all of it
// is valid.

import type { Store } from '../knownLogs.ts'
import { dayNumber } from './chooseReadersDate.ts'

/** The result of a solved puzzle. */
export interface SolvedPuzzle {
  /** The seconds played. */
  readonly seconds: number
  /** The number of hints. */
  readonly hints: number
  /** The number of uses of “Right so far?”. */
  readonly checks: number
  /** The date on the reader's calendar when the puzzle was solved. */
  readonly at?: string
}

/** Solved puzzles by key, such as `2027-01-30/sudoku`. */
export type SolvedPuzzles = ReadonlyMap<string, SolvedPuzzle>

/** The maximum number of characters of a file: about as many as a browser can store besides the games. */
const LONGEST_FILE = 3_000_000

const LARGEST_COUNT = 999_999_999

/** Whether a text is the key of a puzzle: `DATE/SLOT`. */
export function isPuzzleKey(text: string): boolean {
  const [, date] = /^([\d-]+)\/[a-z0-9-]{1,99}$/.exec(text) ?? []
  return date !== undefined && dayNumber(date) > 0
}

/** Reads a puzzle from a file or from storage; undefined if it is not valid. */
export function readSolvedPuzzle(value: unknown): SolvedPuzzle | undefined {
  const { seconds, hints, checks, at } = (value ?? {}) as Record<string, unknown>
  if (!isCount(seconds) || !isCount(hints) || !isCount(checks)) return undefined
  if (at === undefined) return { seconds, hints, checks }
  return typeof at === 'string' && dayNumber(at) > 0 ? { seconds, hints, checks, at } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_COUNT
}

/** Writes the solved puzzles of a series as the text of a file. */
export function exportSolved(series: string, solved: SolvedPuzzles): string {
  const inOrder = [...solved].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ puzzlewright: 'solved', series, solved: Object.fromEntries(inOrder) })}\n`
}

/** Reads the solved puzzles of a file; undefined if the file is not valid or belongs to another series. */
export function importSolved(text: string, series: string): SolvedPuzzles | undefined {
  if (text.length > LONGEST_FILE) return undefined
  const read = new Map<string, SolvedPuzzle>()
  try {
    const file = JSON.parse(text)
    if (file.puzzlewright !== 'solved' || file.series !== series || Array.isArray(file.solved))
      return undefined
    for (const [key, value] of Object.entries(file.solved)) {
      const solved = readSolvedPuzzle(value)
      if (!solved || !isPuzzleKey(key)) return undefined
      read.set(key, solved)
    }
  } catch {
    // Not JSON, or not an object with the expected parts.
    return undefined
  }
  return read
}

// In the browser's storage, each solved puzzle has one entry, so that no tab can overwrite the entries of another. If storage
// is forbidden or full, solved puzzles are kept only while the page is open.
//
//   puzzlewright:solved:daily:2027-01-30/sudoku     {"seconds":312,"hints":0,"checks":1,"at":"2027-01-30"}

/** The solved puzzles of a series. */
export interface SolvedLog {
  /** All solved puzzles. */
  readonly solved: SolvedPuzzles
  /** Adds solved puzzles. For a puzzle that was solved before, the first result stays. */
  add(solved: SolvedPuzzles): void
  /** Reads the storage again, to find entries that other tabs have written. */
  refresh(): void
}

/** The prefix of the names of all entries of a series. */
export function solvedPrefix(series: string): string {
  return `puzzlewright:solved:${series}:`
}

/** Opens the log of solved puzzles of a series. */
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
          // If it cannot be stored, the entry is kept for this page only.
        }
      }
    },
    refresh,
  }
}

/** The streaks of a reader. */
interface Streaks {
  /** The number of days in a row up to today, or up to yesterday if no puzzle of today is solved yet. */
  readonly current: number
  /** The largest number of days in a row so far. */
  readonly longest: number
  /** The number of solved puzzles. */
  readonly total: number
}

/**
 * The streaks of solved puzzles such as `2027-01-30/sudoku`. A puzzle counts for its own date, even if it is
 * solved later. A day counts once, however many of its puzzles are solved. If a slot is given, only puzzles of
 * this slot count.
 */
export function streaksOf(solved: Iterable<string>, today: string, slot?: string): Streaks {
  const puzzles = new Set<string>()
  const days = new Set<number>()
  for (const puzzle of solved) {
    const [date, ownSlot] = puzzle.split('/')
    if (slot !== undefined && slot !== ownSlot) continue
    puzzles.add(puzzle)
    days.add(dayNumber(date))
  }
  /** The number of days in a row that end with this day. */
  const upTo = (last: number) => {
    let first = last
    while (days.has(first)) first--
    return last - first
  }
  const now = dayNumber(today)
  let longest = 0
  for (const day of days) if (!days.has(day + 1)) longest = Math.max(longest, upTo(day))
  return { current: upTo(now) || upTo(now - 1), longest, total: puzzles.size }
}
