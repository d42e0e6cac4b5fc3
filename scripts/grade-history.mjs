// `node scripts/grade-history.mjs`, after a build: a grade must not depend on the puzzles graded before. Puzzles of
// all families are graded alone, each in a fresh thread, and then again and again in random orders, in threads that
// keep all they remember. Prints how many grades differ, and fails if one does. With `20000 60` it makes 20,000
// gradings, not a million, of 60 puzzles of each family. With `100000 60 usual` the puzzles are larger: those that people
// print, and boards with further rules.

import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { FAMILIES, makeGrader, makeMaker, parseOrder, parsePuzzle, puzzleName } from '../dist/index.js'
import { makeRng, shuffled } from '../dist/kernel/rng.js'

/** Small shapes, so that many puzzles are graded, with the techniques that need room in the largest. */
const SMALL = {
  sudoku: ['4x4', '6x6/3x2', '9x9'],
  kenken: ['3x3', '4x4', '5x5'],
  survo: ['2x4', '3x3'],
  hidoku: ['4x4', '5x5', '5x5/rook'],
  magic: ['3x3', '4x4'],
  latinsquare: ['4x4', '5x5', '6x6', '7x7'],
}
/** Shapes that people print, and boards with further rules. */
const USUAL = {
  sudoku: ['9x9', '6x6+killer', '6x6+thermo+arrow', '9x9+x', '6x6+sandwich', '6x6+kropki+anti-knight'],
  kenken: ['6x6', '7x7', '9x9'],
  survo: ['3x4', '4x4'],
  hidoku: ['8x8', '8x8/rook', '10x10'],
  magic: ['5x5'],
  latinsquare: ['9x9', '5x5+futoshiki', '5x5+skyscrapers'],
}
const SHAPES = process.argv[4] === 'usual' ? USUAL : SMALL

/** Gradings of one thread before another order begins in a fresh one. */
const LONGEST = 20_000

if (isMainThread) await main(Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 200))
else parentPort.postMessage(gradesOf(workerData))

async function main(wanted, each) {
  const names = FAMILIES.flatMap((family) => puzzlesOf(family, each))
  const alone = (await inThreads(names.map((name) => [name]))).flat()
  console.log(`${names.length} puzzles graded alone`)
  const expected = new Map(names.map((name, index) => [name, alone[index]]))
  const rng = makeRng('grade-history')
  const orders = []
  for (let left = wanted; left > 0; left -= LONGEST) {
    const length = Math.min(left, LONGEST)
    const order = []
    while (order.length < length) order.push(...shuffled(rng, names))
    orders.push(order.slice(0, length))
  }
  let differ = 0
  let made = 0
  await inThreads(orders, (order, grades) => {
    made += grades.length
    process.stderr.write(`${made} of ${wanted} gradings, ${differ} differ\n`)
    for (const [index, grade] of grades.entries()) {
      if (grade === expected.get(order[index])) continue
      differ++
      console.log(`${order[index]}\n  alone  ${expected.get(order[index])}\n  number ${index}: ${grade}`)
    }
  })
  console.log(`${wanted} gradings in random orders: ${differ} differ`)
  process.exitCode = differ > 0 ? 1 : 0
}

/** Puzzles of the shapes in turn; every other one without a clue too many. */
function puzzlesOf(family, each) {
  const shapes = SHAPES[family.name] ?? [family.making.shape]
  const makers = shapes.flatMap((text) =>
    ['', 'minimal,tier=..nested'].map((asked) =>
      makeMaker(family, family.notation.parseShape(text), parseOrder(family, asked)),
    ),
  )
  return Array.from({ length: each }, (_, index) =>
    puzzleName(family, makers[index % makers.length](`grade-history/${index}`).puzzle),
  )
}

/** The grades of lists of puzzles, each list in a thread of its own. */
async function inThreads(lists, onGrades = () => {}) {
  const results = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < lists.length; index = next++) {
      results[index] = await new Promise((resolve, reject) => {
        new Worker(new URL(import.meta.url), { workerData: lists[index] })
          .on('message', resolve)
          .on('error', reject)
      })
      onGrades(lists[index], results[index])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

function gradesOf(names) {
  const grader = makeGrader()
  return names.map((name) => {
    const { family, puzzle } = parsePuzzle(name)
    return JSON.stringify(grader(family, puzzle))
  })
}
