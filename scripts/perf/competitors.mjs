// The alternatives to this project: for solving a Sudoku in JavaScript, Knuth's dancing links over the exact
// cover; for making puzzles, the programs that Debian packages.

import { spawnSync } from 'node:child_process'
import { DancingLinks } from 'dancing-links'
import { Missing } from './data.mjs'

const dlx = new DancingLinks()

function columnsOf(cell, digit) {
  const row = Math.floor(cell / 9)
  const column = cell % 9
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3)
  return [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit]
}

const options = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 9 }, (_, digit) => ({
    data: 9 * cell + digit,
    columnIndices: columnsOf(cell, digit),
  })),
)

/**
 * How many solutions a puzzle has, up to two. Options that a given rules out are left out, which makes the
 * package half as fast again.
 */
export function countWithDancingLinks(givens) {
  const covered = new Uint8Array(324)
  const chosen = []
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] === 0) continue
    const option = options[cell][givens[cell] - 1]
    for (const column of option.columnIndices) covered[column] = 1
    chosen.push(option)
  }
  for (let cell = 0; cell < 81; cell++) {
    for (const option of options[cell]) {
      if (!option.columnIndices.some((column) => covered[column])) chosen.push(option)
    }
  }
  const solver = dlx.createSolver({ columns: 324 })
  solver.addSparseConstraints(chosen)
  return solver.find(2).length
}

/** Runs a program of a Debian package, also from the folder for games. Throws if it is not installed. */
export function runCompetitor(program, args, debianPackage = program) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` }
  const { error, status, stdout } = spawnSync(program, args, { env, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error?.code === 'ENOENT') throw new Missing(`needs ${program} (apt-get install ${debianPackage})`)
  if (error || status !== 0) throw error ?? new Error(`${program} ended with ${status}`)
  return stdout
}
