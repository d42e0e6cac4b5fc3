// Where the published collections are that tests may use: beside the project, or where PUZZLEWRIGHT_DATA says.
// A test that needs one is skipped without it, and the run says so at its end.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = process.env.PUZZLEWRIGHT_DATA ?? resolve(import.meta.dirname, '../../../shared/data')

export const HAS_DATA = existsSync(FOLDER)

export function dataFile(name: string): string {
  return resolve(FOLDER, name)
}
