// Tests the statistics of a run against those that SciPy 1.17.1 computed once:
//
//   python3 test/slow/scipy_statistics.py < results.jsonl > test/bench/recordedStatistics.json

import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { AGREEMENTS, scipyRun } from '../support/scipy.ts'

const recorded = JSON.parse(readFileSync(new URL('recordedStatistics.json', import.meta.url), 'utf8'))

describe('statistics agree with those recorded from SciPy:', () => {
  const { all } = statisticsOf(scipyRun(30, 3000))

  it.each(Object.keys(AGREEMENTS))('%s', (what) => {
    AGREEMENTS[what](all, recorded)
  })
})
