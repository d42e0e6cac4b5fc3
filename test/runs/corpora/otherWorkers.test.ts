// The watch over what other workers finish: what it counts, and how often it looks.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLocalQueue } from '../../../src/runs/corpora/chunkQueue.ts'
import { watchOthers } from '../../../src/runs/corpora/workOnChunks.ts'

const CHUNKS = [0, 1, 2].map((number) => ({ number, set: 0, from: 10 * number, to: 10 * (number + 1) }))

let done: Set<number>
let looks: number
let cost: number
const findDone = async () => {
  looks++
  // As long as a slow disk takes, on the clock of the test.
  await vi.advanceTimersByTimeAsync(cost)
  return new Set(done)
}

beforeEach(() => {
  vi.useFakeTimers()
  done = new Set()
  looks = 0
  cost = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the watch over other workers', () => {
  it('counts the puzzles of chunks that others finish, once', async () => {
    let draws = 0
    const { own, stop } = watchOthers(CHUNKS, { findDone }, (more) => {
      draws += more
    })
    own(1)
    done.add(0).add(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(draws).toBe(10)
    done.add(2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(draws).toBe(20)
    const last = looks
    await vi.advanceTimersByTimeAsync(100_000)
    expect(looks, 'nothing is left to watch').toBe(last)
    stop()
  })

  it('looks more rarely the longer a look takes', async () => {
    cost = 1000
    const { stop } = watchOthers(CHUNKS, { findDone }, () => {})
    await vi.advanceTimersByTimeAsync(5000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(looks).toBe(2)
    stop()
    await vi.advanceTimersByTimeAsync(500_000)
    expect(looks).toBe(2)
  })

  it('does not look where nobody is watched', async () => {
    watchOthers([], { findDone }, () => {})
    await vi.advanceTimersByTimeAsync(100_000)
    expect(looks).toBe(0)
  })

  it('goes on after a look that failed', async () => {
    let draws = 0
    const find = vi.fn(findDone).mockRejectedValueOnce(new Error('stale'))
    const { stop } = watchOthers(CHUNKS, { findDone: find }, (more) => {
      draws += more
    })
    done.add(0)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(draws).toBe(10)
    stop()
  })
})

it('the queue of a process alone asks for the files of a long corpus once', async () => {
  let asked = 0
  const chunks = Array.from({ length: 10_000 }, (_, number) => ({ number }))
  const { take } = makeLocalQueue(chunks, {
    isDone: () => ++asked < 0,
    findDone: async () => new Set(chunks.slice(0, -1).map(({ number }) => number)),
  })
  expect([await take(), await take()]).toEqual([9999, 'done'])
  expect(asked).toBe(1)
})
