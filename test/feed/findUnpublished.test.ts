// What a file gives away before its time. The ledger has puzzles of four dates; as of the instant of the tests the third is the last
// public one, and the first is the last solved one.

import { describe, expect, it } from 'vitest'
import { makeUnpublishedFinder } from '../../src/feed/findUnpublished.ts'
import { makeLedger } from '../../src/feed/ledger.ts'
import { parseInstant } from '../../src/feed/releaseTimes.ts'
import { scheduleOf, slotPlan } from './plan/plans.ts'

const SECRET = '5a'.repeat(32)
const IDS = [
  'sudoku:4x4:1.....2..3.....4',
  'sudoku:4x4:.3..1.....13...2',
  'sudoku:4x4:.1..3.....31...2',
  'sudoku:4x4:.1..2.....21...3',
]
// A rerun of the first puzzle, and another puzzle with its solution.
const LATER = ['sudoku:4x4:1.....2..3.....4', 'sudoku:4x4:12....2..3.....4']

const ledger = makeLedger(
  [...IDS, ...LATER].map((id, index) => ({
    date: `2027-01-0${index + 1}`,
    slot: 'one',
    revision: 0,
    id,
    key: id,
    made: `sudoku:4x4#${index}seed/0@2`,
    files: {},
  })),
)

/** What a text gives away, in a feed with further lines in its plan. */
function told(text: string, now = '2027-01-02T12:00:00Z', plan = '', ahead = 0): string | undefined {
  const schedule = scheduleOf(slotPlan('family: sudoku, shape: 4x4', plan))
  return makeUnpublishedFinder({ schedule, ledger, now: parseInstant(now), ahead, secrets: [SECRET] })(text)
}

const SOLVED = ['1243342143122134', '4321123424133142', '4123321424311342', '4132231434211243']
const puzzle = (day: number) => `the puzzle of 2027-01-0${day}/one, which is not public yet`
const solution = (day: number) => `the solution of 2027-01-0${day}/one, which is not public yet`

describe('a file of a site', () => {
  it.each([
    ['the secret', `a{b:"${SECRET}"}`, 'the secret of the feed'],
    ['the id of a coming puzzle', `{"id":"${IDS[3]}"}`, puzzle(4)],
    ['the clues of a coming puzzle', `see .1..2.....21...3, soon`, puzzle(4)],
    ['what a coming puzzle is made from', '<!-- sudoku:4x4#3seed/0@2 -->', puzzle(4)],
    ['the id of a public puzzle', `{"id":"${IDS[2]}"}`, undefined],
    ['what a public puzzle is made from', 'sudoku:4x4#2seed/0@2', undefined],
    ['the id of a puzzle that comes again', LATER[0], undefined],
    ['clues within those of a larger board', `5${IDS[3].slice(11)}..`, undefined],
    ['nothing', '', undefined],
  ])('with %s', (_, text, early) => {
    expect(told(text)).toBe(early)
  })

  it('tells a puzzle until the second in which it goes public', () => {
    expect(told(IDS[3], '2027-01-03T09:59:59Z')).toBe(puzzle(4))
    expect(told(IDS[3], '2027-01-03T10:00:00Z')).toBeUndefined()
    expect(told(IDS[3], '2027-01-02T10:00:00Z', '', 1)).toBeUndefined()
  })

  it('tells a solution until the second in which it goes public, in digits with anything between them', () => {
    const rows = JSON.stringify(SOLVED[1].match(/..../g)?.map((row) => [...row].map(Number)))
    expect(told(rows, '2027-01-03T11:59:59Z')).toBe(solution(2))
    expect(told(rows, '2027-01-03T12:00:00Z')).toBeUndefined()
    expect(told(SOLVED[3])).toBe(solution(4))
    expect(told(SOLVED[1], '2027-01-09T12:00:00Z', 'solutions: never\n')).toBe(solution(2))
  })

  it('may have a public solution, which is also that of a coming puzzle', () => {
    expect(told(SOLVED[0])).toBeUndefined()
    expect(told(SOLVED[0], '2027-01-02T11:59:59Z')).toBe(solution(1))
  })
})
