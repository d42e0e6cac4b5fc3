// This project as a contender; with the argument `plain` without WebAssembly.

import {
  findFamily,
  isMade,
  loadSearches,
  makeMaker,
  makeSolver,
  parseOrder,
  readPuzzles,
} from '../../../dist/index.js'
import { cpuTime } from '../timing.mjs'
import { serve } from './contender.mjs'

if (process.argv[2] !== 'plain') await loadSearches()
const family = findFamily('sudoku')
const solver = makeSolver()
const maker = makeMaker(family, family.notation.parseShape('9x9'), parseOrder(family, 'minimal'))
const twoSolutions = { solutions: 2, keepSolutions: false }
let seeds = 0

serve({
  prepare: (line) => readPuzzles(line)[0].puzzle,
  count: (puzzle) => solver(family, puzzle, twoSolutions).count,
  make(count) {
    const made = []
    const milliseconds = cpuTime(() => {
      for (let one = 0; one < count; one++) made.push(maker(`bench/${seeds++}`))
    })
    if (!made.every(isMade)) throw new Error('a puzzle was not found')
    const lines = made.map(({ puzzle }) => puzzle.givens.map((given) => given || '.').join(''))
    return { milliseconds, lines }
  },
})
