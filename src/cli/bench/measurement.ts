// What a run measures: contenders, puzzles, and the rows of both in their order.

import type { Contender } from '../../bench/contenders/contender.ts'
import { withControl } from '../../bench/control.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import { type External, withTakes } from '../../bench/externalSolver.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { type PlannedRow, planRows, type Taker } from '../../bench/planRows.ts'
import type { Environment } from '../../bench/results.ts'
import type { Chosen, ContenderChoice } from './selectContenders.ts'
import { measuredContenders } from './sentRows.ts'

/** The contenders, and how they are measured. */
export interface Measurement extends Measuring {
  /** Our own contenders, as they were typed. */
  readonly choice: ContenderChoice
  /** Our own contenders. */
  readonly chosen: Chosen
  /** External commands. */
  readonly externals: readonly External[]
  /** The number of threads, and of commands at once; one per core if left out. */
  readonly workers?: number | undefined
  /** The name and version of the program. */
  readonly program: string
  /** The commit of the program; null or left out if it is in no repository. */
  readonly commit?: string | null
  /** The circumstances; only a run with times states them. */
  readonly environment?: Environment | undefined
}

/** The rows of a run: first those of our own contenders, pass by pass, then those of external commands. */
export interface RunRows {
  /** The puzzles of all rows. */
  readonly puzzles: readonly CorpusPuzzle[]
  /** The name of the part of a suite that they are, if their checksum does not tell it. */
  readonly suite?: string | undefined
  /** Our own contenders, with the control if times count. */
  readonly contenders: readonly Contender[]
  /** Rows of our own contenders. */
  readonly own: readonly PlannedRow<Contender>[]
  /** Rows of external commands, which follow. */
  readonly others: readonly PlannedRow<External & Taker>[]
}

/** The rows of contenders and puzzles. */
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
