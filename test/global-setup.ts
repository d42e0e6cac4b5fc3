import { HAS_DATA } from './support/data.ts'

export default function announce(): void {
  if (HAS_DATA) return
  console.log(
    'The published collections are not here: the tests that need them are skipped (PUZZLEWRIGHT_DATA names their folder).',
  )
}
