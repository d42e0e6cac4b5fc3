// The rows for the start of the program: what a short command costs beyond a process of Node that does nothing.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, noted } from './bounds.mjs'
import { ROOT } from './data.mjs'
import { inFolder } from './program.mjs'
import { median } from './timing.mjs'

const ROUNDS = 21

/** Stands for the file of a Sudoku. */
const FILE = 'FILE'
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n'

/** The measured commands. */
const COMMANDS = [
  { what: 'for --help', args: ['--help'], bounds: atMost(60, 30) },
  { what: 'for generate --help', args: ['generate', '--help'], bounds: noted },
  { what: 'for solve', args: ['solve', FILE], bounds: atMost(90, 50) },
]

/** Milliseconds of processor time that a process of Node takes from its start to its end. Only shells tell them. */
function processTime(args) {
  const timed = ['-c', 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null', 'bash', process.execPath, ...args]
  const { stderr, status } = spawnSync('bash', timed, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const [user, system] = stderr.trim().split(' ').map(Number)
  return 1000 * (user + system)
}

export const STARTING = {
  'start of the program': () =>
    inFolder((folder) => {
      const file = join(folder, 'sudoku.txt')
      writeFileSync(file, SUDOKU)
      const program = join(ROOT, 'dist/program/main.js')
      const processes = [
        ['-e', '0'],
        ...COMMANDS.map(({ args }) => [program, ...args.map((word) => (word === FILE ? file : word))]),
      ]
      const rounds = Array.from({ length: ROUNDS }, () => processes.map(processTime))
      const plain = median(rounds.map(([first]) => first))
      return COMMANDS.map(({ what, bounds }, index) => ({
        what: `ms ${what}`,
        figure: median(rounds.map((times) => times[index + 1] - times[0])),
        note: `of processor time, beyond the ${Math.round(plain)} of node -e 0`,
        ...bounds,
      }))
    }),
}
