// Reports of large runs: reading half a million rows, their statistics, and the whole report, in seconds and in the peak
// of memory. The rows are made here, like those of a run.

import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { atMost } from './bounds.mjs'
import { inFolder, runProgram } from './program.mjs'

const ROWS = 500_000
const CONTENDERS = 10
const KINDS = [
  ['sudoku', '9x9'],
  ['sudoku', '16x16'],
  ['kenken', '6x6'],
  ['hidoku', '8x8'],
  ['survo', '4x6'],
]
/** Fewer contenders mean more puzzles; the ids of these are the longest of corpora in practice. */
const LONG = { contenders: 4, kinds: [['kenken', '7x7']] }
const NODE_LIMIT = 100_000
const MOST_SECONDS = 120
const AIM_SECONDS = 60
const MOST_MEGABYTES = 500
const AIM_MEGABYTES = 400

export const REPORTS = {
  'bench: report of 500,000 rows': () => reportOf({}),
  'bench: report of 500,000 rows of 125,000 puzzles with long ids': () => reportOf(LONG),
}

function reportOf(kind) {
  return inFolder(async (folder) => {
    const results = join(folder, 'results.jsonl')
    writeResults(results, kind)
    const { seconds, megabytes } = await runProgram(
      'bench',
      'report',
      results,
      '--out',
      join(folder, 'report'),
    )
    return [
      { what: 's', figure: seconds, ...atMost(MOST_SECONDS, AIM_SECONDS) },
      { what: 'MB at the peak', figure: megabytes, ...atMost(MOST_MEGABYTES, AIM_MEGABYTES) },
    ]
  })
}

/** Writes the results of contenders of different strength, with a control, on puzzles of different difficulty. */
export function writeResults(file, { rows = ROWS, contenders = CONTENDERS, kinds = KINDS } = {}) {
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
    const [family, shape] = kinds[puzzle % kinds.length]
    const clues = family === 'kenken' ? cagesOf(shape, chance) : cluesOf(81, chance)
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

function cluesOf(cells, chance) {
  return Array.from({ length: cells }, () => '.123456789'[Math.floor(chance() * 10)]).join('')
}

/** Cages of three cells: `9+A1,A2,A3;72xA4,…`. Whether they touch does not matter here. */
function cagesOf(shape, chance) {
  const side = Number.parseInt(shape, 10)
  const cells = Array.from(
    { length: side ** 2 },
    (_, cell) => `${'ABCDEFG'[cell % side]}${1 + Math.floor(cell / side)}`,
  )
  const first = cells.filter((_, index) => index % 3 === 0)
  return first
    .map(
      (_, cage) =>
        `${1 + Math.floor(chance() * 300)}${'+-x/'[Math.floor(chance() * 4)]}${cells.slice(3 * cage, 3 * cage + 3)}`,
    )
    .join(';')
}

/** Random numbers from 0 to below 1, always the same: the generator of Park and Miller. */
function makeChance() {
  let state = 20261123
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
