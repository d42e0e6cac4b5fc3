// The folder of the published collections that tests may use: beside the project, or named by PUZZLEWRIGHT_DATA.
// Without the folder, the tests that need it are skipped, and the run reports that.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = process.env.PUZZLEWRIGHT_DATA ?? resolve(import.meta.dirname, '../../../shared/data')

export const HAS_DATA = existsSync(FOLDER)

export function dataFile(name: string): string {
  return resolve(FOLDER, name)
}
