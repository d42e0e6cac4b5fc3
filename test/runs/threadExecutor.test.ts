import { describe, expect, it } from 'vitest'
import type { TaskResult } from '../../src/runs/executor.ts'
import { makeThreads } from '../../src/runs/threadExecutor.ts'

const module = new URL('../support/squares.worker.mjs', import.meta.url)

interface Mishaps {
  readonly throws?: readonly number[]
  readonly dies?: readonly number[]
  readonly slow?: readonly number[]
  readonly deadAtStart?: boolean
}

async function squares(
  data: Mishaps,
  { from = 0, to = 200, threads = 2 } = {},
): Promise<TaskResult<number>[]> {
  const results: TaskResult<number>[] = []
  const job = { module, data, numbers: { from, to } }
  for await (const result of makeThreads(threads)<number>(job)) results.push(result)
  return results
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ number: from + index, value: (from + index) ** 2 }))

describe('the pool', () => {
  it.each([1, 2, 5])('yields every result once, in order, with %i threads', async (threads) => {
    expect(await squares({ slow: [3, 50] }, { from: 3, to: 2000, threads })).toEqual(numbered(3, 2000))
  })

  it('reports a task that throws, and continues', async () => {
    const expected: TaskResult<number>[] = numbered(0, 200)
    expected[17] = { number: 17, crash: 'no square of 17' }
    expect(await squares({ throws: [17] })).toEqual(expected)
  })

  it('reports the task at which a thread died, and loses no other', async () => {
    const expected: TaskResult<number>[] = numbered(0, 200)
    for (const number of [0, 90, 91, 199]) {
      expected[number] = { number, crash: 'the thread ended with code 7' }
    }
    expect(await squares({ dies: [0, 90, 91, 199] })).toEqual(expected)
  })

  it('throws if a thread cannot start', async () => {
    await expect(squares({ deadAtStart: true })).rejects.toThrow('cannot even start')
  })

  it('terminates its threads when the iteration ends, or on a signal', async () => {
    const numbers = { from: 0, to: 1e9 }
    const seen: number[] = []
    for await (const { number } of makeThreads(2)({ module, data: {}, numbers })) {
      seen.push(number)
      if (number === 5) break
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5])
    const controller = new AbortController()
    const { signal } = controller
    let count = 0
    for await (const _ of makeThreads(2)({ module, data: {}, numbers, signal })) {
      if (++count === 50) controller.abort()
    }
    expect(count).toBe(50)
  })

  it('reads tasks while others are carried out, no faster than they are, and again after a death', async () => {
    let read = 0
    async function* tasks() {
      for (; read < 5000; read++) yield read
      throw new Error('no more tasks')
    }
    const results: TaskResult<number>[] = []
    const job = { module, data: { dies: [1234] }, tasks: tasks() }
    const all = async () => {
      for await (const result of makeThreads(2)<number, number>(job)) {
        results.push(result)
        expect(read - results.length).toBeLessThanOrEqual(4 * 2 * 500)
      }
    }
    await expect(all()).rejects.toThrow('no more tasks')
    const expected: TaskResult<number>[] = numbered(0, 5000)
    expected[1234] = { number: 1234, crash: 'the thread ended with code 7' }
    expect(results).toEqual(expected)
  })

  it('reads one task more than its threads work on', async () => {
    let read = 0
    async function* tasks() {
      while (read < 6) yield read++
    }
    // How many tasks have begun, and whether they may go on.
    const gate = new Int32Array(new SharedArrayBuffer(8))
    const results = makeThreads(2)({ module, data: { gate }, tasks: tasks() })[Symbol.asyncIterator]()
    const first = results.next()
    await expect.poll(() => Atomics.load(gate, 0), { timeout: 30_000 }).toBe(2)
    expect(read).toBe(3)
    Atomics.store(gate, 1, 1)
    Atomics.notify(gate, 1)
    expect(await first).toMatchObject({ value: { number: 0 } })
    while (!(await results.next()).done);
    expect(read).toBe(6)
  })
})
