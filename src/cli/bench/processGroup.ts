// Reads what the processes of a group take, from /proc (Linux; see proc(5)).

import { readdirSync, readFileSync } from 'node:fs'

/** What the living processes of a group have taken. */
interface Seen {
  /** The peak of the largest, in MB. A sum would count shared pages several times. */
  readonly memory: number
  /** The largest peak of a process's address space, in MB. */
  readonly addressSpace: number
  /** Their time on a processor, with that of their children that have ended, in milliseconds. */
  readonly cpuMilliseconds: number
}

/** The clock tick of Linux in milliseconds; 10 wherever Node runs. */
const TICK = 10
const KIBIBYTE_IN_MB = 1024 / 1e6

/**
 * Returns a function that reads the group; undefined where there is no /proc. The leader is ours, and so are its
 * descendants of the next generations, as many as `own`; they don't count.
 */
export function makeGroupReader(group: number, own: number): () => Seen | undefined {
  const strangers = new Set<string>()
  return () => {
    const pids = list('/proc')
    if (!pids) return undefined
    const members = new Map<number, readonly string[]>()
    for (const pid of pids) {
      if (!/^\d+$/.test(pid) || strangers.has(pid)) continue
      // What follows the name, which stands in parentheses and may contain anything: state, parent, group, ...
      const stat = text(`/proc/${pid}/stat`)
        .replace(/^.*\)\s/s, '')
        .split(' ')
      if (Number(stat[2]) === group) members.set(Number(pid), stat)
      else strangers.add(pid)
    }
    const isOwn = (pid: number, generations: number): boolean =>
      pid === group || (generations > 0 && isOwn(Number(members.get(pid)?.[1]), generations - 1))
    const theirs = Array.from(members).filter(([pid]) => !isOwn(pid, own))
    return seenOf(theirs)
  }
}

function seenOf(members: readonly (readonly [number, readonly string[]])[]): Seen {
  const statuses = members.map(([pid]) => text(`/proc/${pid}/status`))
  const peaks = (name: string) => statuses.map((status) => KIBIBYTE_IN_MB * kibibytes(status, name))
  // Its own time in user and system mode, and that of its children.
  const ticks = members.flatMap(([, stat]) => stat.slice(11, 15).map(Number))
  return {
    memory: Math.max(0, ...peaks('VmHWM')),
    addressSpace: Math.max(0, ...peaks('VmPeak')),
    cpuMilliseconds: TICK * ticks.reduce((sum, number) => sum + number, 0),
  }
}

function kibibytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
}

function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder)
  } catch {
    return undefined
  }
}

function text(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
