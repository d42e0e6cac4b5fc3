// Runs the built program in a process of its own, in a folder that is removed afterwards, with its time and memory.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from './data.mjs'

/** Runs in the measured process: reports what it has used, with all its threads, when it exits. */
const TELL_USAGE = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))`)}`

/** Runs `puzzlewright ...`. Returns the time in seconds, the processor time of all threads in seconds, and the peak memory in MB. */
export function runProgram(...args) {
  return new Promise((done, fail) => {
    const start = performance.now()
    const program = [resolve(ROOT, 'dist/program/main.js'), ...args]
    const child = spawn(process.execPath, ['--import', TELL_USAGE, ...program], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let usage = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    child.stdio[3].on('data', (text) => {
      usage += text
    })
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000
      if (code !== 0) return fail(new Error(`${args.join(' ')}: ${code}\n${said}`))
      const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(usage)
      done({
        seconds,
        processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
        megabytes: (maxRSS * 1024) / 1e6,
      })
    })
  })
}

/** Does some work in a folder that is removed afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
