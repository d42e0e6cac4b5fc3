// The folder of a feed: the places of its plan, ledger, stock and site, and the plan and words that are read from it.

import { createHmac } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import type { FeedWords } from '../../feed/feedWords.ts'
import type { FeedTask } from '../../feed/making/decideEntries.ts'
import { readPlan } from '../../feed/plan/readPlan.ts'
import type { Schedule } from '../../feed/plan/schedule.ts'
import { readFeedWords } from '../../feed/readFeedWords.ts'
import type { Mistakes } from '../../formats/yaml/mistakes.ts'
import { realPlace } from '../fileSystem.ts'
import { inFile, unreadable } from '../systemErrors.ts'

/** The files of a feed's folder. */
export const FEED_FILES = {
  plan: 'feed.yaml',
  secret: 'feed.secret',
  ledger: 'ledger.jsonl',
  stock: 'stock',
  site: 'site',
  index: 'site.index',
  review: 'review',
} as const

/** A feed: its folder, its plan and its words. */
export interface FeedFolder {
  /** The folder. */
  readonly folder: string
  /** The plan. */
  readonly schedule: Schedule
  /** The texts of its pages. */
  readonly words: FeedWords
  /** The text of the editor's style sheet. */
  readonly style?: string | undefined
  /** The path of one of the files that every feed has. */
  place(name: keyof typeof FEED_FILES): string
  /** The path of a file that the plan names. */
  resolve(name: string): string
}

/** Reads the plan of a feed and the files that it names. Returns all mistakes of the plan. Throws a PuzzleError. */
export function readFeedFolder(folder: string): FeedFolder | Mistakes {
  const plan = join(folder, FEED_FILES.plan)
  const read = readPlan(
    readText(plan, `${plan}: no such file; start a feed with: puzzlewright feed init ${folder}`),
  )
  if ('mistakes' in read) return read
  const { schedule } = read
  const { words, style } = schedule.files
  const at = (name: string) => resolve(folder, name)
  return {
    folder,
    schedule,
    words: wordsOf(schedule, words === undefined ? undefined : at(words)),
    style: style === undefined ? undefined : readText(at(style)),
    place: (name) => join(folder, FEED_FILES[name]),
    resolve: at,
  }
}

function wordsOf({ meta }: Schedule, file: string | undefined): FeedWords {
  try {
    return readFeedWords(meta.language, file === undefined ? undefined : readText(file))
  } catch (error) {
    throw error instanceof PuzzleError && file !== undefined && error.code !== 'unreadable'
      ? inFile(file, error)
      : error
  }
}

/** Reads a text file. Throws a PuzzleError that names the file. */
export function readText(path: string, ifMissing?: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { message } = unreadable(error)
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new PuzzleError('unreadable', isMissing && ifMissing ? ifMissing : `${path}: ${message}`)
  }
}

/** Throws a PuzzleError if a site would publish the plan, the secret, the ledger or the stock. */
export function expectSafeSite({ place }: FeedFolder, site: string, secret: string): void {
  const root = realPlace(site)
  for (const name of [place('plan'), place('ledger'), place('stock'), place('index'), secret]) {
    const real = realPlace(name)
    if (real !== root && !real.startsWith(root + sep)) continue
    throw new PuzzleError('unwritable', `--out ${site}: would publish ${name}; choose another folder`)
  }
  const found = statSync(site, { throwIfNoEntry: false })
  if (found && !found.isDirectory())
    throw new PuzzleError('unwritable', `${site}: is a file; choose a folder`)
}

// The secret of a feed, from the environment or from a private file. All seeds are made from it, so that nobody can generate
// tomorrow's puzzles from today's.

/** The environment variable that can hold the secret instead of a file. */
const SECRET_VARIABLE = 'PUZZLEWRIGHT_FEED_SECRET'

/** The path of the file with the secret. */
export function secretPath({ schedule, place, resolve }: FeedFolder): string {
  const { secret } = schedule.files
  return secret === undefined ? place('secret') : resolve(secret)
}

/** Reads the secret. Throws a PuzzleError if there is none, or if others can read its file. */
export function readSecret(feed: FeedFolder): string {
  const given = process.env[SECRET_VARIABLE]
  const path = secretPath(feed)
  const secret = (given ?? readText(path, missing(path))).trim()
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    const where = given === undefined ? path : SECRET_VARIABLE
    throw new PuzzleError(
      'value',
      `${where}: expected 64 hexadecimal digits; make a secret with: openssl rand -hex 32`,
    )
  }
  const others = 0o077
  if (given === undefined && process.platform !== 'win32' && (statSync(path).mode & others) !== 0) {
    throw new PuzzleError(
      'conflict',
      `${path}: other users can read this file, which gives away all future puzzles; protect it with: chmod 600 ${path}`,
    )
  }
  return secret
}

function missing(path: string): string {
  return `${path}: no secret in this file or in ${SECRET_VARIABLE}; make one with: openssl rand -hex 32 (puzzles of the ledger stay as they are)`
}

/** Prepares a function that returns the seed of each attempt at a puzzle. */
export function makeSeeds(secret: string, series: string): (task: FeedTask, attempt: number) => string {
  const key = Buffer.from(secret, 'hex')
  return ({ date, slot, revision }, attempt) =>
    createHmac('sha256', key)
      .update(JSON.stringify([series, date, slot, revision, attempt]))
      .digest('hex')
}
