// Compares heuristics over corpora of all five families: all profiles, and combinations that differ in one
// part, which shows the effect of this part. Regenerates the report in generated/heuristics.
//
//   npm run bench:heuristics                takes some minutes on two cores
//   npm run bench:heuristics -- 10          10 puzzles of each family

import { bench, makeCorpora } from './run-bench.mjs'

const FOLDER = 'generated/heuristics-run'
const REPORT = 'generated/heuristics'
const SEED = 'heuristics'
const NODE_LIMIT = 50_000

/**
 * Shapes that are hard enough to distinguish heuristics, and easy enough for the algorithms of the posts,
 * which cover these families.
 */
const CORPORA = [
  { family: 'sudoku', shape: '9x9' },
  { family: 'kenken', shape: '9x9' },
  { family: 'survo', shape: '4x4' },
  { family: 'hidoku', shape: '8x8' },
  { family: 'magic', shape: '5x5' },
]

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

const number = process.argv[2] ?? '100'
const files = makeCorpora(FOLDER, CORPORA, number, SEED)
const results = `${FOLDER}/results-${number}.jsonl`
const limits = ['--node-limit', String(NODE_LIMIT), '--time-limit', 'none', '--workers', '1']
bench('run', ...files, '--contenders', CONTENDERS.join(), ...limits, '--out', results)
bench('report', results, '--out', REPORT, '--title', 'Heuristics on five families of number puzzles')
