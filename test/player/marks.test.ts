// Colours, live notes and notes of several cells in games without a page.

import { describe, expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { makeGuide } from '../../src/grader/nextStep.ts'
import { type GameOptions, PuzzleGame } from '../../src/player/puzzleGame.ts'

const ID = 'sudoku:4x4:1....4..21434321'
const sudoku = findFamily('sudoku')

function gameOf(options: GameOptions = {}): PuzzleGame {
  return new PuzzleGame({ id: ID }, sudoku, { guide: makeGuide(sudoku), ...options })
}

describe('colours', () => {
  it('are given, undone, redone and cleared, and are in the log', () => {
    const game = gameOf()
    const told: string[] = []
    game.on('move', ({ action }) => told.push(action.do))
    expect(game.state.colours).toEqual(Array(16).fill(0))
    expect(game.colour([0, 1], 6)).toBe(true)
    expect(game.colour([0, 1], 6)).toBe(false)
    expect(game.log).toBe('1 0 p0,1,6')
    game.undo()
    expect(game.state.colours[0]).toBe(0)
    game.redo()
    expect(game.state.colours.slice(0, 3)).toEqual([6, 6, 0])
    expect(gameOf({ log: game.log }).state).toEqual(game.state)
    // Numbers and notes are cleared first, then the colour. A given has only a colour.
    game.note(1, 2)
    game.do({ do: 'clear', cells: [0, 1] })
    expect(game.state.colours.slice(0, 2)).toEqual([0, 6])
    game.do({ do: 'clear', cells: [0, 1] })
    expect(game.state.colours.slice(0, 2)).toEqual([0, 0])
    expect(told).toEqual(['colour', 'undo', 'redo', 'note', 'clear', 'clear'])
  })

  it('are six', () => {
    for (const value of [-1, 7]) expect(() => gameOf().colour([1], value)).toThrow(RangeError)
    expect(() => gameOf().colour([], 1)).toThrow(RangeError)
  })
})

describe('a note for several cells', () => {
  it('goes into the open ones, and leaves them if all have it', () => {
    const game = gameOf()
    const both = { do: 'notes', cells: [0, 1, 2], value: 3, kind: 'corner' } as const
    game.note(1, 3, 'corner')
    game.do(both)
    expect(game.state.corners.slice(0, 3)).toEqual([[], [3], [3]])
    game.do(both)
    expect(game.state.corners.slice(0, 3)).toEqual([[], [], []])
    game.undo()
    expect(game.state.corners.slice(0, 3)).toEqual([[], [3], [3]])
    expect(gameOf({ log: game.log }).state).toEqual(game.state)
  })
})

describe('live notes', () => {
  it('follow the board, without what is struck out', () => {
    const game = gameOf()
    expect(game.liveNotes.slice(0, 8)).toEqual([[], [2], [3], [2, 4], [3], [], [1, 3], [2]])
    game.cross([3, 6], 4)
    expect(game.liveNotes[3]).toEqual([2])
    game.cross([3, 6], 4)
    expect(game.liveNotes[3]).toEqual([2, 4])
    game.set(1, 2)
    expect(game.liveNotes[3]).toEqual([4])
    game.undo()
    expect(game.liveNotes[3]).toEqual([2, 4])
    expect(game.state.notes.flat()).toEqual([])
    expect(gameOf({ log: game.log }).state).toEqual(game.state)
  })

  it('lose what a step of a hint rules out, and get it back when the cell or all notes are cleared', () => {
    for (const action of [{ do: 'clear', cells: [3] }, { do: 'wipeNotes' }] as const) {
      const game = gameOf()
      game.do({ do: 'strike', entries: [[3, 2]] })
      expect(game.liveNotes[3]).toEqual([4])
      game.do(action)
      expect(game.liveNotes[3]).toEqual([2, 4])
    }
  })

  it('are the candidates of hints only if the game has them', () => {
    const kinds = [false, true].map((hasLiveNotes) => {
      const game = gameOf({ hasLiveNotes })
      // The right number of the cell.
      game.cross([3], 4)
      return game.nextStep()?.kind
    })
    expect(kinds).toEqual(['step', 'mistake'])
  })
})
