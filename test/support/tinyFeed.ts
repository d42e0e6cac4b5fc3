// A feed with shapes so small that a date takes almost no time: its folder, and its commands from the build.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { runProgram } from '../../src/cli/program.ts'
import { newFolder } from './folder.ts'
import { runWords } from './program.ts'

export const FEED_MAIN = resolve(import.meta.dirname, '../../dist/program/main.js')

export const FEED_ID = '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10'

export const SMALL_PLAN = `title: Small Numbers
slug: small
id: ${FEED_ID}
start: 2027-01-01
base: https://example.org/puzzles/
stock: 1
slots:
  - { slot: sudoku, family: sudoku, shape: 4x4, repeat-after: 7 }
  - { slot: survo, family: survo, shape: 2x3, repeat-after: 7 }
`

/** A new folder with a plan and a secret, which are the same in every run. */
export function smallFeed(plan = SMALL_PLAN, secret = '5'.repeat(64)): string {
  const folder = join(newFolder(), 'feed')
  mkdirSync(folder)
  writeFileSync(join(folder, 'feed.yaml'), plan)
  writeFileSync(join(folder, 'feed.secret'), secret, { mode: 0o600 })
  return folder
}

/** A copy of a feed that keeps the times of its files, so that the next build recognises them. */
export function copyOfFeed(folder: string): string {
  const copy = join(newFolder(), 'feed')
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** A copy without site and puzzle files: enough for tests of rejected input. */
export function sketchOfFeed(folder: string): string {
  const copy = join(newFolder(), 'feed')
  mkdirSync(join(copy, 'stock'), { recursive: true })
  for (const name of ['feed.yaml', 'feed.secret', 'ledger.jsonl'])
    cpSync(join(folder, name), join(copy, name))
  return copy
}

let built: Promise<{ runProgram: typeof runProgram }> | undefined

/** Runs `feed ...` from the build, since its threads load built modules, but in this process. */
export async function runFeed(...args: readonly string[]) {
  built ??= import(resolve(import.meta.dirname, '../../dist/program/program.js'))
  return runWords(['feed', ...args], '', (await built).runProgram)
}

/** Runs `feed ...` in a separate process. */
export function spawnFeed(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [FEED_MAIN, 'feed', ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

/** Runs `feed ...` in a separate process that can be killed. */
export function startFeed(...args: readonly string[]) {
  const child = spawn(process.execPath, [FEED_MAIN, 'feed', ...args])
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<{ status: number | null; signal: string | null; stderr: string }>((done) => {
    child.on('close', (status, signal) => done({ status, signal, stderr }))
  })
  return { child, ended }
}

/** The SHA-256 of each file below a folder, by its path. */
export function sumsBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const sumOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  return Object.fromEntries(paths.sort().map((path) => [path, sumOf(path)]))
}

/** The text of a feed's ledger; empty if there is none. */
export function ledgerText(folder: string): string {
  const path = join(folder, 'ledger.jsonl')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The entries of a feed's ledger. */
export function ledgerEntries(folder: string) {
  const [, ...lines] = ledgerText(folder).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** The files that are the same on every machine: ledger, stock and site. */
export function feedSums(folder: string): Record<string, string> {
  const sums = Object.entries(sumsBelow(folder))
  return Object.fromEntries(sums.filter(([path]) => /^(ledger\.jsonl$|stock\/|site\/)/.test(path)))
}

/** A small feed that is built once for a test file as of an instant; each test works on a copy. */
export function builtOnce(now: string) {
  let original: string
  let feed: string
  let first: Awaited<ReturnType<typeof runFeed>>
  const at = (...path: string[]) => join(feed, ...path)
  const text = (...path: string[]) => readFileSync(at(...path), 'utf8')
  const build = (folder = feed, instant = now, ...more: string[]) =>
    runFeed('build', folder, '--as-of', instant, '--workers', '1', '-q', ...more)
  const verify = (instant = now, ...more: string[]) => runFeed('verify', feed, '--as-of', instant, ...more)
  beforeAll(async () => {
    const secret = process.env.PUZZLEWRIGHT_FEED_SECRET
    delete process.env.PUZZLEWRIGHT_FEED_SECRET
    original = smallFeed()
    first = await build(original)
    return () => {
      if (secret !== undefined) process.env.PUZZLEWRIGHT_FEED_SECRET = secret
    }
  })
  return {
    at,
    text,
    build,
    verify,
    /** The folder of the copy. */
    folder: () => feed,
    /** The result of the first build. */
    firstBuild: () => first,
    /** The lines of the ledger. */
    lines: () => ledgerText(feed).trimEnd().split('\n'),
    entries: () => ledgerEntries(feed),
    /** Gives each test of a group a copy of the feed. */
    inCopy() {
      beforeEach(() => {
        feed = copyOfFeed(original)
      })
    },
    /** Gives each test of a group a copy without site and stock, which rejected input does not need. */
    inSketch() {
      beforeEach(() => {
        feed = sketchOfFeed(original)
      })
    },
    /** Expects that `verify` finds no fault. */
    async isFine(instant = now) {
      expect(await verify(instant)).toMatchObject({ status: 0, stderr: '' })
    },
  }
}
