// Tests complete explanations of known puzzles: the shown steps, their order, and puzzles that cannot be
// explained. test/contract/techniques.test.ts verifies for each family that every step is sound.

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeReplay } from '../../scripts/perf/step-checker.mjs'
import { canonicalForm } from '../../src/grader/canonicalForm.ts'
import { GRADE_VERSION } from '../../src/grader/grade.ts'
import {
  type Explanation,
  type Family,
  findFamily,
  makeExplainer,
  makeGrader,
  makeMaker,
  makeSolver,
  type Puzzle,
  parsePuzzle,
  phrasesIn,
  reasonText,
  type Step,
} from '../../src/index.ts'
import { dataFile } from '../support/data.ts'
import { makeOne } from '../support/made.ts'

const explainer = makeExplainer()
const sudoku = findFamily('sudoku')

function explain(family: Family, puzzle: Puzzle): Explanation {
  const explanation = explainer(family, puzzle)
  if (typeof explanation === 'string') throw new Error(`nothing to explain: ${explanation}`)
  return explanation
}

/** Puzzles of a family that need more than singles. */
function hardOnes(name: string, shapeText: string, count: number): Puzzle[] {
  const family = findFamily(name)
  const make = makeMaker(family, family.notation.parseShape(shapeText))
  const all = Array.from({ length: 40 }, (_, index) => makeOne(make, `explain/${index}`).puzzle)
  return all.filter((puzzle) => explain(family, puzzle).tier !== 'singles').slice(0, count)
}

/** The candidates that a step rules out. */
function ruledOut(step: Step): string[] {
  const removes = step.step === 'eliminate' ? step.removes : step.step === 'refute' ? [step] : []
  return removes.map(({ cell, value }) => `${cell}/${value}`)
}

describe('a path', () => {
  it.each([
    ['sudoku', '9x9'],
    ['kenken', '6x6'],
    ['survo', '4x4'],
    ['hidoku', '6x6'],
    ['magic', '4x4'],
  ])('rules no candidate out twice: %s', (name, shapeText) => {
    const family = findFamily(name)
    const puzzles = hardOnes(name, shapeText, 3)
    expect(puzzles.length).toBeGreaterThan(0)
    for (const puzzle of puzzles) {
      const { steps } = explain(family, puzzle)
      const seen = new Set<string>()
      for (const step of steps) {
        for (const one of ruledOut(step)) {
          expect(seen.has(one)).toBe(false)
          seen.add(one)
        }
      }
    }
  })

  it('has few superfluous steps for a Sudoku', () => {
    for (const puzzle of hardOnes('sudoku', '9x9', 3)) {
      const { steps } = explain(sudoku, puzzle)
      const waiting = steps.flatMap((step, index) => (ruledOut(step).length > 0 ? index : []))
      const needed = waiting.filter((left) => {
        const replay = makeReplay(sudoku.rules.constraints(puzzle))
        return !steps.every((step, index) => index === left || replay.check(step))
      })
      // Premises may be more than the least.
      expect(needed.length).toBeGreaterThan(0.6 * waiting.length)
    }
  })

  it('gives all reasons of a placement, the plainest first', () => {
    const { puzzle } = parsePuzzle(
      'sudoku:9x9:.23456789456789123789123456214365897365897214897214365531642978642978531978531642',
    )
    const { steps, ...reasoning } = explain(sudoku, puzzle)
    expect(steps).toMatchObject([{ step: 'place', cell: 0, value: 1, effort: expect.any(Number) }])
    const [first] = steps
    if (first.step !== 'place') throw new Error('not placed')
    expect(first.reasons.map((reason) => reasonText(sudoku, puzzle, reason))).toEqual([
      'only place for 1 in box 1',
      'only place for 1 in row 1',
      'only place for 1 in column 1',
      'only candidate: 1',
    ])
    expect(reasoning).toEqual({
      tier: 'singles',
      hardestTechnique: null,
      techniques: { 'hidden-single': 1 },
    })
  })

  it('speaks German, too', () => {
    const { puzzle } = parsePuzzle('sudoku:4x4:1234341221434.21')
    const [first] = explain(sudoku, puzzle).steps
    if (first.step !== 'place' || !sudoku.words.de) throw new Error('not placed')
    const phrases = phrasesIn('de', sudoku.words.de)
    expect(reasonText(sudoku, puzzle, first.reasons[0], phrases)).toBe('einziger Platz für die 3 in Block 3')
    const chain = { kind: 'forcing-chain', facts: { value: 3, cell: 0 } }
    expect(reasonText(sudoku, puzzle, chain, phrases)).toBe('stünde hier 3, so ergäbe sich ein Widerspruch')
  })
})

describe('chains', () => {
  it('have links that follow from earlier ones and are all used', () => {
    const explanations = hardOnes('sudoku', '9x9', 12).map((puzzle) => explain(sudoku, puzzle))
    const chained = explanations.filter(({ tier }) => tier === 'chains')
    for (const { hardestTechnique } of chained) expect(hardestTechnique).toBe('forcing-chain')
    const chains = chained.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.step === 'refute' ? step : [])),
    )
    expect(chains.length).toBeGreaterThan(3)
    for (const { cell, value, links, because } of chains) {
      expect(links[0]).toEqual({ cell, value, because: [] })
      const used = new Set(because)
      links.forEach((link, index) => {
        for (const one of link.because) {
          expect(one).toBeLessThan(index)
          used.add(one)
        }
      })
      expect([...used].sort((a, b) => a - b)).toEqual(links.map((_, index) => index))
    }
  })

  it('are preferred to a search, which is used only if nothing else helps', () => {
    const { puzzle } = parsePuzzle(
      '98.7..6....5.9..4......8...6..5.......9.3..2......4..7.9.4...1..5..1.2....1..34..',
    )
    const { steps, tier, hardestTechnique, techniques } = explain(sudoku, puzzle)
    expect([tier, hardestTechnique]).toEqual(['nested', 'search'])
    expect(techniques.search).toBe(steps.filter(({ step }) => step === 'search').length)
    const board = [...puzzle.givens]
    for (const step of steps)
      if (step.step === 'place' || step.step === 'search') board[step.cell] = step.value
    expect(board).toEqual(expect.not.arrayContaining([0]))
  })
})

describe('the reasoning of a grade', () => {
  function formOf(family: Family, puzzle: Puzzle): Puzzle {
    const [solution] = makeSolver()(family, puzzle).solutions
    return canonicalForm(family, puzzle, solution).puzzle
  }

  it("comes from the path of the canonical form, with the same tier and hardest technique as the puzzle's own path", () => {
    const grader = makeGrader({ trials: 0 })
    for (const [name, shape] of [
      ['sudoku', '9x9'],
      ['kenken', '5x5'],
      ['hidoku', '6x6'],
    ] as const) {
      const family = findFamily(name)
      for (const puzzle of hardOnes(name, shape, 6)) {
        const grade = grader(family, puzzle)
        if (typeof grade === 'string') throw new Error(grade)
        const { tier, hardestTechnique } = explain(family, puzzle)
        expect([grade.tier, grade.hardestTechnique]).toEqual([tier, hardestTechnique])
        const { techniques } = explain(family, formOf(family, puzzle))
        expect(grade.techniques).toEqual(techniques)
        expect(grade.version).toBe(GRADE_VERSION)
      }
    }
  })

  it.skipIf(!existsSync(dataFile('sudoku-rated-A.txt')))(
    'agrees with published ratings (skipped without the collection)',
    () => {
      const rated = readFileSync(dataFile('sudoku-rated-A.txt'), 'utf8').trim().split('\n')
      for (const line of rated.filter((_, index) => index % 20 === 0)) {
        const [text, rating] = line.split(/\s+/)
        const { tier } = explain(sudoku, parsePuzzle(text).puzzle)
        if (Number(rating) <= 1.5) expect(tier).toBe('singles')
        if (Number(rating) <= 2.5) expect(['singles', 'techniques']).toContain(tier)
        if (Number(rating) >= 7.5) expect(['chains', 'nested']).toContain(tier)
      }
    },
  )
})

describe('puzzles without an explanation', () => {
  it.each([
    ['sudoku:4x4:................', 'multiple'],
    ['sudoku:4x4:12....3.......4.', 'none'],
    ['survo:2x2:,/,|3,7|4,6', undefined],
  ])('%s', (name, expected) => {
    const { family, puzzle } = parsePuzzle(name)
    const explanation = explainer(family, puzzle)
    if (expected) expect(explanation).toBe(expected)
    else expect(explanation).toMatchObject({ steps: expect.any(Array) })
  })

  it('do not include a full board, whose explanation has no steps', () => {
    const { family, puzzle } = parsePuzzle('sudoku:4x4:1234341221434321')
    expect(explain(family, puzzle)).toEqual({
      steps: [],
      tier: 'singles',
      hardestTechnique: null,
      techniques: {},
    })
  })
})
