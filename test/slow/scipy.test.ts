// Tests the statistics of runs against SciPy and NumPy, which compute them again from the results file. Skipped without
// Debian's package python3-scipy.

import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, it } from 'vitest'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { resultsText } from '../bench/rows.ts'
import { AGREEMENTS, type ScipyStatistics, scipyRun } from '../support/scipy.ts'

const SCRIPT = fileURLToPath(new URL('scipy_statistics.py', import.meta.url))
const hasScipy = spawnSync('python3', ['-c', 'import scipy.stats']).status === 0
if (!hasScipy) console.log("skipped: the tests against SciPy need Debian's package python3-scipy")

describe.skipIf(!hasScipy).each([
  ['few puzzles, whose p is exact', 60, 3000],
  ['many, whose p is approximated', 400, 3000],
  ['more than are resampled', 2500, 20_000],
  ['no limit reached', 60, 1_000_000_000],
])('SciPy agrees about %s:', (_, puzzles, nodes) => {
  const results = scipyRun(puzzles, nodes)
  const { all } = statisticsOf(results)
  let found: ScipyStatistics

  beforeAll(() => {
    const input = resultsText(results)
    found = JSON.parse(execFileSync('python3', [SCRIPT], { input, encoding: 'utf8', maxBuffer: 1 << 28 }))
  }, 60_000)

  it.each(Object.keys(AGREEMENTS))('%s', (what) => {
    AGREEMENTS[what](all, found)
  })
})
