// Leases in a folder: one holder at a time; clocks of other machines do not matter; what killed processes leave is taken over.

import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Lease } from '../../../src/runs/corpora/chunkQueue.ts'
import { openFolderLeases, readLeases } from '../../../src/runs/corpora/folderLeases.ts'
import { createLease, leaseText, renewLease } from '../../../src/runs/corpora/leaseFiles.ts'
import { makeThief } from '../../../src/runs/corpora/leaseTheft.ts'
import { NAMING } from '../../../src/runs/naming.ts'
import { newFolder } from '../../support/folder.ts'

const LENGTH = 1000

let folder: string
let done: Set<number>
let time: number
const { signal } = new AbortController()

beforeEach(() => {
  folder = newFolder()
  done = new Set()
  time = 0
})

/** A worker with a clock of its own, whose zero differs from the others'. */
function worker(name: string, { chunks = 3, offset = 0, lease = LENGTH, operations = NAMING } = {}) {
  const queue = openFolderLeases(
    { chunks, isDone: (chunk) => done.has(chunk), findDone: async () => new Set(done) },
    { folder, lease, now: () => time + offset, holder: `host/${name}/${name}`, operations },
  )
  return {
    ...queue,
    take: () => queue.take(signal),
    async finish(lease: Lease) {
      done.add(lease.chunk)
      await queue.finish(lease, '')
    },
  }
}

const leaseOf = (chunk: number) => join(folder, `00000${chunk}.lease`)

describe('leases in a folder', () => {
  it('hand out each chunk once', async () => {
    const [a, b] = [worker('a'), worker('b')]
    const taken = [await a.take(), await b.take(), await a.take()]
    expect(taken).toEqual([{ chunk: 0 }, { chunk: 1 }, { chunk: 2 }])
    expect(await b.take()).toBe('wait')
    expect(readLeases(folder)).toEqual([
      { chunk: 0, holder: 'host/a/a' },
      { chunk: 1, holder: 'host/b/b' },
      { chunk: 2, holder: 'host/a/a' },
    ])
  })

  it('end when every chunk exists, and leave no files', async () => {
    const [a, b] = [worker('a'), worker('b')]
    for (const chunk of [0, 1, 2]) {
      const lease = (await (chunk === 1 ? b : a).take()) as Lease
      expect(lease.chunk).toBe(chunk)
      await (chunk === 1 ? b : a).finish(lease)
    }
    expect([await a.take(), await b.take()]).toEqual(['done', 'done'])
    expect(readdirSync(folder)).toEqual([])
  })

  it('skip chunks that exist', async () => {
    done.add(0).add(2)
    const a = worker('a')
    expect(await a.take()).toEqual({ chunk: 1 })
    expect(await a.take()).toBe('wait')
  })

  it('are kept by renewal, however long that takes', async () => {
    const [a, b] = [worker('a', { chunks: 1 }), worker('b', { chunks: 1 })]
    const lease = (await a.take()) as Lease
    for (let round = 0; round < 20; round++) {
      time += LENGTH * 0.9
      expect(await a.renew(lease)).toBe(true)
      expect(await b.take()).toBe('wait')
    }
  })

  it('lapse when an observer has seen no change for their length, and not before', async () => {
    const [a, b] = [worker('a', { chunks: 1 }), worker('b', { chunks: 1 })]
    const lease = (await a.take()) as Lease
    time += 10 * LENGTH
    expect(await b.take(), 'b sees it for the first time').toBe('wait')
    time += LENGTH
    expect(await b.take()).toBe('wait')
    time += 1
    expect(await b.take()).toEqual({ chunk: 0 })
    expect(await a.renew(lease), 'a comes back').toBe(false)
    await a.finish(lease)
    expect(readLeases(folder), 'a does not remove what is not its own').toEqual([
      { chunk: 0, holder: 'host/b/b' },
    ])
  })

  it('do not depend on clocks: neither those of machines nor those of files', async () => {
    const day = 86_400_000
    const a = worker('a', { chunks: 1, offset: -day })
    const b = worker('b', { chunks: 1, offset: day })
    const lease = (await a.take()) as Lease
    for (const date of ['1999-01-01', '2090-01-01']) {
      utimesSync(leaseOf(0), new Date(date), new Date(date))
      time += LENGTH * 0.9
      expect(await b.take()).toBe('wait')
      expect(await a.renew(lease)).toBe(true)
    }
    time += LENGTH + 1
    expect(await b.take(), 'changed since').toBe('wait')
    time += LENGTH + 1
    expect(await b.take()).toEqual({ chunk: 0 })
  })

  it.each(['', '{"holder":"ho', 'nonsense'])('lapse too if only %j of them was written', async (text) => {
    writeFileSync(leaseOf(0), text)
    const a = worker('a', { chunks: 1 })
    expect(await a.take()).toBe('wait')
    time += LENGTH + 1
    expect(await a.take()).toEqual({ chunk: 0 })
  })

  it('are stolen by one of several', async () => {
    await worker('dead', { chunks: 1 }).take()
    const thieves = Array.from({ length: 5 }, (_, index) => worker(`thief${index}`, { chunks: 1 }))
    for (const one of thieves) expect(await one.take()).toBe('wait')
    time += LENGTH + 1
    const taken = await Promise.all(thieves.map((one) => one.take()))
    expect(taken.filter((one) => one !== 'wait')).toEqual([{ chunk: 0 }])
  })

  it('are put back by a thief that moves the new lease of an earlier one', async () => {
    await worker('dead', { chunks: 1 }).take()
    const holder = 'host/ea/ea'
    const early = makeThief({ folder, length: LENGTH, holder, now: () => time })
    const late = worker('1a', {
      chunks: 1,
      operations: {
        ...NAMING,
        // Between its last look and its move, the late thief loses the race.
        rename(from, to) {
          expect(early.isStolen(0)).toBe(true)
          createLease(folder, 0, leaseText({ holder, renewals: 0, lease: LENGTH }))
          NAMING.rename(from, to)
        },
      },
    })
    expect(early.isStolen(0)).toBe(false)
    expect(await late.take()).toBe('wait')
    time += LENGTH + 1
    expect(await late.take()).toBe('wait')
    expect(readLeases(folder)).toEqual([{ chunk: 0, holder }])
    expect(readdirSync(folder)).toEqual(['000000.lease'])
    expect(renewLease(folder, 0, holder)).toBe(true)
  })

  it('lapse when their holders want, however short those of the observer are', async () => {
    const patient = worker('a', { chunks: 1, lease: 30 * LENGTH })
    const hasty = worker('b', { chunks: 1 })
    const lease = (await patient.take()) as Lease
    expect(await hasty.take()).toBe('wait')
    time += 10 * LENGTH
    expect(await hasty.take()).toBe('wait')
    expect(await patient.renew(lease)).toBe(true)
    expect(await hasty.take(), 'renewed').toBe('wait')
    time += 29 * LENGTH
    expect(await hasty.take()).toBe('wait')
    time += LENGTH + 1
    expect(await hasty.take()).toEqual({ chunk: 0 })
  })

  it('lapse when their holders want, however long the observer would wait', async () => {
    await worker('a', { chunks: 1 }).take()
    const patient = worker('b', { chunks: 1, lease: 30 * LENGTH })
    expect(await patient.take()).toBe('wait')
    time += LENGTH + 1
    expect(await patient.take()).toEqual({ chunk: 0 })
  })

  it('are not taken by their own holder, however long it was stopped', async () => {
    const a = worker('a')
    for (const chunk of [0, 1, 2]) expect(await a.take()).toEqual({ chunk })
    for (let round = 0; round < 3; round++) {
      expect(await a.take()).toBe('wait')
      time += 2 * LENGTH
    }
    await a.giveBack({ chunk: 1 })
    expect(await a.take()).toEqual({ chunk: 1 })
    for (let round = 0; round < 3; round++) {
      expect(await a.take()).toBe('wait')
      time += 2 * LENGTH
    }
  })

  it('ask for the files of a long corpus once, not chunk by chunk', async () => {
    let asked = 0
    let listed = 0
    const chunks = 10_000
    const stock = {
      chunks,
      isDone: (chunk: number) => ++asked > 0 && chunk !== chunks - 1,
      async findDone() {
        listed++
        return new Set(Array.from({ length: chunks - 1 }, (_, chunk) => chunk))
      },
    }
    expect(await openFolderLeases(stock, { folder, lease: LENGTH }).take(signal)).toEqual({
      chunk: chunks - 1,
    })
    expect(asked).toBeLessThan(10)
    expect(listed).toBeLessThan(4)
  })

  it('are renewed while others are looked for', async () => {
    let isOver = false
    let turns = 0
    const stock = { chunks: 1000, isDone: () => isOver, findDone: async () => new Set<number>() }
    const queue = openFolderLeases(stock, { folder, lease: LENGTH })
    await queue.take(signal)
    // All others were made meanwhile, and are looked up one by one.
    isOver = true
    const turn = () => {
      turns++
      if (turns < 1000) setImmediate(turn)
    }
    setImmediate(turn)
    expect(await queue.take(signal)).toBe('done')
    expect(turns).toBeGreaterThan(10)
    turns = 1000
  })

  it('go to the next worker at once when they are given back', async () => {
    const [a, b] = [worker('a', { chunks: 1 }), worker('b', { chunks: 1 })]
    const lease = (await a.take()) as Lease
    expect(await b.take()).toBe('wait')
    await a.giveBack(lease)
    expect(await b.take()).toEqual({ chunk: 0 })
  })

  it('may be taken again by the worker that gave them back', async () => {
    const a = worker('a', { chunks: 1 })
    await a.giveBack((await a.take()) as Lease)
    expect(await a.take()).toEqual({ chunk: 0 })
  })

  it('of killed workers are removed in the end, with what killed thieves left', async () => {
    await worker('dead').take()
    writeFileSync(join(folder, '000001.lease.0a1b2c3d'), '')
    for (const chunk of [0, 1, 2]) done.add(chunk)
    expect(await worker('a').take()).toBe('done')
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync(folder)).toBe(true)
  })
})
