import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type HidokuPuzzle, hidoku } from '../../../src/families/hidoku/index.ts'
import { countNumbers, neighboursOf } from '../../../src/families/hidoku/puzzle.ts'
import type { Looker } from '../../../src/families/inference.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { makeForced, placeAll } from '../../../src/grader/assumptions.ts'
import { BLOCKED } from '../../../src/kernel/model.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { randomBoard } from '../../support/boards.ts'
import { dataFile, HAS_DATA } from '../../support/data.ts'

const { makeWeakBase } = hidoku.grading

const ONLY_NUMBER = 0.1
/** By how many of the numbers before and after are placed. */
const ONLY_PLACE = [0.1, 1, 1]

type Placement = readonly [cell: number, value: number, weight: number]

/** A board as it is drawn: the numbers in the cells, and what has been ruled out. */
interface Drawn {
  readonly puzzle: HidokuPuzzle
  readonly values: number[]
  readonly excluded: Set<string>
}

function draw(puzzle: HidokuPuzzle): Drawn {
  return { puzzle, values: [...puzzle.givens], excluded: new Set() }
}

/** Where a number may stand by the definition: in open cells that touch those of the numbers before and after. */
function placesOf({ puzzle, values, excluded }: Drawn, number: number): number[] {
  const neighbours = neighboursOf(puzzle.shape)
  const placed = [number - 1, number + 1].map((other) => (other > 0 ? values.indexOf(other) : -1))
  return values.flatMap((value, cell) =>
    value === 0 &&
    !excluded.has(`${cell} ${number}`) &&
    placed.every((other) => other < 0 || neighbours[other].includes(cell))
      ? cell
      : [],
  )
}

/** What is forced by the definition, by cells; nothing if the board contradicts itself. */
function forcedByDefinition(drawn: Drawn): Placement[] | undefined {
  const { puzzle, values } = drawn
  const numbers = Array.from({ length: countNumbers(puzzle.givens) }, (_, index) => index + 1)
  const missing = numbers.filter((number) => !values.includes(number))
  const places = new Map(missing.map((number) => [number, placesOf(drawn, number)]))
  const found: Placement[] = []
  for (const [cell, value] of values.entries()) {
    if (value !== 0) continue
    const fitting = missing.filter((number) => places.get(number)?.includes(cell))
    const settled = fitting.filter((number) => places.get(number)?.length === 1)
    if (fitting.length === 0 || settled.length > 1) return undefined
    if (fitting.length > 1 && settled.length === 0) continue
    const number = settled[0] ?? fitting[0]
    const sides = [number - 1, number + 1].filter((other) => other > 0 && values.includes(other)).length
    const weight = (settled.length > 0 ? ONLY_PLACE[sides] : 0) + (fitting.length === 1 ? ONLY_NUMBER : 0)
    found.push([cell, number, weight])
  }
  const isContradiction =
    [...places.values()].some((cells) => cells.length === 0) ||
    new Set(found.map(([, number]) => number)).size < found.length
  return isContradiction ? undefined : found
}

/** What the sight finds, by cells; nothing if it notices a contradiction. */
function forcedBySight(sight: Looker<HidokuPuzzle>, frame: Int32Array): Placement[] | undefined {
  const forced = makeForced(sight.cells)
  if (!sight.look(frame, forced)) return undefined
  return Array.from(
    forced.cells.subarray(0, forced.count),
    (cell, index): Placement => [cell, forced.values[index], forced.weights[index]],
  ).sort((a, b) => a[0] - b[0])
}

function candidatesOf(sight: Looker<HidokuPuzzle>, frame: Int32Array): number[][] {
  const values = new Int32Array(sight.maxCandidates)
  return Array.from({ length: sight.cells }, (_, cell) =>
    Array.from(values.subarray(0, sight.candidates(frame, cell, values))),
  )
}

function candidatesByDefinition(drawn: Drawn): number[][] {
  const found: number[][] = drawn.values.map(() => [])
  for (let number = 1; number <= countNumbers(drawn.puzzle.givens); number++) {
    if (drawn.values.includes(number)) continue
    for (const cell of placesOf(drawn, number)) found[cell].push(number)
  }
  return found
}

/** Any candidate of the board. */
function anyCandidate(rng: Rng, candidates: readonly (readonly number[])[]): [number, number] {
  const all = candidates.flatMap((values, cell) => values.map((value): [number, number] => [cell, value]))
  return all[below(rng, all.length)]
}

function puzzleOf(shape: string, ...rows: readonly string[]): HidokuPuzzle {
  return hidoku.notation.parse(
    rows.map((text, index) => ({ text, line: index + 1, column: 1 })),
    hidoku.notation.parseShape(shape),
  )
}

/** The values when nothing is forced any more, one placement after the other; nothing for a contradiction. */
function closed(puzzle: HidokuPuzzle, next: (found: readonly Placement[]) => Placement) {
  const sight = makeWeakBase(puzzle.shape)
  const frame = new Int32Array(sight.frameWords)
  const values = [...puzzle.givens]
  if (!sight.root(frame, puzzle)) return undefined
  for (;;) {
    const found = forcedBySight(sight, frame)
    if (!found) return undefined
    if (found.length === 0) return values
    const [cell, value] = next(found)
    if (!sight.place(frame, cell, value)) return undefined
    values[cell] = value
  }
}

/** The same, with everything that is forced placed at once, in an order of its own. */
function closedInLayers(puzzle: HidokuPuzzle, ordered: (cells: number[]) => number[]) {
  const sight = makeWeakBase(puzzle.shape)
  const frame = new Int32Array(sight.frameWords)
  const forced = makeForced(sight.cells)
  const values = [...puzzle.givens]
  if (!sight.root(frame, puzzle)) return undefined
  for (;;) {
    if (!sight.look(frame, forced)) return undefined
    if (forced.count === 0) return values
    const pairs = ordered(Array.from({ length: forced.count }, (_, index) => index)).map(
      (index) => [forced.cells[index], forced.values[index]] as const,
    )
    for (const [index, [cell, value]] of pairs.entries()) {
      forced.cells[index] = cell
      forced.values[index] = value
      values[cell] = value
    }
    if (!placeAll(sight, frame, forced)) return undefined
  }
}

describe('against the definition', () => {
  it('sees the same in random play, with candidates placed and ruled out', () => {
    const rng = makeRng('random play')
    const seen = { forced: 0, contradictions: 0, excluded: 0, onlyNumbers: 0 }
    for (let board = 0; board < 250; board++) {
      const puzzle = randomBoard('hidoku', `play ${board}`).puzzle as HidokuPuzzle
      const sight = makeWeakBase(puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      const drawn = draw(puzzle)
      let isSound = sight.root(frame, puzzle)
      if (!isSound) continue
      while (isSound && sight.openCells(frame) > 0) {
        const expected = forcedByDefinition(drawn)
        const found = forcedBySight(sight, frame)
        expect(found).toEqual(expected)
        if (!expected) {
          seen.contradictions++
          break
        }
        seen.forced += expected.length
        seen.onlyNumbers += expected.filter(([, , weight]) => weight % 1 > 0).length
        const candidates = candidatesOf(sight, frame)
        expect(candidates).toEqual(candidatesByDefinition(drawn))
        expect(sight.openCells(frame)).toBe(drawn.values.filter((value) => value === 0).length)
        const [cell, value] = anyCandidate(rng, candidates)
        if (below(rng, 3) > 0) {
          isSound = sight.exclude(frame, cell, value)
          drawn.excluded.add(`${cell} ${value}`)
          seen.excluded++
        } else {
          isSound = sight.place(frame, cell, value)
          drawn.values[cell] = value
        }
        if (!isSound) expect(forcedByDefinition(drawn)).toBeUndefined()
      }
    }
    for (const count of [seen.forced, seen.contradictions, seen.excluded, seen.onlyNumbers]) {
      expect(count).toBeGreaterThan(20)
    }
  })

  it('refuses givens that do not touch, are no numbers of the board, or stand there twice', () => {
    const shape = hidoku.notation.parseShape('3x3')
    const sight = makeWeakBase(shape)
    const frame = new Int32Array(sight.frameWords)
    for (const givens of [
      [1, 0, 2, 0, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0, 0, 0, 10],
      [5, 0, 0, 0, 0, 0, 0, 0, 5],
      [1, 0, BLOCKED, 0, 0, 0, 0, 0, 9],
    ]) {
      expect(sight.root(frame, { shape, givens })).toBe(false)
    }
    expect(sight.root(frame, { shape, givens: [1, 0, BLOCKED, 0, 0, 0, 0, 0, 8] })).toBe(true)
  })
})

describe('what can be seen in the end', () => {
  it('does not depend on the order', () => {
    const rng = makeRng('orders')
    let sound = 0
    let contradictions = 0
    let placed = 0
    for (let board = 0; board < 200; board++) {
      const { puzzle, solution } = randomBoard('hidoku', `order ${board}`)
      const first = closed(puzzle as HidokuPuzzle, (found) => found[0])
      for (let turn = 0; turn < 3; turn++) {
        expect(closed(puzzle as HidokuPuzzle, (found) => found[below(rng, found.length)])).toEqual(first)
        expect(closedInLayers(puzzle as HidokuPuzzle, (list) => shuffled(rng, list))).toEqual(first)
      }
      if (!first) contradictions++
      else {
        sound++
        placed += first.filter((value, cell) => value !== puzzle.givens[cell]).length
      }
      // What is forced stands in every solution.
      if (solution) expect(first?.map((value, cell) => value || solution[cell])).toEqual(solution)
    }
    expect(sound).toBeGreaterThan(50)
    expect(contradictions).toBeGreaterThan(20)
    expect(placed).toBeGreaterThan(200)
  })

  it('is the same for a board turned, mirrored or numbered from the other end', () => {
    for (let board = 0; board < 40; board++) {
      const puzzle = randomBoard('hidoku', `turn ${board}`).puzzle as HidokuPuzzle
      const { shape } = puzzle
      const numbers = countNumbers(puzzle.givens)
      const look = (givens: number[]) => {
        const sight = makeWeakBase(shape)
        const frame = new Int32Array(sight.frameWords)
        if (!sight.root(frame, { shape, givens })) return undefined
        return { found: forcedBySight(sight, frame), candidates: candidatesOf(sight, frame) }
      }
      const seen = look([...puzzle.givens])
      const backwards = look(puzzle.givens.map((value) => (value > 0 ? numbers + 1 - value : value)))
      expect(backwards?.found).toEqual(
        seen?.found?.map(([cell, value, weight]) => [cell, numbers + 1 - value, weight]),
      )
      expect(backwards?.candidates).toEqual(
        seen?.candidates.map((values) => values.map((value) => numbers + 1 - value).reverse()),
      )
      if (shape.rows !== shape.columns) continue
      for (const turn of turnsOf(shape)) {
        const turned = look(turn.map((cell) => puzzle.givens[cell]))
        expect(turned?.candidates).toEqual(seen && turn.map((cell) => seen.candidates[cell]))
        expect(turned?.found).toEqual(
          seen?.found
            ?.map(([cell, value, weight]) => [turn.indexOf(cell), value, weight])
            .sort((a, b) => a[0] - b[0]),
        )
      }
    }
  })

  it('keeps to the frame: boards of the same shape are looked at in turn', () => {
    const one = puzzleOf('3x3', '1,0,0', '0,0,0', '0,0,9')
    const other = puzzleOf('3x3', '1,0,#', '0,0,0', '0,0,8')
    const sight = makeWeakBase(one.shape)
    const frames = [one, other].map((puzzle) => {
      const frame = new Int32Array(sight.frameWords)
      sight.root(frame, puzzle)
      return frame
    })
    expect(candidatesOf(sight, frames[0])).toEqual(candidatesByDefinition(draw(one)))
    expect(candidatesOf(sight, frames[1])).toEqual(candidatesByDefinition(draw(other)))
  })
})

describe.skipIf(!HAS_DATA)('the puzzles of Ascent', () => {
  it('are solved by looking where they are called easy, and not where they are called hard', () => {
    interface Labelled {
      readonly grid: number[][]
      readonly solution: number[][]
      readonly adjacency: string
      readonly difficulty: string
    }
    const labelled: Labelled[] = JSON.parse(readFileSync(dataFile('hidoku-ascent.json'), 'utf8'))
    let asked = 0
    for (const { grid, solution, adjacency, difficulty } of labelled) {
      if (adjacency === 'hex' || (difficulty !== 'easy' && difficulty !== 'hard')) continue
      const shape = hidoku.notation.parseShape(`${grid.length}x${grid[0].length}/${adjacency}`)
      const seen = closedInLayers({ shape, givens: grid.flat() }, (list) => list)
      expect(seen?.includes(0)).toBe(difficulty === 'hard')
      if (difficulty === 'easy') expect(seen).toEqual(solution.flat())
      asked++
    }
    expect(asked).toBeGreaterThan(50)
  })
})
