// The sample corpus in generated/corpus-sample.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALIBRATION_VERSION } from '../../src/grader/calibrations.ts'
import { GENERATOR_VERSION, GRADE_VERSION, makeGrader, parsePuzzle } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { PROJECT } from '../support/documents.ts'

const SAMPLE = join(PROJECT, 'generated/corpus-sample')
const PUZZLES = 500
/** One puzzle in so many is graded again. */
const ONE_IN = 50

const read = (name: string) => readFileSync(join(SAMPLE, name), 'utf8')

it('has the versions of this checkout (if not: npm run sample-corpus)', () => {
  const { versions, finished, recipe } = JSON.parse(read('manifest.json'))
  const { generator, grade, calibration } = versions
  expect([generator, grade, calibration]).toEqual([GENERATOR_VERSION, GRADE_VERSION, CALIBRATION_VERSION])
  expect(finished.puzzles).toBe(PUZZLES)
  expect(recipe.sets.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(PUZZLES)
})

it('has a data card with the hash of its file', () => {
  expect(read('README.md')).toContain(sha256(readFileSync(join(SAMPLE, 'puzzles.parquet'))))
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
