// Control groups of Linux, version 2 (kernel documentation, admin-guide/cgroup-v2): each command has a folder, through
// which the kernel limits the memory of all its processes together, and reports the peak of this memory and the CPU
// time.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MEGABYTE, type Meter, textOf } from './processGroupMeter.ts'

const MICROSECONDS = 1000
/** A group cannot be removed as long as one of its processes is still ending, so removal is tried repeatedly. */
const TRIES = 20
const WAIT = 5

let number = 0

/**
 * Returns the folder of a control group in which groups with limits on memory can be made; undefined if there is none.
 * The group is that of this process, or one above it that has been delegated to this user.
 */
export function usableCgroup(
  mounts = textOf('/proc/self/mountinfo'),
  membership = textOf('/proc/self/cgroup'),
  holds = canHold,
): string | undefined {
  // Fields: number, parent, device, root, mount point, options, ... - type, source, options (proc(5)).
  const top = mounts
    .split('\n')
    .find((line) => line.includes(' - cgroup2 '))
    ?.split(' ')[4]
  const own = /^0::(\/.*)$/m.exec(membership)?.[1]
  if (top === undefined || own === undefined) return undefined
  for (let folder = resolve(top, `.${own}`); folder.startsWith(top); folder = dirname(folder)) {
    if (holds(folder)) return folder
    if (folder === top) return undefined
  }
  return undefined
}

/** Whether a process can be moved into a new subgroup of this group that has a memory limit. */
function canHold(folder: string): boolean {
  if (!textOf(join(folder, 'cgroup.subtree_control')).split(/\s+/).includes('memory')) return false
  const group = newName(folder)
  try {
    mkdirSync(group)
  } catch {
    return false
  }
  const move = 'echo $$ > "$1/cgroup.procs"'
  const isUsable =
    existsSync(join(group, 'memory.max')) &&
    spawnSync('/bin/sh', ['-c', move, 'sh', group], { stdio: 'ignore' }).status === 0
  remove(group)
  return isUsable
}

function newName(parent: string): string {
  return join(parent, `puzzlewright-bench-${process.pid}-${++number}`)
}

/** Makes the meter of one command, with a group of its own. `limit` is the memory limit in MB. */
export function makeCgroupMeter(parent: string, limit: number | null): Meter {
  const group = newName(parent)
  mkdirSync(group)
  if (limit !== null) {
    writeFileSync(join(group, 'memory.max'), String(Math.floor(limit * MEGABYTE)))
    // The kernel kills all processes of the group together: the rest of a command would only wait for the killed
    // process.
    tryWrite(join(group, 'memory.oom.group'), '1')
    tryWrite(join(group, 'memory.swap.max'), '0')
  }
  return {
    start: `echo $$ > '${group.replaceAll("'", "'\\''")}/cgroup.procs' && exec "$@"`,
    hasLimit: limit !== null,
    watch() {},
    look() {},
    async end(shellMilliseconds) {
      const microseconds = figure(textOf(join(group, 'cpu.stat')), /^usage_usec (\d+)$/m)
      const bytes = figure(textOf(join(group, 'memory.peak')), /^(\d+)/)
      const kills = figure(textOf(join(group, 'memory.events')), /^oom_kill (\d+)$/m)
      // This also ends processes that have left the process group.
      tryWrite(join(group, 'cgroup.kill'), '1')
      for (let tries = 0; tries < TRIES && !remove(group); tries++) await setTimeout(WAIT)
      return {
        cpuMilliseconds: microseconds === null ? shellMilliseconds : microseconds / MICROSECONDS,
        memory: bytes === null ? null : bytes / MEGABYTE,
        isAtLimit: limit !== null && (kills ?? 0) > 0,
      }
    },
  }
}

function figure(text: string, pattern: RegExp): number | null {
  const match = pattern.exec(text)
  return match ? Number(match[1]) : null
}

function remove(group: string): boolean {
  try {
    rmdirSync(group)
    return true
  } catch {
    return false
  }
}

/** Writes a setting, if the kernel has it: older kernels lack some. */
function tryWrite(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch {
    // The kernel lacks this setting.
  }
}
