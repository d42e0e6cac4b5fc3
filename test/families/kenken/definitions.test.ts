// Compares the techniques of cages with their definitions: tries every way to fill each cage.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { find, halfway, keysOf, setsOf } from './halfway.ts'
import { clash, linesOf, type Sets, someBoard, tuplesOf } from './naive.ts'

describe('the techniques of cages', () => {
  type Definition = (puzzle: KenkenPuzzle, sets: Sets, placed: ReadonlyMap<number, number>) => Set<string>

  /** The candidates of open cells that some ways of cages leave out. */
  function leftOut(
    sets: Sets,
    cage: Cage,
    placed: ReadonlyMap<number, number>,
    tuples: readonly number[][],
  ): string[] {
    return cage.cells.flatMap((cell, at) =>
      placed.has(cell)
        ? []
        : sets[cell]
            .filter((value) => tuples.every((tuple) => tuple[at] !== value))
            .map((value) => `${cell} ${value}`),
    )
  }

  /** The numbers that a way of a cage has in some cells. */
  const within = (cage: Cage, tuple: readonly number[], cells: readonly number[]) =>
    tuple.filter((_, at) => cells.includes(cage.cells[at]))

  /** Each choice of a way for each of some cages. */
  function* choices(ways: readonly (readonly number[][])[]): Generator<number[][]> {
    if (ways.length === 0) yield []
    else for (const way of ways[0]) for (const rest of choices(ways.slice(1))) yield [way, ...rest]
  }

  /** The ways of cages that are compatible with ways of all others, with given numbers in some cells. */
  function together(
    puzzle: KenkenPuzzle,
    sets: Sets,
    cells: readonly number[],
    isWanted: (numbers: number[]) => boolean,
  ) {
    const cages = puzzle.cages.filter((cage) => cage.cells.some((cell) => cells.includes(cell)))
    const ways = cages.map((cage) => tuplesOf(puzzle, cage, sets))
    const good = cages.map(() => new Set<number[]>())
    for (const choice of choices(ways)) {
      const numbers = cages.flatMap((cage, index) => within(cage, choice[index], cells))
      if (!isWanted(numbers)) continue
      for (const [index, way] of choice.entries()) good[index].add(way)
    }
    return cages.map((cage, index) => ({ cage, ways: ways[index], good: [...good[index]] }))
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((so, number) => so + number, 0)
  const product = (numbers: readonly number[]) => numbers.reduce((so, number) => so * number, 1)

  const DEFINITIONS: Readonly<Record<string, Definition>> = {
    'cage-combinations': (puzzle, sets, placed) =>
      new Set(
        puzzle.cages.flatMap((cage) => {
          const numbers = tuplesOf(puzzle, cage, sets).flat()
          return leftOut(sets, cage, placed, []).filter((key) => !numbers.includes(Number(key.split(' ')[1])))
        }),
      ),
    'cage-permutations': (puzzle, sets, placed) =>
      new Set(puzzle.cages.flatMap((cage) => leftOut(sets, cage, placed, tuplesOf(puzzle, cage, sets)))),
    'pointing-segment': (puzzle, sets, placed) =>
      new Set(
        puzzle.cages.flatMap((cage) =>
          linesOf(puzzle.shape).flatMap((line) => {
            const ways = tuplesOf(puzzle, cage, sets).map((tuple) => within(cage, tuple, line))
            if (line.filter((cell) => cage.cells.includes(cell)).length < 2) return []
            return line
              .filter((cell) => !cage.cells.includes(cell) && !placed.has(cell))
              .flatMap((cell) =>
                sets[cell]
                  .filter((value) => ways.every((way) => way.includes(value)))
                  .map((value) => `${cell} ${value}`),
              )
          }),
        ),
      ),
    'claiming-segment': (puzzle, sets, placed) =>
      new Set(
        puzzle.cages.flatMap((cage) =>
          linesOf(puzzle.shape).flatMap((line) => {
            const outside = line.filter((cell) => !cage.cells.includes(cell)).flatMap((cell) => sets[cell])
            const inside = line.filter((cell) => cage.cells.includes(cell))
            if (inside.length < 2) return []
            const needed = inside.flatMap((cell) => sets[cell]).filter((value) => !outside.includes(value))
            if (needed.length === 0) return []
            const ways = tuplesOf(puzzle, cage, sets)
            return leftOut(
              sets,
              cage,
              placed,
              ways.filter((way) => needed.every((value) => within(cage, way, line).includes(value))),
            )
          }),
        ),
      ),
    'line-combinations': (puzzle, sets, placed) =>
      new Set(
        linesOf(puzzle.shape).flatMap((line) => {
          const open = puzzle.cages.filter((cage) =>
            cage.cells.some((cell) => line.includes(cell) && !placed.has(cell)),
          )
          if (open.length < 2) return []
          return together(puzzle, sets, line, (numbers) => new Set(numbers).size === line.length).flatMap(
            ({ cage, good }) => leftOut(sets, cage, placed, good),
          )
        }),
      ),
    'innies-and-outies': (puzzle, sets, placed) => leftOver(puzzle, sets, placed, '+', sum),
    'product-innies-and-outies': (puzzle, sets, placed) => leftOver(puzzle, sets, placed, 'x', product),
    'combination-clash': (puzzle, sets, placed) =>
      new Set(
        puzzle.cages.flatMap((cage) => {
          const ways = tuplesOf(puzzle, cage, sets)
          const left = leftOut(
            sets,
            cage,
            placed,
            ways.filter((way) => !clashes(puzzle, sets, cage, way)),
          )
          const never = leftOut(sets, cage, placed, ways)
          return left.filter((key) => !never.includes(key))
        }),
      ),
  }

  /**
   * Whether a way leaves a line of its cage with a cell without numbers, a number without a cell, or two
   * cells that need the same number.
   */
  function clashes(puzzle: KenkenPuzzle, sets: Sets, cage: Cage, way: readonly number[]): boolean {
    const { size } = puzzle.shape
    const numbers = Array.from({ length: size }, (_, index) => index + 1)
    const leftAt = (cell: number) =>
      sets[cell].filter((value) => !way.some((one, at) => one === value && clash(size, cage.cells[at], cell)))
    return linesOf(puzzle.shape).some((line) => {
      const own = within(cage, way, line)
      if (own.length === 0) return false
      const left = line.filter((cell) => !cage.cells.includes(cell)).map(leftAt)
      const singles = left.filter((set) => set.length === 1).flat()
      return (
        left.some((set) => set.length === 0) ||
        new Set(singles).size < singles.length ||
        numbers.some((value) => !own.includes(value) && !left.flat().includes(value))
      )
    })
  }

  /** Innies and outies of blocks of up to three lines, with one or two cages that are not known. */
  function leftOver(
    puzzle: KenkenPuzzle,
    sets: Sets,
    placed: ReadonlyMap<number, number>,
    operator: string,
    combine: (numbers: readonly number[]) => number,
  ): Set<string> {
    const { size } = puzzle.shape
    const lines = linesOf(puzzle.shape)
    const blocks = [0, size].flatMap((start) =>
      [1, 2, 3]
        .filter((count) => count < size)
        .flatMap((count) =>
          Array.from({ length: size - count + 1 }, (_, from) =>
            lines.slice(start + from, start + from + count).flat(),
          ),
        ),
    )
    return new Set(
      blocks.flatMap((cells) => {
        const total = combine(cells.map((_, index) => (index % size) + 1))
        const unknown = puzzle.cages.filter((cage) => {
          const isClear = cage.cells.length === 1 || cage.operator === operator
          if (isClear && cage.cells.every((cell) => cells.includes(cell))) return false
          return (
            new Set(tuplesOf(puzzle, cage, sets).map((way) => combine(within(cage, way, cells)))).size > 1
          )
        })
        if (unknown.length > 2 || unknown.length === 0) return []
        return together(puzzle, sets, cells, (numbers) => combine(numbers) === total)
          .filter(({ cage, ways, good }) => unknown.includes(cage) && good.length < ways.length)
          .flatMap(({ cage, good }) => leftOut(sets, cage, placed, good))
      }),
    )
  }

  it.each(Object.entries(DEFINITIONS))('%s: find the eliminations of the definition', (name, definition) => {
    let removed = 0
    fc.assert(
      fc.property(fc.integer().map(String), (seed) => {
        const rng = makeRng(seed)
        const { puzzle, solution } = someBoard(rng, [3, 4], 5)
        const { reasoner, frame, sets, placed } = halfway(rng, puzzle, solution)
        const ways = puzzle.cages.map((cage) => tuplesOf(puzzle, cage, sets).length)
        fc.pre(ways.every((count) => count < 12))
        // Harder techniques apply to boards on which easier ones are exhausted.
        for (let isOver = !/line|innies/.test(name); !isOver; ) {
          const found = find(reasoner, 'cage-permutations', frame).flatMap(({ removes }) => removes)
          for (const one of found) reasoner.exclude(frame, one.cell, one.value)
          isOver = found.length === 0
        }
        const now = setsOf(reasoner, frame, placed)
        const found = find(reasoner, name, frame).flatMap(({ removes }) => keysOf(removes))
        expect([...new Set(found)].sort()).toEqual([...definition(puzzle, now, placed)].sort())
        removed += found.length
        expect(sets.length).toBe(now.length)
      }),
      { numRuns: 100 },
    )
    expect(removed).toBeGreaterThan(5)
  })

  it('do not depend on boards that were examined before', () => {
    const rng = makeRng('before')
    const boards = Array.from({ length: 150 }, () => someBoard(rng, [4], 6).puzzle)
    const used = kenken.inference.makeReasoner(boards[0].shape)
    const frame = new Int32Array(used.frameWords)
    for (const puzzle of boards) {
      const fresh = kenken.inference.makeReasoner(puzzle.shape)
      for (const name of Object.keys(DEFINITIONS)) {
        const [after, alone] = [used, fresh].map((reasoner) => {
          expect(reasoner.root(frame, puzzle)).toBe(true)
          return find(reasoner, name, frame).flatMap(({ removes }) => keysOf(removes))
        })
        expect(after).toEqual(alone)
      }
    }
  })
})
