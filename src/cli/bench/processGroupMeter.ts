// Measures a process group without a cgroup: the peak memory of its largest process. The kernel keeps this peak while
// the process lives (VmHWM in /proc/PID/status), and it is read at short intervals. GNU time, where it is installed,
// reports the peak after the end, so that a short command is not missed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The milliseconds between two readings: few at first, for short commands, and later more. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 50
/**
 * A process that used at least this share of the limit on its address space may have failed because it was refused
 * more: heaps grow by half of their size at a time.
 */
const NEAR = 0.5
const BYTES_PER_KIBIBYTE = 1024
/** In bytes. */
export const MEGABYTE = 1e6

/** Makes the meter of one command. `limit` is the limit on the address space of each process, in MB. */
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
      // The shell that waits for the exit code is a child of the leader, and GNU time is a child of this shell.
      read = makeGroupReader(group, timing ? 2 : 1)
      lookAgain(FIRST_WAIT)
    },
    look,
    async end(shellMilliseconds) {
      clearTimeout(timer)
      const largest = Math.max(memory, timing?.read() ?? 0)
      return {
        // The readings miss the time after the last of them, whereas the shell counts all time, in ticks.
        cpuMilliseconds: shellMilliseconds ?? (cpu || null),
        memory: largest || null,
        isAtLimit: limit !== null && space >= NEAR * limit,
      }
    },
  }
}

/**
 * The file to which GNU time writes, because standard error belongs to the command; undefined if GNU time is not
 * installed.
 */
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

// Reads the memory and the CPU time of a group's processes from /proc (Linux; see proc(5)).

/** The memory and the CPU time of the living processes of a group. */
interface Seen {
  /** The largest peak of a process's memory, in MB. A sum would count shared pages several times. */
  readonly memory: number
  /** The largest peak of a process's address space, in MB. */
  readonly addressSpace: number
  /** The CPU time of the processes and of their children that have ended, in milliseconds. */
  readonly cpuMilliseconds: number
}

/** The clock tick of Linux in milliseconds; it is 10 on all systems for which Node exists. */
const TICK = 10

/**
 * Returns a function that reads the group; undefined where there is no /proc. The leader of the group and the first
 * `own` generations of its descendants are not counted, because they are shells and GNU time, not the command.
 */
function makeGroupReader(group: number, own: number): () => Seen | undefined {
  const strangers = new Set<string>()
  return () => {
    const pids = list('/proc')
    if (!pids) return undefined
    const members = new Map<number, readonly string[]>()
    for (const pid of pids) {
      if (!/^\d+$/.test(pid) || strangers.has(pid)) continue
      // The fields after the name: state, parent, group, ... The name is in parentheses and may contain any characters.
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
  // The time of the process in user and system mode, and the same two times of its children.
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

/** The text of a file; empty if the file cannot be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

// Measures the CPU time and the memory of a command, and limits its memory.

/** Measures one command. */
export interface Meter {
  /**
   * A script for a shell whose arguments are the command: it sets the limits and then replaces the shell by the command
   * (`exec`).
   */
  readonly start: string
  /** Whether the memory of the command is limited. */
  readonly hasLimit: boolean
  /** Starts measuring the process group of the running command. */
  watch(group: number): void
  /** Reads the CPU time and memory of running processes before they are killed. */
  look(): void
  /**
   * Returns the CPU time and the memory of the command. It is called once, after the command has ended;
   * `shellMilliseconds` is the CPU time that the shell counted, or null if the shell was killed with the command.
   */
  end(shellMilliseconds: number | null): Promise<Taken>
}

/** The CPU time and memory that a command took; null where the machine does not report them. */
interface Taken {
  /** The CPU time of all processes, in milliseconds. */
  readonly cpuMilliseconds: number | null
  /** The peak of memory, in MB. */
  readonly memory: number | null
  /**
   * Whether the memory limit ended a process, or a process came so near to the limit that it may have been refused
   * memory.
   */
  readonly isAtLimit: boolean
}
