// The life of a corpus on a machine that has the package alone, as npm installs it: without BullMQ, ioredis and DuckDB.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/program/main.js')

/** Resolves modules as if the optional packages were not installed. */
const WITHOUT = `data:text/javascript,${encodeURIComponent(`
import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(\`
export async function resolve(name, context, next) {
  if (!/^(bullmq|ioredis|@duckdb)/.test(name)) return next(name, context)
  throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
}\`))`)}`

const folder = newFolder()
const recipe = recipeOf('alone')

/** Writes a recipe of 60 small Sudokus. Returns its path. */
function recipeOf(seed: string): string {
  const path = join(folder, `${seed}.yaml`)
  writeFileSync(path, `seed: ${seed}\nchunk: 10\nsets:\n  - { family: sudoku, shape: 6x6, count: 60 }\n`)
  return path
}

/** Runs `puzzlewright corpus` in the folder. */
function run(...args: readonly string[]) {
  const words = ['--import', WITHOUT, MAIN, 'corpus', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const FINE = { status: 0, stdout: '', stderr: '' }

it('makes, shares, finishes, checks, divides, counts and exports a corpus', () => {
  expect(run('make', recipe, '--out', 'one', '--shard', '0/2', '-q')).toEqual(FINE)
  expect(run('status', 'one').status).toBe(3)
  const warned = expect.stringMatching(/^warning: one is not finished: .*; next: corpus finish one\n$/)
  expect(run('stats', 'one')).toMatchObject({ status: 0, stderr: warned })
  expect(run('stats', 'one', '-q')).toMatchObject({ status: 0, stderr: '' })
  expect(run('make', recipe, '--out', 'one', '--shard', '1/2', '-q')).toEqual(FINE)
  expect(run('status', 'one').status).toBe(0)
  expect(run('finish', 'one', '-q')).toEqual(FINE)
  expect(run('verify', 'one', '--all', '-q').status).toBe(0)
  expect(run('sample', 'one', '-n', '3', '--seed', 'a').stdout.trimEnd().split('\n')).toHaveLength(3)
  expect(run('split', 'one', '--parts', 'train=80%,test=20%', '--seed', 'a', '--out', 'parts', '-q')).toEqual(
    FINE,
  )
  expect(readdirSync(join(folder, 'parts'))).toEqual(expect.arrayContaining(['test.jsonl', 'train.jsonl']))
  expect(run('make', recipeOf('other'), '--out', 'other', '-q')).toEqual(FINE)
  expect(run('finish', 'other', '-q')).toEqual(FINE)
  expect(run('merge', 'one', 'other', '--out', 'two', '-q')).toEqual(FINE)
  expect(JSON.parse(run('stats', 'two', '--json').stdout).puzzles).toBe(120)
  for (const format of ['jsonl', 'csv']) {
    const out = join(`${format}-export`, `puzzles.${format}`)
    expect(run('export', 'two', '--format', format, '--out', out, '-q')).toEqual(FINE)
    expect(existsSync(join(folder, out))).toBe(true)
  }
})

it('says for a queue, a query and Parquet what to install', () => {
  const refused = (packages: string) => ({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^[^\\n]* not installed; install with: npm install ${packages}\\n$`),
    ),
  })
  expect(run('make', recipe, '--out', 'three', '--queue', 'redis://127.0.0.1:1', '-q')).toEqual(
    refused('bullmq ioredis'),
  )
  expect(run('query', 'one', 'SELECT 1')).toEqual(refused('@duckdb/node-api'))
  expect(run('export', 'one', '--format', 'parquet', '--out', 'a.parquet')).toEqual(
    refused('@duckdb/node-api'),
  )
  expect(existsSync(join(folder, 'a.parquet'))).toBe(false)
})
