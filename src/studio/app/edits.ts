// Edits of puzzles by what the engine answers. Answers come late: an edit begins from what the edits before it have left, and never
// overwrites what came meanwhile.

import type { Language } from '../../words/languages.ts'
import type { ShownPuzzle, Subject } from '../engine/tasks.ts'
import { type TablePiece, withoutPieces, withPieces } from './document.ts'
import { act, current, keepShown, redraw, tellError } from './store.ts'

type Ask = (before: Subject & { readonly language: Language }) => Promise<ShownPuzzle>

let last = Promise.resolve()

/** Replaces a puzzle by the answer about it, after all earlier edits. */
export function edit(key: number, ask: Ask): void {
  last = last.then(() => doEdit(key, ask)).catch(tellError)
}

async function doEdit(key: number, ask: Ask): Promise<void> {
  const piece = pieceOf(key)
  if (!piece) return
  const { family, draft } = piece
  const { language } = current()
  const next = await ask({ family, draft, language })
  // After an undo meanwhile, the edit is made of what is there now.
  if (!replaceUnchanged(piece, next, language)) await doEdit(key, ask)
}

/** Replaces a puzzle by an answer about it, unless its clues have changed since. Returns whether it did. */
export function replaceUnchanged({ key, draft }: TablePiece, next: ShownPuzzle, language: Language): boolean {
  if (pieceOf(key)?.draft !== draft) return false
  keepShown(next, language)
  redraw(key, next)
  return true
}

const pieceOf = (key: number): TablePiece | undefined =>
  current().history.present.pieces.find((piece) => piece.key === key)

/** Puts puzzles on the table, in place of earlier ones unless those have been changed since. Returns what was put there. */
export function putOnTable(
  found: readonly ShownPuzzle[],
  language: Language,
  earlier: readonly TablePiece[] = [],
): readonly TablePiece[] {
  for (const shown of found) keepShown(shown, language)
  const document = current().history.present
  const replaced = document.pieces.filter((piece) =>
    earlier.some(({ key, draft }) => key === piece.key && draft === piece.draft),
  )
  const left = withoutPieces(
    document,
    replaced.map(({ key }) => key),
  )
  const next = withPieces(
    left,
    found.map(({ family, draft, id }) => ({ family, draft, ...(id !== undefined && { id }) })),
  )
  act(() => next)
  return next.pieces.slice(left.pieces.length)
}
