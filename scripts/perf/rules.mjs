// The rows for Sudokus with further rules: whether published ones are solved, how long they take to make, and whether made ones have
// one solution by an independent solver, which knows the rules from this file alone.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import clingo from 'clingo-wasm'
import { asp } from '../../dist/bench/encodings/asp.js'
import {
  FAMILIES,
  findFamily,
  isMade,
  makeMaker,
  makeSolver,
  PuzzleError,
  parseOrder,
  readPuzzles,
} from '../../dist/index.js'
import { below, makeRng, shuffled } from '../../dist/kernel/rng.js'
import { ATTEMPTS as USUAL_ATTEMPTS } from '../../dist/maker/maker.js'
import { atLeast, atMost } from './bounds.mjs'
import { dataFile, Missing } from './data.mjs'
import { mean } from './statistics.mjs'
import { median, time } from './timing.mjs'

/** Each rule of a 9x9 board as a part of an answer set program. */
const PROGRAMS = {
  x: 'group(C, falling) :- cell(C), C / 9 = C \\ 9. group(C, rising) :- cell(C), C / 9 + C \\ 9 = 8.',
  hyper: 'group(C, window(C / 36, C \\ 9 / 4)) :- cell(C), C / 9 \\ 4 > 0, C \\ 9 \\ 4 > 0.',
  disjoint: 'group(C, position(C / 9 \\ 3, C \\ 3)) :- cell(C).',
  'anti-knight': ':- apart(C, D, A, B), A * B = 2, holds(C, V), holds(D, V).',
  'anti-king': ':- apart(C, D, 1, 1), holds(C, V), holds(D, V).',
  'non-consecutive': ':- apart(C, D, A, B), A + B = 1, holds(C, V), holds(D, V + 1).',
}
const SUDOKU = `
  cell(0..80).
  1 { holds(C, 1..9) } 1 :- cell(C).
  group(C, row(C / 9)) :- cell(C).
  group(C, column(C \\ 9)) :- cell(C).
  group(C, box(C / 27, C \\ 9 / 3)) :- cell(C).
  :- group(_, G), V = 1..9, not 1 { holds(C, V) : group(C, G) } 1.
  apart(C, D, |C / 9 - D / 9|, |C \\ 9 - D \\ 9|) :- cell(C), cell(D).
  #show holds/2.`

const RULES = Object.keys(PROGRAMS)
/** No full board keeps one of these sets of rules, as clingo proves. */
const IMPOSSIBLE = [
  ...['hyper non-consecutive', 'x hyper anti-knight', 'x anti-knight anti-king'],
  ...['hyper anti-knight anti-king', 'x anti-knight non-consecutive', 'x anti-king non-consecutive'],
].map((set) => set.split(' '))
/** All other sets of two or three rules. */
const SETS = RULES.flatMap((one, at) =>
  RULES.slice(at + 1).flatMap((other, after) => [
    [one, other],
    ...RULES.slice(at + after + 2).map((third) => [one, other, third]),
  ]),
).filter((set) => !IMPOSSIBLE.some((one) => one.every((rule) => set.includes(rule))))

const STARS = [1, 2, 3, 4, 5]
/** A published puzzle that needs more counts as not solved. */
const MOST_NODES = 2_000_000
const ATTEMPTS = 100
const family = findFamily('sudoku')

function makerOf(rules, asked = '') {
  return makeMaker(family, family.notation.parseShape(['9x9', ...rules].join('+')), parseOrder(family, asked))
}

/** Published puzzles with no other rules than ours: whether they are solved as stated. */
function publishedRows() {
  const published = JSON.parse(dataFile('variants-A.json'))
  const read = published.flatMap(({ input, solution }) =>
    readPuzzles(input).flatMap((entry) => ('error' in entry ? [] : { ...entry, stated: solution })),
  )
  const solve = makeSolver()
  const right = read.filter(({ family, puzzle, stated }) => {
    const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
    return status === 'unique' && (!stated || solutions[0].join('') === stated)
  })
  const withRules = read.filter(({ puzzle }) => puzzle.shape.rules.length > 0).length
  const note = `${read.length} of ${published.length} are of our shapes and rules, ${withRules} with rules; at most ${MOST_NODES} nodes`
  return [{ what: 'share solved as stated', figure: right.length / read.length, note, ...atLeast(1, 1) }]
}

/**
 * Our time over that of Interactive Sudoku Solver for the published puzzles of our rules, both warm, building included: the folder of
 * a copy is in INTERACTIVE_SUDOKU_SOLVER (https://github.com/sigh/Interactive-Sudoku-Solver).
 */
async function peerRow() {
  const folder = process.env.INTERACTIVE_SUDOKU_SOLVER
  if (!folder) throw new Missing('needs a copy of Interactive Sudoku Solver (set INTERACTIVE_SUDOKU_SOLVER)')
  const load = (path) => import(pathToFileURL(join(folder, path)).href)
  const { ensureGlobalEnvironment } = await load('./tests/helpers/test_env.js')
  ensureGlobalEnvironment()
  const { SudokuBuilder } = await load('./js/solver/sudoku_builder.js')
  const { SudokuParser } = await load('./js/sudoku_parser.js')
  const solve = makeSolver()
  const ratios = JSON.parse(dataFile('variants-A.json')).flatMap(({ input }) => {
    const [entry] = readPuzzles(input)
    if ('error' in entry) return []
    const { family, puzzle } = entry
    // Other clues in each round, so that nothing compiled for a puzzle is used again.
    const fresh = () => ({ ...puzzle, ...(puzzle.clues && { clues: [...puzzle.clues] }) })
    const ours = () => solve(family, fresh(), { solutions: 2, nodes: MOST_NODES })
    const theirs = () => SudokuBuilder.build(SudokuParser.parseText(input)).countSolutions(2)
    const first = [time(ours), time(theirs)]
    const rounds =
      Math.max(...first) > SLOW ? [first] : Array.from({ length: 21 }, () => [time(ours), time(theirs)])
    return median(rounds.map(([own]) => own)) / median(rounds.map(([, other]) => other))
  })
  const figure = Math.exp(mean(ratios.map(Math.log)))
  return {
    what: 'geometric mean of our time over its',
    figure,
    note: `${ratios.length} puzzles`,
    ...atMost(1, 0.5),
  }
}
/** Milliseconds above which a puzzle is solved only once. */
const SLOW = 500

/**
 * The mean seconds for a puzzle of a rule without and with ordered stars, and how many were not found. `makerFor` makes the maker
 * for a text of an order.
 */
function makingRows(rule, makerFor, attempts) {
  let missing = 0
  const meanRow = (what, asked, count, wanted) => {
    const make = makerFor(asked)
    const times = Array.from({ length: count }, (_, index) =>
      time(() => (missing += isMade(make(`rules/${index}`, attempts)) ? 0 : 1)),
    )
    const note = `slowest ${(Math.max(...times) / 1000).toFixed(1)} s`
    return { what: `mean s, ${rule}, ${what}`, figure: mean(times) / 1000, note, ...wanted }
  }
  return [
    meanRow('no stars', '', 20, atMost(1, 0.2)),
    ...STARS.map((stars) => meanRow(`stars ${stars}`, `stars=${stars}`, 10, atMost(3, 0.6))),
    { what: `not found of 70, ${rule}`, figure: missing, ...atMost(0, 0) },
  ]
}

/** How many made boards have another number of solutions than one. */
async function uniqueRow(what, sets, count) {
  const makers = sets.map((rules) => makerOf(rules))
  let [others, missing] = [0, 0]
  for (let index = 0; index < count; index++) {
    const made = makers[index % sets.length](`unique/${index}`)
    if (!isMade(made)) missing++
    else if (!(await hasOneSolution(made.puzzle.givens, sets[index % sets.length]))) others++
  }
  const note = `${missing} not found`
  return { what: `not unique of ${count}, ${what}`, figure: others, note, ...atMost(0, 0) }
}

async function hasOneSolution(givens, rules) {
  const clues = givens.map((given, cell) => (given > 0 ? `:- not holds(${cell}, ${given}).` : ''))
  const result = await clingo.run([SUDOKU, ...rules.map((rule) => PROGRAMS[rule]), ...clues].join('\n'), 2)
  if (result.Result === 'ERROR') throw new Error(result.Error)
  return result.Models.Number === 1
}

/** The rules with clues, each with its family, its usual shape, and a small one. */
const WITH_CLUES = FAMILIES.flatMap((one) =>
  (one.alsoKnownAs ?? [])
    .filter(({ name, rule }) => rule === name && !RULES.includes(rule))
    .map(({ rule, shape }) => ({ rule, family: one, usual: shape, small: `6x6+${rule}` })),
)

const puzzlesOf = (one, text, count) => {
  const make = makeMaker(one, one.notation.parseShape(text), parseOrder(one, ''))
  return Array.from({ length: count }, (_, index) => make(`clues/${index}`))
}

/** The mean seconds for a puzzle of a rule with clues. */
function makingWithCluesRow({ family: one, usual }) {
  const times = []
  let missing = 0
  const make = makeMaker(one, one.notation.parseShape(usual), parseOrder(one, ''))
  for (let index = 0; index < 20; index++) {
    times.push(time(() => (missing += isMade(make(`clues/${index}`, ATTEMPTS)) ? 0 : 1)))
  }
  const note = `slowest ${(Math.max(...times) / 1000).toFixed(1)} s, ${missing} not found`
  return { what: `mean s, ${one.name} ${usual}`, figure: mean(times) / 1000, note, ...atMost(1, 0.2) }
}

/** The rules with clues that are printed most. */
const PRINTED = ['killer', 'jigsaw', 'thermo', 'arrow', 'kropki', 'inequality', 'skyscrapers']

/** The rows of these rules for orders with stars. Each puzzle has the usual number of attempts. */
const makingWithStarsRows = () =>
  WITH_CLUES.filter(({ rule }) => PRINTED.includes(rule)).flatMap(({ rule, family: one, usual }) =>
    makingRows(
      rule,
      (asked) => makeMaker(one, one.notation.parseShape(usual), parseOrder(one, asked)),
      USUAL_ATTEMPTS,
    ),
  )

/** How many boards are checked for each rule with clues. PUZZLEWRIGHT_BOARDS sets another number; 1000 take hours. */
const BOARDS = Number(process.env.PUZZLEWRIGHT_BOARDS ?? 50)

/** How many made boards have another number of solutions than one, by clingo and our encoding of what clues mean. */
async function uniqueByEncoding(what, one, made) {
  let others = 0
  const found = made.filter(isMade)
  for (const { puzzle } of found) {
    const result = await clingo.run(asp.write(one.rules.constraints(puzzle)), 2)
    if (result.Result === 'ERROR') throw new Error(result.Error)
    if (result.Models.Number !== 1) others++
  }
  const note = `${made.length - found.length} not found`
  return { what: `not unique of ${found.length}, ${what}`, figure: others, note, ...atMost(0, 0) }
}

/** A set of two or three of all rules that 6x6 Sudokus can have, drawn by lot: its shape. */
function drawSet(rng) {
  const names = [...RULES, ...WITH_CLUES.map(({ rule }) => rule)]
  for (;;) {
    const set = shuffled(rng, names).slice(0, 2 + below(rng, 2))
    try {
      return family.notation.parseShape(['6x6', ...set].join('+'))
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
    }
  }
}

/** Twice as many boards of sets of rules. Some sets have no board at all. */
async function uniqueSetsRow() {
  const rng = makeRng('sets of rules')
  const made = Array.from({ length: 2 * BOARDS }, (_, index) =>
    makeMaker(family, drawSet(rng), parseOrder(family, ''))(`sets/${index}`, ATTEMPTS),
  )
  return uniqueByEncoding('sudoku 6x6, sets of two or three rules', family, made)
}

export const RULED = {
  'rules: variants-A': publishedRows,
  'rules: against Interactive Sudoku Solver': async () => [await peerRow()],
  'rules: making': () =>
    RULES.flatMap((rule) => makingRows(rule, (asked) => makerOf([rule], asked), ATTEMPTS)),
  'rules: making with clues': () => WITH_CLUES.map(makingWithCluesRow),
  'rules: making with stars': makingWithStarsRows,
  'rules: made with clues are unique': async () => {
    console.info = () => {}
    const rows = []
    for (const { family: one, small } of WITH_CLUES) {
      rows.push(await uniqueByEncoding(`${one.name} ${small}`, one, puzzlesOf(one, small, BOARDS)))
    }
    return [...rows, await uniqueSetsRow()]
  },
  'rules: made are unique': async () => {
    // The package prints a line to standard output when it starts.
    console.info = () => {}
    const rows = []
    for (const rule of RULES) rows.push(await uniqueRow(rule, [[rule]], 200))
    return [...rows, await uniqueRow('two or three rules', SETS, 100)]
  },
}
