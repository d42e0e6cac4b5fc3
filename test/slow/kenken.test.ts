// KenKen counts that take some time: all Latin squares of order 5, and all of Keen's puzzles by their labels.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kenken } from '../../src/families/kenken/index.ts'
import { makeBranching } from '../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { sumPerRow } from '../families/kenken/boards.ts'
import { REASONING_OF_LABEL, reasoningOf } from '../families/kenken/keenLabels.ts'
import { dataFile, HAS_DATA } from '../support/data.ts'

it('one sum for each row leaves all 161280 Latin squares of order 5', () => {
  const puzzle = sumPerRow(5)
  const search = makeSearcher(
    kenken.model.compile(puzzle.shape, 'full'),
    makeBranching('fewest-alternatives', 'ascending', 'kenken'),
  )
  expect(search(puzzle).statistics.solutions).toBe(161280)
})

it.skipIf(!HAS_DATA)("Keen's 1500 puzzles need what their labels state (skipped without the data)", () => {
  for (const row of readFileSync(dataFile('kenken-keen-ids.tsv'), 'utf8').trim().split('\n').slice(1)) {
    const [, label, id] = row.split('\t')
    expect([id, reasoningOf(id)]).toEqual([id, REASONING_OF_LABEL[label]])
  }
})
