// The rows about the time that grades take, and puzzles that are made to have so many stars.

import { FAMILIES, findFamily, isMade, makeGrader, makeMaker, parseOrder } from '../../dist/index.js'
import { atMost, noted } from './bounds.mjs'
import { mean } from './statistics.mjs'
import { median, time } from './timing.mjs'

/** Some puzzles as the generator makes them. */
function puzzlesOf(name, shapeText, count) {
  const family = findFamily(name)
  const make = makeMaker(family, family.notation.parseShape(shapeText))
  return Array.from({ length: count }, (_, index) => make(`bench/${index}`)).filter(isMade)
}

/** The mean time of a grade, warm: the median of a few rounds over all puzzles. */
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

const STARS = [1, 2, 3, 4, 5]
const PER_STAR = 20

/** For each number of stars: milliseconds and attempts for a puzzle that is accepted. */
function makingByStars(name) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(family.making.shape)
  return STARS.map((stars) => {
    const make = makeMaker(family, shape, parseOrder(family, `stars=${stars}`))
    make('warm-up')
    const made = []
    const milliseconds = time(() => {
      for (let index = 0; index < PER_STAR; index++) made.push(make(`bench/${index}`))
    })
    const found = made.filter(isMade)
    const note = `${mean(made.map(({ attempts }) => attempts)).toFixed(1)} attempts, ${found.length} of ${PER_STAR} found, ${mean(found.map(({ clues }) => clues)).toFixed(1)} clues`
    return { what: `ms a puzzle, ${stars} stars`, figure: milliseconds / PER_STAR, note, ...noted }
  })
}

export const GRADING = {
  'grading Sudokus 9x9': () => meanGrade('sudoku', '9x9', atMost(30, 7.5)),
  'grading KenKens 6x6': () => meanGrade('kenken', '6x6', atMost(30, 7.5)),
  'grading Hidokus 8x8': () => meanGrade('hidoku', '8x8', atMost(60, 15)),
  'grading magic boards 5x5': () => meanGrade('magic', '5x5', atMost(100, 25)),
  'grading Survos 4x4, 100 runs': () => meanGrade('survo', '4x4', atMost(400, 100)),
  'grading Survos 4x4, no runs': () =>
    meanGrade('survo', '4x4', { options: { trials: 0 }, ...atMost(20, 5) }),
  ...Object.fromEntries(
    FAMILIES.map(({ name, title, making }) => [
      `making ${title} ${making.shape} by stars`,
      () => makingByStars(name),
    ]),
  ),
}
