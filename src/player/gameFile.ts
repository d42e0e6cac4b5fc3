// A game as text, to carry it to another device: the hash of its puzzle, and its log.

import { type ActionLimits, type LogEntry, writeEntry } from './actions.ts'
import { readEntry } from './readLog.ts'

/** The first line of an exported game. */
const HEAD = 'puzzlewright game 1'

/** Writes a game as text, with the hash of its puzzle and its log. */
export function exportGame(hash: string, entries: readonly LogEntry[]): string {
  return [HEAD, hash, ...entries.map(writeEntry)].join('\n')
}

/**
 * Reads the entries of an exported game; or tells why the text is rejected: it is not a game, or belongs to another
 * puzzle.
 */
export function importGame(text: string, hash: string, limits: ActionLimits) {
  const [head, whose, ...lines] = text.trim().split(/\r?\n/)
  if (head !== HEAD) return 'unreadable'
  if (whose !== hash) return 'otherPuzzle'
  const entries = lines.map((line) => readEntry(line, limits))
  return entries.every((entry) => entry !== undefined) ? entries : 'unreadable'
}
