import { describe, expect, it } from 'vitest'
import { keyOf, makeKeySet, type PuzzleKeys } from '../../src/maker/puzzleKeys.ts'
import { makeDecider, REDRAWS } from '../../src/maker/redrawDuplicates.ts'
import { makeKnown } from '../../src/maker/seenPuzzles.ts'

interface Item {
  readonly text: string
  readonly keys: PuzzleKeys
}

const item = (text: string): Item => ({ text, keys: { own: keyOf(text) } })

describe('a decider', () => {
  it('redraws from derived seeds until a puzzle is new', () => {
    const asked: string[] = []
    const { decide } = makeDecider<Item>((seed) => {
      asked.push(seed)
      return item(seed === 'S/1/3' ? 'new' : 'old')
    })
    expect(decide('S/0', item('old'))).toEqual({ drawn: item('old') })
    expect(decide('S/1', item('old'))).toEqual({ drawn: item('new') })
    expect(asked).toEqual(['S/1/1', 'S/1/2', 'S/1/3'])
  })

  it('ends the run after a given number of duplicates in a row', () => {
    let draws = 0
    const { decide } = makeDecider<Item>(() => {
      draws++
      return item('old')
    })
    decide('S/0', item('old'))
    expect(decide('S/1', item('old'))).toEqual({ ended: 'no-more', seed: 'S/1' })
    expect(draws).toBe(REDRAWS)
  })

  it('ends the run if an order cannot be met, at once or in a redraw', () => {
    const { decide } = makeDecider<Item>(() => ({ attempts: 7 }))
    expect(decide('S/0', { attempts: 5 })).toEqual({ ended: 'not-found', seed: 'S/0', attempts: 5 })
    decide('S/1', item('old'))
    expect(decide('S/2', item('old'))).toEqual({ ended: 'not-found', seed: 'S/2', attempts: 7 })
  })

  it('knows the puzzles of an earlier run', () => {
    const known = makeKnown()
    known.add({ own: keyOf('old') })
    const { decide } = makeDecider<Item>(() => item('new'), known)
    expect(decide('S/5', item('old'))).toEqual({ drawn: item('new') })
  })

  it('rejects unwanted puzzles, even those that would not be duplicates', () => {
    const twin = (text: string, essential: string): Item => ({
      text,
      keys: { own: keyOf(text), essential: keyOf(essential) },
    })
    const unwanted = makeKeySet()
    unwanted.add(keyOf('a'))
    const { decide } = makeDecider<Item>(() => twin('other', 'b'), makeKnown(unwanted))
    expect(decide('S/0', twin('new', 'a'))).toEqual({ drawn: twin('other', 'b') })
    expect(decide('S/1', twin('another', 'b'))).toEqual({ drawn: twin('another', 'b') })
  })
})
