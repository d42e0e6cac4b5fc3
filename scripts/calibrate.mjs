// `npm run calibrate`: makes the table of calibrations, src/grader/calibrations.json, from the anchors of
// src/grader/anchors.json. `-- FAMILY` or `-- FAMILY SHAPE` recalibrates only that family or shape. Runs one process per core.
//
// - A shape with anchors has its borders between them (Sudoku 9x9, KenKen by size, Hidoku 8x8).
// - Another shape of such a family has the borders of the nearest shape with anchors, moved by what scanning a board of its
//   size takes more or less.
// - A further rule has its own anchors where other programs label its puzzles.
// - A plain Latin square has the borders of a Sudoku of its size.
// - Survos have measured degrees. Their borders are those of their measure, for estimates. A magic number board has the
//   borders of a Survo of its size, with its own weights.
//
// The stars of a shape are those that the generator finds.

import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bordersByMeasure, bordersOf } from '../dist/grader/calibrate.js'
import { CALIBRATIONS } from '../dist/grader/calibrations.js'
import { calibrationOf } from '../dist/grader/difficultyToDegree.js'
import { weigh } from '../dist/grader/measureDifficulty.js'
import { STARS } from '../dist/grader/stars.js'
import { FAMILIES, findFamily, NO_WISHES } from '../dist/index.js'
import { isMade, makeMaker } from '../dist/maker/maker.js'
import { measuredRun, usualScanning } from './calibration.mjs'

const GRADER = resolve(import.meta.dirname, '../src/grader')
const TABLE = resolve(GRADER, 'calibrations.json')
const ANCHORS = JSON.parse(readFileSync(resolve(GRADER, 'anchors.json'), 'utf8'))
/** The families whose borders are those of another family at the same size. */
const LIKE = { latinsquare: 'sudoku' }
/** The families whose borders are those of the measured runs of another family, with their own weights. */
const MEASURED_LIKE = { magic: 'survo' }
/** The most cells of a Survo that is measured: larger ones take so many moves that none counts as easy. */
const MOST_MEASURED = 25
/** A shape has the stars for which two of these seeds find a puzzle within so many boards. */
const SEEDS = [0, 1, 2, 3, 4].map((number) => `calibration/${number}`)
const BOARDS = 150

const shapeOf = (family, text) => family.notation.parseShape(text)
const variantOf = (text) => /\/.*/.exec(text)?.[0] ?? ''
const cellsOf = ({ rows, columns }) => rows * columns

const [first, second, third] = process.argv.slice(2)
if (first === '--borders') process.stdout.write(JSON.stringify(bordersOfShape(second, third)))
else if (first === '--stars') process.stdout.write(JSON.stringify(starsOfShape(second, third)))
else await makeTable(first, second)

function bordersOfShape(name, text) {
  const family = findFamily(name)
  const measured = findFamily(MEASURED_LIKE[name] ?? name)
  if (measured.grading.trial) {
    const run = measuredRun(
      measured,
      shapeOf(measured, cellsOf(shapeOf(family, text)) > MOST_MEASURED ? '5x5' : text),
    )
    const weighed = ({ parts, degree }) => ({ difficulty: weigh(family.grading.weights, parts), degree })
    return bordersByMeasure(run.map(weighed))
  }
  const { shapes } = ANCHORS[name]
  if (shapes[text]) return bordersOf(shapes[text])
  const shape = shapeOf(family, text)
  const distance = (other) => Math.abs(Math.log(cellsOf(shapeOf(family, other)) / cellsOf(shape)))
  const plain = Object.keys(shapes).filter((one) => !one.includes('+'))
  const nearest = plain.reduce((a, b) => (distance(b) < distance(a) ? b : a))
  const anchored = shapeOf(family, nearest + variantOf(text))
  const more = usualScanning(family, shape) - usualScanning(family, anchored)
  return bordersOf(shapes[nearest]).map((border) => Number((border + more).toFixed(4)))
}

/** The stars for which the generator finds a puzzle. */
function starsOfShape(name, text) {
  const family = findFamily(name)
  const shape = shapeOf(family, text)
  return STARS.filter((stars) => {
    const order = { ...NO_WISHES, stars: { least: stars, most: stars } }
    const make = makeMaker(family, shape, order)
    return SEEDS.filter((seed) => isMade(make(seed, BOARDS))).length >= 2
  })
}

async function makeTable(familyName, shapeText) {
  const jobs = FAMILIES.flatMap(({ name, grading: { calibrated } }) =>
    calibrated
      .filter((text) => (!familyName || name === familyName) && (!shapeText || text === shapeText))
      .map((text) => ({ name, text })),
  )
  const table = structuredClone(CALIBRATIONS)
  const setBorders = ({ name, text }, borders) => {
    table[name] = { ...table[name], [text]: { borders } }
    write(table)
  }
  // The borders first: makers of puzzles of certain stars need them.
  const isLike = ({ name, text }) => name in LIKE && !ANCHORS[name]?.shapes[text]
  await inProcesses(
    '--borders',
    jobs.filter((job) => !isLike(job)),
    setBorders,
  )
  for (const job of jobs.filter(isLike)) {
    const { name, text } = job
    const { borders } = calibrationOf(table[LIKE[name]], shapeOf(findFamily(name), text))
    setBorders(
      job,
      borders.map((border) => Number(border.toFixed(4))),
    )
  }
  execFileSync('npm', ['run', '-s', 'build'], { stdio: 'ignore' })
  await inProcesses('--stars', jobs, ({ name, text }, stars) => {
    table[name][text] = { ...table[name][text], stars }
    write(table)
  })
  execFileSync('npx', ['biome', 'format', '--write', TABLE], { stdio: 'ignore' })
}

/** Does the jobs, one process per core. */
async function inProcesses(what, jobs, done) {
  const left = [...jobs]
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      const began = performance.now()
      const answer = await inProcess(what, job.name, job.text)
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(
        `${job.name} ${job.text} ${what.slice(2)}: ${answer.join(', ')} (${seconds} s; ${left.length} to go)`,
      )
      done(job, answer)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

function inProcess(what, name, text) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), what, name, text], {
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

/** Writes the table into its file, in the order of the families and their shapes. */
function write(table) {
  const families = FAMILIES.map(({ name, grading }) => {
    const shapes = grading.calibrated.filter((text) => table[name]?.[text])
    return [name, Object.fromEntries(shapes.map((text) => [text, table[name][text]]))]
  })
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(families))}\n`)
}
