// Every explanation is replayed by a checker that knows the rules and the steps before, but not the solution: what is
// placed has to follow, what is ruled out must not lead to a solution.

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SudokuShape } from '../../src/families/sudoku/puzzle.ts'
import {
  type Explanation,
  FAMILIES,
  type Family,
  findFamily,
  makeExplainer,
  makeGrader,
  makeMaker,
  makeSolver,
  type Puzzle,
  parsePuzzle,
  reasonText,
  type Step,
} from '../../src/index.ts'
import { dataFile } from '../support/data.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'

const explainer = makeExplainer()
const grader = makeGrader({ trials: 0 })
const solver = makeSolver()

interface Candidate {
  readonly cell: number
  readonly value: number
}

function explain(family: Family, puzzle: Puzzle): Explanation {
  const explanation = explainer(family, puzzle)
  if (typeof explanation === 'string') throw new Error(`nothing to explain: ${explanation}`)
  return explanation
}

function made(name: string, shapeText: string, puzzles: number): Puzzle[] {
  const family = findFamily(name)
  const make = makeMaker(family, family.notation.parseShape(shapeText))
  return Array.from({ length: puzzles }, (_, index) => makeOne(make, `explain/${index}`).puzzle)
}

const GENERATED = FAMILIES.flatMap((family) =>
  fixtureOf(family.name).explained.map(([shape, puzzles]) => ({
    name: family.name,
    shape,
    family,
    puzzles: made(family.name, shape, puzzles),
  })),
)

/** Whether there is a solution with these values, by a search from the rules. */
function isPossible(family: Family, puzzle: Puzzle, board: readonly number[], more: Candidate): boolean {
  const givens = board.with(more.cell, more.value)
  return solver(family, { ...puzzle, givens }, { solutions: 1 }).count > 0
}

/** The longest steps come first: of each sort those that count. */
function hardestOf(steps: readonly Step[]): Step[] {
  const searched = steps.filter(({ step }) => step === 'search')
  if (searched.length > 0) return searched
  const lengths = steps.map((step) => (step.step === 'refute' ? step.placements : 0))
  const longest = Math.max(...lengths)
  if (longest > 0) return steps.filter((_, index) => lengths[index] === longest)
  const efforts = steps.map(({ effort }) => Number(effort.toFixed(2)))
  return steps.filter((_, index) => efforts[index] === Math.max(...efforts))
}

describe.each(GENERATED)('explanations of $name $shape', ({ family, puzzles }) => {
  it('end with the only solution, each cell placed once', () => {
    for (const puzzle of puzzles) {
      const board = [...puzzle.givens]
      for (const step of explain(family, puzzle).steps) {
        if (step.step === 'refute') continue
        expect(board[step.cell]).toBe(0)
        board[step.cell] = step.value
      }
      const [solution] = solver(family, puzzle).solutions
      expect(board.map((value) => Math.max(value, 0))).toEqual(solution)
    }
  })

  it('rule out nothing, by assumption or search, that a search finds to be possible', () => {
    for (const puzzle of puzzles) {
      const board = [...puzzle.givens]
      for (const step of explain(family, puzzle).steps) {
        const refuted =
          step.step === 'refute'
            ? step.refuted
            : step.step === 'search'
              ? step.refuted.map((value) => ({ cell: step.cell, value }))
              : []
        for (const one of refuted) {
          expect(board[one.cell]).toBe(0)
          expect(isPossible(family, puzzle, board, one), JSON.stringify(step)).toBe(false)
        }
        if (step.step !== 'refute') board[step.cell] = step.value
      }
    }
  })

  it('are made of what the sight sees then: placements in sight, and assumptions that contradict themselves', () => {
    for (const puzzle of puzzles) {
      const view = makeView(family, puzzle)
      for (const step of explain(family, puzzle).steps) {
        const inSight = view.inSight()
        if (step.step === 'place') {
          expect(inSight).toContainEqual({ cell: step.cell, value: step.value })
          expect(step.reasons.length).toBeGreaterThan(0)
          view.place(step)
        } else {
          // Nothing but looking, as long as there is something to see.
          expect(inSight).toEqual([])
          if (step.step === 'refute') {
            for (const one of step.refuted) {
              expect(view.candidatesOf(one.cell)).toContain(one.value)
              expect(view.follow(one)).toEqual({
                placements: one.placements,
                contradiction: one.contradiction,
              })
            }
            expect(step.placements).toBe(Math.max(...step.refuted.map(({ placements }) => placements)))
            for (const one of step.refuted) view.exclude(one)
          } else {
            expect([...step.refuted, step.value].sort((a, b) => a - b)).toEqual(view.candidatesOf(step.cell))
            expect(isStuck(view)).toBe(true)
            view.place(step)
          }
        }
      }
    }
  })

  it('rule out no candidate that could be spared', () => {
    for (const puzzle of puzzles) {
      const { steps } = explain(family, puzzle)
      const view = makeView(family, puzzle)
      for (const [index, step] of steps.entries()) {
        if (step.step === 'place' || step.step === 'search') {
          view.place(step)
          continue
        }
        // A chain of such steps ends with a placement that was not in sight before.
        const next = steps.slice(index).findIndex((one) => one.step !== 'refute')
        const rest = steps
          .slice(index + 1, index + next)
          .map((one) => (one.step === 'refute' ? one.refuted : []))
        const goal = steps[index + next] as Step & Candidate
        for (const spared of step.refuted) {
          const other = view.copy()
          for (const one of step.refuted) if (one !== spared) other.exclude(one)
          const goesOn = rest.every((refuted) => {
            const isSound = refuted.every((one) => other.follow(one) !== undefined)
            for (const one of refuted) other.exclude(one)
            return isSound
          })
          const isThere = goesOn && other.inSight().some(({ cell }) => cell === goal.cell)
          expect(isThere, JSON.stringify({ spared, goal })).toBe(false)
        }
        for (const one of step.refuted) view.exclude(one)
      }
    }
  })

  it('need what the grade says, mark the hardest steps and count the kinds', () => {
    for (const puzzle of puzzles) {
      const { steps, needs, summary } = explain(family, puzzle)
      expect(grader(family, puzzle)).toMatchObject({ needs })
      const expected = hardestOf(steps)
      expect(steps.filter(({ isHardest }) => isHardest)).toEqual(expected)
      expect(expected.length).toBeGreaterThan(0)
      for (const step of steps) {
        if (step.step !== 'refute') continue
        for (const { cell, value, placements, chain } of step.refuted) {
          expect(chain[0]).toEqual({ cell, value })
          expect(chain.length).toBe(placements)
        }
      }
      const kinds = steps.map((step) =>
        step.step === 'place'
          ? step.reasons[0].kind
          : step.step === 'search'
            ? 'search'
            : step.refuted.length > 1
              ? 'assumptions'
              : step.placements === 1
                ? 'assumption-at-once'
                : 'assumption',
      )
      for (const kind of kinds) expect(summary[kind]).toBe(kinds.filter((other) => other === kind).length)
      expect(Object.keys(summary).sort()).toEqual([...new Set(kinds)].sort())
    }
  })

  it('have a sentence for every reason, without gaps', () => {
    for (const puzzle of puzzles) {
      for (const step of explain(family, puzzle).steps) {
        const reasons =
          step.step === 'place'
            ? step.reasons
            : step.step === 'refute'
              ? step.refuted.map(({ contradiction }) => contradiction)
              : []
        for (const reason of reasons) {
          expect(reasonText(family, puzzle, reason)).toMatch(/^[^{}]{5,120}$/)
          expect(reasonText(family, puzzle, reason)).not.toMatch(/undefined|NaN|Infinity|-\d/)
          expect(reason.cells.every((cell) => cell >= 0 && cell < puzzle.givens.length)).toBe(true)
        }
      }
    }
  })

  it('begin, on a board that is half filled, with what is to be done there', () => {
    for (const puzzle of puzzles) {
      const { steps } = explain(family, puzzle)
      const placed = steps.filter((step) => step.step !== 'refute')
      const givens = [...puzzle.givens]
      for (const { cell, value } of placed.slice(0, placed.length >> 1)) givens[cell] = value
      const half = explain(family, { ...puzzle, givens })
      const [hint] = half.steps
      expect(half.steps.filter(({ step }) => step !== 'refute').length).toBe(
        placed.length - (placed.length >> 1),
      )
      if (hint.step !== 'refute') {
        expect(givens[hint.cell]).toBe(0)
        expect(placed.find(({ cell }) => cell === hint.cell)?.value).toBe(hint.value)
      }
    }
  })
})

/** Whether nothing comes in sight, whatever assumptions rule out. */
function isStuck(view: ReturnType<typeof makeView>): boolean {
  const copy = view.copy()
  for (;;) {
    const refuted = copy.candidates().filter((candidate) => copy.follow(candidate) !== undefined)
    if (refuted.length === 0) return true
    for (const one of refuted) copy.exclude(one)
    if (copy.inSight().length > 0) return false
  }
}

/** A board as it is seen, to look at from here and to follow assumptions on: layer by layer, with nothing of the explainer's. */
function makeView(family: Family, puzzle: Puzzle) {
  const sight = family.inference.makeReasoner(puzzle.shape)
  const start = new Int32Array(sight.frameWords)
  expect(sight.root(start, puzzle)).toBe(true)

  function lookAt(frame: Int32Array): Candidate[] | undefined {
    const forced = {
      count: 0,
      cells: new Int32Array(sight.cells),
      values: new Int32Array(sight.cells),
      weights: new Float64Array(sight.cells),
    }
    if (!sight.look(frame, forced)) return undefined
    return Array.from({ length: forced.count }, (_, index) => ({
      cell: forced.cells[index],
      value: forced.values[index],
    }))
  }

  function viewOf(frame: Int32Array) {
    const candidatesOf = (cell: number): number[] => {
      const values = new Int32Array(sight.maxCandidates)
      return Array.from(values.subarray(0, sight.candidates(frame, cell, values)))
    }
    return {
      copy: () => viewOf(frame.slice()),
      candidatesOf,
      candidates: (): Candidate[] =>
        puzzle.givens.flatMap((_, cell) => candidatesOf(cell).map((value) => ({ cell, value }))),
      inSight: () => lookAt(frame) as Candidate[],
      place: ({ cell, value }: Candidate) => expect(sight.place(frame, cell, value)).toBe(true),
      exclude: ({ cell, value }: Candidate) => expect(sight.exclude(frame, cell, value)).toBe(true),
      /** How many placements an assumption comes to before it contradicts itself, and how; nothing if it does not. */
      follow(assumed: Candidate) {
        const copy = frame.slice()
        let next: Candidate[] = [assumed]
        for (let placements = 0; next.length > 0; ) {
          placements += next.length
          const isSound = next.every(({ cell, value }) => sight.place(copy, cell, value))
          const seen = isSound ? lookAt(copy) : undefined
          if (!seen) return { placements, contradiction: sight.contradiction() }
          next = seen
        }
        return undefined
      },
    }
  }
  return viewOf(start)
}

describe('a Sudoku', () => {
  const sudoku = findFamily('sudoku')

  /** The rows, columns and boxes of a 9x9, from their definition. */
  const GROUPS = {
    row: Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, at) => 9 * row + at)),
    column: Array.from({ length: 9 }, (_, column) => Array.from({ length: 9 }, (_, at) => 9 * at + column)),
    box: Array.from({ length: 9 }, (_, box) =>
      Array.from(
        { length: 9 },
        (_, at) => 9 * (3 * Math.floor(box / 3) + Math.floor(at / 3)) + 3 * (box % 3) + (at % 3),
      ),
    ),
  } as const
  const ALL_GROUPS = Object.values(GROUPS).flat()

  function candidatesOf(board: readonly number[], out: ReadonlySet<string>, cell: number): number[] {
    if (board[cell] !== 0) return []
    const seen = ALL_GROUPS.filter((group) => group.includes(cell)).flatMap((group) =>
      group.map((other) => board[other]),
    )
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (value) => !seen.includes(value) && !out.has(`${cell}/${value}`),
    )
  }

  function expectReason(
    board: readonly number[],
    out: ReadonlySet<string>,
    { cell, value }: Candidate,
    { kind, facts }: { kind: string; facts: Readonly<Record<string, string | number>> },
  ): void {
    if (kind === 'only-candidate') {
      expect(candidatesOf(board, out, cell)).toEqual([value])
      return
    }
    const what = kind.replace('only-place-in-', '') as keyof typeof GROUPS
    const group = GROUPS[what][Number(facts[what]) - 1]
    expect(group.filter((other) => candidatesOf(board, out, other).includes(value))).toEqual([cell])
    expect(group.some((other) => board[other] === value)).toBe(false)
    expect(facts.value).toBe(value)
  }

  /** Replays a path from the rules alone. */
  function replay(puzzle: Puzzle): void {
    const board = [...puzzle.givens]
    const out = new Set<string>()
    for (const step of explain(sudoku, puzzle).steps) {
      if (step.step === 'refute') {
        for (const { cell, value } of step.refuted) {
          expect(candidatesOf(board, out, cell)).toContain(value)
          expect(isPossible(sudoku, puzzle, board, { cell, value })).toBe(false)
        }
        for (const { cell, value } of step.refuted) out.add(`${cell}/${value}`)
        continue
      }
      if (step.step === 'search') {
        const all = [...step.refuted, step.value].sort()
        expect(candidatesOf(board, out, step.cell)).toEqual(all)
        for (const value of step.refuted) {
          expect(isPossible(sudoku, puzzle, board, { cell: step.cell, value })).toBe(false)
        }
      } else for (const reason of step.reasons) expectReason(board, out, step, reason)
      board[step.cell] = step.value
    }
    expect(board).toEqual(solver(sudoku, puzzle).solutions[0])
  }

  it('is replayed from its rules alone, every reason checked', () => {
    for (const puzzle of made('sudoku', '9x9', 12)) replay(puzzle)
  })

  it.skipIf(!existsSync(dataFile('sudoku-hardest-500.txt')))(
    'is replayed where only searches go on (skipped without the collection)',
    () => {
      const lines = readFileSync(dataFile('sudoku-hardest-500.txt'), 'utf8').split('\n').slice(0, 5)
      const puzzles = lines.map((line) => parsePuzzle(line).puzzle)
      for (const puzzle of puzzles) replay(puzzle)
      expect(puzzles.some((puzzle) => explain(sudoku, puzzle).needs === 'nested')).toBe(true)
    },
  )

  it('says which row, column and box', () => {
    const { puzzle } = parsePuzzle(
      'sudoku:9x9:.23456789456789123789123456214365897365897214897214365531642978642978531978531642',
    )
    expect((puzzle.shape as SudokuShape).text).toBe('9x9')
    const { steps, needs, summary } = explain(sudoku, puzzle)
    expect(steps).toMatchObject([
      { step: 'place', cell: 0, value: 1, effort: expect.any(Number), isHardest: true },
    ])
    const [first] = steps
    if (first.step !== 'place') throw new Error('not placed')
    expect(first.reasons.map((reason) => reasonText(sudoku, puzzle, reason))).toEqual([
      'only place for 1 in box 1',
      'only place for 1 in row 1',
      'only place for 1 in column 1',
      'only candidate: 1',
    ])
    expect([needs, summary]).toEqual(['singles', { 'only-place-in-box': 1 }])
  })
})

describe('what cannot be explained', () => {
  it.each([
    ['sudoku:4x4:................', 'multiple'],
    ['sudoku:4x4:12....3.......4.', 'none'],
    ['survo:2x2:,/,|3,7|4,6', undefined],
  ])('%s', (name, expected) => {
    const { family, puzzle } = parsePuzzle(name)
    const explanation = explainer(family, puzzle)
    if (expected) expect(explanation).toBe(expected)
    else expect(explanation).toMatchObject({ steps: expect.any(Array) })
  })

  it('is nothing: a full board has an explanation without steps', () => {
    const { family, puzzle } = parsePuzzle('sudoku:4x4:1234341221434321')
    expect(explain(family, puzzle)).toEqual({ steps: [], needs: 'singles', summary: {} })
  })
})
