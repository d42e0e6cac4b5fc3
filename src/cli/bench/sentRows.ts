// The rows of a pass as they are sent to threads: numbers instead of contenders, and ids instead of puzzles.

import type { Contender } from '../../bench/contenders/contender.ts'
import { withControl } from '../../bench/control.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import type { PlannedRow } from '../../bench/planRows.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { type ContenderChoice, loadContenders } from './selectContenders.ts'

/** The work of a thread. */
export interface SentRows {
  readonly choice: ContenderChoice
  readonly measuring: Measuring
  readonly puzzles: readonly SentPuzzle[]
  /** For each row the place of its contender in the list, and the place of its puzzle. */
  readonly rows: Int32Array
  /** The number of the pass. */
  readonly repeat: number
}

/** A puzzle as it is sent to a thread. */
type SentPuzzle = Omit<CorpusPuzzle, 'family' | 'puzzle'>

/** Our own contenders as they are measured: with the control, if times count. */
export function measuredContenders(contenders: readonly Contender[], times: boolean): readonly Contender[] {
  return times ? withControl(contenders) : contenders
}

/** Turns rows of a pass into what is sent. */
export function sendRows(
  plan: readonly PlannedRow<Contender>[],
  contenders: readonly Contender[],
  { choice, limits, repeat, times }: Measuring & { readonly choice: ContenderChoice },
): SentRows {
  const puzzles = [...new Set(plan.map(({ one }) => one))]
  const places = new Map(puzzles.map((one, place) => [one, place]))
  const names = contenders.map(({ name }) => name)
  return {
    choice,
    measuring: { limits, repeat, times },
    puzzles: puzzles.map(({ id, stars, solution }) => ({ id, stars, ...(solution && { solution }) })),
    rows: Int32Array.from(
      plan.flatMap(({ contender, one }) => [names.indexOf(contender.name), places.get(one) as number]),
    ),
    repeat: plan[0].repeat,
  }
}

/** Turns what was sent into rows, in a thread. Custom orders are loaded anew. */
export async function receiveRows(sent: SentRows): Promise<PlannedRow<Contender>[]> {
  const { contenders } = await loadContenders(sent.choice)
  const measured = measuredContenders(contenders, sent.measuring.times)
  const puzzles = sent.puzzles.map((one): CorpusPuzzle => {
    const { family, puzzle } = parsePuzzle(one.id)
    return { ...one, family, puzzle }
  })
  return Array.from({ length: sent.rows.length / 2 }, (_, row) => ({
    contender: measured[sent.rows[2 * row]],
    one: puzzles[sent.rows[2 * row + 1]],
    repeat: sent.repeat,
  }))
}
