// The program as it was built, run in a process of its own.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PuzzleRecord } from '../../src/index.ts'

export const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')

/** Runs a command line in a folder. */
export function puzzlewright(args: readonly string[], cwd: string, input = '') {
  return spawnSync(process.execPath, [MAIN, ...args], { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
}

/** The records of a file. */
export function recordsOf(path: string): PuzzleRecord[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}
