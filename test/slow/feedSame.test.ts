// The same plan, ledger, secret and instants give the same bytes, on any number of threads and in any number
// of builds; another secret or another generator version changes no published puzzle.

import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { copyOfFeed, feedSums, ledgerEntries, ledgerText, smallFeed, spawnFeed } from '../support/tinyFeed.ts'

const DAYS = ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04']
const LAST = '2027-01-04T12:00:00Z'

function run(...args: string[]): void {
  const { status, stderr } = spawnFeed(...args)
  expect(status, stderr).toBe(0)
}

const build = (folder: string, now: string, workers = 1) =>
  run('build', folder, '--as-of', now, '--workers', String(workers), '-q')

function correct(folder: string): void {
  const at = ['--note', 'Wrong', '--as-of', '2027-01-03T15:00:00Z']
  run('correct', folder, '2027-01-02', 'survo', '--replace', ...at)
  run('correct', folder, '2027-01-03', 'sudoku', '--withdraw', ...at)
}

it('gives the same bytes in one build or daily builds, on one thread or three', () => {
  const [once, daily, threads] = [smallFeed(), smallFeed(), smallFeed()]
  build(once, LAST)
  for (const day of DAYS) build(daily, `${day}T12:00:00Z`)
  build(threads, LAST, 3)
  const sums = feedSums(once)
  expect(Object.keys(sums).length).toBeGreaterThan(120)
  expect(feedSums(daily)).toEqual(sums)
  expect(feedSums(threads)).toEqual(sums)
})

it('gives the same bytes for the same corrections, and restores a lost site', () => {
  const [one, other] = [smallFeed(), smallFeed()]
  for (const [index, folder] of [one, other].entries()) {
    build(folder, '2027-01-03T12:00:00Z', 1 + 2 * index)
    correct(folder)
    if (index === 0) build(folder, '2027-01-03T16:00:00Z')
    build(folder, LAST, 3 - 2 * index)
  }
  const sums = feedSums(one)
  expect(feedSums(other)).toEqual(sums)
  rmSync(join(one, 'site'), { recursive: true })
  build(one, LAST)
  expect(feedSums(one)).toEqual(sums)
  rmSync(join(one, 'site.index'))
  build(one, LAST)
  expect(feedSums(one)).toEqual(sums)
  expect(spawnFeed('verify', one, '--as-of', LAST)).toMatchObject({ status: 0, stderr: '' })
})

const IMMUTABLE = /^stock\/|\/(puzzle|solution|card|sheet)\.\w+$/

/** Permanent files are unchanged; the ledger keeps its lines and has new ones after them. */
function expectOnlyNew(before: Record<string, string>, folder: string, ledger: string): void {
  const after = feedSums(folder)
  for (const path of Object.keys(before).filter((one) => IMMUTABLE.test(one))) {
    expect(after[path], path).toBe(before[path])
  }
  const now = ledgerText(folder)
  expect(now.startsWith(ledger)).toBe(true)
  expect(now.length).toBeGreaterThan(ledger.length)
  expect(after['site/2027-01-05/sudoku/puzzle.json']).toBeDefined()
  expect(spawnFeed('verify', folder, '--as-of', LAST)).toMatchObject({ status: 0, stderr: '' })
}

it('another secret changes nothing in the ledger, but changes later puzzles', () => {
  const first = smallFeed()
  build(first, '2027-01-02T12:00:00Z')
  const [same, other] = [copyOfFeed(first), copyOfFeed(first)]
  const before = feedSums(first)
  writeFileSync(join(other, 'feed.secret'), '6'.repeat(64), { mode: 0o600 })
  for (const folder of [same, other]) {
    build(folder, LAST)
    expectOnlyNew(before, folder, ledgerText(first))
  }
  expect(ledgerText(other)).not.toBe(ledgerText(same))
})

it('another generator changes nothing in the ledger', () => {
  const root = resolve(import.meta.dirname, '../..')
  const copy = newFolder()
  for (const name of ['dist', 'fonts', 'package.json', 'schemas']) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const maker = join(copy, 'dist/maker/maker.js')
  const code = readFileSync(maker, 'utf8')
  const changed = code.replace(/(GENERATOR_VERSION = )\d+/, '$199')
  expect(changed).not.toBe(code)
  writeFileSync(maker, changed)

  const folder = smallFeed()
  build(folder, '2027-01-02T12:00:00Z')
  const before = feedSums(folder)
  const ledger = ledgerText(folder)
  const args = [join(copy, 'dist/cli/main.js'), 'feed', 'build', folder, '--as-of', LAST, '-q']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expectOnlyNew(before, folder, ledger)
  const generators = ledgerEntries(folder).map(({ generator }) => generator)
  expect(new Set(generators)).toEqual(new Set([generators[0], 99]))
})
