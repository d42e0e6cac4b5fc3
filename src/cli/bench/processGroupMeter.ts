// Measures the processes of a group without a cgroup: the peak of the largest process. The kernel keeps it while the
// process lives (VmHWM in /proc/PID/status), which is read at short intervals; GNU time, where it is installed, states
// it after the end, so that a short command is not missed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Milliseconds between two looks: at first short, for short commands. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 50
/** A process that had this share of its address space when it gave up may have been refused more: heaps grow by half. */
const NEAR = 0.5
const BYTES_PER_KIBIBYTE = 1024
/** In bytes. */
export const MEGABYTE = 1e6

/** Makes the meter of one command. `limit` is that of each process's address space, in MB. */
export function makeGroupMeter(limit: number | null): Meter {
  const timing = timeFile()
  let read: ReturnType<typeof makeGroupReader> | undefined
  let timer: NodeJS.Timeout | undefined
  let [memory, space, cpu] = [0, 0, 0]
  const look = () => {
    const seen = read?.()
    if (!seen) return
    memory = Math.max(memory, seen.memory)
    space = Math.max(space, seen.addressSpace)
    cpu = Math.max(cpu, seen.cpuMilliseconds)
  }
  const lookAgain = (wait: number) => {
    timer = setTimeout(() => {
      look()
      lookAgain(Math.min(2 * wait, LONGEST_WAIT))
    }, wait)
  }
  return {
    start: `${limit === null ? '' : `ulimit -v ${Math.floor((limit * MEGABYTE) / BYTES_PER_KIBIBYTE)} && `}exec ${timing?.prefix ?? ''}"$@"`,
    hasLimit: limit !== null,
    watch(group) {
      // The shell that waits for the exit code is the leader's child, and GNU time that one's.
      read = makeGroupReader(group, timing ? 2 : 1)
      lookAgain(FIRST_WAIT)
    },
    look,
    async end(shellMilliseconds) {
      clearTimeout(timer)
      const largest = Math.max(memory, timing?.read() ?? 0)
      return {
        // A look misses what came after it; the shell counts all, in ticks.
        cpuMilliseconds: shellMilliseconds ?? (cpu || null),
        memory: largest || null,
        isAtLimit: limit !== null && space >= NEAR * limit,
      }
    },
  }
}

/** GNU time writes to a file: standard error belongs to the command. Undefined if it is not installed. */
function timeFile(): { readonly prefix: string; read(): number } | undefined {
  if (!hasGnuTime()) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-time-'))
  const file = join(folder, 'peak')
  return {
    prefix: `${TIME} -q -f %M -o '${file.replaceAll("'", "'\\''")}' `,
    read() {
      const peak = textOf(file)
      rmSync(folder, { recursive: true, force: true })
      return (Number(peak) * BYTES_PER_KIBIBYTE) / MEGABYTE || 0
    },
  }
}

const TIME = '/usr/bin/time'

let isGnu: boolean | undefined
function hasGnuTime(): boolean {
  isGnu ??= /GNU/.test(spawnSync(TIME, ['--version'], { encoding: 'utf8' }).stdout ?? '')
  return isGnu
}

// Reads what the processes of a group take, from /proc (Linux; see proc(5)).

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

/**
 * Returns a function that reads the group; undefined where there is no /proc. The leader and the first `own`
 * generations of its descendants belong to this program; they are not counted.
 */
function makeGroupReader(group: number, own: number): () => Seen | undefined {
  const strangers = new Set<string>()
  return () => {
    const pids = list('/proc')
    if (!pids) return undefined
    const members = new Map<number, readonly string[]>()
    for (const pid of pids) {
      if (!/^\d+$/.test(pid) || strangers.has(pid)) continue
      // What follows the name, which stands in parentheses and may contain anything: state, parent, group, ...
      const stat = textOf(`/proc/${pid}/stat`)
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
  const statuses = members.map(([pid]) => textOf(`/proc/${pid}/status`))
  const peaks = (name: string) =>
    statuses.map((status) => (BYTES_PER_KIBIBYTE * kibibytes(status, name)) / MEGABYTE)
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

/** The text of a file; empty for one that is not there. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

// Measures what a command takes, and limits its memory.

/** Measures one command. */
export interface Meter {
  /**
   * Text for a shell that has the command as its arguments: sets the limits, and ends with the command in place of the
   * shell (`exec`).
   */
  readonly start: string
  /** Whether the memory of the command is limited. */
  readonly hasLimit: boolean
  /** Told the process group of the command when it runs. */
  watch(group: number): void
  /** Reads what running processes have taken, before they are killed. */
  look(): void
  /**
   * Returns what the command took. Called once, after its end, with the time on a processor that the shell counted; null
   * if the shell was killed with the command.
   */
  end(shellMilliseconds: number | null): Promise<Taken>
}

/** What a command took; null where the machine does not tell it. */
interface Taken {
  /** The time on a processor of all processes. */
  readonly cpuMilliseconds: number | null
  /** The most memory, in MB. */
  readonly memory: number | null
  /** Whether the memory limit ended a process, or one came so near to it that it may have got no more. */
  readonly isAtLimit: boolean
}
