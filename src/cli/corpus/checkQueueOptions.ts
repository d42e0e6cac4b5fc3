// The options that name a queue and the time of its leases.

import { InvalidArgumentError } from 'commander'
import { parseRedisAddress } from '../../runs/corpora/connectRedis.ts'
import { asUsage } from '../shared/optionHelpers.ts'

const NO_FOLDER =
  '--folder has been removed: share the chunks with --shard I/N on each of N machines, or with --queue redis://HOST'

/** Throws InvalidArgumentError for options that make no sense, without showing the address, which may hold a password. */
export function checkQueueOptions({
  folder,
  queue,
  lease,
}: {
  readonly folder?: boolean
  readonly queue?: string | undefined
  readonly lease?: number
}): void {
  if (folder) throw new InvalidArgumentError(NO_FOLDER)
  if (lease !== undefined && queue === undefined) throw new InvalidArgumentError('--lease needs --queue')
  if (queue === undefined) return
  try {
    asUsage(() => parseRedisAddress(queue))
  } catch (error) {
    throw error instanceof InvalidArgumentError
      ? new InvalidArgumentError(`--queue: ${error.message}`)
      : error
  }
}
