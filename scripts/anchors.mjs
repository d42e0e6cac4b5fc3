// `npm run anchors`: measures the difficulties of the published puzzles to which stars are pinned, and how long people
// took for Sudokus, and writes src/grader/anchors.json and src/grader/solvingTimes.json. The puzzles are not in the
// package: set PUZZLEWRIGHT_DATA to their folder, and install sgt-puzzles for those of further rules. Then run `npm run calibrate`.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { quantile } from '../dist/grader/calibrate.js'
import { makeDifficultyMeter, makeUniqueSolver } from '../dist/grader/measureDifficulty.js'
import { fitSolvingTimes } from '../dist/grader/solvingTimes.js'
import { findFamily } from '../dist/index.js'
import { usualScanning } from './calibration.mjs'
import { ascentBoards, keenPuzzles, madeByGame, ratedSudokus } from './perf/collections.mjs'

/** The steps between the kept quantiles of a set. */
const STEPS = 40

/** The sets of Sudokus by Sukaku Explainer's rating, its least and most, with what readers know of them. */
const RATED = [
  [0, 1.2, 'hidden singles in boxes'],
  [1.5, 1.5, 'hidden singles in rows and columns'],
  [1.6, 3, 'naked singles, pointing, claiming, naked pairs'],
  [4.5, 6.8, 'rectangles, quads, short chains'],
  [7, 20, 'forcing chains'],
]
const KEEN = ['easy', 'normal', 'hard', 'extreme', 'unreasonable']
const SOLO = { t: 'trivial', b: 'basic', i: 'intermediate', a: 'advanced', u: 'unreasonable' }
const UNEQUAL = { t: 'trivial', e: 'easy', k: 'tricky', x: 'extreme', r: 'recursive' }
const TOWERS = { e: 'easy', h: 'hard', x: 'extreme', u: 'unreasonable' }
const ASCENT = ['easy', 'normal', 'tricky', 'hard']

/**
 * The games whose labels, from easy to hard, pin the stars of boards with a further rule. Solo hardly finds killers and
 * jigsaws that are "extreme".
 */
const GAMES = {
  sudoku: [
    { shape: '9x9+x', game: 'solo', parameters: '3x3x', labels: SOLO },
    { shape: '6x6+killer', game: 'solo', parameters: '2x3k', labels: SOLO },
    { shape: '9x9+killer', game: 'solo', parameters: '3x3k', labels: SOLO },
  ],
  latinsquare: [
    { shape: '9x9+jigsaw', game: 'solo', parameters: '9j', labels: SOLO },
    ...[5, 6, 7].map((size) => ({
      shape: `${size}x${size}+inequality`,
      game: 'unequal',
      parameters: `${size}`,
      labels: UNEQUAL,
    })),
    ...[5, 6].map((size) => ({
      shape: `${size}x${size}+skyscrapers`,
      game: 'towers',
      parameters: `${size}`,
      labels: TOWERS,
      // These are the labels of Keen without `normal`.
      stars: [1, 3, 4, 5],
    })),
  ],
}
/** The puzzles of each label. */
const OF_LABEL = 100

const measureDifficulty = makeDifficultyMeter()
const solve = makeUniqueSolver()

function difficultyOf({ family, puzzle }) {
  return measureDifficulty(family, puzzle, solve(family, puzzle)).difficulty
}

function anchor(stars, what, difficulties) {
  const sorted = difficulties.toSorted((a, b) => a - b)
  const kept = Array.from({ length: STEPS + 1 }, (_, step) =>
    Number(quantile(sorted, step / STEPS).toFixed(2)),
  )
  return { stars, what, puzzles: sorted.length, difficulties: kept }
}

function sudokuAnchors() {
  const rated = ratedSudokus('sudoku-rated-A.txt').map((one) => ({
    label: one.label,
    difficulty: difficultyOf(one),
  }))
  return RATED.map(([least, most, what], index) => {
    const set = rated.filter(({ label }) => label >= least && label <= most)
    const range = index === 0 ? `up to ${most}` : most > 10 ? `${least} and above` : `${least} to ${most}`
    return anchor(
      index + 1,
      `Sukaku Explainer ${range}: ${what}`,
      set.map(({ difficulty }) => difficulty),
    )
  })
}

function kenkenAnchors() {
  const puzzles = keenPuzzles().map((one) => ({ ...one, difficulty: difficultyOf(one) }))
  const sizes = [...new Set(puzzles.map(({ size }) => size))].sort((a, b) => a - b)
  return Object.fromEntries(
    sizes.map((size) => [
      `${size}x${size}`,
      KEEN.map((label, index) => {
        const set = puzzles.filter((one) => one.size === size && one.label === label)
        return anchor(
          index + 1,
          `Keen: ${label}`,
          set.map(({ difficulty }) => difficulty),
        )
      }),
    ]),
  )
}

/** Boards of all shapes, as difficult as they would be at the shape of the anchors. */
function hidokuAnchors(shapeText) {
  const family = findFamily('hidoku')
  const scanning = new Map()
  const scanningOf = (text) => {
    if (!scanning.has(text)) scanning.set(text, usualScanning(family, family.notation.parseShape(text)))
    return scanning.get(text)
  }
  const boards = ascentBoards().map((one) => {
    const { text } = one.puzzle.shape
    const [, variant = ''] = /(\/.*)/.exec(text) ?? []
    const difficulty = difficultyOf(one) - scanningOf(text) + scanningOf(`${shapeText}${variant}`)
    return { label: one.label, difficulty }
  })
  return ASCENT.map((label, index) => {
    const set = boards.filter((one) => one.label === label)
    return anchor(
      index + 1,
      `Ascent: ${label}`,
      set.map(({ difficulty }) => difficulty),
    )
  })
}

/** Boards with a further rule, by their shape. */
function gameAnchors(games) {
  return Object.fromEntries(
    games.map(({ shape, game, parameters, labels, stars = [1, 2, 3, 4, 5] }) => [
      shape,
      Object.entries(labels).map(([letter, label], index) =>
        anchor(
          stars[index],
          `${game}: ${label}`,
          madeByGame(game, `${parameters}d${letter}`, OF_LABEL).map(difficultyOf),
        ),
      ),
    ]),
  )
}

const TATHAM = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/'
const SOURCES = {
  sudoku: `https://github.com/grantm/sudoku-exchange-puzzle-bank: puzzles with the ratings of Sukaku Explainer, the hardest step of each; ${TATHAM}: Solo's diagonals and killers`,
  kenken: `${TATHAM}: Keen, 50 puzzles of each size and label`,
  latinsquare: `${TATHAM}: Solo's jigsaws, Unequal and Towers, ${OF_LABEL} puzzles of each size and label`,
  hidoku:
    'https://github.com/x-sheep/puzzles-unreleased: Ascent, boards with king and rook moves and four labels of difficulty',
}

function write(name, value) {
  const path = resolve(import.meta.dirname, '../src/grader', name)
  writeFileSync(path, `${JSON.stringify(value)}\n`)
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'ignore' })
}

write('anchors.json', {
  sudoku: { source: SOURCES.sudoku, shapes: { '9x9': sudokuAnchors(), ...gameAnchors(GAMES.sudoku) } },
  latinsquare: { source: SOURCES.latinsquare, shapes: gameAnchors(GAMES.latinsquare) },
  kenken: { source: SOURCES.kenken, shapes: kenkenAnchors() },
  hidoku: { source: SOURCES.hidoku, shapes: { '8x8': hidokuAnchors('8x8') } },
})
const timed = ratedSudokus('sudoku-human-times-A.txt')
write('solvingTimes.json', {
  sudoku: {
    '9x9': fitSolvingTimes(timed.map((one) => ({ difficulty: difficultyOf(one), seconds: one.label }))),
  },
})
