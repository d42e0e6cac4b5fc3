// A queue of chunks on Redis or Valkey, by BullMQ, whose dashboards show it. The four functions follow BullMQ's
// "manually processed jobs" (https://docs.bullmq.io/patterns/manually-fetching-jobs): the lease is the lock of a job.
// What this file decides:
//
// - Whoever finds nothing to take adds the chunks that are missing and that nobody has (`addLost`).
// - A job may stall as often as workers die. BullMQ's default gives a job up when it stalls twice: of 20,000 records 1,000
//   were lost.
// - A job names the corpus and the versions, and so does the queue: workers of others are refused.
// - A server may drop any key. A job whose data are lost is known by its id.

import type { Job } from 'bullmq'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type ChunkQueue, type ChunkStock, type MissingChunks, watchMissing } from './chunkQueue.ts'
import { inTime, redisReason, serverFaults } from './connectRedis.ts'
import type { QueueIdentity, QueueServer } from './connectRedisQueue.ts'
import { type ChunkJob, chunkOf, connectQueue, holderName, jobId, orDisconnect } from './connectRedisQueue.ts'

/** How to reach and use a queue. */
interface RedisQueueOptions {
  /** The address, which may hold a password. */
  readonly address: string
  /** After this time without renewal a lease has lapsed, in milliseconds. */
  readonly lease: number
  /** Called with sentences about the server. */
  readonly warn: (sentence: string) => void
}

/** The number of renewals in the time of a lease: two may come late or be lost. */
const RENEWALS = 3

/** BullMQ's limit on how often a job may stall; no corpus sees as many deaths of workers. */
const MOST_STALLS = 1_000_000

/** Opens the queue of a corpus. Throws a PuzzleError. */
export async function openRedisQueue(
  stock: ChunkStock,
  identity: QueueIdentity,
  { address, lease: length, warn }: RedisQueueOptions,
): Promise<ChunkQueue> {
  const server = await connectQueue(identity, address, warn)
  const worker = await orDisconnect(server, async () => {
    for (const fault of await serverFaults(server.redis)) warn(`${server.shown}: ${fault}`)
    await server.claim()
    const times = { lockDuration: length, stalledInterval: length, maxStalledCount: MOST_STALLS }
    const made = server.makeWorker({ name: holderName(), ...times })
    await made.startStalledCheckTimer()
    return made
  })
  const missing = watchMissing(stock)
  /** The jobs that this worker has, each with the proof of its lock. */
  const jobs = new Map<number, { readonly job: Job<ChunkJob>; readonly token: string }>()
  const ask = makeAsker(server, warn)
  let taken = 0

  /** Takes the lock of the next job; undefined if none waits. */
  async function takeJob(): Promise<number | undefined> {
    const token = `${worker.id}:${taken++}`
    const giveBackLate = (late: Job<ChunkJob> | undefined) => {
      late?.moveToWait(token).catch(() => {})
    }
    const job = await inTime(worker.getNextJob(token, { block: false }), giveBackLate)
    if (!job) return undefined
    const { identity: found = server.own } = job.data
    if (found !== server.own) await job.moveToWait(token)
    server.expectOwn(found)
    const chunk = chunkOf(job.id)
    jobs.set(chunk, { job, token })
    return chunk
  }

  async function takeOrAdd(): Promise<number | 'wait'> {
    const chunk = await takeJob()
    if (chunk !== undefined) return chunk
    const isAdded = await addLost(server, missing)
    return (isAdded ? await takeJob() : undefined) ?? 'wait'
  }

  /** Uses the job of a chunk for the last time. */
  async function last(chunk: number, use: (job: Job<ChunkJob>, token: string) => Promise<unknown>) {
    const found = jobs.get(chunk)
    jobs.delete(chunk)
    if (found) await ask(() => inTime(use(found.job, found.token)), undefined)
  }

  return {
    async take() {
      return (await missing.isNone()) ? 'done' : ask(takeOrAdd, 'wait')
    },
    lease: {
      every: length / RENEWALS,
      async renew(chunk) {
        const found = jobs.get(chunk)
        if (!found) return false
        return ask(async () => (await inTime(found.job.extendLock(found.token, length))) === 1, false)
      },
    },
    finish: (chunk, sha256) => last(chunk, (job, token) => job.moveToCompleted(sha256, token, false)),
    giveBack: (chunk) => last(chunk, (job, token) => job.moveToWait(token)),
    close: server.close,
  }
}

/**
 * Returns a function that runs commands, and returns their result, or `otherwise` if they fail. A failure
 * does no harm: only the chunk's files count, and a lease that is not ended lapses.
 */
function makeAsker({ redis, shown }: QueueServer, warn: (sentence: string) => void) {
  let lastFault = ''
  return async <T>(commands: () => Promise<T>, otherwise: T): Promise<T> => {
    if (redis.status !== 'ready') return otherwise
    try {
      return await commands()
    } catch (error) {
      if (error instanceof PuzzleError) throw error
      // BullMQ's own errors have numbers. They mean that the lease has lapsed, and that another worker has the job or
      // has finished it.
      if (typeof (error as { code?: unknown }).code === 'number') return otherwise
      const fault = redisReason(error)
      if (fault !== lastFault) warn(`${shown}: ${fault}; the work goes on when it answers`)
      lastFault = fault
      return otherwise
    }
  }
}

// Adds the lost chunks to the queue of a corpus: chunks that are missing and that are in no list of jobs. This starts a
// corpus, completes what a killed starter filled in part, and replaces what the server has dropped.
//
// One worker adds at a time, under a lock that ends by itself if the worker is killed; the others wait for its first jobs.
// Without the lock the queue would be the same, since a job has the number of its chunk. But many workers that start at
// once would each add every chunk.

/** The number of jobs that are added together. */
const BATCH = 500
/** The number of finished jobs that are kept for dashboards. */
const SHOWN_JOBS = 1000
/** The time after which the lock of a killed worker ends, in milliseconds; a batch takes a small part of it. */
const LONGEST_FILL = 5000

/** Adds the missing chunks that nobody has. Returns false if there was nothing to do. */
async function addLost(server: QueueServer, missing: MissingChunks): Promise<boolean> {
  // The server is asked before the files, because the files of a chunk are written before it leaves the queue.
  if (await missing.isNone(await server.openChunks())) return false
  const lock = server.queue.toKey('filling')
  const isFree = await inTime(server.redis.set(lock, 'locked', 'PX', LONGEST_FILL, 'NX'))
  if (isFree === null) return false
  try {
    await server.claim()
    // Another worker may have added the chunks before this one got the lock.
    const open = await server.openChunks()
    const lost = Array.from(await missing.all()).filter((chunk) => !open.has(chunk))
    const renew = () => inTime(server.redis.pexpire(lock, LONGEST_FILL))
    await add(server, lost, renew)
    return lost.length > 0
  } finally {
    await inTime(server.redis.del(lock)).catch(() => {})
  }
}

/**
 * Adds jobs for chunks. Earlier jobs of these chunks are removed first, because BullMQ would keep them and
 * add nothing.
 */
async function add(
  { queue, redis, own: identity }: QueueServer,
  chunks: readonly number[],
  renew: () => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < chunks.length; from += BATCH) {
    const some = chunks.slice(from, from + BATCH)
    const ids = some.map(jobId)
    const over = ['completed', 'failed'].map((state) => redis.zrem(queue.toKey(state), ids))
    await inTime(Promise.all([...over, redis.del(ids.map((id) => queue.toKey(id)))]))
    const jobs = some.map((chunk) => {
      const opts = { jobId: jobId(chunk), removeOnComplete: { count: SHOWN_JOBS } }
      return { name: 'chunk', data: { chunk, identity }, opts }
    })
    await inTime(queue.addBulk(jobs))
    await renew()
  }
}
