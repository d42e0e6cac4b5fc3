// Compares heuristics over corpora of all five families: all profiles, and combinations that differ in one thing, so that
// it can be seen what that thing brings. Writes the report of which generated/heuristics shows a sample.
//
//   npm run bench:heuristics                some minutes on two cores
//   npm run bench:heuristics -- 10          so many puzzles of each family

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const MAIN = 'dist/cli/main.js'
const FOLDER = 'generated/heuristics'
const SEED = 'heuristics'
const NODE_LIMIT = 50_000

/** A shape of each family that is hard enough to tell heuristics apart, and easy enough for the posts' own ways. */
const CORPORA = { sudoku: '9x9', kenken: '9x9', survo: '4x4', hidoku: '8x8', magic: '5x5' }

const CONTENDERS = [
  'full/fewest-alternatives/ascending',
  'full/fewest-candidates/ascending',
  'full/dom-wdeg/ascending',
  'full/fullest-group/ascending',
  'basic/fewest-alternatives/ascending',
  'basic/fewest-candidates/ascending',
  'basic/dom-wdeg/ascending',
  'check/fewest-alternatives/ascending',
  'profiles',
]

function puzzlewright(...args) {
  const { status } = spawnSync(process.execPath, [MAIN, 'bench', ...args], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const number = process.argv[2] ?? '50'
mkdirSync(resolve(ROOT, FOLDER), { recursive: true })
const files = Object.entries(CORPORA).map(([family, shape]) => {
  const file = `${FOLDER}/${family}-${number}.jsonl`
  puzzlewright(
    'corpus',
    family,
    '--shape',
    shape,
    '--stars',
    '1..5',
    '-n',
    number,
    '--seed',
    SEED,
    '--out',
    file,
  )
  return file
})
const results = `${FOLDER}/results-${number}.jsonl`
const limits = ['--node-limit', String(NODE_LIMIT), '--time-limit', 'none', '--workers', '1']
puzzlewright('run', ...files, '--contenders', CONTENDERS.join(), ...limits, '--out', results)
puzzlewright(
  'report',
  results,
  '--out',
  `${FOLDER}/report`,
  '--title',
  'Heuristics on five families of number puzzles',
)
