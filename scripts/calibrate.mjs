// `npm run calibrate`: makes the table of calibrations, src/grader/calibrations.ts. For each shape that a family names
// the generator makes a reference run, always of the same seed, and the difficulties of its puzzles are cut into
// bands. `-- FAMILY` or `-- FAMILY SHAPE` redoes these alone. A process a core, for some 20 minutes.

import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calibrate } from '../dist/grader/calibrate.js'
import { CALIBRATIONS } from '../dist/grader/calibrations.js'
import { makeDifficultyMeter } from '../dist/grader/difficulty.js'
import { measureTrials } from '../dist/grader/grade.js'
import { FAMILIES, findFamily, generate, parsePuzzle } from '../dist/index.js'
import { orderOfKind } from '../dist/maker/puzzleRequest.js'

const SEED = 'calibration'
// Some come twice, in two kinds; 500 are left of each shape that has as many.
const PUZZLES = 540
const TABLE = resolve(import.meta.dirname, '../src/grader/calibrations.ts')

const [first, second, third] = process.argv.slice(2)
if (first === '--shape') process.stdout.write(JSON.stringify(referenceRun(second, third)))
else await makeTable(first, second)

/** The calibration of a shape. */
function referenceRun(name, text) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const { kinds } = family.grading
  const measureDifficulty = makeDifficultyMeter()
  const count = Math.ceil(PUZZLES / kinds.length)
  const ids = kinds.flatMap((kind) => {
    const recipe = { family, shape, order: orderOfKind(shape, kind) }
    return Array.from(generate(recipe, SEED, { count, isGraded: false }), ({ id }) => id)
  })
  const graded = Array.from(new Set(ids), (id) => {
    const { puzzle } = parsePuzzle(id)
    const found = measureDifficulty(family, puzzle)
    if (typeof found === 'string') throw new Error(`${id} has no difficulty: ${found}`)
    const { difficulty, hardest } = found
    return { difficulty, hardest, measured: measureTrials(family, puzzle)?.mean }
  })
  return calibrate(graded)
}

async function makeTable(familyName, shapeText) {
  const jobs = FAMILIES.filter(({ name }) => !familyName || name === familyName).flatMap(
    ({ name, grading }) =>
      grading.calibrated.filter((text) => !shapeText || text === shapeText).map((text) => ({ name, text })),
  )
  const table = structuredClone(CALIBRATIONS)
  let next = 0
  const work = async () => {
    while (next < jobs.length) {
      const { name, text } = jobs[next++]
      const began = performance.now()
      const calibration = await inProcess(name, text)
      table[name] = { ...table[name], [text]: calibration }
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(
        `${name} ${text}: ${calibration.puzzles} puzzles in ${seconds} s (${jobs.length - next} shapes to go)`,
      )
      write(table)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  execFileSync('npx', ['biome', 'format', '--write', TABLE], { stdio: 'ignore' })
}

function inProcess(name, text) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--shape', name, text], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let answer = ''
    child.stdout.on('data', (piece) => {
      answer += piece
    })
    child.on('close', (code) =>
      code === 0 ? done(JSON.parse(answer)) : fail(new Error(`${name} ${text} failed`)),
    )
  })
}

/** Writes what stands in the table after the first line that holds it, in the order of the families and their shapes. */
function write(table) {
  const source = readFileSync(TABLE, 'utf8')
  const head = source.slice(0, source.indexOf('export const CALIBRATIONS'))
  const families = FAMILIES.map(({ name, grading }) => {
    const shapes = grading.calibrated
      .filter((text) => table[name]?.[text])
      .map((text) => `    '${text}': ${literal(table[name][text])},\n`)
    return `  ${name}: {\n${shapes.join('')}  },\n`
  })
  writeFileSync(
    TABLE,
    `${head}export const CALIBRATIONS: Readonly<Record<string, Calibrations>> = {\n${families.join('')}}\n`,
  )
}

function literal({ puzzles, seam, knots, degrees }) {
  const numbers = (list) => `[${list.join(', ')}]`
  const own = degrees ? `, degrees: ${numbers(degrees)}` : ''
  return `{ puzzles: ${puzzles}, seam: ${numbers(seam)}, knots: ${numbers(knots)}${own} }`
}
