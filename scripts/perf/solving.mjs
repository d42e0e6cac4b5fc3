// The rows for solving.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, findFamily, makeBranching, makeRng, makeSolver, readPuzzles } from '../../dist/index.js'
import { atLeast, atMost, noted } from './bounds.mjs'
import { ascentBoards, keenPuzzles, publishedSurvos } from './collections.mjs'
import { countWithDancingLinks } from './competitors.mjs'
import { dataFile, ROOT } from './data.mjs'
import { inTurns, median, time, warmTime } from './timing.mjs'

function puzzlesOf(text, options) {
  return readPuzzles(text, options).map((entry) => {
    if ('error' in entry) throw entry.error
    return entry
  })
}

function solveUnique(solver, { family, puzzle }) {
  const solved = solver(family, puzzle)
  if (solved.status !== 'unique') throw new Error(`expected a unique solution, found ${solved.status}`)
  return solved
}

const exampleOf = (family) =>
  puzzlesOf(findFamily(family).notation.example, { family: findFamily(family) })[0]

function sudokuAgainstDancingLinks(name, wanted, take) {
  const puzzles = puzzlesOf(dataFile(name)).slice(0, take)
  const solver = makeSolver()
  const ours = () => {
    for (const entry of puzzles) solveUnique(solver, entry)
  }
  const theirs = () => {
    for (const { puzzle } of puzzles)
      if (countWithDancingLinks(puzzle.givens) !== 1) throw new Error('not unique')
  }
  for (let round = 0; round < 3; round++) ours()
  const { a, b, ratio } = inTurns(ours, theirs)
  const rate = (milliseconds) =>
    `${Math.round((1000 * puzzles.length) / milliseconds).toLocaleString('en')}/s`
  return [{ what: 'times dancing-links', figure: ratio, note: `${rate(a)} against ${rate(b)}`, ...wanted }]
}

/** The time and nodes of each puzzle separately, after a warm-up. */
function timesOf(entries, repeats) {
  const solver = makeSolver()
  for (const entry of entries) solveUnique(solver, entry)
  return entries.map((entry) =>
    median(Array.from({ length: repeats }, () => time(() => solveUnique(solver, entry)))),
  )
}

function emptyBoard(name, shapeText) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(shapeText)
  return { family, puzzle: { shape, givens: new Array(shape.rows * shape.columns).fill(0) } }
}

/** Survo boards without givens, with the sums of shuffled numbers; most have many solutions. */
function randomSurvos(shapeText, count) {
  const { family, puzzle } = emptyBoard('survo', shapeText)
  const { rows, columns } = puzzle.shape
  const range = (length) => Array.from({ length }, (_, index) => index)
  return range(count).map((index) => {
    const rng = makeRng(`bench/${index}`)
    const values = range(rows * columns).map((cell) => cell + 1)
    for (let last = values.length - 1; last > 0; last--) {
      const other = below(rng, last + 1)
      ;[values[last], values[other]] = [values[other], values[last]]
    }
    const sum = (cells) => cells.reduce((total, cell) => total + values[cell], 0)
    const rowSums = range(rows).map((row) => sum(range(columns).map((column) => row * columns + column)))
    const columnSums = range(columns).map((column) => sum(range(rows).map((row) => row * columns + column)))
    return { family, puzzle: { ...puzzle, rowSums, columnSums } }
  })
}

/** States tried until the first solution, including failed ones; a capped search counts with its cap. */
function statesToFirst({ family, puzzle }, values) {
  const { statistics } = makeSolver({ branching: makeBranching('fewest-alternatives', values) })(
    family,
    puzzle,
    { solutions: 1, nodes: 20_000 },
  )
  return statistics.nodesOpened + statistics.failures
}

/** Microseconds a node of an order at `basic`, over the puzzles of one shape of suite v1; the least of some passes. */
function nodeCosts(orders, kind) {
  const texts = readFileSync(join(ROOT, 'suites/v1.tsv'), 'utf8').matchAll(new RegExp(`^${kind}:\\S+`, 'gm'))
  const entries = Array.from(texts, ([id]) => puzzlesOf(id)[0])
  const solvers = orders.map((order) => makeSolver({ strength: 'basic', branching: makeBranching(order) }))
  const pass = (solver) => {
    let nodes = 0
    const milliseconds = time(() => {
      for (const { family, puzzle } of entries)
        nodes += solver(family, puzzle, { nodes: 2000 }).statistics.nodesOpened
    })
    return (1000 * milliseconds) / nodes
  }
  const passes = Array.from({ length: 7 }, () => solvers.map(pass))
  return orders.map((_, at) => Math.min(...passes.map((costs) => costs[at])))
}

export const SOLVING = {
  'Sudoku, 17 givens, uniqueness proved': () =>
    sudokuAgainstDancingLinks('sudoku-17clue-5000.txt', atLeast(8, 15), 2000),

  'Sudoku, the 500 hardest': () => sudokuAgainstDancingLinks('sudoku-hardest-500.txt', atLeast(3, 8), 200),

  "Norvig's ten KenKens, all together": () => {
    const puzzles = puzzlesOf(dataFile('seeds/kenken-norvig.txt'))
    const solver = makeSolver()
    const all = () => {
      for (const entry of puzzles) solveUnique(solver, entry)
    }
    return [{ what: 'ms', figure: warmTime(all, { repeats: 51 }), ...atMost(2, 0.6) }]
  },

  'Keen IDs 9x9, all labels': () => {
    const times = timesOf(
      keenPuzzles().filter(({ size }) => size === 9),
      3,
    )
    return [
      { what: 'median ms', figure: median(times), ...atMost(2, 0.5) },
      { what: 'worst ms', figure: Math.max(...times), ...atMost(400, 100) },
    ]
  },

  "Hidoku post's 10x10": () => {
    const solver = makeSolver()
    const entry = exampleOf('hidoku')
    const { nodesOpened } = solveUnique(solver, entry).statistics
    return [
      { what: 'nodes', figure: nodesOpened, ...atMost(1, 1) },
      {
        what: 'ms',
        figure: warmTime(() => solveUnique(solver, entry), { repeats: 101 }),
        ...atMost(0.5, 0.1),
      },
    ]
  },

  'hidoku-ascent.json, king and rook': () => {
    const entries = ascentBoards()
    const solver = makeSolver()
    const searched = entries.filter((entry) => solveUnique(solver, entry).statistics.branchings > 0)
    const times = timesOf(entries, 9)
    const mean = times.reduce((sum, one) => sum + one, 0) / times.length
    return [
      { what: '% with search', figure: (100 * searched.length) / entries.length, ...atMost(5, 0) },
      { what: 'mean ms', figure: mean, ...atMost(0.5, 0.2) },
    ]
  },

  'published Survo puzzles': () => {
    const entries = publishedSurvos()
    const times = timesOf(entries, 9)
    return [
      { what: 'median ms', figure: median(times), ...atMost(5, 1) },
      { what: 'worst ms', figure: Math.max(...times), ...atMost(200, 20) },
    ]
  },

  "magic post's board": () => {
    const solver = makeSolver()
    const entry = exampleOf('magic')
    const { nodesOpened } = solveUnique(solver, entry).statistics
    return [
      { what: 'nodes', figure: nodesOpened, ...atMost(300, 300) },
      { what: 'ms', figure: warmTime(() => solveUnique(solver, entry), { repeats: 101 }), ...atMost(2, 0.5) },
    ]
  },

  'all 7040 magic squares of order 4': () => {
    const [{ family, puzzle }] = puzzlesOf('magic:4x4:,,,/,,,/,,,/,,,')
    const solver = makeSolver()
    const count = () => {
      if (solver(family, puzzle, { solutions: Infinity, keepSolutions: false }).count !== 7040)
        throw new Error('wrong count')
    }
    return [{ what: 's', figure: warmTime(count, { repeats: 5 }) / 1000, ...atMost(2, 0.5) }]
  },

  'value order promise, first solution': () =>
    [
      ['Survo 5x5, open', randomSurvos('5x5', 20)],
      ['magic 5x5 and 6x6, empty', ['5x5', '6x6'].map((shape) => emptyBoard('magic', shape))],
      ['Hidoku, empty', ['6x6', '8x8', '8x8/rook', '10x10'].map((shape) => emptyBoard('hidoku', shape))],
    ].map(([what, entries]) => {
      const logRatios = entries.map((entry) =>
        Math.log(statesToFirst(entry, 'promise') / statesToFirst(entry, 'ascending')),
      )
      const mean = Math.exp(logRatios.reduce((sum, one) => sum + one, 0) / logRatios.length)
      return {
        what: 'times the states',
        figure: mean,
        note: `of ascending: ${what}, geometric mean`,
        ...noted,
      }
    }),

  'dom/wdeg, the cost of a node': () =>
    ['kenken:7x7', 'kenken:9x9', 'hidoku:8x8', 'magic:5x5'].map((kind) => {
      const [ours, usual] = nodeCosts(['dom-wdeg', 'fewest-candidates'], kind)
      const note = `${kind} at basic: ${ours.toFixed(1)} against ${usual.toFixed(1)} µs`
      return { what: 'times fewest-candidates', figure: ours / usual, note, ...noted }
    }),

  'solve --json, 50,000 Sudokus of 17 givens': () => {
    const lines = dataFile('sudoku-17clue-5000.txt')
    const sample = puzzlesOf(lines).slice(0, 2000)
    const file = join(mkdtempSync(join(tmpdir(), 'puzzlewright-')), 'sudokus.txt')
    writeFileSync(file, lines.repeat(10))
    const ours = () =>
      spawnSync(process.execPath, [join(ROOT, 'dist/program/main.js'), 'solve', '--json', file], {
        maxBuffer: 1 << 30,
      })
    const theirs = () => {
      for (const { puzzle } of sample) countWithDancingLinks(puzzle.givens)
    }
    theirs()
    const { a, b, ratio } = inTurns(ours, theirs, 7)
    const perSecond = (count, milliseconds) =>
      `${Math.round((1000 * count) / milliseconds).toLocaleString('en')}/s`
    return [
      {
        what: "times dancing-links' rate",
        figure: (ratio * 50_000) / sample.length,
        note: `whole process ${perSecond(50_000, a)} against ${perSecond(sample.length, b)} in process`,
        ...atLeast(5, 8),
      },
    ]
  },
}
