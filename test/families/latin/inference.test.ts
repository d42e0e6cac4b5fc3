// Deductions on boards with any groups agree with the definitions and with all solutions.

import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../src/families/inference.ts'
import { GROUP_KINDS, type LatinGroup } from '../../../src/families/latin/boardOfGroups.ts'
import { groupFact } from '../../../src/families/latin/reasons.ts'
import { makeLatinLooker } from '../../../src/families/latin/singles.ts'
import { makeForced } from '../../../src/grader/followAssumptions.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { BOARDS, bruteForce, puzzleOf, randomPuzzles, range } from './boards.ts'
import { type Definitions, makeDefinitions } from './definitions.ts'

const ONLY_CANDIDATE = 0.25

/** Whether a contradiction follows from the definitions. */
function isTrue({ kind, facts, cells }: Reason, definitions: Definitions): boolean {
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
  const found = new Int32Array(reasoner.maxCandidates)
  const rng = makeRng(`seen/${name}`)
  const puzzles = randomPuzzles(rng, board, 30)

  const look = () =>
    reasoner.look(frame, forced)
      ? range(0, forced.count - 1)
          .map((index) => `${forced.cells[index]} ${forced.values[index]} ${forced.weights[index]}`)
          .sort()
      : 'contradiction'

  /** Plays a puzzle move by move, right or wrong, and shows each state with its definitions. */
  function play(givens: readonly number[], visit: (definitions: Definitions, seen: string[]) => void): void {
    const definitions = makeDefinitions(board, ONLY_CANDIDATE)
    if (!reasoner.root(frame, puzzleOf(board, givens))) return
    givens.forEach((value, cell) => {
      if (value > 0) definitions.place(cell, value)
    })
    for (;;) {
      const candidates = definitions.values.map((_, cell) =>
        Array.from(found.subarray(0, reasoner.candidates(frame, cell, found))),
      )
      expect([reasoner.openCells(frame), candidates]).toEqual([
        definitions.open().length,
        definitions.candidates(),
      ])
      const seen = definitions.seen()
      expect(look()).toEqual(seen)
      if (seen === 'contradiction') {
        expect(isTrue(reasoner.contradiction(), definitions)).toBe(true)
        return
      }
      if (candidates.flat().length === 0) return
      visit(definitions, seen)
      // Mostly what is forced; sometimes any candidate, which is placed or ruled out.
      const all = candidates.flatMap((own, cell) => own.map((value) => [cell, value] as const))
      const isForced = seen.length > 0 && below(rng, 10) < 8
      const [cell, value] = isForced
        ? seen[below(rng, seen.length)].split(' ').map(Number)
        : all[below(rng, all.length)]
      if (isForced || below(rng, 2) === 0) {
        expect(reasoner.place(frame, cell, value)).toBe(true)
        definitions.place(cell, value)
        continue
      }
      definitions.allowed[cell].delete(value)
      const isSound = definitions.allowed[cell].size > 0
      expect(reasoner.exclude(frame, cell, value)).toBe(isSound)
      if (!isSound) expect(reasoner.contradiction()).toMatchObject({ kind: 'no-candidate', facts: { cell } })
      if (!isSound) return
    }
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
        const given: unknown[] = []
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
          given.push(reasons, reasons.map(labelOf).sort())
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
        expect(given).toEqual(expected)
      })
    }
    const boardKinds = new Set(board.groups.map(({ kind }) => kind))
    expect([...told].sort()).toEqual([...boardKinds, 'naked-single'].sort())
  })

  it('rejects a value whose only place another placement took, and names a group without a place for it', () => {
    let refused = 0
    for (const givens of puzzles) {
      play(givens, ({ places }, seen) => {
        const start = frame.slice()
        for (const line of seen.slice(0, 2)) {
          const [cell, value] = line.split(' ').map(Number)
          const rivals = board.groups.flatMap(({ cells }) =>
            cells.includes(cell) ? places(cells, value) : [],
          )
          for (const rival of rivals.filter((one) => one !== cell)) {
            const wrong = start.slice()
            expect(reasoner.place(wrong, rival, value)).toBe(true)
            expect(reasoner.place(wrong, cell, value)).toBe(false)
            const { kind, cells } = reasoner.contradiction()
            if (kind === 'no-candidate') continue
            expect([kind, cells.includes(cell), cells.includes(rival)]).toEqual(['no-place', true, false])
            expect(places(cells, value)).toContain(cell)
            refused++
          }
        }
      })
    }
    expect(refused).toBeGreaterThan(5)
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
