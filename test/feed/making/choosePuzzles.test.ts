// Tests which puzzle a date gets, with a drafter that the test controls.

import { describe, expect, it } from 'vitest'
import { findFamily } from '../../../src/families/registry.ts'
import type { LedgerEntry } from '../../../src/feed/ledger.ts'
import { makeLedger } from '../../../src/feed/ledger.ts'
import { type FeedTask, makeEntryDecider, patternOf } from '../../../src/feed/making/choosePuzzles.ts'
import type { Drafted, DraftOrder } from '../../../src/feed/making/draftPuzzle.ts'
import type { PlannedPuzzle } from '../../../src/feed/plan/scheduleTypes.ts'
import { NO_WISHES } from '../../../src/maker/orderFields.ts'

const sudoku = findFamily('sudoku')
const shape = sudoku.notation.parseShape('4x4')
const MADE: PlannedPuzzle = {
  kind: 'made',
  recipe: { family: sudoku, shape, order: { ...NO_WISHES, stars: { least: 1, most: 2 } } },
}

/** The id of a puzzle with a single given, in this cell. Its pattern of givens is that cell. */
const idAt = (cell: number, value = 1) => `sudoku:4x4:${'.'.repeat(cell)}${value}${'.'.repeat(15 - cell)}`
const draftOf = (key: string, cell: number): Drafted => ({ id: idAt(cell), key, solution: [] })

const task = (date: string, planned: PlannedPuzzle = MADE, repeatAfter?: number): FeedTask => ({
  date,
  slot: 'one',
  revision: 0,
  planned,
  scheduled: { name: 'one', title: 'One', start: '2027-01-01', hasOwnStart: false, repeatAfter },
})
const entry = (date: string, key: string, cell: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  date,
  slot: 'one',
  revision: 0,
  id: idAt(cell),
  key,
  grade: { degree: 1, stars: 1, version: 1 },
  files: {},
  ...more,
})

function decider(
  entries: readonly LedgerEntry[],
  drafts: (order: DraftOrder, count: number) => Drafted,
  own: Readonly<Record<string, readonly string[]>> = {},
) {
  const orders: DraftOrder[] = []
  const made = makeEntryDecider({
    ledger: makeLedger(entries),
    seedOf: ({ date, slot }, attempt) => `${date}-${slot}-${attempt}`,
    draft: (order) => drafts(order, orders.push(order) - 1),
    own: (key, file) => (`${key}: ${file}` in own ? own[`${key}: ${file}`] : []),
  })
  return { ...made, orders }
}

describe('a puzzle that is made', () => {
  it('is the first new one of the attempts', () => {
    const { decide, orders } = decider([entry('2026-01-01', 'a', 3)], (_, count) =>
      count < 2 ? draftOf('a', 9) : draftOf('b', 9),
    )
    expect(decide(task('2027-01-01'))).toEqual({
      entry: { date: '2027-01-01', slot: 'one', revision: 0, id: idAt(9), key: 'b' },
      slot: { name: 'one', title: 'One' },
      solution: [],
    })
    const seeds = orders.map((order) => ('made' in order ? /#(.*)@/.exec(order.made)?.[1] : ''))
    expect(seeds).toEqual(['2027-01-01-one-0', '2027-01-01-one-1', '2027-01-01-one-2'])
  })

  it('is the same with a first attempt that was drafted in advance', () => {
    const drafts = (_: DraftOrder, count: number) => draftOf(`k${count}`, count)
    const one = decider([], drafts)
    const first = draftOf('k0', 0)
    expect(one.decide(task('2027-01-01'), first)).toEqual(decider([], drafts).decide(task('2027-01-01')))
    expect(one.orders).toEqual([])
    const made = expect.stringContaining('#2027-01-01-one-0@')
    expect(one.firstOrder(task('2027-01-01'))).toEqual({ made })
  })

  it.each([-6, -1, 1, 6])('does not have the pattern of the slot %i days away', (days) => {
    const date = `2027-01-${String(10 + days).padStart(2, '0')}`
    const { decide } = decider([entry(date, 'a', 5)], (_, count) => draftOf(`k${count}`, count < 3 ? 5 : 6))
    expect(decide(task('2027-01-10'))).toMatchObject({ entry: { key: 'k3' } })
  })

  it.each([
    ['a week away', entry('2027-01-03', 'a', 5)],
    ['in another slot', entry('2027-01-09', 'a', 5, { slot: 'two' })],
  ])('may have the pattern of one %s', (_, other) => {
    const decision = decider([other], () => draftOf('k', 5)).decide(task('2027-01-10'))
    expect(decision).toMatchObject({ entry: { key: 'k' } })
  })

  it('is neither a rejected puzzle nor one of another slot', () => {
    const entries = [
      entry('2020-01-01', 'a', 1, { slot: 'two' }),
      entry('2020-01-02', 'b', 2),
      entry('2020-01-02', 'c', 3, { revision: 1, reason: 'rejected' }),
    ]
    const { decide } = decider(entries, (_, count) => draftOf('abcd'[count], 9))
    expect(decide(task('2027-01-10'))).toMatchObject({ entry: { key: 'd' } })
  })

  it('is given up after ten seeds without a puzzle', () => {
    const { decide, orders } = decider([], () => ({ refused: 'not found' }))
    expect(decide(task('2027-01-01'))).toEqual({
      unmet: '2027-01-01 one: not found for each of 10 seeds; choose other stars or another shape',
    })
    expect(orders.length).toBe(10)
  })
})

describe('a slot without new puzzles', () => {
  const same = () => draftOf('a', 1)

  it('reports this, with remedies', () => {
    expect(decider([entry('2020-01-01', 'a', 1)], same).decide(task('2027-01-01'))).toEqual({
      unmet: expect.stringMatching(
        /^2027-01-01 one: no new puzzles left: sudoku 4x4 .*allow reruns with "repeat-after: 365"$/,
      ),
    })
  })

  const again = (order: DraftOrder): Drafted =>
    'id' in order ? { id: order.id, key: 'of the rerun', solution: [] } : draftOf('a', 1)
  const rerunOf = (entries: readonly LedgerEntry[], date = '2027-06-01') => {
    const decision = decider(entries, again).decide(task(date, MADE, 30))
    return 'entry' in decision ? [decision.entry.id, decision.entry.rerun] : decision.unmet
  }

  it('repeats the puzzle that has not appeared for the longest time, marked as a rerun', () => {
    const entries = [
      entry('2027-01-01', 'a', 1),
      entry('2027-01-02', 'b', 2),
      entry('2027-03-01', 'a', 1, { rerun: '2027-01-01' }),
    ]
    expect(rerunOf(entries)).toEqual([idAt(2), '2027-01-02'])
    const again = entry('2027-04-01', 'b', 2, { rerun: '2027-01-02' })
    expect(rerunOf([...entries, again])).toEqual([idAt(1), '2027-03-01'])
  })

  it('repeats no puzzle too soon', () => {
    expect(rerunOf([entry('2027-01-01', 'a', 1)], '2027-01-30')).toMatch(
      /, and no earlier puzzle is 30 days old, as a rerun needs$/,
    )
    expect(rerunOf([entry('2027-01-01', 'a', 1)], '2027-01-31')).toEqual([idAt(1), '2027-01-01'])
  })

  it('repeats only a puzzle of the right shape and stars', () => {
    const hard = { grade: { degree: 9, stars: 5, version: 1 } } as const
    const entries = [
      entry('2027-01-01', 'a', 1, hard),
      entry('2027-01-02', 'b', 2, { id: 'sudoku:6x6:1' }),
      entry('2027-01-03', 'c', 3),
    ]
    expect(rerunOf(entries)).toEqual([idAt(3), '2027-01-03'])
  })

  it('repeats no puzzle that was rejected, replaced or withdrawn', () => {
    const entries = [
      entry('2027-01-01', 'a', 1),
      entry('2027-01-01', 'b', 2, { revision: 1, reason: 'rejected' }),
      entry('2027-01-02', 'c', 3),
      { date: '2027-01-02', slot: 'one', revision: 1, reason: 'withdrawn', note: 'x', files: {} } as const,
    ]
    expect(rerunOf(entries)).toEqual([idAt(2), '2027-01-01'])
  })
})

describe('a puzzle that the plan names', () => {
  const NAMED: PlannedPuzzle = { kind: 'named', id: idAt(1) }
  const decide = (entries: readonly LedgerEntry[], date: string, repeatAfter?: number) =>
    decider(entries, () => draftOf('a', 1)).decide(task(date, NAMED, repeatAfter))

  it('is used if it is new', () => {
    expect(decide([], '2027-06-01')).toMatchObject({ entry: { id: idAt(1) } })
  })

  it('is rejected if a twin appeared', () => {
    expect(decide([entry('2027-01-01', 'a', 7)], '2027-06-01')).toEqual({
      unmet:
        '2027-06-01 one: the puzzle of the plan, or a twin of it, appeared on 2027-01-01 in "one"; name another puzzle',
    })
  })

  it('appears again after enough days', () => {
    const entries = [entry('2027-01-01', 'a', 1), entry('2027-05-20', 'a', 1, { rerun: '2027-01-01' })]
    expect(decide(entries.slice(0, 1), '2027-06-01', 30)).toMatchObject({ entry: { rerun: '2027-01-01' } })
    expect(decide(entries, '2027-06-01', 30)).toMatchObject({ unmet: expect.stringContaining('2027-05-20') })
    expect(decide(entries, '2027-07-01', 30)).toMatchObject({ entry: { rerun: '2027-05-20' } })
  })
})

describe("an editor's own puzzles", () => {
  const OWN: PlannedPuzzle = { kind: 'own', file: 'mine.txt' }
  const file = [idAt(1), idAt(2), idAt(3)]
  const read = (order: DraftOrder): Drafted =>
    'id' in order ? { id: order.id, key: `key of ${order.id}`, solution: [] } : { refused: 'made' }
  const decide = (entries: readonly LedgerEntry[]) =>
    decider(entries, read, { 'from: mine.txt': file }).decide(task('2027-06-01', OWN))

  it('appear in the order of their file', () => {
    expect(decide([])).toMatchObject({ entry: { id: idAt(1) } })
    expect(decide([entry('2027-01-01', 'x', 1)])).toMatchObject({ entry: { id: idAt(2) } })
    const twin = entry('2027-01-01', `key of ${idAt(1)}`, 9)
    expect(decide([twin, entry('2027-01-02', 'x', 2)])).toMatchObject({ entry: { id: idAt(3) } })
  })

  it('come to an end, which is reported', () => {
    const all = file.map((_, index) => entry(`2027-01-0${index + 1}`, `x${index}`, index + 1))
    expect(decide(all)).toMatchObject({ unmet: expect.stringContaining('no new puzzles left: mine.txt') })
  })

  it('are rejected by name if one is invalid', () => {
    const { decide: refuse, firstOrder } = decider([], () => ({ refused: 'it has several solutions' }), {
      'from: mine.txt': file,
    })
    expect(refuse(task('2027-06-01', OWN))).toEqual({
      unmet: `2027-06-01 one: mine.txt: ${idAt(1)}: it has several solutions`,
    })
    expect(firstOrder(task('2027-06-01', OWN))).toBeUndefined()
  })
})

describe('a reserve', () => {
  const files = { 'reserve: spare.txt': [idAt(1), idAt(2)], 'from: mine.txt': [idAt(3)] }
  const read = (order: DraftOrder): Drafted =>
    'id' in order ? { id: order.id, key: `key of ${order.id}`, solution: [] } : { refused: 'not found' }
  const decide = (entries: readonly LedgerEntry[], planned: PlannedPuzzle = MADE, drafts = read) => {
    const { scheduled, ...due } = task('2027-06-01', planned)
    return decider(entries, drafts, files).decide({
      ...due,
      scheduled: { ...scheduled, reserve: 'spare.txt' },
    })
  }
  const why = 'not found for each of 10 seeds; choose other stars or another shape'

  it('gives its next new puzzle to a date whose order cannot be met, and the ledger the reason', () => {
    expect(decide([])).toMatchObject({ entry: { id: idAt(1), reserve: why } })
    expect(decide([entry('2027-05-01', `key of ${idAt(1)}`, 1)])).toMatchObject({ entry: { id: idAt(2) } })
    const twin = entry('2027-05-01', `key of ${idAt(1)}`, 9, { slot: 'two' })
    expect(decide([twin])).toMatchObject({ entry: { id: idAt(2) } })
  })

  it('is left alone as long as the order can be met', () => {
    const decision = decide([], { kind: 'own', file: 'mine.txt' })
    expect(decision).toMatchObject({ entry: { id: idAt(3) } })
    expect(decision).not.toHaveProperty('entry.reserve')
  })

  it('follows a file of puzzles that has come to its end, and a named puzzle that has appeared', () => {
    const entries = [entry('2027-01-01', `key of ${idAt(3)}`, 3)]
    const reserve = expect.stringContaining('no new puzzles left: mine.txt')
    expect(decide(entries, { kind: 'own', file: 'mine.txt' })).toMatchObject({ entry: { reserve } })
    expect(decide(entries, { kind: 'named', id: idAt(3) })).toMatchObject({ entry: { id: idAt(1) } })
  })

  it('comes to an end too, which is reported with the first reason', () => {
    const all = [1, 2].map((cell) => entry(`2027-01-0${cell}`, `key of ${idAt(cell)}`, cell))
    const unmet = `2027-06-01 one: ${why}; no new puzzles left in the reserve, spare.txt`
    expect(decide(all)).toEqual({ unmet })
  })

  it('has puzzles with one solution only', () => {
    const refused = () => ({ refused: 'it has several solutions' })
    const decision = decide([], MADE, refused)
    expect(decision).toEqual({
      unmet: expect.stringContaining(`; spare.txt: ${idAt(1)}: it has several solutions`),
    })
  })
})

it('the pattern of clues has the cells of givens without their values', () => {
  const pattern = patternOf('sudoku:4x4:1.....2..3.....4')
  expect(pattern).toBe('4x4:x,.,.,.,.,.,x,.,.,x,.,.,.,.,.,x')
  expect(patternOf('sudoku:4x4:4.....3..2.....1')).toBe(pattern)
  expect(patternOf('sudoku:4x4:.1....2..3.....4')).not.toBe(pattern)
  // Killers have no givens, so only their cages differ.
  const killer = (cages: string) => `sudoku:4x4+killer:................;killer,${cages}`
  expect(patternOf(killer('3,A1,B1;7,C1,D1'))).not.toBe(patternOf(killer('3,A1,A2;7,C1,D1')))
})
