// Measures the processes of a group without a cgroup: the peak of the largest process. The kernel keeps it while the
// process lives (VmHWM in /proc/PID/status), which is read at short intervals; GNU time, where it is installed, states
// it after the end, so that a short command is not missed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meter } from './meter.ts'
import { makeGroupReader } from './processGroup.ts'

/** Milliseconds between two looks: at first short, for short commands. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 50
/** A process that had this share of its address space when it gave up may have been refused more: heaps grow by half. */
const NEAR = 0.5
const BYTES_PER_KIBIBYTE = 1024
const MEGABYTE = 1e6

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
      const text = readText(file)
      rmSync(folder, { recursive: true, force: true })
      return (Number(text) * BYTES_PER_KIBIBYTE) / MEGABYTE || 0
    },
  }
}

const TIME = '/usr/bin/time'

let isGnu: boolean | undefined
function hasGnuTime(): boolean {
  isGnu ??= /GNU/.test(spawnSync(TIME, ['--version'], { encoding: 'utf8' }).stdout ?? '')
  return isGnu
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
