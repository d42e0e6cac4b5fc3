// Deductions on magic number boards: the diagonals are lines like others, and turning a board or
// complementing its numbers changes nothing.

import { describe, expect, it } from 'vitest'
import type { Looker } from '../../../src/families/inference.ts'
import { type MagicPuzzle, magic } from '../../../src/families/magic/index.ts'
import { complement } from '../../../src/families/magic/puzzle.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { makeRng, shuffled } from '../../../src/kernel/rng.ts'
import { type Seen, seen } from '../linesums/boards.ts'

// Durer's square of 1514.
const DURER = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1]

const shape = magic.notation.parseShape('4x4')

it.each([
  ['inference', magic.inference.makeReasoner(shape)],
  ['weak base', magic.grading.makeWeakBase(shape)],
] as const)('shows the same on a board that is turned, mirrored or complemented (%s)', (_, looker) => {
  const rng = makeRng('turns')
  let forced = 0
  for (let round = 0; round < 60; round++) {
    const open = new Set(shuffled(rng, [...DURER.keys()]).slice(0, 4 + (round % 9)))
    const values = round % 3 === 0 ? DURER.with(0, DURER[1]).with(1, DURER[0]) : DURER
    const givens = values.map((value, cell) => (open.has(cell) ? 0 : value))
    const upright = look(looker, { shape, givens })
    forced += upright?.length ?? 0
    for (const turn of turnsOf(shape)) {
      const turned = { shape, givens: turn.map((cell) => givens[cell]) }
      const back = (placements: Seen[] | undefined, numberOf: (value: number) => number) =>
        placements
          ?.map(({ cell, value, weight }) => ({ cell: turn[cell], value: numberOf(value), weight }))
          .sort((one, other) => one.cell - other.cell)
      expect(back(look(looker, turned), (value) => value)).toEqual(upright)
      const other = { shape, givens: complement(turned) }
      expect(back(look(looker, other), (value) => 17 - value)).toEqual(upright)
    }
  }
  expect(forced).toBeGreaterThan(50)
})

/** The forced placements; nothing if the board contradicts itself. */
function look(looker: Looker<MagicPuzzle>, puzzle: MagicPuzzle): Seen[] | undefined {
  const frame = new Int32Array(looker.frameWords)
  return looker.root(frame, puzzle) ? seen(looker as Looker, frame) : undefined
}

describe('reasons', () => {
  function reasonsOf(givens: number[], cell: number, value: number) {
    const reasoner = magic.inference.makeReasoner(shape)
    const frame = new Int32Array(reasoner.frameWords)
    reasoner.root(frame, { shape, givens })
    return reasoner.reasons(frame, cell, value).map(({ kind, facts }) => ({ kind, ...facts }))
  }

  it('name each line of which it is the last cell', () => {
    const last = { kind: 'last-cell', sum: 34, others: 18 }
    expect(reasonsOf(DURER.with(0, 0), 0, 16)).toEqual([
      { ...last, line: 'row 1' },
      { ...last, line: 'column 1' },
      { ...last, line: 'falling' },
    ])
    expect(reasonsOf(DURER.with(12, 0), 12, 4)).toContainEqual({ ...last, others: 30, line: 'rising' })
  })

  it('name only lines that have names in the family', () => {
    expect(Object.keys(magic.inference.groups)).toEqual(['row', 'column', 'falling', 'rising'])
  })
})
