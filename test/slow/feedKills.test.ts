// Kills at any moment, two builds at once, a full disk: nothing is lost, doubled or published early, `verify`
// accepts the result, and the next build continues. FEED_KILLS sets the least number of kills; from 100 on, the year that is built
// is one of the plan that `feed init` writes, with five puzzles a day.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { addDays } from '../../src/feed/calendarDates.ts'
import { newFolder } from '../support/folder.ts'
import {
  FEED_MAIN,
  feedSums,
  ledgerEntries,
  ledgerText,
  runFeed,
  SMALL_PLAN,
  smallFeed,
  spawnFeed,
  startFeed,
} from '../support/tinyFeed.ts'

const KILLS = Number(process.env.FEED_KILLS ?? 8)

const IS_WHOLE = KILLS >= 100

const build = (folder: string, now: string) => ['build', folder, '--as-of', now, '--workers', '1', '-q']
const noon = (date: string) => `${date}T12:00:00Z`

/** A command, the instant for which it runs, and whether it has done its work. */
interface Work {
  readonly args: readonly string[]
  readonly now: string
  isDone(): boolean
}

/** Each day is built, corrected, and built again. */
function dayWorks(folder: string, date: string, isWithdrawn: boolean): Work[] {
  const now = noon(date)
  const how = isWithdrawn ? '--withdraw' : '--replace'
  const correct = ['correct', folder, date, 'survo', how, '--note', 'Eine Änderung', '--as-of', now]
  const isCorrected = () =>
    ledgerEntries(folder).some((one) => one.date === date && one.slot === 'survo' && one.revision === 1)
  const built = { args: build(folder, now), now, isDone: () => false }
  return [built, { args: correct, now, isDone: isCorrected }, built]
}

/** Runs a command that is killed at one of its operations on files. Returns how many there were if it ends by itself. */
async function runUntil(killAt: number, args: readonly string[]): Promise<number | undefined> {
  const program = [
    '--import',
    resolve(import.meta.dirname, '../support/killAt.mjs'),
    FEED_MAIN,
    'feed',
    ...args,
  ]
  const child = spawn(process.execPath, program, {
    detached: true,
    env: { ...process.env, KILL_AT: String(killAt) },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let [told, operations] = ['', '']
  child.stdio[2]?.on('data', (text) => {
    told += text
  })
  child.stdio[3]?.on('data', (text) => {
    operations += text
  })
  const [status, signal] = await new Promise<readonly unknown[]>((done) => {
    child.on('close', (...end) => done(end))
  })
  if (signal === 'SIGKILL') return undefined
  expect(status, told).toBe(0)
  return Number(operations)
}

/** Kills a command after each few operations, until a run ends by itself. Returns how often. */
async function runWithKills(folder: string, { args, now, isDone }: Work, every: number, all: number) {
  let kills = 0
  // Runs go further if they begin at the same place again, as corrections do, so that all of them together get through.
  while (!isDone() && (await runUntil(every + Math.floor((kills * every) / all), args)) === undefined) {
    kills++
    const places = ledgerEntries(folder).map(({ date, slot, revision }) => `${date} ${slot} ${revision}`)
    expect(new Set(places).size).toBe(places.length)
    expectNothingEarly(folder, now)
    if (places.length === 0) continue
    const verified = await runFeed('verify', folder, '--as-of', now)
    expect(verified, `kill ${kills}, ${args.join(' ')}`).toMatchObject({ status: 0 })
  }
  return kills
}

/** Runs commands calmly, and then with kills in all of them. Expects the same bytes. Returns the number of kills. */
async function expectSame(worksIn: (folder: string) => readonly Work[], plan: string, kills: number) {
  const [calm, killed] = [smallFeed(plan), smallFeed(plan)]
  const operations: number[] = []
  for (const { args } of worksIn(calm)) operations.push(Number(await runUntil(Infinity, args)))
  const every = Math.floor(operations.reduce((sum, each) => sum + each) / (kills + 1))
  let count = 0
  const works = worksIn(killed)
  // A short command is killed too.
  for (const [index, work] of works.entries()) {
    const all = operations[index]
    count += await runWithKills(killed, work, Math.min(every, Math.floor(all / 2)), all)
  }
  expect(feedSums(killed)).toEqual(feedSums(calm))
  expect(spawnFeed('verify', killed, '--as-of', works[works.length - 1].now)).toMatchObject({
    status: 0,
    stderr: '',
  })
  console.log(JSON.stringify({ operations, every, kills: count, lines: ledgerEntries(killed).length }))
  return count
}

const WEEKLY_PLAN = SMALL_PLAN.replace(/ {2}- { slot: sudoku.*\n/, '').replace(
  'survo, shape',
  'survo, days: [fri], shape',
)

/** The plan that `feed init` writes. */
function usualPlan(): string {
  const folder = join(newFolder(), 'feed')
  expect(spawnFeed('init', folder, '--start', '2027-01-01')).toMatchObject({ status: 0 })
  return readFileSync(join(folder, 'feed.yaml'), 'utf8')
}

it('builds the same year, whenever it is killed', { timeout: 14_400_000 }, async () => {
  const now = noon(IS_WHOLE ? '2027-12-31' : '2027-01-31')
  const works = (folder: string) => [{ args: build(folder, now), now, isDone: () => false }]
  const plan = IS_WHOLE ? usualPlan() : WEEKLY_PLAN
  expect(await expectSame(works, plan, KILLS / 2)).toBeGreaterThanOrEqual(KILLS / 2)
})

it('builds and corrects the same days, whenever it is killed', { timeout: 7_200_000 }, async () => {
  const days = Math.ceil(KILLS / 24)
  const works = (folder: string) =>
    Array.from({ length: days }, (_, day) =>
      dayWorks(folder, addDays('2027-01-01', day), day % 2 === 1),
    ).flat()
  expect(await expectSame(works, SMALL_PLAN, KILLS / 2)).toBeGreaterThanOrEqual(KILLS / 2)
})

/** At noon of each date, the next date's puzzles and the previous date's solutions are public. */
function expectNothingEarly(folder: string, now: string): void {
  const date = now.slice(0, 10)
  const site = join(folder, 'site')
  const paths = existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : []
  for (const path of paths.filter((one) => /^\d{4}-\d{2}-\d{2}\//.test(one))) {
    expect(path.slice(0, 10) <= addDays(date, 1), path).toBe(true)
    if (/\/solution\./.test(path)) expect(path.slice(0, 10) < date, path).toBe(true)
  }
}

it('goes on, on a later day, after a kill between the puzzles of the first date', () => {
  const folder = smallFeed()
  expect(spawnFeed(...build(folder, noon('2027-01-01')))).toMatchObject({ status: 0 })
  const [head, first] = ledgerText(folder).split('\n')
  writeFileSync(join(folder, 'ledger.jsonl'), `${head}\n${first}\n`)
  const now = noon('2027-01-02')
  expect(spawnFeed(...build(folder, now))).toMatchObject({ status: 0 })
  expect(spawnFeed('verify', folder, '--as-of', now)).toMatchObject({ status: 0, stderr: '' })
})

it('one of two builds at the same time succeeds, and the other reports it', async () => {
  const folder = smallFeed()
  const now = noon('2027-01-02')
  const both = [startFeed(...build(folder, now)), startFeed(...build(folder, now))]
  const answers = await Promise.all(both.map(({ ended }) => ended))
  const [won, lost] = answers.toSorted((one, other) => Number(one.status) - Number(other.status))
  expect(won.status).toBe(0)
  const stderr = expect.stringMatching(/^error: .*ledger\.jsonl: process \d+ is writing it.*\n$/)
  expect(lost).toMatchObject({ status: 1, stderr })
  expect(spawnFeed('verify', folder, '--as-of', now)).toMatchObject({ status: 0, stderr: '' })
})

/** Runs `feed ...` with a limit on the size of files, in bytes (a multiple of 1024), as on a full disk. */
function runLimited(bytes: number, ...args: readonly string[]) {
  const script = ['-c', `ulimit -f ${bytes / 1024}; exec "$@"`, 'bash']
  return spawnSync('bash', [...script, process.execPath, FEED_MAIN, 'feed', ...args], { encoding: 'utf8' })
}

it.each([1, 16, 40])('survives a disk that accepts no file larger than %d kB', (size) => {
  const folder = smallFeed(SMALL_PLAN.replace('stock: 1', 'stock: 20'))
  const now = noon('2027-01-02')
  const { status, stderr } = runLimited(1024 * size, ...build(folder, now))
  expect(status, stderr).toBe(1)
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1)
  const before = ledgerText(folder)
  expect(before === '' || before.endsWith('\n')).toBe(true)
  expect(spawnFeed('verify', folder, '--as-of', now)).toMatchObject({ status: 0 })
  expect(spawnFeed(...build(folder, now))).toMatchObject({ status: 0 })
  expect(ledgerText(folder).startsWith(before)).toBe(true)
  expect(spawnFeed('verify', folder, '--as-of', now)).toMatchObject({ status: 0, stderr: '' })
})

it('a full disk damages no ledger with letters of several bytes', () => {
  const folder = smallFeed()
  const now = noon('2027-01-02')
  expect(spawnFeed(...build(folder, now)).status).toBe(0)
  const why = ['--note', 'ü'.repeat(600), '--as-of', now]
  const withdraw = (date: string) => ['correct', folder, date, 'survo', '--withdraw', ...why]
  expect(spawnFeed(...withdraw('2027-01-01')).status).toBe(0)
  const before = ledgerText(folder)
  const room = 1024 * Math.ceil(Buffer.byteLength(before) / 1024)
  const stderr = expect.stringMatching(/^error: .*ledger\.jsonl: cannot be written: .*\n$/)
  expect(runLimited(room, ...withdraw('2027-01-02'))).toMatchObject({ status: 1, stderr })
  expect(ledgerText(folder)).toBe(before)
})
