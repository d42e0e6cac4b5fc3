// The secret of a feed, from the environment or from a private file. All seeds are made from it, so that nobody can generate
// tomorrow's puzzles from today's.

import { createHmac } from 'node:crypto'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { FeedTask } from '../../feed/making/choosePuzzles.ts'
import { readTextFile } from '../readRegularFile.ts'
import type { FeedFolder } from './feedFolder.ts'
import { protection } from './protectFiles.ts'

/** The environment variable that can hold the secret instead of a file. */
const SECRET_VARIABLE = 'PUZZLEWRIGHT_FEED_SECRET'

/** The maximum size of the file in bytes; usually it has 64 digits and a line end. */
const MOST_BYTES = 1 << 20

const FORM = /^[0-9a-f]{64}$/

/** Reads the secret. Throws a PuzzleError if there is none, or if others can read its file. */
export function readSecret(feed: FeedFolder): string {
  const secret = secretText(feed)
  const path = feed.place('secret')
  const isFile = process.env[SECRET_VARIABLE] === undefined
  if (!FORM.test(secret)) {
    throw new PuzzleError(
      'value',
      `${isFile ? path : SECRET_VARIABLE}: expected 64 hexadecimal digits; make a secret with: openssl rand -hex 32`,
    )
  }
  const command = isFile ? protection(path) : undefined
  if (command !== undefined) {
    throw new PuzzleError(
      'conflict',
      `${path}: other users can read this file, which gives away all future puzzles; protect it with: ${command}`,
    )
  }
  return secret
}

/** The forms in which a published file could contain the secret; empty if there is no secret. */
export function secretForms(feed: FeedFolder): string[] {
  try {
    const secret = secretText(feed)
    return FORM.test(secret) ? formsOf(secret) : []
  } catch (error) {
    if (error instanceof PuzzleError) return []
    throw error
  }
}

/** The secret in digits and in bytes, each as it is and in base64, wherever in the encoded text it begins. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'hex')
  const digits = [secret, secret.toUpperCase()].map((one) => Buffer.from(one))
  return [bytes, ...digits].flatMap((one) => [
    one.toString('latin1'),
    ...(['base64', 'base64url'] as const).flatMap((encoding) =>
      [0, 1, 2].map((before) => withinBase64(one, before, encoding)),
    ),
  ])
}

/** The characters of base64 that only these bytes determine, with some bytes before them and unknown bytes after them. */
function withinBase64(bytes: Buffer, before: number, encoding: 'base64' | 'base64url'): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString(encoding)
  const whole = 4 * Math.floor((before + bytes.length) / 3)
  return text.slice(before === 0 ? 0 : 4, whole)
}

function secretText({ place }: FeedFolder): string {
  const missing = `no secret in this file or in ${SECRET_VARIABLE}; make one with: openssl rand -hex 32 (puzzles of the ledger stay as they are)`
  return (process.env[SECRET_VARIABLE] ?? readTextFile(place('secret'), MOST_BYTES, missing)).trim()
}

/** Prepares a function that returns the seed of each attempt at a puzzle. */
export function makeSeeds(secret: string, series: string): (task: FeedTask, attempt: number) => string {
  const key = Buffer.from(secret, 'hex')
  return ({ date, slot, revision }, attempt) =>
    createHmac('sha256', key)
      .update(JSON.stringify([series, date, slot, revision, attempt]))
      .digest('hex')
}
