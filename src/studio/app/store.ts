// The state of the page: the document with its history, what the reader chose, and where all of it is kept. Views are told of
// each change.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Language } from '../../words/languages.ts'
import type { OrderText, ShownPuzzle, Subject, TaskFault } from '../engine/tasks.ts'
import { chosenPiece, type StudioDocument, withChanged } from './document.ts'
import { amend, type History, step, stepBack, stepForward } from './history.ts'
import type { StudioWords } from './studioWords.ts'
import { useAnswer } from './useAnswer.ts'
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

/** Work that goes on. */
export interface Work {
  /** The number of puzzles to make. */
  readonly count: number
  /** The number of puzzles that are made. */
  readonly done: number
  /** The number of boards tried for the next puzzles. */
  readonly attempts: number
  /** Stops the work. */
  readonly stop: () => void
}

/** Everything that the page shows. */
interface StudioState {
  readonly history: History<StudioDocument>
  readonly view: ViewName
  readonly form: OrderForm
  /** What the form of a book holds, which its room reads; undefined until it is changed. */
  readonly book?: unknown
  readonly language: Language
  readonly words: StudioWords
  /** The work that makes puzzles, while it goes on. */
  readonly work?: Work | undefined
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

/** What views read of the state. */
const PARTS = {
  view: ({ view }: StudioState) => view,
  form: ({ form }: StudioState) => form,
  book: ({ book }: StudioState) => book,
  work: ({ work }: StudioState) => work,
  language: ({ language }: StudioState) => language,
  words: ({ words }: StudioState) => words,
  message: ({ message }: StudioState) => message,
  document: ({ history }: StudioState) => history.present,
  chosen: ({ history }: StudioState) => chosenPiece(history.present),
  hasPuzzles: ({ history }: StudioState) => history.present.pieces.length > 0,
  canGoBack: ({ history }: StudioState) => history.past.length > 0,
  canGoForward: ({ history }: StudioState) => history.future.length > 0,
}
type PartName = keyof typeof PARTS
type Parts = { readonly [Name in PartName]: ReturnType<(typeof PARTS)[Name]> }

/** The present parts of the state, and whether one of those that were read has changed since. */
function makeReader(): { readonly parts: Parts; hasChanged(): boolean } {
  const read = new Map<PartName, unknown>()
  const parts = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(PARTS).map(([name, part]) => [
        name,
        {
          get() {
            const value = part(state)
            read.set(name as PartName, value)
            return value
          },
        },
      ]),
    ),
  ) as Parts
  return { parts, hasChanged: () => Array.from(read).some(([name, value]) => PARTS[name](state) !== value) }
}

/** The state in a view, which is drawn again after a change of a part that it reads. */
export function useStudio(): Parts {
  const { parts, hasChanged } = useMemo(makeReader, [])
  const [, drawAgain] = useState({})
  useEffect(() => {
    const update = () => hasChanged() && drawAgain({})
    update()
    return listen(update)
  }, [])
  return parts
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

/** Boards that are drawn, by draft. Drafts are never changed, so a board is drawn once. */
const boards = new WeakMap<object, Map<Language, ShownPuzzle>>()

/** Keeps a board that is drawn already. */
export function keepShown(shown: ShownPuzzle, language: Language): void {
  const { draft } = shown
  boards.set(draft, (boards.get(draft) ?? new Map<Language, ShownPuzzle>()).set(language, shown))
}

/** The board of a draft in a view; undefined until it is drawn. */
export function useShown(subject: Subject | undefined): ShownPuzzle | undefined {
  const { language } = useStudio()
  const [, drawAgain] = useState<ShownPuzzle>()
  const last = useRef<ShownPuzzle | undefined>(undefined)
  const draft = subject?.draft
  const drawn = draft && boards.get(draft)?.get(language)
  useAnswer(
    {
      ask: () =>
        drawn || !subject
          ? undefined
          : quick.ask('show', { family: subject.family, draft: subject.draft, language }),
      take(shown) {
        if (draft) keepShown({ ...shown, draft }, language)
        drawAgain(shown)
      },
      fail: tellError,
    },
    [draft, language],
  )
  // While another board is drawn, the one before stays, so that nothing flickers.
  last.current = drawn ?? (draft && last.current)
  return last.current
}

/** Tells the reader what failed, unless it was cancelled. */
export function tellError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  change({ message: faultsOf(error) })
}
