import type { mergeRepeats } from '../../src/bench/makeAndMergeRows.ts'
import type { planRows } from '../../src/bench/planRowsAndControl.ts'
import type { Results } from '../../src/bench/results.ts'
import type { makeRng } from '../../src/kernel/rng.ts'

export function simulateRun(model: {
  makeRng: typeof makeRng
  mergeRepeats: typeof mergeRepeats
  planRows: typeof planRows
  seed: string
  slowness?: number
  puzzles?: number
}): Results
