// Makes the puzzles of an order on several workers. Puzzles are taken or drawn again in the order of their numbers, as
// `puzzlewright generate` does, so that the number of workers makes no difference.

import { REDRAWS, seedOf } from '../../maker/redrawDuplicates.ts'
import { makeKnown } from '../../maker/seenPuzzles.ts'
import type { Language } from '../../words/languages.ts'
import type { MadePuzzle, OrderText, Tasks } from '../engine/tasks.ts'
import type { Origin } from './document.ts'
import type { Lane } from './lane.ts'

/** What is to be made. */
interface MakeMany {
  readonly order: OrderText
  readonly seed: string
  readonly count: number
  readonly language: Language
}

/** What is told while puzzles are made. */
interface MakeEvents {
  /** Called with each puzzle, in the order of the numbers, and how it was made. */
  made(puzzle: MadePuzzle, origin: Origin): void
  /** Called when a board is tried. */
  attempt(): void
}

/** Makes puzzles. Returns the number of boards that were tried in vain if the order was not met, or 0. */
export async function makeMany(
  lanes: readonly Pick<Lane, 'ask'>[],
  { order, seed, count, language }: MakeMany,
  { made, attempt }: MakeEvents,
  signal: AbortSignal,
): Promise<number> {
  // A failure or the end of the order cancels what the other workers have begun.
  const own = new AbortController()
  const either = AbortSignal.any([signal, own.signal])
  const known = makeKnown()
  const draw = (lane: number, drawn: string) =>
    lanes[lane].ask('draw', { ...order, seed: drawn, language }, { tell: attempt, signal: either })
  const pending: Promise<Tasks['draw']['answer']>[] = []
  const begin = (number: number) => {
    if (number >= count) return
    const drawing = draw(number % lanes.length, seedOf(seed, number))
    // A failure is noticed when its number is due.
    drawing.catch(() => {})
    pending.push(drawing)
  }
  for (const number of lanes.keys()) begin(number)
  try {
    for (let number = 0; number < count; number++) {
      const numbered = seedOf(seed, number)
      let drawnSeed = numbered
      let drawn = await pending[number]
      begin(number + lanes.length)
      for (let redraws = 1; ; redraws++) {
        if (!('puzzle' in drawn)) return drawn.attempts
        if (known.add(drawn.keys) === 'new') break
        if (redraws > REDRAWS) return redraws
        drawnSeed = `${numbered}/${redraws}`
        drawn = await draw(number % lanes.length, drawnSeed)
      }
      made(drawn.puzzle, { order, run: seed, number, seed: drawnSeed })
    }
    return 0
  } finally {
    own.abort(new DOMException('the work has ended', 'AbortError'))
  }
}
