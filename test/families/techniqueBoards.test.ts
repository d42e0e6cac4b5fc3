// Boards on which a technique is the next step, each with its eliminations, found by
// scripts/technique-boards.mjs. The pictures in docs/techniques.md are drawn from them.

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import techniqueBoards from '../../src/book/techniqueBoards.json' with { type: 'json' }
import { makeForced } from '../../src/grader/followAssumptions.ts'
import { FAMILIES, makeSolver, parsePuzzle } from '../../src/index.ts'
import { candidatesOf, found } from '../support/closure.ts'

interface TechniqueBoard {
  readonly puzzle: string
  readonly values: readonly number[]
  readonly excluded: Readonly<Record<string, readonly number[]>>
  readonly removes: readonly (readonly number[])[]
  /** Whether no other technique finds anything, instead of only no easier one. */
  readonly isOnlyWay: boolean
}

/** Candidates in the order of cells and values: a pattern lists them as it finds them. */
const inOrder = (candidates: readonly (readonly number[])[]) =>
  candidates.toSorted(([cell, value], [otherCell, otherValue]) => cell - otherCell || value - otherValue)

const BOARDS: Readonly<Record<string, Readonly<Record<string, TechniqueBoard>>>> = techniqueBoards

/**
 * In a made puzzle without placed numbers, no number has only one cell; only notes can lead to such a board.
 */
const WITHOUT_BOARD: Readonly<Record<string, readonly string[]>> = {
  hidoku: ['only-cell'],
  // In a line with eight open cells, a hidden quad is a naked quad too, which is sought first.
  latinsquare: ['hidden-quad'],
}

describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (name, family) => {
  const boards = BOARDS[name]
  const { techniques } = family.inference
  const eliminating = techniques.filter(({ tier }) => tier !== 'singles').map((one) => one.name)
  const solver = makeSolver()

  function read({ puzzle: text, values, excluded }: TechniqueBoard) {
    const { puzzle } = parsePuzzle(text)
    const reasoner = family.inference.makeReasoner(puzzle.shape)
    const frame = new Int32Array(reasoner.frameWords)
    expect(reasoner.root(frame, puzzle)).toBe(true)
    values.forEach((value, cell) => {
      if (value > 0 && puzzle.givens[cell] === 0) expect(reasoner.place(frame, cell, value)).toBe(true)
    })
    for (const [cell, own] of Object.entries(excluded)) {
      for (const value of own) expect(reasoner.exclude(frame, Number(cell), value)).toBe(true)
    }
    return { puzzle, reasoner, frame }
  }

  it('has a board for each technique', () => {
    const lacking = techniques.map((one) => one.name).filter((one) => !boards[one])
    expect(lacking).toEqual(WITHOUT_BOARD[name] ?? [])
    expect(Object.keys(boards)).toEqual(techniques.map((one) => one.name).filter((one) => boards[one]))
  })

  it.each(Object.entries(boards))('%s: makes its eliminations, and nothing easier helps', (kind, board) => {
    const { puzzle, reasoner, frame } = read(board)
    const forced = makeForced(reasoner.cells)
    expect(reasoner.look(frame, forced)).toBe(true)
    const [solution] = solver(family, puzzle).solutions
    if (!eliminating.includes(kind)) {
      const [[cell, value]] = board.removes
      const kinds = Array.from({ length: forced.count }, (_, index) =>
        reasoner.reasons(frame, forced.cells[index], forced.values[index]).map((reason) => reason.kind),
      )
      expect(kinds.flat()).toContain(kind)
      if (board.isOnlyWay) expect(new Set(kinds.flat())).toEqual(new Set([kind]))
      expect(value).toBe(solution[cell])
      return
    }
    expect(forced.count).toBe(0)
    const others = board.isOnlyWay ? eliminating : eliminating.slice(0, eliminating.indexOf(kind))
    for (const other of others) if (other !== kind) expect(found(reasoner, other, frame), other).toEqual([])
    const patterns = found(reasoner, kind, frame)
    const removes = patterns.map((one) => inOrder(one.removes.map(({ cell, value }) => [cell, value])))
    expect(removes).toContainEqual(inOrder(board.removes))
    const candidates = candidatesOf(reasoner, frame)
    for (const one of patterns) {
      expect(one.kind).toBe(kind)
      for (const { cell, value } of [...one.removes, ...one.candidates])
        expect(candidates[cell]).toContain(value)
      for (const { cell, value } of one.removes) expect(value).not.toBe(solution[cell])
    }
  })

  it('has a section and a picture in the documentation for each technique', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/techniques.md'), 'utf8')
    for (const { name: kind } of techniques) expect(page).toContain(`\`${kind}\``)
    for (const [, file] of page.matchAll(/\]\((techniques\/[^)]+)\)/g)) {
      expect(existsSync(resolve(import.meta.dirname, '../../docs', file)), file).toBe(true)
    }
  })
})
