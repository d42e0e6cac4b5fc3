// A queue on a real Redis server: filled once, by whoever finds it empty; leases that lapse; servers that restart, lose
// everything, belong to others or do not answer; and no password in any sentence.

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChunkQueue } from '../../../src/runs/corpora/chunkQueue.ts'
import { readQueueLeases } from '../../../src/runs/corpora/connectRedisQueue.ts'
import { openRedisQueue } from '../../../src/runs/corpora/redisQueue.ts'
import { hasRedis, type RedisServer, startRedis } from '../../support/redisServer.ts'

const VERSIONS = { generator: 1, grade: 1, calibration: 1, node: 20, program: '0.1.0' }
const IDENTITY = { checksum: 'ab'.repeat(32), versions: VERSIONS }
const KEY = `bull:puzzlewright-${'ab'.repeat(8)}`
const LEASE = 500
/** A lease that lapses in the test. */
const SHORT = 100

let server: RedisServer
let done: Set<number>
let warnings: string[]
let open: ChunkQueue[]

async function worker({ chunks = 3, identity = IDENTITY, address = server.address, lease = LEASE } = {}) {
  const stock = { chunks, isDone: (chunk: number) => done.has(chunk), findDone: async () => new Set(done) }
  const warn = (sentence: string) => warnings.push(sentence)
  const queue = await openRedisQueue(stock, identity, { address, lease, warn })
  open.push(queue)
  return {
    ...queue,
    renew: async (chunk: number) => queue.lease?.renew(chunk),
    async finish(chunk: number) {
      done.add(chunk)
      await queue.finish(chunk, 'ab'.repeat(32))
    },
  }
}

type Worker = Awaited<ReturnType<typeof worker>>

/** Takes until there is something to take, or until every chunk exists. */
async function patientTake({ take }: Worker): Promise<number | 'done'> {
  for (;;) {
    const taken = await take()
    if (taken !== 'wait') return taken
    await pause(20)
  }
}

beforeEach(() => {
  done = new Set()
  warnings = []
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((queue) => queue.close()))
})

describe.skipIf(!hasRedis)('a queue on Redis', () => {
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.ask('FLUSHALL')
  })

  it('hands out each chunk once, and ends when every chunk exists', async () => {
    const [a, b] = [await worker(), await worker()]
    const taken = [await a.take(), await b.take(), await a.take()] as number[]
    expect(taken).toEqual([0, 1, 2])
    expect(await b.take()).toBe('wait')
    for (const [index, lease] of taken.entries()) await (index === 1 ? b : a).finish(lease)
    expect([await a.take(), await b.take()]).toEqual(['done', 'done'])
    expect(warnings).toEqual([])
  })

  it('tells which process makes which chunk', async () => {
    const a = await worker()
    for (const chunk of [0, 1]) expect(await a.take()).toBe(chunk)
    const held = await readQueueLeases(IDENTITY, server.address)
    const holder = expect.stringMatching(new RegExp(`^[\\w.-]+/${process.pid}/[0-9a-f]{8}$`))
    held.sort((one, other) => one.chunk - other.chunk)
    expect(held).toEqual([0, 1].map((chunk) => ({ chunk, holder })))
  })

  it('is filled by one of those who start at once, and no job is looked for among those that wait', async () => {
    server.ask('CONFIG', 'RESETSTAT')
    const opening = Array.from({ length: 4 }, () => worker({ chunks: 1500, lease: 60 * LEASE }))
    await Promise.all((await Promise.all(opening)).map(patientTake))
    expect(server.ask('LLEN', `${KEY}:wait`)).toBe('1496')
    const calls = (command: string) =>
      Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(server.ask('INFO', 'commandstats'))?.[1] ?? 0)
    // A walk through the list for each job of another would be an LREM, and adding it again an EXISTS that finds it.
    expect(calls('lrem')).toBe(0)
    expect(calls('lpush') + calls('rpush')).toBeLessThan(1500 + 20)
    expect(server.ask('EXISTS', `${KEY}:filling`)).toBe('0')
  })

  it('is left to the one who fills it, until that one is killed', async () => {
    server.ask('SET', `${KEY}:filling`, 'locked')
    const a = await worker()
    expect(await a.take()).toBe('wait')
    expect(server.ask('LLEN', `${KEY}:wait`)).toBe('0')
    server.ask('PEXPIRE', `${KEY}:filling`, '20')
    expect(await patientTake(a)).toBe(0)
  })

  it('does not ask for the files of a long corpus chunk by chunk', async () => {
    const chunks = 5000
    let asked = 0
    const stock = {
      chunks,
      isDone: (chunk: number) => ++asked > 0 && chunk !== chunks - 1,
      findDone: async () => new Set(Array.from({ length: chunks - 1 }, (_, chunk) => chunk)),
    }
    const options = { address: server.address, lease: LEASE, warn: () => {} }
    const queue = await openRedisQueue(stock, IDENTITY, options)
    open.push(queue)
    expect(await queue.take()).toBe(chunks - 1)
    expect(asked).toBeLessThan(10)
  })

  it('says that the server refuses a command, and does not speak of databases', async () => {
    const a = await worker({ lease: LEASE + 0.5 })
    expect(await a.take()).toBe('wait')
    const sentence = 'it does not accept a command; the work goes on when it answers'
    expect(warnings).toEqual([`${server.address}/0: ${sentence}`])
  })

  it('is filled with missing chunks only', async () => {
    done.add(0).add(2)
    const a = await worker()
    expect(await a.take()).toBe(1)
    expect(await a.take()).toBe('wait')
  })

  it('is filled again when it was lost whole, and forgets what it knew of finished chunks', async () => {
    const a = await worker()
    await a.finish((await a.take()) as number)
    const lost = (await a.take()) as number
    server.ask('FLUSHALL')
    expect(await a.renew(lost)).toBe(false)
    const b = await worker()
    const again = (await b.take()) as number
    expect(again).toBe(1)
    for (const lease of [again, (await b.take()) as number]) await b.finish(lease)
    await a.finish(lost)
    expect([await a.take(), await b.take()]).toEqual(['done', 'done'])
    // Somebody removed the files of a chunk.
    done.delete(0)
    expect(await patientTake(await worker())).toBe(0)
  })

  it.each([
    ...['wait', 'active', 'completed', 'stalled', 'stalled-check', 'meta', 'id', 'events', 'corpus'],
    ...['chunk-0', 'chunk-1', 'chunk-2', 'chunk-3', 'chunk-1:lock', 'wait active', 'wait chunk-2 corpus'],
  ])('hands out every chunk though the server drops %s', async (keys) => {
    const a = await worker({ chunks: 4, lease: SHORT })
    await a.finish((await a.take()) as number)
    // This worker dies with its chunk.
    expect(await a.take()).toBe(1)
    server.ask('DEL', ...keys.split(' ').map((key) => `${KEY}:${key}`))
    const b = await worker({ chunks: 4, lease: SHORT })
    for (;;) {
      const taken = await patientTake(b)
      if (taken === 'done') break
      await b.finish(taken)
    }
    expect(done).toEqual(new Set([0, 1, 2, 3]))
    expect(warnings).toEqual([])
  })

  it('gives a chunk to another worker when its lease lapses, and lets the first come back', async () => {
    const a = await worker({ chunks: 1, lease: SHORT })
    const b = await worker({ chunks: 1, lease: 2 * LEASE })
    const lost = (await a.take()) as number
    const taken = (await patientTake(b)) as number
    expect(taken).toBe(0)
    expect([await a.renew(lost), await b.renew(taken)]).toEqual([false, true])
    await a.finish(lost)
    expect(await b.take()).toBe('done')
    await b.finish(taken)
  })

  it('keeps a lease that is renewed', async () => {
    const [a, b] = [await worker({ chunks: 1 }), await worker({ chunks: 1 })]
    const lease = (await a.take()) as number
    for (let round = 0; round < 5; round++) {
      await pause(LEASE / 3)
      expect(await a.renew(lease)).toBe(true)
      expect(await b.take()).toBe('wait')
    }
  })

  it('gives a chunk back at once', async () => {
    const [a, b] = [await worker({ chunks: 1 }), await worker({ chunks: 1 })]
    await a.giveBack((await a.take()) as number)
    expect(await b.take()).toBe(0)
  })

  it('gives a chunk to ever more workers that die', async () => {
    const a = await worker({ chunks: 1, lease: SHORT })
    for (let death = 0; death < 4; death++) expect(await patientTake(a)).toBe(0)
  })

  it('waits for a server that restarts, and goes on', async () => {
    const a = await worker()
    const lease = (await a.take()) as number
    await server.halt('SIGKILL')
    while (warnings.length === 0) await pause(10)
    expect(await Promise.all([a.take(), a.renew(lease)])).toEqual(['wait', false])
    await a.finish(lease)
    await server.resume()
    expect(await patientTake(a)).toBe(1)
    expect(warnings).toEqual([
      `${server.address}/0 does not answer; the work goes on when it does`,
      `${server.address}/0 answers again`,
    ])
  })

  it('refuses other versions while chunks are open, and not afterwards', async () => {
    const a = await worker({ chunks: 1 })
    const lease = (await a.take()) as number
    const newer = { ...IDENTITY, versions: { ...VERSIONS, generator: 2, node: 22 } }
    await expect(worker({ identity: newer })).rejects.toThrow(
      `${server.address}/0: its queue was begun with generator 1 (here 2), Node 20 (here 22); use the same version on all machines`,
    )
    await a.finish(lease)
    done.clear()
    expect(await patientTake(await worker({ identity: newer }))).toBe(0)
  })

  it('refuses a job and the queue of another corpus', async () => {
    const [a, b] = [await worker(), await worker()]
    await a.take()
    server.ask('HSET', `${KEY}:chunk-1`, 'data', '{"chunk":1,"identity":"another"}')
    await expect(b.take()).rejects.toThrow(/: its queue belongs to another corpus/)
    server.ask('SET', `${KEY}:corpus`, JSON.stringify({ ...IDENTITY, checksum: 'cd'.repeat(32) }))
    await expect(worker()).rejects.toThrow(/: its queue belongs to another corpus; use another database/)
  })

  it('refuses a database that does not exist', async () => {
    await expect(worker({ address: `${server.address}/99` })).rejects.toThrow(
      `${server.address}/99 cannot be used: it does not accept a command; is there a database with this number?`,
    )
  })
})

describe.skipIf(!hasRedis)('a server with a password and bad settings', () => {
  const hidden = 'S3cret'

  beforeAll(async () => {
    const settings = `--requirepass ${hidden} --maxmemory-policy allkeys-lru --appendonly no`
    server = await startRedis(...settings.split(' '))
  })
  afterAll(() => server.stop())

  it.each([
    ['', 'it wants a password'],
    [':wrong-S3cret@', 'it refuses the name or the password'],
    ['nobody:S3cret@', 'it refuses the name or the password'],
  ])('refuses %j, and the sentence has no password', async (user, reason) => {
    const address = server.address.replace('//', `//${user}`)
    const error: Error = await worker({ address }).then(
      () => expect.unreachable(),
      (thrown) => thrown,
    )
    expect(error.message).toBe(`${server.address}/0 cannot be used: ${reason}`)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(hidden)
  })

  it('works, and warns of settings that may lose the queue', async () => {
    const a = await worker({ address: server.address.replace('//', `//:${hidden}@`) })
    expect(await a.take()).toBe(0)
    expect(warnings).toEqual([
      `${server.address}/0: its maxmemory-policy is allkeys-lru, so it may drop chunks of the queue; set it to noeviction`,
      `${server.address}/0: it writes no append-only file, so a restart may lose the queue; set appendonly yes`,
    ])
  })
})
