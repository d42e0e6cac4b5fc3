// Tests the next step of partly filled boards: steps of every family, mistakes of every kind, and invalid
// boards.

import { describe, expect, it } from 'vitest'
import { makeReplay } from '../../scripts/perf/step-checker.mjs'
import {
  BLOCKED,
  FAMILIES,
  type FilledBoard,
  findFamily,
  MOST_NODES_OF_HINT,
  makeGuide,
  makeMaker,
  makeRng,
  type NextStep,
  NO_WISHES,
  type Puzzle,
  parsePuzzle,
} from '../../src/index.ts'
import { below, shuffled } from '../../src/kernel/rng.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { EASY as EASY_SUDOKU } from '../support/knownSudokus.ts'
import { makeOne } from '../support/made.ts'

const sudoku = findFamily('sudoku')
const guide = makeGuide(sudoku)

describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (name, family) => {
  const [[shapeText]] = fixtureOf(name).explained
  const make = makeMaker(family, family.notation.parseShape(shapeText))
  const own = makeGuide(family)
  const made = Array.from({ length: 4 }, (_, index) => makeOne(make, `next/${index}`))

  /** A board with some of the open cells filled correctly, at random. */
  function partOf(puzzle: Puzzle, solution: readonly number[], seed: string, share: number): number[] {
    const rng = makeRng(seed)
    const open = puzzle.givens.flatMap((given, cell) => (given === 0 ? cell : []))
    const filled = shuffled(rng, open).slice(0, Math.floor(open.length * share))
    return puzzle.givens.map((given, cell) => (filled.includes(cell) ? solution[cell] : Math.max(given, 0)))
  }

  it('has a sound step for each board without mistakes', () => {
    for (const { puzzle, solution } of made) {
      for (const share of [0, 0.4, 0.9]) {
        const values = partOf(puzzle, solution, `part/${share}`, share)
        const found = own.pathFrom(puzzle, { values })
        if (found.kind !== 'path') throw new Error(found.kind)
        const steps = [...found.steps]
        const first = own.nextStep(puzzle, { values })
        expect(first).toEqual({ kind: 'step', step: steps[0] })
        const givens = puzzle.givens.map((given, cell) => (given === 0 ? values[cell] : given))
        const replay = makeReplay(family.rules.constraints({ ...puzzle, givens }))
        for (const step of steps) expect(replay.check(step), JSON.stringify(step)).toBe(true)
        expect(replay.isFull()).toBe(true)
        const board = [...values]
        for (const step of steps) if ('cell' in step && step.step !== 'refute') board[step.cell] = step.value
        expect(board).toEqual(solution.map((value) => Math.max(value, 0)))
      }
    }
  })

  it('recognises a full board, and one without its last cell', () => {
    const [{ puzzle, solution }] = made
    const values = solution.map((value) => Math.max(value, 0))
    expect(own.nextStep(puzzle, { values })).toEqual({ kind: 'solved' })
    const open = puzzle.givens.indexOf(0)
    expect(own.nextStep(puzzle, { values: values.with(open, 0) })).toMatchObject({
      kind: 'step',
      step: { step: 'place', cell: open, value: solution[open] },
    })
  })

  it('finds every wrong entry, and shows it by a rule if one is broken', () => {
    const shown = new Set<string>()
    for (const [index, { puzzle, solution }] of made.entries()) {
      const rng = makeRng(`wrong/${index}`)
      for (let turn = 0; turn < 12; turn++) {
        const values = partOf(puzzle, solution, `wrong/${index}/${turn}`, turn / 12)
        const open = puzzle.givens.flatMap((given, cell) => (given === 0 ? cell : []))
        const cell = open[below(rng, open.length)]
        const others = [...new Set(solution)].filter((value) => value > 0 && value !== solution[cell])
        const value = others[below(rng, others.length)]
        const answer = own.nextStep(puzzle, { values: values.with(cell, value) })
        if (answer.kind !== 'mistake') throw new Error(answer.kind)
        shown.add(answer.shownBy)
        expect(answer.text).toMatch(/^[^{}]{5,200}$/)
        if (answer.shownBy !== 'rule') expect(answer.cells).toEqual([cell])
        if (answer.chain) expect(answer.chain.links[0]).toMatchObject({ cell, value })
      }
    }
    expect(shown.size).toBeGreaterThan(0)
  })

  it('finds notes without the right value, and uses right notes as eliminations', () => {
    const [{ puzzle, solution }] = made
    const values = puzzle.givens.map((given) => Math.max(given, 0))
    const open = puzzle.givens.flatMap((given, cell) => (given === 0 ? cell : []))
    const [cell] = open
    const other = solution.find((value) => value > 0 && value !== solution[cell]) as number
    const marks: number[][] = puzzle.givens.map(() => [])
    expect(own.nextStep(puzzle, { values, marks: marks.with(cell, [other]) })).toMatchObject({
      kind: 'mistake',
      shownBy: 'marks',
      cells: [cell],
    })
    const all = puzzle.givens.map((given, at) => (given === 0 ? [solution[at]] : []))
    const answer = own.nextStep(puzzle, { values, marks: all })
    expect(answer).toMatchObject({ kind: 'step', step: { step: 'place' } })
  })
})

/** The easy Sudoku of the README. */
const { puzzle: EASY } = parsePuzzle(EASY_SUDOKU)

describe('a mistake', () => {
  const at = (changes: Record<number, number>) => {
    const values = [...EASY.givens]
    for (const [cell, value] of Object.entries(changes)) values[Number(cell)] = value
    return guide.nextStep(EASY, { values })
  }

  it('is shown by a broken rule if there is one', () => {
    expect(at({ 2: 5 })).toEqual({
      kind: 'mistake',
      shownBy: 'rule',
      text: expect.stringMatching(/^row 1 has 5 twice \(r1c1, r1c3\)$/),
      cells: [0, 2],
    })
  })

  it('is otherwise shown by a chain, each link following from earlier ones', () => {
    const answer = at({ 2: 2 }) as Extract<NextStep, { kind: 'mistake' }>
    expect(answer).toMatchObject({ shownBy: 'chain', cells: [2], text: 'r1c3 = 2 leads to a contradiction' })
    answer.chain?.links.forEach(({ because }, index) => {
      for (const one of because) expect(one).toBeLessThan(index)
    })
  })
})

describe('a board without a next step', () => {
  const values = [...EASY.givens]
  it.each([
    ['too few cells', { values: values.slice(1) }, 'expected a board of 81 cells (9x9), got 80'],
    ['too many', { values: [...values, 1] }, 'expected a board of 81 cells (9x9), got 82'],
    ['an entry out of range', { values: values.with(2, 10) }, '10 in r1c3 is not a number from 1 to 9'],
    ['a fraction', { values: values.with(2, 1.5) }, '1.5 in r1c3 is not a number from 1 to 9'],
    [
      'another given',
      { values: values.with(0, 4) },
      'r1c1 is given as 5, but the board has 4 there; write 5 or leave the cell empty',
    ],
    ['no board', {}, 'expected a board of 81 cells (9x9), got 0'],
    ['no values', { values: null }, 'expected a board of 81 cells (9x9), got 0'],
    ['a huge one', { values: { length: 1e9 } }, 'expected a board of 81 cells (9x9), got 1000000000'],
    ['letters', { values: [...values].fill('x' as never, 2, 3) }, 'x in r1c3 is not a number from 1 to 9'],
    [
      'marks that are not lists',
      { values, marks: values.map(() => 5) },
      'the marks of r1c1 must be a list of numbers',
    ],
    ['marks of too few cells', { values, marks: [[1]] }, 'expected marks for 81 cells, got 1'],
    [
      'a mark out of range',
      { values, marks: values.map(() => [0]) },
      'the mark 0 in r1c3 is not a number from 1 to 9',
    ],
  ])('is %s', (_, board, text) => {
    expect(guide.nextStep(EASY, board as FilledBoard)).toEqual({ kind: 'bad', error: 'board', text })
  })

  it('belongs to a puzzle with several solutions, with none, or with contradictory givens', () => {
    const ask = (text: string) => {
      const { puzzle } = parsePuzzle(text)
      return guide.nextStep(puzzle, { values: puzzle.givens })
    }
    expect(ask('sudoku:4x4:................')).toEqual({
      kind: 'bad',
      error: 'multiple',
      text: 'the puzzle has several solutions',
    })
    expect(ask('sudoku:4x4:12....3.......4.')).toMatchObject({ kind: 'bad', error: 'none' })
    const givens = EASY.givens.with(1, 5)
    expect(guide.nextStep({ ...EASY, givens }, { values: givens })).toEqual({
      kind: 'bad',
      error: 'none',
      text: 'the givens contradict each other: row 1 has 5 twice (r1c1, r1c2)',
    })
  })

  it('does not include boards without marks, or with the givens of a board with blocked cells', () => {
    expect(guide.nextStep(EASY, { values, marks: null }).kind).toBe('step')
    const hidoku = findFamily('hidoku')
    const order = { ...NO_WISHES, own: { blocked: 3 } }
    const { puzzle } = makeOne(makeMaker(hidoku, hidoku.notation.parseShape('5x5'), order), 'blocked/0')
    expect(puzzle.givens).toContain(BLOCKED)
    expect(makeGuide(hidoku).nextStep(puzzle, { values: puzzle.givens }).kind).toBe('step')
  })

  it('has a value on a blocked cell', () => {
    const { family, puzzle } = parsePuzzle('hidoku:3x3:1,,/,#,/,,8')
    const board = { values: puzzle.givens.map((_, cell) => (cell === 4 ? 3 : 0)) }
    expect(makeGuide(family).nextStep(puzzle, board)).toMatchObject({ kind: 'bad' })
  })

  it('belongs to a puzzle whose proof reaches a limit', () => {
    const other = parsePuzzle(
      'sudoku:9x9:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    ).puzzle
    const board = { values: other.givens }
    expect(makeGuide(sudoku).nextStep(other, board, { nodes: 1 })).toEqual({ kind: 'limit', nodes: 1 })
  })

  it('belongs to a puzzle whose proof is too long without a limit by the caller', () => {
    const magic = findFamily('magic')
    const puzzle = { shape: magic.notation.parseShape('8x8'), givens: new Array<number>(64).fill(0) }
    expect(makeGuide(magic).nextStep(puzzle, { values: puzzle.givens })).toEqual({
      kind: 'limit',
      nodes: MOST_NODES_OF_HINT,
    })
  })
})

it('paths of two puzzles can be advanced in turn', () => {
  const make = makeMaker(findFamily('kenken'), findFamily('kenken').notation.parseShape('5x5'))
  const both = makeGuide(findFamily('kenken'))
  const puzzles = [0, 1].map((index) => makeOne(make, `turns/${index}`).puzzle)
  const alone = puzzles.map((puzzle) => {
    const path = both.pathFrom(puzzle, { values: puzzle.givens })
    return path.kind === 'path' ? [...path.steps] : []
  })
  const paths = puzzles.map((puzzle) => both.pathFrom(puzzle, { values: puzzle.givens }))
  const turns: unknown[][] = [[], []]
  for (let left = 2; left > 0; ) {
    left = 0
    paths.forEach((path, index) => {
      if (path.kind !== 'path') return
      const { value, done } = path.steps.next()
      if (done) return
      left++
      turns[index].push(value)
    })
  }
  expect(turns).toEqual(alone)
})
