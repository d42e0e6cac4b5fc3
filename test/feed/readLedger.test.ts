// Ledgers as text: written and read back, cut off at any place, and damaged.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../src/feed/ledger.ts'
import { expectOwnLedger, makeLedger, readLedger } from '../../src/feed/ledger.ts'

const SUM = 'ab'.repeat(32)
const HEAD = {
  ledger: 1,
  series: 'daily',
  feed: '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10',
  start: '2027-01-01',
}
const PLAN = { slug: HEAD.series, id: HEAD.feed, start: HEAD.start }
const puzzle = (date: string, slot: string, key: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  date,
  slot,
  revision: 0,
  id: 'sudoku:4x4:1..4..2..3..4..1',
  key: key.repeat(16),
  files: { 'puzzle.json': SUM },
  ...more,
})
const ENTRIES: readonly LedgerEntry[] = [
  puzzle('2027-01-01', 'one', 'a', {
    generator: 1,
    made: 'sudoku:4x4#0011@1',
    grade: {
      ...{ degree: 40, stars: 2, version: 4, tier: 'singles', technique: 'hidden single' },
      minutes: { usual: 6.2, least: 3, most: 12.4 },
    },
  }),
  puzzle('2027-01-01', 'two', 'b'),
  puzzle('2027-01-01', 'one', 'c', { revision: 1, reason: 'rejected' }),
  puzzle('2027-01-02', 'one', 'a', { rerun: '2027-01-01' }),
  puzzle('2027-01-01', 'two', 'd', {
    revision: 1,
    reason: 'replaced',
    note: 'Ein „Fehler“ 🧩\n',
    at: '2027-01-01T12:00:00Z',
  }),
  {
    date: '2027-01-01',
    slot: 'two',
    revision: 2,
    reason: 'withdrawn',
    note: 'x',
    at: '2027-01-02T12:00:00Z',
    files: {},
  },
]
const LINES = [HEAD, ...ENTRIES].map((line) => `${JSON.stringify(line)}\n`)
const TEXT = LINES.join('')

describe('a ledger', () => {
  it('is read as it was written', () => {
    expect(readLedger(TEXT)).toEqual({ head: HEAD, entries: ENTRIES, half: '' })
    expect(readLedger('')).toEqual({ entries: [], half: '' })
  })

  it('knows revisions, twins and slots', () => {
    const ledger = makeLedger(ENTRIES)
    expect(ledger.entries).toEqual(ENTRIES)
    expect(ledger.revisions('2027-01-01', 'two')).toEqual([ENTRIES[1], ENTRIES[4], ENTRIES[5]])
    expect(ledger.current('2027-01-01', 'two')).toBe(ENTRIES[5])
    expect(ledger.puzzleOf('2027-01-01', 'two')).toBe(ENTRIES[4])
    expect(ledger.current('2027-01-03', 'one')).toBeUndefined()
    expect(ledger.puzzleOf('2027-01-03', 'one')).toBeUndefined()
    expect(ledger.currents()).toEqual([ENTRIES[2], ENTRIES[5], ENTRIES[3]])
    expect(ledger.withKey('a'.repeat(16))).toEqual([ENTRIES[0], ENTRIES[3]])
    expect(ledger.ofSlot('two')).toEqual([ENTRIES[1], ENTRIES[4]])
  })

  it('keeps its complete lines if it is cut off anywhere, and reports the unfinished one', () => {
    const bytes = Buffer.from(TEXT)
    for (let cut = 0; cut <= bytes.length; cut++) {
      const text = bytes.subarray(0, cut).toString()
      const { head, entries, half } = readLedger(text)
      const whole = text.split('\n').length - 1
      expect(head).toEqual(whole > 0 ? HEAD : undefined)
      expect(entries).toEqual(ENTRIES.slice(0, Math.max(0, whole - 1)))
      expect(LINES.slice(0, whole).join('') + half).toBe(text)
    }
  })

  it('of another series or feed is refused', () => {
    const expectOwn = (changes: object) => expect(() => expectOwnLedger(HEAD, { ...PLAN, ...changes }))
    expectOwn({}).not.toThrow()
    expectOwn({ slug: 'weekly' }).toThrow('the ledger belongs to the feed "daily"')
    expectOwn({ id: 'x' }).toThrow(`belongs to another feed, ${HEAD.feed}`)
  })

  it.each(['2026-12-31', '2027-01-02'])(
    'of a feed that starts on another date than %s is refused',
    (start) => {
      expect(() => expectOwnLedger(HEAD, { ...PLAN, start })).toThrow(
        `the feed starts on 2027-01-01, but the plan has the start ${start}; write "start: 2027-01-01" in the plan`,
      )
    },
  )

  it('of an earlier version, which states no start, is read', () => {
    const { start: _, ...head } = HEAD
    expect(readLedger(`${JSON.stringify(head)}\n`).head).toEqual(head)
    expect(() => expectOwnLedger(head, { ...PLAN, start: '2027-02-01' })).not.toThrow()
  })
})

describe('a damaged ledger', () => {
  const entry = (change: object) =>
    `${LINES[0]}${LINES[1]}${JSON.stringify({ ...ENTRIES[1], ...change })}\n${LINES[3]}`

  it.each([
    ['no head', LINES.slice(1).join(''), 1],
    ['a start that is no date', TEXT.replace('"2027-01-01"', '7'), 1],
    ['another form', TEXT.replace('"ledger":1', '"ledger":2'), 1],
    ['an empty line', `${LINES[0]}${LINES[1]}\n${LINES[2]}`, 3],
    ['a line of something else', `${LINES[0]}${LINES[1]}hello\n${LINES[2]}`, 3],
    ['a line cut off before others', `${LINES[0]}${LINES[1]}${LINES[2].slice(0, 40)}\n${LINES[3]}`, 3],
    ['a list', `${LINES[0]}${LINES[1]}[]\n`, 3],
    ['no date', entry({ date: undefined }), 3],
    ['a date that does not exist', entry({ date: '2027-02-29' }), 3],
    ['an impossible name of a slot', entry({ slot: '../etc' }), 3],
    ['a revision that is not a number', entry({ revision: '0' }), 3],
    ['a revision below 0', entry({ revision: -1 }), 3],
    ['an unknown reason', entry({ reason: 'mood' }), 3],
    ['no files', entry({ files: undefined }), 3],
    ['an invalid hash', entry({ files: { 'puzzle.json': '../../etc/passwd' } }), 3],
    ['a list of files', entry({ files: [] }), 3],
    ['no puzzle', entry({ id: undefined }), 3],
    ['an invalid key', entry({ key: 'xyz' }), 3],
    ['a rerun without a valid date', entry({ rerun: 'once' }), 3],
  ])('with %s is refused with its line', (_, text, line) => {
    expect(() => readLedger(text)).toThrow(
      expect.objectContaining({ name: 'PuzzleError', code: 'record', line }),
    )
  })

  it('at any place is refused with its line, or leaves all other lines as they are', () => {
    const damage = fc.record({
      at: fc.nat(TEXT.length - 2),
      text: fc.string({ maxLength: 3 }),
      length: fc.nat(20),
    })
    fc.assert(
      fc.property(damage, ({ at, text, length }) => {
        const until = Math.min(at + length, TEXT.length - 1)
        const damaged = TEXT.slice(0, at) + text + TEXT.slice(until)
        const before = TEXT.slice(0, at).split('\n').length - 1
        const touched = TEXT.slice(at, until).split('\n').length + text.split('\n').length
        try {
          const { entries } = readLedger(damaged)
          expect(entries.slice(0, Math.max(0, before - 1))).toEqual(ENTRIES.slice(0, Math.max(0, before - 1)))
        } catch (error) {
          expect(error).toMatchObject({ name: 'PuzzleError', code: 'record' })
          const { line = 0 } = error as { line?: number }
          expect(line).toBeGreaterThan(before)
          expect(line).toBeLessThanOrEqual(before + touched)
        }
      }),
      { numRuns: 500 },
    )
  })
})
