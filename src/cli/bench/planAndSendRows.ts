// What a run measures: contenders, puzzles, and a row for each pair of both, in the order of measuring.

import type { Contender } from '../../bench/contenders/contenderTypes.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { type External, withTakes } from '../../bench/measureExternalSolver.ts'
import { type PlannedRow, planRows, type Taker, withControl } from '../../bench/planRowsAndControl.ts'
import type { Environment } from '../../bench/results.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { type Chosen, type ContenderChoice, loadContenders } from './selectContenders.ts'

/** The contenders, and how they are measured. */
export interface Measurement extends Measuring {
  /** The names of our own contenders, as they were typed. */
  readonly choice: ContenderChoice
  /** Our own contenders. */
  readonly chosen: Chosen
  /** External commands. */
  readonly externals: readonly External[]
  /** The number of threads, and of external commands at the same time; by default one per core. */
  readonly workers?: number | undefined
  /** The name and version of the program. */
  readonly program: string
  /** The commit of the program; null or left out if the program is not in a repository. */
  readonly commit?: string | null
  /** The environment; only a run with times states it. */
  readonly environment?: Environment | undefined
}

/** The rows of a run: first those of our own contenders, pass by pass, then those of external commands. */
export interface RunRows {
  /** The puzzles of all rows. */
  readonly puzzles: readonly CorpusPuzzle[]
  /** The name of the part of a suite to which the puzzles belong, if their checksum does not identify it. */
  readonly suite?: string | undefined
  /** Our own contenders, with the control if times are measured. */
  readonly contenders: readonly Contender[]
  /** Rows of our own contenders. */
  readonly own: readonly PlannedRow<Contender>[]
  /** Rows of external commands, which follow those of our own contenders. */
  readonly others: readonly PlannedRow<External & Taker>[]
}

/** Plans the rows of all contenders and puzzles. */
export function plannedRows(
  { chosen, externals, choice, repeat, times }: Measurement,
  puzzles: readonly CorpusPuzzle[],
): RunRows {
  const order = { repeat, seed: choice.seed }
  const contenders = measuredContenders(chosen.contenders, times)
  const commands = externals.map(withTakes)
  const measured = times && contenders.length === 0 ? withControl(commands) : commands
  return {
    puzzles,
    contenders,
    own: planRows(contenders, puzzles, order),
    others: planRows(measured, puzzles, order),
  }
}

/** The number of puzzles that an external solver takes. */
export function puzzlesOf(external: External, puzzles: readonly CorpusPuzzle[]): number {
  const { takes } = withTakes(external)
  return puzzles.filter(({ family, puzzle }) => takes(family, puzzle)).length
}

// The rows of a pass as they are sent to threads: contenders as indices, and puzzles as ids.

/** The work of a thread. */
export interface SentRows {
  readonly choice: ContenderChoice
  readonly measuring: Measuring
  readonly puzzles: readonly SentPuzzle[]
  /** For each row, the index of its contender and the index of its puzzle. */
  readonly rows: Int32Array
  /** The number of the pass. */
  readonly repeat: number
}

/** A puzzle as it is sent to a thread. */
type SentPuzzle = Omit<CorpusPuzzle, 'family' | 'puzzle'>

/** Our own contenders as they are measured: with the control, if times are measured. */
function measuredContenders(contenders: readonly Contender[], times: boolean): readonly Contender[] {
  return times ? withControl(contenders) : contenders
}

/** Encodes rows of a pass to be sent to a thread. */
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

/** Decodes the rows in a thread. Custom orders are loaded again. */
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
