// A feed with a small puzzle of each family, as the program builds it: three days around the end of a month, a puzzle that was
// replaced and one that was withdrawn.

import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FEED_MAIN, ledgerEntries } from './tinyFeed.ts'

const NOON = 'T12:00:00Z'

/** The slots of the feed. The name of the last one resembles a folder of the site. */
export const SMALL_SLOTS = ['sudoku', 'kenken', 'hidoku', 'survo', 'magic-embed'] as const

export const SMALL_FEED = {
  title: 'Small <b>Numbers</b> & "More"',
  slug: 'small',
  yesterday: '2025-03-30',
  today: '2025-03-31',
  /** The newest public date at `now`: it has begun in the easternmost time zone. */
  tomorrow: '2025-04-01',
  /** The instant of the build. */
  now: `2025-03-31${NOON}`,
  /** Slot and note of today's puzzle that was replaced. */
  replaced: ['kenken', 'One cage had a <wrong> sum.'],
  /** Slot and note of yesterday's puzzle that was withdrawn. */
  withdrawn: ['magic-embed', 'It was in the paper & elsewhere.'],
} as const

const planOf = (base: string) => `title: ${JSON.stringify(SMALL_FEED.title)}
description: Five small puzzles a day.
slug: ${SMALL_FEED.slug}
id: 6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10
start: 2025-03-30
base: ${base}
author: A. N. Editor
stock: 0
slots:
  - { slot: sudoku, family: sudoku, shape: 4x4, stars: 1 }
  - { slot: kenken, family: kenken, shape: 3x3, stars: 1 }
  - { slot: hidoku, family: hidoku, shape: 4x4, stars: 1 }
  - { slot: survo, family: survo, shape: 2x3, stars: 1 }
  - { slot: magic-embed, family: magic, shape: 3x3, stars: 1 }
`

/** The values of a solved board. */
export interface BoardSolution {
  /** Values by rows; empty in a blocked cell. */
  readonly solution: readonly string[]
  readonly columns: number
}

/** Builds the feed in a new folder, and its site in another, for the site's future address. */
export async function buildSmallFeed(folder: string, site: string, base: string): Promise<void> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'feed.yaml'), planOf(base))
  writeFileSync(join(folder, 'feed.secret'), `${'07'.repeat(32)}\n`, { mode: 0o600 })
  const { yesterday, today, now, replaced, withdrawn } = SMALL_FEED
  await feed('build', folder, '--as-of', now, '--out', site, '--quiet')
  const correct = (date: string, [slot, note]: readonly [string, string], what: string) =>
    feed('correct', folder, date, slot, what, '--note', note, '--as-of', now)
  await correct(today, replaced, '--replace')
  await correct(yesterday, withdrawn, '--withdraw')
  await feed('build', folder, '--as-of', now, '--out', site, '--quiet')
}

async function feed(...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [FEED_MAIN, 'feed', ...args])
}

/** The solution of a feed's puzzle, which may not be public yet. */
export function solutionIn(folder: string, date: string, slot: string): BoardSolution {
  const entry = ledgerEntries(folder).findLast((one) => one.date === date && one.slot === slot)
  const sum: string = entry.files['solution.json']
  const record = readFileSync(join(folder, 'stock', sum.slice(0, 2), sum), 'utf8')
  const { solution } = JSON.parse(record) as { solution: (number | null)[][] }
  return { solution: solution.flat().map((value) => String(value ?? '')), columns: solution[0].length }
}
