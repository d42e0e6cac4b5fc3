// Compares heuristics over six shapes of the frozen suite v1, one of each family: all profiles, and combinations that differ in
// one part, which shows the effect of this part. Regenerates the report in generated/heuristics.
//
//   npm run bench:heuristics                takes some minutes on one core
//   npm run bench:heuristics -- 5000        with this node limit instead of 50,000

import { bench, suiteCorpora } from './run-bench.mjs'

const FOLDER = 'generated/heuristics-run'
const REPORT = 'generated/heuristics'
const SUITE = 'v1'
const NODE_LIMIT = process.argv[2] ?? '50000'

/**
 * Shapes that are hard enough to distinguish heuristics, and easy enough for the algorithms of the posts, which cover
 * all of these families but the last.
 */
const SHAPES = [
  { family: 'sudoku', shape: '9x9' },
  { family: 'kenken', shape: '9x9' },
  { family: 'survo', shape: '4x4' },
  { family: 'hidoku', shape: '8x8' },
  { family: 'magic', shape: '5x5' },
  { family: 'latinsquare', shape: '9x9' },
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

const files = suiteCorpora(FOLDER, SHAPES, SUITE)
const results = `${FOLDER}/results-${NODE_LIMIT}.jsonl`
const limits = ['--node-limit', NODE_LIMIT, '--time-limit', 'none', '--workers', '1']
bench('run', ...files, '--contenders', CONTENDERS.join(), ...limits, '--out', results)
bench('report', results, '--out', REPORT, '--title', 'Heuristics on six families of number puzzles')
