// The rows for making puzzles.

import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FAMILIES, findFamily, isMade, makeGrader, makeMaker, parseOrder } from '../../dist/index.js'
import { atLeast, atMost, noted } from './bounds.mjs'
import { runCompetitor } from './competitors.mjs'
import { ROOT, unlessMissing } from './data.mjs'
import { mean } from './statistics.mjs'
import { inTurns, median, time } from './timing.mjs'

function makerOf(name, shape, asked = '') {
  const family = findFamily(name)
  return makeMaker(family, family.notation.parseShape(shape), parseOrder(family, asked))
}

/** The puzzles of some seeds, and the milliseconds for each, after a warm-up with other seeds. */
function makeAll(name, shape, asked, { count, warmUp = Math.ceil(count / 4) }) {
  const make = makerOf(name, shape, asked)
  for (let index = 0; index < warmUp; index++) make(`warm-up/${index}`)
  const made = []
  const times = []
  for (let index = 0; index < count; index++) {
    times.push(time(() => made.push(make(`bench/${index}`))))
  }
  if (!made.every(isMade)) throw new Error(`${name} ${shape}: a puzzle was not found`)
  return { made, times }
}

/** How often each number of clues occurs: `7: 81, 8: 19`. */
function clueCounts(made) {
  const counts = new Map()
  for (const { clues } of made) counts.set(clues, (counts.get(clues) ?? 0) + 1)
  return Array.from(counts)
    .sort(([a], [b]) => a - b)
    .map(([clues, count]) => `${clues}: ${count}`)
    .join(', ')
}

/** The milliseconds that Keen takes for a puzzle of each level, or a note that it is missing. */
function keenMilliseconds(size, level, count) {
  return (
    time(() => runCompetitor('sgt-keen', ['--generate', String(count), `${size}d${level}`], 'sgt-puzzles')) /
    count
  )
}

function keenNote(size) {
  return unlessMissing(
    () => {
      const levels = ['e', 'n', 'h'].map(
        (level) => `${level} ${keenMilliseconds(size, level, 20).toFixed(1)}`,
      )
      return `sgt-keen, by its level: ${levels.join(', ')} ms`
    },
    (note) => note,
  )
}

function kenken(size, count, wanted) {
  const { made, times } = makeAll('kenken', `${size}x${size}`, '', { count })
  const cellsPerCage = mean(made.map(({ clues }) => (size * size) / clues))
  return [
    { what: 'mean ms', figure: mean(times), note: keenNote(size), ...wanted },
    { what: 'cells per cage on average', figure: cellsPerCage, ...(size === 9 ? atLeast(2.2, 2.2) : noted) },
  ]
}

/** The mean time, with the numbers of clues of the puzzles. */
function meanTime(name, shape, asked, { count, unit = 'ms', ...wanted }) {
  const { made, times } = makeAll(name, shape, asked, { count })
  const figure = mean(times) / (unit === 's' ? 1000 : 1)
  return [{ what: `mean ${unit}`, figure, note: `clues ${clueCounts(made)}`, ...wanted }]
}

/** The share of the time that a puzzle takes without its grade: announcements of slow work expect a fifth. */
function withoutGrade([name, shape]) {
  const make = makerOf(name, shape)
  const grade = makeGrader()
  const family = findFamily(name)
  const [calm, graded] = [[], []]
  for (let index = 0; index < 30; index++) {
    let made
    calm.push(time(() => (made = make(`bench/${index}`))))
    graded.push(time(() => grade(family, made.puzzle)))
  }
  const [making, grading] = [calm.slice(5), graded.slice(5)].map(mean)
  return {
    what: `of the time without a grade: ${name} ${shape}`,
    figure: making / (making + grading),
    ...noted,
  }
}

const USUAL = FAMILIES.map(({ name, making }) => [name, making.shape])

export const GENERATING = {
  'making without grades': () => USUAL.map(withoutGrade),
  'making minimal Sudokus 9x9': () => {
    const COUNT = 400
    const make = makerOf('sudoku', '9x9', 'minimal')
    let index = 0
    const ours = () => {
      for (let made = 0; made < COUNT; made++)
        if (!make(`bench/${index++}`)?.minimal) throw new Error('not minimal')
    }
    const theirs = () => runCompetitor('qqwing', ['--generate', String(COUNT), '--one-line'])
    for (let round = 0; round < 3; round++) ours()
    const perSecond = (milliseconds) => (1000 * COUNT) / milliseconds
    const rate = perSecond(median(Array.from({ length: 9 }, () => time(ours))))
    const rateRow = { what: 'a second', figure: rate, ...atLeast(0, 2000) }
    return unlessMissing(
      () => {
        const { a, b, ratio } = inTurns(ours, theirs, 7)
        const note = `${Math.round(perSecond(a))}/s against ${Math.round(perSecond(b))}/s`
        return [rateRow, { what: 'times qqwing', figure: ratio, note, ...atLeast(8, 12) }]
      },
      (note) => [{ ...rateRow, note }],
    )
  },

  'making KenKens 9x9': () => kenken(9, 200, atMost(50, 12)),
  'making KenKens 6x6': () => kenken(6, 400, atMost(3, 1)),

  'making minimal KenKens 9x9': () => {
    const make = makerOf('kenken', '9x9', 'minimal')
    const made = []
    const times = Array.from({ length: 300 }, (_, seed) => time(() => made.push(make(`show/${seed}`))))
    const found = made.filter(isMade)
    if (!found.every(({ minimal }) => minimal)) throw new Error('not minimal')
    return [
      { what: 'mean ms', figure: mean(times), note: `clues ${clueCounts(found)}`, ...atMost(400, 150) },
      { what: 'worst s', figure: Math.max(...times) / 1000, ...atMost(8, 3) },
      { what: 'not found', figure: made.length - found.length, ...atMost(0, 0) },
    ]
  },

  'making Hidokus 10x10': () => {
    const { made, times } = makeAll('hidoku', '10x10', '', { count: 100 })
    return [
      { what: 'givens, median', figure: median(made.map(({ clues }) => clues)), ...atMost(34, 34) },
      { what: 'mean ms', figure: mean(times), ...atMost(150, 40) },
    ]
  },

  'making Hidokus 20x20': () => meanTime('hidoku', '20x20', '', { count: 8, unit: 's', ...atMost(10, 2) }),

  'making Survos 4x4, 3 givens at most': () =>
    meanTime('survo', '4x4', 'clues=0..3', { count: 200, ...atMost(20, 5) }),

  'making minimal magic boards 5x5': () =>
    meanTime('magic', '5x5', 'minimal,tier=..nested', { count: 100, ...atMost(150, 30) }),

  'making Sudokus 16x16, 120 givens at most': () =>
    meanTime('sudoku', '16x16', 'clues=0..120', { count: 20, unit: 's', ...atMost(2, 0.3) }),

  'making Sudokus 25x25, 330 givens at most': () =>
    meanTime('sudoku', '25x25', 'clues=0..330', { count: 4, unit: 's', ...atMost(60, 10) }),

  'generate, 2 workers against 1': () => {
    const generate = (workers) => () => {
      const main = join(ROOT, 'dist/program/main.js')
      // To a file: reading a pipe would keep one of two cores busy.
      const out = join(mkdtempSync(join(tmpdir(), 'puzzlewright-')), 'sudokus.jsonl')
      const args = [
        'sudoku',
        '-n',
        '20000',
        '--seed',
        'bench',
        '--no-grade',
        '--workers',
        workers,
        '--out',
        out,
      ]
      const { status } = spawnSync(process.execPath, [main, 'generate', ...args])
      if (status !== 0) throw new Error(`generate ended with ${status}`)
    }
    const { a, b, ratio } = inTurns(generate('2'), generate('1'), 5)
    const note = `20,000 Sudokus, whole process: ${(a / 1000).toFixed(1)} s against ${(b / 1000).toFixed(1)} s`
    return [{ what: 'times as fast', figure: ratio, note, ...atLeast(1.6, 1.9) }]
  },
}
