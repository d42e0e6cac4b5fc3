// The rows that compare this project with other solvers of Sudokus (see peers/processes.mjs), in processor time. Passes of the
// contenders take turns, so that other work on the machine affects all of them. All must find the same.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFamily, makeSolver, readPuzzles, redundantClues } from '../../dist/index.js'
import { noted } from './bounds.mjs'
import { dataFile } from './data.mjs'
import { demandAgreement, withSeveralSolutions } from './peer-lines.mjs'
import { puzzleLines } from './peers/contender.mjs'
import { listContenders, OURS, withProcesses } from './peers/processes.mjs'
import { mean } from './statistics.mjs'
import { median } from './timing.mjs'

const ROUNDS = 10
const WARM_UPS = 3
const MADE_A_PASS = 400

/** A pass repeats its puzzles until it takes about this long, so that the clock is fine enough. */
const PASS_MILLISECONDS = 100

/** The milliseconds for one puzzle in each pass, by contender. The contenders take turns. */
async function inTurns(entries, pass) {
  const times = new Map(entries.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of entries) times.get(entry.name).push(await pass(entry))
  }
  return times
}

/** How many times the rate of each other contender ours is. */
function figuresOf(times, noteOf = () => '') {
  const ours = times.get(OURS)
  const rate = (passes) => `${Number((1000 / median(passes)).toPrecision(3)).toLocaleString('en')}/s`
  const others = Array.from(times).filter(([name]) => name !== OURS)
  return others.map(([name, theirs]) => ({
    what: `times ${name}`,
    figure: median(theirs.map((one, round) => one / ours[round])),
    note: `${rate(ours)} against ${rate(theirs)}${noteOf(name)}`,
    ...noted,
  }))
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'puzzlewright-')), 'puzzles.txt')

function solving(puzzles) {
  const file = newFile()
  writeFileSync(file, `${puzzles.join('\n')}\n`)
  const contenders = listContenders().filter(({ solves = true }) => solves)
  return withProcesses(contenders, async (entries) => {
    const answers = []
    const solve = async ({ name, ask }, repeats) => {
      const [milliseconds, ...counts] = await ask(`solve ${repeats}`, 'solved')
      answers.push([name, counts])
      return milliseconds / repeats
    }
    const repeats = new Map()
    for (const entry of entries) {
      const [read] = await entry.ask(`read ${file}`, 'read')
      if (read !== puzzles.length) throw new Error(`${entry.name} read ${read} of ${puzzles.length} puzzles`)
      let milliseconds
      for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) milliseconds = await solve(entry, 1)
      repeats.set(entry.name, Math.ceil(PASS_MILLISECONDS / milliseconds))
    }
    const times = await inTurns(
      entries,
      async (entry) => (await solve(entry, repeats.get(entry.name))) / puzzles.length,
    )
    demandAgreement(answers)
    return figuresOf(times)
  })
}

/** How many clues puzzles have on average; throws unless each has one solution and no clue to spare. */
function meanClues(name, file) {
  const family = findFamily('sudoku')
  const solver = makeSolver()
  const lines = puzzleLines(file)
  if (lines.length !== MADE_A_PASS) throw new Error(`${name} made ${lines.length} of ${MADE_A_PASS} puzzles`)
  const clues = lines.map((line) => {
    const [{ puzzle }] = readPuzzles(line)
    const { status, solutions } = solver(family, puzzle)
    if (status !== 'unique' || redundantClues(family, puzzle, solutions[0], solver).redundant.length > 0)
      throw new Error(`${name} made a puzzle that is not minimal: ${line}`)
    return puzzle.givens.filter((given) => given > 0).length
  })
  return mean(clues)
}

function making() {
  const file = newFile()
  const contenders = listContenders().filter(({ makes }) => makes)
  return withProcesses(contenders, async (entries) => {
    const make = async ({ ask }) => {
      const [milliseconds] = await ask(`make ${MADE_A_PASS} ${file}`, 'made')
      return milliseconds / MADE_A_PASS
    }
    const clues = new Map()
    for (const entry of entries) {
      for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) await make(entry)
      clues.set(entry.name, meanClues(entry.name, file).toFixed(1))
    }
    const times = await inTurns(entries, make)
    return figuresOf(times, (name) => `, ${clues.get(OURS)} against ${clues.get(name)} clues`)
  })
}

/** The first puzzles of a collection, with dots for empty cells. */
function collection(name, take) {
  const lines = dataFile(name).trim().split('\n').slice(0, take)
  return lines.map((line) => line.slice(0, 81).replaceAll('0', '.'))
}

const ofSeventeenGivens = () => collection('sudoku-17clue-5000.txt', 2000)

export const PEERS = {
  'peers: Sudokus with 17 givens': () => solving(ofSeventeenGivens()),
  'peers: the 500 hardest Sudokus': () => solving(collection('sudoku-hardest-500.txt', 500)),
  'peers: Sudokus with several solutions': () => solving(withSeveralSolutions(ofSeventeenGivens())),
  'peers: making minimal Sudokus': making,
}
