// The document of the studio: the puzzles on the table. It is never changed; each change makes another document, so that undo
// is a step back to an earlier one.

import type { PuzzleDraft } from '../../families/setting.ts'
import type { Grade } from '../../grader/grade.ts'
import { seedOf } from '../../maker/redrawDuplicates.ts'
import type { OrderText } from '../engine/tasks.ts'

/** A puzzle on the table. */
export interface TablePiece {
  /** The number that identifies it in the document. */
  readonly key: number
  /** The name of the family. */
  readonly family: string
  /** What is drawn: the clues of a puzzle, finished or not. */
  readonly draft: PuzzleDraft
  /** The id; left out while the puzzle is not finished. */
  readonly id?: string
  /** The grade, once it is known. */
  readonly grade?: Grade
  /** How it was made; left out if it was changed since. */
  readonly made?: Origin
  /** Whether it stays when others are dropped or made anew. */
  readonly isKept?: true
}

/** How a puzzle was made: it is one of a run, as `puzzlewright generate` makes them. */
export interface Origin {
  /** The order of the run. */
  readonly order: OrderText
  /** The seed of the run. */
  readonly run: string
  /** The number of the puzzle in the run, from 0. */
  readonly number: number
  /** Its own seed. */
  readonly seed: string
}

/** The seed of the run whose only puzzle takes the place of one: it tells where that came from, and how often it was made anew. */
export function seedAgain({ run, number }: Pick<Origin, 'run' | 'number'>): string {
  const [, first, times] = /^(.* again )(\d+)$/.exec(run) ?? []
  return number === 0 && times ? `${first}${Number(times) + 1}` : `${seedOf(run, number)} again 1`
}

/** All puzzles, and the one that is worked on. */
export interface StudioDocument {
  /** The puzzles in the order of the table. */
  readonly pieces: readonly TablePiece[]
  /** The key of the puzzle that is worked on. */
  readonly chosen?: number
}

/** The document without puzzles. */
export const EMPTY: StudioDocument = { pieces: [] }

/** The puzzle that is worked on. */
export function chosenPiece({ pieces, chosen }: StudioDocument): TablePiece | undefined {
  return pieces.find(({ key }) => key === chosen)
}

/** Adds puzzles at the end; the first of them is chosen, unless the one that is worked on shall stay. */
export function withPieces(
  document: StudioDocument,
  added: readonly Omit<TablePiece, 'key'>[],
  { isChoiceKept = false } = {},
): StudioDocument {
  const next = 1 + Math.max(0, ...document.pieces.map(({ key }) => key))
  const pieces = added.map((piece, index) => ({ ...piece, key: next + index }))
  return {
    pieces: [...document.pieces, ...pieces],
    ...chosenOr((isChoiceKept ? document.chosen : undefined) ?? pieces[0]?.key ?? document.chosen),
  }
}

/** Replaces a puzzle; `change` gets it and returns it as it will be. */
export function withChanged(
  document: StudioDocument,
  key: number,
  change: (piece: TablePiece) => TablePiece,
): StudioDocument {
  return { ...document, pieces: document.pieces.map((piece) => (piece.key === key ? change(piece) : piece)) }
}

/** Drops puzzles; kept ones stay. If the chosen one goes, its neighbour is chosen. */
export function withoutPieces(document: StudioDocument, keys: readonly number[]): StudioDocument {
  const goes = ({ key, isKept }: TablePiece) => keys.includes(key) && !isKept
  const pieces = document.pieces.filter((piece) => !goes(piece))
  const at = document.pieces.findIndex(({ key }) => key === document.chosen)
  const isLeft = pieces.some(({ key }) => key === document.chosen)
  const near = pieces[Math.min(at, pieces.length - 1)]?.key
  return { pieces, ...chosenOr(isLeft ? document.chosen : near) }
}

/** Chooses a puzzle. */
export function withChosen({ pieces }: StudioDocument, chosen: number): StudioDocument {
  return { pieces, chosen }
}

/** Sorts the puzzles from easy to hard; those without a grade come last, and equal ones keep their order. */
export function sorted(document: StudioDocument): StudioDocument {
  const degree = ({ grade }: TablePiece) => grade?.degree ?? Infinity
  return { ...document, pieces: document.pieces.toSorted((one, other) => degree(one) - degree(other) || 0) }
}

/** Moves a puzzle by some places. */
export function withMoved(document: StudioDocument, key: number, by: number): StudioDocument {
  const from = document.pieces.findIndex((piece) => piece.key === key)
  const to = Math.max(0, Math.min(document.pieces.length - 1, from + by))
  if (from < 0 || from === to) return document
  const left = document.pieces.toSpliced(from, 1)
  return { ...document, pieces: left.toSpliced(to, 0, document.pieces[from]) }
}

const chosenOr = (chosen: number | undefined) => (chosen === undefined ? {} : { chosen })
