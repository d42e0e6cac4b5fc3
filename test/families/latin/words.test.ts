// The faults, the constraints and the words of boards of any groups.

import { describe, expect, it } from 'vitest'
import { GROUP_KINDS, type GroupKind } from '../../../src/families/latin/board.ts'
import { germanLatinSentences } from '../../../src/families/latin/germanReasons.ts'
import { groupReason, latinReasons } from '../../../src/families/latin/reasons.ts'
import { latinFaults, latinProblem } from '../../../src/families/latin/rules.ts'
import { gapsOf } from '../../../src/families/words.ts'
import { BOARDS, diagonals, range, regions, square } from './boards.ts'

const KINDS = Object.keys(GROUP_KINDS) as GroupKind[]
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

describe('constraints', () => {
  it('are that each group is all different, from 1 to the size or as given', () => {
    const givens = range(0, 24).map((cell) => (cell === 3 ? 2 : 0))
    const { cells, domains, constraints } = latinProblem(jigsaw, { givens })
    expect([cells, domains.length]).toEqual([25, 25])
    domains.forEach((domain, cell) => {
      expect(domain).toEqual(cell === 3 ? [2] : [1, 2, 3, 4, 5])
    })
    expect(constraints).toEqual(jigsaw.groups.map(({ cells: over }) => ({ kind: 'all-different', over })))
  })
})

describe('squares', () => {
  it('refuse groups that cannot hold each number', () => {
    expect(() => square(4, regions('aaaa', 'abbb', 'cccc', 'dddd'))).toThrow('region 1 has 5 cells, not 4')
    expect(() => square(4, diagonals(5))).toThrow('falling 1 has 5 cells, not 4')
  })
})

describe('words', () => {
  it('are there in English and German for every kind of group, with the same gaps', () => {
    const english = latinReasons(KINDS)
    const german = germanLatinSentences(KINDS)
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
    expect(Object.keys(english)).toHaveLength(2 * KINDS.length + 2)
    for (const [kind, { name, sentence }] of Object.entries(english)) {
      expect(gapsOf(german[kind])).toEqual(gapsOf(sentence))
      expect(`${name} ${sentence} ${german[kind]}`).not.toContain('GROUP')
      expect(gapsOf(name)).toEqual([])
    }
  })

  it('have their gaps filled by the facts of a reason', () => {
    const english = latinReasons(KINDS)
    for (const group of jigsaw.groups) {
      const { kind, facts, cells } = groupReason('no-place', group, 4)
      expect(Object.keys(facts).sort()).toEqual(gapsOf(english[kind].sentence))
      expect(cells).toBe(group.cells)
    }
  })

  it('are as in print', () => {
    const { 'only-place-in-region': region, 'no-place-in-rising': rising } = latinReasons(KINDS)
    expect(region).toEqual({
      name: 'only place in a region',
      sentence: 'only place for {value} in region {region}',
    })
    expect(rising.sentence).toBe('no place for {value} in the rising diagonal')
    expect(germanLatinSentences(['falling'])['only-place-in-falling']).toBe(
      'einziger Platz für die {value} in der fallenden Diagonale',
    )
  })
})
