// The rows for stars: whether published puzzles get the stars that readers expect, whether stars and tiers of made puzzles
// agree, whether puzzles that need guesses are made only on request, and whether stated minutes hold.

import { CALIBRATIONS } from '../../dist/grader/calibrations.js'
import { makeDifficultyMeter, makeUniqueSolver } from '../../dist/grader/measureDifficulty.js'
import { fitSolvingTimes, minutesBy } from '../../dist/grader/solvingTimes.js'
import {
  FAMILIES,
  findFamily,
  isMade,
  makeGrader,
  makeMaker,
  NO_WISHES,
  parseOrder,
} from '../../dist/index.js'
import { atLeast, atMost } from './bounds.mjs'
import { ratedSudokus } from './collections.mjs'
import { rankCorrelation } from './statistics.mjs'
import { median } from './timing.mjs'

const STARS = [1, 2, 3, 4, 5]
const TIERS = ['singles', 'techniques', 'chains', 'nested']
const PER_STAR = 200
/** Two more shapes beside the usual one of each family. */
const SHAPES = {
  sudoku: ['6x6', '12x12'],
  kenken: ['5x5', '7x7'],
  survo: ['3x4', '3x5'],
  hidoku: ['6x6', '8x8/rook'],
  magic: ['4x4', '6x6'],
  latinsquare: ['5x5', '8x8'],
}

const countsOf = (stars) => STARS.map((one) => stars.filter((of) => of === one).length).join(', ')

/** The stars of Sudokus that Sukaku Explainer rates within bounds. */
function ratedRows() {
  const grade = makeGrader()
  const graded = ratedSudokus('sudoku-rated-A.txt').map(({ family, puzzle, label }) => {
    return { label, ...grade(family, puzzle) }
  })
  const within = (least, most) => graded.filter(({ label }) => label >= least && label <= most)
  const share = (set, isSo) => (100 * set.filter(isSo).length) / set.length
  const medians = [
    [0, 1.5, atMost(2, 2)],
    [1.6, 3, { must: '3', aim: '3', met: (figure) => figure === 3 }],
    [3.2, 4.4, { must: '3 or 4', aim: '3 or 4', met: (figure) => figure >= 3 && figure <= 4 }],
    [4.5, 6.8, { must: '4', aim: '4', met: (figure) => figure === 4 }],
    [7, 20, atLeast(5, 5)],
  ].map(([least, most, wanted]) => {
    const stars = within(least, most).map((one) => one.stars)
    return {
      what: `stars, median, ER ${least} to ${most}`,
      figure: median(stars),
      note: countsOf(stars),
      ...wanted,
    }
  })
  return [
    ...medians,
    {
      what: '% at most two stars, ER to 1.5',
      figure: share(within(0, 1.5), ({ stars }) => stars <= 2),
      ...atLeast(90, 97),
    },
    {
      what: '% five stars, ER 2.3 to 3.0',
      figure: share(within(2.3, 3), ({ stars }) => stars === 5),
      ...atMost(5, 2),
    },
    {
      what: '% one star, ER 2.3 to 3.0',
      figure: share(within(2.3, 3), ({ stars }) => stars === 1),
      ...atMost(0, 0),
    },
    {
      what: '% five stars, ER 7.0 and above',
      figure: share(within(7, 20), ({ stars }) => stars === 5),
      ...atLeast(75, 90),
    },
    {
      what: '% below four stars, ER 7.0 and above',
      figure: share(within(7, 20), ({ stars }) => stars < 4),
      ...atMost(0, 0),
    },
    {
      what: 'rank correlation with ER',
      figure: rankCorrelation(graded.map(({ degree, label }) => [degree, label])),
      ...atLeast(0.87, 0.9),
    },
    {
      what: '% at most techniques, ER 4.5 to 4.7',
      figure: share(within(4.5, 4.7), ({ tier }) => TIERS.indexOf(tier) <= 1),
      ...atLeast(90, 98),
    },
  ]
}

/** The hardest tier that readers expect of stars, and the easiest. */
function expectedTiers({ grading }, shape, stars) {
  const easy = (grading.leastStars?.(shape)?.techniques ?? 1) > 2 ? 'singles' : 'techniques'
  const most = [easy, easy, 'techniques', 'chains', 'chains'][stars - 1]
  return { least: stars === 5 ? 'techniques' : 'singles', most }
}

/** The share of puzzles of each number of stars whose reasoning is as expected. */
function madeRows({ name }) {
  const family = findFamily(name)
  return [family.making.shape, ...SHAPES[name]].flatMap((text) => {
    const shape = family.notation.parseShape(text)
    const has = CALIBRATIONS[name][text].stars
    return has.map((stars) => {
      const make = makeMaker(family, shape, parseOrder(family, `stars=${stars}`))
      const made = Array.from({ length: PER_STAR }, (_, index) => make(`stars/${index}`)).filter(isMade)
      const { least, most } = expectedTiers(family, shape, stars)
      const places = made.map(({ grade }) => TIERS.indexOf(grade.tier))
      const isIn = (place) => place >= TIERS.indexOf(least) && place <= TIERS.indexOf(most)
      const counts = TIERS.map((_, tier) => places.filter((place) => place === tier).length)
      // Five stars must never fall to singles.
      const wanted = stars === 5 ? atLeast(100, 100) : atLeast(95, 100)
      return {
        what: `%, ${name} ${text}, ${stars} stars: ${least} to ${most}`,
        figure: (100 * places.filter(isIn).length) / made.length,
        note: `${made.length} made: ${counts.join(', ')} by tier`,
        ...wanted,
      }
    })
  })
}

/** Puzzles that were made without an order of difficulty, and how many of them need guesses. */
function plainRows() {
  return FAMILIES.flatMap(({ name }) => {
    const family = findFamily(name)
    const grade = makeGrader({ trials: 0 })
    return [family.making.shape, ...SHAPES[name]].map((text) => {
      const make = makeMaker(family, family.notation.parseShape(text), NO_WISHES)
      const made = Array.from({ length: 60 }, (_, index) => make(`plain/${index}`)).filter(isMade)
      const nested = made.filter(({ puzzle }) => grade(family, puzzle).tier === 'nested').length
      return { what: `nested of ${made.length} ${name} ${text}`, figure: nested, ...atMost(0, 0) }
    })
  })
}

/** The share of people's mean times inside the interval that the other half of the puzzles gives. */
function minutesRows() {
  const measureDifficulty = makeDifficultyMeter()
  const solve = makeUniqueSolver()
  const timed = ratedSudokus('sudoku-human-times-A.txt').map(({ family, puzzle, label }) => {
    return { difficulty: measureDifficulty(family, puzzle, solve(family, puzzle)).difficulty, seconds: label }
  })
  return [0, 1].map((half) => {
    const times = fitSolvingTimes(timed.filter((_, index) => index % 2 === half))
    const others = timed.filter((_, index) => index % 2 !== half)
    const told = others.flatMap(({ difficulty, seconds }) => {
      const minutes = minutesBy(times, difficulty)
      return minutes ? [seconds / 60 >= minutes.least && seconds / 60 <= minutes.most] : []
    })
    return {
      what: `% of times inside the interval that the ${half === 0 ? 'first' : 'second'} half gives`,
      figure: (100 * told.filter(Boolean).length) / told.length,
      note: `${told.length} of ${others.length} have an interval`,
      ...atLeast(80, 90),
    }
  })
}

/** Boards by a file, one id a line: how many have a path without assumptions within assumptions. */
function pathRows(name, text, count) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const grade = makeGrader({ trials: 0 })
  const order = { ...NO_WISHES, tier: { least: 'singles', most: 'nested' } }
  const make = makeMaker(family, shape, order)
  const made = Array.from({ length: count }, (_, index) => make(`any/${index}`)).filter(isMade)
  const free = made.filter(({ puzzle }) => grade(family, puzzle).tier !== 'nested').length
  return {
    what: `% below nested of ${made.length} ${name} ${text} made with any tier`,
    figure: (100 * free) / made.length,
    ...atLeast(30, 60),
  }
}

export const STARRED = {
  'stars: sudoku-rated-A': ratedRows,
  ...Object.fromEntries(FAMILIES.map((family) => [`stars: made ${family.title}s`, () => madeRows(family)])),
  'stars: no guesses unless ordered': plainRows,
  'stars: boards of any tier': () => [
    pathRows('magic', '4x4', 200),
    pathRows('magic', '5x5', 200),
    pathRows('survo', '4x4', 200),
  ],
  'stars: minutes': minutesRows,
}
