// Chooses how the memory of commands is limited and measured. A cgroup counts and limits all processes of a command together; the
// kernel keeps its peak, so that nothing is missed. Without one, each process has a limit on its address space (ulimit
// -v), and the peaks are read from /proc while the command runs.

import { spawnSync } from 'node:child_process'
import { PuzzleError } from '../../families/error.ts'
import { makeCgroupMeter, usableCgroup } from './cgroup.ts'
import { makeGroupMeter } from './groupMeter.ts'
import type { Meter } from './meter.ts'

/** The way in which commands are measured and limited. */
export interface Metering {
  /** Whether memory is limited and counted by a cgroup. */
  readonly isByCgroup: boolean
  /** Makes the meter of one command. */
  make(): Meter
}

/**
 * Finds the best way of this machine. `memory` is the limit in MB, or null. Throws a PuzzleError if the machine cannot
 * limit memory.
 */
export function chooseMetering(memory: number | null): Metering {
  found ??= { parent: usableCgroup() }
  const { parent } = found
  if (parent !== undefined) return { isByCgroup: true, make: () => makeCgroupMeter(parent, memory) }
  if (memory !== null && !canLimit()) {
    const message = 'memory cannot be limited here: there is neither a cgroup of version 2 nor ulimit -v'
    throw new PuzzleError('value', message)
  }
  return { isByCgroup: false, make: () => makeGroupMeter(memory) }
}

/** Whether this machine has a usable cgroup is found out once. */
let found: { readonly parent: string | undefined } | undefined

/** macOS has the option, and refuses every limit. */
function canLimit(): boolean {
  return spawnSync('/bin/sh', ['-c', 'ulimit -v 4000000'], { stdio: 'ignore' }).status === 0
}

/** How the memory of commands is limited, as a sentence for users. */
export function limitNote({ isByCgroup }: Metering, memory: number): string {
  if (isByCgroup) return `memory is limited to ${memory} MB by a cgroup: all processes of a command together`
  return `memory is limited to ${memory} MB by ulimit -v: the address space of each process, since no cgroup can be made here`
}
