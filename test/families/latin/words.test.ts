// The faults, the constraints and the words of boards of any groups.

import { describe, expect, it } from 'vitest'
import type { Family } from '../../../src/families/family.ts'
import type { ReasonWords } from '../../../src/families/inference.ts'
import { GROUP_KINDS, type GroupKind, type LatinGroup } from '../../../src/families/latin/board.ts'
import { LATIN_BOX_PATTERNS } from '../../../src/families/latin/boxPatterns.ts'
import {
  GERMAN_BOX_SENTENCES,
  GERMAN_LINE_SENTENCES,
  GERMAN_LINK_SENTENCES,
  germanGroupNames,
} from '../../../src/families/latin/germanReasons.ts'
import { LATIN_LINE_PATTERNS } from '../../../src/families/latin/linePatterns.ts'
import { LATIN_LINK_PATTERNS } from '../../../src/families/latin/linkPatterns.ts'
import { groupFact, groupNames, groupReason, LATIN_SINGLES } from '../../../src/families/latin/reasons.ts'
import { latinFaults, latinProblem } from '../../../src/families/latin/rules.ts'
import { patternWords } from '../../../src/families/patternTable.ts'
import { reasonText } from '../../../src/grader/explanation.ts'
import { gapsOf } from '../../../src/words/say.ts'
import { BOARDS, diagonals, puzzleOf, range, regions, square } from './boards.ts'

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
  it('are all-different groups with the domains 1 to the size, or the given', () => {
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
  const english: Readonly<Record<string, ReasonWords>> = {
    ...LATIN_SINGLES,
    ...patternWords(LATIN_LINE_PATTERNS),
    ...patternWords(LATIN_LINK_PATTERNS),
    ...patternWords(LATIN_BOX_PATTERNS),
  }

  it('exist in English and German for every kind of reason, with the same gaps', () => {
    const german: Readonly<Record<string, string>> = {
      ...GERMAN_LINE_SENTENCES,
      ...GERMAN_LINK_SENTENCES,
      ...GERMAN_BOX_SENTENCES,
    }
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
    for (const [kind, { name, sentence }] of Object.entries(english)) {
      expect(gapsOf(german[kind]), kind).toEqual(gapsOf(sentence))
      expect(gapsOf(name), kind).toEqual([])
    }
  })

  it('name every kind of group, with a number where there are several', () => {
    const [names, german] = [groupNames(KINDS), germanGroupNames(KINDS)]
    expect(Object.keys(names)).toEqual(KINDS)
    expect(Object.keys(german)).toEqual(KINDS)
    for (const kind of KINDS) expect(gapsOf(german[kind]), kind).toEqual(gapsOf(names[kind]))
    expect(Object.keys(groupNames(['row', 'box']))).toEqual(['row', 'box'])
    expect(jigsaw.groups.map(groupFact)).toEqual(
      jigsaw.groups.map(({ kind, number }) => (names[kind].includes('{') ? `${kind} ${number}` : kind)),
    )
  })

  it('have gaps that the facts of a reason fill', () => {
    for (const group of jigsaw.groups) {
      const { kind, facts, cells, premises } = groupReason('no-place', group, 4)
      expect(Object.keys(facts).sort()).toEqual(gapsOf(english[kind].sentence))
      expect(cells).toBe(group.cells)
      expect(premises).toEqual([{ cells, value: 4 }])
    }
  })

  it('are as in print', () => {
    const inference = { reasons: english, groups: groupNames(KINDS) }
    const german = {
      reasons: { ...GERMAN_LINE_SENTENCES, ...GERMAN_LINK_SENTENCES, ...GERMAN_BOX_SENTENCES },
      groups: germanGroupNames(KINDS),
    }
    const say = (kind: GroupKind, phrases?: typeof german) => {
      const group = jigsaw.groups.find((one) => one.kind === kind) as LatinGroup
      const reason = groupReason('hidden-single', group, 4)
      return reasonText({ inference } as unknown as Family, puzzleOf(jigsaw, []), reason, phrases)
    }
    expect([say('region'), say('region', german)]).toEqual([
      'only place for 4 in region 1',
      'einziger Platz für die 4 in Gebiet 1',
    ])
    expect([say('falling'), say('falling', german)]).toEqual([
      'only place for 4 in the falling diagonal',
      'einziger Platz für die 4 in der fallenden Diagonale',
    ])
  })
})
