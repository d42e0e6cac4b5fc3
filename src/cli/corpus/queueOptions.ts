// The options that say which machines make a corpus together, and the queue that they name.

import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ChunkFiles } from '../../runs/corpora/chunkFiles.ts'
import type { ChunkQueue } from '../../runs/corpora/chunkQueue.ts'
import type { QueueIdentity } from '../../runs/corpora/queueServer.ts'
import { parseRedisAddress } from '../../runs/corpora/redisClient.ts'
import { duration } from '../shared/duration.ts'
import { asUsage } from '../shared/options.ts'

/** The options, as `withQueue` adds them. */
export interface QueueOptions {
  readonly queue?: string
  readonly lease?: number
}

const NO_FOLDER =
  '--folder is gone: share the chunks with --shard I/N on each of N machines, or with --queue redis://HOST'

/** The usual time of a lease, in milliseconds. */
const USUAL_LEASE = 30_000
/** The shortest: renewals must not be late by chance. */
const SHORTEST_LEASE = 1000
/** The longest: timers cannot wait longer than 24 days, and nobody wants to. */
const LONGEST_LEASE = 86_400_000

/** Adds `--queue` and `--lease`. */
export function withQueue(command: Command): Command {
  return (
    command
      // Earlier versions shared chunks by files of leases in the folder.
      .addOption(new Option('--folder').hideHelp())
      .addOption(
        new Option(
          '--queue <address>',
          'share the chunks by a queue on Redis or Valkey: redis://HOST or rediss://NAME:PASSWORD@HOST:PORT/DATABASE; all machines write to the same folder (needs the packages bullmq and ioredis)',
        ).conflicts('shard'),
      )
      .option(
        '--lease <time>',
        'with --queue: hand a chunk to another worker if its own has not answered for this time, such as 30s (the default) or 5m',
        leaseLength,
      )
  )
}

function leaseLength(text: string): number {
  const length = duration(text)
  if (length < SHORTEST_LEASE) throw new InvalidArgumentError('expected at least 1s')
  if (length > LONGEST_LEASE) throw new InvalidArgumentError('expected at most 24h')
  return length
}

/** Throws InvalidArgumentError for options that make no sense, without showing the address, which may hold a password. */
export function checkQueueOptions({
  folder,
  queue,
  lease,
}: QueueOptions & { readonly folder?: boolean }): void {
  if (folder) throw new InvalidArgumentError(NO_FOLDER)
  if (lease !== undefined && queue === undefined) {
    throw new InvalidArgumentError('--lease needs --queue')
  }
  if (queue === undefined) return
  try {
    asUsage(() => parseRedisAddress(queue))
  } catch (error) {
    throw error instanceof InvalidArgumentError
      ? new InvalidArgumentError(`--queue: ${error.message}`)
      : error
  }
}

/** Opens the queue that the options name; undefined if they name none. Throws a PuzzleError. */
export async function openQueue(
  { queue: address, lease = USUAL_LEASE }: QueueOptions,
  files: ChunkFiles,
  chunks: number,
  identity: QueueIdentity,
): Promise<ChunkQueue | undefined> {
  if (address === undefined) return undefined
  const stock = { chunks, isDone: files.isDone, findDone: files.findDone }
  const { openRedisQueue } = await import('../../runs/corpora/redisQueue.ts')
  const warn = (sentence: string) => process.stderr.write(`warning: ${sentence}\n`)
  return openRedisQueue(stock, identity, { address, lease, warn })
}
