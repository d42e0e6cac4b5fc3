// The built program, as a process: for what only a process shows, such as threads, signals and pipes.

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import type { PuzzleRecord } from '../../src/index.ts'
import { newFolder } from './folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The entry point of the built program. */
export const MAIN = join(ROOT, 'dist/program/main.js')

/** Runs the program with a text as its standard input. */
export function runBuilt(words: readonly string[], { input = '', cwd = process.cwd(), main = MAIN } = {}) {
  const options = { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 } as const
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...words], options)
  return { stdout, stderr, status }
}

/** Runs `corpus ...`, whose threads load built modules. */
export const corpusProcess = (...words: readonly string[]) => runBuilt(['corpus', ...words])

/** The records of a file. */
export function recordsOf(path: string): PuzzleRecord[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** A copy of the program, not bundled, in which a part of a file of dist/ is replaced. Returns its entry point. */
export function changedProgram(file: string, part: string, instead: string): string {
  const folder = newFolder()
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const source = readFileSync(join(folder, 'dist', file), 'utf8')
  expect(source).toContain(part)
  writeFileSync(join(folder, 'dist', file), source.replace(part, instead))
  return join(folder, 'dist/cli/main.js')
}
