// Commands of others: each in a process group of its own, which ends with it, at the limit, or when we do. What leaves the
// group (setsid, a daemon) is out of our reach and survives.

import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import type { Ran } from '../../bench/externalSolver.ts'

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
export async function runCommandLine(
  line: string,
  milliseconds: number,
  signal: AbortSignal,
  mostOutput = MOST_OUTPUT,
): Promise<Ran> {
  const child = spawn('/bin/sh', ['-c', PIPED, 'sh', line], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const kill = () => killGroup(child, 'SIGKILL')
  let ended: Ran['ended'] = 'itself'
  const timers: NodeJS.Timeout[] = []
  const later = (wait: number, what: () => void) => timers.push(setTimeout(what, wait))
  const end = endOf(child, () => {
    // Something that it has left behind may hold its output open.
    later(GRACE_MILLISECONDS, () => {
      kill()
      for (const stream of child.stdio) stream?.destroy()
    })
  })
  const output = collectOutput(child.stdio[1] as Readable, mostOutput, () => {
    if (ended !== 'itself') return
    ended = 'flood'
    kill()
  })
  const words = collectWords(child.stdio[2] as Readable)
  later(Math.min(milliseconds, LONGEST_TIMER), () => {
    ended = 'time'
    killGroup(child, 'SIGTERM')
    later(GRACE_MILLISECONDS, kill)
  })
  signal.addEventListener('abort', kill)
  const ran = await end
  for (const timer of timers) clearTimeout(timer)
  signal.removeEventListener('abort', kill)
  kill()
  return { ...ran, output: output(), ended, lastWords: tellingLine(words()) }
}

/**
 * The command with a true pipe as its standard output: what Node opens is a socket, which nobody can open again as
 * /dev/stdout. The third of our own pipes is told the exit code as soon as the command ends: the end of `cat` is that of
 * whatever the command has left in the background.
 */
const PIPED = '{ /bin/sh -c "$1" 3>&-; echo $? >&3; } | cat 3>&-'

/** Waits for the end of a command and of its output; `onEnd` hears of the first. */
function endOf(child: ChildProcess, onEnd: () => void): Promise<Pick<Ran, 'milliseconds' | 'trouble'>> {
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
  /** Where the code was not told, the shell's own end says it: that may be heard of before the code. */
  const overUntold = () => {
    const { exitCode, signalCode } = child
    if (!codes.closed || (exitCode === null && signalCode === null)) return
    over(signalCode === null ? codeText(exitCode ?? 0) : `ended by ${signalCode}`)
  }
  codes.on('data', (code) => over(codeText(Number(code))))
  codes.on('close', overUntold)
  child.on('exit', overUntold)
  child.on('error', (error) => over(error.message))
  return new Promise((resolve) => {
    child.on('close', () => {
      overUntold()
      resolve({ milliseconds: took ?? performance.now() - began, ...(trouble !== undefined && { trouble }) })
    })
  })
}

/** A shell adds the number of the signal that has ended a command to 128. */
function codeText(code: number): string | undefined {
  if (code === 0) return undefined
  const [name] = Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? []
  return name === undefined ? `exit code ${code}` : `ended by ${name}`
}

/** Keeps so many bytes at most, and tells of more. */
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

/** Keeps the last of what was said. */
function collectWords(stream: Readable): () => string {
  let words = ''
  stream.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-LAST_WORDS)
  })
  return () => words
}

/** The last line that speaks of an error; or that is no warning; or the last. */
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
    // There is nobody left.
  }
}
