// A corpus with shapes so small that its chunks take almost no time, and its commands from the build.

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sha256 } from '../../src/runs/sha256.ts'
import { MAIN } from './built.ts'
import { newFolder } from './folder.ts'
import { runWords } from './program.ts'

/** Eight chunks of three families; one set has no grades. */
export const TINY_CORPUS = `seed: tiny
chunk: 5
sets:
  - { family: sudoku, shape: 6x6, count: 16 }
  - { family: latinsquare, shape: 5x5, stars: 1..3, count: 10 }
  - { family: hidoku, shape: 4x4, count: 10, grade: false }
`

/** Writes a recipe into a new folder, and returns its path and that of a folder for the corpus. */
export function corpusPlaces(recipe = TINY_CORPUS): { recipe: string; out: string } {
  const folder = newFolder()
  const path = join(folder, 'recipe.yaml')
  writeFileSync(path, recipe)
  return { recipe: path, out: join(folder, 'corpus') }
}

/** The program as it was built; its threads load built modules. */
export const built: Promise<typeof import('../../src/cli/program.ts')> = import(
  resolve(import.meta.dirname, '../../dist/program/program.js')
)

/** Runs `corpus ...` from the build, but in this process. */
export const runCorpus = async (...args: readonly string[]) =>
  runWords(['corpus', ...args], '', (await built).runProgram)

/** Runs `corpus ...` in a separate process that can be killed. */
export function startCorpus(args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, 'corpus', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  // A test that fails must not leave processes behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<{ status: number | null; signal: string | null; stderr: string }>((done) => {
    child.on('close', (status, signal) => {
      process.off('exit', kill)
      done({ status, signal, stderr })
    })
  })
  return { child, ended }
}

/** The files that must be the same on all machines, as Latin-1: the manifest, and everything in `chunks`. */
export function filesOf(out: string): Record<string, string> {
  const chunks = readdirSync(join(out, 'chunks')).map((name) => `chunks/${name}`)
  const names = ['manifest.json', ...chunks].sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'latin1')]))
}

/** The SHA-256 of each of these files. */
export function corpusSums(out: string): Record<string, string> {
  const sums = Object.entries(filesOf(out)).map(([name, text]) => [name, sha256(Buffer.from(text, 'latin1'))])
  return Object.fromEntries(sums)
}
