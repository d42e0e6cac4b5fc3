// Techniques that grades, explanations, hints and made puzzles may not use.

import { describe, expect, it } from 'vitest'
import { sudoku as sudokuPlayer } from '../../src/families/sudoku/index.ts'
import {
  ALL_TECHNIQUES,
  type AllowedTechniques,
  allowedOf,
  isRestriction,
  NO_UNIQUENESS,
  parseAllowedTechniques,
} from '../../src/grader/allowedTechniques.ts'
import {
  FAMILIES,
  findFamily,
  type Grade,
  generate,
  makeExplainer,
  makeGrader,
  makeGuide,
  parseMadeName,
  parsePuzzle,
} from '../../src/index.ts'
import { publicRecord } from '../../src/page/publicRecord.ts'
import { makeAnswerer } from '../../src/player/answerGuideQuestions.ts'
import { shownRecord } from '../../src/player/openPuzzleRecord.ts'
import { recipeOf } from '../support/recipeOf.ts'

const sudoku = findFamily('sudoku')
/** A Sudoku that needs a unique rectangle, or else an ALS-XZ. */
const { puzzle } = parsePuzzle(
  'sudoku:9x9:5......7..98.1....7..6..8.99.536.2......4......4.857.63.6..2..1....7.38..5......7',
)

const techniquesOf = (allowed?: AllowedTechniques) => {
  const explanation = makeExplainer(allowed)(sudoku, puzzle)
  if (typeof explanation === 'string') throw new Error(explanation)
  return Object.keys(explanation.techniques)
}

describe('a choice of techniques', () => {
  it.each([
    ['all', 'all'],
    ['no-uniqueness', 'no-uniqueness'],
    ['x-wing', 'x-wing'],
    ['x-wing,naked-pair', 'naked-pair+x-wing'],
    ['naked-pair, x-wing', 'naked-pair+x-wing'],
    ['x-wing+naked-pair+x-wing', 'naked-pair+x-wing'],
    ['hidden-single', 'hidden-single'],
  ])('%s is read as %s', (text, choice) => {
    expect(parseAllowedTechniques(text, [sudoku])).toBe(choice)
  })

  it.each([
    ['naked-pear', '"naked-pear" is not a technique of a Sudoku; did you mean "naked-pair"?'],
    ['x-wing,nakedpair', '"nakedpair" is not a technique of a Sudoku; did you mean "naked-pair"?'],
    ['no-uniquenes', '"no-uniquenes" is not a technique of a Sudoku; did you mean "no-uniqueness"?'],
    [
      'combination-clash',
      '"combination-clash" is not a technique of a Sudoku; use all, no-uniqueness, or names',
    ],
    ['', '"" is not a technique of a Sudoku; use all'],
    ['all,x-wing', '"all" cannot be used with names of techniques; write it alone'],
    ['x-wing+no-uniqueness', '"no-uniqueness" cannot be used with names of techniques; write it alone'],
  ])('%s is refused', (text, message) => {
    expect(() => parseAllowedTechniques(text, [sudoku])).toThrow(message)
  })

  it('is shown by an example of the family', () => {
    for (const family of FAMILIES) {
      let example = ''
      try {
        parseAllowedTechniques('no-such-technique', [family])
      } catch (error) {
        example = /such as (.*)$/.exec((error as Error).message)?.[1] ?? ''
      }
      expect(parseAllowedTechniques(example, [family]).split('+'), family.name).toHaveLength(2)
    }
  })

  it('for several families may name the techniques of each', () => {
    expect(parseAllowedTechniques('x-wing,combination-clash', FAMILIES)).toBe('combination-clash+x-wing')
  })

  it('always allows singles, and keeps the order of the family', () => {
    const { techniques } = sudoku.inference
    const names = (allowed?: AllowedTechniques) => allowedOf(techniques, allowed).map(({ name }) => name)
    expect(names()).toEqual(techniques.map(({ name }) => name))
    expect(names(ALL_TECHNIQUES)).toEqual(names())
    expect(names('naked-pair+x-wing')).toEqual(['hidden-single', 'naked-single', 'naked-pair', 'x-wing'])
    expect(names().filter((name) => !names(NO_UNIQUENESS).includes(name))).toEqual([
      ...['unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-4', 'unique-rectangle-3'],
      'bug-plus-1',
    ])
  })

  it('leaves out nothing of the families without techniques that rest on uniqueness', () => {
    for (const { name, inference } of FAMILIES) {
      if (name === 'sudoku') continue
      expect(allowedOf(inference.techniques, NO_UNIQUENESS), name).toEqual(inference.techniques)
    }
  })

  it.each([['no-uniqueness'], ['x-wing'], ['naked-pair+x-wing'], ['unique-rectangle-1']])(
    'is recognised in a record: %s',
    (text) => expect(isRestriction(text)).toBe(true),
  )

  it.each([['all'], [''], ['x-wing,naked-pair'], ['+x-wing'], [3], [null], [['x-wing']]])(
    'is not recognised in a record: %o',
    (value) => expect(isRestriction(value)).toBe(false),
  )
})

describe('techniques that are not allowed', () => {
  it('are not used by explanations, of any family', () => {
    expect(techniquesOf()).toContain('unique-rectangle-1')
    expect(techniquesOf(NO_UNIQUENESS)).not.toContain('unique-rectangle-1')
    expect(techniquesOf('pointing')).toEqual(['hidden-single', 'naked-single', 'forcing-chain'])
    for (const family of FAMILIES) {
      const { puzzle: example } = parsePuzzle(family.notation.example, { family })
      const single = family.inference.techniques[0].name
      const explanation = makeExplainer(single)(family, example)
      const used = typeof explanation === 'string' ? [] : Object.keys(explanation.techniques)
      const others = family.inference.techniques.filter(({ tier }) => tier !== 'singles')
      expect(used.length, family.name).toBeGreaterThan(0)
      for (const { name } of others) expect(used, family.name).not.toContain(name)
    }
  })

  it('are not used by grades, which say so', () => {
    const grade = (allowed?: AllowedTechniques) =>
      makeGrader({ techniques: allowed })(sudoku, puzzle) as Grade
    const usual = makeGrader()(sudoku, puzzle)
    expect(grade()).toEqual(usual)
    expect(grade(ALL_TECHNIQUES)).toEqual(usual)
    expect(usual).toMatchObject({ tier: 'techniques', hardestTechnique: 'unique-rectangle-1' })
    expect(usual).not.toHaveProperty('techniquesAllowed')
    expect(grade('pointing+xy-wing')).toMatchObject({
      tier: 'chains',
      hardestTechnique: 'forcing-chain',
      techniquesAllowed: 'pointing+xy-wing',
    })
    expect(grade(NO_UNIQUENESS)).toMatchObject({
      hardestTechnique: 'als-xz',
      techniquesAllowed: 'no-uniqueness',
    })
  })

  it('are not used by hints', () => {
    const steps = (allowed?: AllowedTechniques) => {
      const found = makeGuide(sudokuPlayer, allowed).pathFrom(puzzle, { values: puzzle.givens })
      return found.kind === 'path' ? [...found.steps].flatMap((one) => ('kind' in one ? one.kind : [])) : []
    }
    expect(steps()).toContain('unique-rectangle-1')
    expect(steps(NO_UNIQUENESS)).not.toContain('unique-rectangle-1')
  })

  it('are not used by the hints of a page', () => {
    const answer = makeAnswerer(sudokuPlayer, () => 0)
    const kinds = (techniques?: AllowedTechniques) => {
      const values = [...puzzle.givens]
      const marks: number[][] = values.map((value) => (value ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9]))
      const told: string[] = []
      for (let step = 0; step < 200; step++) {
        const id = 'one'
        const next = answer({ task: 'step', id, techniques, puzzle, values, marks, cell: 0 })
        if (next.kind !== 'step') break
        told.push(next.reason.kind)
        if (next.place) {
          values[next.place.cell] = next.place.value
          marks[next.place.cell] = []
        }
        for (const { cell, value } of next.removes) marks[cell] = marks[cell].filter((one) => one !== value)
      }
      return told
    }
    expect(kinds()).toContain('unique-rectangle-1')
    expect(kinds(NO_UNIQUENESS)).not.toContain('unique-rectangle-1')
    expect(kinds(NO_UNIQUENESS)).toContain('als-xz')
  })

  it('are told to a page with the public part of a record', () => {
    const record = (techniquesAllowed?: string) => {
      const grade = { degree: 100, stars: 2, version: 3, ...(techniquesAllowed && { techniquesAllowed }) }
      const read = parsePuzzle(JSON.stringify({ id: 'sudoku:4x4:1.....2..3.....4', grade })).record
      return shownRecord(publicRecord('sudoku:4x4:1.....2..3.....4', read?.grade)).techniques
    }
    expect(record('no-uniqueness')).toBe('no-uniqueness')
    expect(record('naked-pair+x-wing')).toBe('naked-pair+x-wing')
    expect(record('<b>')).toBeUndefined()
    expect(record()).toBeUndefined()
  })

  it('stand in made names, and puzzles are made again from these', () => {
    const recipe = recipeOf('sudoku', 'tier=techniques,techniques=no-uniqueness')
    const [record] = generate(recipe, 'allowed', { count: 1 })
    expect(record.made).toBe(
      `sudoku:9x9:tier=techniques,techniques=no-uniqueness#allowed/0@${record.generator}`,
    )
    expect(record.grade).toMatchObject({ tier: 'techniques', techniquesAllowed: 'no-uniqueness' })
    const { seed, ...again } = parseMadeName(record.made)
    expect(again).toEqual(recipe)
    expect(seed).toBe('allowed/0')
    const names = Object.keys(record.grade?.techniques ?? {})
    expect(names.filter((name) => /^unique-rectangle|^bug/.test(name))).toEqual([])
  })

  it('count for the tier that an order asks for', () => {
    const [record] = generate(recipeOf('sudoku', 'tier=..techniques,techniques=naked-pair+pointing'), 'few', {
      count: 1,
    })
    const own = ['hidden-single', 'naked-single', 'naked-pair', 'pointing']
    expect(Object.keys(record.grade?.techniques ?? {}).filter((name) => !own.includes(name))).toEqual([])
    expect(record.grade?.tier).not.toBe('chains')
  })
})
