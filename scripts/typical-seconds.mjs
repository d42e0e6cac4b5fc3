// `npm run typical`: measures how long the generator takes for a puzzle of each family, shape and number of stars, and
// writes the table src/maker/typicalSeconds.json. It measures processor time, so other programs do not disturb it; the table
// names the processor. `-- FAMILY` measures only that family.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { STARS } from '../dist/grader/stars.js'
import { FAMILIES, generate, NO_WISHES } from '../dist/index.js'
import { starsToAskFor } from '../dist/maker/reachableStars.js'
import { TYPICAL_SECONDS } from '../dist/maker/typicalSeconds.js'

/** The shapes to measure. The seconds of other shapes lie between them. */
const SHAPES = {
  sudoku: ['4x4', '6x6', '9x9', '12x12', '16x16'],
  kenken: ['3x3', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9'],
  survo: ['2x3', '3x4', '3x6', '4x5'],
  hidoku: ['5x5', '6x6', '8x8', '10x10', '12x12'],
  magic: ['3x3', '4x4', '5x5', '6x6'],
  latinsquare: ['4x4', '5x5', '6x6', '7x7', '9x9'],
}

const TABLE = resolve(import.meta.dirname, '../src/maker/typicalSeconds.json')
/** The time to spend on each kind, in seconds of the processor, and the numbers of puzzles to make of it. */
const SECONDS = 3
const FEWEST = 2
const MOST = 40
/** After this time no further puzzle begins. */
const PATIENCE = 25

const only = process.argv[2]
const rows = {}
for (const family of FAMILIES) {
  const { name } = family
  const isMeasured = SHAPES[name] !== undefined && (only === undefined || only === name)
  if (!isMeasured) {
    if (TYPICAL_SECONDS[name]) rows[name] = TYPICAL_SECONDS[name]
    continue
  }
  rows[name] = SHAPES[name].map((text) => measured(family, family.notation.parseShape(text)))
}
write(rows)

/** The seconds for a puzzle of any difficulty, then for one of each number of stars; null if none has them. */
function measured(family, shape) {
  const possible = starsToAskFor(family, shape)
  const seconds = [undefined, ...STARS].map((stars) => {
    if (stars !== undefined && !possible.includes(stars)) return null
    return secondsOf({
      family,
      shape,
      order: { ...NO_WISHES, ...(stars && { stars: { least: stars, most: stars } }) },
    })
  })
  process.stderr.write(`${family.name} ${shape.text}: ${seconds.join(' ')}\n`)
  return { shape: shape.text, cells: shape.rows * shape.columns, seconds }
}

/** The average time of a puzzle, in seconds of the processor; null if none is found. */
function secondsOf(recipe) {
  const records = generate(recipe, 'typical', { count: MOST + 1, distinct: 'looks' })
  // The first puzzle makes tables and compiles code.
  if (records.next().done) return null
  const began = process.cpuUsage()
  let made = 0
  let spent = 0
  while (made < MOST && (spent < SECONDS || made < FEWEST) && spent < PATIENCE) {
    if (records.next().done) break
    made++
    const { user, system } = process.cpuUsage(began)
    spent = (user + system) / 1e6
  }
  return made === 0 ? null : Number((spent / made).toPrecision(2))
}

function write(families) {
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(TABLE, `${JSON.stringify({ date, processor: cpus()[0].model.trim(), families })}\n`)
  execFileSync('npx', ['biome', 'format', '--write', TABLE], { stdio: 'ignore' })
}
