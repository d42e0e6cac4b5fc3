import { resolve } from 'node:path'
import { checkStamp } from '../scripts/stamp.mjs'
import { HAS_DATA } from './support/data.ts'
import { checkFixtures } from './support/fixtureFiles.ts'

export default function setup(): void {
  checkFixtures()
  checkStamp(resolve(import.meta.dirname, '..'))
  if (HAS_DATA) return
  console.log(
    'The published collections are missing, so the tests that need them are skipped (PUZZLEWRIGHT_DATA names their folder).',
  )
}
