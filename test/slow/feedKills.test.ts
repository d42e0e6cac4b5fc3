// Kills at any moment, two builds at once, a full disk: nothing is lost, doubled or published early, `verify`
// accepts the result, and the next build continues. FEED_KILLS sets the number of kills.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addDays } from '../../src/feed/calendarDates.ts'
import {
  copyOfFeed,
  FEED_MAIN,
  feedSums,
  ledgerEntries,
  ledgerText,
  SMALL_PLAN,
  smallFeed,
  spawnFeed,
  startFeed,
} from '../support/tinyFeed.ts'

const KILLS = Number(process.env.FEED_KILLS ?? 12)

const build = (folder: string, now: string) => ['build', folder, '--as-of', now, '--workers', '1', '-q']
const noon = (date: string) => `${date}T12:00:00Z`

/** The command that each kill interrupts, and the instant for which it runs. */
function workOf(folder: string, kill: number) {
  const date = addDays('2027-01-01', Math.floor(kill / 4))
  const now = noon(date)
  const correct = ['correct', folder, date, 'survo', '--note', 'Eine Änderung', '--as-of', now]
  if (kill % 8 === 2) return { now, args: [...correct, '--replace'] }
  if (kill % 16 === 6) return { now, args: [...correct, '--withdraw'] }
  return { now, args: build(folder, now) }
}

it(`survives ${KILLS} kills at random moments`, { timeout: 3_600_000 }, async () => {
  const folder = smallFeed()
  const usual = { build: 3000, correct: 2500 }
  const counts = { killed: 0, ended: 0, lines: 0 }
  for (let kill = 0; kill < KILLS; kill++) {
    const { now, args } = workOf(folder, kill)
    const before = ledgerText(folder)
    const { child, ended } = startFeed(...args)
    const began = performance.now()
    const what = args[0] as keyof typeof usual
    const timer = setTimeout(() => child.kill('SIGKILL'), usual[what] * Math.random())
    const { signal, status, stderr } = await ended
    clearTimeout(timer)
    if (signal === 'SIGKILL') counts.killed++
    else {
      // The command ended before the kill, or has nothing to correct because its date was never built.
      counts.ended++
      usual[what] = Math.max(300, performance.now() - began)
      if (what === 'build') expect(status, stderr).toBe(0)
    }
    const after = ledgerText(folder)
    expect(after.startsWith(before), `kill ${kill}: lines were lost`).toBe(true)
    const places = ledgerEntries(folder).map(({ date, slot, revision }) => `${date} ${slot} ${revision}`)
    expect(new Set(places).size).toBe(places.length)
    expectNothingEarly(folder, now)
    const verified = spawnFeed('verify', folder, '--as-of', now)
    expect(verified, `kill ${kill}, ${args.join(' ')}`).toMatchObject({ status: 0 })
  }
  const last = noon(addDays('2027-01-01', Math.floor((KILLS - 1) / 4)))
  expect(spawnFeed(...build(folder, last))).toMatchObject({ status: 0 })
  expect(spawnFeed('verify', folder, '--as-of', last)).toMatchObject({ status: 0, stderr: '' })
  counts.lines = ledgerText(folder).split('\n').length - 2
  console.log(JSON.stringify(counts))

  // The same ledger and stock as in a feed that was never interrupted, and the same site.
  const calm = copyOfFeed(folder)
  spawnSync('rm', ['-r', join(calm, 'site'), join(calm, 'site.index')])
  expect(spawnFeed(...build(calm, last))).toMatchObject({ status: 0 })
  expect(feedSums(folder)).toEqual(feedSums(calm))
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

it.each([1, 4, 16, 24, 40])('survives a disk that accepts no file larger than %d kB', (size) => {
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
