// Workers that are killed at random moments, before, in and after the renaming of their files, while the queue restarts,
// loses everything, and workers are cut off: nothing is lost, nothing doubled, and every byte is as one machine makes it.
// CORPUS_KILLS sets the number of kills, CORPUS_SEED the seed of the moments.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRng } from '../../src/kernel/rng.ts'
import {
  expectWhole,
  killWorkers,
  makeTinyCorpus,
  startWorker,
  type TinyCorpus,
} from '../support/corpusWorkers.ts'
import { newFolder } from '../support/folder.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redisServer.ts'
import { filesOf, startCorpus } from '../support/tinyCorpus.ts'

const KILLS = Number(process.env.CORPUS_KILLS ?? 8)
const SEED = process.env.CORPUS_SEED ?? String(Math.random()).slice(2)
const LEASE = ['--lease', '2s']
const FINE = { status: 0, signal: null, stderr: '' }

let corpus: TinyCorpus

beforeAll(async () => {
  // Large enough that a worker is still at work when something happens to it.
  corpus = await makeTinyCorpus(40)
  console.log(`seed ${SEED}: ${corpus.chunks} chunks, ${corpus.puzzles} puzzles (again: CORPUS_SEED=${SEED})`)
})

/** Kills workers with these options, and expects that enough were killed. */
async function expectSurvival(
  name: string,
  workers: readonly (readonly string[])[],
  onKill = async (_: number) => {},
  outages = () => 0,
): Promise<void> {
  const rng = makeRng(`${SEED}/${name}`)
  const found = await killWorkers({ corpus, rng, kills: KILLS, workers, longestLife: 2000, onKill, outages })
  console.log(name, JSON.stringify(found))
  expect(found.kills).toBeGreaterThanOrEqual(KILLS)
}

/**
 * Stops a worker while it holds a chunk. Another must make all chunks, the stopped one's too, and the corpus is finished;
 * then the stopped one goes on, where it was.
 */
async function expectReturn(options: readonly string[], isHolder: (process: number) => boolean) {
  const out = join(newFolder(), 'corpus')
  mkdirSync(join(out, 'chunks'), { recursive: true })
  const stopped = startWorker(corpus.recipe, out, options)
  const { pid = 0 } = stopped.child
  for (;;) {
    await pause(20)
    stopped.child.kill('SIGSTOP')
    if (isHolder(pid)) break
    stopped.child.kill('SIGCONT')
  }
  expect(await startWorker(corpus.recipe, out, options).ended).toMatchObject({ status: 0, signal: null })
  expectWhole(out, corpus)
  expect(await startCorpus(['finish', out]).ended).toMatchObject({ status: 0 })
  const finished = filesOf(out)
  expect(finished['manifest.json']).toContain('"finished":')
  stopped.child.kill('SIGCONT')
  expect(await stopped.ended).toMatchObject({ status: 0, signal: null })
  expect(filesOf(out)).toEqual(finished)
}

describe.skipIf(!hasRedis)('a queue on Redis', () => {
  /** Runs a test with a server of its own. */
  async function withRedis(test: (redis: RedisServer, options: readonly string[]) => Promise<void>) {
    const redis = await startRedis()
    try {
      await test(redis, ['--queue', redis.address, ...LEASE])
    } finally {
      await redis.stop()
    }
  }

  it(`survives ${KILLS} kills of workers, two restarts and the loss of everything`, () =>
    withRedis(async (redis, options) => {
      let outages = 0
      const restart = async (signal: NodeJS.Signals) => {
        outages++
        await redis.halt(signal)
        await redis.resume()
        outages++
      }
      const events = new Map([
        [Math.ceil(KILLS / 4), () => restart('SIGTERM')],
        [Math.ceil(KILLS / 2), async () => expect(redis.ask('FLUSHALL')).toBe('OK')],
        [Math.ceil((3 * KILLS) / 4), () => restart('SIGKILL')],
      ])
      // One after the other, also if several workers are killed at once.
      let last: Promise<unknown> = Promise.resolve()
      const onKill = async (kills: number) => {
        last = last.then(() => events.get(kills)?.())
        await last
      }
      await expectSurvival('redis', [options, options, options], onKill, () => outages)
    }))

  it('lets a worker come back that was cut off for longer than its lease', () =>
    withRedis((redis, options) =>
      expectReturn(options, (process) => {
        const [queue] = redis.ask('KEYS', 'bull:*:active').split('\n')
        const jobs = queue === '' ? [] : redis.ask('LRANGE', queue, '0', '-1').split('\n')
        const holders = jobs.map((job) => redis.ask('HGET', queue.replace(/active$/, job), 'pb'))
        return holders.some((holder) => holder.includes(`/${process}/`))
      }),
    ))

  it('is not needed when every chunk exists', () =>
    withRedis(async (redis, options) => {
      const out = join(newFolder(), 'corpus')
      const worker = startWorker(corpus.recipe, out, options)
      while (!redis.ask('KEYS', 'bull:*:active').startsWith('bull')) await pause(20)
      await redis.halt('SIGKILL')
      expect(await startWorker(corpus.recipe, out, []).ended).toEqual(FINE)
      expect(await worker.ended).toMatchObject({
        status: 0,
        stderr: expect.stringContaining('does not answer'),
      })
      expectWhole(out, corpus)
    }))
})

it(`shards, one of which runs twice at the same time, survive ${KILLS} kills`, () =>
  expectSurvival(
    'shards',
    ['0/2', '1/2', '1/2'].map((shard) => ['--shard', shard]),
  ))
