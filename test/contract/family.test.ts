// The promises of the boards of every family.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardFaults,
  makeBranching,
  PuzzleError,
  parsePuzzle,
  puzzleName,
  readPuzzles,
  redundantClues,
  STRENGTHS,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrderName,
  type VariableOrderName,
} from '../../src/index.ts'
import { BLOCKED, SETTLED, smallestByAsking } from '../../src/kernel/searchModel.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf, readOptionsFor } from '../support/fixtures.ts'
import { spans } from '../support/reading.ts'

const variableOrders = Object.keys(VARIABLE_ORDERS) as VariableOrderName[]
const valueOrders = Object.keys(VALUE_ORDERS) as ValueOrderName[]

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const family = familyUnderTest(name)
  const boards = Array.from({ length: 30 }, (_, index) => randomBoard(name, `contract/${index}`))
  // Boards small enough for brute force at the weakest strength.
  const small = boards.filter(({ puzzle }) => puzzle.givens.length <= 16)

  it('has small boards to try', () => {
    expect(small.length).toBeGreaterThan(5)
    const { smallShapes } = fixtureOf(name)
    expect(smallShapes.map((shape) => family.notation.parseShape(shape).text)).toEqual(smallShapes)
  })

  it('finds the same solutions at every strength and with every order', () => {
    // The weakest strength gives the expected solutions, on boards that it solves in time.
    const check = makeSolver({ strength: 'check' })
    const exhaustible = small.flatMap(({ puzzle }) => {
      const { ended, solutions } = check(family, puzzle, { solutions: 50, nodes: 4000 })
      return ended === 'exhausted' ? [{ puzzle, expected: solutions.map(String).sort() }] : []
    })
    expect(exhaustible.length).toBeGreaterThan(3)
    for (const strength of STRENGTHS) {
      for (const variables of variableOrders) {
        for (const values of valueOrders) {
          const solver = makeSolver({ strength, branching: makeBranching(variables, values) })
          for (const { puzzle, expected } of exhaustible.slice(0, 10)) {
            const { solutions, ended } = solver(family, puzzle, { solutions: 60, nodes: 20_000 })
            // A poor order may be too slow at the weakest strength, but at no other.
            if (strength === 'check' && ended === 'node-limit') continue
            const label = `${puzzleName(family, puzzle)} ${strength}/${variables}/${values}`
            expect(solutions.map(String).sort(), label).toEqual(expected)
          }
        }
      }
    }
  })

  it('finds no fault in its solutions, and every fault when two cells are exchanged', () => {
    for (const { puzzle } of boards) {
      for (const values of makeSolver()(family, puzzle, { solutions: 5 }).solutions) {
        expect(boardFaults(family, puzzle, values)).toEqual([])
        const first = puzzle.givens.indexOf(0)
        if (first < 0) continue
        const spoilt = values.with(first, 0)
        expect(boardFaults(family, puzzle, spoilt).length).toBeGreaterThan(0)
        const other = values.findIndex(
          (value, cell) => cell > first && puzzle.givens[cell] === 0 && value !== values[first],
        )
        if (other < 0) continue
        const swapped = values.with(first, values[other]).with(other, values[first])
        const known = makeSolver()(family, puzzle, { solutions: 100 })
        const isSolution = known.solutions.some((solution) => String(solution) === String(swapped))
        if (known.ended === 'exhausted')
          expect(boardFaults(family, puzzle, swapped).length === 0).toBe(isSolution)
      }
    }
  })

  it('reports values out of range, values in blocked cells, and empty cells', () => {
    for (const { puzzle, solution } of boards.slice(0, 8)) {
      if (!solution) continue
      const cell = solution.findIndex((value) => value > 0)
      for (const wrong of [0, BLOCKED, Math.max(...solution) + 1, 1.5]) {
        expect(boardFaults(family, puzzle, solution.with(cell, wrong)).length, `${wrong}`).toBeGreaterThan(0)
      }
    }
  })

  it('reports an unknown number of solutions if a limit ends the search', () => {
    const { puzzle } = parsePuzzle(family.notation.example, { family })
    const { solutions } = makeSolver()(family, puzzle)
    const weak = makeSolver({ strength: 'check', branching: makeBranching('row-major') })
    const { redundant, undecided } = redundantClues(family, puzzle, solutions[0], weak, { nodes: 1 })
    expect(redundant).toEqual([])
    expect(undecided).not.toEqual([])
  })

  it('reads back what it writes, by name and in its notation', () => {
    const options = readOptionsFor(family)
    for (const { puzzle, solution } of boards) {
      // The notation may reject spoilt clues; only the solver must accept them.
      if (!solution) continue
      const name = puzzleName(family, puzzle)
      expect(parsePuzzle(name, options)).toMatchObject({ family, puzzle })
      expect(puzzleName(family, parsePuzzle(name, options).puzzle)).toBe(name)
      const text = `${family.name} ${puzzle.shape.text}\n${family.notation.format(puzzle)}\n`
      expect(parsePuzzle(text, options)).toMatchObject({ family, puzzle })
      for (const notation of family.notation.others ?? []) {
        let written: string
        try {
          written = notation.write(puzzle)
        } catch {
          continue
        }
        const { solutions } = makeSolver()(family, parsePuzzle(written, options).puzzle, { solutions: 100 })
        expect(solutions).toEqual(makeSolver()(family, puzzle, { solutions: 100 }).solutions)
      }
    }
  })

  it('answers any text with a puzzle, or with an error that names its place', () => {
    const { notation } = family
    const { puzzle } = parsePuzzle(notation.example, readOptionsFor(family))
    const others = (notation.others ?? []).map(({ write }) => write(puzzle))
    const written = [notation.example, notation.formatClues(puzzle), ...others].join(' ')
    const pieces = [...new Set(written.match(/\d+|[a-z]+|./gis)), '\u0000', '_', '1e3', '999999999999']
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      ...['', ' '].map((space) => fc.array(fc.constantFrom(...pieces)).map((all) => all.join(space))),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const lines = spans(text)
        if (lines.length === 0) return
        for (const line of lines) notation.lineRole(line.text)
        notation.recognizes(lines)
        for (const read of [
          () => notation.parse(lines),
          () => notation.parse(lines, puzzle.shape),
          () => notation.parseClues(lines[0], puzzle.shape),
        ]) {
          try {
            expect(read().givens.length).toBeGreaterThan(0)
          } catch (error) {
            expect(error).toBeInstanceOf(PuzzleError)
            expect((error as PuzzleError).line).toBeGreaterThanOrEqual(1)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('recognises its example and finds its only solution', () => {
    const [entry, ...rest] = readPuzzles(family.notation.example, { family })
    expect(rest).toEqual([])
    if ('error' in entry) throw entry.error
    expect(makeSolver()(family, entry.puzzle).status).toBe('unique')
  })

  it('finds the solutions without an excluded candidate', () => {
    for (const { puzzle } of boards) {
      const all = makeSolver()(family, puzzle, { solutions: 60 })
      if (all.ended !== 'exhausted' || all.count === 0) continue
      for (const strength of STRENGTHS) {
        if (strength === 'check' && puzzle.givens.length > 16) continue
        const cell = puzzle.givens.indexOf(0)
        const excluded = { cell, value: all.solutions[0][cell] }
        const left = makeSolver({ strength })(family, puzzle, { excluded, solutions: 60, nodes: 100_000 })
        if (left.ended === 'node-limit') continue
        const expected = all.solutions.filter((values) => values[cell] !== excluded.value)
        expect(left.solutions.map(String).sort()).toEqual(expected.map(String).sort())
      }
    }
  })

  it('finds the same redundant clues as brute force', () => {
    const solver = makeSolver()
    let compared = 0
    for (const { puzzle } of small) {
      const { status, solutions } = solver(family, puzzle)
      if (status !== 'unique') continue
      const expected = family.rules
        .removals(puzzle, solutions[0])
        .filter((removal) => makeSolver({ strength: 'basic' })(family, removal.puzzle).status === 'unique')
        .map((removal) => removal.clue)
      expect(redundantClues(family, puzzle, solutions[0], solver)).toEqual({
        redundant: expected,
        undecided: [],
      })
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('keeps its views of a state consistent', () => {
    for (const strength of STRENGTHS) {
      for (const { puzzle } of boards) {
        const model = family.model.compile(puzzle.shape, strength)
        const frame = new Int32Array(model.frameWords)
        if (!model.root(frame, puzzle)) continue
        const pairs = new Int32Array(2 * model.maxAlternatives)
        // An `expect` for each pair would take longer than the rest of the test.
        const wrong: unknown[] = []
        let open = 0
        for (let item = 0; item < model.items; item++) {
          const count = model.alternatives(frame, item)
          if (item < model.cells && count !== SETTLED) open++
          if (count === SETTLED) continue
          const listed = model.list(frame, item, pairs)
          const least = strength !== 'check' && item < model.cells ? 2 : 0
          if (listed !== count || count < least) wrong.push({ item, listed, count })
          for (let index = 0; index < count; index++) {
            const [cell, value] = [pairs[2 * index], pairs[2 * index + 1]]
            const [cellBefore, valueBefore] =
              index > 0 ? [pairs[2 * index - 2], pairs[2 * index - 1]] : [-1, -1]
            const isOfItem = item < model.cells ? cell === item : value === pairs[1]
            const isInOrder = cellBefore < cell || valueBefore < value
            if (!isOfItem || !isInOrder) wrong.push({ item, index, cell, value })
          }
        }
        expect(wrong, strength).toEqual([])
        expect(model.openCells(frame)).toBe(open)
        const ends = [0, model.cells >> 1, model.cells, model.items - 3, model.items]
        for (const [from, to] of ends.flatMap((end, at) => ends.slice(at).map((to) => [end, to]))) {
          const item = model.smallest(frame, from, to)
          const asked = smallestByAsking(model, frame, from, to)
          if (asked < 0) expect(item).toBe(-1)
          else expect(model.alternatives(frame, item)).toBe(model.alternatives(frame, asked))
        }
        const values = new Int32Array(model.cells)
        model.read(frame, values)
        expect(values.filter((value) => value === 0).length).toBe(open + blockedCells(puzzle.givens))
      }
    }
  })

  it('searches the same puzzle with the same statistics again', () => {
    for (const { puzzle } of boards.slice(0, 10)) {
      const heuristics = { branching: makeBranching('random', 'random', 'again') }
      const solver = makeSolver(heuristics)
      const first = solver(family, puzzle, { solutions: 20 })
      expect(solver(family, puzzle, { solutions: 20 })).toEqual(first)
      expect(makeSolver(heuristics)(family, puzzle, { solutions: 20 })).toEqual(first)
    }
  })
})

function blockedCells(givens: readonly number[]): number {
  return givens.filter((given) => given < 0).length
}
