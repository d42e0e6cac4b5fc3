// Where the project and the published test data are, and what a row may find missing.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The published test data; rows that need it say so where it is missing. */
const DATA = process.env.PUZZLEWRIGHT_DATA ?? resolve(ROOT, '../shared/data')

/** Something that a row needs is not here: the table says so and goes on. */
export class Missing extends Error {}

export function dataFile(name) {
  const path = join(DATA, name)
  if (!existsSync(path)) throw new Missing(`needs ${name} (set PUZZLEWRIGHT_DATA to its folder)`)
  return readFileSync(path, 'utf8')
}
