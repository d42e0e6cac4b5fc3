// Deductions on boards with any groups agree with the definitions and with all solutions.

import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../src/families/inference.ts'
import { GROUP_KINDS, type LatinBoard, type LatinGroup } from '../../../src/families/latin/board.ts'
import { groupFact } from '../../../src/families/latin/reasons.ts'
import { makeLatinLooker } from '../../../src/families/latin/singles.ts'
import { makeForced } from '../../../src/grader/assumptions.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { BOARDS, bruteForce, puzzleOf, randomPuzzles, range } from './boards.ts'

const ONLY_CANDIDATE = 0.25

/**
 * A second implementation with sets: the candidates of each open cell, and the resulting reasons, as
 * `labelOf` writes them.
 */
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
    const found = groupsWith(cell).flatMap((group) =>
      places(group.cells, value).length === 1 ? `hidden-single in ${groupFact(group)}` : [],
    )
    return allowed[cell].size === 1 ? [...found, 'naked-single'] : found
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
              (sum, kind) => sum + (kind === 'naked-single' ? ONLY_CANDIDATE : 1),
              0,
            )
            return kinds.length > 0 ? `${cell} ${value} ${weight}` : []
          }),
        )
        .sort()
    },
  }
}

/** Whether a contradiction follows from the definitions. */
function isTrue({ kind, facts, cells }: Reason, definitions: ReturnType<typeof makeDefinitions>): boolean {
  if (kind === 'no-candidate') return definitions.allowed[Number(facts.cell)].size === 0
  if (kind === 'no-place') {
    const value = Number(facts.value)
    return definitions.lacks(cells, value) && definitions.places(cells, value).length === 0
  }
  const { cell, value, group, other, elsewhere } = facts
  const isForced = (one: string | number, name: string | number) =>
    definitions.reasons(Number(cell), Number(one)).includes(`hidden-single in ${name}`)
  return kind === 'two-values' && value !== other && isForced(value, group) && isForced(other, elsewhere)
}

/** A reason with the group that it names. */
function labelOf({ kind, facts }: Reason): string {
  return facts.group === undefined ? kind : `${kind} in ${facts.group}`
}

describe.each(Object.entries(BOARDS))('%s', (name, board) => {
  const reasoner = makeLatinLooker(board, ONLY_CANDIDATE)
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

  it('agrees with the definitions', () => {
    let states = 0
    for (const givens of puzzles) {
      play(givens, () => {
        states++
      })
    }
    expect(states).toBeGreaterThan(50)
  })

  it('gives every reason with its group, in the order of the search', () => {
    const rankOf = ({ kind }: LatinGroup) => GROUP_KINDS.indexOf(kind)
    const told = new Set<string>()
    for (const givens of puzzles) {
      play(givens, (definitions, seen) => {
        // Compares all reasons of a state at once: an `expect` for each claim would be too slow.
        const found: unknown[] = []
        const expected: unknown[] = []
        for (const line of seen) {
          const [cell, value] = line.split(' ').map(Number)
          const reasons = reasoner.reasons(frame, cell, value)
          const named = reasons.flatMap(
            ({ cells }) => board.groups.find((group) => group.cells === cells) ?? [],
          )
          const isAlone = definitions.reasons(cell, value).includes('naked-single')
          for (const { kind } of named) told.add(kind)
          if (isAlone) told.add('naked-single')
          found.push(reasons, reasons.map(labelOf).sort())
          expected.push(
            [
              ...named
                .toSorted((one, other) => rankOf(one) - rankOf(other))
                .map((group) => ({
                  kind: 'hidden-single',
                  facts: { value, group: groupFact(group) },
                  cells: group.cells,
                  premises: [{ cells: group.cells, value }],
                })),
              ...(isAlone
                ? [{ kind: 'naked-single', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] }]
                : []),
            ],
            definitions.reasons(cell, value).sort(),
          )
        }
        expect(found).toEqual(expected)
      })
    }
    const boardKinds = new Set(board.groups.map(({ kind }) => kind))
    expect([...told].sort()).toEqual([...boardKinds, 'naked-single'].sort())
  })

  it('agrees with every solution', () => {
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
