// The rows for the time of grading.

import { findFamily, isMade, makeGrader, makeMaker } from '../../dist/index.js'
import { atMost } from './bounds.mjs'
import { inFolder, makeSudokus, puzzlewright, relabelled } from './records.mjs'
import { mean } from './statistics.mjs'
import { median, time } from './timing.mjs'

/** Some puzzles from the generator. */
function puzzlesOf(name, shapeText, count) {
  const family = findFamily(name)
  const make = makeMaker(family, family.notation.parseShape(shapeText))
  return Array.from({ length: count }, (_, index) => make(`bench/${index}`)).filter(isMade)
}

/** The mean time of a grade, after a warm-up: the median of a few rounds over all puzzles. */
function meanGrade(name, shape, { count = 60, options, ...wanted }) {
  const family = findFamily(name)
  const puzzles = puzzlesOf(name, shape, count)
  const grader = makeGrader(options)
  const gradeAll = () => puzzles.map(({ puzzle }) => time(() => grader(family, puzzle)))
  gradeAll()
  const rounds = Array.from({ length: 3 }, gradeAll)
  const note = `slowest ${Math.max(...rounds.at(-1)).toFixed(0)} ms`
  return [{ what: 'mean ms', figure: median(rounds.map(mean)), note, ...wanted }]
}

/**
 * The mean time of an essential form from a puzzle and its solution, each on a different board: the median of
 * a few rounds.
 */
function essentialForms(name, shape, { count, ...wanted }) {
  const { canonical } = findFamily(name).rules
  const puzzles = puzzlesOf(name, shape, count)
  const round = () =>
    time(() => {
      for (const { puzzle, solution } of puzzles) canonical.essential(puzzle, solution)
    }) / count
  round()
  return [{ what: 'mean ms', figure: median(Array.from({ length: 9 }, round)), ...wanted }]
}

export const GRADING = {
  'grading Sudokus 9x9': () => meanGrade('sudoku', '9x9', atMost(30, 7.5)),
  'grading KenKens 6x6': () => meanGrade('kenken', '6x6', atMost(30, 7.5)),
  'grading Hidokus 8x8': () => meanGrade('hidoku', '8x8', atMost(60, 15)),
  'grading magic boards 5x5': () => meanGrade('magic', '5x5', atMost(100, 25)),
  'grading Survos 4x4, 100 runs': () => meanGrade('survo', '4x4', atMost(400, 100)),
  'grading Survos 4x4, no runs': () =>
    meanGrade('survo', '4x4', { options: { trials: 0 }, ...atMost(20, 5) }),
  'twins: essential form of a 9x9': () =>
    essentialForms('sudoku', '9x9', { count: 900, ...atMost(0.5, 0.2) }),
  'grade --report of 100,000 graded records': () =>
    inFolder((folder) => {
      const file = relabelled(makeSudokus(folder, 500), folder, 100_000)
      const seconds = time(() => puzzlewright(['grade', '--report', '--quiet', file])) / 1000
      return [{ what: 's', figure: seconds, ...atMost(10, 4) }]
    }),
}
