// Reports of large runs: reading half a million rows, their statistics, and the whole report, in seconds and in the peak
// of memory. The rows are made here, like those of a run.

import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atMost } from './bounds.mjs'
import { ROOT } from './data.mjs'

const ROWS = 500_000
const CONTENDERS = 10
const KINDS = [
  ['sudoku', '9x9'],
  ['sudoku', '16x16'],
  ['kenken', '6x6'],
  ['hidoku', '8x8'],
  ['survo', '4x6'],
]
const NODE_LIMIT = 100_000
const MUST_SECONDS = 120
const MUST_MEGABYTES = 500

/** Runs in the measured process: reports its peak memory in KiB when it exits. */
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))`)}`

export const REPORTS = {
  'bench: report of 500,000 rows': () =>
    inFolder(async (folder) => {
      const results = join(folder, 'results.jsonl')
      writeResults(results)
      const { seconds, megabytes } = await bench('report', results, '--out', join(folder, 'report'))
      return [
        { what: 's', figure: seconds, ...atMost(MUST_SECONDS) },
        { what: 'MB at the peak', figure: megabytes, ...atMost(MUST_MEGABYTES) },
      ]
    }),
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-report-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a command of `puzzlewright bench`. Returns the time in seconds, and the peak memory in MB. */
function bench(...args) {
  return new Promise((done, fail) => {
    const start = performance.now()
    const program = [resolve(ROOT, 'dist/cli/main.js'), 'bench', ...args]
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
      else fail(new Error(`bench ${args.join(' ')}: ${code}\n${said}`))
    })
  })
}

/** Writes the results of contenders of different strength, with a control, on puzzles of different difficulty. */
export function writeResults(file, { rows = ROWS, contenders = CONTENDERS } = {}) {
  const chance = makeChance()
  const puzzles = rows / contenders
  const names = Array.from({ length: contenders }, (_, index) => ({
    name: index === 1 ? 'control' : `full/order-${index}/ascending`,
    kind: index === 1 ? 'control' : 'own',
    what: index === 1 ? 'the first contender once more' : `searches with order ${index}`,
  }))
  const header = {
    results: 2,
    corpus: { checksum: 'ab'.repeat(32), puzzles },
    contenders: names,
    task: 'uniqueness',
    limits: { nodes: NODE_LIMIT, milliseconds: null, solutions: 2, memory: null },
    repeat: 1,
    times: true,
    seed: 'perf',
    program: 'puzzlewright perf',
    machine: 'abacus',
  }
  const out = openSync(file, 'w')
  writeSync(out, `${JSON.stringify(header)}\n`)
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const [family, shape] = KINDS[puzzle % KINDS.length]
    const clues = Array.from({ length: 81 }, () => '.123456789'[Math.floor(chance() * 10)]).join('')
    const base = 10 ** (1 + 3 * chance())
    const lines = names.map(({ name }, index) => {
      const slowness = index < 2 ? 1 : 1 + index / 20
      const spent = Math.round(base * slowness * (index < 2 ? 1 : 0.5 + chance() ** 2 * 8))
      const isCapped = spent > NODE_LIMIT / 4
      const nodes = Math.min(spent, NODE_LIMIT)
      return `${JSON.stringify({
        contender: name,
        puzzle: `${family}:${shape}:${clues}`,
        repeat: 1,
        family,
        shape,
        stars: 1 + (puzzle % 5),
        outcome: isCapped ? 'capped' : 'solved',
        status: isCapped ? 'unknown' : 'unique',
        solutions: isCapped ? 0 : 1,
        ...(isCapped && { ended: 'node-limit' }),
        nodes,
        branchings: Math.round(nodes / 3),
        averageBranchingFactor: 1 + chance(),
        failures: Math.round(nodes / 4),
        maxDepth: 5 + Math.floor(chance() * 20),
        milliseconds: Math.round(nodes * (5 + chance())) / 1000,
        cpuMilliseconds: Math.round(nodes * (5 + chance())) / 1000,
        solveMilliseconds: null,
        memory: null,
      })}\n`
    })
    writeSync(out, lines.join(''))
  }
  closeSync(out)
}

/** Random numbers from 0 to below 1, always the same: the generator of Park and Miller. */
function makeChance() {
  let state = 20261123
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
