// The rows for explanations: the tiers of puzzles with known difficulty, whether every step is sound, and how
// long steps take.

import { makeExaminer, measureTrials } from '../../dist/grader/grade.js'
import { makeDifficultyMeter, makeUniqueSolver } from '../../dist/grader/measureDifficulty.js'
import {
  FAMILIES,
  findFamily,
  isMade,
  makeExplainer,
  makeGrader,
  makeGuide,
  makeMaker,
  NO_WISHES,
} from '../../dist/index.js'
import { atLeast, atMost, noted } from './bounds.mjs'
import { ascentBoards, keenPuzzles, publishedSurvos, ratedSudokus } from './collections.mjs'
import { makeReplay } from './step-checker.mjs'
import { cpuTime, median, quantile, time } from './timing.mjs'

const TIERS = ['singles', 'techniques', 'chains', 'nested']

const explainer = makeExplainer()

function explain({ family, puzzle }) {
  const explanation = explainer(family, puzzle)
  if (typeof explanation === 'string') throw new Error(`no explanation: ${explanation}`)
  return explanation
}

/** The tiers of puzzles, by number from 0. */
const tiersOf = (entries) => entries.map((entry) => TIERS.indexOf(explain(entry).tier))

/** The percentage of puzzles in these tiers. */
const share = (tiers, least, most) =>
  (100 * tiers.filter((tier) => tier >= least && tier <= most).length) / tiers.length

function countsText(tiers) {
  return TIERS.map((name, tier) => `${name} ${tiers.filter((one) => one === tier).length}`).join(', ')
}

function tierRow(what, entries, [least, most], wanted) {
  const tiers = tiersOf(entries)
  return { what: `% ${what}`, figure: share(tiers, least, most), note: countsText(tiers), ...wanted }
}

const ALL = atLeast(100, 100)

function made(name, shapeText, count, { seed = 'bench', order = NO_WISHES } = {}) {
  const family = findFamily(name)
  const make = makeMaker(family, family.notation.parseShape(shapeText), order)
  return Array.from({ length: count }, (_, index) => make(`${seed}/${index}`))
    .filter(isMade)
    .map(({ puzzle, solution }) => ({ family, puzzle, solution }))
}

const withClues = (clues) => ({ seed: 'half', order: { ...NO_WISHES, clues: { least: clues, most: clues } } })

/** Puzzles whose explanations are replayed: usual shapes, and other shapes that are quick to make. */
const REPLAYED = {
  sudoku: [
    '9x9',
    '6x6',
    '8x8',
    '9x9+x',
    '9x9+hyper',
    '6x6+anti-king',
    '6x6+non-consecutive',
    '9x9+disjoint+anti-knight',
  ],
  kenken: ['6x6', '4x4', '5x5', '7x7'],
  survo: ['4x4', '3x4', '3x3', '3x5'],
  hidoku: ['8x8', '6x6', '6x6/rook', '7x7'],
  magic: ['4x4', '3x3', '5x5', '4x4'],
  latinsquare: ['6x6', '8x8', '5x5+x', '9x9'],
}
const EXPLANATIONS = 500

function soundRow({ name, rules }) {
  const shapes = REPLAYED[name]
  const entries = shapes.flatMap((shape, index) =>
    made(name, shape, Math.ceil(EXPLANATIONS / shapes.length), { seed: `replay/${index}` }),
  )
  let steps = 0
  const unsound = []
  for (const entry of entries) {
    const replay = makeReplay(rules.constraints(entry.puzzle))
    for (const step of explain(entry).steps) {
      steps++
      // What rests on uniqueness must agree with the solution, too.
      const isWrong = step.removes?.some(({ cell, value }) => entry.solution[cell] === value) ?? false
      if (!isWrong && replay.check(step)) continue
      unsound.push(step)
      break
    }
    if (unsound.length === 0 && !replay.isFull()) unsound.push('not full')
  }
  const note = `${entries.length} explanations, ${steps} steps${unsound.length > 0 ? `: ${JSON.stringify(unsound[0])}` : ''}`
  return { what: 'unsound', figure: unsound.length, note, ...atMost(0, 0) }
}

/** The boards along paths, from the givens to the last cell. */
function boardsOnTheWay(entries, perPuzzle) {
  return entries.flatMap(({ family, puzzle }) => {
    const values = puzzle.givens.map((given) => Math.max(given, 0))
    const steps = explain({ family, puzzle }).steps.filter(
      ({ step }) => step === 'place' || step === 'search',
    )
    const every = Math.max(1, Math.floor(steps.length / perPuzzle))
    return steps.flatMap(({ cell, value }, index) => {
      const board = index % every === 0 ? [{ family, puzzle, values: [...values] }] : []
      values[cell] = value
      return board
    })
  })
}

function nextStepRows(what, entries) {
  const boards = boardsOnTheWay(entries, 12)
  const guides = new Map(entries.map(({ family }) => [family, makeGuide(family)]))
  const ask = () =>
    boards.map(({ family, puzzle, values }) => time(() => guides.get(family).nextStep(puzzle, { values })))
  ask()
  const times = ask()
  return [
    { what: `ms median, ${what}`, figure: median(times), note: `${times.length} boards`, ...atMost(1, 0.3) },
    { what: `ms 99 %, ${what}`, figure: quantile(times, 0.99), ...atMost(60, 25) },
  ]
}

function explainRow(what, entries, wanted) {
  const all = () => entries.map((entry) => cpuTime(() => explain(entry)))
  all()
  all()
  // The median of three times for each puzzle, since the machine may be shared.
  const rounds = [all(), all(), all()]
  const times = entries.map((_, index) => median(rounds.map((round) => round[index])))
  const note = `median ${median(times).toFixed(2)}, worst ${Math.max(...times).toFixed(0)}`
  return { what: `ms 95 %, ${what}`, figure: quantile(times, 0.95), note, ...wanted }
}

/**
 * The ratios of the processor time of a grade with its tier: to that of the degree and the stars alone, which the promise is about,
 * and to that of the work without a path (the proof, the difficulty, and the family's own measure), which shows what the path costs
 * that stars and tiers share. Each puzzle is graded all three ways in turn.
 */
function gradingRows(name, shape, count) {
  const entries = made(name, shape, count)
  const examine = makeExaminer()
  const solve = makeUniqueSolver()
  const measureDifficulty = makeDifficultyMeter()
  const withoutPath = (family, puzzle) => {
    const solution = solve(family, puzzle)
    measureTrials(family, puzzle, solution)
    measureDifficulty(family, puzzle, solution)
  }
  const ways = [withoutPath, (family, puzzle) => examine(family, puzzle).degree(), makeGrader()]
  const round = () => {
    const sums = ways.map(() => 0)
    entries.forEach(({ family, puzzle }, index) => {
      for (let turn = 0; turn < ways.length; turn++) {
        const way = (index + turn) % ways.length
        sums[way] += cpuTime(() => ways[way](family, puzzle))
      }
    })
    return sums
  }
  round()
  const rounds = Array.from({ length: 9 }, round)
  const row = (what, base, wanted) => {
    const note = `of ${(median(rounds.map((sums) => sums[base])) / count).toFixed(2)} ms`
    return { what, figure: median(rounds.map((sums) => sums[2] / sums[base])), note, ...wanted }
  }
  return [
    row(`times degree and stars, ${name} ${shape}`, 1, atMost(1.4, 1.1)),
    row(`times the work without a path, ${name} ${shape}`, 0, noted),
  ]
}

/** The time until a guide gives up a magic board without givens, whose nodes are the slowest of all families. */
function emptyBoardRow() {
  const family = findFamily('magic')
  const shape = family.notation.parseShape('8x8')
  const puzzle = { shape, givens: new Array(64).fill(0) }
  const guide = makeGuide(family)
  const times = Array.from({ length: 5 }, () =>
    cpuTime(() => guide.nextStep(puzzle, { values: puzzle.givens })),
  )
  return { what: 'ms, empty magic 8x8', figure: median(times), ...atMost(1000, 500) }
}

export const TECHNIQUES = {
  'techniques: sudoku-rated-A': () => {
    const entries = ratedSudokus('sudoku-rated-A.txt')
    const rated = (from, to) => entries.filter(({ label }) => label >= from && label <= to)
    return [
      tierRow('up to 1.5: singles', rated(0, 1.5), [0, 0], ALL),
      tierRow('1.7 to 2.5: at most techniques', rated(1.7, 2.5), [0, 1], ALL),
      tierRow('up to 4.4: at most techniques', rated(0, 4.4), [0, 1], ALL),
      tierRow('4.5 to 4.7: at most techniques', rated(4.5, 4.7), [0, 1], atLeast(90, 98)),
      tierRow('4.5 to 7.4: at most techniques', rated(4.5, 7.4), [0, 1], noted),
      tierRow('7.5 and above: chains or nested', rated(7.5, 99), [2, 3], atLeast(95, 95)),
    ]
  },

  'techniques: kenken-keen-ids, 5 to 8': () => {
    const entries = keenPuzzles().filter(({ size }) => size >= 5 && size <= 8)
    const labelled = (...labels) => entries.filter(({ label }) => labels.includes(label))
    return [
      tierRow('Easy, Normal, Hard without chains', labelled('easy', 'normal', 'hard'), [0, 1], ALL),
      ...['extreme', 'unreasonable'].flatMap((label) =>
        [5, 6, 7, 8].map((size) => {
          const own = labelled(label).filter((one) => one.size === size)
          return tierRow(`${label} ${size}x${size} with chains`, own, [2, 3], noted)
        }),
      ),
    ]
  },

  'techniques: hidoku-ascent': () => {
    const entries = ascentBoards()
    const labelled = (...labels) => entries.filter(({ label }) => labels.includes(label))
    return [
      tierRow('easy, normal, tricky: at most techniques', labelled('easy', 'normal', 'tricky'), [0, 1], ALL),
      tierRow('easy: singles', labelled('easy'), [0, 0], atLeast(80, 100)),
      tierRow('hard: at most techniques', labelled('hard'), [0, 1], noted),
    ]
  },

  'techniques: survo-published': () => {
    const grader = makeGrader()
    const easy = publishedSurvos().filter(({ family, puzzle }) => grader(family, puzzle).stars <= 2)
    const tiers = tiersOf(easy)
    const chained = tiers.filter((tier) => tier >= 2).length
    return [
      {
        what: `of ${easy.length} of one or two stars with chains`,
        figure: chained,
        note: countsText(tiers),
        ...atMost(1, 0),
      },
    ]
  },

  'techniques: made boards': () => [
    tierRow(
      'Hidoku 8x8, 32 clues: at most techniques',
      made('hidoku', '8x8', 100, withClues(32)),
      [0, 1],
      atLeast(90, 98),
    ),
    tierRow(
      'magic 5x5, 12 clues: at most techniques',
      made('magic', '5x5', 100, withClues(12)),
      [0, 1],
      atLeast(60, 80),
    ),
    tierRow(
      'KenKen 6x6 plain: at most techniques',
      made('kenken', '6x6', 100, { seed: 'half' }),
      [0, 1],
      atLeast(60, 90),
    ),
  ],

  ...Object.fromEntries(
    FAMILIES.map((family) => [`techniques: steps of ${family.title}, replayed`, () => [soundRow(family)]]),
  ),

  'techniques: the next step': () => [
    ...nextStepRows('Sudoku 9x9', [
      ...made('sudoku', '9x9', 60),
      ...made('sudoku', '9x9', 40, { order: { ...NO_WISHES, minimal: true } }),
    ]),
    ...nextStepRows('KenKen 9x9', made('kenken', '9x9', 60)),
    ...nextStepRows('Hidoku 10x10', made('hidoku', '10x10', 60)),
    emptyBoardRow(),
  ],

  'techniques: whole paths': () => [
    explainRow('Sudoku 9x9', made('sudoku', '9x9', 200), atMost(30, 10)),
    explainRow('KenKen 9x9', made('kenken', '9x9', 200), atMost(30, 10)),
    explainRow('Hidoku 10x10', made('hidoku', '10x10', 100), atMost(100, 40)),
  ],

  'techniques: grading with tiers': () => [
    ...gradingRows('sudoku', '9x9', 100),
    ...gradingRows('kenken', '6x6', 100),
    ...gradingRows('survo', '4x4', 10),
    ...gradingRows('hidoku', '8x8', 40),
    ...gradingRows('magic', '5x5', 20),
    ...gradingRows('latinsquare', '6x6', 100),
  ],
}
