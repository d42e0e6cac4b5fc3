// Measures rows of our own contenders with the clocks of this machine, in a thread or, in tests, without threads.

import type { Contender } from '../../bench/contenders/contender.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { measureRows } from '../../bench/measureRows.ts'
import type { PlannedRow } from '../../bench/planRows.ts'
import type { Row } from '../../bench/results.ts'
import { makeCpuClock } from './cpuClock.ts'
import { patiently } from './timeout.ts'

/** Returns a function that measures a row of the plan by its place. */
export function makeRows(
  plan: readonly PlannedRow<Contender>[],
  measuring: Measuring,
): (place: number) => Row {
  return measureRows(plan, measuring, {
    now: () => performance.now(),
    cpuNow: makeCpuClock(),
    patience: patiently,
  })
}
