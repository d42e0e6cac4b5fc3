// The rows of our own contenders, by number: what a thread makes, and a test without threads.

import type { Contender } from '../../bench/contenders/contender.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import { makeWitness } from '../../bench/judge.ts'
import { type Measuring, makeMeasure } from '../../bench/measure.ts'
import { planRows } from '../../bench/plan.ts'
import type { Row } from '../../bench/results.ts'
import { memo } from '../../families/memo.ts'

/** Makes the row of each number of the plan of these contenders and puzzles. */
export function makeRows(
  contenders: readonly Contender[],
  puzzles: readonly CorpusPuzzle[],
  measuring: Measuring,
): (number: number) => Row {
  const plan = planRows(contenders, puzzles)
  const witness = memo(({ id }: CorpusPuzzle) => id, makeWitness(measuring.limits))
  const measureOf = memo(
    ({ name }: Contender) => name,
    (contender) => makeMeasure(contender, measuring, () => performance.now(), witness),
  )
  return (number) => {
    const { contender, one } = plan[number]
    return measureOf(contender)(one)
  }
}
