import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResults, isIdentical } from '../../src/bench/compareResults.ts'
import { SUITES } from '../../src/bench/suites/findSuiteByChecksum.ts'
import { baselineOf } from '../../src/bench/suites/suiteCorpusAndBaseline.ts'
import { parseSuite } from '../../src/bench/suites/suiteFormat.ts'
import { CALIBRATION_VERSION } from '../../src/grader/calibrations.ts'
import { GRADE_VERSION, makeGrader, makeSolver } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { ROOT } from '../support/sourceFiles.ts'
import { corpusPuzzles, ofEvery, runAgain } from '../support/suites.ts'

describe.each(SUITES)('suite $name', ({ name }) => {
  const suite = parseSuite(readFileSync(join(ROOT, 'suites', `${name}.tsv`), 'utf8'))

  it('has only puzzles with one solution', () => {
    const solve = makeSolver()
    const wrong = corpusPuzzles(suite).filter(
      ({ family, puzzle }) => solve(family, puzzle).status !== 'unique',
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has a baseline that this program repeats', () => {
    const comparison = compareResults(baselineOf(suite, sha256), runAgain(suite))
    expect(comparison.moved).toEqual([])
    expect(isIdentical(comparison)).toBe(true)
  })

  // A later grader may see its puzzles otherwise; the suite keeps its stars.
  const { grade, calibration } = suite.head
  it.runIf(grade === GRADE_VERSION && calibration === CALIBRATION_VERSION)(
    'has the stars of its grader',
    () => {
      const grader = makeGrader()
      const sample = ofEvery(suite, 15)
      const graded = corpusPuzzles(sample).map(({ family, puzzle }) => grader(family, puzzle))
      const found = graded.map((one) => (typeof one === 'string' ? one : one.degree))
      expect(found).toEqual(sample.puzzles.map(({ degree }) => degree))
    },
  )
})
