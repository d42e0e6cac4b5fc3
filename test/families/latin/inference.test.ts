// What is seen on boards of any groups: by the definitions, and true of all solutions.

import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../src/families/inference.ts'
import { GROUP_KINDS, type LatinBoard } from '../../../src/families/latin/board.ts'
import { makeLatinReasoner } from '../../../src/families/latin/inference.ts'
import { makeForced } from '../../../src/grader/assumptions.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { BOARDS, bruteForce, puzzleOf, randomPuzzles, range } from './boards.ts'

const ONLY_CANDIDATE = 0.25

/** The rules again, with sets: what each open cell allows, and the kinds of reasons that follow. */
function makeDefinitions({ size, cells, groups }: LatinBoard) {
  const values = new Array<number>(cells).fill(0)
  const allowed = values.map(() => new Set(range(1, size)))
  const numbers = range(1, size)
  const groupsWith = (cell: number) => groups.filter((group) => group.cells.includes(cell))
  const places = (group: readonly number[], value: number) =>
    group.filter((cell) => values[cell] === 0 && allowed[cell].has(value))
  const lacks = (group: readonly number[], value: number) => !group.some((cell) => values[cell] === value)
  const open = () => range(0, cells - 1).filter((cell) => values[cell] === 0)

  function reasons(cell: number, value: number): string[] {
    if (!allowed[cell].has(value)) return []
    const found = groupsWith(cell).flatMap(({ kind, cells: own }) =>
      places(own, value).length === 1 ? `only-place-in-${kind}` : [],
    )
    return allowed[cell].size === 1 ? [...found, 'only-candidate'] : found
  }

  function isContradictory(): boolean {
    return (
      open().some(
        (cell) =>
          allowed[cell].size === 0 || numbers.filter((value) => reasons(cell, value).length > 0).length > 1,
      ) ||
      groups.some(({ cells: own }) =>
        numbers.some((value) => lacks(own, value) && places(own, value).length === 0),
      )
    )
  }

  return {
    values,
    reasons,
    lacks,
    places,
    allowed,
    place(cell: number, value: number): void {
      values[cell] = value
      for (const { cells: own } of groupsWith(cell)) for (const peer of own) allowed[peer].delete(value)
    },
    /** The placements that are forced as `cell value weight`, sorted. */
    seen(): string[] | 'contradiction' {
      if (isContradictory()) return 'contradiction'
      return open()
        .flatMap((cell) =>
          numbers.flatMap((value) => {
            const kinds = reasons(cell, value)
            const weight = kinds.reduce(
              (sum, kind) => sum + (kind === 'only-candidate' ? ONLY_CANDIDATE : 1),
              0,
            )
            return kinds.length > 0 ? `${cell} ${value} ${weight}` : []
          }),
        )
        .sort()
    },
  }
}

/** Whether a contradiction is one by the definitions. */
function isTrue({ kind, facts, cells }: Reason, definitions: ReturnType<typeof makeDefinitions>): boolean {
  if (kind === 'no-candidate') return definitions.allowed[Number(facts.cell)].size === 0
  const value = Number(facts.value)
  const left = definitions.places(cells, value)
  // Or its only place has to take another value, too.
  const isTaken = left.length === 1 && rivals(definitions, left[0], value)
  return definitions.lacks(cells, value) && (left.length === 0 || isTaken)
}

function rivals({ reasons }: ReturnType<typeof makeDefinitions>, cell: number, value: number): boolean {
  return range(1, 9).some((other) => other !== value && reasons(cell, other).length > 0)
}

describe.each(Object.entries(BOARDS))('%s', (name, board) => {
  const reasoner = makeLatinReasoner(board, ONLY_CANDIDATE)
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(board.cells)
  const rng = makeRng(`seen/${name}`)
  const puzzles = randomPuzzles(rng, board, 30)

  const look = () =>
    reasoner.look(frame, forced)
      ? range(0, forced.count - 1)
          .map((index) => `${forced.cells[index]} ${forced.values[index]} ${forced.weights[index]}`)
          .sort()
      : 'contradiction'

  /** Plays a puzzle move by move, right or wrong, and shows each state with its definitions. */
  function play(
    givens: readonly number[],
    visit: (definitions: ReturnType<typeof makeDefinitions>, seen: string[]) => void,
  ): void {
    const definitions = makeDefinitions(board)
    if (!reasoner.root(frame, puzzleOf(board, givens))) return
    givens.forEach((value, cell) => {
      if (value > 0) definitions.place(cell, value)
    })
    while (reasoner.openCells(frame) > 0) {
      const seen = definitions.seen()
      expect(look()).toEqual(seen)
      if (seen === 'contradiction') {
        expect(isTrue(reasoner.contradiction(), definitions)).toBe(true)
        return
      }
      visit(definitions, seen)
      const [cell, value] =
        seen.length > 0 ? seen[below(rng, seen.length)].split(' ').map(Number) : guess(definitions)
      expect(reasoner.place(frame, cell, value)).toBe(true)
      definitions.place(cell, value)
    }
    expect(definitions.values.includes(0)).toBe(false)
  }

  function guess({ values, allowed }: ReturnType<typeof makeDefinitions>): [cell: number, value: number] {
    const cell = values.indexOf(0)
    const candidates = [...allowed[cell]]
    return [cell, candidates[below(rng, candidates.length)]]
  }

  it('shows what the definitions say', () => {
    let states = 0
    for (const givens of puzzles) {
      play(givens, () => {
        states++
      })
    }
    expect(states).toBeGreaterThan(50)
  })

  it('gives every reason, with the group that it names, those first that are searched first', () => {
    const kinds = [...Object.keys(GROUP_KINDS).map((kind) => `only-place-in-${kind}`), 'only-candidate']
    const told = new Set<string>()
    for (const givens of puzzles) {
      play(givens, (definitions, seen) => {
        for (const line of seen) {
          const [cell, value] = line.split(' ').map(Number)
          const reasons = reasoner.reasons(frame, cell, value)
          const found = reasons.map(({ kind }) => kind)
          expect(found.toSorted()).toEqual(definitions.reasons(cell, value).sort())
          expect(found).toEqual(found.toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other)))
          for (const { kind, facts, cells } of reasons) {
            told.add(kind)
            if (kind === 'only-candidate') continue
            const own = board.groups.find((group) => group.cells === cells)
            expect(kind).toBe(`only-place-in-${own?.kind}`)
            expect(definitions.places(cells, value)).toEqual([cell])
            const isDiagonal = own?.kind === 'falling' || own?.kind === 'rising'
            expect(facts).toEqual(isDiagonal ? { value } : { value, [own?.kind as string]: own?.number })
          }
        }
      })
    }
    const boardKinds = new Set(board.groups.map(({ kind }) => `only-place-in-${kind}`))
    expect([...told].sort()).toEqual([...boardKinds, 'only-candidate'].sort())
  })

  it('shows what stands in every solution', () => {
    let placed = 0
    for (const givens of puzzles) {
      const solutions = bruteForce(board, givens)
      if (solutions.length === 0) continue
      expect(reasoner.root(frame, puzzleOf(board, givens))).toBe(true)
      while (reasoner.look(frame, forced) && forced.count > 0) {
        const [cell, value] = [forced.cells[0], forced.values[0]]
        expect(solutions.every((solution) => solution[cell] === value)).toBe(true)
        reasoner.place(frame, cell, value)
        placed++
      }
    }
    expect(placed).toBeGreaterThan(50)
  })
})
