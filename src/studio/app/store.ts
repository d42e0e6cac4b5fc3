// The state of the page: the document with its history, what the reader chose, and where all of it is kept. Views are told of
// each change.

import { useEffect, useState } from 'preact/hooks'
import type { Language } from '../../words/languages.ts'
import type { OrderText, ShownPuzzle, Subject, TaskFault } from '../engine/tasks.ts'
import { chosenPiece, type StudioDocument, type TablePiece, withChanged } from './document.ts'
import { amend, type History, step, stepBack, stepForward } from './history.ts'
import type { StudioWords } from './studioWords.ts'
import { quick } from './workers.ts'
import { faultsOf } from './wrong.ts'

/** The rooms of the studio. */
export const VIEWS = ['make', 'set', 'read', 'explain', 'play', 'print'] as const
/** One of `VIEWS`. */
type ViewName = (typeof VIEWS)[number]

/** What the form of an order holds. */
export interface OrderForm extends OrderText {
  /** The number of puzzles. */
  readonly count: number
  /** The seed. */
  readonly seed: string
}

/** Everything that the page shows. */
interface StudioState {
  readonly history: History<StudioDocument>
  readonly view: ViewName
  readonly form: OrderForm
  readonly language: Language
  readonly words: StudioWords
  /** A sentence for the reader, or what failed. */
  readonly message?: string | readonly TaskFault[] | undefined
}

let state: StudioState
const listeners = new Set<() => void>()

/** The present state. */
export function current(): StudioState {
  return state
}

/** Starts with a state. */
export function start(first: StudioState): void {
  state = first
}

/** Changes the state. */
export function change(parts: Partial<StudioState>): void {
  state = { ...state, ...parts }
  for (const listener of listeners) listener()
}

/** Calls a function after each change. Returns the function that ends this. */
export function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the state in a view, which is drawn again after each change of this part. */
function usePart<Part>(select: (state: StudioState) => Part): Part {
  const [part, setPart] = useState(() => select(state))
  useEffect(() => {
    const update = () => setPart(() => select(state))
    update()
    return listen(update)
  }, [])
  return part
}

/** The state in a view, which is drawn again after each change. */
export function useStudio(): StudioState & {
  readonly document: StudioDocument
  readonly chosen: TablePiece | undefined
} {
  const now = usePart((whole) => whole)
  const document = now.history.present
  return { ...now, document, chosen: chosenPiece(document) }
}

/** Changes the document; the change can be undone. */
export function act(changed: (document: StudioDocument) => StudioDocument): void {
  const { history } = state
  change({ history: step(history, changed(history.present)) })
}

/** Notes something in the document that nobody would undo, such as a grade or a choice. */
export function note(changed: (document: StudioDocument) => StudioDocument): void {
  const { history } = state
  change({ history: amend(history, changed(history.present)) })
}

/** Undoes the last change. */
export const goBack = (): void => change({ history: stepBack(state.history) })
/** Does again what was undone last. */
export const goForward = (): void => change({ history: stepForward(state.history) })

/** Replaces the clues of a puzzle by other ones; it is then no longer the puzzle that was made. */
export function redraw(key: number, { draft, id }: ShownPuzzle): void {
  act((document) =>
    withChanged(document, key, ({ key, family, isKept }) => ({
      ...{ key, family, draft },
      ...(id !== undefined && { id }),
      ...(isKept && { isKept }),
    })),
  )
}

/** Boards that are drawn, by family and draft. Drafts are never changed, so a board is drawn once. */
const boards = new WeakMap<object, Map<Language, Promise<ShownPuzzle>>>()

/** Keeps a board that is drawn already. */
export function keepShown(shown: ShownPuzzle, language: Language): void {
  boards.set(shown.draft, new Map([[language, Promise.resolve(shown)]]))
}

/** The board of a draft. */
function shownOf({ family, draft }: Subject, language: Language): Promise<ShownPuzzle> {
  const known = boards.get(draft) ?? new Map<Language, Promise<ShownPuzzle>>()
  boards.set(draft, known)
  const shown = known.get(language) ?? quick.ask('show', { family, draft, language })
  known.set(language, shown)
  // A board that could not be drawn, because the network failed, is asked for again.
  shown.catch(() => known.delete(language))
  return shown
}

/** The board of a draft in a view; undefined until it is drawn. */
export function useShown(subject: Subject | undefined): ShownPuzzle | undefined {
  const language = usePart((whole) => whole.language)
  const [shown, setShown] = useState<ShownPuzzle>()
  const draft = subject?.draft
  useEffect(() => {
    let isWanted = true
    if (subject) shownOf(subject, language).then((found) => isWanted && setShown(found), tellError)
    else setShown(undefined)
    return () => {
      isWanted = false
    }
  }, [draft, language])
  // While another board is drawn, the one before stays, so that nothing flickers.
  return shown
}

/** Tells the reader what failed, unless it was cancelled. */
export function tellError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  change({ message: faultsOf(error) })
}
