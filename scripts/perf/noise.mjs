// Whether `bench run` and its statistics tell noise from differences. Identical copies of one order must not differ, whatever
// else the machine does, and a copy that is 5 % slower must be found. The rows take many minutes and need the word `noise`.
//
// Real runs search 500 puzzles that take .1 to 2 ms, in three passes, on one thread; in every other run a second process keeps
// another core busy. Simulated runs take their times from a model of a bad machine (noise-model.mjs).

import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { atLeast, atMost, noted } from './bounds.mjs'
import { Missing, ROOT } from './data.mjs'
import { simulateRun } from './noise-model.mjs'
import { inFolder } from './program.mjs'
import { median, time } from './timing.mjs'

const load = (path) => import(pathToFileURL(resolve(ROOT, 'dist', path)).href)

const MAIN = resolve(ROOT, 'dist/program/main.js')
const PUZZLES = 500
/** Puzzles with so many nodes take .1 to 2 ms. */
const NODES = { least: 200, most: 3000 }
const STRENGTH = 'check'
const COPIES = ['copy-a', 'copy-b', 'copy-c', 'copy-d']
const SLOW = 'slow'
const SLOWER = 0.05

function puzzlewright(...args) {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${status}\n${stderr}`)
}

const nameOf = (order) => `${STRENGTH}/${order}/ascending`

const LIMITS = ['--node-limit', 'none', '--time-limit', 'none']

/** Makes a corpus of puzzles that take about a millisecond. */
function makeCorpus(folder) {
  const [all, nodes, corpus] = ['all.jsonl', 'nodes.jsonl', 'corpus.jsonl'].map((name) => join(folder, name))
  const number = String(2 * PUZZLES)
  puzzlewright('generate', 'sudoku', '-n', number, '--minimal', '--no-grade', '--seed', 'noise', '--out', all)
  puzzlewright(
    'bench',
    'run',
    all,
    '--contenders',
    nameOf('fewest-candidates'),
    ...LIMITS,
    '--no-time',
    '--out',
    nodes,
  )
  const rows = linesOf(nodes).slice(1)
  const fit = rows.filter((row) => row.nodes >= NODES.least && row.nodes <= NODES.most).slice(0, PUZZLES)
  if (fit.length < PUZZLES) throw new Error(`only ${fit.length} puzzles take about a millisecond`)
  writeFileSync(corpus, fit.map(({ puzzle }) => `${puzzle}\n`).join(''))
  return corpus
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/**
 * Writes a module with copies of one order, and with one that first waits some milliseconds on each puzzle. It knows a
 * puzzle by a checksum of the first state.
 */
function writeOrders(file, waits = []) {
  writeFileSync(
    file,
    `const WAITS = new Map(${JSON.stringify(waits)})
const said = { what: 'the cell with the fewest values', source: 'fewest-candidates' }
const fewest = (model) => ({
  choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.cells), pairs),
})
export const checksum = (frame) => {
  let sum = 0
  for (const word of frame) sum = (Math.imul(sum, 31) + word) | 0
  return sum
}
const slow = (model) => {
  const { choose } = fewest(model)
  let isNew = true
  return {
    choose(frame, pairs) {
      if (isNew) {
        isNew = false
        const until = performance.now() + (WAITS.get(checksum(frame)) ?? 0)
        while (performance.now() < until);
      }
      return choose(frame, pairs)
    },
  }
}
export const variableOrders = {
${COPIES.map((name) => `  '${name}': { ...said, make: fewest },`).join('\n')}
  '${SLOW}': { ...said, make: slow },
}
`,
  )
}

/** What the slow copy waits on each puzzle: a part of the median time that the first copy took. */
async function waitsOf(rows, module) {
  const { parsePuzzle } = await load('index.js')
  const { checksum } = await import(pathToFileURL(module).href)
  return rows
    .filter(({ contender }) => contender === nameOf(COPIES[0]))
    .map(({ puzzle: id, milliseconds }) => {
      const { family, puzzle } = parsePuzzle(id)
      const model = family.model.compile(puzzle.shape, STRENGTH)
      const frame = new Int32Array(model.frameWords)
      model.root(frame, puzzle)
      return [checksum(frame), SLOWER * milliseconds]
    })
}

/** Ends with the process that started it. */
const BUSY = 'const { ppid } = process; for (let i = 0; i % 1e6 || process.ppid === ppid; i++) Math.random()'

/** Keeps a core busy. Returns a function that ends it. */
function keepBusy() {
  const child = spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })
  return () => child.kill()
}

/** Runs orders on the corpus and returns the results. The number of the run is its seed; odd ones have company. */
async function realRun(folder, corpus, module, orders, number) {
  const out = join(folder, 'results.jsonl')
  const free = number % 2 === 1 ? keepBusy() : () => {}
  try {
    const list = orders.map(nameOf).join()
    const args = [
      '--contenders',
      list,
      '--branching',
      module,
      ...LIMITS,
      '--seed',
      `noise ${number}`,
      '--workers',
      '1',
    ]
    puzzlewright('bench', 'run', corpus, ...args, '--out', out)
    const { parseResults } = await load('bench/readResults.js')
    return parseResults(readFileSync(out, 'utf8'))
  } finally {
    free()
    rmSync(out, { force: true })
  }
}

/** The ratios of time of a run: all pairs, and the control. */
async function ratiosOf(results) {
  const { statisticsOf } = await load('bench/statistics/computeStatistics.js')
  const { pairs, control } = statisticsOf(results).all
  return { pairs: pairs.map(({ one, other, milliseconds }) => ({ one, other, ...milliseconds })), control }
}

const starsIn = ({ pairs }) => pairs.filter(({ isSignificant }) => isSignificant)
/** How far a ratio is from 1, in per cent. */
const farOf = ({ ratio }) => 100 * (Math.exp(Math.abs(Math.log(ratio))) - 1)
const range = (count) => Array.from({ length: count }, (_, index) => index)

/** Says what came out of a run, on standard error: the rows take long. */
function tell(number, { pairs, control }) {
  const far = Math.max(...pairs.map(farOf))
  const noise =
    control && `${control.ratio.toFixed(4)} (${control.low.toFixed(4)} to ${control.high.toFixed(4)})`
  const stars = starsIn({ pairs }).length
  process.stderr.write(`run ${number}: ${stars} stars, worst pair ${far.toFixed(2)} %, control ${noise}\n`)
}

/** Runs identical copies. */
async function realCopies(runs = 20) {
  return inFolder(async (folder) => {
    const [corpus, module] = [makeCorpus(folder), join(folder, 'copies.mjs')]
    writeOrders(module)
    const found = []
    for (const number of range(runs)) {
      found.push(await ratiosOf(await realRun(folder, corpus, module, COPIES, number)))
      tell(number, found.at(-1))
    }
    return copyFigures(found)
  })
}

function copyFigures(found) {
  const runs = found.length
  const starred = found.filter((one) => starsIn(one).length > 0).length
  const raw = found.filter(({ pairs }) => pairs.some(({ holm }) => holm !== null && holm < 0.05)).length
  const note = `${runs} runs of ${COPIES.length} copies`
  return [
    { what: '% of runs with a star', figure: (100 * starred) / runs, note, ...atMost(5, 0) },
    {
      what: '% of runs with Holm p < .05',
      figure: (100 * raw) / runs,
      note: 'without the control',
      ...noted,
    },
    {
      what: '% apart, the median of pairs',
      figure: median(found.flatMap(({ pairs }) => pairs.map(farOf))),
      note: '',
      ...noted,
    },
  ]
}

/** Runs two copies beside one that waits. */
async function realSpin(runs = 20) {
  return inFolder(async (folder) => {
    const [corpus, copies, module] = [
      makeCorpus(folder),
      join(folder, 'copies.mjs'),
      join(folder, 'slow.mjs'),
    ]
    writeOrders(copies)
    const before = await realRun(folder, corpus, copies, COPIES, 0)
    writeOrders(module, await waitsOf(before.rows, copies))
    const orders = [...COPIES.slice(0, 2), SLOW]
    const found = []
    for (const number of range(runs)) {
      found.push(await ratiosOf(await realRun(folder, corpus, module, orders, number)))
      tell(number, found.at(-1))
    }
    return spinFigures(found)
  })
}

function spinFigures(found) {
  const slow = nameOf(SLOW)
  const isSlow = ({ one, other }) => one === slow || other === slow
  const all = found.filter(({ pairs }) =>
    pairs.filter(isSlow).every(({ isSignificant }) => isSignificant),
  ).length
  const first = found.filter(({ pairs }) =>
    starsIn({ pairs }).some(({ one, other }) => one === nameOf(COPIES[0]) && other === slow),
  )
  const wrong = found.filter((run) => starsIn(run).some((pair) => !isSlow(pair))).length
  const ratios = found.map(
    ({ pairs }) => pairs.find(({ one, other }) => one === nameOf(COPIES[0]) && other === slow).ratio,
  )
  return [
    {
      what: `of ${found.length} runs found it`,
      figure: first.length,
      note: 'against the first copy',
      ...atLeast(Math.ceil(0.9 * found.length), found.length),
    },
    { what: 'times as long', figure: median(ratios), note: 'the median; 1.05 is true', ...noted },
    { what: 'runs found it against both copies', figure: all, note: '', ...noted },
    { what: 'runs starred the identical pair', figure: wrong, note: '', ...noted },
  ]
}

/** Simulates runs of identical copies, and of one that is slower. */
async function simulatedCopies(runs = 200) {
  const { makeRng } = await load('kernel/rng.js')
  const { mergeRepeats } = await load('bench/makeAndMergeRows.js')
  const { planRows } = await load('bench/planRowsAndControl.js')
  const simulate = (number, slowness) =>
    simulateRun({ makeRng, mergeRepeats, planRows, seed: String(number), slowness })
  const found = []
  const slower = []
  for (const number of range(runs)) {
    found.push(await ratiosOf(simulate(number)))
    if (number % 10 === 0) slower.push(await ratiosOf(simulate(number, 1 + SLOWER)))
  }
  const seen = slower.filter((run) =>
    starsIn(run).some(({ one, other }) => one === 'a' && other === 'd'),
  ).length
  return [
    ...copyFigures(found),
    {
      what: `of ${slower.length} runs found 5 %`,
      figure: seen,
      note: '',
      ...atLeast(Math.ceil(0.9 * slower.length), slower.length),
    },
  ]
}

/** What a reading of the thread's clock costs, and by how much it advances at a time. */
async function clocks() {
  const { makeCpuClock } = await load('cli/bench/clocksAndWatchdog.js')
  const now = makeCpuClock()
  if (now() === null) throw new Missing('needs a machine that tells the time of a thread')
  const readings = 20_000
  const cost = (1000 * time(() => range(readings).forEach(now))) / readings
  const steps = []
  for (let last = now(); steps.length < 50; ) {
    const next = now()
    if (next > last) steps.push(next - last)
    last = next
  }
  return [
    { what: 'µs a reading', figure: cost, note: '', ...noted },
    { what: 'ms a step', figure: median(steps), note: 'the median', ...noted },
  ]
}

export const NOISE = {
  'noise: clocks': clocks,
  'noise: simulated copies': () => simulatedCopies(),
  'noise: real copies': () => realCopies(),
  'noise: a copy that spins 5 %': () => realSpin(),
}
