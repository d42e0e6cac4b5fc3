// The secret of a feed: from the environment or a file that nobody else reads. Seeds are made of it, so that nobody who has today's
// puzzles can make tomorrow's.

import { createHmac } from 'node:crypto'
import { statSync } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import type { FeedTask } from '../../feed/making/decideEntries.ts'
import { type FeedFolder, readText } from './feedFolder.ts'

/** The variable that a secret may be in, instead of a file. */
const SECRET_VARIABLE = 'PUZZLEWRIGHT_FEED_SECRET'

/** Where the file of the secret is. */
export function secretPath({ schedule, place, resolve }: FeedFolder): string {
  const { secret } = schedule.files
  return secret === undefined ? place('secret') : resolve(secret)
}

/** The secret. Throws a PuzzleError where there is none, or where others can read it. */
export function readSecret(feed: FeedFolder): string {
  const given = process.env[SECRET_VARIABLE]
  const path = secretPath(feed)
  const secret = (given ?? readText(path, missing(path))).trim()
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    const where = given === undefined ? path : SECRET_VARIABLE
    throw new PuzzleError(
      'value',
      `${where} has to have 64 hexadecimal digits: openssl rand -hex 32 makes them`,
    )
  }
  const others = 0o077
  if (given === undefined && process.platform !== 'win32' && (statSync(path).mode & others) !== 0) {
    throw new PuzzleError(
      'conflict',
      `${path} can be read by others, and whoever reads it knows all puzzles to come: chmod 600 ${path}`,
    )
  }
  return secret
}

function missing(path: string): string {
  return `there is no secret: ${SECRET_VARIABLE}, or the file ${path}; openssl rand -hex 32 makes a new one, which changes no puzzle of the ledger`
}

/** The seed of an attempt at a puzzle. */
export function makeSeeds(secret: string, series: string): (task: FeedTask, attempt: number) => string {
  const key = Buffer.from(secret, 'hex')
  return ({ date, slot, revision }, attempt) =>
    createHmac('sha256', key)
      .update(JSON.stringify([series, date, slot, revision, attempt]))
      .digest('hex')
}
