// `npm run technique-boards -- [FAMILY...]`: searches for boards on which only one technique applies, for
// each technique, and writes them to src/book/techniqueBoards.json: for the chapters of books, for the tests, and
// for the pages in docs/ that scripts/technique-pages.mjs writes.
//
// Generated puzzles are solved with the easiest applicable technique, one deduction after the other.
// Sometimes a random wrong candidate is ruled out, as a player may have done with a chain. If nothing is
// forced and only one technique finds anything, the board belongs to that technique; of several such boards,
// the one with the fewest marks is kept. If there are none, a board is used on which no easier technique
// finds anything.

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeForced } from '../dist/grader/followAssumptions.js'
import {
  below,
  FAMILIES,
  isMade,
  makeMaker,
  makeRng,
  NO_WISHES,
  parsePuzzle,
  puzzleName,
} from '../dist/index.js'

const FILE = resolve(import.meta.dirname, '../src/book/techniqueBoards.json')

/**
 * The shapes that are tried, with the number of puzzles of each: the smallest first, since a small board is
 * easier to read.
 */
const SHAPES = {
  sudoku: {
    ...{ '4x4': 60, '6x6': 200, '6x6+kropki': 60, '6x6+thermo': 60, '6x6+killer': 200, '6x6+arrow': 60 },
    ...{ '9x9': 9000, '12x12': 150 },
  },
  kenken: { '4x4': 60, '5x5': 300, '6x6': 500, '8x8': 150 },
  survo: { '2x3': 30, '3x3': 100, '3x4': 600, '4x4': 600 },
  hidoku: { '4x4': 150, '5x5': 150, '6x6': 150, '5x5/rook': 100, '6x6/rook': 100 },
  magic: { '3x3': 30, '4x4': 900, '5x5': 500 },
  latinsquare: {
    ...{ '4x4': 60, '5x5': 300, '5x5+kropki': 60, '5x5+thermo': 60, '5x5+killer': 200, '5x5+inequality': 60 },
    ...{ '5x5+jigsaw': 100, '6x6+jigsaw': 200 },
    ...{ '6x6': 600, '7x7': 300, '9x9': 15000 },
  },
}
/** Puzzles are made in turn as usual, minimal, and with options of a family that leave more to find. */
const ORDERS = [NO_WISHES, { ...NO_WISHES, minimal: true }]
const OWN = { hidoku: { freeEnds: true } }
/**
 * The probability, in per cent, that a wrong candidate is ruled out at the beginning, for all values or for
 * one.
 */
const BEGINNINGS = [
  { chance: 0, isOfOne: false },
  { chance: 50, isOfOne: true },
  { chance: 0, isOfOne: false },
  { chance: 25, isOfOne: false },
  { chance: 65, isOfOne: true },
  { chance: 50, isOfOne: false },
]
/** One board in this many loses a wrong candidate although a technique applies. */
const ODDS = 5

const names = process.argv.slice(2)
for (const family of FAMILIES) {
  if (names.length > 0 && !names.includes(family.name)) continue
  const boards = findBoards(family)
  const all = { ...allBoards(), [family.name]: Object.fromEntries(boards) }
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  const lacking = family.inference.techniques.filter(({ name }) => !boards.some(([one]) => one === name))
  console.log(
    family.name,
    boards.length,
    'boards; only way:',
    boards.filter(([, { isOnlyWay }]) => isOnlyWay).length,
  )
  for (const { name } of lacking) console.log(`  none of ${name}`)
}

function allBoards() {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

function earlierBoards(family) {
  return allBoards()[family.name] ?? {}
}

function findBoards(family) {
  const { techniques } = family.inference
  const names = techniques.map(({ name }) => name)
  // Existing boards are kept unless a better one is found, or an easier technique has been added that applies.
  const known = Object.entries(earlierBoards(family)).filter(([name]) => names.includes(name))
  const best = new Map(known.flatMap(([name, board]) => againOf(family, name, board)))
  const offer = (name, board) => {
    const known = best.get(name)
    const isBetter =
      !known ||
      Number(board.isOnlyWay) - Number(known.isOnlyWay) > 0 ||
      (board.isOnlyWay === known.isOnlyWay && board.shape === known.shape && board.size < known.size)
    if (isBetter) best.set(name, board)
  }
  const own = OWN[family.name]
  const orders = own ? [...ORDERS, { ...NO_WISHES, own }] : ORDERS
  for (const [text, count] of Object.entries(SHAPES[family.name])) {
    const shape = family.notation.parseShape(text)
    const makers = orders.map((order) => makeMaker(family, shape, order))
    for (let number = 0; number < count; number++) {
      if (techniques.every(({ name }) => best.get(name)?.isOnlyWay && best.get(name).shape !== text)) break
      const made = makers[number % makers.length](`techniques/${number}`)
      if (isMade(made)) walk(family, made, number, offer)
    }
  }
  return techniques
    .filter(({ name }) => best.has(name))
    .map(({ name }) => {
      const { size, shape, ...board } = best.get(name)
      return [name, board]
    })
}

/** An existing board with its technique, if nothing easier applies now; in a list. */
function againOf(family, name, board) {
  const eliminating = family.inference.techniques.filter(({ tier }) => tier !== 'singles')
  const at = eliminating.findIndex((one) => one.name === name)
  if (at < 0) return [[name, { ...board, size: 0 }]]
  const { puzzle } = parsePuzzle(board.puzzle)
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  reasoner.root(frame, puzzle)
  board.values.forEach((value, cell) => {
    if (value > 0 && puzzle.givens[cell] === 0) reasoner.place(frame, cell, value)
  })
  for (const [cell, values] of Object.entries(board.excluded))
    for (const value of values) reasoner.exclude(frame, Number(cell), value)
  const finders = reasoner.makeFinders()
  const applies = eliminating.map((one) => {
    let isFound = false
    finders[one.name](frame, () => {
      isFound = true
    })
    return isFound
  })
  if (applies.indexOf(true) !== at) return []
  return [[name, { ...board, isOnlyWay: applies.filter(Boolean).length === 1, size: 0 }]]
}

/** Solves a puzzle and offers its boards. */
function walk(family, { puzzle, solution }, number, offer) {
  const rng = makeRng(`techniques/${number}`)
  const { techniques } = family.inference
  const eliminating = techniques.filter(({ tier }) => tier !== 'singles')
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  const list = new Int32Array(reasoner.maxCandidates)
  const values = puzzle.givens.map((given) => Math.max(given, 0))
  const excluded = new Map()
  reasoner.root(frame, puzzle)

  function describe(name, removes, isOnlyWay) {
    const open = [...excluded].filter(([cell]) => values[cell] === 0)
    let size = 0
    for (let cell = 0; cell < reasoner.cells; cell++) size += reasoner.candidates(frame, cell, list)
    offer(name, {
      puzzle: puzzleName(family, puzzle),
      values: [...values],
      excluded: Object.fromEntries(open.map(([cell, own]) => [cell, own.toSorted((a, b) => a - b)])),
      removes,
      isOnlyWay,
      shape: puzzle.shape.text,
      size: size + 3 * open.flatMap(([, own]) => own).length,
    })
  }

  function ruleOut(cell, value) {
    reasoner.exclude(frame, cell, value)
    excluded.set(cell, [...(excluded.get(cell) ?? []), value])
  }

  function wrongCandidates() {
    return values.flatMap((_, cell) =>
      Array.from(list.subarray(0, reasoner.candidates(frame, cell, list)))
        .filter((value) => value !== solution[cell])
        .map((value) => [cell, value]),
    )
  }

  // Some boards begin with fewer candidates to examine: without many places of one value, or without many
  // candidates of all.
  const { chance, isOfOne } = BEGINNINGS[number % BEGINNINGS.length]
  const one = solution[below(rng, solution.length)]
  for (const [cell, value] of wrongCandidates()) {
    if ((!isOfOne || value === one) && below(rng, 100) < chance) ruleOut(cell, value)
  }

  while (reasoner.openCells(frame) > 0) {
    if (!reasoner.look(frame, forced)) throw new Error('a contradiction')
    if (forced.count > 0) {
      const kinds = new Map()
      for (let index = 0; index < forced.count; index++) {
        const placement = [forced.cells[index], forced.values[index]]
        for (const { kind } of reasoner.reasons(frame, ...placement)) {
          if (!kinds.has(kind)) kinds.set(kind, placement)
        }
      }
      for (const [kind, placement] of kinds) describe(kind, [placement], kinds.size === 1)
      const [cell, value] = [forced.cells[0], forced.values[0]]
      reasoner.place(frame, cell, value)
      values[cell] = value
      continue
    }
    const finders = reasoner.makeFinders()
    const patternsOf = ({ name }) => {
      const patterns = []
      finders[name](frame, (one) => patterns.push(one))
      return patterns
    }
    const at = eliminating.findIndex((technique) => patternsOf(technique).length > 0)
    if (at < 0 || below(rng, ODDS) === 0) {
      const wrong = wrongCandidates()
      if (wrong.length === 0) return
      const [cell, value] = wrong[below(rng, wrong.length)]
      ruleOut(cell, value)
      continue
    }
    const isOnlyWay = eliminating.slice(at + 1).every((technique) => patternsOf(technique).length === 0)
    const [first] = patternsOf(eliminating[at])
    describe(
      eliminating[at].name,
      first.removes.map(({ cell, value }) => [cell, value]),
      isOnlyWay,
    )
    for (const { cell, value } of first.removes) {
      if (solution[cell] === value) throw new Error(`${eliminating[at].name} rules out the solution`)
      ruleOut(cell, value)
    }
  }
}
