// Solved puzzles are never lost: not between tabs, not on the way to another browser, not if storage is
// forbidden or full. An invalid file changes nothing.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportSolved,
  importSolved,
  isPuzzleKey,
  openSolvedLog,
  readSolvedPuzzle,
  type SolvedPuzzle,
  solvedPrefix,
} from '../../../src/player/daily/solvedPuzzles.ts'
import { FORBIDDEN, MapStore } from '../../support/stores.ts'

const ONE: SolvedPuzzle = { seconds: 312, hints: 0, checks: 1, at: '2027-01-30' }
const OTHER: SolvedPuzzle = { seconds: 50, hints: 2, checks: 0 }
const KEY = '2027-01-30/sudoku'

const keys = fc
  .tuple(fc.nat(27), fc.constantFrom('sudoku', 'a', 'hard-7'))
  .map(([day, slot]) => `2027-02-${String(day + 1).padStart(2, '0')}/${slot}`)
const puzzles = fc.record(
  {
    seconds: fc.nat(99_999),
    hints: fc.nat(99),
    checks: fc.nat(99),
    at: fc.constantFrom('2027-02-28', '2028-02-29'),
  },
  { requiredKeys: ['seconds', 'hints', 'checks'] },
) as fc.Arbitrary<SolvedPuzzle>
const many = fc.array(fc.tuple(keys, puzzles), { maxLength: 20 }).map((entries) => new Map(entries))

describe('a log', () => {
  it('returns added puzzles, with one entry for each', () => {
    const store = new MapStore()
    openSolvedLog(store, 'daily').add(new Map([[KEY, ONE]]))
    expect([...store.kept]).toEqual([[`puzzlewright:solved:daily:${KEY}`, JSON.stringify(ONE)]])
    expect([...openSolvedLog(store, 'daily').solved]).toEqual([[KEY, ONE]])
  })

  it('ignores other series', () => {
    const store = new MapStore()
    openSolvedLog(store, 'daily').add(new Map([[KEY, ONE]]))
    for (const series of ['dail', 'daily-2', 'y']) expect(openSolvedLog(store, series).solved.size).toBe(0)
  })

  it('keeps the first result of a puzzle', () => {
    const store = new MapStore()
    const [log, otherTab] = [openSolvedLog(store, 'daily'), openSolvedLog(store, 'daily')]
    log.add(new Map([[KEY, ONE]]))
    otherTab.add(new Map([[KEY, OTHER]]))
    log.add(new Map([[KEY, OTHER]]))
    for (const one of [log, otherTab, openSolvedLog(store, 'daily')]) expect(one.solved.get(KEY)).toEqual(ONE)
  })

  it('keeps the results of all tabs', () => {
    const isKept = fc.property(fc.array(fc.tuple(fc.nat(2), many)), (added) => {
      const store = new MapStore()
      const tabs = [0, 1, 2].map(() => openSolvedLog(store, 'daily'))
      for (const [tab, some] of added) tabs[tab].add(some)
      for (const tab of tabs) tab.refresh()
      const wanted = new Map(added.flatMap(([, some]) => [...some]).toReversed())
      for (const tab of [...tabs, openSolvedLog(store, 'daily')]) expect(new Map(tab.solved)).toEqual(wanted)
    })
    fc.assert(isKept)
  })

  it('ignores invalid entries', () => {
    const store = new MapStore()
    const prefix = solvedPrefix('daily')
    store.setItem(`${prefix}${KEY}`, JSON.stringify(ONE))
    store.setItem(`${prefix}2027-02-30/sudoku`, JSON.stringify(ONE))
    store.setItem(`${prefix}2027-01-29/sudoku`, 'solved')
    store.setItem(`${prefix}2027-01-28/sudoku`, '{"seconds":"1"}')
    store.setItem(`${prefix}2027-01-27/Sudoku`, JSON.stringify(ONE))
    store.setItem('settings', JSON.stringify(ONE))
    expect([...openSolvedLog(store, 'daily').solved.keys()]).toEqual([KEY])
  })

  it.each([
    ['is missing', () => undefined],
    ['is forbidden', () => FORBIDDEN],
    ['is full', () => new MapStore(0)],
  ])('continues if storage %s', (_, store) => {
    const log = openSolvedLog(store(), 'daily')
    log.add(
      new Map([
        [KEY, ONE],
        ['2027-01-31/survo', OTHER],
      ]),
    )
    log.refresh()
    expect([...log.solved]).toEqual([
      [KEY, ONE],
      ['2027-01-31/survo', OTHER],
    ])
  })

  it('remembers entries that storage has lost', () => {
    const store = new MapStore()
    const log = openSolvedLog(store, 'daily')
    log.add(new Map([[KEY, ONE]]))
    store.kept.clear()
    log.refresh()
    expect(log.solved.size).toBe(1)
  })
})

describe('a file of solved puzzles', () => {
  it('brings all results to another browser, where existing results stay', () => {
    const isSame = fc.property(many, many, (there, here) => {
      const log = openSolvedLog(new MapStore(), 'daily')
      log.add(here)
      const read = importSolved(exportSolved('daily', there), 'daily')
      expect(read && new Map(read)).toEqual(there)
      log.add(read ?? new Map())
      expect(new Map(log.solved)).toEqual(new Map([...there, ...here]))
    })
    fc.assert(isSame)
  })

  it('is sorted, in whatever order the puzzles were solved', () => {
    const text = exportSolved(
      'daily',
      new Map([
        ['2027-01-31/survo', OTHER],
        [KEY, ONE],
      ]),
    )
    expect(text).toBe(
      `{"puzzlewright":"solved","series":"daily","solved":{"2027-01-30/sudoku":${JSON.stringify(ONE)},"2027-01-31/survo":${JSON.stringify(OTHER)}}}\n`,
    )
  })

  it('keeps ten years of five puzzles a day', () => {
    const all = new Map<string, SolvedPuzzle>()
    for (let day = 0; day < 3653; day++) {
      const [year, month, date] = [2027 + Math.floor(day / 366), 1 + (day % 12), 1 + (day % 28)]
      for (let slot = 0; slot < 5; slot++) {
        const key = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}/slot-${day}-${slot}`
        all.set(key, ONE)
      }
    }
    expect(all.size).toBe(3653 * 5)
    expect(importSolved(exportSolved('daily', all), 'daily')?.size).toBe(all.size)
  })

  const file = (solved: string) => `{"puzzlewright":"solved","series":"daily","solved":${solved}}`

  it.each([
    ['nothing', ''],
    ['no JSON', 'solved'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['one of another kind', '{"puzzlewright":"record","series":"daily","solved":{}}'],
    ['one of another series', exportSolved('weekly', new Map([[KEY, ONE]]))],
    ['no list of puzzles', '{"puzzlewright":"solved","series":"daily"}'],
    ['null as puzzles', file('null')],
    ['a list as puzzles', file('[]')],
    ['a date that does not exist', file(`{"2027-02-30/sudoku":${JSON.stringify(ONE)}}`)],
    ['no date', file(`{"sudoku":${JSON.stringify(ONE)}}`)],
    ['a name with markup', file(`{"2027-01-30/<img src=x onerror=alert(1)>":${JSON.stringify(ONE)}}`)],
    ['another way', file(`{"2027-01-30/../../x":${JSON.stringify(ONE)}}`)],
    ['what every object has', file(`{"__proto__":${JSON.stringify(ONE)}}`)],
    ['one invalid puzzle', file(`{"${KEY}":${JSON.stringify(ONE)},"2027-01-31/sudoku":true}`)],
    ['seconds before the start', file(`{"${KEY}":{"seconds":-1,"hints":0,"checks":0}}`)],
    ['half a hint', file(`{"${KEY}":{"seconds":1,"hints":0.5,"checks":0}}`)],
    ['an infinite time', file(`{"${KEY}":{"seconds":1e999,"hints":0,"checks":0}}`)],
    ['a text as time', file(`{"${KEY}":{"seconds":"1","hints":0,"checks":0}}`)],
    ['no checks', file(`{"${KEY}":{"seconds":1,"hints":0}}`)],
    ['markup as date', file(`{"${KEY}":{"seconds":1,"hints":0,"checks":0,"at":"<b>"}}`)],
    ['more than a browser keeps', `${file('{}')}${' '.repeat(3_000_000)}`],
  ])('is refused: %s', (_, text) => {
    expect(importSolved(text, 'daily')).toBeUndefined()
  })

  it('without puzzles is valid', () => {
    expect(importSolved(file('{}'), 'daily')?.size).toBe(0)
  })

  it('imports only the known properties of a puzzle', () => {
    const text = file(`{"${KEY}":{"seconds":1,"hints":2,"checks":3,"evil":"<b>","__proto__":{"at":"x"}}}`)
    expect([...(importSolved(text, 'daily') ?? [])]).toEqual([[KEY, { seconds: 1, hints: 2, checks: 3 }]])
    expect(({} as { at?: string }).at).toBeUndefined()
  })

  it('may contain anything without causing an error', () => {
    const spoilt = fc
      .tuple(many, fc.nat(), fc.nat(5), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([solved, at, gone, put]) => {
        const text = exportSolved('daily', solved)
        const from = at % (text.length + 1)
        return text.slice(0, from) + put + text.slice(from + gone)
      })
    const isRead = fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), spoilt), (text) => {
      for (const [key, puzzle] of importSolved(text, 'daily') ?? []) {
        expect(isPuzzleKey(key)).toBe(true)
        expect(readSolvedPuzzle(puzzle)).toEqual(puzzle)
      }
    })
    fc.assert(isRead, { numRuns: 2000 })
  })
})
