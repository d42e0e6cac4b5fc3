// The loop itself, with a family that says what it proposes and hears what is answered.

import { describe, expect, it } from 'vitest'
import type { FullBoard, Reduced, Reduction } from '../../src/families/family.ts'
import {
  type AnyFamily,
  findFamily,
  makeMaker,
  NO_WISHES,
  type Order,
  type Puzzle,
  parsePuzzle,
} from '../../src/index.ts'

const survo = findFamily('survo')
const shape = survo.parseShape('2x3')
const EASY = parsePuzzle('survo:2x3:1,2,3/4,5,6|6,15|5,7,9').puzzle
/** Its columns can change places, as long as no given holds them. */
const EVEN = parsePuzzle('survo:2x3:5,1,3/2,6,4|9,12|7,7,7').puzzle

const without = (puzzle: Puzzle, cell: number): Reduced<Puzzle> => ({
  puzzle: { ...puzzle, givens: puzzle.givens.with(cell, 0) },
  excluded: { cell, value: puzzle.givens[cell] },
})

interface Script {
  readonly cells?: readonly number[]
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
    for (const cell of cells) {
      const reduced = without(current, cell)
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
  const family: AnyFamily = { ...survo, making }
  const make = (order: Partial<Order> = {}, attempts?: number) =>
    makeMaker(family, shape, { ...NO_WISHES, ...order })('seed', attempts)
  return { make, answers, filled: () => filled }
}

describe('the maker', () => {
  it('takes away what leaves one solution, and tells the family so', () => {
    const { make, answers } = scripted({})
    const made = make()
    // 1 2 3 / 4 5 6 with the sums 6, 15 | 5, 7, 9: without givens the first row can only be 1 2 3, in one order.
    expect(made).toMatchObject({ clues: 0, minimal: true, attempts: 1, solution: EASY.givens })
    expect(answers).toEqual([true, true, true, true, true, true])
  })

  it('calls nothing minimal that the family does not, nor where a proof was cut off', () => {
    expect(scripted({ minimal: false }).make()?.minimal).toBe(false)
    const { make, answers } = scripted({ nodes: 0, full: EVEN })
    const made = make()
    expect(made?.minimal).toBe(false)
    expect(made?.clues).toBeGreaterThan(0)
    expect(answers).toContain(false)
  })

  it('proves by itself what the taking away does not show, where minimal is ordered', () => {
    // Two givens are never tried, and could go.
    expect(scripted({ cells: [0, 1, 2, 3], minimal: false }).make({ minimal: true }, 5)).toBeUndefined()
    expect(scripted({ minimal: false }).make({ minimal: true }, 5)).toMatchObject({ minimal: true })
  })

  it('stops at the number of clues that is wanted, unless minimal is ordered too', () => {
    const { make, answers } = scripted({})
    expect(make({ clues: { least: 4, most: 4 } })).toMatchObject({ clues: 4, minimal: false })
    expect(answers).toEqual([true, true])
    expect(scripted({}).make({ minimal: true, clues: { least: 4, most: 6 } }, 3)).toBeUndefined()
    expect(scripted({}).make({ minimal: true, clues: { least: 0, most: 1 } }, 3)).toMatchObject({ clues: 0 })
  })

  it('gives up after the attempts that it is given, empty boards counted', () => {
    const { make, filled } = scripted({ fills: 1000 })
    expect(make({}, 7)).toBeUndefined()
    expect(filled()).toBe(7)
    expect(scripted({ fills: 3 }).make({}, 7)).toMatchObject({ attempts: 4 })
    const never = scripted({ cells: [] })
    expect(never.make({ clues: { least: 0, most: 5 } }, 9)).toBeUndefined()
    expect(never.filled()).toBe(9)
  })
})
