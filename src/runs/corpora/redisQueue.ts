// A queue of chunks on Redis or Valkey, by BullMQ, whose dashboards show it. The four functions are its "manually processed
// jobs" (https://docs.bullmq.io/patterns/manually-fetching-jobs): the lease is the lock of a job. What this file decides:
//
// - A job's number is its chunk's, so that two who fill the queue at once fill it once.
// - Whoever finds the queue empty while chunks are missing fills it with those. This starts a corpus, completes what a
//   killed starter filled in part, and replaces a queue that was lost whole.
// - A job may stall as often as workers die. BullMQ's default gives a job up when it stalls twice: of 20,000 records 1,000
//   were lost.
// - A job names the corpus and the versions, and so does the queue: workers of others are refused.

import type { Job, Worker } from 'bullmq'
import { PuzzleError } from '../../families/error.ts'
import type { ChunkQueue, Lease } from './chunkQueue.ts'
import { holderName } from './holder.ts'
import { type ChunkStock, watchMissing } from './missingChunks.ts'
import {
  type ChunkJob,
  connectQueue,
  difference,
  expectIdentity,
  identityText,
  isEmpty,
  orDisconnect,
  type QueueIdentity,
  type QueueServer,
} from './queueServer.ts'
import { inTime, redisReason, serverFaults } from './redisClient.ts'
import { RENEWALS } from './renewals.ts'

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

/** BullMQ's limit on how often a job may stall; no corpus sees as many deaths of workers. */
const MOST_STALLS = 1_000_000
/** Finished jobs that dashboards show. */
const SHOWN_JOBS = 1000
/** Jobs that are added together. */
const BATCH = 500

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

/** Adds jobs for chunks. A job that is finished, though its chunk is missing, makes way. */
async function fill({ queue }: QueueServer, chunks: readonly number[], identity: string): Promise<void> {
  for (let from = 0; from < chunks.length; from += BATCH) {
    const some = chunks.slice(from, from + BATCH)
    await inTime(Promise.all(some.map((chunk) => queue.remove(jobId(chunk)))))
    await inTime(
      queue.addBulk(
        some.map((chunk) => ({
          name: 'chunk',
          data: { chunk, identity },
          opts: { jobId: jobId(chunk), removeOnComplete: { count: SHOWN_JOBS } },
        })),
      ),
    )
  }
}

// BullMQ keeps whole numbers for the ids that it gives itself.
const jobId = (chunk: number) => `chunk-${chunk}`

function makeQueue({ server, worker, stock, identity, lease: length, warn }: Parts): ChunkQueue {
  const missing = watchMissing(stock)
  const jobs = new Map<Lease, TakenJob>()
  const own = identityText(identity)
  let taken = 0
  let lastFault = ''

  /** Runs commands. Whatever fails is no harm: the chunk's files count, and a lease that is not ended lapses. */
  async function ask<T>(commands: () => Promise<T>, otherwise: T): Promise<T> {
    if (server.redis.status !== 'ready') return otherwise
    try {
      return await commands()
    } catch (error) {
      if (error instanceof PuzzleError) throw error
      // BullMQ's own errors have numbers: the lease lapsed, and another worker has the job or has finished it.
      if (typeof (error as { code?: unknown }).code === 'number') return otherwise
      const fault = redisReason(error)
      if (fault !== lastFault) warn(`${server.shown}: ${fault}; the work goes on when it answers`)
      lastFault = fault
      return otherwise
    }
  }

  async function takeJob(): Promise<Lease | 'wait'> {
    const token = `${worker.id}:${taken++}`
    const giveBackLate = (late: Job<ChunkJob> | undefined) => {
      late?.moveToWait(token).catch(() => {})
    }
    const job = await inTime(worker.getNextJob(token, { block: false }), giveBackLate)
    if (!job) return 'wait'
    if (job.data.identity !== own) {
      await job.moveToWait(token)
      throw new PuzzleError('conflict', `${server.shown}: ${difference(job.data.identity, identity)}`)
    }
    const lease = { chunk: job.data.chunk }
    jobs.set(lease, { job, token })
    return lease
  }

  /** Adds the missing chunks to a queue that is empty. Returns whether it was. */
  async function refill(): Promise<boolean> {
    if (!(await isEmpty(server))) return false
    await expectIdentity(server, identity)
    await fill(server, missing.all(), own)
    return true
  }

  async function takeOrFill(): Promise<Lease | 'wait'> {
    const found = await takeJob()
    return found === 'wait' && (await refill()) ? takeJob() : found
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
      return missing.isNone() ? 'done' : ask(takeOrFill, 'wait')
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
