// A Redis server that drops keys while workers make a corpus: by hand, all at once, and since its memory is full. It costs
// time, and the corpus has the bytes that one machine makes.

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectWhole, makeTinyCorpus, startWorker, type TinyCorpus } from '../support/corpusWorkers.ts'
import { newFolder } from '../support/folder.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redisServer.ts'

let corpus: TinyCorpus

beforeAll(async () => {
  corpus = await makeTinyCorpus(60)
})

const keysOf = (redis: RedisServer, pattern: string) => redis.ask('KEYS', pattern).split('\n').filter(Boolean)

/** Keys of BullMQ, of its jobs, and of the corpus. */
const KINDS = [
  'wait',
  'active',
  'chunk-*',
  'chunk-*:lock',
  'meta',
  'corpus',
  'completed',
  'events',
  'stalled*',
  'id',
]

/** The number in a report of the server. */
function stat(redis: RedisServer, name: string): number {
  return Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(redis.ask('INFO', 'all'))?.[1])
}

/** Makes the corpus by two workers. `lose` is called again and again from the first chunk on. */
async function makeWhile(redis: RedisServer, lose: (round: number) => void): Promise<void> {
  const out = join(newFolder(), 'corpus')
  const options = ['--queue', redis.address, '--lease', '1s']
  const ends = Promise.all([1, 2].map(() => startWorker(corpus.recipe, out, options).ended))
  let isOver = false
  const ended = ends.finally(() => {
    isOver = true
  })
  while (!isOver && keysOf(redis, 'bull:*:completed').length === 0) await pause(20)
  for (let round = 0; !isOver; round++) {
    lose(round)
    await pause(100)
  }
  for (const { status, stderr } of await ended) {
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.not.stringMatching(/error|another corpus/),
    })
  }
  expectWhole(out, corpus)
}

/** Runs a test with a server of its own. */
async function withRedis(settings: readonly string[], test: (redis: RedisServer) => Promise<void>) {
  const redis = await startRedis(...settings)
  try {
    await test(redis)
  } finally {
    await redis.stop()
  }
}

describe.skipIf(!hasRedis)('a corpus is whole though its server', () => {
  it('drops keys of each kind, one kind after the other', () =>
    withRedis([], async (redis) => {
      const lost = new Set<string>()
      await makeWhile(redis, () => {
        // A kind that has no keys at the moment may have some later.
        for (const kind of KINDS.filter((one) => !lost.has(one))) {
          const found = keysOf(redis, `bull:*:${kind}`)
          if (found.length === 0 || redis.ask('DEL', ...found) === '0') continue
          lost.add(kind)
          break
        }
      })
      expect(lost).toContain('wait')
      // How many kinds follow before the corpus is made depends on the machine.
      expect(lost.size).toBeGreaterThan(1)
    }))

  it('drops everything, five times', () =>
    withRedis([], (redis) =>
      makeWhile(redis, (round) => {
        if (round < 5) expect(redis.ask('FLUSHALL')).toBe('OK')
      }),
    ))

  it.each(['allkeys-lru', 'allkeys-random'])('evicts keys (%s)', (policy) =>
    withRedis(['--maxmemory-policy', policy], async (redis) => {
      // The memory of the server and its connections, and too little for the jobs. Less and less, until enough keys are lost: one large
      // key may be all that goes at first.
      await makeWhile(redis, () => {
        const maxmemory = String(stat(redis, 'used_memory') - 10_000)
        if (stat(redis, 'evicted_keys') <= 10) redis.ask('CONFIG', 'SET', 'maxmemory', maxmemory)
      })
      expect(stat(redis, 'evicted_keys')).toBeGreaterThan(10)
    }),
  )
})
