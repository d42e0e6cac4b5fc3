// The faults of boards of any groups.

import { describe, expect, it } from 'vitest'
import { latinFaults } from '../../../src/families/latin/rules.ts'
import { BOARDS, range } from './boards.ts'

const jigsaw = BOARDS['jigsaw with diagonals']

describe('faults', () => {
  const faultsOf = (numbers: Readonly<Record<number, number>>) =>
    latinFaults(
      jigsaw,
      range(0, 24).map((cell) => numbers[cell] ?? 0),
    )

  it('name each group that has a number twice', () => {
    expect(faultsOf({ 0: 3, 6: 3 })).toEqual([
      { rule: 'region 1 has 3 twice', cells: [0, 6] },
      { rule: 'the falling diagonal has 3 twice', cells: [0, 6] },
    ])
    expect(faultsOf({ 4: 1, 16: 1, 20: 2, 22: 2 })).toEqual([
      { rule: 'row 5 has 2 twice', cells: [20, 22] },
      { rule: 'the rising diagonal has 1 twice', cells: [4, 16] },
    ])
    expect(faultsOf({ 1: 4, 11: 4 })).toEqual([{ rule: 'column 2 has 4 twice', cells: [1, 11] }])
  })

  it('are numbers that are too large', () => {
    expect(faultsOf({ 7: 6 })).toEqual([{ rule: '6 is not a number from 1 to 5', cells: [7] }])
  })
})
