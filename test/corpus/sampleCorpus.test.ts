// The sample corpus in generated/corpus-sample: by the versions of this checkout, whole, and what its table says of some
// puzzles is true.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALIBRATION_VERSION } from '../../src/grader/calibrations.ts'
import { GENERATOR_VERSION, GRADE_VERSION, makeGrader, parsePuzzle } from '../../src/index.ts'
import { PROJECT } from '../support/documents.ts'

const SAMPLE = join(PROJECT, 'generated/corpus-sample')
const PUZZLES = 500
/** One puzzle in so many is graded again. */
const ONE_IN = 50

const read = (name: string) => readFileSync(join(SAMPLE, name), 'utf8')

it('has the versions of this checkout (if not: npm run sample-corpus)', () => {
  const { versions, finished, recipe } = JSON.parse(read('manifest.json'))
  expect(versions).toMatchObject({
    generator: GENERATOR_VERSION,
    grade: GRADE_VERSION,
    calibration: CALIBRATION_VERSION,
  })
  expect(finished.puzzles).toBe(PUZZLES)
  expect(recipe.sets.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(PUZZLES)
})

it('has a data card with the hash of its file', () => {
  const hash = createHash('sha256')
    .update(readFileSync(join(SAMPLE, 'puzzles.parquet')))
    .digest('hex')
  expect(read('README.md')).toContain(hash)
})

it('has a table with the grades of its puzzles', () => {
  const rows = read('puzzles.csv').trimEnd().split('\n').slice(1)
  expect(rows).toHaveLength(PUZZLES)
  const grade = makeGrader()
  for (const row of rows.filter((_, index) => index % ONE_IN === 0)) {
    const [, id, ending] = /^"?(.*?)"?,((?:[^,]*,){3}[^,]*)$/.exec(row) ?? []
    const { family, puzzle } = parsePuzzle(id)
    const graded = grade(family, puzzle)
    if (typeof graded === 'string') throw new Error(`${id}: ${graded}`)
    const { stars, tier, hardestTechnique } = graded
    expect(ending.split(',').slice(1), id).toEqual([String(stars), tier, hardestTechnique ?? ''])
  }
})
