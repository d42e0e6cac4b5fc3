import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../src/families/inference.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type Cage, type KenkenPuzzle, kenkenShape, makePuzzle } from '../../../src/families/kenken/puzzle.ts'
import { makeForced } from '../../../src/grader/followAssumptions.ts'
import { gapsOf } from '../../../src/words/formatMessage.ts'
import { candidatesOf } from '../../support/closure.ts'
import { fillsCage } from './boards.ts'
import { boundedOf, LARGEST_WITH_TUPLES, playAgainst, type Sets, tuplesOf, untakenSets } from './naive.ts'

const { makeReasoner, reasons: WORDS } = kenken.inference

const seeds = fc.integer().map(String)

/** The candidates that a cage leaves each of its cells at a glance; nothing if the cage cannot be filled. */
function glanceOf(puzzle: KenkenPuzzle, cage: Cage, sets: Sets, placed: ReadonlyMap<number, number>) {
  if (cage.cells.length > LARGEST_WITH_TUPLES) {
    const bounded = boundedOf(cage, sets)
    return bounded.some((values) => values.length === 0) ? undefined : bounded
  }
  const tuples = tuplesOf(puzzle, cage, sets)
  if (tuples.length === 0) return undefined
  const open = cage.cells.flatMap((cell, at) => (placed.has(cell) ? [] : at))
  const kinds = new Set(tuples.map((tuple) => [...tuple].sort().join()))
  const numbers = tuples.flatMap((tuple) => open.map((at) => tuple[at]))
  const isKnown = kinds.size === 1 || open.length === 1
  return cage.cells.map((cell) =>
    sets[cell].filter((value) => !isKnown || numbers.includes(value) || placed.has(cell)),
  )
}

/** The candidates after these placements and eliminations; nothing on a contradiction. */
function naiveSets(puzzle: KenkenPuzzle, placed: ReadonlyMap<number, number>, excluded: ReadonlySet<string>) {
  const untaken = untakenSets(puzzle, placed)
  const sets = untaken.map((set) => [...set])
  for (const cage of puzzle.cages) {
    const left = glanceOf(puzzle, cage, untaken, placed)
    if (!left) return undefined
    cage.cells.forEach((cell, at) => {
      sets[cell] = left[at]
    })
  }
  const rest = sets.map((set, cell) =>
    set.filter((value) => placed.has(cell) || !excluded.has(`${cell} ${value}`)),
  )
  return rest.some((set) => set.length === 0) ? undefined : rest
}

function sentence({ kind, facts }: Reason): string {
  const words = WORDS[kind]
  const missing = gapsOf(words).filter((gap) => !(gap in facts))
  if (missing.length > 0) expect.fail(`${kind} has nothing for ${missing.join(', ')}`)
  return words.replaceAll(/\{(\w+)\}/g, (_, gap) => String(facts[gap]))
}

/** `11 − 4 − 2` from left to right. */
function evaluated(calculation: string): number {
  const [first, ...rest] = calculation.split(' ')
  let so = Number(first)
  for (let index = 0; index < rest.length; index += 2) {
    const number = Number(rest[index + 1])
    if (rest[index] === '+') so += number
    else if (rest[index] === '−') so -= number
    else so = rest[index] === '×' ? so * number : so / number
  }
  return so
}

const areSame = (some: readonly number[], others: readonly number[]) => some.join() === others.join()

/** Whether a reason is true of a board. */
function isTrue(
  puzzle: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
  sets: Sets,
  { cell, value }: { cell: number; value: number },
  { kind, facts, cells }: Reason,
): boolean {
  const cage = puzzle.cages.find((one) => one.cells.includes(cell)) as Cage
  const others = cage.cells.filter((other) => other !== cell)
  const numbers = Array.from({ length: puzzle.shape.size }, (_, index) => index + 1)
  if (facts.value !== value) return false
  if (kind === 'single-cell') return others.length === 0 && cage.target === value
  if (kind === 'last-in-cage') {
    // Without the lines: no other number gives the target.
    const board = puzzle.givens.map((_, at) => placed.get(at) ?? 0)
    const fitting = numbers.filter((number) => fillsCage(cage, board.with(cell, number)))
    const isLast = others.every((other) => placed.has(other))
    return isLast && areSame(fitting, [value]) && evaluated(String(facts.calculation)) === value
  }
  if (kind === 'naked-single') return areSame(sets[cell], [value])
  if (kind === 'hidden-single') {
    const places = cells.filter((at) => sets[at].includes(value))
    return cells.length === puzzle.shape.size && areSame(places, [cell])
  }
  const untaken = untakenSets(puzzle, placed)
  const left = glanceOf(puzzle, cage, untaken, placed)?.[cage.cells.indexOf(cell)] ?? []
  const isOfCage = kind.endsWith('cage-single') && areSame(left, [value]) && untaken[cell].length > 1
  if (kind === 'cage-single') {
    const listed = String(facts.sets).split(', ')
    const tuples = tuplesOf(
      puzzle,
      cage,
      untaken.map(() => numbers),
    )
    const told = new Set(listed.map((set) => set.split(' ').filter(Number).sort().join()))
    const possible = new Set(tuples.map((tuple) => [...tuple].sort().join()))
    if (told.size !== possible.size || ![...told].every((set) => possible.has(set))) return false
    if (!listed.every((set) => evaluated(set) === cage.target)) return false
  }
  return isOfCage
}

describe('singles', () => {
  it('agree with the definitions, with true reasons, after any placements and eliminations', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(seeds, (seed) => {
        playAgainst(seed, makeReasoner, naiveSets, (reasoner, { puzzle, frame, placed, sets, expected }) => {
          if (!sets || !expected) {
            kinds.add(reasoner.contradiction().kind)
            sentence(reasoner.contradiction())
            return
          }
          // An `expect` for each claim of each reason would be too slow.
          const wrong: unknown[] = []
          for (const text of expected) {
            const [cell, value, weight] = text.split(' ').map(Number)
            const reasons = reasoner.reasons(frame, cell, value)
            if (reasons.length !== weight) wrong.push({ cell, value, weight, reasons })
            for (const reason of reasons) {
              kinds.add(reason.kind)
              sentence(reason)
              if (!isTrue(puzzle, placed, sets, { cell, value }, reason)) wrong.push({ cell, value, reason })
            }
          }
          expect(wrong).toEqual([])
        })
      }),
      { numRuns: 150 },
    )
    const ofSingles = kenken.inference.techniques.filter(({ tier }) => tier === 'singles')
    expect([...kinds].sort()).toEqual(
      [...ofSingles.map(({ name }) => name), 'no-candidate', 'no-place', 'out-of-reach', 'two-values'].sort(),
    )
  })

  it('are not affected by ruling out a missing candidate', () => {
    const reasoner = makeReasoner(kenkenShape(4))
    const frame = new Int32Array(reasoner.frameWords)
    expect(reasoner.root(frame, makePuzzle(kenkenShape(4), []))).toBe(true)
    expect(reasoner.place(frame, 0, 1)).toBe(true)
    for (const cell of [0, 1]) expect(reasoner.exclude(frame, cell, 1)).toBe(true)
    expect(candidatesOf(reasoner, frame).slice(0, 2)).toEqual([[], [2, 3, 4]])
  })
})

describe('sentences', () => {
  /** A 6x6 board with one cage; all other cells are in another cage with almost no information. */
  function boardWith(cage: Cage): KenkenPuzzle {
    const cells = Array.from({ length: 36 }, (_, cell) => cell).filter((cell) => !cage.cells.includes(cell))
    return makePuzzle(kenkenShape(6), [cage, { operator: '+', target: 4 * cells.length, cells }])
  }

  function reasonsWhere(
    cage: Cage,
    placed: readonly (readonly [number, number])[],
    cell: number,
    value: number,
  ) {
    const reasoner = makeReasoner(kenkenShape(6))
    const frame = new Int32Array(reasoner.frameWords)
    const forced = makeForced(reasoner.cells)
    expect(reasoner.root(frame, boardWith(cage))).toBe(true)
    for (const [at, number] of placed) expect(reasoner.place(frame, at, number)).toBe(true)
    expect(reasoner.look(frame, forced)).toBe(true)
    expect(Array.from(forced.cells.slice(0, forced.count))).toContain(cell)
    return reasoner.reasons(frame, cell, value).map(sentence)
  }

  const corner = [0, 6, 7]
  it.each([
    ['+', 11, corner, [4, 2], 5, 'last cell of the 11+ cage: 11 − 4 − 2 = 5'],
    ['x', 30, corner, [3, 2], 5, 'last cell of the 30× cage: 30 ÷ 3 ÷ 2 = 5'],
    ['-', 3, [0, 6], [5], 2, 'last cell of the 3− cage: 5 − 3 = 2'],
    ['-', 3, [0, 6], [1], 4, 'last cell of the 3− cage: 3 + 1 = 4'],
    ['-', 1, corner, [1, 5], 3, 'last cell of the 1− cage: 5 − 1 − 1 = 3'],
    ['-', 1, corner, [2, 1], 4, 'last cell of the 1− cage: 1 + 2 + 1 = 4'],
    ['/', 2, [0, 6], [6], 3, 'last cell of the 2÷ cage: 6 ÷ 2 = 3'],
    ['/', 3, [0, 6], [2], 6, 'last cell of the 3÷ cage: 3 × 2 = 6'],
    ['/', 1, corner, [2, 3], 6, 'last cell of the 1÷ cage: 1 × 2 × 3 = 6'],
    ['/', 1, corner, [6, 2], 3, 'last cell of the 1÷ cage: 6 ÷ 2 ÷ 1 = 3'],
  ] as const)(
    'the last cell of a cage: %s %i',
    (operator, target, cells, [first, third], value, expected) => {
      const placed = third === undefined ? [[0, first] as const] : [[0, first] as const, [7, third] as const]
      expect(reasonsWhere({ operator, target, cells }, placed, 6, value)[0]).toBe(expected)
    },
  )

  it('other single candidates', () => {
    const single: Cage = { operator: '=', target: 4, cells: [8] }
    expect(reasonsWhere(single, [], 8, 4)).toEqual(['its cage has no other cell'])
    // 2 / 2 = 1 is ruled out by the 1 of the row.
    const quotient: Cage = { operator: '/', target: 2, cells: [0, 6] }
    const besideOne = [
      [0, 2],
      [11, 1],
    ] as const
    expect(reasonsWhere(quotient, besideOne, 6, 4)[0]).toBe(
      'possible in the 2÷ cage: 2 ÷ 1, 4 ÷ 2, 6 ÷ 3; only 4 fits here',
    )
    // Neither cell has a number yet: 5 and 6, and the row has the 5.
    const sum: Cage = { operator: '+', target: 11, cells: [0, 6] }
    expect(reasonsWhere(sum, [[11, 5]], 6, 6)[0]).toBe('possible in the 11+ cage: 6 + 5; only 6 fits here')
    // Five pairs are too many for a sentence. The column has 2 and 4, which leaves 5 and 6; the row has the 5.
    const difference: Cage = { operator: '-', target: 1, cells: [0, 6] }
    expect(
      reasonsWhere(
        difference,
        [
          [12, 2],
          [18, 4],
          [5, 5],
        ],
        0,
        6,
      )[0],
    ).toBe('only number that fits the 1− cage here: 6')
    const crossed = [
      [12, 1],
      [13, 2],
      [14, 3],
      [3, 4],
      [33, 5],
    ] as const
    expect(reasonsWhere(sum, crossed, 15, 6)).toEqual(['only candidate: 6'])
  })

  it('describe a contradiction', () => {
    const sight = makeReasoner(kenkenShape(6))
    const forced = makeForced(sight.cells)
    const cage: Cage = { operator: '+', target: 11, cells: [0, 1] }
    const complaint = (moves: (frame: Int32Array) => boolean) => {
      const frame = new Int32Array(sight.frameWords)
      expect(sight.root(frame, boardWith(cage))).toBe(true)
      expect(moves(frame)).toBe(false)
      return sentence(sight.contradiction())
    }
    const around = [
      [12, 1],
      [13, 2],
      [14, 3],
      [3, 4],
      [33, 5],
      [21, 6],
    ] as const
    expect(complaint((frame) => around.every(([cell, value]) => sight.place(frame, cell, value)))).toBe(
      'no candidate is left in 15',
    )
    expect(complaint((frame) => [6, 5, 4, 3, 2, 1].every((value) => sight.exclude(frame, 20, value)))).toBe(
      'no candidate is left in 20',
    )
    expect(complaint((frame) => sight.place(frame, 5, 6))).toBe('the 11+ cage at 0 cannot reach its target')
    const row = [12, 13, 14, 15, 16, 17]
    const column = [4, 10, 16, 22, 28, 34]
    const without = (cells: readonly number[], value: number) => (frame: Int32Array) =>
      cells.every((cell) => sight.exclude(frame, cell, value)) && sight.look(frame, forced)
    expect(complaint(without(row, 2))).toBe('no place is left for 2 in row 3')
    expect(complaint(without(column, 3))).toBe('no place is left for 3 in column 5')
    // An earlier placement took the place of the value to place.
    expect(
      complaint(
        (frame) => without(row.slice(1), 2)(frame) && sight.place(frame, 18, 2) && sight.place(frame, 12, 2),
      ),
    ).toBe('no place is left for 2 in row 3')
    // Two numbers with the same only place.
    expect(complaint((frame) => without(row.slice(1), 2)(frame) && without(row.slice(1), 4)(frame))).toBe(
      '12 is the only place for 2 in row 3, and for 4 in row 3',
    )
    const root = new Int32Array(sight.frameWords)
    expect(sight.root(root, boardWith({ operator: '-', target: 6, cells: [0, 1] }))).toBe(false)
    expect(sentence(sight.contradiction())).toBe('the 6− cage at 0 cannot reach its target')
  })
})
