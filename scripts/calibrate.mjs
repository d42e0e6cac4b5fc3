// `npm run calibrate`: makes the table of calibrations, src/grader/calibrations.json. For each shape that a
// family names, the generator makes a reference run, always from the same seed, and the difficulties of its
// puzzles are divided into bands (KenKens of all sizes together). `-- FAMILY` or `-- FAMILY SHAPE`
// recalibrates only that family or shape. Runs one process per core.

import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calibrate, calibrateTogether, FREE_OF_CHAINS } from '../dist/grader/calibrate.js'
import { CALIBRATIONS } from '../dist/grader/calibrations.js'
import { makeReasoning, measureTrials, takesChains } from '../dist/grader/grade.js'
import { makeDifficultyMeter, makeUniqueSolver } from '../dist/grader/measureDifficulty.js'
import { FAMILIES, findFamily, generate, NO_WISHES, parsePuzzle } from '../dist/index.js'

const SEED = 'calibration'
// Some puzzles occur twice, in two kinds; at least 500 remain for each shape that has enough puzzles.
const PUZZLES = 540
/** Boards for each puzzle: some numbers of clues are difficult to reach. */
const ATTEMPTS = 100_000
/** Boards with half of the cells open are added at most this many times, a tenth of a run each time. */
const MOST_ADDED = 20
const TABLE = resolve(import.meta.dirname, '../src/grader/calibrations.json')
const solve = makeUniqueSolver()
const measureDifficulty = makeDifficultyMeter()
const reason = makeReasoning()

const [first, second, third] = process.argv.slice(2)
if (first === '--shape') process.stdout.write(JSON.stringify(referenceRun(second, third)))
else await makeTable(first, second)

/**
 * A reference run that resembles printed puzzles: each kind is equally frequent, and the number of clues lies
 * between the usual number and half of the cells. Printed puzzles have few clues more often than many (38
 * givens in a newspaper's easy Sudokus, 22 to 26 in all others; under 30 at Nikoli), so each number is the
 * smallest of three random ones. If less than two fifths of a run are free of chains, boards with half of the
 * cells open are added.
 */
function referenceRun(name, text) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const { kinds } = family.grading
  const half = Math.floor((shape.rows * shape.columns) / 2)
  const few = usualClues(family, shape)
  const isRanged = few < half && family.making.symmetric
  const seen = new Set()
  const make = (seed, own, count, clues) => {
    const order = { ...NO_WISHES, own, ...(clues && { clues: { least: clues, most: clues } }) }
    const records = generate({ family, shape, order }, seed, { count, attempts: ATTEMPTS, isGraded: false })
    return Array.from(records, ({ id }) => id)
      .filter((id) => !seen.has(id) && seen.add(id))
      .map(referenceOf)
  }
  const run = []
  if (isRanged) {
    for (const [clues, share] of sharesOf(few, half)) {
      run.push(...make(`${SEED}/${clues}`, {}, Math.round(PUZZLES * share), clues))
    }
  } else for (const own of kinds) run.push(...make(SEED, own, Math.ceil(PUZZLES / kinds.length)))
  const share = () => run.filter(({ takesChains }) => !takesChains).length / run.length
  for (let more = 0; isRanged && more < MOST_ADDED && share() < FREE_OF_CHAINS; more++) {
    run.push(...make(`${SEED}/half/${more}`, {}, PUZZLES / 10, half))
  }
  return run
}

/** The probability of each number as the smallest of three random numbers from a range. */
function sharesOf(least, most) {
  const numbers = most - least + 1
  const atLeast = (number) => ((most + 1 - number) / numbers) ** 3
  return Array.from({ length: numbers }, (_, index) => {
    return [least + index, atLeast(least + index) - atLeast(least + index + 1)]
  })
}

/** The numbers of clues of minimal puzzles of a shape. */
function usualClues(family, shape) {
  const made = generate({ family, shape, order: NO_WISHES }, `${SEED}/few`, { count: 15, isGraded: false })
  const clues = Array.from(made, (record) => record.clues).sort((a, b) => a - b)
  return clues[clues.length >> 1]
}

function referenceOf(id) {
  const { family, puzzle } = parsePuzzle(id)
  const solution = solve(family, puzzle)
  if (typeof solution === 'string') throw new Error(`${id} has no difficulty: ${solution}`)
  const { difficulty, effort } = measureDifficulty(family, puzzle, solution)
  return {
    difficulty,
    scanning: Math.log(effort),
    takesChains: takesChains(reason(family, puzzle, solution)),
    measured: measureTrials(family, puzzle, solution)?.mean,
  }
}

async function makeTable(familyName, shapeText) {
  const wanted = FAMILIES.filter(({ name }) => !familyName || name === familyName)
  const jobs = wanted.flatMap(({ name, grading: { calibrated, pooled } }) =>
    // Shapes that share bands are generated together.
    calibrated.filter((text) => !shapeText || pooled || text === shapeText).map((text) => ({ name, text })),
  )
  const runs = Object.fromEntries(wanted.map(({ name }) => [name, {}]))
  const table = structuredClone(CALIBRATIONS)
  let next = 0
  const work = async () => {
    while (next < jobs.length) {
      const { name, text } = jobs[next++]
      const began = performance.now()
      runs[name][text] = await inProcess(name, text)
      table[name] = { ...table[name], ...cut(findFamily(name), runs[name]) }
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      const puzzles = runs[name][text].length
      console.log(`${name} ${text}: ${puzzles} puzzles in ${seconds} s (${jobs.length - next} shapes to go)`)
      write(table)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  execFileSync('npx', ['biome', 'format', '--write', TABLE], { stdio: 'ignore' })
}

/**
 * The calibrations of the shapes whose runs are complete; pooled shapes are calibrated when all of their runs
 * are complete.
 */
function cut({ grading: { calibrated, pooled } }, runs) {
  if (!pooled) return Object.fromEntries(Object.entries(runs).map(([text, run]) => [text, calibrate(run)]))
  return calibrated.every((text) => runs[text]) ? calibrateTogether(runs, pooled) : {}
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

/** Writes the table into its file, in the order of the families and their shapes. */
function write(table) {
  const families = FAMILIES.map(({ name, grading }) => {
    const shapes = grading.calibrated.filter((text) => table[name]?.[text])
    return [name, Object.fromEntries(shapes.map((text) => [text, table[name][text]]))]
  })
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(families))}\n`)
}
