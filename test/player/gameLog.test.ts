// Logs: every entry is read back, no tab loses the entries of another, and the game continues even if nothing
// can be stored.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { puzzleHash } from '../../src/maker/puzzleKeys.ts'
import { type Action, type ActionLimits, type LogEntry, writeEntry } from '../../src/player/actions.ts'
import { replay } from '../../src/player/game.ts'
import { exportGame, importGame } from '../../src/player/gameFile.ts'
import { openProgress, type Progress } from '../../src/player/gameLog.ts'
import { logPrefix, type Store } from '../../src/player/knownLogs.ts'
import { readEntry } from '../../src/player/readLog.ts'
import { openNamed } from '../support/playedBoards.ts'
import { FORBIDDEN, forbidden, MapStore } from '../support/stores.ts'

const PUZZLE = openNamed('sudoku:4x4:1...............')
const LIMITS = PUZZLE.limits
const HASH = PUZZLE.record.hash
const OTHER_HASH = puzzleHash('sudoku:4x4:2...............')

const KINDS = ['centre', 'corner'] as const
/** The actions that are about nothing in particular. */
const PLAIN = [
  ...(['fillNotes', 'wipeNotes', 'save', 'back', 'restart'] as const),
  ...(['undo', 'redo', 'hint', 'check', 'rest'] as const),
]

/** Every possible action on a board. */
function actions({ cells, least, greatest }: ActionLimits): fc.Arbitrary<Action> {
  const cell = fc.nat(cells - 1)
  const value = fc.integer({ min: least, max: greatest })
  const entries = (least: fc.Arbitrary<number>) =>
    fc.array(fc.tuple(cell, least), { minLength: 1, maxLength: 6 })
  const or0 = fc.oneof(value, fc.constant(0))
  return fc.oneof(
    fc.record({ do: fc.constant('enter' as const), entries: entries(or0), tidy: fc.boolean() }),
    fc.record({ do: fc.constant('note' as const), cell, value, kind: fc.constantFrom(...KINDS) }),
    fc.record({ do: fc.constant('clear' as const), cells: fc.array(cell, { minLength: 1, maxLength: 5 }) }),
    fc.record({
      do: fc.constant('notes' as const),
      cells: fc.array(cell, { minLength: 1, maxLength: 5 }),
      value,
      kind: fc.constantFrom(...KINDS),
    }),
    fc.record({
      do: fc.constant('cross' as const),
      cells: fc.array(cell, { minLength: 1, maxLength: 5 }),
      value,
    }),
    fc.record({
      do: fc.constant('colour' as const),
      cells: fc.array(cell, { minLength: 1, maxLength: 5 }),
      value: fc.nat(6),
    }),
    fc.record({ do: fc.constantFrom('strike' as const, 'show' as const), entries: entries(value) }),
    fc
      .tuple(cell, cell)
      .filter(([one, other]) => one !== other)
      .map((cells) => ({ do: 'link' as const, cells })),
    fc.record({ do: fc.constantFrom(...PLAIN) }),
  )
}

const BOARDS: readonly ActionLimits[] = [
  LIMITS,
  { cells: 25, least: 5, greatest: 29 },
  { cells: 961, least: 1, greatest: 961 },
  { cells: 64, least: 9999, greatest: 10_062 },
]

it('goes on after the largest number and time of an entry', () => {
  const store = new MapStore()
  const greatest = 999_999_999
  store.setItem(`${logPrefix(HASH)}0`, `${greatest} ${greatest} f`)
  openProgress(store, HASH, () => '0', LIMITS).append({ do: 'wipeNotes' }, greatest + 1)
  const actions = openProgress(store, HASH, () => '0', LIMITS)
    .entries()
    .map(({ action }) => action.do)
  expect(actions).toEqual(['fillNotes', 'wipeNotes'])
})

it('keeps the game when a tab gets another log', () => {
  const store = new MapStore()
  let slot = 'first'
  const progress = openProgress(store, HASH, () => slot, LIMITS)
  progress.append({ do: 'fillNotes' }, 1)
  slot = '0'
  progress.append({ do: 'wipeNotes' }, 2)
  expect(progress.refresh()).toBe(false)
  expect(store.length).toBe(2)
  expect(openProgress(store, HASH, () => '1', LIMITS).entries()).toEqual(progress.entries())
})

describe('lines', () => {
  it('describe every action completely', () => {
    const entry = fc.constantFrom(...BOARDS).chain((limits) =>
      fc.record({
        limits: fc.constant(limits),
        number: fc.integer({ min: 1, max: 999_999_999 }),
        seconds: fc.nat(999_999_999),
        action: actions(limits),
      }),
    )
    const isReadBack = fc.property(entry, ({ limits, ...one }) => {
      const line = writeEntry(one)
      expect(line).not.toContain('\n')
      expect(readEntry(line, limits)).toEqual(one)
    })
    fc.assert(isReadBack, { numRuns: 2000 })
  })

  it('differ for different actions', () => {
    const pair = fc.tuple(actions(LIMITS), actions(LIMITS))
    const differ = fc.property(pair, ([one, other]) => {
      const [first, second] = [one, other].map((action) => writeEntry({ number: 1, seconds: 0, action }))
      expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(other))
    })
    fc.assert(differ, { numRuns: 1000 })
  })

  it.each([
    ...['', ' ', 'e5,3', '1 e5,3', '1 0', '1 0 ', '1 0 x', '1 0 e', '1 0 e5', '1 0 e5,3,6', '1 0 e5,3,'],
    ...['1 0 e16,3', '1 0 e5,5', '1 0 e-1,3', '1 0 e5,1.5', '1 0 e5, 3', ' 1 0 e5,3', '1 0 e5,3 '],
    ...['1 0 e5,3\r', '1  0 e5,3', '-1 0 e5,3', '1 -1 e5,3', '1234567890 0 e5,3', '1 0 n5', '1 0 n5,0'],
    ...['1 0 n5,3,4', '1 0 c', '1 0 c16', '1 0 l5,5', '1 0 l5', '1 0 l5,6,7', '1 0 u1', '1 0 00'],
    ...['1 0 constructor', '1 0 __proto__', '1 0 p5', '1 0 p5,7', '1 0 p16,1', '1 0 p', '1 0 P5,1'],
    ...['1 0 m5', '1 0 m5,0', '1 0 m5,5', '1 0 m16,3', '1 0 x5', '1 0 x5,0', '1 0 x16,3', '1 0 X5,3'],
  ])('that are not entries for the board are ignored: "%s"', (line) => {
    expect(readEntry(line, LIMITS)).toBeUndefined()
    const store = new MapStore()
    store.setItem(`${logPrefix(HASH)}0`, `1 0 e5,3\n${line}\n3 4 u`)
    const progress = openProgress(store, HASH, () => '0', LIMITS)
    const before: readonly LogEntry[] = [
      { number: 1, seconds: 0, action: { do: 'enter', entries: [[5, 3]], tidy: false } },
      { number: 3, seconds: 4, action: { do: 'undo' } },
    ]
    expect(progress.entries()).toEqual(before)
    progress.append({ do: 'redo' }, 5)
    const after = [...before, { number: 4, seconds: 5, action: { do: 'redo' } }]
    expect(progress.entries()).toEqual(after)
    expect(openProgress(store, HASH, () => '0', LIMITS).entries()).toEqual(after)
  })

  it('may contain anything without an error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^\d{0,3} ?\d{0,3} ?[a-zA-Z0]?[\d,]{0,12}$/),
    )
    const isRead = fc.property(text, (line) => {
      const entry = readEntry(line, LIMITS)
      if (!entry) return
      expect(readEntry(writeEntry(entry), LIMITS)).toEqual(entry)
      replay(PUZZLE.rules, [entry])
    })
    fc.assert(isRead, { numRuns: 1500 })
  })
})

describe('one tab', () => {
  it('returns its entries, and nothing of other puzzles', () => {
    const written = fc.property(fc.array(actions(LIMITS), { maxLength: 20 }), (done) => {
      const store = new MapStore()
      store.setItem('something else', '1 0 e5,3')
      const other = openProgress(store, OTHER_HASH, () => '0', LIMITS)
      other.append({ do: 'hint' }, 1)
      const progress = openProgress(store, HASH, () => '0', LIMITS)
      expect(progress.entries()).toEqual([])
      done.forEach((action, index) => {
        progress.append(action, 3 * index)
      })
      const expected = done.map((action, index) => ({ number: index + 1, seconds: 3 * index, action }))
      expect(progress.entries()).toEqual(expected)
      expect(openProgress(store, HASH, () => '0', LIMITS).entries()).toEqual(expected)
      expect(progress.refresh()).toBe(false)
      expect(progress.isKept).toBe(true)
      expect(openProgress(store, OTHER_HASH, () => '0', LIMITS).entries()).toEqual(other.entries())
    })
    fc.assert(written)
  })

  it('distinguishes puzzles by their ids', () => {
    expect(HASH).toMatch(/^[0-9a-f]{16}$/)
    expect(OTHER_HASH).not.toBe(HASH)
    expect(PUZZLE.record.hash).toBe(puzzleHash('sudoku:4x4:1...............'))
  })
})

describe('two tabs', () => {
  /** The events of each tab; `open` closes a tab and opens it again. */
  const happenings = fc.array(
    fc.record({
      tab: fc.nat(1),
      what: fc.oneof(
        { weight: 6, arbitrary: fc.constant('append' as const) },
        { weight: 3, arbitrary: fc.constant('refresh' as const) },
        { weight: 1, arbitrary: fc.constant('open' as const) },
      ),
      action: actions(LIMITS),
    }),
    { maxLength: 30, size: 'max' },
  )

  it('keep all entries and end with the same game, in whatever order they write and read', () => {
    const isKept = fc.property(happenings, (all) => {
      const store = new MapStore()
      const views = [store, new MapStore(Infinity, store.kept, true)]
      const open = (slot: number) => openProgress(views[slot], HASH, () => String(slot), LIMITS)
      const tabs = [open(0), open(1)]
      /** The seconds of the entries that each tab wrote. Different seconds tell the entries apart. */
      const own: number[][] = [[], []]
      all.forEach(({ tab, what, action }, index) => {
        if (what === 'append') {
          tabs[tab].append(action, index)
          own[tab].push(index)
        } else if (what === 'refresh') {
          tabs[tab].refresh()
          expect(tabs[tab].refresh()).toBe(false)
        } else tabs[tab] = open(tab)
        const seen = tabs[tab].entries().map(({ seconds }) => seconds)
        expect(seen.filter((seconds) => own[tab].includes(seconds))).toEqual(own[tab])
        expect(new Set(seen).size).toBe(seen.length)
      })
      for (const tab of tabs) tab.refresh()
      const [first, second] = tabs.map((tab) => tab.entries())
      expect(second).toEqual(first)
      expect(openProgress(store, HASH, () => '2', LIMITS).entries()).toEqual(first)
      expect(first.map(({ seconds }) => seconds).sort((a, b) => a - b)).toEqual(
        own.flat().sort((a, b) => a - b),
      )
      for (const { seconds, action } of first) expect(action).toEqual(all[seconds].action)
      expect(replay(PUZZLE.rules, second)).toEqual(replay(PUZZLE.rules, first))
      expect(tabs.map((tab) => tab.isKept)).toEqual([true, true])
    })
    fc.assert(isKept, { numRuns: 1000 })
  })

  it('order a new entry after those that its tab has seen', () => {
    const store = new MapStore()
    const [one, other] = ['0', '1'].map((slot) => openProgress(store, HASH, () => slot, LIMITS))
    one.append({ do: 'hint' }, 1)
    one.append({ do: 'check' }, 2)
    expect(other.refresh()).toBe(true)
    other.append({ do: 'undo' }, 3)
    expect(one.refresh()).toBe(true)
    expect(one.entries().map(({ action }) => action.do)).toEqual(['hint', 'check', 'undo'])
  })

  it('both show the game that one of them imports', () => {
    const store = new MapStore()
    const [one, other] = ['0', '1'].map((slot) => openProgress(store, HASH, () => slot, LIMITS))
    one.append({ do: 'hint' }, 1)
    other.refresh()
    other.append({ do: 'check' }, 2)
    one.refresh()
    one.replace([{ number: 9, seconds: 5, action: { do: 'save' } }])
    expect(other.refresh()).toBe(true)
    const loaded = [{ number: 1, seconds: 5, action: { do: 'save' } }]
    for (const tab of [one, other, openProgress(store, HASH, () => '2', LIMITS)])
      expect(tab.entries()).toEqual(loaded)
    other.append({ do: 'back' }, 6)
    one.refresh()
    expect(one.entries().map(({ action }) => action.do)).toEqual(['save', 'back'])
  })

  it('do not bring back a replaced game, even if one of them acts before it knows of the new game', () => {
    const store = new MapStore()
    const [one, other] = ['0', '1'].map((slot) => openProgress(store, HASH, () => slot, LIMITS))
    other.append({ do: 'hint' }, 1)
    one.refresh()
    one.replace([{ number: 1, seconds: 5, action: { do: 'save' } }])
    other.append({ do: 'check' }, 6)
    for (const tab of [one, other]) tab.refresh()
    expect(one.entries().map(({ action }) => action.do)).toEqual(['save', 'check'])
    expect(other.entries()).toEqual(one.entries())
  })
})

describe('a store that stores nothing', () => {
  const DONE: readonly Action[] = [
    { do: 'enter', entries: [[5, 3]], tidy: true },
    { do: 'hint' },
    { do: 'note', cell: 6, value: 4, kind: 'centre' },
    { do: 'undo' },
  ]

  function play(progress: Progress): void {
    DONE.forEach((action, index) => {
      progress.append(action, index)
    })
  }

  const expected: readonly LogEntry[] = DONE.map((action, index) => ({
    number: index + 1,
    seconds: index,
    action,
  }))

  it.each<[string, () => Store | undefined]>([
    ['is missing', () => undefined],
    ['is forbidden', () => FORBIDDEN],
    ['is full from the start', () => new MapStore(10)],
    ['is read-only', () => Object.assign(new MapStore(), { setItem: forbidden })],
  ])('lets the game continue in memory if it %s', (_, store) => {
    const progress = openProgress(store(), HASH, () => '0', LIMITS)
    play(progress)
    expect(progress.isKept).toBe(false)
    expect(progress.entries()).toEqual(expected)
    expect(progress.refresh()).toBe(false)
    expect(progress.entries()).toEqual(expected)
    progress.replace(expected.slice(0, 2))
    expect(progress.entries()).toEqual(expected.slice(0, 2))
    expect(progress.isKept).toBe(false)
  })

  it('keeps earlier entries when it becomes full', () => {
    for (let room = 0; room < 90; room++) {
      const store = new MapStore(room)
      const progress = openProgress(store, HASH, () => '0', LIMITS)
      let kept = 0
      DONE.forEach((action, index) => {
        progress.append(action, index)
        if (progress.isKept) kept++
      })
      expect(progress.entries()).toEqual(expected)
      expect(progress.isKept).toBe(kept === DONE.length)
      expect(openProgress(store, HASH, () => '0', LIMITS).entries()).toEqual(expected.slice(0, kept))
    }
  })

  it('keeps its game if there is no room for an imported one', () => {
    const store = new MapStore()
    const [one, other] = ['0', '1'].map((slot) => openProgress(store, HASH, () => slot, LIMITS))
    one.append({ do: 'hint' }, 1)
    other.refresh()
    other.append({ do: 'check' }, 2)
    one.refresh()
    const before = openProgress(store, HASH, () => '2', LIMITS).entries()
    store.room = 100
    one.replace(Array.from({ length: 40 }, (_, index) => ({ ...expected[0], number: index + 1 })))
    expect(one.entries()).toHaveLength(40)
    expect(one.isKept).toBe(false)
    expect(openProgress(store, HASH, () => '2', LIMITS).entries()).toEqual(before)
  })
})

describe('a game as a text', () => {
  const log = fc
    .array(fc.tuple(actions(LIMITS), fc.nat(3)), { maxLength: 25 })
    .map((done) =>
      done.map(([action, rest], index): LogEntry => ({ number: index + 1, seconds: index + rest, action })),
    )

  it('contains the whole game, for another device', () => {
    const isSame = fc.property(log, (entries) => {
      for (const text of [
        exportGame(HASH, entries),
        `\n${exportGame(HASH, entries).replaceAll('\n', '\r\n')}\r\n `,
      ]) {
        const read = importGame(text, HASH, LIMITS)
        expect(read).toEqual(entries)
        const store = new MapStore()
        const elsewhere = openProgress(store, HASH, () => '0', LIMITS)
        elsewhere.append({ do: 'hint' }, 1)
        elsewhere.replace(entries)
        const again = openProgress(store, HASH, () => '0', LIMITS)
        expect(replay(PUZZLE.rules, again.entries())).toEqual(replay(PUZZLE.rules, entries))
      }
    })
    fc.assert(isSame)
  })

  it('is refused with another puzzle', () => {
    const isRefused = fc.property(log, (entries) => {
      expect(importGame(exportGame(OTHER_HASH, entries), HASH, LIMITS)).toBe('otherPuzzle')
    })
    fc.assert(isRefused)
  })

  it('is refused if it is not a game', () => {
    const text = exportGame(HASH, [{ number: 1, seconds: 0, action: { do: 'hint' } }])
    for (const wrong of [
      '',
      '\n',
      'x',
      text.slice(1),
      `${text}\nx`,
      `${text}\n2 0 e16,3`,
      text.replace('1 0', '1  0'),
    ]) {
      expect(importGame(wrong, HASH, LIMITS)).toBe('unreadable')
    }
  })

  it('may be any other text without causing an error', () => {
    const spoilt = fc
      .tuple(log, fc.nat(), fc.nat(5), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([entries, at, gone, put]) => {
        const text = exportGame(HASH, entries)
        const from = at % (text.length + 1)
        return text.slice(0, from) + put + text.slice(from + gone)
      })
    const isRead = fc.property(fc.oneof(fc.string({ unit: 'binary' }), spoilt), (text) => {
      const read = importGame(text, HASH, LIMITS)
      if (typeof read === 'string') expect(['unreadable', 'otherPuzzle']).toContain(read)
      else replay(PUZZLE.rules, read)
    })
    fc.assert(isRead, { numRuns: 2000 })
  })
})

it('is opened with more entries than a function takes arguments', () => {
  const entries = Array.from({ length: 300_000 }, (_, index) => `${index + 1} 0 u`).join('\n')
  const store = new MapStore(Infinity, new Map([[`${logPrefix(HASH)}0`, entries]]))
  const progress = openProgress(store, HASH, () => '1', LIMITS)
  progress.append({ do: 'redo' }, 1)
  expect(store.getItem(`${logPrefix(HASH)}1`)).toBe('300001 1 r')
})
