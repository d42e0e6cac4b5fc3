// The work that makes puzzles: begun by a form, shown while it runs, stopped at any time; what is made stays.

import { say } from '../../words/formatMessage.ts'
import type { MadePuzzle, OrderText } from '../engine/tasks.ts'
import { type TablePiece, withChanged, withPieces } from './document.ts'
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
      { order: kind, seed: freeSeed(kind, seed), count, language },
      {
        made(puzzle, numbered) {
          keepShown(puzzle, language)
          act((document) =>
            withPieces(document, [pieceOf(puzzle, { order: kind, seed: numbered })], { isChoiceKept: true }),
          )
          if (work) show({ ...work, done: work.done + 1, attempts: 0 })
        },
        attempt: () => work && show({ ...work, attempts: work.attempts + 1 }),
      },
      controller.signal,
    )
    if (inVain > 0) change({ message: say(current().words.make.notFound, { attempts: inVain }) })
  } catch (error) {
    tellError(error)
  } finally {
    show(undefined)
  }
}

function pieceOf(
  { family, draft, id, grade }: MadePuzzle,
  made: TablePiece['made'],
): Omit<TablePiece, 'key'> {
  return { family, draft, ...(id !== undefined && { id }), ...(grade && { grade }), ...(made && { made }) }
}

/** The seed, or the first of `seed-2`, `seed-3` … whose puzzles are not on the table. */
function freeSeed(order: OrderText, seed: string): string {
  const { pieces } = current().history.present
  const isTaken = (one: string) =>
    pieces.some(
      ({ made }) => made?.seed.startsWith(`${one}/`) && JSON.stringify(made.order) === JSON.stringify(order),
    )
  for (let number = 1; ; number++) {
    const one = number === 1 ? seed : `${seed}-${number}`
    if (!isTaken(one)) return one
  }
}

/** Makes another puzzle of the same order in the place of one. */
export async function makeAgain({ key, made }: TablePiece): Promise<void> {
  if (!made) return
  const { language } = current()
  const { order } = made
  // What follows the number of the puzzle in its seed counts how often it was made anew.
  const [, base, times = '0'] = /^([^/]*?)(?: again (\d+))?\//.exec(made.seed) ?? []
  const seed = `${base} again ${Number(times) + 1}`
  try {
    await makeMany(
      makers.slice(0, 1),
      { order, seed, count: 1, language },
      {
        made(puzzle, numbered) {
          keepShown(puzzle, language)
          act((document) =>
            withChanged(document, key, () => ({ key, ...pieceOf(puzzle, { order, seed: numbered }) })),
          )
        },
        attempt() {},
      },
      new AbortController().signal,
    )
  } catch (error) {
    tellError(error)
  }
}
