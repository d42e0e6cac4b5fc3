// The rows for puzzles with ordered stars: how many givens they have, whether they are tight, whether a
// second grading confirms their stars, and how long they take.

import { findFamily, isMade, makeGrader, makeMaker, parseOrder } from '../../dist/index.js'
import { atLeast, atMost, noted } from './bounds.mjs'
import { mean } from './statistics.mjs'
import { median, time } from './timing.mjs'

const STARS = [1, 2, 3, 4, 5]
const PER_STAR = 100

/** Puzzles with the given stars, and the milliseconds for each. */
function makeStars(family, stars, count) {
  const shape = family.notation.parseShape(family.making.shape)
  const make = makeMaker(family, shape, parseOrder(family, `stars=${stars}`))
  for (let index = 0; index < 5; index++) make(`warm-up/${index}`)
  const made = []
  const times = Array.from({ length: count }, (_, index) => time(() => made.push(make(`show/${index}`))))
  return { made: made.filter(isMade), times, missing: made.filter((one) => !isMade(one)).length }
}

function isHalfOpen({ puzzle: { givens } }) {
  const cells = givens.filter((given) => given >= 0)
  return 2 * cells.filter((given) => given > 0).length <= cells.length
}

/** Figures for a hundred puzzles of each number of stars; `wanted` has the bounds of their times. */
function ordered(name, wanted) {
  const family = findFamily(name)
  const grader = makeGrader()
  const all = []
  const rows = STARS.map((stars) => {
    const { made, times, missing } = makeStars(family, stars, PER_STAR)
    all.push(...made.map((one) => ({ ...one, ordered: stars })))
    const attempts = mean(made.map((one) => one.attempts)).toFixed(1)
    const clues = median(made.map((one) => one.clues))
    const worst = Math.max(...times).toFixed(0)
    const note = `${attempts} boards, ${clues} ${family.making.clueNames[1]} (median), slowest ${worst} ms, ${missing} not found`
    return { what: `mean ms, ${stars} stars`, figure: mean(times), note, ...wanted(stars) }
  })
  const share = (isSo) => all.filter(isSo).length / all.length
  const asOrdered = share(({ grade, ordered }) => grade.stars === ordered)
  const again = share(({ puzzle, grade }) => grader(family, puzzle).stars === grade.stars)
  // KenKens are left out: all of their cells are open except those in cages of one cell.
  const half =
    name === 'kenken' ? [] : [{ what: 'half of the cells open', figure: share(isHalfOpen), ...atLeast(1, 1) }]
  return [
    ...rows,
    ...half,
    { what: 'tight', figure: share(({ tight }) => tight === true), ...atLeast(0.9, 1) },
    { what: 'share with the ordered stars', figure: asOrdered, ...atLeast(1, 1) },
    { what: 'share with the same stars when graded again', figure: again, ...atLeast(1, 1) },
  ]
}

export const ORDERED = {
  'making one-star Sudokus 9x9': () => {
    const { made } = makeStars(findFamily('sudoku'), 1, 200)
    const clues = made.map((one) => one.clues)
    return [
      { what: 'givens, median', figure: median(clues), ...atMost(35, 33) },
      { what: 'givens, most', figure: Math.max(...clues), ...atMost(40, 40) },
    ]
  },
  'making Sudokus 9x9 by stars': () => ordered('sudoku', () => atMost(250, 80)),
  'making KenKens 6x6 by stars': () => ordered('kenken', () => atMost(500, 150)),
  'making Hidokus 8x8 by stars': () => ordered('hidoku', () => atMost(500, 150)),
  'making magic boards 5x5 by stars': () => ordered('magic', () => atMost(500, 150)),
  'making Survos 4x4 by stars': () => ordered('survo', (stars) => (stars === 5 ? atMost(2000, 700) : noted)),
}
