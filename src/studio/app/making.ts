// The work that makes puzzles: begun by a form, shown while it runs, stopped at any time; what is made stays.

import { say } from '../../words/formatMessage.ts'
import type { MadePuzzle } from '../engine/tasks.ts'
import { type Origin, seedAgain, type TablePiece, withChanged, withPieces } from './document.ts'
import { makeMany } from './makeMany.ts'
import { act, change, current, keepShown, type OrderForm, tellError } from './store.ts'
import { makers } from './workers.ts'

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

let work: Work | undefined
let listener = (_: Work | undefined): void => {}

/** Calls a function whenever the work changes. */
export function watchWork(watch: (work: Work | undefined) => void): () => void {
  listener = watch
  watch(work)
  return () => {
    listener = () => {}
  }
}

function show(next: Work | undefined): void {
  work = next
  listener(work)
}

/** Begins to make the puzzles of a form. */
export async function beginWork({ family, shape, order, seed, count }: OrderForm): Promise<void> {
  if (work) return
  const controller = new AbortController()
  const { language } = current()
  const kind = { family, shape, order }
  show({ count, done: 0, attempts: 0, stop: () => controller.abort() })
  change({ message: undefined })
  try {
    const inVain = await makeMany(
      makers,
      { order: kind, seed: freeSeed(seed), count, language },
      {
        made(puzzle, origin) {
          keepShown(puzzle, language)
          act((document) => withPieces(document, [pieceOf(puzzle, origin)], { isChoiceKept: true }))
          if (work) show({ ...work, done: work.done + 1, attempts: 0 })
        },
        attempt: () => work && show({ ...work, attempts: work.attempts + 1 }),
      },
      controller.signal,
    )
    tellInVain(inVain)
  } catch (error) {
    tellError(error)
  } finally {
    show(undefined)
  }
}

function tellInVain(attempts: number): void {
  if (attempts > 0) change({ message: say(current().words.make.notFound, { attempts }) })
}

function pieceOf({ family, draft, id, grade }: MadePuzzle, made: Origin): Omit<TablePiece, 'key'> {
  return { family, draft, ...(id !== undefined && { id }), ...(grade && { grade }), made }
}

/**
 * The seed, or the first of `seed-2`, `seed-3` … that no puzzle on the table comes from. Orders that differ only in what they
 * wish begin with the same full boards if their seeds are the same.
 */
function freeSeed(seed: string): string {
  const { pieces } = current().history.present
  const isTaken = (one: string) => pieces.some(({ made }) => made?.run === one)
  for (let number = 1; ; number++) {
    const one = number === 1 ? seed : `${seed}-${number}`
    if (!isTaken(one)) return one
  }
}

/** Makes another puzzle of the same order in the place of one. */
export async function makeAgain({ key, made }: TablePiece): Promise<void> {
  if (!made) return
  const { language } = current()
  const wanted = { order: made.order, seed: seedAgain(made), count: 1, language }
  try {
    const inVain = await makeMany(
      makers.slice(0, 1),
      wanted,
      {
        made(puzzle, origin) {
          keepShown(puzzle, language)
          // A puzzle that was kept meanwhile stays.
          act((document) =>
            withChanged(document, key, (piece) =>
              piece.isKept ? piece : { key, ...pieceOf(puzzle, origin) },
            ),
          )
        },
        attempt() {},
      },
      new AbortController().signal,
    )
    tellInVain(inVain)
  } catch (error) {
    tellError(error)
  }
}
