// Deductions in Hidokus: true of the solution, in any order, and for the stated reasons.

import { describe, expect, it } from 'vitest'
import { type HidokuPuzzle, hidoku } from '../../../src/families/hidoku/index.ts'
import type { Candidate, Reason } from '../../../src/families/inference.ts'
import { BLOCKED } from '../../../src/kernel/model.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { gapsOf } from '../../../src/words/say.ts'
import { madePuzzles, makeBoard, nameOf, PATTERNS, type Solved, shapeOf, type TestBoard } from './board.ts'
import { fixture } from './fixture.ts'

const { makeReasoner, reasons: words, techniques } = hidoku.inference

const SINGLES = techniques.filter(({ tier }) => tier === 'singles').map(({ name }) => name)

const MADE: readonly Solved[] = [
  ...madePuzzles('6x6', 4),
  ...madePuzzles('6x6/rook', 4),
  ...madePuzzles('5x7', 2, { own: { blocked: 5 } }),
  ...madePuzzles('7x6/rook', 2, { own: { blocked: 4, freeEnds: true } }),
  ...madePuzzles('8x8', 1),
  ...madePuzzles('7x7', 1, { own: { freeEnds: true } }),
  ...madePuzzles('1x6', 2, { own: { freeEnds: true } }),
  ...madePuzzles('2x9', 2),
]

const SMALL: readonly Solved[] = [
  ...madePuzzles('5x5', 4),
  ...madePuzzles('5x6/rook', 3),
  ...madePuzzles('5x5', 3, { own: { freeEnds: true, blocked: 2 } }),
]

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

/** Solves a puzzle by the easiest step each time. If nothing helps, rules out candidates at random. */
function goThrough({ puzzle, solution }: Solved, rng: Rng, visit: Partial<Visitor>): void {
  const reasoner = makeReasoner(puzzle.shape)
  const board = makeBoard(reasoner, puzzle)
  const isTrue = ({ cell, value }: Candidate) => solution[cell] === value
  for (;;) {
    const forced = board.look()
    expect(forced?.every(isTrue)).toBe(true)
    if (!forced || reasoner.openCells(board.frame) === 0) return
    if (forced.length > 0) {
      for (const one of forced)
        visit.placement?.(board, one, reasoner.reasons(board.frame, one.cell, one.value))
      for (const one of forced) board.place(one)
      continue
    }
    const found = PATTERNS.map((name) => ({ name, found: board.find(name) }))
    for (const one of found) visit.patterns?.(board, one.name, one.found)
    const easiest = found.find((one) => one.found.length > 0)
    const removes = easiest?.found.flatMap((one) => one.removes) ?? []
    expect(removes.some(isTrue)).toBe(false)
    const wrong = board.all().filter((one) => !isTrue(one))
    for (const one of removes.length > 0 ? removes : shuffled(rng, wrong).slice(0, 5)) board.exclude(one)
  }
}

interface Visitor {
  placement(board: TestBoard, placement: Candidate, reasons: Reason[]): void
  patterns(board: TestBoard, name: string, found: ReturnType<TestBoard['find']>): void
}

describe('deductions', () => {
  it('agree with the solution, remove existing candidates, and do not change the board', () => {
    const used = new Set<string>()
    for (const [index, solved] of MADE.entries()) {
      const { solution } = solved
      goThrough(solved, makeRng(`sound ${index}`), {
        patterns(board, name, found) {
          const present = new Set(board.all().map(nameOf))
          const frame = board.frame.slice()
          for (const one of found) {
            const removes = new Set(one.removes.map(nameOf))
            const isSound =
              one.kind === name &&
              one.removes.length > 0 &&
              one.removes.every((removed) => present.has(nameOf(removed))) &&
              one.removes.every(({ cell, value }) => solution[cell] !== value) &&
              !one.candidates.some((candidate) => removes.has(nameOf(candidate)))
            if (!isSound) expect.fail(`${name}: ${JSON.stringify(one)}`)
            used.add(name)
          }
          board.find(name)
          if (board.frame.some((word, at) => word !== frame[at])) expect.fail(`${name} changes the frame`)
        },
      })
    }
    expect([...used].sort()).toEqual([...PATTERNS].sort())
  })

  it('state reasons with every gap filled, and sufficient premises', () => {
    const kinds = new Set<string>()
    for (const [index, solved] of MADE.entries()) {
      const { shape } = solved.puzzle
      goThrough(solved, makeRng(`premises ${index}`), {
        placement(board, placement, reasons) {
          expect(reasons.length).toBeGreaterThan(0)
          for (const reason of reasons) {
            expect(SINGLES).toContain(reason.kind)
            expectTold(reason, shape.columns, shape.rows)
            kinds.add(reason.kind)
            const forced = board.replay(reason.premises).look()
            expect(forced?.map(nameOf), reason.kind).toContain(nameOf(placement))
          }
        },
        patterns(board, name, found) {
          for (const one of found) {
            expectTold(one, shape.columns, shape.rows)
            const again = board.replay(one.premises).find(name)
            const removed = new Set(again.flatMap(({ removes }) => removes.map(nameOf)))
            if (!one.removes.every((gone) => removed.has(nameOf(gone)))) expect.fail(JSON.stringify(one))
          }
        },
      })
    }
    const rare = ['within-reach', 'only-cell']
    expect([...new Set([...kinds, ...rare])].sort()).toEqual([...SINGLES].sort())
  })
})

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
      '7=6: only cell left beside 5 and 7',
      '3=8: with so few open cells around, the path must come here from 7',
    ])
  })

  it('sees that a corner with one open cell beside it is next to a number', () => {
    //   .  .  5  .       The corner has 8 and 9 beside it: 7 and 10 are left for it, and 7 is too far from 6. Nor is it
    //   9  8  6  .       an end of the path.
    //   #  .  .  .
    const ends = [1, 11].map((value) => ({ cell: 0, value }))
    expect(seen('3x4', [0, 0, 5, 0, 9, 8, 6, 0, BLOCKED, 0, 0, 0], ends)).toContain(
      '0=10: with so few open cells around, the path must come here from 9',
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
      '0=2: only one way leads here, so the path ends here with 2',
    ])
  })
})

describe('the result of deductions', () => {
  /** The candidates left after all deductions of some techniques, in a random order. */
  function closed(
    { puzzle }: { readonly puzzle: HidokuPuzzle },
    patterns: readonly string[],
    rng: Rng,
    excluded: Candidate[],
  ) {
    const reasoner = makeReasoner(puzzle.shape)
    const board = makeBoard(reasoner, puzzle)
    for (const one of excluded) board.exclude(one)
    for (;;) {
      const forced = board.look()
      if (!forced) return 'contradiction'
      const removes = patterns.flatMap((name) => board.find(name).flatMap((one) => one.removes))
      const steps = [
        ...forced.map((one) => () => board.place(one)),
        ...removes.map((one) => () => board.exclude(one)),
      ]
      if (steps.length === 0) return board.all().map(nameOf)
      const step = steps[below(rng, steps.length)]
      if (!step()) return 'contradiction'
    }
  }

  it('does not depend on the order', () => {
    const rng = makeRng('confluence')
    let open = 0
    for (const { puzzle, solution } of SMALL) {
      for (let turn = 0; turn < 2; turn++) {
        const patterns = PATTERNS.slice(0, below(rng, PATTERNS.length + 1))
        const first = makeBoard(makeReasoner(puzzle.shape), puzzle)
        const wrong = first.all().filter(({ cell, value }) => solution[cell] !== value)
        const excluded = wrong.filter(() => below(rng, 10) === 0)
        const one = closed({ puzzle }, patterns, rng, excluded)
        expect(closed({ puzzle }, patterns, rng, shuffled(rng, excluded))).toEqual(one)
        expect(one).not.toBe('contradiction')
        if (one.length > 0) open++
      }
    }
    expect(open).toBeGreaterThan(3)
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
