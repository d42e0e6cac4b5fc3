// Freezes a suite: makes its puzzles, runs the contenders of its baseline, and writes suites/NAME.tsv and
// src/bench/suites/NAME.json. It was run once for each suite, and refuses to run again: a suite is never changed. For a new one,
// add it here and in src/bench/suites/findSuiteByChecksum.ts.
//
//   node scripts/freeze-suite.mjs v1        takes some twenty minutes on two cores

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatSuite, SUITE_FORMAT } from '../dist/bench/suites/suiteFormat.js'
import { nameOfPart, partOf } from '../dist/bench/suites/suiteSubset.js'
import { CALIBRATION_VERSION } from '../dist/grader/calibrations.js'
import { GENERATOR_VERSION, GRADE_VERSION } from '../dist/index.js'
import { bench, ROOT } from './run-bench.mjs'

/** Calibrated shapes of which puzzles with every number of stars can be made, from small to large. */
const SUITES = {
  v1: {
    seed: 'suite-v1',
    each: 20,
    shapes: {
      sudoku: ['9x9', '12x12', '16x16'],
      kenken: ['5x5', '7x7', '9x9'],
      survo: ['4x4', '3x6', '4x5'],
      hidoku: ['6x6', '8x8', '10x10'],
      magic: ['4x4', '5x5', '6x6'],
      latinsquare: ['5x5', '7x7', '9x9'],
    },
    contenders: [
      'full/fewest-alternatives/ascending',
      'full/fewest-candidates/ascending',
      'full/dom-wdeg/ascending',
      'basic/fewest-alternatives/ascending',
      'basic/dom-wdeg/ascending',
      'profiles',
    ],
    nodeLimit: 2000,
  },
}
const STARS = 5

const name = process.argv[2] ?? ''
const plan = SUITES[name]
const target = `suites/${name}.tsv`
if (!plan) fail(`expected the name of a suite: ${Object.keys(SUITES).join(', ')}`)
if (existsSync(resolve(ROOT, target))) fail(`${target} is frozen`)

const folder = `generated/suite-${name}`
mkdirSync(resolve(ROOT, folder), { recursive: true })
const files = Object.entries(plan.shapes).flatMap(([family, shapes]) =>
  shapes.map((shape) => {
    const file = `${folder}/${family}-${shape}.jsonl`
    const options = ['--stars', `1..${STARS}`, '-n', String(STARS * plan.each), '--seed', plan.seed]
    bench('corpus', family, '--shape', shape, ...options, '--out', file)
    return file
  }),
)
const results = `${folder}/baseline.jsonl`
const limits = ['--node-limit', String(plan.nodeLimit), '--time-limit', 'none', '--no-time']
bench('run', ...files, '--contenders', plan.contenders.join(), ...limits, '--out', results)

const [header, ...rows] = readLines(results)
const records = files.flatMap((file) => readLines(file).slice(1))
const contenders = header.contenders.map((contender) => contender.name)
const counts = new Map(rows.map((row) => [`${row.contender} ${row.puzzle}`, countOf(row)]))
const puzzles = records.map(({ id, family, shape, grade: { degree, stars } }) => ({
  id,
  family,
  shape,
  degree,
  stars,
  counts: contenders.map((contender) => counts.get(`${contender} ${id}`) ?? null),
}))
const head = {
  suite: name,
  format: SUITE_FORMAT,
  puzzles: puzzles.length,
  checksum: checksumOf(puzzles),
  frozen: new Date().toISOString().slice(0, 10),
  seed: plan.seed,
  generator: GENERATOR_VERSION,
  grade: GRADE_VERSION,
  calibration: CALIBRATION_VERSION,
  baseline: {
    contenders: header.contenders,
    limits: header.limits,
    seed: header.seed,
    program: header.program,
  },
}
const suite = { head, puzzles }
const text = formatSuite(suite)
mkdirSync(resolve(ROOT, 'suites'), { recursive: true })
writeFileSync(resolve(ROOT, target), text)
writeFileSync(resolve(ROOT, `src/bench/suites/${name}.json`), nameText(sha256(text)))

function countOf({ outcome, nodes, branchings, failures, maxDepth, solutions }) {
  if (outcome !== 'solved' && outcome !== 'capped') fail(`a baseline must not have a row that is ${outcome}`)
  return { isCapped: outcome === 'capped', nodes, branchings, failures, maxDepth, solutions }
}

/** The checksums of the file, of the suite, and of its parts by family and by shape. */
function nameText(file) {
  const parts = [
    {},
    ...Object.entries(plan.shapes).flatMap(([family, shapes]) => [
      { family },
      ...shapes.map((shape) => ({ family, shape })),
    ]),
  ]
  const corpora = parts.map((part) => [checksumOf(partOf(suite, part).puzzles), nameOfPart(suite, part)])
  return `${JSON.stringify({ name, file, corpora: Object.fromEntries(corpora) }, null, 2)}\n`
}

/** The checksum of a corpus, as sha256sum would compute it: a line for each puzzle, with its id and its stars. */
function checksumOf(chosen) {
  return sha256(chosen.map(({ id, stars }) => `${id} ${stars}\n`).join(''))
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}

function readLines(file) {
  const lines = readFileSync(resolve(ROOT, file), 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
