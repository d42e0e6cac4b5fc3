// A queue of chunks on Redis or Valkey, by BullMQ, whose dashboards show it. The four functions are its "manually processed
// jobs" (https://docs.bullmq.io/patterns/manually-fetching-jobs): the lease is the lock of a job. What this file decides:
//
// - Whoever finds the queue empty while chunks are missing fills it with those (`fillIfEmpty`).
// - A job may stall as often as workers die. BullMQ's default gives a job up when it stalls twice: of 20,000 records 1,000
//   were lost.
// - A job names the corpus and the versions, and so does the queue: workers of others are refused.

import type { Job } from 'bullmq'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type ChunkQueue, type ChunkStock, watchMissing } from './chunkQueue.ts'
import { inTime, redisReason, serverFaults } from './connectRedis.ts'
import type { QueueIdentity, QueueServer } from './connectRedisQueue.ts'
import { type ChunkJob, connectQueue, holderName, orDisconnect } from './connectRedisQueue.ts'

/** How to reach and use a queue. */
interface RedisQueueOptions {
  /** The address, which may hold a password. */
  readonly address: string
  /** After this time without renewal a lease has lapsed, in milliseconds. */
  readonly lease: number
  /** Hears sentences about the server. */
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
    const { chunk, identity: found } = job.data
    if (found !== server.own) await job.moveToWait(token)
    server.expectOwn(found)
    jobs.set(chunk, { job, token })
    return chunk
  }

  async function takeOrFill(): Promise<number | 'wait'> {
    const chunk = await takeJob()
    if (chunk !== undefined) return chunk
    const isFilled = await fillIfEmpty(server, missing.all)
    return (isFilled ? await takeJob() : undefined) ?? 'wait'
  }

  /** Uses the job of a chunk for the last time. */
  async function last(chunk: number, use: (job: Job<ChunkJob>, token: string) => Promise<unknown>) {
    const found = jobs.get(chunk)
    jobs.delete(chunk)
    if (found) await ask(() => inTime(use(found.job, found.token)), undefined)
  }

  return {
    async take() {
      return (await missing.isNone()) ? 'done' : ask(takeOrFill, 'wait')
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
 * Returns a function that runs commands, and returns what they return, or something else if they fail. That is no harm: the
 * chunk's files count, and a lease that is not ended lapses.
 */
function makeAsker({ redis, shown }: QueueServer, warn: (sentence: string) => void) {
  let lastFault = ''
  return async <T>(commands: () => Promise<T>, otherwise: T): Promise<T> => {
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
async function fillIfEmpty(
  server: QueueServer,
  findMissing: () => Promise<readonly number[]>,
): Promise<boolean> {
  if (!(await server.isEmpty())) return false
  const lock = server.queue.toKey('filling')
  const isFree = await inTime(server.redis.set(lock, 'locked', 'PX', LONGEST_FILL, 'NX'))
  if (isFree === null) return false
  try {
    // Another may have filled it between the question and the lock.
    if (!(await server.isEmpty())) return false
    await server.claim()
    const renew = () => inTime(server.redis.pexpire(lock, LONGEST_FILL))
    await fill(server, await findMissing(), renew)
    return true
  } finally {
    await inTime(server.redis.del(lock)).catch(() => {})
  }
}

// BullMQ keeps whole numbers for the ids that it gives itself.
const jobId = (chunk: number) => `chunk-${chunk}`

/** Adds jobs for chunks. A job that is finished, though its chunk is missing, makes way. */
async function fill(
  { queue, own: identity }: QueueServer,
  chunks: readonly number[],
  renew: () => Promise<unknown>,
): Promise<void> {
  // To remove a job that waits would cost a walk through all that wait.
  const over = new Set(await inTime(queue.getRanges(['completed', 'failed'], 0, -1)))
  for (let from = 0; from < chunks.length; from += BATCH) {
    const some = chunks.slice(from, from + BATCH).map((chunk) => ({ chunk, id: jobId(chunk) }))
    const inTheWay = some.filter(({ id }) => over.has(id))
    await inTime(Promise.all(inTheWay.map(({ id }) => queue.remove(id))))
    const jobs = some.map(({ chunk, id }) => {
      const opts = { jobId: id, removeOnComplete: { count: SHOWN_JOBS } }
      return { name: 'chunk', data: { chunk, identity }, opts }
    })
    await inTime(queue.addBulk(jobs))
    await renew()
  }
}
