// Tests how the repeats of a search become one row.

import { expect, it } from 'vitest'
import { mergeRepeats } from '../../src/bench/rowParts.ts'
import { row } from './rows.ts'

it('solved repeats have the least time, the mean of the time on a processor, and the most memory', () => {
  const repeats = [
    row({ repeat: 1, milliseconds: 3, cpuMilliseconds: 0, memory: 5 }),
    row({ repeat: 2, milliseconds: 1, cpuMilliseconds: 4, memory: null }),
    row({ repeat: 3, milliseconds: 2, cpuMilliseconds: 0, memory: 7 }),
  ]
  expect(mergeRepeats(repeats)).toEqual([
    row({ repeat: 3, milliseconds: 1, cpuMilliseconds: 4 / 3, memory: 7 }),
  ])
  expect(mergeRepeats([repeats[1]])[0].repeat, 'a single row is one repeat').toBe(1)
  const untimed = [1, 2].map((repeat) => row({ repeat, milliseconds: null }))
  expect(mergeRepeats(untimed)).toEqual([row({ repeat: 2, milliseconds: null })])
})

it('a repeat that was not solved decides alone', () => {
  const capped = row({ repeat: 2, outcome: 'capped', ended: 'time-limit', milliseconds: 9, nodes: 3 })
  expect(mergeRepeats([row(), capped])).toEqual([{ ...capped, repeat: 2 }])
})

it('rows of different contenders and puzzles stay apart, in the order of the first', () => {
  const names = (rows: readonly { contender: string; puzzle: string }[]) =>
    rows.map(({ contender, puzzle }) => `${contender}${puzzle}`)
  const rows = ['b1', 'a1', 'a2', 'b1', 'a2', 'a1'].map((name, index) =>
    row({ contender: name[0], puzzle: name[1], repeat: index < 3 ? 1 : 2 }),
  )
  expect(names(mergeRepeats(rows))).toEqual(['b1', 'a1', 'a2'])
})
