// Commands of others: each in a process group of its own, which ends with it, at the limit, or when we do.

import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Ran } from '../../bench/external.ts'

/** Bytes of an answer, at most. */
const MOST_OUTPUT = 64 * 2 ** 20
/** Bytes of what was said on standard error that are kept. */
const LAST_WORDS = 4096
/** Characters of a line of that which are kept. */
const LONGEST_LINE = 200
/** Between asking a group to end and ending it, and between a command's end and that of its output. */
const GRACE_MILLISECONDS = 500
/** The longest that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Runs a command in the shell, for so long at most. Whatever it has started ends with it. */
export function runCommandLine(
  line: string,
  milliseconds: number,
  signal: AbortSignal,
  mostOutput = MOST_OUTPUT,
): Promise<Ran> {
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn('/bin/sh', ['-c', piped(line)], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    let length = 0
    let words = ''
    let took: number | undefined
    let ended: Ran['ended'] = 'itself'
    let trouble: string | undefined

    const kill = () => killGroup(child, 'SIGKILL')
    const timers: NodeJS.Timeout[] = []
    const later = (wait: number, what: () => void) => timers.push(setTimeout(what, wait))
    later(Math.min(milliseconds, LONGEST_TIMER), () => {
      ended = 'time'
      killGroup(child, 'SIGTERM')
      later(GRACE_MILLISECONDS, kill)
    })
    signal.addEventListener('abort', kill)

    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= mostOutput) chunks.push(chunk)
      else if (ended === 'itself') {
        ended = 'flood'
        kill()
      }
    })
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-LAST_WORDS)
    })
    child.on('error', (error) => {
      trouble = error.message
    })
    child.on('exit', (code, name) => {
      took = performance.now() - began
      if (name !== null) trouble = `ended by ${name}`
      else if (code !== 0) trouble = codeText(code as number)
      // Something that it has left behind may hold its output open.
      later(GRACE_MILLISECONDS, () => {
        kill()
        child.stdout.destroy()
        child.stderr.destroy()
      })
    })
    child.on('close', () => {
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', kill)
      kill()
      resolve({
        output: Buffer.concat(chunks).toString(),
        milliseconds: took ?? performance.now() - began,
        ended,
        ...(trouble !== undefined && { trouble }),
        lastWords: lastLine(words),
      })
    })
  })
}

/**
 * The command with a true pipe as its standard output: what Node opens is a socket, which nobody can open again as
 * /dev/stdout. The exit code is the command's.
 */
function piped(line: string): string {
  return `exec 3>&1; code=$( { { ( ${line}\n ) 3>&- 4>&-; echo $? >&4; } | cat >&3; } 4>&1 ); exit "$code"`
}

/** A shell adds the number of the signal that has ended a command to 128. */
function codeText(code: number): string {
  const [name] = Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? []
  return name === undefined ? `exit code ${code}` : `ended by ${name}`
}

function lastLine(text: string): string {
  const line = text.trimEnd().split('\n').at(-1) as string
  return line.trim().slice(0, LONGEST_LINE)
}

function killGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // There is nobody left.
  }
}
