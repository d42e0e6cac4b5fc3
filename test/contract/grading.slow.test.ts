// The promises of every family to the grader: the weak base and the reasoner deduce only true facts, in any
// order; grades do not change. twins.slow.test.ts compares the grades of twins.

import { describe, expect, it } from 'vitest'
import { type Looker, type Reason, type Reasoner, TIERS, type Tier } from '../../src/families/inference.ts'
import type { Shape } from '../../src/families/puzzle.ts'
import { makeForced } from '../../src/grader/followAssumptions.ts'
import { GRADE_VERSION, type Grade, makeExaminer, makeGrader } from '../../src/grader/grade.ts'
import { makeMaker, makeRng, makeSolver, type Puzzle, type Rng } from '../../src/index.ts'
import { makeBranching } from '../../src/kernel/heuristics.ts'
import { below, shuffled } from '../../src/kernel/rng.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { gapsOf } from '../../src/words/formatMessage.ts'
import { randomBoard } from '../support/boards.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'

interface Case {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
}

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const family = familyUnderTest(name)
  const { grading, inference } = family
  const shapes = fixtureOf(name).gradedShapes

  /** An endless sequence of made puzzles, and of copies with more givens. */
  function* makeCases(shapeText: string): Generator<Case, never> {
    const make = makeMaker(family, family.notation.parseShape(shapeText))
    const rng = makeRng(`cases/${shapeText}`)
    for (let index = 0; ; index++) {
      const { puzzle, solution } = makeOne(make, `grading/${index}`)
      const share = index % 3
      const givens = puzzle.givens.map((given, cell) =>
        given === 0 && family.making.symmetric && below(rng, 4) < share ? solution[cell] : given,
      )
      yield { puzzle: { ...puzzle, givens }, solution }
    }
  }

  const known = new Map(shapes.map((text) => [text, { source: makeCases(text), made: [] as Case[] }]))

  /** The first of these puzzles, made once for all tests. */
  function cases(shapeText: string, count: number): readonly Case[] {
    const { source, made } = known.get(shapeText) as NonNullable<ReturnType<typeof known.get>>
    while (made.length < count) made.push(source.next().value)
    return made.slice(0, count)
  }

  /**
   * Solves a puzzle in a random order, calls back with each state, and rules out wrong candidates if nothing
   * is forced.
   */
  function walk(sight: Looker, { puzzle, solution }: Case, rng: Rng, onState: (frame: Int32Array) => void) {
    const frame = new Int32Array(sight.frameWords)
    const forced = makeForced(sight.cells)
    const values = new Int32Array(sight.maxCandidates)
    expect(sight.root(frame, puzzle)).toBe(true)
    while (sight.openCells(frame) > 0) {
      onState(frame)
      expect(sight.look(frame, forced)).toBe(true)
      if (forced.count > 0) {
        const index = below(rng, forced.count)
        expect(sight.place(frame, forced.cells[index], forced.values[index])).toBe(true)
        continue
      }
      const wrong: [number, number][] = []
      for (let cell = 0; cell < sight.cells; cell++) {
        for (const value of values.subarray(0, sight.candidates(frame, cell, values))) {
          if (value !== solution[cell]) wrong.push([cell, value])
        }
      }
      expect(wrong.length).toBeGreaterThan(0)
      expect(sight.exclude(frame, ...wrong[below(rng, wrong.length)])).toBe(true)
    }
  }

  const LOOKERS = [
    ['weak base', (shape: Shape) => grading.makeWeakBase(shape)],
    ['reasoner', (shape: Shape) => inference.makeReasoner(shape)],
  ] as const
  const singles = inference.techniques.filter(({ tier }) => tier === 'singles').map((one) => one.name)
  const isTold = ({ kind, facts }: Reason) =>
    gapsOf(inference.reasons[kind]).every((gap) => facts[gap] !== undefined)

  describe.each(
    LOOKERS.flatMap(([which, makeLooker]) => shapes.map((text) => [which, text, makeLooker] as const)),
  )('the %s of %s', (which, shapeText, makeLooker) => {
    const sight = makeLooker(family.notation.parseShape(shapeText))
    const reasoner = which === 'reasoner' ? (sight as Reasoner) : undefined
    const values = new Int32Array(sight.maxCandidates)
    const candidatesOf = (frame: Int32Array, cell: number) =>
      Array.from(values.subarray(0, sight.candidates(frame, cell, values)))

    it(`sees only true facts${reasoner ? ', for reasons that have words' : ''}`, () => {
      const rng = makeRng('truth')
      const forced = makeForced(sight.cells)
      for (const one of cases(shapeText, 6)) {
        walk(sight, one, rng, (frame) => {
          // An `expect` for each cell would take longer than the looking.
          const wrong: unknown[] = []
          sight.look(frame, forced)
          const seen = new Set<number>()
          for (let index = 0; index < forced.count; index++) {
            const [cell, value] = [forced.cells[index], forced.values[index]]
            const isSound = value === one.solution[cell] && forced.weights[index] > 0 && !seen.has(cell)
            if (!isSound) wrong.push(['forced', cell, value, forced.weights[index]])
            seen.add(cell)
            if (!reasoner) continue
            const reasons = reasoner.reasons(frame, cell, value)
            const areTold = reasons.every((reason) => isTold(reason) && singles.includes(reason.kind))
            if (reasons.length === 0 || !areTold) wrong.push(['reasons', cell, value, reasons])
          }
          let open = 0
          for (let cell = 0; cell < sight.cells; cell++) {
            const candidates = candidatesOf(frame, cell)
            if (candidates.length === 0) continue
            open++
            const isAscending = candidates.every((value, at) => at === 0 || value > candidates[at - 1])
            if (!isAscending || !candidates.includes(one.solution[cell])) wrong.push([cell, candidates])
          }
          expect(wrong).toEqual([])
          expect(open).toBe(sight.openCells(frame))
        })
      }
    })

    it('reaches the same end in any order', () => {
      const stuckState = ({ puzzle }: Case, rng: Rng, isAllAtOnce: boolean) => {
        const frame = new Int32Array(sight.frameWords)
        const forced = makeForced(sight.cells)
        sight.root(frame, puzzle)
        for (;;) {
          sight.look(frame, forced)
          if (forced.count === 0) break
          const order = shuffled(
            rng,
            Array.from({ length: forced.count }, (_, index) => index),
          )
          for (const index of isAllAtOnce ? order : order.slice(0, 1)) {
            expect(sight.place(frame, forced.cells[index], forced.values[index])).toBe(true)
          }
        }
        return Array.from({ length: sight.cells }, (_, cell) => candidatesOf(frame, cell))
      }
      for (const one of cases(shapeText, 9)) {
        const end = stuckState(one, makeRng('first'), true)
        for (const order of ['second', 'third']) expect(stuckState(one, makeRng(order), false)).toEqual(end)
        expect(stuckState(one, makeRng('fourth'), true)).toEqual(end)
      }
    })

    it(`reports only true contradictions${reasoner ? ', with words for them' : ''}`, () => {
      const rng = makeRng('contradictions')
      const frame = new Int32Array(sight.frameWords)
      const forced = makeForced(sight.cells)
      let noticed = 0
      for (const one of cases(shapeText, 4)) {
        walk(sight, one, rng, (from) => {
          const wrong: unknown[] = []
          for (let cell = 0; cell < sight.cells; cell++) {
            const candidates = candidatesOf(from, cell)
            if (candidates.length === 0) continue
            const value = candidates[below(rng, candidates.length)]
            frame.set(from)
            let isSound = sight.place(frame, cell, value)
            while (isSound) {
              isSound = sight.look(frame, forced)
              if (!isSound || forced.count === 0) break
              for (let index = 0; isSound && index < forced.count; index++) {
                isSound = sight.place(frame, forced.cells[index], forced.values[index])
              }
            }
            if (isSound) continue
            noticed++
            if (value === one.solution[cell]) wrong.push(['solution', cell, value])
            if (!reasoner) continue
            const reason = reasoner.contradiction()
            const { kind, cells, premises } = reason
            const named = [...cells, ...premises.flatMap((premise) => premise.cells)]
            const isSaid = Object.hasOwn(inference.reasons, kind) && isTold(reason)
            if (!isSaid || !named.every((at) => at >= 0 && at < sight.cells)) {
              wrong.push(['contradiction', cell, value, reason])
            }
          }
          expect(wrong).toEqual([])
        })
      }
      expect(noticed).toBeGreaterThan(5)
    })
  })

  it('never sees a solution of an unsolvable puzzle', () => {
    const solver = makeSolver()
    const boards = Array.from({ length: 200 }, (_, index) => randomBoard(name, `none/${index}`).puzzle)
    const without = boards.filter((puzzle) => solver(family, puzzle).status === 'none')
    expect(without.length).toBeGreaterThan(5)
    for (const puzzle of without) {
      for (const [which, makeLooker] of LOOKERS) {
        const sight = makeLooker(puzzle.shape)
        const frame = new Int32Array(sight.frameWords)
        const forced = makeForced(sight.cells)
        let isSound = sight.root(frame, puzzle)
        while (isSound && sight.openCells(frame) > 0) {
          isSound = sight.look(frame, forced) && forced.count > 0
          for (let at = 0; isSound && at < forced.count; at++) {
            isSound = sight.place(frame, forced.cells[at], forced.values[at])
          }
        }
        // A full board that is reached only by looking would be a solution.
        if (isSound) isSound = sight.look(frame, forced)
        expect(isSound, which).toBe(false)
      }
    }
  })

  it('searches with a strong base that finds the only solution', () => {
    for (const shapeText of shapes) {
      const model = grading.makeStrongModel(family.notation.parseShape(shapeText))
      const search = makeSearcher(model, makeBranching('fewest-alternatives', 'ascending', 'strong'))
      for (const { puzzle, solution } of cases(shapeText, 6)) {
        const found: string[] = []
        expect(search(puzzle, {}, (board) => found.push(board.join())).ended).toBe('exhausted')
        expect(found).toEqual([solution.map((value) => Math.max(value, 0)).join()])
      }
    }
  })

  it('gives the same puzzle the same grade, of the current version', () => {
    const [grader, again] = [makeGrader({ trials: 6 }), makeGrader({ trials: 6 })]
    for (const { puzzle } of shapes.flatMap((shapeText) => cases(shapeText, 3))) {
      const grade = grader(family, puzzle) as Grade
      expect(grade.degree).toBeGreaterThanOrEqual(0)
      expect(grade.version).toBe(GRADE_VERSION)
      expect(again(family, puzzle)).toEqual(grade)
    }
  })

  it('has stars that agree with its tier, in calibrated families without their own measure', () => {
    if (grading.trial || grading.calibrated.length === 0) return
    const grader = makeGrader()
    const seen = new Set<Tier>()
    for (const shapeText of shapes) {
      for (const { puzzle } of cases(shapeText, 30)) {
        const own = grading.leastStars?.(puzzle.shape)
        const { stars, tier } = grader(family, puzzle) as Grade
        seen.add(tier)
        const least = { singles: 1, techniques: own?.techniques ?? 1, chains: 4, nested: 5 }[tier]
        expect(stars).toBeGreaterThanOrEqual(least)
        if (tier === 'singles') expect(stars).toBeLessThan(5)
      }
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('tells whether its reasoning is beyond a tier, before and after its difficulty is measured', () => {
    const examine = makeExaminer({ trials: 0 })
    for (const { puzzle } of shapes.flatMap((shapeText) => cases(shapeText, 12))) {
      const [plain, measured] = [examine(family, puzzle), examine(family, puzzle)]
      if (typeof plain === 'string' || typeof measured === 'string') throw new Error('no unique solution')
      measured.degree()
      const { tier } = measured.reasoning()
      for (const one of TIERS) {
        const isBeyond = TIERS.indexOf(tier) > TIERS.indexOf(one)
        expect([plain.isBeyond(one), measured.isBeyond(one)], `${tier}, beyond ${one}`).toEqual([
          isBeyond,
          isBeyond,
        ])
      }
    }
  })

  it('does not grade a puzzle without exactly one solution', () => {
    const grader = makeGrader()
    const verdicts = Array.from({ length: 40 }, (_, index) => {
      const { puzzle } = randomBoard(name, `verdict/${index}`)
      const { status } = makeSolver()(family, puzzle)
      const graded = grader(family, puzzle)
      expect(typeof graded === 'string' ? graded : 'unique').toBe(status)
      return status
    })
    expect(new Set(verdicts).size).toBeGreaterThan(1)
  })
})
