// Deductions on made boards of lines with sums: they agree with the solution, follow from their premises, and
// lead to the same end in any order.

import { describe, expect, it } from 'vitest'
import type { Candidate, Premise, Reasoner } from '../../../src/families/inference.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { makeMaker, NO_WISHES, type Puzzle } from '../../../src/index.ts'
import { below, makeRng, shuffled } from '../../../src/kernel/rng.ts'
import { makeSolver } from '../../../src/solver/solve.ts'
import { boardOf, closeAtRandom, found } from '../../support/closure.ts'
import { makeOne } from '../../support/made.ts'
import { allCandidates, candidatesOf, seen } from './boards.ts'

const SHAPES = [
  ['survo', '3x4', 3],
  ['survo', '2x6', 2],
  ['survo', '4x4', 6],
  ['survo', '4x5', 8],
  ['magic', '4x4/7..22', 5],
  ['magic', '5x5', 12],
  ['magic', '6x6', 24],
] as const

const ROUNDS = 2

/** A partly solved board, with its placements and eliminations. */
interface Play {
  readonly reasoner: Reasoner
  readonly frame: Int32Array
  readonly placed: Candidate[]
  readonly excluded: Candidate[]
}

function start(reasoner: Reasoner, puzzle: Puzzle): Play {
  const frame = new Int32Array(reasoner.frameWords)
  expect(reasoner.root(frame, puzzle)).toBe(true)
  return { reasoner, frame, placed: [], excluded: [] }
}

function place({ reasoner, frame, placed }: Play, { cell, value }: Candidate): void {
  if (!reasoner.place(frame, cell, value)) expect.fail(`${value} cannot be placed in ${cell}`)
  placed.push({ cell, value })
}

function exclude({ reasoner, frame, excluded }: Play, { cell, value }: Candidate): void {
  if (!reasoner.exclude(frame, cell, value)) expect.fail(`${value} cannot be ruled out in ${cell}`)
  excluded.push({ cell, value })
}

/** The same board with only those exclusions that the premises name. */
function replay({ reasoner, placed, excluded }: Play, puzzle: Puzzle, premises: readonly Premise[]): Play {
  const again = start(reasoner, puzzle)
  for (const one of placed) place(again, one)
  for (const one of excluded) {
    const isKnown = premises.some(
      ({ cells, value }) => cells.includes(one.cell) && (value === undefined || value === one.value),
    )
    if (isKnown && candidatesOf(reasoner, again.frame, one.cell).length > 0) exclude(again, one)
  }
  return again
}

function made(name: string, text: string, clues: number) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const make = makeMaker(family, shape, { ...NO_WISHES, clues: { least: clues, most: clues } })
  const solve = makeSolver()
  return Array.from({ length: ROUNDS }, (_, seed) => {
    const { puzzle } = makeOne(make, `deduced/${seed}`)
    return { family, puzzle, solution: solve(family, puzzle, { solutions: 1 }).solutions[0] }
  })
}

describe.each(SHAPES)('%s %s', (name, text, clues) => {
  const puzzles = made(name, text, clues)
  const { inference } = findFamily(name)
  const reasoner = inference.makeReasoner(puzzles[0].puzzle.shape)
  const names = inference.techniques.filter(({ tier }) => tier === 'techniques').map((one) => one.name)

  it('is solved by deductions with sufficient premises', () => {
    for (const { puzzle, solution } of puzzles) {
      const rng = makeRng(`premises ${puzzle.shape.text}`)
      const play = start(reasoner, puzzle)
      for (;;) {
        const wrong: unknown[] = []
        for (const { cell, value } of seen(reasoner, play.frame) ?? []) {
          if (value !== solution[cell]) wrong.push({ cell, value })
          for (const reason of reasoner.reasons(play.frame, cell, value)) {
            const again = replay(play, puzzle, reason.premises)
            const isSeen = seen(reasoner, again.frame)?.some(
              (one) => one.cell === cell && one.value === value,
            )
            if (!isSeen) wrong.push({ cell, value, reason })
          }
        }
        const reports = names.flatMap((one) => found(reasoner, one, play.frame))
        for (const report of shuffled(rng, [...reports]).slice(0, 8)) {
          const again = replay(play, puzzle, report.premises)
          const ruledOut = found(reasoner, report.kind, again.frame).flatMap((one) => one.removes)
          for (const { cell, value } of report.removes) {
            const isFound = ruledOut.some((one) => one.cell === cell && one.value === value)
            if (value === solution[cell] || !isFound) wrong.push({ cell, value, report })
          }
        }
        expect(wrong).toEqual([])
        const forced = seen(reasoner, play.frame) ?? []
        if (reports.length === 0 && forced.length === 0) break
        const removes = reports.length > 0 ? reports[below(rng, reports.length)].removes : []
        for (const one of removes) exclude(play, one)
        if (removes.length === 0 || below(rng, 3) === 0) for (const one of forced) place(play, one)
      }
    }
  })

  it('reaches the same end in any order', () => {
    for (const { puzzle } of puzzles) {
      const rng = makeRng(`order ${puzzle.shape.text}`)
      const some = names.slice(0, 1 + below(rng, names.length))
      const [one, other] = [0, 1].map(() => {
        const frame = boardOf(reasoner, puzzle)
        closeAtRandom(reasoner, frame, some, rng)
        return allCandidates(reasoner, frame)
      })
      expect(other).toEqual(one)
    }
  })
})
