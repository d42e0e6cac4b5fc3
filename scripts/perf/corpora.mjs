// What corpora cost: memory, the gain of a second worker, and the rate, memory and bytes of each family and number
// of stars.

import { join } from 'node:path'
import { atLeast, atMost, noted } from './bounds.mjs'
import { CORPORA_KEYS } from './corpora-keys.mjs'
import { CORPORA_PARQUET } from './corpora-parquet.mjs'
import { CORPORA_PLAN } from './corpora-plan.mjs'
import { chunkBytes, corpus, writeRecipe } from './corpora-runs.mjs'
import { costOf } from './corpora-samples.mjs'
import { inFolder } from './program.mjs'
import { median } from './timing.mjs'

const FAMILIES = ['sudoku', 'kenken', 'survo', 'hidoku', 'magic', 'latinsquare']
const STARS = [undefined, 1, 2, 3, 4, 5]

/** Puzzles of the large corpus, and of those that compare workers with processes. */
const MANY = 100_000
const HALVES = 20_000
const ROUNDS = 3

/** 100,000 graded Sudokus as they come, on two cores. */
async function memory() {
  return inFolder(async (folder) => {
    const out = join(folder, 'corpus')
    const recipe = writeRecipe(join(folder, 'recipe.json'), { sets: [{ family: 'sudoku', count: MANY }] })
    const made = await corpus('make', recipe, '--out', out, '--workers', '2', '--quiet')
    const finished = await corpus('finish', out, '--quiet')
    const { records, keys } = chunkBytes(out)
    return [
      { what: 'MB at the peak', figure: made.megabytes, note: '2 workers', ...atMost(300, 150) },
      { what: 's to make them', figure: made.seconds, ...noted },
      { what: 's to finish them', figure: finished.seconds, ...noted },
      { what: 'MB at the peak of finish', figure: finished.megabytes, ...noted },
      { what: 'MB of chunks', figure: (records + keys) / 1e6, ...noted },
    ]
  })
}

/** Two workers of one process, against two processes with a shard each; measured in turns. */
async function workers() {
  return inFolder(async (folder) => {
    const recipe = writeRecipe(join(folder, 'recipe.json'), { sets: [{ family: 'sudoku', count: HALVES }] })
    const ratios = []
    for (let round = 0; round < ROUNDS; round++) {
      const make = (name, ...args) => corpus('make', recipe, '--out', join(folder, name), '--quiet', ...args)
      const one = await make(`one-${round}`, '--workers', '2')
      const start = performance.now()
      await Promise.all(
        [0, 1].map((shard) => make(`two-${round}-${shard}`, '--workers', '1', '--shard', `${shard}/2`)),
      )
      ratios.push((performance.now() - start) / 1000 / one.seconds)
    }
    const note = `median of ${ROUNDS}: ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}`
    return [{ what: 'of the rate of two processes', figure: median(ratios), note, ...atLeast(0.95, 0.99) }]
  })
}

async function costs(family) {
  const { findFamily } = await import('../../dist/index.js')
  const { shape } = findFamily(family).making
  const rows = []
  for (const stars of STARS) {
    const kind = `${shape} ${stars === undefined ? 'as they come' : `${stars} stars`}`
    const cost = await costOf({ family, ...(stars === undefined ? {} : { stars }) })
    if (!cost) continue
    const { seconds, megabytes, bytes } = cost
    const note = `${(1000 * seconds).toPrecision(3)} ms, ${Math.round(bytes)} bytes each, ${Math.round(megabytes)} MB at the peak`
    rows.push({ what: `a core-hour, ${kind}`, figure: 3600 / seconds, note, ...noted })
  }
  return rows
}

export const CORPORA = {
  'corpora: 100,000 Sudokus': memory,
  'corpora: two workers, two processes': workers,
  ...Object.fromEntries(FAMILIES.map((family) => [`corpora: cost of ${family}`, () => costs(family)])),
  ...CORPORA_KEYS,
  ...CORPORA_PARQUET,
  ...CORPORA_PLAN,
}
