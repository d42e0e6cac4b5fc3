// Freezes a suite: makes its puzzles, runs the contenders of its baseline, and writes suites/NAME.tsv and
// src/bench/suites/NAME.json. It refuses to run again for a suite: a suite is never changed. For a new one,
// add it here and in src/bench/suites/findSuiteByChecksum.ts.
//
//   node scripts/freeze-suite.mjs v2        takes more than half an hour on two cores; needs sgt-puzzles
//
// v1 has as many puzzles of each number of stars. Most of them take one node, so v2 is a ladder of sizes with the hardest of many
// puzzles, some of them made by Simon Tatham's Solo and Keen. v1-reasoning is for machines that reason: few shapes, as many puzzles
// of each number of stars, and none of v1.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatSuite, SUITE_FORMAT } from '../dist/bench/suites/suiteFormat.js'
import { nameOfPart, partOf } from '../dist/bench/suites/suiteSubset.js'
import { CALIBRATION_VERSION } from '../dist/grader/calibrations.js'
import { GENERATOR_VERSION, GRADE_VERSION } from '../dist/index.js'
import { bench, puzzlewright, ROOT } from './run-bench.mjs'

const CONTENDERS = [
  'full/fewest-alternatives/ascending',
  'full/fewest-candidates/ascending',
  'full/dom-wdeg/ascending',
  'basic/fewest-alternatives/ascending',
  'basic/dom-wdeg/ascending',
  'profiles',
]

const SUITES = {
  v1: {
    seed: 'suite-v1',
    // Calibrated shapes of which puzzles with every number of stars can be made, from small to large.
    shapes: {
      sudoku: ['9x9', '12x12', '16x16'],
      kenken: ['5x5', '7x7', '9x9'],
      survo: ['4x4', '3x6', '4x5'],
      hidoku: ['6x6', '8x8', '10x10'],
      magic: ['4x4', '5x5', '6x6'],
      latinsquare: ['5x5', '7x7', '9x9'],
    },
    makeShape: makeStars,
    nodeLimit: 2000,
  },
  v2: {
    seed: 'suite-v2',
    shapes: {
      sudoku: ['9x9', '10x10', '12x12', '16x16'],
      kenken: ['6x6', '7x7', '8x8', '9x9'],
      survo: ['4x4', '4x5', '5x5', '5x6'],
      hidoku: ['8x8', '10x10', '12x12', '14x14'],
      magic: ['4x4', '5x5', '6x6', '7x7'],
      latinsquare: ['6x6', '7x7', '8x8', '9x9'],
    },
    makeShape: makeHardest,
    nodeLimit: 2000,
  },
  'v1-reasoning': {
    seed: 'suite-v1-reasoning',
    // A shape of each family whose boards fit into a prompt and of which puzzles with every number of stars can be made.
    shapes: {
      sudoku: ['9x9'],
      kenken: ['7x7'],
      survo: ['4x5'],
      hidoku: ['8x8'],
      magic: ['5x5'],
      latinsquare: ['7x7'],
    },
    // Hardly any magic number board has five stars.
    mostStars: { magic: 4 },
    makeShape: makeStars,
    nodeLimit: 2000,
  },
}
const STARS = 5

/** As many puzzles are made of a shape, and as many are kept. */
const [MADE, KEPT] = [30, 6]
/** The most nodes of a search that tells which puzzles are hard. */
const CHOICE_NODES = 5000
/** The largest boards of these families take too long to be made minimal. */
const NOT_MINIMAL = /^(?:sudoku-16x16|survo-.*|magic-.*|hidoku-(?:12x12|14x14))$/
/** Shapes that other generators make, with the parameters of their most difficult puzzles. */
const OTHERS = {
  'sudoku-9x9': { program: '/usr/games/sgt-solo', parameters: '3x3du' },
  'kenken-6x6': { program: '/usr/games/sgt-keen', parameters: '6du' },
  'kenken-7x7': { program: '/usr/games/sgt-keen', parameters: '7du' },
  'kenken-8x8': { program: '/usr/games/sgt-keen', parameters: '8du' },
  'kenken-9x9': { program: '/usr/games/sgt-keen', parameters: '9du' },
}

/** The first contender decides; the other one decides between puzzles on which the first takes as many nodes. */
const weightOf = (contender) => (contender === CONTENDERS[0] ? 10 * CHOICE_NODES : 1)

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
    if (!existsSync(resolve(ROOT, file))) plan.makeShape(family, shape, file)
    return file
  }),
)
const results = `${folder}/baseline.jsonl`
const limits = ['--node-limit', String(plan.nodeLimit), '--time-limit', 'none', '--no-time']
bench('run', ...files, '--contenders', CONTENDERS.join(), ...limits, '--out', results)

const [header, ...rows] = readLines(results)
const records = files.flatMap((file) => readLines(file).filter(({ grade }) => grade))
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

/** Twenty puzzles of each number of stars. */
function makeStars(family, shape, file) {
  const most = plan.mostStars?.[family] ?? STARS
  const options = ['--stars', `1..${most}`, '-n', String(most * 20), '--seed', plan.seed]
  bench('corpus', family, '--shape', shape, ...options, '--out', file)
}

/** The hardest puzzles of a shape, by the nodes of the first contender: ours, then those of another generator if there is one. */
function makeHardest(family, shape, file) {
  const kind = `${family}-${shape}`
  const [made, foreign] = [`${folder}/made-${kind}.jsonl`, `${folder}/foreign-${kind}.txt`]
  const minimal = NOT_MINIMAL.test(kind) ? [] : ['--minimal']
  const options = [...minimal, '-n', String(MADE), '--seed', plan.seed, '--no-grade', '--out', made]
  puzzlewright('generate', family, '--shape', shape, ...options)
  const sources = [made]
  const other = OTHERS[kind]
  if (other) {
    const ids = Array.from({ length: MADE }, (_, index) =>
      execFileSync(other.program, ['--generate', '1', `${other.parameters}#${plan.seed}/${index}`], {
        encoding: 'utf8',
      }),
    )
    writeFileSync(resolve(ROOT, foreign), ids.join(''))
    sources.push(foreign)
  }
  const kept = sources.flatMap((source) => hardestOf(source, family))
  const chosen = `${file}.txt`
  writeFileSync(resolve(ROOT, chosen), kept.map((id) => `${id}\n`).join(''))
  const graded = execFileSync(process.execPath, ['dist/program/main.js', 'grade', chosen, '--json'], {
    cwd: ROOT,
  })
  writeFileSync(resolve(ROOT, file), graded)
}

function hardestOf(source, family) {
  const results = `${source}.results.jsonl`
  const limits = ['--node-limit', String(CHOICE_NODES), '--time-limit', 'none', '--no-time']
  bench(
    'run',
    source,
    '--family',
    family,
    '--contenders',
    `${CONTENDERS[0]},${CONTENDERS[3]}`,
    ...limits,
    '--out',
    results,
  )
  const [, ...rows] = readLines(results)
  const nodes = new Map()
  for (const row of rows)
    nodes.set(row.puzzle, (nodes.get(row.puzzle) ?? 0) + row.nodes * weightOf(row.contender))
  const ids = Array.from(nodes.keys()).sort((one, other) => nodes.get(one) - nodes.get(other))
  return ids.slice(-KEPT)
}

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
