// The board of the drawing in uniquenessProofs.ts.

import { describe, expect, it } from 'vitest'
import { findFamily, makeSolver, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { makeBoardProofs } from '../../src/maker/uniquenessProofs.ts'
import type { Solver } from '../../src/solver/solve.ts'

const kenken = findFamily('kenken')
const SOLUTION = [1, 2, 3, 2, 3, 1, 3, 1, 2]

/** The two columns can be exchanged if these cells of the last row have one cage. */
function board(below: string): Puzzle {
  return parsePuzzle(`kenken:3x3:3+A1,B1;5+A2,B2;${below};3=C1;1=C2;2=C3`).puzzle
}

/** Returns the answers for the board, and the number of searches they needed. */
function proofs({ nodes = 1000, family = kenken } = {}) {
  const solve = makeSolver()
  let searches = 0
  const solver: Solver = (...asked) => {
    searches++
    return solve(...asked)
  }
  const proofOf = makeBoardProofs(family, SOLUTION, solver)
  return { answer: (puzzle: Puzzle) => proofOf({ puzzle }, { nodes }), searches: () => searches }
}

describe('the proofs of a board', () => {
  it('tell whether there is another solution', () => {
    const { answer } = proofs()
    expect(answer(board('3=A3;1=B3'))).toBe('no')
    expect(answer(board('4+A3,B3'))).toBe('yes')
    expect(proofs({ nodes: 0 }).answer(board('4+A3,B3'))).toBe('undecided')
  })

  it('compare later proposals with a known solution, without a search', () => {
    const { answer, searches } = proofs()
    for (const below of ['4+A3,B3', '3xA3,B3', '2-A3,B3', '3/A3,B3']) expect(answer(board(below))).toBe('yes')
    expect(searches()).toBe(1)
  })

  it('search again if the known solution no longer fits', () => {
    const { answer, searches } = proofs()
    expect(answer(board('4+A3,B3'))).toBe('yes')
    expect(answer(board('3=A3;1=B3'))).toBe('no')
    expect(searches()).toBe(2)
  })

  it('keep nothing of a search that a limit ended, nor for families that do not need it', () => {
    const cut = proofs({ nodes: 0 })
    expect([cut.answer(board('4+A3,B3')), cut.answer(board('3xA3,B3'))]).toEqual(['undecided', 'undecided'])
    const { fits: _, ...making } = kenken.making
    const without = proofs({ family: { ...kenken, making } })
    expect([without.answer(board('4+A3,B3')), without.answer(board('3xA3,B3'))]).toEqual(['yes', 'yes'])
    expect(without.searches()).toBe(2)
  })
})
