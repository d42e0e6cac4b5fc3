// Measures the rows of a plan whose contenders are our own, not external solvers. The caller passes the clocks, since
// nothing here may read a clock itself.

import { memo } from '../families/memo.ts'
import type { Contender } from './contenders/contenderTypes.ts'
import type { CorpusPuzzle } from './corpus.ts'
import { groupedBy } from './groupBy.ts'
import {
  type CpuClock,
  type Measuring,
  makeMeasure,
  type Patience,
  type WallClock,
} from './measureContender.ts'
import type { PlannedRow } from './planRowsAndControl.ts'
import type { Row } from './results.ts'
import { makeWitness } from './verifyAnswer.ts'

/** The clocks and the time limit that the caller provides for a measurement. */
interface Instruments {
  /** Returns the time in milliseconds. */
  readonly now: WallClock
  /** Returns the processor time of this thread. */
  readonly cpuNow?: CpuClock | undefined
  /** Stops work that takes too long; if it is left out, nothing is stopped. */
  readonly patience?: Patience | undefined
}

/** Returns a function that measures the row at a position of the plan. */
export function measureRows(
  plan: readonly PlannedRow<Contender>[],
  measuring: Measuring,
  { now, cpuNow, patience }: Instruments,
): (place: number) => Row {
  const witness = memo(({ id }: CorpusPuzzle) => id, makeWitness(measuring.limits))
  const measureOf = memo(
    ({ name }: Contender) => name,
    (contender) => makeMeasure(contender, measuring, now, witness, patience, cpuNow),
  )
  if (measuring.times) warmAll()

  /** Warms the code up. The code is warm only when all contenders have used it, so they take turns. */
  function warmAll(): void {
    const contenders = [...new Set(plan.map(({ contender }) => contender))]
    const puzzles = [...new Set(plan.map(({ one }) => one))]
    const samples = samplesOf(puzzles)
    const turns = contenders.flatMap((contender) =>
      samples.filter(([{ family }]) => contender.takes(family)).map((sample) => ({ contender, sample })),
    )
    const milliseconds = Math.min(MOST_WARM, WARM_MILLISECONDS / (WARM_ROUNDS * turns.length))
    for (let round = 0; round < WARM_ROUNDS; round++) {
      for (const { contender, sample } of turns) measureOf(contender).warm(sample, milliseconds)
    }
  }

  return (place) => {
    const { contender, one, repeat } = plan[place]
    return measureOf(contender).rowOf(one, repeat)
  }
}

const WARM_ROUNDS = 2
/** The longest turn of a contender with the puzzles of one shape, in milliseconds. */
const MOST_WARM = 25
/** The longest time for all turns together, in milliseconds. */
const WARM_MILLISECONDS = 5000
/** The number of puzzles of each shape that are used to warm up. */
const SAMPLE = 10

/** Some puzzles of each shape, spread over the whole corpus, so that all numbers of stars are among them. */
function samplesOf(puzzles: readonly CorpusPuzzle[]): CorpusPuzzle[][] {
  const byShape = groupedBy(puzzles, ({ family, puzzle }) => `${family.name} ${puzzle.shape.text}`)
  return Array.from(byShape.values(), (all) => {
    const step = Math.max(1, all.length / SAMPLE)
    return Array.from({ length: Math.min(SAMPLE, all.length) }, (_, index) => all[Math.floor(index * step)])
  })
}
