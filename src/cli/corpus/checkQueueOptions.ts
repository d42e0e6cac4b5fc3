// The options that name a queue and the time of its leases.

import { InvalidArgumentError } from 'commander'
import { parseRedisAddress } from '../../runs/corpora/connectRedis.ts'
import { duration } from '../shared/duration.ts'
import { asUsage } from '../shared/optionHelpers.ts'

const NO_FOLDER =
  '--folder is gone: share the chunks with --shard I/N on each of N machines, or with --queue redis://HOST'

/** The shortest time of a lease, in milliseconds: renewals must not be late by chance. */
const SHORTEST_LEASE = 1000
/** The longest: timers cannot wait longer than 24 days, and nobody wants to. */
const LONGEST_LEASE = 86_400_000

/** Reads the time of a lease. */
export function leaseLength(text: string): number {
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
}: {
  readonly folder?: boolean
  readonly queue?: string
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
