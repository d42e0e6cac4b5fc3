// The work that makes puzzles: begun by a form, shown while it runs, stopped at any time; what is made stays.

import { say } from '../../words/formatMessage.ts'
import type { MadePuzzle } from '../engine/tasks.ts'
import { type Origin, seedAgain, type TablePiece, withChanged, withPieces } from './document.ts'
import { makeMany } from './makeMany.ts'
import { act, change, current, keepShown, type OrderForm, tellError, type Work } from './store.ts'
import { makers } from './workers.ts'

/** Shows how far the work is. */
function show(parts: (before: Work) => Partial<Work>): void {
  const { work } = current()
  if (work) change({ work: { ...work, ...parts(work) } })
}

/** Begins to make the puzzles of a form. */
export async function beginWork({ family, shape, order, seed, count }: OrderForm): Promise<void> {
  const { language, work: before } = current()
  if (before) return
  const controller = new AbortController()
  const kind = { family, shape, order }
  change({ work: { count, done: 0, attempts: 0, stop: () => controller.abort() }, message: undefined })
  try {
    const inVain = await makeMany(
      makers,
      { order: kind, seed: freeSeed(seed), count, language },
      {
        made(puzzle, origin) {
          keepShown(puzzle, language)
          act((document) => withPieces(document, [pieceOf(puzzle, origin)], { isChoiceKept: true }))
          show(({ done }) => ({ done: done + 1, attempts: 0 }))
        },
        attempt: () => show(({ attempts }) => ({ attempts: attempts + 1 })),
      },
      controller.signal,
    )
    tellInVain(inVain)
  } catch (error) {
    tellError(error)
  } finally {
    change({ work: undefined })
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
