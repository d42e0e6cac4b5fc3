// A queue of chunks on Redis or Valkey, by BullMQ, whose dashboards show it. The four functions are its "manually processed
// jobs" (https://docs.bullmq.io/patterns/manually-fetching-jobs): the lease is the lock of a job. What this file decides:
//
// - Whoever finds the queue empty while chunks are missing fills it with those (fillQueue.ts).
// - A job may stall as often as workers die. BullMQ's default gives a job up when it stalls twice: of 20,000 records 1,000
//   were lost.
// - A job names the corpus and the versions, and so does the queue: workers of others are refused.

import type { Job, Worker } from 'bullmq'
import { PuzzleError } from '../../families/error.ts'
import type { ChunkQueue, Lease } from './chunkQueue.ts'
import { fillIfEmpty } from './fillQueue.ts'
import { holderName } from './holder.ts'
import { type ChunkStock, watchMissing } from './missingChunks.ts'
import {
  type ChunkJob,
  connectQueue,
  difference,
  expectIdentity,
  identityText,
  orDisconnect,
  type QueueIdentity,
  type QueueServer,
} from './queueServer.ts'
import { inTime, redisReason, serverFaults } from './redisClient.ts'

/** How to reach and use a queue. */
export interface RedisQueueOptions {
  /** The address, which may hold a password. */
  readonly address: string
  /** After this time without renewal a lease has lapsed, in milliseconds. */
  readonly lease: number
  /** Hears sentences about the server. */
  readonly warn: (sentence: string) => void
}

/** A job with the proof of its lock. */
interface TakenJob {
  readonly job: Job<ChunkJob>
  readonly token: string
}

/** The number of renewals in the time of a lease: two may come late or be lost. */
const RENEWALS = 3

/** BullMQ's limit on how often a job may stall; no corpus sees as many deaths of workers. */
const MOST_STALLS = 1_000_000

/** Opens the queue of a corpus. Throws a PuzzleError. */
export async function openRedisQueue(
  stock: ChunkStock,
  identity: QueueIdentity,
  { address, lease, warn }: RedisQueueOptions,
): Promise<ChunkQueue> {
  const server = await connectQueue(identity, address, warn)
  return orDisconnect(server, async () => {
    for (const fault of await serverFaults(server.redis)) warn(`${server.shown}: ${fault}`)
    await expectIdentity(server, identity)
    const worker = server.makeWorker({
      name: holderName(),
      lockDuration: lease,
      stalledInterval: lease,
      maxStalledCount: MOST_STALLS,
    })
    await worker.startStalledCheckTimer()
    return makeQueue({ server, worker, stock, identity, lease, warn })
  })
}

/** What a queue works with. */
interface Parts extends Omit<RedisQueueOptions, 'address'> {
  readonly server: QueueServer
  readonly worker: Worker<ChunkJob>
  readonly stock: ChunkStock
  readonly identity: QueueIdentity
}

/** Makes the queue of a connection. */
function makeQueue(parts: Parts): ChunkQueue {
  const { server, worker, stock, identity, lease: length, warn } = parts
  const missing = watchMissing(stock)
  const jobs = new Map<Lease, TakenJob>()
  const ask = makeAsker(server, warn)
  let taken = 0

  async function takeOrFill(): Promise<Lease | 'wait'> {
    const take = () => takeJob(parts, `${worker.id}:${taken++}`)
    const found =
      (await take()) ?? ((await fillIfEmpty(server, identity, missing.all)) ? await take() : undefined)
    if (!found) return 'wait'
    const lease = { chunk: found.job.data.chunk }
    jobs.set(lease, found)
    return lease
  }

  /** Uses the job of a lease for the last time. */
  async function last(lease: Lease, use: (taken: TakenJob) => Promise<unknown>): Promise<void> {
    const found = jobs.get(lease)
    jobs.delete(lease)
    if (found) await ask(() => inTime(use(found)), undefined)
  }

  return {
    renewEvery: length / RENEWALS,
    async take() {
      return (await missing.isNone()) ? 'done' : ask(takeOrFill, 'wait')
    },
    async renew(lease) {
      const found = jobs.get(lease)
      if (!found) return false
      return ask(async () => (await inTime(found.job.extendLock(found.token, length))) === 1, false)
    },
    finish: (lease, sha256) => last(lease, ({ job, token }) => job.moveToCompleted(sha256, token, false)),
    giveBack: (lease) => last(lease, ({ job, token }) => job.moveToWait(token)),
    close: server.close,
  }
}

/** Takes the lock of the next job; undefined if none waits. */
async function takeJob({ server, worker, identity }: Parts, token: string): Promise<TakenJob | undefined> {
  const giveBackLate = (late: Job<ChunkJob> | undefined) => {
    late?.moveToWait(token).catch(() => {})
  }
  const job = await inTime(worker.getNextJob(token, { block: false }), giveBackLate)
  if (job) await expectOwn(server, { job, token }, identity)
  return job && { job, token }
}

/** Gives back the job of another corpus, and throws a PuzzleError. */
async function expectOwn(
  { shown }: QueueServer,
  { job, token }: TakenJob,
  identity: QueueIdentity,
): Promise<void> {
  if (job.data.identity === identityText(identity)) return
  await job.moveToWait(token)
  throw new PuzzleError('conflict', `${shown}: ${difference(job.data.identity, identity)}`)
}

/** Returns what a server says, or something else if it cannot. */
type Ask = <T>(commands: () => Promise<T>, otherwise: T) => Promise<T>

/** Runs commands. Whatever fails is no harm: the chunk's files count, and a lease that is not ended lapses. */
function makeAsker({ redis, shown }: QueueServer, warn: (sentence: string) => void): Ask {
  let lastFault = ''
  return async (commands, otherwise) => {
    if (redis.status !== 'ready') return otherwise
    try {
      return await commands()
    } catch (error) {
      if (error instanceof PuzzleError) throw error
      // BullMQ's own errors have numbers: the lease lapsed, and another worker has the job or has finished it.
      if (typeof (error as { code?: unknown }).code === 'number') return otherwise
      const fault = redisReason(error)
      if (fault !== lastFault) warn(`${shown}: ${fault}; the work goes on when it answers`)
      lastFault = fault
      return otherwise
    }
  }
}
