// A queue of chunks on Redis or Valkey, by BullMQ, whose dashboards show it. The four functions are its "manually processed
// jobs" (https://docs.bullmq.io/patterns/manually-fetching-jobs): the lease is the lock of a job. What this file decides:
//
// - Whoever finds the queue empty while chunks are missing fills it with those (`fillIfEmpty`).
// - A job may stall as often as workers die. BullMQ's default gives a job up when it stalls twice: of 20,000 records 1,000
//   were lost.
// - A job names the corpus and the versions, and so does the queue: workers of others are refused.

import type { Job, Worker } from 'bullmq'
import { PuzzleError } from '../../families/error.ts'
import { type ChunkQueue, type ChunkStock, type Lease, watchMissing } from './chunkQueue.ts'
import {
  type ChunkJob,
  connectQueue,
  difference,
  expectIdentity,
  holderName,
  identityText,
  isEmpty,
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

// Fills the queue of a corpus on a server: whoever finds it empty while chunks are missing adds those. This starts a corpus,
// completes what a killed starter filled in part, and replaces a queue that was lost whole.
//
// One worker fills at a time, under a lock that ends by itself if the worker is killed; the others wait for its first jobs.
// Without the lock the queue would be the same, since a job has the number of its chunk. But many workers that start at
// once would each add every chunk.

/** Jobs that are added together. */
const BATCH = 500
/** Finished jobs that dashboards show. */
const SHOWN_JOBS = 1000
/** The time after which the lock of a killed worker ends, in milliseconds; a batch takes a small part of it. */
const LONGEST_FILL = 5000

/** Adds the missing chunks to a queue that is empty. Returns false if there was nothing to do. */
export async function fillIfEmpty(
  server: QueueServer,
  identity: QueueIdentity,
  findMissing: () => Promise<readonly number[]>,
): Promise<boolean> {
  if (!(await isEmpty(server))) return false
  const lock = server.queue.toKey('filling')
  const isFree = await inTime(server.redis.set(lock, 'locked', 'PX', LONGEST_FILL, 'NX'))
  if (isFree === null) return false
  try {
    // Another may have filled it between the question and the lock.
    if (!(await isEmpty(server))) return false
    await expectIdentity(server, identity)
    await fill(server, await findMissing(), identityText(identity), () =>
      inTime(server.redis.pexpire(lock, LONGEST_FILL)),
    )
    return true
  } finally {
    await inTime(server.redis.del(lock)).catch(() => {})
  }
}

// BullMQ keeps whole numbers for the ids that it gives itself.
const jobId = (chunk: number) => `chunk-${chunk}`

/** Adds jobs for chunks. A job that is finished, though its chunk is missing, makes way. */
async function fill(
  { queue }: QueueServer,
  chunks: readonly number[],
  identity: string,
  renew: () => Promise<unknown>,
): Promise<void> {
  // To remove a job that waits would cost a walk through all that wait.
  const over = new Set(await inTime(queue.getRanges(['completed', 'failed'], 0, -1)))
  for (let from = 0; from < chunks.length; from += BATCH) {
    const some = chunks.slice(from, from + BATCH).map((chunk) => ({ chunk, id: jobId(chunk) }))
    const inTheWay = some.filter(({ id }) => over.has(id))
    await inTime(Promise.all(inTheWay.map(({ id }) => queue.remove(id))))
    await inTime(
      queue.addBulk(
        some.map(({ chunk, id }) => ({
          name: 'chunk',
          data: { chunk, identity },
          opts: { jobId: id, removeOnComplete: { count: SHOWN_JOBS } },
        })),
      ),
    )
    await renew()
  }
}
