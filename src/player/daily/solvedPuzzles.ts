// Solved puzzles as they are written down: one by one in the browser's storage, all together in a file that takes them to
// another browser. A file may come from anywhere: nothing of it is taken unless all of it is right.

import { dayNumber } from './dayNumber.ts'

/** How a puzzle was solved. */
export interface SolvedPuzzle {
  /** The seconds that were played. */
  readonly seconds: number
  /** How many hints were asked for. */
  readonly hints: number
  /** How often "right so far?" was asked. */
  readonly checks: number
  /** The date on the reader's calendar then. */
  readonly at?: string
}

/** Solved puzzles by their keys, `2027-01-30/sudoku`. */
export type SolvedPuzzles = ReadonlyMap<string, SolvedPuzzle>

/** The most characters of a file: as many as a browser keeps beside the games. */
const LONGEST_FILE = 3_000_000

const LARGEST_COUNT = 999_999_999

/** Whether a text is the key of a puzzle: `DATE/SLOT`. */
export function isPuzzleKey(text: string): boolean {
  const [, date] = /^([\d-]+)\/[a-z0-9-]{1,99}$/.exec(text) ?? []
  return date !== undefined && dayNumber(date) > 0
}

/** A puzzle as a file or a storage has it; undefined where it is none. */
export function readSolvedPuzzle(value: unknown): SolvedPuzzle | undefined {
  const { seconds, hints, checks, at } = (value ?? {}) as Record<string, unknown>
  if (!isCount(seconds) || !isCount(hints) || !isCount(checks)) return undefined
  if (at === undefined) return { seconds, hints, checks }
  return typeof at === 'string' && dayNumber(at) > 0 ? { seconds, hints, checks, at } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_COUNT
}

/** The text of a file with the solved puzzles of a series. */
export function exportSolved(series: string, solved: SolvedPuzzles): string {
  const inOrder = [...solved].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ puzzlewright: 'solved', series, solved: Object.fromEntries(inOrder) })}\n`
}

/** The solved puzzles of a file; undefined where it is no such file, or one of another series. */
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
    // No JSON, or nothing that has parts.
    return undefined
  }
  return read
}
