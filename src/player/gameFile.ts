// A game as a text that goes to another device: its puzzle's hash, and its log.

import { type ActionLimits, type LogEntry, readEntry, writeEntry } from './actions.ts'

/** The first line of what is exported. */
const HEAD = 'puzzlewright game 1'

/** A game as a text that another device takes: its puzzle's hash and its log. */
export function exportGame(hash: string, entries: readonly LogEntry[]): string {
  return [HEAD, hash, ...entries.map(writeEntry)].join('\n')
}

/** Why a text cannot be taken: it is no game, or one of another puzzle. */
type ImportError = 'unreadable' | 'otherPuzzle'

/** The entries of a text that was exported. */
export function importGame(
  text: string,
  hash: string,
  limits: ActionLimits,
): { readonly entries: readonly LogEntry[] } | { readonly error: ImportError } {
  const [head, whose, ...lines] = text.trim().split(/\r?\n/)
  if (head !== HEAD) return { error: 'unreadable' }
  if (whose !== hash) return { error: 'otherPuzzle' }
  const entries = lines.map((line) => readEntry(line, limits))
  return entries.every((entry) => entry !== undefined)
    ? { entries: entries as LogEntry[] }
    : { error: 'unreadable' }
}
