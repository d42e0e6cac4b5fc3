// The queue of a corpus on a Redis or Valkey server: the connection, BullMQ's objects, and whose queue it is.

import { randomBytes } from 'node:crypto'
import type { Worker, WorkerOptions } from 'bullmq'
import { differingVersions, type Versions } from '../../corpus/manifest.ts'
import { PuzzleError } from '../../families/error.ts'
import { jsonOf } from '../../formats/jsonText.ts'
import { hostName } from '../machine.ts'
import { loadOptional } from './optionalPackages.ts'
import { connectRedis, inTime, parseRedisAddress, redisReason } from './redisClient.ts'

/** What all workers of a queue must agree on. */
export interface QueueIdentity {
  /** The SHA-256 of the recipe. */
  readonly checksum: string
  /** A worker with other versions might make other bytes. */
  readonly versions: Versions
}

/** The data of a job. */
export interface ChunkJob {
  /** The number of the chunk. */
  readonly chunk: number
  /** Whose it is, as `identityText` says it. */
  readonly identity: string
}

/** The states of jobs that are not finished. */
const OPEN_STATES = ['wait', 'active', 'delayed', 'prioritized'] as const

/** The connection to a server, and the queue there. */
export type QueueServer = Awaited<ReturnType<typeof connectQueue>>

/** Connects to the queue of a corpus. Throws a PuzzleError. `warn` hears sentences about the connection. */
export async function connectQueue(
  { checksum }: QueueIdentity,
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
  // Connections report their own troubles, and commands theirs.
  queue.on('error', () => {})
  return {
    /** The address without name and password. */
    shown: parsed.shown,
    redis,
    queue,
    /** BullMQ's worker, made where chunks are taken. */
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

/** Does work on a server. Its errors become PuzzleErrors, after the connection is ended. */
export async function orDisconnect<T>(server: QueueServer, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await server.close()
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unreadable', `${server.shown} cannot be used: ${redisReason(error)}`)
  }
}

/** Says whose a queue or a job is. */
export const identityText = ({ checksum, versions }: QueueIdentity) => JSON.stringify({ checksum, versions })

/** Writes down whose queue this is, or throws a PuzzleError if others use it. */
export async function expectIdentity(server: QueueServer, identity: QueueIdentity): Promise<void> {
  const key = server.queue.toKey('corpus')
  const own = identityText(identity)
  await inTime(server.redis.set(key, own, 'NX'))
  const found = (await inTime(server.redis.get(key))) ?? own
  if (found === own) return
  // What another version left finished or lost is no hindrance.
  if (!(await isEmpty(server)))
    throw new PuzzleError('conflict', `${server.shown}: ${difference(found, identity)}`)
  await inTime(server.redis.set(key, own))
}

/** Says in what a queue, or a job, differs from what a worker wants. */
export function difference(found: string, { checksum, versions }: QueueIdentity): string {
  const theirs = parseIdentity(found)
  const differing = theirs?.checksum === checksum ? differingVersions(theirs.versions, versions) : undefined
  if (differing === undefined) return 'its queue is that of another corpus; use another database or server'
  return `its queue was begun with ${differing}; use the same version on all machines`
}

/** Reads what a queue says; undefined if somebody else wrote it. */
function parseIdentity(text: string): QueueIdentity | undefined {
  const { checksum, versions } = (jsonOf(text) ?? {}) as Partial<QueueIdentity>
  return typeof checksum === 'string' && versions ? { checksum, versions } : undefined
}

/** Whether no chunk waits or is made. */
export async function isEmpty({ queue }: QueueServer): Promise<boolean> {
  const counts = await inTime(queue.getJobCounts(...OPEN_STATES))
  return OPEN_STATES.every((state) => (counts[state] ?? 0) === 0)
}

/** Reads who makes which chunk: BullMQ notes the worker of each active job. Throws a PuzzleError. */
export async function readQueueLeases(identity: QueueIdentity, address: string): Promise<HeldChunk[]> {
  const server = await connectQueue(identity, address, () => {})
  const jobs = await orDisconnect(server, () => inTime(server.queue.getActive()))
  await server.close()
  return jobs.map(({ data, processedBy = '' }) => ({ chunk: data.chunk, holder: processedBy }))
}

// The name under which a process leases chunks: people read host and process in `corpus status`, and the random part
// tells apart processes that have the same id on machines or in containers that have the same name.

/** Who makes a chunk. */
export interface HeldChunk {
  /** The number of the chunk. */
  readonly chunk: number
  /** The name of the process that makes it. */
  readonly holder: string
}

/** Makes the name of this process as a holder of leases: `host/1234/5f0c9a1b`. */
export function holderName(): string {
  return `${hostName()}/${process.pid}/${randomBytes(4).toString('hex')}`
}
