// Deductions on magic number boards: the diagonals are lines like others.

import { describe, expect, it } from 'vitest'
import { magic } from '../../../src/families/magic/index.ts'

// Durer's square of 1514.
const DURER = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1]

const shape = magic.notation.parseShape('4x4')

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
