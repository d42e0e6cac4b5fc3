// The contenders and their processes. Some come with the benchmark, and qqwing is one if it is installed. The user brings the
// others in a folder that PUZZLEWRIGHT_PEERS names, with a list `peers.json`; its commands are run in that folder:
//
//   [{ "name": "tdoku", "command": ["./tdoku"], "makes": true }]
//
// A contender with `makes` also makes minimal Sudokus; one with `"solves": false` does nothing else.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runCompetitor } from '../competitors.mjs'
import { Missing, unlessMissing } from '../data.mjs'
import { parseReply } from '../peer-lines.mjs'

/** The name of this project among the contenders. */
export const OURS = 'puzzlewright'

function inNode(name, { file = name, args = [], ...tasks } = {}) {
  return { name, command: [process.execPath, join(import.meta.dirname, `${file}.mjs`), ...args], ...tasks }
}

function qqwing() {
  runCompetitor('qqwing', ['--version'])
  return [inNode('qqwing', { solves: false, makes: true })]
}

/** All contenders, ours first. Throws if the user brings none. */
export function listContenders() {
  const folder = process.env.PUZZLEWRIGHT_PEERS
  const list = folder && join(folder, 'peers.json')
  if (!list || !existsSync(list)) {
    throw new Missing('needs other solvers (set PUZZLEWRIGHT_PEERS to the folder of their peers.json)')
  }
  return [
    inNode(OURS, { makes: true }),
    inNode(`${OURS} without WebAssembly`, { file: OURS, args: ['plain'], makes: true }),
    inNode('dancing-links'),
    ...unlessMissing(qqwing, () => []),
    ...JSON.parse(readFileSync(list, 'utf8')).map((brought) => ({ ...brought, cwd: folder })),
  ]
}

/** Starts a contender; `ask` sends a line and returns the numbers of the reply. */
function start({ name, command: [program, ...args], cwd }) {
  const child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((_, reject) => {
    child.on('error', ({ message }) => reject(new Error(`${name} cannot be run: ${message}`)))
    child.on('close', () => reject(new Error(`${name} ended early`)))
  })
  ended.catch(() => {})
  // A process that has ended is reported by its end, not by the line that it cannot take.
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    name,
    end: () => child.stdin.end(),
    async ask(line, expected) {
      child.stdin.write(`${line}\n`)
      const { value, done } = await Promise.race([lines.next(), ended])
      return done ? ended : parseReply(value, expected)
    },
  }
}

/** Runs work with the processes of contenders, which are ended afterwards. */
export async function withProcesses(contenders, work) {
  const entries = contenders.map(start)
  try {
    return await work(entries)
  } finally {
    for (const { end } of entries) end()
  }
}
