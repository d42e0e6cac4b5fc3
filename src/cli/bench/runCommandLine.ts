// Runs external commands, each in its own process group. The group is killed when the command ends, when its time is
// over, or when this program ends. A process that has left the group (setsid, a daemon) cannot be killed with it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import type { Ran } from '../../bench/measureExternalSolver.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { makeCgroupMeter, usableCgroup } from './cgroupMeter.ts'
import { type Meter, makeGroupMeter } from './processGroupMeter.ts'

/** The maximum number of bytes of a command's standard output. */
const MOST_OUTPUT = 64 * 2 ** 20
/** The maximum number of bytes of standard error that are kept. */
const LAST_WORDS = 4096
/** The maximum number of characters of a line of standard error that are kept. */
const LONGEST_LINE = 200
/** The milliseconds between SIGTERM and SIGKILL, and between the end of a command and the forced end of its output. */
const GRACE_MILLISECONDS = 500
/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

/** How a command is run. */
interface Running {
  /** The maximum time. */
  readonly milliseconds: number
  /** The command is killed when this signal is aborted. */
  readonly signal: AbortSignal
  /** Measures the command and limits its memory. */
  readonly meter: Meter
  /** The maximum number of bytes of its output. */
  readonly mostOutput?: number
}

/** Runs a command in the shell, for a limited time. When it ends, all processes of its group are killed. */
export async function runCommandLine(
  line: string,
  { milliseconds, signal, meter, mostOutput = MOST_OUTPUT }: Running,
): Promise<Ran> {
  const child = spawn('/bin/sh', ['-c', PIPED, 'sh', line, meter.start], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) meter.watch(child.pid)
  const kill = () => killGroup(child, 'SIGKILL')
  let ended: Ran['ended'] = 'itself'
  const timers: NodeJS.Timeout[] = []
  const later = (wait: number, what: () => void) => timers.push(setTimeout(what, wait))
  const end = endOf(child, () => {
    // A process that the command has left running may keep its output open.
    later(GRACE_MILLISECONDS, () => {
      kill()
      for (const stream of child.stdio) stream?.destroy()
    })
  })
  const output = collectOutput(child.stdio[1] as Readable, mostOutput, () => {
    if (ended !== 'itself') return
    ended = 'flood'
    meter.look()
    kill()
  })
  const words = collectWords(child.stdio[2] as Readable)
  later(Math.min(milliseconds, LONGEST_TIMER), () => {
    ended = 'time'
    meter.look()
    killGroup(child, 'SIGTERM')
    later(GRACE_MILLISECONDS, kill)
  })
  signal.addEventListener('abort', kill)
  const { cpuMilliseconds, ...ran } = await end
  for (const timer of timers) clearTimeout(timer)
  signal.removeEventListener('abort', kill)
  kill()
  const taken = await meter.end(cpuMilliseconds)
  const lastWords = tellingLine(words())
  if (ended === 'itself' && (taken.isAtLimit || (meter.hasLimit && speaksOfMemory(words())))) ended = 'memory'
  return {
    ...ran,
    cpuMilliseconds: taken.cpuMilliseconds,
    memory: taken.memory,
    output: output(),
    ended,
    lastWords,
  }
}

/**
 * Runs the command with a pipe as its standard output. Node would pass a socket, which cannot be reopened as
 * /dev/stdout. When the command ends, the shell writes its exit code to file descriptor 3, and then the times of the
 * shell and of the command. The end of `cat` would be too late a sign, because `cat` also waits for background
 * processes of the command.
 */
const PIPED = '{ /bin/sh -c "$2" sh /bin/sh -c "$1" 3>&-; echo $? >&3; times >&3; } | cat 3>&-'

/** Waits until a command has ended and its output is closed. `onEnd` is called when the command ends. */
function endOf(
  child: ChildProcess,
  onEnd: () => void,
): Promise<Pick<Ran, 'milliseconds' | 'trouble' | 'cpuMilliseconds'>> {
  const began = performance.now()
  let took: number | undefined
  let trouble: string | undefined
  const over = (said?: string) => {
    if (took !== undefined) return
    took = performance.now() - began
    trouble = said
    onEnd()
  }
  const codes = child.stdio[3] as Readable
  /**
   * If no exit code was written, takes the exit code of the shell. The shell may end before file descriptor 3 is
   * closed.
   */
  const overUntold = () => {
    const { exitCode, signalCode } = child
    if (!codes.closed || (exitCode === null && signalCode === null)) return
    over(signalCode === null ? codeText(exitCode ?? 0) : `ended by ${signalCode}`)
  }
  let told = ''
  codes.on('data', (text) => {
    told += text
    if (told.includes('\n')) over(codeText(Number.parseInt(told, 10)))
  })
  codes.on('close', overUntold)
  child.on('exit', overUntold)
  child.on('error', (error) => over(error.message))
  return new Promise((resolve) => {
    child.on('close', () => {
      overUntold()
      resolve({
        milliseconds: took ?? performance.now() - began,
        cpuMilliseconds: timesIn(told),
        ...(trouble !== undefined && { trouble }),
      })
    })
  })
}

/**
 * The CPU time of the shell's children in milliseconds, from the last line: `0m0.120000s 0m0.010000s`, in user and
 * system mode.
 */
function timesIn(told: string): number | null {
  const [, , children = ''] = told.split('\n')
  const times = Array.from(children.matchAll(/(\d+)m([\d.]+)s/g), ([, minutes, seconds]) => {
    return 60_000 * Number(minutes) + 1000 * Number(seconds)
  })
  return times.length === 2 ? times[0] + times[1] : null
}

/** The words with which programs report that they got no memory. */
const MEMORY_WORDS =
  /out[- ]of[- ]memory|bad_?alloc|(?:cannot|can't|failed to) (?:allocate|map)|memory ?(?:exhausted|error)|outofmemory|heap space|memory allocation of/i

function speaksOfMemory(words: string): boolean {
  return MEMORY_WORDS.test(words)
}

/** Shells return 128 plus the number of the signal that ended a command. */
function codeText(code: number): string | undefined {
  if (code === 0) return undefined
  const [name] = Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? []
  return name === undefined ? `exit code ${code}` : `ended by ${name}`
}

/** Keeps a limited number of bytes, and reports whether there were more. */
function collectOutput(stream: Readable, most: number, onFlood: () => void): () => string {
  const chunks: Buffer[] = []
  let length = 0
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    else onFlood()
  })
  return () => Buffer.concat(chunks).toString()
}

/** Keeps the end of a stream. */
function collectWords(stream: Readable): () => string {
  let words = ''
  stream.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-LAST_WORDS)
  })
  return () => words
}

/** The last line that mentions an error; otherwise the last line that is not a warning; otherwise the last line. */
function tellingLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const said = lines.filter((line) => line !== '' && !/warning|deprecate/i.test(line))
  const line = said.findLast((each) => /error/i.test(each)) ?? said.at(-1) ?? lines.findLast(Boolean) ?? ''
  return line.slice(0, LONGEST_LINE)
}

function killGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All processes of the group have ended.
  }
}

// Chooses how the memory of commands is limited and measured. A cgroup counts and limits all processes of a command
// together; the kernel keeps the peak, so that short peaks are not missed. Without a cgroup, each process has a limit
// on its address space (ulimit -v), and the peaks are read from /proc while the command runs.

/** The way in which commands are measured and limited. */
export interface Metering {
  /** Whether memory is limited and counted by a cgroup. */
  readonly isByCgroup: boolean
  /** Makes the meter of one command. */
  make(): Meter
}

/**
 * Finds the best metering for this machine. `memory` is the limit in MB, or null. Throws a PuzzleError if the machine
 * cannot limit memory.
 */
export function chooseMetering(memory: number | null): Metering {
  found ??= { parent: usableCgroup() }
  const { parent } = found
  if (parent !== undefined) return { isByCgroup: true, make: () => makeCgroupMeter(parent, memory) }
  if (memory !== null && !canLimit()) {
    const message =
      '--memory-limit does not work on this system, which has neither cgroup version 2 nor ulimit -v; leave out --memory-limit'
    throw new PuzzleError('value', message)
  }
  return { isByCgroup: false, make: () => makeGroupMeter(memory) }
}

/** The usable cgroup of this machine is looked up only once. */
let found: { readonly parent: string | undefined } | undefined

/** Tries a limit, because macOS has `ulimit -v` but refuses every limit. */
function canLimit(): boolean {
  return spawnSync('/bin/sh', ['-c', 'ulimit -v 4000000'], { stdio: 'ignore' }).status === 0
}

/** How the memory of commands is limited, as a sentence for users. */
export function limitNote({ isByCgroup }: Metering, memory: number): string {
  if (isByCgroup) return `memory is limited to ${memory} MB by a cgroup: all processes of a command together`
  return `memory is limited to ${memory} MB by ulimit -v: the address space of each process, since no cgroup can be made here`
}
