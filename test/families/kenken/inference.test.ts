import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Forced, Reason } from '../../../src/families/inference.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type Cage, type KenkenPuzzle, kenkenShape, makePuzzle } from '../../../src/families/kenken/puzzle.ts'
import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { makeForced } from '../../../src/grader/assumptions.ts'
import { makeNodeMeter } from '../../../src/grader/countNodes.ts'
import { makeEffortMeter } from '../../../src/grader/humanEffort.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'
import { fillsCage, randomPuzzle, span } from './boards.ts'

const { makeReasoner, reasons: WORDS } = kenken.inference
const { makeStrongModel } = kenken.grading

/** Larger cages have bounds instead of tuples. */
const LARGEST_WITH_TUPLES = 6

/** One of each of Keen's difficulties. */
const KEEN = [
  ['easy', '5:_b_a__aa_aaca_3a_4a_aa_,s1a6d2a4m100s1s3m12a5m30'],
  ['normal', '5:a5_a__a_a_3a__a_a_4a_a,s3s2s1a7s3m5m6d2a5a7m5m20'],
  ['hard', '5:_a4_7a_ba__a_aa_a__a_,s2s3a7m12m20m10a6m3a7s1s1d2'],
  ['extreme', '5:a4_3a_3a_4a__a__b_c_a,a7s2m4s1m20a5a6m8m60s2s1'],
  ['unreasonable', '5:aa__a_4a__aba__a_3a__a3_,d2a9m12s2m3d2s1a7a6d2s1m6'],
] as const

// The definitions once more, slowly: sets of candidates, and every way to fill a cage.

type Sets = readonly (readonly number[])[]

function linesOf({ size }: { size: number }): number[][] {
  const places = Array.from({ length: size }, (_, place) => place)
  return [
    ...places.map((row) => places.map((column) => row * size + column)),
    ...places.map((column) => places.map((row) => row * size + column)),
  ]
}

function clash(size: number, one: number, other: number): boolean {
  return Math.floor(one / size) === Math.floor(other / size) || one % size === other % size
}

/** The tuples of a cage that fit: numbers of its cells' sets, different within a line, that give the target. */
function tuplesOf({ shape: { size } }: KenkenPuzzle, cage: Cage, sets: Sets): number[][] {
  const fitting: number[][] = []
  const board: number[] = []
  const extend = (tuple: number[]) => {
    if (tuple.length === cage.cells.length) {
      if (fillsCage(cage, board)) fitting.push(tuple)
      return
    }
    const cell = cage.cells[tuple.length]
    for (const value of sets[cell]) {
      if (tuple.some((other, at) => other === value && clash(size, cage.cells[at], cell))) continue
      board[cell] = value
      extend([...tuple, value])
    }
  }
  extend([])
  return fitting
}

/** For each cell its numbers that leave the target between what the smallest and the largest of the others come to. */
function boundedOf({ operator, target, cells }: Cage, sets: Sets): number[][] {
  const combine = (one: number, other: number) => (operator === '+' ? one + other : one * other)
  return cells.map((cell) => {
    const others = cells.filter((other) => other !== cell).map((other) => sets[other])
    return sets[cell].filter((value) => {
      const least = others.reduce((so, set) => combine(so, Math.min(...set)), value)
      const most = others.reduce((so, set) => combine(so, Math.max(...set)), value)
      return least <= target && target <= most && (operator === '+' || target % value === 0)
    })
  })
}

/** Leaves to the cells of a large cage the numbers within its bounds, until they stay; nothing if no cell has any. */
function narrowWithinBounds(cage: Cage, sets: number[][]): boolean {
  for (;;) {
    if (cage.cells.some((cell) => sets[cell].length === 0)) return false
    const bounded = boundedOf(cage, sets)
    if (bounded.every((values) => values.length === 0)) return false
    const before = cage.cells.flatMap((cell) => sets[cell]).length
    for (const cell of cage.cells) {
      sets[cell] = sets[cell].filter((value) => bounded.some((values) => values.includes(value)))
    }
    if (cage.cells.flatMap((cell) => sets[cell]).length === before) return true
  }
}

/** The candidates when these values are placed and these candidates ruled out; nothing where a cage has no tuple. */
function naiveSets(
  puzzle: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
  excluded: ReadonlySet<string> = new Set(),
  pooled = true,
): number[][] | undefined {
  const { size } = puzzle.shape
  const sets = puzzle.givens.map((_, cell) =>
    Array.from({ length: size }, (_, index) => index + 1).filter((value) => {
      if (placed.has(cell)) return placed.get(cell) === value
      if (excluded.has(`${cell} ${value}`)) return false
      return !Array.from(placed).some(([other, taken]) => taken === value && clash(size, cell, other))
    }),
  )
  for (const cage of puzzle.cages) {
    if (cage.cells.length > LARGEST_WITH_TUPLES) {
      if (!narrowWithinBounds(cage, sets)) return undefined
      continue
    }
    const tuples = tuplesOf(puzzle, cage, sets)
    if (tuples.length === 0) return undefined
    cage.cells.forEach((cell, at) => {
      const numbers = pooled ? tuples.flat() : tuples.map((tuple) => tuple[at])
      sets[cell] = sets[cell].filter((value) => numbers.includes(value))
    })
  }
  return sets
}

/** All that is forced, as `cell value weight`, sorted; nothing if the lines contradict themselves. */
function naiveForced({ shape }: KenkenPuzzle, sets: Sets, placed: ReadonlyMap<number, number>) {
  const weights = new Map<string, number>()
  const add = (cell: number, value: number) => {
    if (placed.has(cell)) return
    weights.set(`${cell} ${value}`, (weights.get(`${cell} ${value}`) ?? 0) + 1)
  }
  sets.forEach((set, cell) => {
    if (set.length === 1) add(cell, set[0])
  })
  for (const line of linesOf(shape)) {
    for (let value = 1; value <= shape.size; value++) {
      const places = line.filter((cell) => sets[cell].includes(value))
      if (places.length === 0) return undefined
      if (places.length === 1) add(places[0], value)
    }
  }
  const cells = Array.from(weights.keys(), (key) => key.split(' ')[0])
  if (new Set(cells).size < cells.length) return undefined
  return Array.from(weights, ([key, weight]) => `${key} ${weight}`).sort()
}

function listForced({ count, cells, values, weights }: Forced): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${cells[index]} ${values[index]} ${weights[index]}`,
  ).sort()
}

function candidatesOf(sight: ReturnType<typeof makeReasoner>, frame: Int32Array): number[][] {
  const values = new Int32Array(sight.maxCandidates)
  return Array.from({ length: sight.cells }, (_, cell) =>
    Array.from(values.slice(0, sight.candidates(frame, cell, values))),
  )
}

/** A puzzle with its solution, which need not be the only one. */
function someBoard(rng: Rng, sizes: readonly number[], largest: number) {
  for (;;) {
    const solution = latinSquare(rng, sizes[below(rng, sizes.length)])
    const puzzle = randomPuzzle(rng, solution)
    if (puzzle.cages.every(({ cells }) => cells.length <= largest)) return { puzzle, solution }
  }
}

const seeds = fc.integer().map(String)

describe('what is seen', () => {
  it('is what the definitions say, whatever has been placed and ruled out', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [3, 4], 8)
        fc.pre(
          puzzle.cages.every(
            ({ cells, operator }) =>
              cells.length <= LARGEST_WITH_TUPLES || operator === '+' || operator === 'x',
          ),
        )
        const sight = makeReasoner(puzzle.shape)
        const forced = makeForced(sight.cells)
        const frame = new Int32Array(sight.frameWords)
        const placed = new Map<number, number>()
        const excluded = new Set<string>()
        let isSound = sight.root(frame, puzzle)
        for (;;) {
          const sets = naiveSets(puzzle, placed, excluded)
          const expected = sets && naiveForced(puzzle, sets, placed)
          // Mistaken values are placed too; what shows a contradiction first is not laid down.
          expect(isSound && sight.look(frame, forced)).toBe(expected !== undefined)
          if (!sets || !expected) return
          expect(candidatesOf(sight, frame)).toEqual(sets.map((set, cell) => (placed.has(cell) ? [] : set)))
          expect(listForced(forced)).toEqual(expected)
          expect(sight.openCells(frame)).toBe(sight.cells - placed.size)
          const open = sets.flatMap((set, cell) =>
            placed.has(cell) ? [] : set.map((value) => ({ cell, value })),
          )
          if (open.length === 0) return
          const { cell, value } = open[below(rng, open.length)]
          if (below(rng, 3) === 0 && solution[cell] !== value) {
            excluded.add(`${cell} ${value}`)
            isSound = sight.exclude(frame, cell, value)
          } else {
            const chosen = below(rng, 4) > 0 && sets[cell].includes(solution[cell]) ? solution[cell] : value
            placed.set(cell, chosen)
            isSound = sight.place(frame, cell, chosen)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is what the bounds of a large cage leave in the end', () => {
    // Seven cells of a diagonal. Without the 2 the first cannot go with a 7; so the 3 is too small, and the 2 too large.
    const sets = [[2, 3, 8], [1, 2, 7], [1], [1], [1], [1], [1]]
    const diagonal = sets.map((_, index) => 10 * index)
    const rest = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => !diagonal.includes(cell))
    const puzzle = makePuzzle(kenkenShape(9), [
      { operator: '+', target: 14, cells: diagonal },
      { operator: '+', target: 391, cells: rest },
    ])
    const sight = makeReasoner(puzzle.shape)
    const frame = new Int32Array(sight.frameWords)
    expect(sight.root(frame, puzzle)).toBe(true)
    diagonal.forEach((cell, index) => {
      for (let value = 1; value <= 9; value++) {
        if (!sets[index].includes(value)) expect(sight.exclude(frame, cell, value)).toBe(true)
      }
    })
    expect(diagonal.map((cell) => candidatesOf(sight, frame)[cell])).toEqual(sets)
    expect(sight.exclude(frame, 0, 2)).toBe(true)
    expect(diagonal.map((cell) => candidatesOf(sight, frame)[cell])).toEqual(sets.with(0, [8]).with(1, [1]))
  })

  it('leads to the same end in whatever order, and keeps the solution, cages too large for tuples too', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [4, 5, 6], 8)
        const sight = makeReasoner(puzzle.shape)
        const forced = makeForced(sight.cells)
        const ends = [1, 2, 3].map((run) => {
          const frame = new Int32Array(sight.frameWords)
          expect(sight.root(frame, puzzle)).toBe(true)
          for (;;) {
            expect(sight.look(frame, forced)).toBe(true)
            if (forced.count === 0) break
            // The first run places the first, the second one the last, the third one any.
            const index = [0, forced.count - 1, below(rng, forced.count)][run - 1]
            const [cell, value] = [forced.cells[index], forced.values[index]]
            expect(value).toBe(solution[cell])
            expect(sight.place(frame, cell, value)).toBe(true)
          }
          candidatesOf(sight, frame).forEach((values, cell) => {
            if (values.length > 0) expect(values).toContain(solution[cell])
          })
          return Array.from(frame)
        })
        expect(ends[1]).toEqual(ends[0])
        expect(ends[2]).toEqual(ends[0])
      }),
      { numRuns: 200 },
    )
  })

  it('says no to placements that contradict each other, in whatever order they are made', () => {
    const counts = { contradictions: 0 }
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle } = someBoard(rng, [4, 5, 6], 8)
        const sight = makeReasoner(puzzle.shape)
        const forced = makeForced(sight.cells)
        const start = new Int32Array(sight.frameWords)
        const values = new Int32Array(sight.maxCandidates)
        expect(sight.root(start, puzzle)).toBe(true)
        const cell = below(rng, sight.cells)
        const value = values[below(rng, Math.max(1, sight.candidates(start, cell, values)))]
        if (!sight.place(start, cell, value)) return
        while (sight.look(start, forced) && forced.count > 0) {
          const layer = Array.from({ length: forced.count }, (_, index) => ({
            cell: forced.cells[index],
            value: forced.values[index],
          }))
          const outcomes = [layer, layer.toReversed(), shuffled(rng, layer)].map((order) => {
            const frame = start.slice()
            const isSound =
              order.every((one) => sight.place(frame, one.cell, one.value)) && sight.look(frame, forced)
            return isSound ? Array.from(frame).join() : 'contradiction'
          })
          expect(new Set(outcomes).size).toBe(1)
          if (outcomes[0] === 'contradiction') counts.contradictions++
          if (!layer.every((one) => sight.place(start, one.cell, one.value))) return
        }
      }),
      { numRuns: 300 },
    )
    expect(counts.contradictions).toBeGreaterThan(20)
  })

  it('is the same on a turned board, however it is written', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [4, 5, 6], 8)
        const sight = makeReasoner(puzzle.shape)
        const forced = makeForced(sight.cells)
        const looks = (which: KenkenPuzzle, turn: readonly number[]) => {
          const frame = new Int32Array(sight.frameWords)
          const seen: unknown[] = []
          expect(sight.root(frame, which)).toBe(true)
          for (let cell = 0; ; cell += 3) {
            expect(sight.look(frame, forced)).toBe(true)
            const back = (text: string) => {
              const [at, ...rest] = text.split(' ')
              return [turn.indexOf(Number(at)), ...rest].join(' ')
            }
            const candidates = candidatesOf(sight, frame)
            seen.push([listForced(forced).map(back).sort(), turn.map((to) => candidates[to])])
            if (cell >= turn.length) return seen
            if (candidates[turn[cell]].length > 0) sight.place(frame, turn[cell], solution[cell])
          }
        }
        const identity = puzzle.givens.map((_, cell) => cell)
        const expected = looks(puzzle, identity)
        for (const turn of turnsOf(puzzle.shape)) {
          const cages = shuffled(rng, puzzle.cages).map((cage) => ({
            ...cage,
            cells: shuffled(rng, cage.cells).map((cell) => turn[cell]),
          }))
          expect(looks(makePuzzle(puzzle.shape, cages), turn)).toEqual(expected)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the strong base', () => {
  /** Tuples cell by cell, single candidates and single places, again and again. */
  function naiveEnd(puzzle: KenkenPuzzle, placed: ReadonlyMap<number, number>): number[][] | undefined {
    const known = new Map(placed)
    const gone = new Set<string>()
    for (;;) {
      const sets = naiveSets(puzzle, known, gone, false)
      const forced = sets && naiveForced(puzzle, sets, known)
      if (!sets || !forced) return undefined
      const before = known.size + gone.size
      for (const text of forced) {
        const [cell, value] = text.split(' ').map(Number)
        // Two cells that must take the same number.
        if (Array.from(known).some(([at, taken]) => taken === value && clash(puzzle.shape.size, cell, at))) {
          return undefined
        }
        known.set(cell, value)
      }
      sets.forEach((set, cell) => {
        for (let value = 1; value <= puzzle.shape.size; value++) {
          if (!set.includes(value)) gone.add(`${cell} ${value}`)
        }
      })
      if (known.size + gone.size === before) return sets
    }
  }

  it('is what the definitions say', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle } = someBoard(rng, [3, 4], LARGEST_WITH_TUPLES)
        const model = makeStrongModel(puzzle.shape)
        const frame = new Int32Array(model.frameWords)
        const pairs = new Int32Array(2 * model.maxAlternatives)
        const values = new Int32Array(model.cells)
        const placed = new Map<number, number>()
        let isSound = model.root(frame, puzzle)
        for (;;) {
          const sets = naiveEnd(puzzle, placed)
          expect(isSound).toBe(sets !== undefined)
          if (!sets) return
          model.read(frame, values)
          const found = Array.from(values, (value, cell) =>
            value > 0
              ? [value]
              : Array.from({ length: model.list(frame, cell, pairs) }, (_, index) => pairs[2 * index + 1]),
          )
          expect(found).toEqual(sets)
          const open = sets.flatMap((set, cell) => (set.length > 1 ? cell : []))
          if (open.length === 0) return
          const cell = open[below(rng, open.length)]
          const value = sets[cell][below(rng, sets[cell].length)]
          placed.set(cell, value)
          isSound = model.place(frame, cell, value)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('reasons', () => {
  const kinds = new Set<string>()

  function sentence({ kind, facts }: Reason): string {
    kinds.add(kind)
    const { sentence: words } = WORDS[kind]
    const gaps = Array.from(words.matchAll(/\{(\w+)\}/g), ([, gap]) => gap)
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(gaps))
    return words.replaceAll(/\{(\w+)\}/g, (_, gap) => String(facts[gap]))
  }

  /** A 6x6 board with one cage; all other cells are in another one that says next to nothing. */
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
    const sight = makeReasoner(kenkenShape(6))
    const frame = new Int32Array(sight.frameWords)
    const forced = makeForced(sight.cells)
    expect(sight.root(frame, boardWith(cage))).toBe(true)
    for (const [at, number] of placed) expect(sight.place(frame, at, number)).toBe(true)
    expect(sight.look(frame, forced)).toBe(true)
    expect(Array.from(forced.cells.slice(0, forced.count))).toContain(cell)
    return sight.reasons(frame, cell, value).map(sentence)
  }

  const corner = [0, 6, 7]
  it.each([
    ['+', 11, corner, [4, 2], 5, 'last cell of the 11+ cage: 11 - 4 - 2 = 5'],
    ['x', 30, corner, [3, 2], 5, 'last cell of the 30x cage: 30 / 3 / 2 = 5'],
    ['-', 3, [0, 6], [5], 2, 'last cell of the 3- cage: 5 - 3 = 2'],
    ['-', 3, [0, 6], [1], 4, 'last cell of the 3- cage: 3 + 1 = 4'],
    ['-', 1, corner, [1, 5], 3, 'last cell of the 1- cage: 5 - 1 - 1 = 3'],
    ['-', 1, corner, [2, 1], 4, 'last cell of the 1- cage: 1 + 2 + 1 = 4'],
    ['/', 2, [0, 6], [6], 3, 'last cell of the 2/ cage: 6 / 2 = 3'],
    ['/', 3, [0, 6], [2], 6, 'last cell of the 3/ cage: 3 x 2 = 6'],
    ['/', 1, corner, [2, 3], 6, 'last cell of the 1/ cage: 1 x 2 x 3 = 6'],
    ['/', 1, corner, [6, 2], 3, 'last cell of the 1/ cage: 6 / 2 / 1 = 3'],
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
    const besideOne = [[0, 2] as const, [11, 1] as const]
    expect(reasonsWhere(quotient, besideOne, 6, 4)[0]).toBe(
      'possible in the 2/ cage: 2 / 1, 4 / 2, 6 / 3; only 4 fits here',
    )
    // Neither cell has a number yet: 5 and 6, and the row has the 5.
    const sum: Cage = { operator: '+', target: 11, cells: [0, 6] }
    expect(reasonsWhere(sum, [[11, 5]], 6, 6)[0]).toBe('possible in the 11+ cage: 6 + 5; only 6 fits here')
    const crossed = [
      [12, 1],
      [13, 2],
      [14, 3],
      [3, 4],
      [33, 5],
    ] as const
    expect(reasonsWhere(sum, crossed, 15, 6)).toEqual(['only candidate: 6'])
  })

  it('are as many as the weight says, and true', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [4], LARGEST_WITH_TUPLES)
        const sight = makeReasoner(puzzle.shape)
        const frame = new Int32Array(sight.frameWords)
        const forced = makeForced(sight.cells)
        const placed = new Map<number, number>()
        expect(sight.root(frame, puzzle)).toBe(true)
        while (placed.size < sight.cells) {
          expect(sight.look(frame, forced)).toBe(true)
          const sets = naiveSets(puzzle, placed) ?? []
          for (let index = 0; index < forced.count; index++) {
            const [cell, value] = [forced.cells[index], forced.values[index]]
            const reasons = sight.reasons(frame, cell, value)
            expect(reasons).toHaveLength(forced.weights[index])
            for (const reason of reasons) expectTrue(puzzle, placed, sets, cell, value, reason)
          }
          const any = below(rng, sight.cells)
          const cell = forced.count > 0 ? forced.cells[0] : any
          if (placed.has(cell)) continue
          placed.set(cell, solution[cell])
          expect(sight.place(frame, cell, solution[cell])).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  function expectTrue(
    puzzle: KenkenPuzzle,
    placed: ReadonlyMap<number, number>,
    sets: Sets,
    cell: number,
    value: number,
    reason: Reason,
  ): void {
    const { kind, facts, cells } = reason
    const { size } = puzzle.shape
    const cage = puzzle.cages.find((one) => one.cells.includes(cell)) as Cage
    const others = cage.cells.filter((other) => other !== cell)
    const untaken = Array.from({ length: size }, (_, index) => index + 1).filter(
      (number) => !Array.from(placed).some(([at, taken]) => taken === number && clash(size, at, cell)),
    )
    sentence(reason)
    expect(facts.value).toBe(value)
    if (kind === 'single-cell') expect([others.length, cage.target]).toEqual([0, value])
    if (kind === 'last-in-cage') {
      // Without the lines: no other number gives the target.
      const fitting = [1, 2, 3, 4].filter((number) => {
        const board = new Map(placed).set(cell, number)
        return fillsCage(
          cage,
          Array.from({ length: 16 }, (_, at) => board.get(at) ?? 0),
        )
      })
      expect(others.every((other) => placed.has(other))).toBe(true)
      expect(fitting).toEqual([value])
      expect(evaluated(String(facts.calculation))).toBe(value)
    }
    if (kind === 'only-number-of-pair') {
      const pairs = String(facts.pairs).split(', ')
      const all = tuplesOf(puzzle, cage, [...sets].fill([1, 2, 3, 4]))
      expect(new Set(pairs.map((pair) => pair.split(' ').filter(Number).map(Number).sort().join()))).toEqual(
        new Set(all.map((pair) => [...pair].sort().join())),
      )
      for (const pair of pairs) expect(evaluated(pair)).toBe(cage.target)
    }
    if (kind.startsWith('only-number-of')) {
      const numbers = tuplesOf(puzzle, cage, sets.with(cell, untaken)).flat()
      expect(untaken.filter((number) => numbers.includes(number))).toEqual([value])
      expect(untaken.length).toBeGreaterThan(1)
    }
    if (kind === 'only-candidate') expect(untaken).toEqual([value])
    if (kind === 'only-place-in-row') expect(facts.row).toBe(Math.floor(cell / size) + 1)
    if (kind === 'only-place-in-column') expect(facts.column).toBe((cell % size) + 1)
    if (kind.startsWith('only-place')) {
      expect(cells).toHaveLength(size)
      expect(cells.filter((at) => sets[at].includes(value))).toEqual([cell])
    }
  }

  /** `11 - 4 - 2` from left to right. */
  function evaluated(calculation: string): number {
    const [first, ...rest] = calculation.split(' ')
    let so = Number(first)
    for (let index = 0; index < rest.length; index += 2) {
      const number = Number(rest[index + 1])
      if (rest[index] === '+') so += number
      else if (rest[index] === '-') so -= number
      else so = rest[index] === 'x' ? so * number : so / number
    }
    return so
  }

  it('say what a contradiction is about', () => {
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
    expect(complaint(without(row, 2))).toBe('no place for 2 in row 3')
    expect(complaint(without(column, 3))).toBe('no place for 3 in column 5')
    // What was to be placed has lost its place to what was placed before.
    expect(
      complaint(
        (frame) => without(row.slice(1), 2)(frame) && sight.place(frame, 18, 2) && sight.place(frame, 12, 2),
      ),
    ).toBe('no place for 2 in row 3')
    // Two numbers with the same only place.
    expect(complaint((frame) => without(row.slice(1), 2)(frame) && without(row.slice(1), 4)(frame))).toBe(
      'no place for 2 in row 3',
    )
    const root = new Int32Array(sight.frameWords)
    expect(sight.root(root, boardWith({ operator: '-', target: 6, cells: [0, 1] }))).toBe(false)
    expect(sentence(sight.contradiction())).toBe('the 6- cage at 0 cannot reach its target')
  })

  it('were all met in these tests', () => {
    expect(Array.from(kinds).sort()).toEqual(Object.keys(WORDS).sort())
  })
})

describe("Keen's labels", () => {
  const meters = new Map(
    [4, 5, 6, 7, 8, 9].map((size) => {
      const shape = kenkenShape(size)
      const effort = makeEffortMeter(makeReasoner(shape))
      return [shape.text, { effort, nodes: makeNodeMeter(makeStrongModel(shape), 100_000) }]
    }),
  )

  /** What both bases say of a game ID. None of these needs a search for its solution. */
  function gradeOf(id: string): string {
    const puzzle = kenken.notation.parse([span(id)])
    const meter = meters.get(puzzle.shape.text)
    const needs = meter?.effort(puzzle, () => [], makeRng(id), 1).needs
    const tried = meter?.nodes(puzzle, makeRng(id), 1).logTried
    return `${needs}, ${tried === 0 ? 'no branching' : 'branching'}`
  }

  const EXPECTED: Readonly<Record<string, string>> = {
    easy: 'singles, no branching',
    normal: 'assumption, no branching',
    hard: 'assumption, branching',
    extreme: 'assumption, branching',
    unreasonable: 'assumption, branching',
  }

  it.each(KEEN)('a puzzle that Keen calls %s', (label, id) => {
    expect(gradeOf(id)).toBe(EXPECTED[label])
  })

  it.skipIf(!HAS_DATA)('all of 1500 puzzles (skipped where the data is missing)', () => {
    for (const row of readFileSync(dataFile('kenken-keen-ids.tsv'), 'utf8').trim().split('\n').slice(1)) {
      const [, label, id] = row.split('\t')
      expect([id, gradeOf(id)]).toEqual([id, EXPECTED[label]])
    }
  })
})
