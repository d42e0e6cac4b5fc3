// `npm run bench -- --against DIR`: this build's time for the same work over that of another build, made from another
// checkout of the project. Machines are noisy, and a process may be a few per cent slower or faster than
// another for its whole life, depending on its memory layout and on the moment of compilation. So each pair
// of figures comes from two fresh processes, warmed up, which take turns batch by batch: A B, B A, A B. The
// noise of the machine affects both processes, and the luck of a process affects only one pair of many.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './data.mjs'
import { medianInterval } from './statistics.mjs'
import { median } from './timing.mjs'
import { WORKLOADS } from './workloads.mjs'

/** The largest accepted ratio of new to old time, at the slow end of the interval. */
const SLOWEST = 1.03
/** A 95 % interval needs at least this many pairs. */
const FEWEST_PAIRS = 6

/**
 * Milliseconds of work: for warming up, for a batch, and in total for each process; and the minimum number of
 * batches.
 */
const WARM_UP = 400
const BATCH = 10
const MEASURED = 800
const FEWEST_BATCHES = 10

/**
 * Compares the builds on the workloads that contain the word, and prints a row for each. Returns whether no
 * row is slower.
 */
export async function compareBuilds(other, { pairs, word = '' }) {
  const directories = { old: resolve(other), new: ROOT }
  checkUsage(directories, pairs)
  const asked = WORKLOADS.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  if (asked.length === 0) throw new Error(`no workload contains "${word}"`)
  print('work', 'new/old', '95 %', 'verdict', `${pairs} pairs; old is ${directories.old}`)
  let isFine = true
  for (const workload of asked) {
    const ratios = await compare(directories, workload, pairs)
    if (typeof ratios === 'string') print(workload.name, '', '', 'DIFFERS', ratios)
    else printRatios(workload.name, ratios)
    isFine &&= typeof ratios !== 'string' && medianInterval(ratios)[1] <= SLOWEST
  }
  return isFine
}

function checkUsage(directories, pairs) {
  if (!(Number.isInteger(pairs) && pairs >= FEWEST_PAIRS)) {
    throw new Error(`--pairs must be a whole number from ${FEWEST_PAIRS}`)
  }
  for (const directory of Object.values(directories)) {
    const index = join(directory, 'dist/index.js')
    if (!existsSync(index)) throw new Error(`${index} does not exist: run npm run build in ${directory}`)
  }
}

/** The ratio of each pair, or a string that states how the builds' answers differ. */
async function compare(directories, workload, pairs) {
  const plan = await makePlan(directories.old, workload)
  const ratios = []
  for (let pair = 0; pair < pairs; pair++) {
    const ratio = await ratioOfPair(directories, plan, pair % 2 === 1)
    if (ratio === undefined) return 'the answers of the builds differ, so the times cannot be compared'
    ratios.push(ratio)
  }
  return ratios
}

/** The inputs and the size of a batch: the same for both builds in all pairs. */
async function makePlan(directory, workload) {
  const build = startBuild(directory)
  const inputs = await build.ask('makeInputs', { workload })
  await build.ask('prepare', { workload, inputs })
  let spent = 0
  let pass
  do {
    pass = await build.ask('time', { first: 0, count: inputs.length })
    spent += pass
  } while (spent < WARM_UP)
  build.stop()
  const each = pass / inputs.length
  const batch = Math.max(1, Math.round(BATCH / each))
  const batches = Math.max(FEWEST_BATCHES, Math.round(MEASURED / (batch * each)))
  return { workload, inputs, batch, batches, warmUp: Math.ceil(WARM_UP / each) }
}

/**
 * The time of the new build over that of the old one, from two fresh processes. Uses the sum of the batches,
 * since the median would exclude the occasional garbage collection. Undefined if the answers differ.
 */
async function ratioOfPair(directories, { workload, inputs, batch, batches, warmUp }, isNewFirst) {
  const builds = [startBuild(directories.old), startBuild(directories.new)]
  const inOrder = (isSwapped) => (isSwapped ? [1, 0] : [0, 1])
  try {
    const digests = ['', '']
    for (const which of inOrder(isNewFirst)) {
      digests[which] = await builds[which].ask('prepare', { workload, inputs })
      await builds[which].ask('time', { first: 0, count: warmUp })
    }
    if (digests[0] !== digests[1]) return undefined
    const times = [0, 0]
    for (let round = 0; round < batches; round++) {
      for (const which of inOrder(isNewFirst !== (round % 2 === 1))) {
        times[which] += await builds[which].ask('time', { first: round * batch, count: batch })
      }
    }
    return times[1] / times[0]
  } finally {
    for (const build of builds) build.stop()
  }
}

/** Starts the process of a build, which carries out one order after the other until it is stopped. */
function startBuild(directory) {
  const child = fork(join(import.meta.dirname, 'build-process.mjs'), [directory])
  const died = once(child, 'exit').then(() => {
    throw new Error(`the process of the build in ${directory} ended`)
  })
  // Stopping the process is not an error; any other exit rejects the pending `ask`.
  died.catch(() => {})
  return {
    ask: async (order, details) => {
      child.send({ order, details })
      const [answer] = await Promise.race([once(child, 'message'), died])
      return answer
    },
    stop: () => child.kill(),
  }
}

function printRatios(name, ratios) {
  const [fast, slow] = medianInterval(ratios)
  const verdict = slow <= SLOWEST ? 'ok' : fast > SLOWEST ? 'SLOWER' : 'NOT SURE'
  print(name, median(ratios).toFixed(3), `${fast.toFixed(3)} to ${slow.toFixed(3)}`, verdict)
}

function print(work, ratio, interval, verdict, note = '') {
  const columns = [work.padEnd(32), ratio.padEnd(8), interval.padEnd(15), verdict.padEnd(9), note]
  console.log(columns.join(' ').trimEnd())
}
