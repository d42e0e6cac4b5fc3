// Identifies the machine, the container and the start of the machine. Two process ids can be compared only if
// all three are equal.

import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Stands for an id that the system does not provide. */
export const UNKNOWN = '-'

/** The major version of Node that runs this process. */
export const NODE_VERSION = Number(process.versions.node.split('.')[0])

/** Where a process runs. */
export interface Machine {
  /** The name of the host, without spaces and slashes. */
  readonly host: string
  /** The start of the machine, and the set of processes: `id/number`. */
  readonly start: string
}

/** The name of this host, fit for names and files. */
export function hostName(): string {
  return hostname().replaceAll(/[^\w.-]/g, '_') || UNKNOWN
}

/**
 * This machine. Linux has an id for each start, and one for each set of processes: two containers may have
 * the same host name, and each may have a process 1.
 */
export function thisMachine(): Machine {
  const parts = [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    () => /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0],
  ]
  return { host: hostName(), start: parts.map(orUnknown).join('/') }
}

function orUnknown(read: () => string | undefined): string {
  try {
    return read() ?? UNKNOWN
  } catch {
    return UNKNOWN
  }
}
