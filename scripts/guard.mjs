// `npm run guard`: updates the guard of node counts, test/bench/guard. A family without puzzles in its corpus
// gets some. If the corpus has grown, or with `-- --anew`, the run over it is repeated. Use `--anew` after a
// change that is meant to change the number of nodes: `puzzlewright bench compare --require-identical-nodes`
// shows which.

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAMILIES } from '../dist/index.js'

const MAIN = resolve(import.meta.dirname, '../dist/program/main.js')
const GUARD = resolve(import.meta.dirname, '../test/bench/guard')
const [CORPUS, RESULTS] = ['corpus.jsonl', 'results.jsonl'].map((file) => resolve(GUARD, file))

const CONTENDERS = [
  'full/*/ascending',
  'full/fewest-alternatives/random',
  'full/fewest-alternatives/promise',
  'basic/fewest-candidates/ascending',
  'basic/dom-wdeg/ascending',
  'check/fewest-candidates/ascending',
  'profiles',
]
const RUN = ['--all', '--node-limit', '500', '--time-limit', 'none', '--no-time', '--out', RESULTS]

const puzzlewright = (...args) => execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })

const corpus = readFileSync(CORPUS, 'utf8')
const missing = FAMILIES.filter(({ name }) => !corpus.includes(`"${name}:`) && !corpus.includes(`\n${name}:`))
// Precedes the first manifest, whose checksum covers the puzzles below it.
const added = missing.map(({ name }) =>
  puzzlewright('generate', name, '-n', '6', '--minimal', '--no-grade', '--seed', 'guard'),
)
writeFileSync(CORPUS, [...added, corpus].join(''))
if (missing.length > 0 || process.argv[2] === '--anew') {
  rmSync(RESULTS, { force: true })
  puzzlewright('bench', 'run', CORPUS, ...RUN, '--contenders', CONTENDERS.join(','))
}
