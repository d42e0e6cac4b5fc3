// Reads and writes solved puzzles: one by one in the browser's storage, or all in a file that carries them to
// another browser. A file may come from anywhere, so it is accepted only if all of it is valid.

import { dayNumber } from './dayNumber.ts'

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

/** The maximum number of characters of a file: about as many as a browser can store beside the games. */
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
