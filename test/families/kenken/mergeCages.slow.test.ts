import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { countSingles } from '../../../src/families/kenken/makingOptions.ts'
import { mergeCages, wishedMergers } from '../../../src/families/kenken/mergeCages.ts'
import {
  type Cage,
  type KenkenPuzzle,
  kenkenShape,
  LARGEST_CAGE,
} from '../../../src/families/kenken/puzzle.ts'
import { fillKenken } from '../../../src/families/kenken/randomFullBoard.ts'
import { mergedCages } from '../../../src/families/kenken/rules.ts'
import type { Wishes } from '../../../src/families/making.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { makeMaker } from '../../../src/maker/maker.ts'
import { NO_WISHES, parseOrder } from '../../../src/maker/orderFields.ts'
import { makeSolver } from '../../../src/solver/solve.ts'
import { redundantClues } from '../../../src/solver/verify.ts'
import { makeOne } from '../../support/made.ts'

interface Made {
  readonly puzzle: KenkenPuzzle
  readonly solution: readonly number[]
}

function make(size: number, count: number, order = ''): Made[] {
  const maker = makeMaker(kenken, kenkenShape(size), parseOrder(kenken, order))
  return Array.from({ length: count }, (_, index) => {
    const { puzzle, solution } = makeOne(maker, `merging/${index}`)
    return { puzzle: puzzle as KenkenPuzzle, solution }
  })
}

const severalCells = ({ puzzle }: Made) => puzzle.cages.filter(({ cells }) => cells.length > 1)
const sizesOf = ({ puzzle }: Made) => puzzle.cages.map(({ cells }) => cells.length)

/** The share of each operator among the cages of several cells. */
function shares(puzzles: readonly Made[]): Record<string, number> {
  const cages = puzzles.flatMap(severalCells)
  const share = (operator: string) => cages.filter((cage) => cage.operator === operator).length / cages.length
  return { '+': share('+'), '-': share('-'), x: share('x'), '/': share('/') }
}

/** The different sets of numbers that make the target of a pair in a line. */
function pairsOf({ operator, target }: Cage, size: number): number {
  let found = 0
  for (let low = 1; low <= size; low++) {
    for (let high = low + 1; high <= size; high++) {
      const results = { '+': low + high, '-': high - low, x: low * high, '/': high / low, '=': 0 }
      if (results[operator] === target) found++
    }
  }
  return found
}

describe('merged cages', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('leave one solution of size %i, and are valid cages', (size) => {
    const solver = makeSolver({ strength: 'basic' })
    for (const made of make(size, size < 8 ? 20 : 5)) {
      const { puzzle, solution } = made
      // Read as text, so that the cages are checked, too.
      const text = { text: kenken.notation.format(puzzle), line: 1, column: 1 }
      const { status, solutions } = solver(kenken, kenken.notation.parse([text]))
      expect([status, solutions]).toEqual(['unique', [solution]])
      expect(countSingles(puzzle)).toBeLessThanOrEqual(Math.floor(size / 2))
      for (const { operator, cells } of puzzle.cages) {
        expect(cells.length).toBeLessThanOrEqual(4)
        expect('-/'.includes(operator) && cells.length > 2).toBe(false)
        expect(operator === '=').toBe(cells.length === 1)
      }
    }
  })

  it.each([6, 9])('of size %i are mostly pairs and triples, rarely single cells', (size) => {
    const sizes = make(size, 40).flatMap(sizesOf)
    const share = (cells: number) => sizes.filter((one) => one === cells).length / sizes.length
    expect(share(2) + share(3)).toBeGreaterThan(0.75)
    expect(share(3)).toBeGreaterThan(0.25)
    expect(share(4)).toBeGreaterThan(0.05)
    expect(share(1)).toBeLessThan(0.05)
    expect((size * size * 40) / sizes.length).toBeGreaterThan(2.4)
  })

  it('have all operators about equally often; quotients as often as numbers divide, but not always', () => {
    const puzzles = make(6, 100)
    const { '+': sums, '-': differences, x: products, '/': quotients } = shares(puzzles)
    for (const share of [sums, differences, products]) {
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.4)
    }
    expect(quotients).toBeGreaterThan(0.07)
    const divisible = puzzles.flatMap((made) =>
      severalCells(made).filter(({ cells }) => {
        const [low, high] = cells.map((cell) => made.solution[cell]).sort()
        return cells.length === 2 && high % low === 0
      }),
    )
    const divided = divisible.filter(({ operator }) => operator === '/').length / divisible.length
    expect(divided).toBeGreaterThan(0.25)
    expect(divided).toBeLessThan(0.75)
  })

  it.each([6, 9])('of size %i rarely reveal their numbers', (size) => {
    const pairs = make(size, 40)
      .flatMap(severalCells)
      .filter(({ cells }) => cells.length === 2)
    // With random operators, about one in three pairs reveals its numbers.
    expect(pairs.filter((cage) => pairsOf(cage, size) === 1).length / pairs.length).toBeLessThan(0.2)
  })
})

describe('a plan that is refused', () => {
  /** The number of cages of several cells in each proposal, after these answers to earlier proposals. */
  function proposed(answers: readonly boolean[]): number[] {
    const reduction = mergeCages(makeRng('halves'), fillKenken(makeRng('halves'), kenkenShape(6)), NO_WISHES)
    return [false, ...answers].map((answer) => {
      const { cages } = (reduction.next(answer).value as { puzzle: KenkenPuzzle }).puzzle
      return cages.filter(({ cells }) => cells.length > 1).length
    })
  }

  const [all] = proposed([])
  const half = all >> 1
  const [firstQuarter, lastQuarter] = [half >> 1, (all - half) >> 1]

  it('is proposed by halves', () => {
    expect(all).toBeGreaterThan(8)
    expect(proposed([false, false])).toEqual([all, half, firstQuarter])
    // The parts of a half, down to single cages; then the other half follows.
    const parts = 2 * half - 1
    expect(proposed(new Array<boolean>(1 + parts).fill(false))[1 + parts]).toBe(all - half)
  })

  it('does not propose its second half if the first one was taken, since it would be refused', () => {
    expect(proposed([false, true])).toEqual([all, half, half + lastQuarter])
    expect(proposed([false, false, true])).toEqual([
      all,
      half,
      firstQuarter,
      firstQuarter + ((half - firstQuarter) >> 1),
    ])
  })
})

describe('an order', () => {
  it.each([2, 3, 5])('gives cages of at most %i cells', (cells) => {
    const largest = Math.max(...make(6, 20, `max-cage=${cells}`).flatMap(sizesOf))
    expect(largest).toBe(cells)
  })

  it('gives no single cells', () => {
    expect(Math.min(...make(5, 20, 'single-cells=0').flatMap(sizesOf))).toBe(2)
  })

  it.each(['+', 'x', '+x', '-x', '+-/'])('gives no operators except %s', (operators) => {
    const used = new Set(
      make(5, 10, `operators=${operators}`)
        .flatMap(severalCells)
        .map((cage) => cage.operator),
    )
    expect(Array.from(used).sort()).toEqual(Array.from(operators).sort())
  })

  it('ends if it is impossible', () => {
    const order = parseOrder(kenken, 'operators=/')
    expect(makeMaker(kenken, kenkenShape(9), order)('quotients', 20)).toEqual({ attempts: 20 })
  })
})

describe('minimal puzzles', () => {
  it.each([
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 2],
    [9, 3],
  ])('of size %i have no neighbours that could merge into a cage of six cells or less', (size, count) => {
    // Each merger is a separate search; the maker refuses most mergers by known solutions.
    const solver = makeSolver({ branching: makeBranching('dom-wdeg') })
    for (const made of make(size, count, 'minimal')) {
      const { puzzle, solution } = made
      expect(solver(kenken, puzzle).status).toBe('unique')
      expect(Math.max(...sizesOf(made))).toBeLessThanOrEqual(LARGEST_CAGE)
      expect(redundantClues(kenken, puzzle, solution, solver)).toEqual({ redundant: [], undecided: [] })
    }
  })

  /** Runs a reduction with an unlimited solver; whether it says that nothing is left to go. */
  function isSaidMinimal(wishes: Wishes): boolean {
    const solver = makeSolver()
    const rng = makeRng('said')
    const board = fillKenken(rng, kenkenShape(4))
    const reduction = mergeCages(rng, board, wishes)
    let step = reduction.next(false)
    while (!step.done) {
      const without = { known: board.solution, solutions: 1, keepSolutions: false }
      step = reduction.next(solver(kenken, step.value.puzzle, without).status === 'none')
    }
    return step.value
  }

  it('are reported only after all mergers were tried', () => {
    expect(isSaidMinimal({ ...NO_WISHES, minimal: true })).toBe(true)
    expect(isSaidMinimal(NO_WISHES)).toBe(false)
    expect(isSaidMinimal({ ...NO_WISHES, minimal: true, own: { maxCage: 2 } })).toBe(false)
    expect(isSaidMinimal({ ...NO_WISHES, minimal: true, own: { operators: '+' } })).toBe(false)
  })
})

describe('mergers one by one', () => {
  /** Boards with some merged cages of at most three cells, even if too little information is left. */
  const boards: Made[] = ['a', 'b', 'c', 'd'].map((seed) => {
    const rng = makeRng(seed)
    const { puzzle: full, solution } = fillKenken(rng, kenkenShape(6))
    let puzzle: KenkenPuzzle = full
    for (let time = 0; time < 15; time++) {
      const small = mergedCages(puzzle, solution).filter(({ puzzle: { cages } }) => largest(cages) <= 3)
      puzzle = small[below(rng, small.length)].puzzle
    }
    return { puzzle, solution }
  })

  function largest(cages: readonly Cage[]): number {
    return Math.max(...cages.map(({ cells }) => cells.length))
  }

  /** The cages that mergers bring in, one each. */
  function mergedIn({ puzzle, solution }: Made, order: string): Cage[] {
    const before = new Set(puzzle.cages)
    return wishedMergers(puzzle, solution, parseOrder(kenken, order)).map(({ puzzle: { cages } }) => {
      const added = cages.filter((cage) => !before.has(cage))
      expect([added.length, cages.length]).toEqual([1, puzzle.cages.length - 1])
      return added[0]
    })
  }

  it('have at most the ordered number of cells, by default four', () => {
    for (const made of boards) {
      const sizes = ['', 'max-cage=2', 'max-cage=3', 'max-cage=5'].map((order) =>
        largest(mergedIn(made, order)),
      )
      expect(sizes).toEqual([4, 2, 3, 5])
      // Minimal puzzles may have all sizes.
      expect(mergedIn(made, 'minimal')).toHaveLength(mergedCages(made.puzzle, made.solution).length)
    }
  })

  it('have all ordered operators, and no others', () => {
    for (const made of boards) {
      for (const asked of ['+', '-', '+x', '-/', '+-x/']) {
        const wished = mergedIn(made, `operators=${asked}`)
        expect(wished).toEqual(mergedIn(made, '').filter(({ operator }) => asked.includes(operator)))
        expect(new Set(wished.map(({ operator }) => operator))).toEqual(new Set(asked))
      }
    }
  })
})
