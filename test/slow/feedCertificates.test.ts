// A feed with certificates: each appears with the solution and never before, and the checkers accept it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { certificateFault } from '../support/certificateChecker.ts'
import { hasPython, pythonAccepts } from '../support/certified.ts'
import { copyOfFeed, feedSums, runFeed, SMALL_PLAN, smallFeed } from '../support/tinyFeed.ts'

/** At this instant, the solutions of 1 January are public, and the puzzles of 1, 2 and 3 January. */
const NOW = '2027-01-02T12:00:00Z'
/** Half a day before, no solution is public. */
const BEFORE = '2027-01-02T00:00:00Z'

const feed = smallFeed(SMALL_PLAN.replace('stock: 1', 'stock: 1\ncertificates: true'))
const SLOTS = ['sudoku', 'survo']
const inSite = (folder: string, date: string, slot: string, name: string) =>
  join(folder, 'site', date, slot, name)

const build = (folder: string, now: string) =>
  runFeed('build', folder, '--as-of', now, '--workers', '1', '-q')
const verify = (folder: string, now: string) => runFeed('verify', folder, '--as-of', now)

beforeAll(async () => {
  expect(await build(feed, BEFORE)).toMatchObject({ status: 0 })
})

it('publishes no certificate before the solution', async () => {
  for (const slot of SLOTS) {
    expect(existsSync(inSite(feed, '2027-01-01', slot, 'puzzle.json'))).toBe(true)
    expect(existsSync(inSite(feed, '2027-01-01', slot, 'certificate.txt'))).toBe(false)
  }
  expect(await verify(feed, BEFORE)).toMatchObject({ status: 0 })
})

it('publishes it with the solution, which names it', async () => {
  expect(await build(feed, NOW)).toMatchObject({ status: 0 })
  const read = (date: string, slot: string, name: string) =>
    readFileSync(inSite(feed, date, slot, name), 'utf8')
  const texts = SLOTS.map((slot) => read('2027-01-01', slot, 'certificate.txt'))
  expect(texts.map(certificateFault)).toEqual([undefined, undefined])
  if (hasPython) expect(pythonAccepts(texts)).toEqual([true, true])
  for (const [index, slot] of SLOTS.entries()) {
    const { id, certificate } = JSON.parse(read('2027-01-01', slot, 'solution.json'))
    expect([texts[index].split('\n')[1], certificate]).toEqual([`puzzle ${id}`, 'certificate.txt'])
    expect(existsSync(inSite(feed, '2027-01-02', slot, 'certificate.txt'))).toBe(false)
  }
  expect(await verify(feed, NOW)).toMatchObject({ status: 0 })
})

it('is the same, whether it is built day by day or at once', async () => {
  const plan = readFileSync(join(feed, 'feed.yaml'), 'utf8')
  const again = smallFeed(plan)
  expect(await build(again, NOW)).toMatchObject({ status: 0 })
  expect(feedSums(again)).toEqual(feedSums(feed))
})

it('has a fault where a certificate is early or damaged', async () => {
  const copy = copyOfFeed(feed)
  const early = inSite(copy, '2027-01-02', 'survo', 'certificate.txt')
  writeFileSync(early, 'puzzlewright certificate 1\n')
  writeFileSync(inSite(copy, '2027-01-01', 'survo', 'certificate.txt'), 'puzzlewright certificate 1\n')
  const { status, stdout, stderr } = await verify(copy, NOW)
  expect(status).toBe(1)
  const told = `${stdout}${stderr}`
  expect(told).toContain('site: 2027-01-01/survo/certificate.txt: wrong content')
  expect(told).toContain('site: 2027-01-02/survo/certificate.txt: solution not public yet; remove it')
})

it('refuses rules of your own', async () => {
  const plan = `${SMALL_PLAN.replace('stock: 1', 'certificates: true')}  - { slot: own, family: sudoku, shape: "4x4+neighbours(a+b<>9)" }\n`
  const { status, stderr } = await build(smallFeed(plan), NOW)
  expect([status, stderr]).toEqual([1, expect.stringContaining('certificates cannot have rules of your own')])
})
