// The table of the studio, its history, and the commands that make its puzzles again.

import { describe, expect, it } from 'vitest'
import { commandsOf } from '../../src/studio/app/commands.ts'
import {
  chosenPiece,
  EMPTY,
  seedAgain,
  sorted,
  type TablePiece,
  withChanged,
  withChosen,
  withMoved,
  withoutPieces,
  withPieces,
} from '../../src/studio/app/document.ts'
import { amend, beginHistory, step, stepBack, stepForward } from '../../src/studio/app/history.ts'

const piece = (shape: string, degree?: number): Omit<TablePiece, 'key'> => ({
  family: 'sudoku',
  draft: { shape, clues: [] },
  ...(degree !== undefined && { grade: { degree } as never }),
})
const shapes = ({ pieces }: { readonly pieces: readonly TablePiece[] }) =>
  pieces.map(({ draft }) => draft.shape)

describe('the table', () => {
  const three = withPieces(EMPTY, [piece('a', 30), piece('b'), piece('c', 10)])

  it('chooses the first of the added puzzles, or keeps the choice', () => {
    expect(chosenPiece(three)?.draft.shape).toBe('a')
    expect(chosenPiece(withPieces(three, [piece('d')]))?.draft.shape).toBe('d')
    expect(chosenPiece(withPieces(three, [piece('d')], { isChoiceKept: true }))?.draft.shape).toBe('a')
  })

  it('sorts from easy to hard, those without a grade last', () => {
    expect(shapes(sorted(three))).toEqual(['c', 'a', 'b'])
  })

  it('drops puzzles but those that are kept, and chooses a neighbour', () => {
    const kept = withChanged(three, 2, (one) => ({ ...one, isKept: true }))
    const left = withoutPieces(kept, [1, 2, 3])
    expect(shapes(left)).toEqual(['b'])
    expect(left.chosen).toBe(2)
    expect(withoutPieces(withChosen(three, 3), [3]).chosen).toBe(2)
    expect(withoutPieces(three, [1, 2, 3])).toEqual(EMPTY)
  })

  it('moves puzzles, and never past the ends', () => {
    expect(shapes(withMoved(three, 1, 1))).toEqual(['b', 'a', 'c'])
    expect(shapes(withMoved(three, 3, -9))).toEqual(['c', 'a', 'b'])
    expect(withMoved(three, 3, 1)).toBe(three)
  })

  it('never gives a key twice', () => {
    const again = withPieces(withoutPieces(three, [1]), [piece('d')])
    expect(again.pieces.map(({ key }) => key)).toEqual([2, 3, 4])
  })
})

describe('history', () => {
  it('goes back and forward, and forgets what was undone after another step', () => {
    const two = step(step(beginHistory(1), 2), 3)
    expect(stepBack(two).present).toBe(2)
    expect(stepBack(stepBack(stepBack(two))).present).toBe(1)
    expect(stepForward(stepBack(two))).toEqual(two)
    expect(stepForward(step(stepBack(two), 4)).present).toBe(4)
    expect(stepBack(amend(two, 5)).present).toBe(2)
    expect(step(two, 3)).toEqual(two)
  })
})

describe('commands', () => {
  const BOOK = { title: 'Quiet', language: 'en' } as const
  const made = (number: number, order = 'stars=3,minimal', run = 'it’s'): Omit<TablePiece, 'key'> => ({
    ...piece('9x9'),
    made: { order: { family: 'sudoku', shape: '9x9+killer', order }, run, number, seed: `${run}/${number}` },
  })

  it('name each run of puzzles once, up to the last of its puzzles that is on the table', () => {
    const { pieces } = withPieces(EMPTY, [made(0), made(4), made(2), made(0, ''), piece('4x4')])
    expect(commandsOf(pieces, BOOK).slice(0, 2)).toEqual([
      "puzzlewright generate sudoku --shape 9x9+killer --stars 3 --minimal -n 5 --seed 'it’s'",
      "puzzlewright generate sudoku --shape 9x9+killer -n 1 --seed 'it’s'",
    ])
  })

  it('quote what a shell would read otherwise', () => {
    const { pieces } = withPieces(EMPTY, [made(0, 'operators=+-', "a'b; rm")])
    expect(commandsOf(pieces, BOOK)[0]).toBe(
      String.raw`puzzlewright generate sudoku --shape 9x9+killer --operators +- -n 1 --seed 'a'\''b; rm'`,
    )
  })
})

describe('the seed of a puzzle that takes the place of another', () => {
  it('is another for each puzzle of a run, and each time', () => {
    expect(seedAgain({ run: 'a', number: 0 })).toBe('a/0 again 1')
    expect(seedAgain({ run: 'a', number: 12 })).toBe('a/12 again 1')
    expect(seedAgain({ run: 'a/12 again 1', number: 0 })).toBe('a/12 again 2')
    expect(seedAgain({ run: 'a/12 again 9', number: 0 })).toBe('a/12 again 10')
  })

  it('is another for each puzzle of a run whose seed only looks as if it were made again', () => {
    const seeds = [0, 1, 2].map((number) => seedAgain({ run: 'x again 3', number }))
    expect(new Set(seeds).size).toBe(3)
  })
})
