// The folders of the project and of the published test data, and the error for a row whose requirements are
// missing.

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The published test data. Rows that need it report if it is missing. */
const DATA = process.env.PUZZLEWRIGHT_DATA ?? resolve(ROOT, '../shared/data')

/** Something that a row needs is missing: the table reports it and continues. */
export class Missing extends Error {}

/** The result of `measure`, or of `otherwise` for the message if something is missing. */
export function unlessMissing(measure, otherwise) {
  try {
    return measure()
  } catch (error) {
    if (error instanceof Missing) return otherwise(error.message)
    throw error
  }
}

export function dataFile(name) {
  const path = join(DATA, name)
  if (!existsSync(path)) throw new Missing(`needs ${name} (set PUZZLEWRIGHT_DATA to its folder)`)
  return readFileSync(path, 'utf8')
}
