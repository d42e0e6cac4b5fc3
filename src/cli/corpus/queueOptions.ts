// The options that say which machines make a corpus together, and the queue that they name.

import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ChunkFiles } from '../../runs/corpora/chunkFiles.ts'
import type { ChunkQueue } from '../../runs/corpora/chunkQueue.ts'
import type { QueueIdentity } from '../../runs/corpora/queueServer.ts'
import { parseRedisAddress } from '../../runs/corpora/redisAddress.ts'
import { duration } from '../shared/duration.ts'
import { asUsage } from '../shared/options.ts'

/** The options, as `withQueue` adds them. */
export interface QueueOptions {
  readonly folder?: boolean
  readonly queue?: string
  readonly lease?: number
}

/** The usual time of a lease, in milliseconds. */
const USUAL_LEASE = 30_000
/** The shortest: renewals must not be late by chance. */
const SHORTEST_LEASE = 1000
/** The longest: timers cannot wait longer than 24 days, and nobody wants to. */
const LONGEST_LEASE = 86_400_000

/** Adds `--folder`, `--queue` and `--lease`. */
export function withQueue(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--folder',
        'share the chunks with all machines that run the same command on the same folder',
      ).conflicts(['queue', 'shard']),
    )
    .addOption(
      new Option(
        '--queue <address>',
        'share the chunks by a queue on Redis or Valkey: redis://HOST or rediss://NAME:PASSWORD@HOST:PORT/DATABASE; all machines write to the same folder (needs the packages bullmq and ioredis)',
      ).conflicts('shard'),
    )
    .option(
      '--lease <time>',
      'with --folder or --queue: hand a chunk to another worker if its own has not answered for this time, such as 30s (the default) or 5m',
      leaseLength,
    )
}

function leaseLength(text: string): number {
  const length = duration(text)
  if (length < SHORTEST_LEASE) throw new InvalidArgumentError('expected at least 1s')
  if (length > LONGEST_LEASE) throw new InvalidArgumentError('expected at most 24h')
  return length
}

/** Throws InvalidArgumentError for options that make no sense, without showing the address, which may hold a password. */
export function checkQueueOptions({ folder, queue, lease }: QueueOptions): void {
  if (lease !== undefined && !folder && queue === undefined) {
    throw new InvalidArgumentError('--lease needs --folder or --queue')
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
  { folder, queue: address, lease = USUAL_LEASE }: QueueOptions,
  files: ChunkFiles,
  chunks: number,
  identity: QueueIdentity,
): Promise<ChunkQueue | undefined> {
  const stock = { chunks, isDone: files.isDone, findDone: files.findDone }
  if (folder) {
    const { openFolderLeases } = await import('../../runs/corpora/folderLeases.ts')
    return openFolderLeases(stock, { folder: files.folder, lease })
  }
  if (address === undefined) return undefined
  const { openRedisQueue } = await import('../../runs/corpora/redisQueue.ts')
  const warn = (sentence: string) => process.stderr.write(`warning: ${sentence}\n`)
  return openRedisQueue(stock, identity, { address, lease, warn })
}
