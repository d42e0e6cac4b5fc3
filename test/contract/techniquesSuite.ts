// The promises of the techniques of every family: they never rule out the solution, their result does not
// depend on their order (except for those that rest on uniqueness), and their premises are sufficient. A checker that
// knows only the rules replays explanations. techniques.test.ts tries a few puzzles, test/slow many.

import { describe, expect, it } from 'vitest'
import { makeReplay } from '../../scripts/perf/step-checker.mjs'
import { type Premise, TIERS } from '../../src/families/inference.ts'
import { makeExplainer } from '../../src/grader/explain.ts'
import { reasonText } from '../../src/grader/reasonText.ts'
import { reasonOf, techniqueOf } from '../../src/grader/steps.ts'
import { type Explanation, makeMaker, makeRng, type Puzzle, type Step } from '../../src/index.ts'
import { gapsOf } from '../../src/words/formatMessage.ts'
import {
  boardOf,
  candidatesOf,
  closeAtRandom,
  closeEasiestFirst,
  found,
  isGone,
  seen,
} from '../support/closure.ts'
import { familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'

const explainer = makeExplainer()

/** The number of puzzles to try. */
export interface Thoroughness {
  /** The number of shapes of each family, from its fixture. */
  readonly shapes: number
  /** The number of puzzles to explain. */
  readonly puzzles: number
  /** The number of puzzles to solve in several orders and check board by board. */
  readonly orders: number
}

/** The promises of a family. */
export function tryTechniques(name: string, { shapes: shapeCount, puzzles, orders }: Thoroughness): void {
  const family = familyUnderTest(name)
  const { inference } = family
  const { techniques } = inference
  const patterns = techniques.filter(({ tier }) => tier !== 'singles')
  const eliminating = patterns.map((one) => one.name)
  const monotone = patterns.filter((one) => !one.restsOnUniqueness).map((one) => one.name)
  const shapes = fixtureOf(name).gradedShapes.slice(0, shapeCount)

  function made(shapeText: string, count: number): { puzzle: Puzzle; solution: readonly number[] }[] {
    const make = makeMaker(family, family.notation.parseShape(shapeText))
    return Array.from({ length: count }, (_, index) => makeOne(make, `techniques/${index}`))
  }

  function explain(puzzle: Puzzle): Explanation {
    const explanation = explainer(family, puzzle)
    if (typeof explanation === 'string') throw new Error(`nothing to explain: ${explanation}`)
    return explanation
  }

  it('have names in kebab case, sources and words, and begin with singles', () => {
    const names = techniques.map((one) => one.name)
    expect(new Set(names).size).toBe(names.length)
    const tiers = techniques.map(({ tier }) => tier)
    expect(tiers).toEqual(tiers.toSorted((one, other) => TIERS.indexOf(one) - TIERS.indexOf(other)))
    for (const one of techniques) {
      expect(one.name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
      expect(family.sources[one.name].length, one.name).toBeGreaterThan(5)
      expect(inference.reasons[one.name], one.name).toBeDefined()
    }
    const reasoner = inference.makeReasoner(family.notation.parseShape(shapes[0]))
    expect(Object.keys(reasoner.makeFinders()).sort()).toEqual(eliminating.toSorted())
  })

  describe.each(shapes)('%s', (shapeText) => {
    const reasoner = inference.makeReasoner(family.notation.parseShape(shapeText))

    it('end with the solution, by steps that a checker proves from the rules alone', () => {
      for (const { puzzle, solution } of made(shapeText, puzzles)) {
        const replay = makeReplay(family.rules.constraints(puzzle))
        const { steps } = explain(puzzle)
        for (const step of steps) expect(replay.check(step), JSON.stringify(step)).toBe(true)
        expect(replay.isFull()).toBe(true)
        const board = [...puzzle.givens]
        for (const step of steps) {
          if (step.step === 'place' || step.step === 'search') board[step.cell] = step.value
          else {
            const removes = step.step === 'refute' ? [step] : step.removes
            for (const { cell, value } of removes) expect(solution[cell]).not.toBe(value)
          }
        }
        expect(board.map((value) => Math.max(value, 0))).toEqual(solution)
      }
    })

    it('say why, with all gaps filled', () => {
      for (const { puzzle } of made(shapeText, puzzles)) {
        for (const step of explain(puzzle).steps) {
          const links = step.step === 'refute' ? step.links.flatMap(({ reason }) => reason ?? []) : []
          const ends = step.step === 'refute' ? [step.contradiction] : []
          const seen = step.step === 'place' ? step.reasons : [reasonOf(step)]
          for (const reason of [...seen, ...links, ...ends]) {
            const text = reasonText(family, puzzle, reason)
            expect(text).toMatch(/^[^{}]{5,400}$/)
            expect(text, reason.kind).not.toMatch(/undefined|NaN|Infinity/)
            for (const cell of reason.cells) expect(cell).toBeLessThan(puzzle.givens.length)
          }
        }
      }
    })

    it('lead to the same end in any order', () => {
      for (const { puzzle } of made(shapeText, orders)) {
        for (const length of [0, Math.ceil(monotone.length / 2), monotone.length]) {
          const names = monotone.slice(0, length)
          const ends = ['one', 'other'].map((seed) => {
            const frame = boardOf(reasoner, puzzle)
            closeAtRandom(reasoner, frame, names, makeRng(seed))
            return candidatesOf(reasoner, frame)
          })
          expect(ends[1], `${names.length} techniques`).toEqual(ends[0])
        }
      }
    })

    it('depend only on their premises, and do not change the board', () => {
      for (const { puzzle, solution } of made(shapeText, orders)) {
        const frame = boardOf(reasoner, puzzle)
        const placed: { cell: number; value: number }[] = []
        const rng = makeRng('premises')
        let last = candidatesOf(reasoner, frame)
        /** The same values, and only the eliminations that some premises name. */
        const bareBoard = (board: Int32Array, premises: readonly Premise[]) => {
          const bare = boardOf(reasoner, puzzle)
          for (const { cell, value } of placed) reasoner.place(bare, cell, value)
          for (const { cells, value } of premises) {
            for (const cell of cells) {
              for (const other of candidatesOf(reasoner, bare)[cell]) {
                const isNamed = value === undefined || other === value
                if (isNamed && isGone(reasoner, board, { cell, value: other }))
                  reasoner.exclude(bare, cell, other)
              }
            }
          }
          return bare
        }
        closeAtRandom(reasoner, frame, eliminating, rng, (board) => {
          const now = candidatesOf(reasoner, board)
          now.forEach((own, cell) => {
            if (own.length === 0 && last[cell].length > 0) placed.push({ cell, value: solution[cell] })
          })
          last = now
          const before = board.slice()
          const all = eliminating.flatMap((name) => found(reasoner, name, board))
          expect(board).toEqual(before)
          for (const one of all.slice(0, 3)) {
            const again = found(reasoner, one.kind, bareBoard(board, one.premises))
            const removes = again.flatMap((pattern) => pattern.removes)
            expect(removes, JSON.stringify(one)).toEqual(expect.arrayContaining([...one.removes]))
          }
          for (const { cell, value } of (seen(reasoner, board) ?? []).slice(0, 3)) {
            for (const reason of reasoner.reasons(board, cell, value)) {
              const again = seen(reasoner, bareBoard(board, reason.premises))
              const isAgain = again?.some((one) => one.cell === cell && one.value === value)
              expect(isAgain, JSON.stringify(reason)).toBe(true)
            }
          }
        })
      }
    })

    it('are counted; the hardest is the last one of the shortest sufficient prefix of their order', () => {
      for (const { puzzle } of made(shapeText, puzzles)) {
        const { steps, tier, hardestTechnique, techniques: counts } = explain(puzzle)
        expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(steps.length)
        for (const [one, count] of Object.entries(counts)) {
          expect(steps.filter((step: Step) => techniqueOf(step) === one)).toHaveLength(count)
        }
        const isEnough = (length: number) => {
          const frame = boardOf(reasoner, puzzle)
          closeEasiestFirst(reasoner, frame, eliminating.slice(0, length))
          return reasoner.openCells(frame) === 0
        }
        const least = eliminating.findIndex((_, index) => isEnough(index + 1))
        if (isEnough(0)) expect([tier, hardestTechnique]).toEqual(['singles', null])
        else if (least >= 0)
          expect([tier, hardestTechnique]).toEqual([patterns[least].tier, eliminating[least]])
        else expect(['chains', 'nested']).toContain(tier)
      }
    })
  })

  it('has sentences with gaps only for facts', () => {
    for (const sentence of Object.values(inference.reasons)) {
      for (const gap of gapsOf(sentence)) expect(gap).toMatch(/^[a-z]+$/i)
    }
  })
}
