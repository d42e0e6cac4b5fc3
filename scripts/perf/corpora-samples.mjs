// The cost of the puzzles of a set, by a sample. The times are those of the log, without the first chunks, in which code is
// compiled.

import { join } from 'node:path'
import { chunkBytes, corpus, readLog, writeRecipe } from './corpora-runs.mjs'
import { inFolder } from './program.mjs'
import { mean } from './statistics.mjs'

/** The seconds of a sample on two cores, its fewest puzzles, and its chunks. The first ones are not counted. */
const SECONDS = 4
const FEWEST = 40
const CHUNKS = 20
const UNCOUNTED = 8
const WORKERS = 2

/**
 * Makes a sample of a set. Returns the seconds of a core for a puzzle and the spread of chunks (their coefficient of
 * variation), the share of both cores' time that made puzzles, the MB of the process and the bytes of a
 * record. Undefined if there are too few such puzzles.
 */
export async function costOf(set) {
  const count = await sampleCount(set)
  if (count === undefined) return undefined
  return inFolder(async (folder) => {
    const chunk = Math.max(1, Math.floor(count / CHUNKS))
    const recipe = writeRecipe(join(folder, 'recipe.json'), { chunk, sets: [{ ...set, count }] })
    const out = join(folder, 'corpus')
    const args = ['--out', out, '--workers', String(WORKERS), '--quiet']
    const { megabytes } = await corpus('make', recipe, ...args)
    const log = readLog(out)
    const { records } = chunkBytes(out)
    return { ...timesOf(log.slice(UNCOUNTED - 1)), megabytes, bytes: records / sum(log, 'puzzles') }
  })
}

/** The times of chunks after the first of these, whose end is the beginning. */
function timesOf([first, ...log]) {
  const times = log.map(({ seconds, puzzles }) => seconds / puzzles)
  const seconds = sum(log, 'seconds') / sum(log, 'puzzles')
  const span = (Math.max(...log.map(({ at }) => Date.parse(at))) - Date.parse(first.at)) / 1000
  return {
    seconds,
    spread: Math.sqrt(mean(times.map((time) => (time - seconds) ** 2))) / seconds,
    use: Math.min(1, sum(log, 'seconds') / (WORKERS * span)),
  }
}

/** As many puzzles as a sample has time for; undefined if there are none of this kind. */
async function sampleCount({ family, stars }) {
  const { NO_WISHES, findFamily, parseOrder } = await import('../../dist/index.js')
  const { steadySeconds } = await import('../../dist/corpus/planChunks.js')
  const { drawsFor } = await import('../../dist/corpus/drawsNeeded.js')
  const own = findFamily(family)
  const shape = own.notation.parseShape(own.making.shape)
  const recipe = {
    family: own,
    shape,
    order: stars === undefined ? NO_WISHES : parseOrder(own, `stars=${stars}`),
  }
  const count = Math.max(FEWEST, Math.round((WORKERS * SECONDS) / steadySeconds(recipe)))
  return drawsFor(recipe, count) === undefined ? undefined : count
}

const sum = (lines, key) => lines.reduce((all, line) => all + line[key], 0)
