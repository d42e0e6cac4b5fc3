// The promises of every family to a page that plays it: its answers agree with the rules and with the
// solution.

import { describe, expect, it } from 'vitest'
import { range } from '../../src/families/constraintProblem.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { makeGuide, parsePuzzle } from '../../src/index.ts'
import { below, makeRng, type Rng } from '../../src/kernel/rng.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { followPaths } from '../../src/player/followDrawnPaths.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { playedFamily, playerFamily } from '../support/playedBoards.ts'
import { inRandomOrder, oneOf } from '../support/randomClues.ts'

interface Solved {
  readonly puzzle: Puzzle
  /** 0 in a blocked cell. */
  readonly solution: readonly number[]
}

function solvedBoards(name: string): Solved[] {
  const family = familyUnderTest(name)
  const { smallShapes, makeBoard } = fixtureOf(name)
  const small = range(0, 4 * smallShapes.length - 1).map((index) =>
    makeBoard(makeRng(`playing/${name}/${index}`), smallShapes[index % smallShapes.length], false),
  )
  const { puzzle } = parsePuzzle(family.notation.example, { family })
  const [solution] = makeSolver()(family, puzzle).solutions
  return [...small, { puzzle, solution }].map((board) => ({
    puzzle: board.puzzle,
    solution: board.solution.map((value) => Math.max(value, 0)),
  }))
}

/** The solution without some of its numbers, few or many. */
function someGone(rng: Rng, solution: readonly number[]): number[] {
  const left = below(rng, 100)
  return solution.map((value) => (below(rng, 100) < left ? value : 0))
}

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const { playing, rules, notation, inference } = familyUnderTest(name)
  const boards = solvedBoards(name)
  const openCells = ({ givens }: Puzzle, values: readonly number[]) =>
    values.flatMap((value, cell) => (value === 0 && givens[cell] !== BLOCKED ? cell : []))

  it('lets a number fit exactly where it breaks no rule', () => {
    const rng = makeRng(`playing/fits/${name}`)
    for (const { puzzle, solution } of boards) {
      const { least, greatest } = playing.numbers(puzzle)
      const breaksNone = (values: readonly number[], cell: number, value: number) =>
        rules.faults(puzzle, values.with(cell, value)).length === 0

      function compare(values: readonly number[]): void {
        expect(rules.faults(puzzle, values)).toEqual([])
        const fits = playing.fits(puzzle, values)
        // Some cells of a large board are sufficient.
        const cells = inRandomOrder(rng, openCells(puzzle, values)).slice(0, 25)
        const wrong = cells.flatMap((cell) =>
          range(least, greatest).flatMap((value) =>
            fits(cell, value) === breaksNone(values, cell, value) ? [] : { cell, value },
          ),
        )
        expect({ values, wrong }).toEqual({ values, wrong: [] })
      }

      for (let round = 0; round < 2; round++) {
        let values = someGone(rng, solution)
        compare(values)
        // Boards without a solution that do not break a rule yet.
        for (const cell of inRandomOrder(rng, openCells(puzzle, values)).slice(0, 4)) {
          const fitting = range(least, greatest).filter((value) => breaksNone(values, cell, value))
          if (fitting.length > 0) values = values.with(cell, oneOf(rng, fitting))
        }
        compare(values)
      }
    }
  })

  it('states how often each number occurs in the solution', () => {
    for (const { puzzle, solution } of boards) {
      const { least, greatest, each } = playing.numbers(puzzle)
      const expected = range(least, greatest).flatMap((value) => new Array<number>(each).fill(value))
      expect(solution.filter((value) => value > 0).toSorted((a, b) => a - b)).toEqual(expected)
    }
  })

  it('starts with numbers of the solution, including all givens', () => {
    for (const { puzzle, solution } of boards) {
      const start = playing.start?.(puzzle)
      if (!start) continue
      expect(start).toHaveLength(solution.length)
      expect(start.filter((value, cell) => value !== 0 && value !== solution[cell])).toEqual([])
      expect(puzzle.givens.filter((given, cell) => given > 0 && start[cell] !== given)).toEqual([])
    }
  })

  it('relates cells in both directions, and no cell to itself', () => {
    for (const { puzzle } of boards) {
      const peers = puzzle.givens.map((_, cell) => playing.peersOf(puzzle, cell))
      const wrong = peers.flatMap((own, cell) => [
        ...own.filter((peer) => peer === cell || !peers[peer].includes(cell)).map((peer) => ({ cell, peer })),
        ...(new Set(own).size === own.length ? [] : [{ cell, twice: own }]),
      ])
      expect(wrong).toEqual([])
      expect(peers.some((own) => own.length > 0)).toBe(true)
    }
  })

  it('has lines that add to their sums, each with its own name', () => {
    for (const { puzzle, solution } of boards) {
      const lines = playing.lines?.(puzzle) ?? []
      for (const { cells, sum } of lines) {
        expect(cells.reduce((partial, cell) => partial + solution[cell], 0)).toBe(sum)
      }
      expect(new Set(lines.map(({ kind, number }) => `${kind} ${number}`)).size).toBe(lines.length)
      for (const { kind, number, cells } of lines) {
        const places = cells.map((cell) =>
          kind === 'row' ? Math.floor(cell / puzzle.shape.columns) : cell % puzzle.shape.columns,
        )
        if (kind === 'row' || kind === 'column') expect(new Set(places)).toEqual(new Set([number - 1]))
      }
    }
  })

  it('lists all choices of numbers for a cage, and no other', () => {
    const rng = makeRng(`playing/cages/${name}`)
    for (const { puzzle, solution } of boards) {
      const { least, greatest } = playing.numbers(puzzle)
      for (const cage of playing.cages?.(puzzle) ?? []) {
        const values = someGone(rng, solution)
        const open = cage.cells.filter((cell) => values[cell] === 0)
        if ((greatest - least + 1) ** open.length > 700) continue
        const expected = new Map<string, number[]>()
        const fill = (board: readonly number[], [cell, ...others]: readonly number[]): void => {
          if (cell === undefined) {
            if (rules.faults(puzzle, board).length > 0) return
            const numbers = cage.cells.map((one) => board[one]).sort((a, b) => a - b)
            expected.set(String(numbers), numbers)
          } else for (const value of range(least, greatest)) fill(board.with(cell, value), others)
        }
        fill(values, open)
        const listed = inference.combinations?.(puzzle, values, cage.cells[0]) ?? []
        expect(listed.map(String).sort()).toEqual([...expected.keys()].sort())
        expect(listed).toContainEqual(cage.cells.map((cell) => solution[cell]).sort((a, b) => a - b))
        const inOrder = listed.toSorted((one, other) => {
          const place = one.findIndex((value, index) => value !== other[index])
          return place < 0 ? 0 : one[place] - other[place]
        })
        expect(listed).toEqual(inOrder)
      }
    }
  })

  it('has cages that reach their targets, and computes the result of full cages', () => {
    for (const { puzzle, solution } of boards) {
      for (const cage of playing.cages?.(puzzle) ?? []) {
        const numbers = cage.cells.map((cell) => solution[cell]).sort((a, b) => a - b)
        for (const cell of cage.cells) {
          expect(inference.combinations?.(puzzle, solution, cell)).toEqual([numbers])
        }
      }
    }
  })

  it('joins exactly the cells that can hold numbers which follow each other', () => {
    for (const { puzzle, solution } of boards) {
      const neighbours = playing.neighbours?.(puzzle)
      if (!neighbours) continue
      const { least, greatest } = playing.numbers(puzzle)
      for (const value of range(least, greatest - 1)) {
        expect(neighbours[solution.indexOf(value)]).toContain(solution.indexOf(value + 1))
      }
      const empty = solution.map(() => 0)
      const cells = openCells(puzzle, empty)
      const wrong = cells.flatMap((cell) =>
        cells.flatMap((next) => {
          if (next === cell) return neighbours[cell].includes(next) ? [[cell, next]] : []
          const touches = rules.faults(puzzle, empty.with(cell, least).with(next, least + 1)).length === 0
          return neighbours[cell].includes(next) === touches ? [] : [[cell, next]]
        }),
      )
      expect(wrong).toEqual([])
      const blocked = puzzle.givens.flatMap((given, cell) => (given === BLOCKED ? cell : []))
      expect(blocked.filter((cell) => neighbours[cell].length > 0)).toEqual([])
      expect(neighbours.flat().filter((cell) => blocked.includes(cell))).toEqual([])
    }
  })

  it('writes only numbers of the solution along pieces of its path', () => {
    const rng = makeRng(`playing/paths/${name}`)
    for (const { puzzle, solution } of boards) {
      if (!playing.neighbours) continue
      const { least, greatest } = playing.numbers(puzzle)
      const whole = range(least, greatest - 1).map(
        (value) => [solution.indexOf(value), solution.indexOf(value + 1)] as const,
      )
      for (let round = 0; round < 10; round++) {
        const pieces = inRandomOrder(rng, whole)
          .slice(0, 1 + below(rng, whole.length))
          .map(([one, other]) => (below(rng, 2) === 0 ? ([one, other] as const) : ([other, one] as const)))
        const values = someGone(rng, solution)
        const followed = followPaths(values, pieces, greatest)
        expect(followed.filter((value, cell) => value > 0 && value !== solution[cell])).toEqual([])
        expect(values.filter((value, cell) => value > 0 && followed[cell] === 0)).toEqual([])
        expect(followPaths(followed, pieces, greatest)).toBe(followed)
      }
      if (greatest - least < 2) continue
      const [one, other] = inRandomOrder(rng, range(least, greatest))
      const two = solution.map((value) => (value === one || value === other ? value : 0))
      expect(followPaths(two, whole, greatest)).toEqual(solution)
      expect(followPaths(two, [], greatest)).toBe(two)
    }
  })

  it('has puzzles that are plain data, as workers require', () => {
    for (const { puzzle } of boards) expect(structuredClone(puzzle)).toStrictEqual(puzzle)
  })

  it('gives a page a player with the next steps and the mistakes of the complete family', () => {
    const [whole, player] = [makeGuide(familyUnderTest(name)), makeGuide(playerFamily(name))]
    const [{ puzzle }] = boards.slice(-1)
    const empty = puzzle.givens.map(() => 0)
    const open = puzzle.givens.indexOf(0)
    for (const value of range(0, puzzle.shape.rows)) {
      const board = { values: empty.with(open, value) }
      expect(player.nextStep(puzzle, board)).toEqual(whole.nextStep(puzzle, board))
    }
  })

  it('gives a page the facets that read ids and play puzzles', () => {
    const played = playedFamily(name)
    for (const { puzzle } of boards) {
      const shape = played.notation.parseShape(puzzle.shape.text)
      expect(shape).toEqual(puzzle.shape)
      const clues = { text: notation.formatClues(puzzle), line: 1, column: 1 }
      const read = played.notation.parseClues(clues, shape)
      expect(notation.formatClues(read)).toBe(clues.text)
      expect(read.givens).toEqual(puzzle.givens)
      expect(read).toEqual(notation.parseClues(clues, notation.parseShape(puzzle.shape.text)))
    }
    const [{ puzzle, solution }] = boards
    const spoilt = solution.with(0, solution[1])
    expect(played.rules.faults(puzzle, spoilt)).toEqual(rules.faults(puzzle, spoilt))
    expect(played.playing).toBe(playing)
    expect(played.drawing).toBe(familyUnderTest(name).drawing)
  })
})
