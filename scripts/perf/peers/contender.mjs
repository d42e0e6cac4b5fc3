// A contender that runs in Node: answers the lines of `peer-lines.mjs`.

import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { cpuTime } from '../timing.mjs'

/** The lines of a file with puzzles. */
export function puzzleLines(file) {
  return readFileSync(file, 'utf8').trim().split('\n')
}

/**
 * Answers until the input ends. `prepare` returns for a line what `count` takes, `count` the number of solutions up to two,
 * and `make` that many puzzles as lines, with the milliseconds that they took.
 */
export function serve({ prepare, count, make }) {
  let puzzles = []
  const answers = {
    read(file) {
      puzzles = puzzleLines(file).map(prepare)
      return ['read', puzzles.length]
    },
    solve(times) {
      let counts
      const milliseconds = cpuTime(() => {
        for (let time = 0; time < Number(times); time++) {
          counts = [0, 0, 0]
          for (const puzzle of puzzles) counts[count(puzzle)]++
        }
      })
      return ['solved', milliseconds, ...counts]
    },
    make(wanted, file) {
      const { milliseconds, lines } = make(Number(wanted))
      writeFileSync(file, `${lines.join('\n')}\n`)
      return ['made', milliseconds]
    },
  }
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [word, ...rest] = line.split(' ')
    console.log(answers[word](...rest).join(' '))
  })
}
