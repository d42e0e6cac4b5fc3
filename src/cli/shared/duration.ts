// Durations on the command line: a number and a unit, such as 2s, 30s, 5m, 1.5h.

import { InvalidArgumentError } from 'commander'

/** The units, in milliseconds. */
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const

/** Reads a duration and rounds it to whole milliseconds, because 1.1h would be 3960000.0000000005 ms. */
export function duration(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text.trim()) ?? []
  if (unit !== undefined) return Math.round(Number(number) * UNITS[unit as keyof typeof UNITS])
  throw new InvalidArgumentError(
    `expected a number with its unit (${Object.keys(UNITS).join(', ')}), such as 30s or 5m`,
  )
}

/** The minimum, in milliseconds, so that the renewal of a lease is not late by chance. */
const SHORTEST = 1000
/** The maximum, in milliseconds; timers could wait up to 24 days, but nobody needs so long. */
const LONGEST = 86_400_000

/** Reads the time of a lease, or the time limit of a query, in milliseconds. */
export function timeOfWork(text: string): number {
  const length = duration(text)
  if (length < SHORTEST) throw new InvalidArgumentError('expected at least 1s')
  if (length > LONGEST) throw new InvalidArgumentError('expected at most 24h')
  return length
}
