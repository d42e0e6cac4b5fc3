// The secret of a feed, from the environment or from a private file. All seeds are made from it, so that nobody can generate
// tomorrow's puzzles from today's.

import { createHmac } from 'node:crypto'
import { statSync } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import type { FeedTask } from '../../feed/making/decideEntries.ts'
import { type FeedFolder, readText } from './feedFolder.ts'

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
