// Writes a path from one number to the next, upwards or downwards, by taps or by dragging a finger.

import type { Action } from './actions.ts'
import type { Game } from './game.ts'
import type { PlayedPuzzle } from './openPuzzleRecord.ts'
import type { Settings } from './settings.ts'

/** The parts of a session that a path needs. */
interface PathPaper {
  /** The state of the game. */
  readonly game: Game
  /** Whether the board is full and right. */
  readonly isSolved: boolean
  /** The cell that is chosen. */
  cell: number
  /** The armed number, which goes into the cells that are tapped. */
  armed: number
  /** The parts of the session. */
  readonly parts: { readonly played: PlayedPuzzle; readonly settings: Settings; changed(): void }
  /** How many times a number is still missing. */
  left(value: number): number
  /** Arms a number. */
  arm(value: number): void
  /** Applies an action to the game. */
  do(action: Action): void
}

/** Makes the pen of a session, which writes a path. */
export function makePathPen(paper: PathPaper) {
  const { parts } = paper
  const { rules } = parts.played
  let direction: 1 | -1 = 1
  /** The last cell of the current drag; undefined after the drag has left the path. */
  let dragged: number | undefined

  const isNumber = (value: number) => rules.numbers.includes(value)
  const isMissing = (value: number) => isNumber(value) && paper.left(value) > 0

  /** Arms the next missing number, in the direction of the path. */
  function goOn(value: number): void {
    let next = value + direction
    while (isNumber(next) && !isMissing(next)) next += direction
    if (isNumber(next)) paper.arm(next)
    else {
      paper.armed = 0
      parts.changed()
    }
  }

  return {
    goOn,
    /** Continues from a number: upwards, or downwards if only that is open or if the number is tapped again. */
    goFrom(value: number): void {
      const goesUpNow = paper.armed === value + 1
      direction = isMissing(value - 1) && (goesUpNow || !isMissing(value + 1)) ? -1 : 1
      goOn(value)
    },
    /** Starts a drag on a cell. */
    dragFrom(cell: number): void {
      dragged = cell
    },
    /** Continues a drag to another cell. True if the move was part of a path. */
    dragTo(cell: number): boolean {
      const from = dragged
      if (paper.isSolved || from === undefined || !rules.neighbours?.[from].includes(cell)) return false
      const { values } = paper.game.board
      dragged = cell
      paper.cell = cell
      if (values[from] > 0) {
        const next = values[from] + direction
        if (values[cell] === next || (values[cell] === 0 && paper.left(next) > 0)) {
          if (values[cell] === 0) {
            paper.do({ do: 'enter', entries: [[cell, next]], tidy: parts.settings.tidy })
          }
          goOn(next)
        } else if (Math.abs(values[cell] - values[from]) === 1) {
          direction = values[cell] > values[from] ? 1 : -1
          goOn(values[cell])
        } else dragged = undefined
      } else paper.do({ do: 'link', cells: [from, cell] })
      return true
    },
  }
}
