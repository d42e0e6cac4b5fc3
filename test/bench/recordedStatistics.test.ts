// Tests the statistics of a run against those that SciPy 1.17.1 computed once:
//
//   python3 test/slow/scipy_statistics.py < results.jsonl > test/bench/recordedStatistics.json

import { describe, it } from 'vitest'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { AGREEMENTS, scipyRun } from '../support/scipy.ts'
import recorded from './recordedStatistics.json' with { type: 'json' }

describe('statistics agree with those recorded from SciPy:', () => {
  const { all } = statisticsOf(scipyRun(30, 3000))

  it.each(Object.keys(AGREEMENTS))('%s', (what) => {
    AGREEMENTS[what](all, recorded)
  })
})
