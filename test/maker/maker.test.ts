// The loop itself, with a family that says what it proposes and hears what is answered.

import { describe, expect, it } from 'vitest'
import type { FullBoard, Reduction } from '../../src/families/making.ts'
import type { Reduced } from '../../src/families/rules.ts'
import {
  type Family,
  findFamily,
  isMade,
  makeMaker,
  NO_WISHES,
  type Order,
  type Puzzle,
  parsePuzzle,
} from '../../src/index.ts'

const survo = findFamily('survo')
const shape = survo.notation.parseShape('2x3')
const EASY = parsePuzzle('survo:2x3:1,2,3/4,5,6|6,15|5,7,9').puzzle
/** Its columns can change places, as long as no given holds them. */
const EVEN = parsePuzzle('survo:2x3:5,1,3/2,6,4|9,12|7,7,7').puzzle

function without(puzzle: Puzzle, cells: readonly number[]): Reduced<Puzzle> {
  const givens = puzzle.givens.map((value, cell) => (cells.includes(cell) ? 0 : value))
  const [cell] = cells
  const excluded = cells.length === 1 ? { cell, value: puzzle.givens[cell] } : undefined
  return { puzzle: { ...puzzle, givens }, excluded }
}

interface Script {
  /** Which givens are proposed to go, together, one after the other. */
  readonly cells?: readonly (number | readonly number[])[]
  readonly minimal?: boolean
  readonly fills?: number
  readonly nodes?: number
  readonly full?: Puzzle
}

/** Survos whose givens are tried in this order; the first `fills` boards come to nothing. */
function scripted({
  cells = [0, 1, 2, 3, 4, 5],
  minimal = true,
  fills = 0,
  nodes = 1000,
  full = EASY,
}: Script) {
  const answers: boolean[] = []
  let filled = 0
  function* reduce(_: unknown, { puzzle }: FullBoard<Puzzle>): Reduction<Puzzle> {
    let current = puzzle
    for (const batch of cells) {
      const reduced = without(current, [batch].flat())
      const answer = yield reduced
      answers.push(answer)
      if (answer) current = reduced.puzzle
    }
    return minimal
  }
  const making = {
    ...survo.making,
    proofNodes: () => nodes,
    fill: () => (++filled > fills ? { puzzle: full, solution: full.givens } : undefined),
    reduce,
  }
  const family: Family = { ...survo, making }
  const make = (order: Partial<Order> = {}, attempts?: number, seed = 'seed') =>
    makeMaker(family, shape, { ...NO_WISHES, ...order })(seed, attempts)
  return { make, answers, filled: () => filled }
}

describe('the maker', () => {
  it('takes away what leaves one solution, and tells the family so', () => {
    const { make, answers } = scripted({})
    // 1 2 3 / 4 5 6 with the sums 6, 15 | 5, 7, 9: without givens the first row can only be 1 2 3, in one order.
    expect(make()).toMatchObject({ clues: 0, minimal: true, attempts: 1, solution: EASY.givens })
    expect(answers).toEqual([true, true, true, true, true, true])
  })

  it('refuses what brings another solution in, of one given and of several', () => {
    // The first two columns of EVEN can change places once all their givens are gone.
    const { make, answers } = scripted({ full: EVEN, cells: [[0, 1, 3], 4, [0, 3], 1, 4] })
    expect(make()).toMatchObject({ clues: 3 })
    expect(answers).toEqual([true, false, true, false, false])
  })

  it('calls nothing minimal that the family does not, nor where the proof of a single clue was cut off', () => {
    expect(scripted({ minimal: false }).make()).toMatchObject({ minimal: false })
    const { make, answers } = scripted({ nodes: 0, full: EVEN })
    expect(make()).toMatchObject({ minimal: false })
    expect(answers).toContain(false)
    // A batch that was cut off is decided by its parts.
    const batch = scripted({ nodes: 0, full: EVEN, cells: [[0, 1, 2, 3, 4, 5], 0] })
    expect(batch.make()).toMatchObject({ minimal: true, clues: 5 })
    expect(batch.answers).toEqual([false, true])
  })

  it('proves by itself what the taking away does not show, where minimal is ordered', () => {
    // Two givens are never tried, and could go.
    const twoLeft = { cells: [0, 1, 2, 3], minimal: false }
    expect(scripted(twoLeft).make({ minimal: true }, 5)).toEqual({ attempts: 5 })
    expect(scripted({ minimal: false }).make({ minimal: true }, 5)).toMatchObject({ minimal: true })
    // What cannot be proved is not minimal.
    expect(scripted({ nodes: 0, full: EVEN }).make({ minimal: true }, 5)).toEqual({ attempts: 5 })
  })

  it('stops at the number of clues that is wanted, unless minimal is ordered too', () => {
    const { make, answers } = scripted({})
    expect(make({ clues: { least: 4, most: 4 } })).toMatchObject({ clues: 4, minimal: false })
    expect(answers).toEqual([true, true])
    expect(scripted({}).make({ minimal: true, clues: { least: 4, most: 6 } }, 3)).toEqual({ attempts: 3 })
    expect(scripted({}).make({ minimal: true, clues: { least: 0, most: 1 } }, 3)).toMatchObject({ clues: 0 })
  })

  it('takes no more away than is wanted, several together neither', () => {
    const { make, answers } = scripted({ cells: [[0, 1, 2], 3, 4, 5] })
    expect(make({ clues: { least: 4, most: 4 } })).toMatchObject({ clues: 4 })
    expect(answers).toEqual([false, true, true])
  })

  it('draws the number of clues from the whole range', () => {
    const { make } = scripted({})
    const clues = Array.from({ length: 60 }, (_, index) => {
      const made = make({ clues: { least: 2, most: 4 } }, 1, `range/${index}`)
      return isMade(made) ? made.clues : undefined
    })
    for (const count of [2, 3, 4]) expect(clues.filter((one) => one === count).length).toBeGreaterThan(8)
    expect(new Set(clues).size).toBe(3)
  })

  it('gives up after the attempts that it is given, empty boards counted', () => {
    const { make, filled } = scripted({ fills: 1000 })
    expect(make({}, 7)).toEqual({ attempts: 7 })
    expect(filled()).toBe(7)
    expect(scripted({ fills: 3 }).make({}, 7)).toMatchObject({ attempts: 4 })
    const never = scripted({ cells: [] })
    expect(never.make({ clues: { least: 0, most: 5 } }, 9)).toEqual({ attempts: 9 })
    expect(never.filled()).toBe(9)
  })

  it('does not even begin where the shape has not the symmetry', () => {
    const { make, filled } = scripted({})
    expect(make({ symmetry: 'diagonal' })).toEqual({ attempts: 0 })
    expect(filled()).toBe(0)
  })

  it('takes no puzzle whose last proofs had no nodes left, even if nothing more can be tried', () => {
    // The first board alone uses up all that there is, and would be a puzzle.
    const cells = Array.from({ length: 400_000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, answers, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make()).toEqual({ attempts: 1 })
    expect(answers).not.toContain(true)
    expect(filled()).toBe(1)
  })

  it('gives up earlier where the proofs take too many nodes', () => {
    // A board without anything printed but its sums, asked for ever again: each proof opens its nodes.
    const cells = Array.from({ length: 3000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make({ clues: { least: 0, most: 0 } }, 1000)).toHaveProperty('attempts', filled())
    expect(filled()).toBeLessThan(1000)
  })
})
