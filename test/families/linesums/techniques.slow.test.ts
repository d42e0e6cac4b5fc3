// Compares the patterns on boards of lines with sums with their definitions, by trying everything.

import { describe, expect, it } from 'vitest'
import type { Elimination, PatternFinder, PatternFinders } from '../../../src/families/inference.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { randomBoard } from './boards.ts'
import { DEFINITIONS } from './definitions.ts'
import { anyPosition } from './positions.ts'

/** Boards, and their maximum number of open cells: the definitions try all fillings of lines. */
const SHAPES = [
  ['survo', '2x3', 6],
  ['survo', '3x3', 9],
  ['survo', '3x4', 9],
  ['survo', '2x5', 10],
  ['survo', '5x3', 9],
  ['survo', '4x9', 9],
  ['magic', '3x3', 9],
  ['magic', '4x4/7..22', 9],
] as const

function reportsOf(finder: PatternFinder, frame: Int32Array): Elimination[] {
  const found: Elimination[] = []
  const before = frame.slice()
  finder(frame, (one) => found.push(one))
  if (frame.some((word, at) => word !== before[at])) expect.fail('a finder changes the frame')
  return found
}

it('has a definition for each technique', () => {
  // Boards with diagonals have all of them.
  const { inference } = randomBoard('magic', '3x3', makeRng('names')).family
  const names = inference.techniques.filter(({ tier }) => tier === 'techniques').map(({ name }) => name)
  expect(Object.keys(DEFINITIONS).sort()).toEqual(names.sort())
})

describe.each(Object.entries(DEFINITIONS))('%s', (technique, define) => {
  it('agrees with the definition', () => {
    // Few boards have a line of five open cells.
    const rounds = technique === 'quint-combinations' ? 200 : 40
    let removed = 0
    for (const [name, text, mostOpen] of SHAPES) {
      if (!findFamily(name).inference.techniques.some((one) => one.name === technique)) continue
      const rng = makeRng(`${technique} ${name} ${text}`)
      for (let round = 0; round < rounds; round++) {
        const made = anyPosition(name, text, mostOpen, rng)
        if (!made) continue
        const { reasoner, frame, position } = made
        const struck = new Set(define(position))
        const reports = reportsOf(reasoner.makeFinders()[technique], frame)
        const wrong = reports.filter(({ kind, removes, candidates }) => {
          const areThere = [...removes, ...candidates].every(({ cell, value }) =>
            position.candidates[cell].includes(value),
          )
          const isKept = removes.every(({ cell, value }) => position.solution[cell] !== value)
          return kind !== technique || removes.length === 0 || !areThere || !isKept
        })
        expect(wrong).toEqual([])
        const found = new Set(
          reports.flatMap(({ removes }) => removes.map(({ cell, value }) => `${cell} ${value}`)),
        )
        expect([...found].sort()).toEqual([...struck].sort())
        removed += found.size
      }
    }
    expect(removed).toBeGreaterThan(5)
  })
})

describe.each(SHAPES)('%s %s', (name, text, mostOpen) => {
  it('finders that have seen other boards find the same as new ones', () => {
    const rng = makeRng(`memory ${name} ${text}`)
    let old: PatternFinders | undefined
    let again = 0
    for (let round = 0; round < 80; round++) {
      const made = anyPosition(name, text, mostOpen, rng)
      if (!made) continue
      const { reasoner, frame } = made
      old ??= reasoner.makeFinders()
      // The board as it is, twice, and after an elimination.
      for (const look of [1, 2, 3]) {
        const fresh = reasoner.makeFinders()
        const found = Object.keys(fresh).flatMap((technique) => {
          const wanted = reportsOf(fresh[technique], frame)
          expect(reportsOf(old?.[technique] as PatternFinder, frame), technique).toEqual(wanted)
          return wanted
        })
        const [removed] = found.flatMap(({ removes }) => removes)
        if (look < 2 || !removed) continue
        again++
        reasoner.exclude(frame, removed.cell, removed.value)
      }
    }
    expect(again).toBeGreaterThan(2)
  })
})

it.each(['2x3', '3x3', '3x4'])('finders tell empty Survos %s with different sums apart', (text) => {
  const rng = makeRng(`sums ${text}`)
  let old: PatternFinders | undefined
  for (let round = 0; round < 40; round++) {
    const { family, puzzle } = randomBoard('survo', text, rng)
    const reasoner = family.inference.makeReasoner(puzzle.shape)
    const frame = new Int32Array(reasoner.frameWords)
    reasoner.root(frame, { ...puzzle, givens: puzzle.givens.map(() => 0) } as typeof puzzle)
    old ??= reasoner.makeFinders()
    const fresh = reasoner.makeFinders()
    for (const technique of Object.keys(fresh)) {
      const wanted = reportsOf(fresh[technique], frame)
      expect(reportsOf(old[technique], frame), technique).toEqual(wanted)
    }
  }
})
