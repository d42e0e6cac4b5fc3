// Shared by the scripts that run benchmarks: the built `puzzlewright bench`, and corpora of several families.

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')
const MAIN = 'dist/program/main.js'

/** Runs `puzzlewright` with these arguments in the project's folder. If the command fails, the script fails. */
export function puzzlewright(...args) {
  const { status } = spawnSync(process.execPath, [MAIN, ...args], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs `puzzlewright bench` with these arguments. */
export const bench = (...args) => puzzlewright('bench', ...args)

/** Makes a corpus of each family in a folder, with the given number of puzzles spread over the stars. Returns the paths. */
export function makeCorpora(folder, families, number, seed) {
  mkdirSync(resolve(ROOT, folder), { recursive: true })
  return families.map(({ family, shape }) => {
    const file = `${folder}/${family}-${number}.jsonl`
    const options = ['--stars', '1..5', '-n', number, '--seed', seed, '--out', file]
    bench('corpus', family, ...(shape ? ['--shape', shape] : []), ...options)
    return file
  })
}

/** Writes parts of a frozen suite, each as a corpus in a folder. Returns the paths. */
export function suiteCorpora(folder, parts, suite) {
  mkdirSync(resolve(ROOT, folder), { recursive: true })
  return parts.map(({ family, shape }) => {
    const file = `${folder}/${suite}-${family}-${shape}.jsonl`
    bench('corpus', family, '--suite', suite, '--shape', shape, '--out', file)
    return file
  })
}
