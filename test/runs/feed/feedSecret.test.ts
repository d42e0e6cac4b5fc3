// The seeds of a feed: everything that names a puzzle is a part of its seed, so that no seed leads to another.

import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { FeedTask } from '../../../src/feed/making/choosePuzzles.ts'
import { makeSeeds } from '../../../src/runs/feed/feedSecret.ts'

const USUAL = {
  secret: '5'.repeat(64),
  series: 'daily',
  date: '2027-01-01',
  slot: 'sudoku',
  revision: 0,
  attempt: 0,
}

function seedOf(change: Partial<typeof USUAL> = {}): string {
  const { secret, series, attempt, ...task } = { ...USUAL, ...change }
  return makeSeeds(secret, series)(task as FeedTask, attempt)
}

it('is the HMAC-SHA256 of the names of a puzzle, with the secret as its key', () => {
  const names = ['daily', '2027-01-01', 'sudoku', 0, 0]
  const hmac = createHmac('sha256', Buffer.from(USUAL.secret, 'hex')).update(JSON.stringify(names))
  expect(seedOf()).toBe(hmac.digest('hex'))
})

it('never changes', () => {
  expect(seedOf()).toBe('501d867e1e27ba544a07fda6ccb26d71e991b9325ad65de2b84a71925e5e1a8e')
})

it.each([
  { secret: '6'.repeat(64) },
  { series: 'weekly' },
  { date: '2027-01-02' },
  { slot: 'kenken' },
  { revision: 1 },
  { attempt: 1 },
])('differs with another %o', (change) => {
  expect(seedOf(change)).not.toBe(seedOf())
})
