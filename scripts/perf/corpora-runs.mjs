// Corpora of a benchmark: recipes made by the program in folders that are removed afterwards, with the time, the
// memory and the log of each.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from './data.mjs'

/** Runs in the measured process: reports its peak memory in KiB when it exits. */
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))`)}`

/** Does some work in a folder that is removed afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-corpora-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a command of `corpus`. Returns the time in seconds, and the peak memory in MB. */
export function corpus(...args) {
  return new Promise((done, fail) => {
    const start = performance.now()
    const program = [resolve(ROOT, 'dist/cli/main.js'), 'corpus', ...args]
    const child = spawn(process.execPath, ['--import', TELL_MEMORY, ...program], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let kibibytes = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    child.stdio[3].on('data', (text) => {
      kibibytes += text
    })
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000
      if (code === 0) done({ seconds, megabytes: (Number(kibibytes) * 1024) / 1e6 })
      else fail(new Error(`corpus ${args.join(' ')}: ${code}\n${said}`))
    })
  })
}

/** Writes a recipe beside the corpus of the same name. Returns its path. */
export function writeRecipe(path, recipe) {
  writeFileSync(path, JSON.stringify({ seed: 'corpora', ...recipe }))
  return path
}

/** The log of a corpus, from the first chunk on: puzzles and seconds on their threads. */
export function readLog(folder) {
  return readFileSync(join(folder, 'log.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => one.chunk - other.chunk)
}

/** The bytes of all chunks: of their records and of their keys. */
export function chunkBytes(folder) {
  const chunks = join(folder, 'chunks')
  const bytesOf = (ending) =>
    readdirSync(chunks)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + statSync(join(chunks, name)).size, 0)
  return { records: bytesOf('.jsonl'), keys: bytesOf('.keys') }
}
