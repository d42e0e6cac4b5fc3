// Files of graded records for the rows that read them, in a folder that is removed after the row.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './data.mjs'

export const MAIN = join(ROOT, 'dist/program/main.js')

/** The result of `measure` for a new folder, which is removed afterwards. */
export function inFolder(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
  try {
    return measure(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs the program. Returns its standard error. */
export function puzzlewright(args, nodeOptions = []) {
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, MAIN, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(stderr)
  return stderr
}

/** Writes a file with the given number of graded Sudokus. */
export function makeSudokus(folder, count) {
  const file = join(folder, 'sudokus.jsonl')
  puzzlewright(['generate', 'sudoku', '-n', String(count), '--seed', 'bench', '--quiet', '--out', file])
  return file
}

/** Writes the given number of Sudokus: the same records with other digits, which have the same grades. */
export function relabelled(file, folder, count) {
  const records = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse)
  const lines = Array.from({ length: count }, (_, index) => {
    const digits = permutation(Math.floor(index / records.length))
    return `${JSON.stringify(withDigits(records[index % records.length], digits))}\n`
  })
  const out = join(folder, 'relabelled.jsonl')
  writeFileSync(out, lines.join(''))
  return out
}

/** The digits 1 to 9 in the order that a number encodes in the factorial number system. */
function permutation(number) {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const digits = []
  for (let rest = number; left.length > 0; rest = Math.floor(rest / (left.length + 1))) {
    digits.push(...left.splice(rest % left.length, 1))
  }
  return digits
}

function withDigits({ id, text, solution, ...record }, digits) {
  const exchanged = (clues) => clues.replaceAll(/[1-9]/g, (digit) => digits[digit - 1])
  const [family, shape, clues] = id.split(':')
  return {
    id: [family, shape, exchanged(clues)].join(':'),
    ...record,
    text: exchanged(text),
    solution: solution.map((row) => row.map((digit) => digits[digit - 1])),
  }
}
