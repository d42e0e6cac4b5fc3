// The folder of a feed: the places of its plan, ledger, stock and site, and the plan and words that are read from it.

import { createHmac } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { FeedWords } from '../../feed/feedWordsAndDateTexts.ts'
import type { FeedTask } from '../../feed/making/choosePuzzles.ts'
import { readPlan } from '../../feed/plan/readPlan.ts'
import type { Schedule } from '../../feed/plan/scheduleTypes.ts'
import { readFeedWords } from '../../feed/readFeedWords.ts'
import { realPlace } from '../fileSystem.ts'
import { errorCode, inFile, unreadable } from '../systemErrors.ts'

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

/**
 * Reads the plan of a feed and the files that it names. Throws a PuzzleError, or an AggregateError of all mistakes of the plan
 * whose message is its file.
 */
export function readFeedFolder(folder: string): FeedFolder {
  const plan = join(folder, FEED_FILES.plan)
  const read = readPlan(
    readText(plan, `${plan}: no such file; start a feed with: puzzlewright feed init ${folder}`),
  )
  if ('mistakes' in read) throw new AggregateError(read.mistakes, plan)
  const { schedule } = read
  const at = (name: string) => resolve(folder, name)
  const [words, style] = [schedule.files.words, schedule.files.style].map((name) => name && at(name))
  return {
    folder,
    schedule,
    words: wordsOf(schedule, words),
    style: style && readText(style),
    place: (name) => join(folder, FEED_FILES[name]),
    resolve: at,
  }
}

function wordsOf({ meta }: Schedule, file: string | undefined): FeedWords {
  const text = file && readText(file)
  try {
    return readFeedWords(meta.language, text)
  } catch (error) {
    throw file !== undefined && error instanceof PuzzleError ? inFile(file, error) : error
  }
}

/** Reads a text file. Throws a PuzzleError that names the file. */
export function readText(path: string, ifMissing?: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const isKnown = ifMissing !== undefined && errorCode(error) === 'ENOENT'
    throw isKnown ? new PuzzleError('unreadable', ifMissing) : inFile(path, unreadable(error))
  }
}

/** Throws a PuzzleError if a site would publish the plan, the secret, the ledger or the stock. */
export function expectSafeSite(feed: FeedFolder, site: string): void {
  const root = realPlace(site)
  const own = (['plan', 'ledger', 'stock', 'index'] as const).map(feed.place)
  for (const name of [...own, secretPath(feed)]) {
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
function secretPath({ schedule, place, resolve }: FeedFolder): string {
  const { secret } = schedule.files
  return secret === undefined ? place('secret') : resolve(secret)
}

/** Reads the secret. Throws a PuzzleError if there is none, or if others can read its file. */
export function readSecret(feed: FeedFolder): string {
  const given = process.env[SECRET_VARIABLE]
  const path = secretPath(feed)
  const missing = `${path}: no secret in this file or in ${SECRET_VARIABLE}; make one with: openssl rand -hex 32 (puzzles of the ledger stay as they are)`
  const secret = (given ?? readText(path, missing)).trim()
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

/** Prepares a function that returns the seed of each attempt at a puzzle. */
export function makeSeeds(secret: string, series: string): (task: FeedTask, attempt: number) => string {
  const key = Buffer.from(secret, 'hex')
  return ({ date, slot, revision }, attempt) =>
    createHmac('sha256', key)
      .update(JSON.stringify([series, date, slot, revision, attempt]))
      .digest('hex')
}
