// Compares singles on boards of lines with sums with the definition, and tests their reasons in words.

import { describe, expect, it } from 'vitest'
import type { Family } from '../../../src/families/family.ts'
import type { Reason } from '../../../src/families/inference.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { survo } from '../../../src/families/survo/index.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { gapsOf } from '../../../src/words/formatMessage.ts'
import { candidatesOf, seen } from '../../support/closure.ts'
import { type Board, randomBoard } from './boards.ts'

const SHAPES = [
  ['survo', '2x3'],
  ['survo', '3x4'],
  ['survo', '2x10'],
  ['survo', '4x9'],
  ['survo', '8x8'],
  ['magic', '3x3'],
  ['magic', '4x4/7..22'],
  ['magic', '6x6'],
] as const

/** The text of a reason. Throws if its kind or one of its gaps is unknown. */
function inWords({ inference }: Family, reason: Reason): string {
  const words = inference.reasons[reason.kind]
  expect(words, reason.kind).toBeDefined()
  expect(Object.keys(reason.facts)).toEqual(expect.arrayContaining(gapsOf(words)))
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(reason.facts[name]))
}

/** The candidates by the definition, or the fault of the board. */
function naive({ lines, sums, first }: Board, values: readonly number[], excluded: ReadonlySet<string>) {
  const unused = values.map((_, index) => first + index).filter((number) => !values.includes(number))
  const left = lines.map((line, index) => {
    const open = line.filter((cell) => values[cell] === 0)
    const needs = sums[index] - line.reduce((sum, cell) => sum + values[cell], 0)
    if (open.length === 0) return needs === 0 ? unused : undefined
    if (open.length === 1) return unused.includes(needs) ? [needs] : undefined
    const paired = unused.filter((one) => 2 * one !== needs && unused.includes(needs - one))
    if (open.length === 2 && paired.length <= 2) return paired.length > 0 ? paired : undefined
    return unused
  })
  if (left.includes(undefined)) return undefined
  const candidates = values.map((value, cell) =>
    value !== 0
      ? []
      : unused.filter(
          (number) =>
            !excluded.has(`${cell} ${number}`) &&
            lines.every((line, index) => !line.includes(cell) || left[index]?.includes(number)),
        ),
  )
  return candidates.some((own, cell) => values[cell] === 0 && own.length === 0) ? undefined : candidates
}

describe.each(SHAPES)('%s %s', (name, text) => {
  it('agrees with the definition throughout games with right and wrong moves', () => {
    const rng = makeRng(`singles ${name} ${text}`)
    const kinds = new Set<string>()
    let placements = 0
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(name, text, rng, { isSpoilt: below(rng, 3) === 0 })
      const reasoner = board.family.inference.makeReasoner(board.puzzle.shape)
      const frame = new Int32Array(reasoner.frameWords)
      const values = [...board.puzzle.givens]
      const excluded = new Set<string>()
      let isSound = reasoner.root(frame, board.puzzle)
      for (let move = 0; move < 12; move++) {
        const expected = naive(board, values, excluded)
        const found = isSound ? seen(reasoner, frame) : undefined
        if (!expected || !found) {
          expect([expected, found]).toEqual([undefined, undefined])
          const reason = reasoner.contradiction()
          kinds.add(reason.kind)
          expect(inWords(board.family, reason)).not.toContain('{')
          break
        }
        expect(candidatesOf(reasoner, frame)).toEqual(expected)
        expect(found.map(({ cell, value }) => [cell, value])).toEqual(
          expected.flatMap((own, cell) => (own.length === 1 ? [[cell, own[0]]] : [])),
        )
        for (const { cell, value, weight } of found) {
          const reasons = reasoner.reasons(frame, cell, value)
          const last = board.lines.filter(
            (line) => line.includes(cell) && line.every((other) => other === cell || values[other] > 0),
          )
          expect(reasons.filter(({ kind }) => kind === 'last-cell')).toHaveLength(last.length)
          expect(weight).toBe(1 + last.length)
          for (const reason of reasons) {
            kinds.add(reason.kind)
            inWords(board.family, reason)
          }
          placements++
        }
        const open = [...values.keys()].filter((cell) => values[cell] === 0)
        if (open.length === 0) break
        const { cell, value } = anyMove()
        if (found.length > 0 || below(rng, 2) === 0) {
          values[cell] = value
          isSound = reasoner.place(frame, cell, value)
        } else {
          excluded.add(`${cell} ${value}`)
          isSound = reasoner.exclude(frame, cell, value)
          // Repetition has no effect.
          if (isSound) expect(reasoner.exclude(frame, cell, value)).toBe(true)
        }

        function anyMove() {
          if (found && found.length > 0) return found[below(rng, found.length)]
          const where = open[below(rng, open.length)]
          const own = expected?.[where] as number[]
          return { cell: where, value: own[below(rng, own.length)] }
        }
      }
    }
    expect(placements).toBeGreaterThan(30)
    expect(kinds).toContain('last-cell')
  })
})

describe('sentences', () => {
  const shape = survo.notation.parseShape('3x4')
  const reasoner = survo.inference.makeReasoner(shape)
  const frame = new Int32Array(reasoner.frameWords)

  function told(reasons: readonly Reason[]): string[] {
    return reasons.map((reason) => inWords(findFamily('survo'), reason))
  }

  function start(givens: number[], rowSums = [30, 18, 30], columnSums = [27, 16, 10, 25]): boolean {
    return reasoner.root(frame, { shape, givens, rowSums, columnSums })
  }

  // Mustonen 2006, example 1: its solution is 12 6 2 10 / 8 1 5 4 / 7 9 3 11.
  it('name the sum of a line with one open cell', () => {
    expect(start([12, 6, 0, 10, 8, 0, 0, 0, 0, 0, 3, 0])).toBe(true)
    expect(told(reasoner.reasons(frame, 2, 2))).toEqual(['last cell of row 1: 30 − 28'])
    expect(told(reasoner.reasons(frame, 8, 7))).toEqual(['last cell of column 1: 27 − 20'])
  })

  it('name two pairs that cross in a number', () => {
    expect(start([0, 6, 0, 0, 8, 0, 0, 0, 0, 0, 3, 0])).toBe(true)
    // Column 3 needs 7 from 2 + 5 alone, since 3 and 6 are used; 1 + 6 and 3 + 4 are out.
    expect(seen(reasoner, frame)).toEqual([])
    reasoner.exclude(frame, 2, 5)
    expect(told(reasoner.reasons(frame, 2, 2))).toEqual([
      'the last two cells of column 3 must add up to 7: only 2 + 5 is possible, and 5 does not fit here',
      'only candidate: 2',
    ])
    expect(reasoner.reasons(frame, 2, 2)[0].premises).toEqual([{ cells: [2], value: 5 }])
    reasoner.place(frame, 0, 12)
    reasoner.place(frame, 3, 10)
    expect(told(reasoner.reasons(frame, 2, 2))).toEqual(['last cell of row 1: 30 − 28'])
  })

  it('name the actual sum of a line with a wrong sum', () => {
    expect(start([12, 6, 1, 10, 8, 0, 0, 0, 0, 0, 3, 0])).toBe(false)
    expect(told([reasoner.contradiction()])).toEqual(['row 1 adds up to 29, not 30'])
  })

  it('name both places of a repeated number', () => {
    expect(start([12, 0, 0, 0, 8, 0, 0, 0, 0, 0, 3, 0])).toBe(true)
    expect(reasoner.place(frame, 5, 4)).toBe(true)
    expect(reasoner.place(frame, 9, 4)).toBe(false)
    expect(told([reasoner.contradiction()])).toEqual(['4 would appear twice'])
    expect(reasoner.contradiction().cells).toEqual([5, 9])
  })

  it('name both crossing pairs', () => {
    // The first row needs 3 from two cells, the first column 5; 1 + 4 is not possible, since 4 is used.
    expect(start([0, 0, 10, 11, 0, 5, 6, 7, 12, 4, 8, 9], [24, 21, 33], [17, 10, 24, 27])).toBe(true)
    expect(told(reasoner.reasons(frame, 0, 2))[0]).toBe(
      'the last two cells of row 1 take 1 + 2 and those of column 1 take 2 + 3; only 2 is in both pairs',
    )
  })
})
