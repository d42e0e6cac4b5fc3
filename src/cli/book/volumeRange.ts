// Reads the numbers of volumes: `3` for volumes 1 to 3, `2..3`, or `3..3` for volume 3 alone.

import { InvalidArgumentError } from 'commander'

/** The numbers of the volumes to make, both included. */
export interface VolumeRange {
  readonly first: number
  readonly last: number
}

const MOST_VOLUMES = 99

/** Reads the numbers of volumes. Throws an InvalidArgumentError. */
export function volumeRange(text: string): VolumeRange {
  const match = /^(?:([1-9]\d?)\.\.)?([1-9]\d?)$/.exec(text)
  const [first, last] = [Number(match?.[1] ?? 1), Number(match?.[2])]
  if (match && first <= last) return { first, last }
  if (match && match[1] !== undefined) throw new InvalidArgumentError(`did you mean "${last}..${first}"?`)
  throw new InvalidArgumentError(
    `expected a number of volumes from 1 to ${MOST_VOLUMES}, or a range such as 2..3`,
  )
}
