// What calibrations measure on made puzzles, always from the same seed: how much scanning a shape usually takes, and
// runs of puzzles as they are printed.

import { quantile } from '../dist/grader/calibrate.js'
import { measureTrials } from '../dist/grader/grade.js'
import { makeDifficultyMeter, makeUniqueSolver } from '../dist/grader/measureDifficulty.js'
import { generate, NO_WISHES, parsePuzzle } from '../dist/index.js'

const SEED = 'calibration'
/** Boards for each puzzle: some numbers of clues are difficult to reach. */
const ATTEMPTS = 100_000
/** The puzzles whose scanning is measured, and those of a run. */
const SCANNED = 60
const RUN = 200
/** The runs that measure a degree: the quantiles of many puzzles hardly feel the error of each. */
const TRIALS = 25

const solve = makeUniqueSolver()
const measureDifficulty = makeDifficultyMeter()

function make(family, shape, seed, count, clues, own = {}) {
  const order = { ...NO_WISHES, own, ...(clues !== undefined && { clues: { least: clues, most: clues } }) }
  const records = generate({ family, shape, order }, seed, { count, attempts: ATTEMPTS, isGraded: false })
  return Array.from(records, ({ id }) => parsePuzzle(id).puzzle)
}

function difficultyOf(family, puzzle) {
  const solution = solve(family, puzzle)
  if (typeof solution === 'string')
    throw new Error(`a puzzle of ${puzzle.shape.text} has no difficulty: ${solution}`)
  return { ...measureDifficulty(family, puzzle, solution), solution }
}

const halfOf = ({ rows, columns }) => Math.floor((rows * columns) / 2)

/**
 * The logarithm of the usual effort of scanning a board of a shape: the median of boards with half of the cells given, or
 * of plain puzzles if the family's clues are not cells.
 */
export function usualScanning(family, shape) {
  const clues = family.making.symmetric ? halfOf(shape) : undefined
  const efforts = make(family, shape, `${SEED}/scanning`, SCANNED, clues).map(
    (puzzle) => difficultyOf(family, puzzle).effort,
  )
  return quantile(
    efforts.map(Math.log).sort((a, b) => a - b),
    1 / 2,
  )
}

/**
 * A run that resembles printed puzzles, with the degrees of a family that measures them itself. The number of clues lies
 * between the usual number and half of the cells. Printed puzzles have few clues more often than many (38 givens in a
 * newspaper's easy Sudokus, 22 to 26 in all others; under 30 at Nikoli), so each number is the smallest of three random ones.
 */
export function measuredRun(family, shape) {
  const usual = make(family, shape, `${SEED}/few`, 15).map(family.making.countClues)
  const few = usual.sort((a, b) => a - b)[usual.length >> 1]
  const puzzles = sharesOf(few, Math.max(few, halfOf(shape))).flatMap(([clues, share]) =>
    make(family, shape, `${SEED}/${clues}`, Math.round(RUN * share), clues),
  )
  return puzzles.map((puzzle) => {
    const { solution, ...parts } = difficultyOf(family, puzzle)
    return { parts, degree: measureTrials(family, puzzle, solution, { trials: TRIALS }).mean }
  })
}

/** The probability of each number as the smallest of three random numbers from a range. */
function sharesOf(least, most) {
  const numbers = most - least + 1
  const atLeast = (number) => ((most + 1 - number) / numbers) ** 3
  return Array.from({ length: numbers }, (_, index) => {
    return [least + index, atLeast(least + index) - atLeast(least + index + 1)]
  })
}
