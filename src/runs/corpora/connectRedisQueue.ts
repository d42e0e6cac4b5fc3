// The queue of a corpus on a Redis or Valkey server: the connection, BullMQ's objects, and the corpus to which the
// queue belongs.

import { randomBytes } from 'node:crypto'
import type { Worker, WorkerOptions } from 'bullmq'
import { type CorpusManifest, differingVersions } from '../../corpus/manifest.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { hostName } from '../machineIdentity.ts'
import { connectRedis, inTime, parseRedisAddress, redisReason } from './connectRedis.ts'
import { loadOptional } from './optionalPackages.ts'

/** What all workers of a queue must agree on: the recipe, and the versions, since others might make other bytes. */
export type QueueIdentity = Pick<CorpusManifest, 'checksum' | 'versions'>

/** The data of a job. The server may have dropped them. */
export interface ChunkJob {
  /** The number of the chunk. */
  readonly chunk?: number
  /** The recipe and versions to which the job belongs, as in the text `own` of a `QueueServer`. */
  readonly identity?: string
}

/** The states of jobs that are not finished. */
const OPEN_STATES = ['wait', 'active', 'delayed', 'prioritized'] as const

/**
 * The id of the job of a chunk. The id is not a plain number, because BullMQ reserves whole numbers for ids
 * of its own.
 */
export const jobId = (chunk: number) => `chunk-${chunk}`

/** The chunk of a job, which its id tells even if its data are lost. */
export const chunkOf = (id = '') => Number(id.replace('chunk-', ''))

/** The connection to a server, and the queue there. */
export type QueueServer = Awaited<ReturnType<typeof connectQueue>>

/**
 * Connects to the queue of a corpus. Throws a PuzzleError. `warn` is called with sentences about the
 * connection.
 */
export async function connectQueue(
  { checksum, versions }: QueueIdentity,
  address: string,
  warn: (sentence: string) => void,
) {
  const parsed = parseRedisAddress(address)
  const [bullmq, ioredis] = await loadOptional('--queue', ['bullmq', 'ioredis'], () =>
    Promise.all([import('bullmq'), import('ioredis')]),
  )
  const redis = await connectRedis(ioredis.Redis, parsed, warn)
  const name = `puzzlewright-${checksum.slice(0, 16)}`
  const shared = { connection: redis, skipVersionCheck: true }
  const queue = new bullmq.Queue<ChunkJob>(name, shared)
  const workers: Worker<ChunkJob>[] = []
  // `connectRedis` reports errors of the connection, and commands throw their own errors, so this event is not needed.
  queue.on('error', () => {})
  const own = JSON.stringify({ checksum, versions })

  /** Throws a PuzzleError if a queue, or a job, is not that of this corpus and these versions. */
  function expectOwn(found: string): void {
    if (found === own) return
    const theirs = (jsonOf(found) ?? {}) as Partial<QueueIdentity>
    const isSame = theirs.checksum === checksum && theirs.versions
    const differing = isSame ? differingVersions(theirs.versions, versions) : undefined
    const what =
      differing === undefined
        ? 'its queue belongs to another corpus; use another database or server'
        : `its queue was begun with ${differing}; use the same version on all machines`
    throw new PuzzleError('conflict', `${parsed.shown}: ${what}`)
  }

  /** The chunks whose jobs are waiting or in work. */
  async function openChunks(): Promise<Set<number>> {
    return new Set((await inTime(queue.getRanges([...OPEN_STATES], 0, -1))).map(chunkOf))
  }

  return {
    /** The address without name and password. */
    shown: parsed.shown,
    redis,
    queue,
    /** The recipe and versions to which the queue and its jobs belong, as a text. */
    own,
    expectOwn,
    openChunks,
    /**
     * Marks the queue as that of this corpus and these versions, or throws a PuzzleError if another corpus or
     * version uses it.
     */
    async claim(): Promise<void> {
      const key = queue.toKey('corpus')
      await inTime(redis.set(key, own, 'NX'))
      const found = (await inTime(redis.get(key))) ?? own
      if (found === own) return
      // Only unfinished jobs of another version prevent the queue from being used.
      if ((await openChunks()).size > 0) expectOwn(found)
      await inTime(redis.set(key, own))
    },
    /** Makes a worker of BullMQ, through which chunks are taken. */
    makeWorker(options: Omit<WorkerOptions, 'connection'>): Worker<ChunkJob> {
      const worker = new bullmq.Worker<ChunkJob>(name, null, { ...shared, ...options })
      worker.on('error', () => {})
      workers.push(worker)
      return worker
    },
    /** Ends the connection. */
    async close(): Promise<void> {
      await Promise.allSettled([...workers.map((worker) => worker.close(true)), queue.close()])
      redis.disconnect()
    },
  }
}

/** Does work on a server. After an error, ends the connection and throws a PuzzleError. */
export async function orDisconnect<T>(server: QueueServer, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await server.close()
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unreadable', `${server.shown} cannot be used: ${redisReason(error)}`)
  }
}

/**
 * Reads which process is making which chunk: BullMQ notes the worker of each active job. Throws a
 * PuzzleError.
 */
export async function readQueueLeases(identity: QueueIdentity, address: string) {
  const server = await connectQueue(identity, address, () => {})
  const jobs = await orDisconnect(server, () => inTime(server.queue.getActive()))
  await server.close()
  return jobs.map(({ id, processedBy = '' }) => ({ chunk: chunkOf(id), holder: processedBy }))
}

/** A chunk that is being made, and the name of the process that is making it. */
export type HeldChunk = Awaited<ReturnType<typeof readQueueLeases>>[number]

// The name under which a process leases chunks: people read host and process in `corpus status`, and the random part
// tells apart processes that have the same id on machines or in containers that have the same name.

/** Makes the name of this process as a holder of leases: `host/1234/5f0c9a1b`. */
export function holderName(): string {
  return `${hostName()}/${process.pid}/${randomBytes(4).toString('hex')}`
}
