// What large corpora cost on many machines, which are not here: chunks and queues are measured on this machine, and
// a simulation (corpora-model.mjs) makes corpora of these chunks with these queues. What is assumed stands below.

import { noted } from './bounds.mjs'
import { simulateCorpus } from './corpora-model.mjs'
import { redisSeconds } from './corpora-queues.mjs'
import { costOf } from './corpora-samples.mjs'
import { mean } from './statistics.mjs'

/** Assumed: cores of a machine, which are like those of this one, and how much machines differ. */
const CORES = 8
const MACHINE_SPREAD = 0.1
/** Assumed: each machine fails every six hours and is back after ten minutes, as rented ones that others may claim. */
const BETWEEN_FAILURES = 6 * 3600
const AWAY = 600
/** Assumed: a process starts and compiles its code, in seconds; a question to a server takes a network's time. */
const START = 5
const ROUND_TRIP = 0.001
/** Leases of 30 s on Redis lapse after up to three times of it. */
const LAPSE = 90

const MACHINES = [1, 10, 100]
const SIZES = [10_000_000, 1_000_000_000]

const inStars = (family) => [1, 2, 3, 4, 5].map((stars) => ({ family, stars }))
const KINDS = {
  'Sudokus as they come': [{ family: 'sudoku' }],
  'Sudokus, as many of each number of stars': inStars('sudoku'),
  'KenKens 6x6 as they come': [{ family: 'kenken' }],
  'Hidokus 8x8 as they come': [{ family: 'hidoku' }],
}
/** How machines share the work: in both ways for the first kind, by a queue for the others. */
const WAYS = ['shards', 'redis']
/** The puzzles of a chunk if the recipe's own size gives more chunks than a corpus can have. */
const LARGE_CHUNK = 5000

/** The number of chunks of a corpus, and of the puzzles that are drawn for it. */
async function planOf(sets, count) {
  const { readCorpusRecipe } = await import('../../dist/corpus/readCorpusRecipe.js')
  const { countChunks } = await import('../../dist/corpus/planChunks.js')
  const written = { seed: 'plan', sets: sets.map((set) => ({ ...set, count: count / sets.length })) }
  const read = [written, { ...written, chunk: LARGE_CHUNK }].map((recipe) =>
    readCorpusRecipe(JSON.stringify(recipe)),
  )
  const { recipe } = read.find((one) => 'recipe' in one)
  return { chunks: countChunks(recipe), draws: recipe.sets.reduce((sum, { draws }) => sum + draws, 0) }
}

/** Seconds for each chunk of a queue: until a worker has its answer, and of the server for it. */
function queueCost(way, redis) {
  if (way === 'shards') return { takeSeconds: 0, serverSeconds: 0, lapseSeconds: 0 }
  return { takeSeconds: redis + 4 * ROUND_TRIP, serverSeconds: redis, lapseSeconds: LAPSE }
}

async function plan() {
  const { makeRng } = await import('../../dist/index.js')
  const measured = await redisSeconds()
  const rows = measured ? [{ what: 'ms a chunk, BullMQ', figure: 1000 * measured, ...noted }] : []
  // Without a server here, its time is that of an earlier measurement.
  const redis = measured ?? 0.001
  for (const [kind, sets] of Object.entries(KINDS)) {
    const costs = await inTurn(sets, costOf)
    const cost = (key) => mean(costs.map((one) => one[key]))
    for (const count of SIZES) {
      const { chunks, draws } = await planOf(sets, count)
      const chunkSeconds = (draws * cost('seconds')) / chunks / CORES / cost('use')
      const ways = sets === KINDS['Sudokus as they come'] ? WAYS : ['redis']
      for (const machines of MACHINES) {
        for (const way of machines === 1 ? ['shards'] : ways) {
          const result = average(runsOf(count), (run) =>
            simulateCorpus({
              makeRng,
              seed: `plan/${run}`,
              way: way === 'shards' ? 'shards' : 'leases',
              chunks,
              chunkSeconds,
              chunkSpread: cost('spread'),
              machines,
              machineSpread: machines === 1 ? 0 : MACHINE_SPREAD,
              ...queueCost(way, redis),
              startSeconds: START,
              betweenFailures: BETWEEN_FAILURES,
              awaySeconds: AWAY,
            }),
          )
          rows.push(rowOf({ kind, count, machines, way, chunks, bytes: cost('bytes') * draws, ...result }))
        }
      }
    }
  }
  return rows
}

/** Few failures hit a short run, so that it is simulated more often. */
const runsOf = (count) => (count > SIZES[0] ? 5 : 25)

/** The mean of each figure over some runs. */
function average(runs, simulate) {
  const results = Array.from({ length: runs }, (_, run) => simulate(run))
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, mean(results.map((result) => result[key]))]),
  )
}

async function inTurn(list, work) {
  const results = []
  for (const one of list) results.push(await work(one))
  return results
}

function rowOf({ kind, count, machines, way, chunks, bytes, seconds, worked, lost, again, idle }) {
  const percent = (share) => `${(100 * share).toFixed(2)} %`
  const who = machines === 1 ? '1 machine' : `${machines} machines, ${way}`
  const note = [
    `${kind}, ${count / 1e6} million`,
    `${chunks} chunks`,
    `${Math.round((CORES * worked) / 3600)} core-hours`,
    `${(bytes / 1e9).toPrecision(3)} GB`,
    `${again.toFixed(1)} chunks again (${percent(lost / worked)} of the work)`,
    `${percent(idle)} without work`,
  ].join('; ')
  return { what: `h, ${who}`, figure: seconds / 3600, note, ...noted }
}

export const CORPORA_PLAN = {
  'corpora: plan': plan,
}
