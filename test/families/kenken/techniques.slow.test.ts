// The techniques: true on all boards, in any order, with sufficient premises.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate, Premise, Reason } from '../../../src/families/inference.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.ts'
import { makeExplainer } from '../../../src/grader/explain.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { makeMaker } from '../../../src/maker/maker.ts'
import { gapsOf } from '../../../src/words/formatMessage.ts'
import { candidatesOf } from '../../support/closure.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'
import { makeOne } from '../../support/made.ts'
import { fillsCage, span } from './boards.ts'
import { find, halfway, keysOf } from './halfway.ts'
import { clash, openCandidates, type Sets, someBoard } from './naive.ts'

const { makeReasoner, reasons: WORDS, techniques } = kenken.inference
const ELIMINATING = techniques.filter(({ tier }) => tier === 'techniques').map(({ name }) => name)

const seeds = fc.integer().map(String)

/** Puzzles that were made, with their solutions. */
const MADE = [3, 4, 5, 6, 7].flatMap((size) => {
  const make = makeMaker(kenken, kenken.notation.parseShape(`${size}x${size}`))
  return ['a', 'b'].map((seed) => {
    const { puzzle, solution } = makeOne(make, `techniques/${seed}`)
    return { puzzle: puzzle as KenkenPuzzle, solution }
  })
})

const replayers = new Map<string, ReturnType<typeof makeReasoner>>()

/** The board with the same placements, and only the eliminations that these premises name. */
function replay(
  puzzle: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
  sets: Sets,
  premises: readonly Premise[],
) {
  // Making one takes longer than the replay.
  const reasoner = replayers.get(puzzle.shape.text) ?? makeReasoner(puzzle.shape)
  replayers.set(puzzle.shape.text, reasoner)
  const frame = new Int32Array(reasoner.frameWords)
  let isSound = reasoner.root(frame, puzzle)
  for (const [cell, value] of placed) isSound &&= reasoner.place(frame, cell, value)
  for (const premise of premises) {
    for (const cell of premise.cells) {
      for (let value = 1; value <= puzzle.shape.size; value++) {
        if (placed.has(cell) || sets[cell].includes(value)) continue
        if (premise.value !== undefined && premise.value !== value) continue
        isSound &&= reasoner.exclude(frame, cell, value)
      }
    }
  }
  if (!isSound) expect.fail('a possible board contradicts itself when it is replayed')
  return { reasoner, frame }
}

/**
 * Whether a candidate can be refuted by filling only these cells, with the rules of lines and of cages that
 * lie completely in them.
 */
function canBe(puzzle: KenkenPuzzle, sets: Sets, cells: readonly number[], assumed: Candidate): boolean {
  const { size } = puzzle.shape
  const board = puzzle.givens.map((_, cell) => (sets[cell].length === 1 ? sets[cell][0] : 0))
  const order = [...new Set(cells)].filter((cell) => cell !== assumed.cell && sets[cell].length > 1)
  const known = new Set([...order, assumed.cell, ...board.flatMap((value, cell) => (value > 0 ? cell : []))])
  const cages = puzzle.cages.filter((cage) => cage.cells.every((cell) => known.has(cell)))
  const fits = (cell: number, value: number) =>
    board.every((other, at) => at === cell || other !== value || !clash(size, cell, at))
  const isFilled = (cage: Cage) => cage.cells.some((cell) => board[cell] === 0) || fillsCage(cage, board)
  const extend = (at: number): boolean => {
    if (at === order.length) return true
    const cell = order[at]
    const own = cages.filter((cage) => cage.cells.includes(cell))
    for (const value of sets[cell]) {
      board[cell] = value
      if (fits(cell, value) && own.every(isFilled) && extend(at + 1)) return true
    }
    board[cell] = 0
    return false
  }
  board[assumed.cell] = assumed.value
  return fits(assumed.cell, assumed.value) && cages.every(isFilled) && extend(0)
}

/** Whether the facts fill every gap of the sentence, in both languages. */
function isTold({ kind, facts }: Reason): boolean {
  return [WORDS[kind], kenken.words.de?.reasons[kind] ?? ''].every(
    (text) => text !== '' && gapsOf(text).every((gap) => gap in facts),
  )
}

describe('a candidate that a technique rules out', () => {
  const met = new Set<string>()

  function expectSound(
    puzzle: KenkenPuzzle,
    { frame, reasoner, placed, sets }: ReturnType<typeof halfway>,
    solution: readonly number[],
  ): void {
    const present = new Set(keysOf(openCandidates(candidatesOf(reasoner, frame))))
    // With thousands of reports, an `expect` for each claim would be too slow.
    const wrong: unknown[] = []
    for (const name of ELIMINATING) {
      for (const one of find(reasoner, name, frame)) {
        met.add(name)
        const again = replay(puzzle, placed, sets, one.premises)
        const found = find(again.reasoner, name, again.frame).flatMap(({ removes }) => keysOf(removes))
        const cells = [...one.cells, ...one.premises.flatMap((premise) => premise.cells)]
        const claims = {
          isOfItsKind: one.kind === name,
          isTold: isTold(one),
          removesSome: one.removes.length > 0,
          namesWhatIsThere: keysOf([...one.removes, ...one.candidates]).every((key) => present.has(key)),
          keepsTheSolution: one.removes.every(({ cell, value }) => solution[cell] !== value),
          restsOnItsPremises: keysOf(one.removes).every((key) => found.includes(key)),
          removesWhatCannotBe: !one.removes.some((removed) => canBe(puzzle, sets, cells, removed)),
        }
        if (Object.values(claims).includes(false)) wrong.push({ name, ...claims, one })
      }
    }
    expect(wrong).toEqual([])
  }

  it('is never in the solution, and follows from its premises alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [3, 4, 4], 8)
        expectSound(puzzle, halfway(rng, puzzle, solution), solution)
      }),
      { numRuns: 70 },
    )
  })

  it('is never in the solution of made puzzles', () => {
    for (const { puzzle, solution } of MADE.filter((made) => made.puzzle.shape.size < 6)) {
      for (const seed of ['1', '2', '3']) {
        expectSound(puzzle, halfway(makeRng(seed), puzzle, solution), solution)
      }
    }
  })

  it('occurs for all techniques of cages', () => {
    const ofCages = ELIMINATING.filter((name) => /cage|segment|innies|combination/.test(name))
    expect(ofCages.filter((name) => !met.has(name))).toEqual([])
  })
})

describe("Keen's levels", () => {
  const explain = makeExplainer()
  const rankOf = (name: string | null) => (name === null ? -1 : ELIMINATING.indexOf(name))
  const rows = HAS_DATA
    ? readFileSync(dataFile('kenken-keen-ids.tsv'), 'utf8').trim().split('\n').slice(1)
    : []

  it.skipIf(!HAS_DATA)('includes the techniques that the labels of Keen require', () => {
    for (const row of rows.filter((_, index) => index % 10 === 0)) {
      const [, label, id] = row.split('\t')
      const explanation = explain(kenken, kenken.notation.parse([span(id)]))
      if (typeof explanation === 'string') throw new Error(explanation)
      const rank = rankOf(explanation.hardestTechnique)
      if (label === 'easy') expect(rank).toBeLessThanOrEqual(ELIMINATING.indexOf('cage-combinations'))
      if (label === 'normal') expect(rank).toBeLessThanOrEqual(ELIMINATING.indexOf('cage-permutations'))
      if (label === 'hard') expect(rank).toBeLessThanOrEqual(ELIMINATING.indexOf('hidden-quad'))
      if (['easy', 'normal', 'hard'].includes(label))
        expect([id, explanation.tier === 'chains']).toEqual([id, false])
    }
  })
})
