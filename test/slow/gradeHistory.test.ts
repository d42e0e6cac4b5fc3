// A grade must not depend on the puzzles graded before.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../support/sourceFiles.ts'

it('the grade of a puzzle is the same alone and after others, in all families', () => {
  const words = [join(ROOT, 'scripts/grade-history.mjs'), '2000', '10']
  const { stdout, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stdout).toBe('60 puzzles graded alone\n2000 gradings in random orders: 0 differ\n')
  expect(status).toBe(0)
})
