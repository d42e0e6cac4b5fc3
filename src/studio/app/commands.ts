// The commands that make puzzles again, and print them.

import { shellWord } from '../../formats/shellWord.ts'
import type { Language } from '../../words/languages.ts'
import type { Origin, TablePiece } from './document.ts'

/** The file in which the studio saves the records of all puzzles. */
export const RECORDS_FILE = 'puzzles.jsonl'

/** The number of puzzles on a page. */
export const PER_PAGE = 4

/**
 * The commands for puzzles, in the order of the table: one for each run of puzzles that were made and not changed, and those that
 * print the records of all puzzles and make a book of them.
 */
export function commandsOf(
  pieces: readonly TablePiece[],
  { title, language }: { readonly title: string; readonly language: Language },
): string[] {
  if (pieces.length === 0) return []
  const print = `puzzlewright render ${RECORDS_FILE} --per-page ${PER_PAGE} --labels`
  return [
    ...makingCommands(pieces),
    `${print} --out puzzles.pdf`,
    `${print} --solution --out solutions.pdf`,
    `puzzlewright book --title ${shellWord(title)} --language ${shellWord(language)} --puzzles ${RECORDS_FILE} --out book.pdf`,
  ]
}

function makingCommands(pieces: readonly TablePiece[]): string[] {
  const runs = new Map<string, Pick<Origin, 'order' | 'run'> & { count: number }>()
  for (const { made } of pieces) {
    if (!made) continue
    const { order, run, number } = made
    const key = JSON.stringify([order, run])
    runs.set(key, { order, run, count: Math.max(number + 1, runs.get(key)?.count ?? 0) })
  }
  return Array.from(runs.values(), ({ order, run, count }) =>
    [
      ...['puzzlewright', 'generate', order.family, '--shape', order.shape],
      ...options(order.order),
      ...['-n', String(count), '--seed', run],
    ]
      .map(shellWord)
      .join(' '),
  )
}

function options(order: string): string[] {
  if (order === '') return []
  return order.split(',').flatMap((word) => {
    const [name, ...value] = word.split('=')
    return value.length === 0 ? [`--${name}`] : [`--${name}`, value.join('=')]
  })
}
