// What looking sees in Hidokus, and what contradictions tell. test/contract tests all deductions.

import { describe, expect, it } from 'vitest'
import { type HidokuPuzzle, hidoku } from '../../../src/families/hidoku/index.ts'
import type { Candidate, Reason } from '../../../src/families/inference.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { gapsOf } from '../../../src/words/formatMessage.ts'
import { makeBoard, PATTERNS, shapeOf } from './board.ts'
import { fixture } from './fixture.ts'

const { makeReasoner, reasons: words, techniques } = hidoku.inference

const SINGLES = techniques.filter(({ tier }) => tier === 'singles').map(({ name }) => name)

/** Checks that every gap of the sentence is filled, and that there are no other facts. */
function expectTold(reason: Reason, columns: number, size: number): void {
  const { kind, facts, premises, cells } = reason
  const isFilled = kind in words && gapsOf(words[kind]).every((gap) => gap in facts)
  const areFacts = Object.values(facts).every((text) =>
    /^(\d+|\d+–\d+|r\d+c\d+)(, (\d+|r\d+c\d+))*$/.test(String(text)),
  )
  const all = [...cells, ...premises.flatMap((one) => one.cells)]
  const areThere = all.every((cell) => cell >= 0 && cell < size * columns)
  if (!isFilled || !areFacts || !areThere) expect.fail(`not told well: ${JSON.stringify(reason)}`)
}

describe('looking', () => {
  function seen(shape: string, givens: number[], excluded: readonly Candidate[] = []) {
    const reasoner = makeReasoner(shapeOf(shape))
    const board = makeBoard(reasoner, { shape: shapeOf(shape), givens })
    for (const one of excluded) board.exclude(one)
    return (board.look() ?? []).map(({ cell, value }) => {
      const [{ kind, facts }] = reasoner.reasons(board.frame, cell, value)
      const sentence = words[kind].replace(/\{(\w+)\}/g, (_, gap: string) => String(facts[gap]))
      return `${cell}=${value}: ${sentence}`
    })
  }

  it('sees cells beside placed numbers, and the last cells of a gap', () => {
    expect(seen('3x3/rook', [1, 0, 0, 0, BLOCKED, 0, 7, 0, 5])).toEqual([
      '1=2: only cell left for 2 on the way from 1 to 5',
      '2=3: only cell left for 3 on the way from 1 to 5',
      '5=4: only cell left for 4 on the way from 1 to 5',
      '7=6: only cell left that touches both 5 and 7',
      '3=8: so few neighbouring cells are open that the path must come here from 7',
    ])
  })

  it('sees that a corner with one open cell beside it is next to a number', () => {
    //   .  .  5  .       The corner has 8 and 9 beside it: 7 and 10 are left for it, and 7 is too far from 6. Nor is it
    //   9  8  6  .       an end of the path.
    //   #  .  .  .
    const ends = [1, 11].map((value) => ({ cell: 0, value }))
    expect(seen('3x4', [0, 0, 5, 0, 9, 8, 6, 0, BLOCKED, 0, 0, 0], ends)).toContain(
      '0=10: so few neighbouring cells are open that the path must come here from 9',
    )
  })

  it('sees the last cells on the way to an end', () => {
    expect(seen('1x5', [0, 2, 0, 0, 0])).toContain('3=4: only cell left for 4 within reach of 2')
  })

  it('sees the last cells of a board without givens', () => {
    expect(seen('1x2', [0, BLOCKED])).toEqual(['0=1: only cell left for 1'])
    expect(seen('1x2', [0, 0])).toEqual([])
    expect(seen('1x2', [0, 0], [{ cell: 0, value: 1 }])).toEqual([
      '1=1: only cell left for 1',
      '0=2: only one neighbouring cell leads here, so the path ends here with 2',
    ])
  })
})

describe('contradictions', () => {
  it('have words with every gap filled, and sufficient premises', () => {
    const rng = makeRng('contradictions')
    const kinds = new Set<string>()
    for (let turn = 0; turn < 400; turn++) {
      const text = fixture.smallShapes[below(rng, fixture.smallShapes.length)]
      const { puzzle } = fixture.makeBoard(rng, text, below(rng, 3) === 0)
      const reasoner = makeReasoner(shapeOf(text))
      const board = makeBoard(reasoner, puzzle as HidokuPuzzle)
      while (board.isSound && board.look() && reasoner.openCells(board.frame) > 0) {
        const all = board.all()
        const any = all[below(rng, all.length)]
        if (below(rng, 4) > 0) board.exclude(any)
        else board.place(any)
      }
      if (board.isSound) continue
      const reason = reasoner.contradiction()
      kinds.add(reason.kind)
      expectTold(reason, puzzle.shape.columns, puzzle.shape.rows)
      expect(SINGLES).not.toContain(reason.kind)
      expect(board.replay(reason.premises).look(), reason.kind).toBeUndefined()
    }
    const reasoner = makeReasoner(shapeOf('3x3'))
    const twice = { shape: shapeOf('3x3'), givens: [1, 0, 0, 0, 0, 0, 0, 0, 1] }
    expect(makeBoard(reasoner, twice).isSound).toBe(false)
    expect(reasoner.contradiction().kind).toBe('no-fit')
    kinds.add('no-fit')
    const patterns = [...SINGLES, ...PATTERNS]
    expect([...kinds].sort()).toEqual(
      Object.keys(words)
        .filter((kind) => !patterns.includes(kind))
        .sort(),
    )
  })
})
