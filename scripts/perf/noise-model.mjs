// A model of measuring on a bad machine, for identical contenders: the time of a row is
//
//   the puzzle's own time (lognormal over puzzles)
//   x the layout of the contender's memory in this pass (each pass draws it anew)
//   x the machine's drift (a random walk from row to row)
//   x the noise of a row (lognormal)
//   x a burst of other work now and then, which lasts for some rows

const PUZZLES = 500
const PASSES = 3
const CONTENDERS = ['a', 'control', 'b', 'c', 'd']

const TIME = { median: 0.4, spread: 0.8 }
const LAYOUT = 0.002
const DRIFT = 0.01
const NOISE = 0.05
const BURST = { chance: 0.005, rows: 12, most: 4 }

/** Simulates a run and returns its results. The last contender is slower by a factor. */
export function simulateRun({
  makeRng,
  mergeRepeats,
  planRows,
  seed,
  slowness = 1,
  puzzles: size = PUZZLES,
}) {
  const rng = makeRng(`noise/${seed}`)
  const even = () => ((rng() >>> 0) + 0.5) / 2 ** 32
  const normal = () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even())
  const contenders = CONTENDERS.map((name) => ({ name, takes: () => true }))
  const puzzles = Array.from({ length: size }, (_, index) => ({ id: `sudoku:9x9:${index}` }))
  const times = new Map(puzzles.map((one) => [one, TIME.median * Math.exp(TIME.spread * normal())]))
  const layouts = new Map()
  let drift = 0
  let burst = 0
  let burden = 1
  const rows = planRows(contenders, puzzles, { repeat: PASSES, seed }).map(
    ({ contender: { name }, one, repeat }) => {
      const key = `${name} ${repeat}`
      if (!layouts.has(key)) layouts.set(key, Math.exp(LAYOUT * normal()))
      drift = 0.999 * drift + DRIFT * normal()
      if (burst > 0) burst--
      else if (even() < BURST.chance) {
        burst = 1 + Math.floor(BURST.rows * even())
        burden = 1 + BURST.most * even()
      } else burden = 1
      const own = times.get(one) * (name === 'd' ? slowness : 1)
      return rowOf(name, one.id, repeat, own * layouts.get(key) * Math.exp(drift + NOISE * normal()) * burden)
    },
  )
  return { header: HEADER, rows: mergeRepeats(rows) }
}

const HEADER = {
  results: 2,
  corpus: { checksum: '0', puzzles: PUZZLES },
  contenders: CONTENDERS.map((name) => ({ name, kind: name === 'control' ? name : 'own', what: name })),
  task: 'uniqueness',
  limits: { nodes: null, milliseconds: null, solutions: 2, memory: null },
  repeat: PASSES,
  times: true,
  seed: 'noise',
  program: 'puzzlewright simulated',
  machine: 'simulated',
}

function rowOf(contender, puzzle, repeat, milliseconds) {
  return {
    contender,
    puzzle,
    repeat,
    family: 'sudoku',
    shape: '9x9',
    stars: null,
    outcome: 'solved',
    status: 'unique',
    solutions: 1,
    nodes: 100,
    branchings: 50,
    averageBranchingFactor: 2,
    failures: 50,
    maxDepth: 10,
    milliseconds: Math.round(1000 * milliseconds) / 1000,
    cpuMilliseconds: null,
    solveMilliseconds: null,
    memory: null,
  }
}
