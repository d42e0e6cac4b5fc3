// How a path is written: from one number to the next, upwards or downwards, by taps or with a finger that is dragged.

import type { Action } from './actions.ts'
import type { Game } from './game.ts'
import type { PlayedPuzzle } from './playedPuzzle.ts'
import type { Settings } from './settings.ts'

/** What is written on: a session, as far as its path goes. */
interface PathPaper {
  /** The game as it stands. */
  readonly game: Game
  /** Whether the board is full and right. */
  readonly isSolved: boolean
  /** The cell that is chosen. */
  cell: number
  /** The number that is chosen to go into the cells that are tapped. */
  armed: number
  /** What the session is made of. */
  readonly parts: { readonly played: PlayedPuzzle; readonly settings: Settings; changed(): void }
  /** How often a number is still missing. */
  left(value: number): number
  /** Chooses the number that goes into the cells that are tapped. */
  arm(value: number): void
  /** Writes an action into the game. */
  do(action: Action): void
}

/** What writes a path. */
export interface PathPen {
  /** Chooses the next number that is missing, in the direction in which the path is being written. */
  goOn(value: number): void
  /** Goes on from a number: upwards, or downwards if only that is open, or if it is tapped again. */
  goFrom(value: number): void
  /** A finger or a pen begins to move on a cell. */
  dragFrom(cell: number): void
  /** It has come to another cell. True if that was part of a path. */
  dragTo(cell: number): boolean
}

/** The pen of a session. */
export function makePathPen(paper: PathPaper): PathPen {
  const { parts } = paper
  const { rules } = parts.played
  let direction: 1 | -1 = 1
  /** The last cell of what is being drawn; nothing where it has left the path. */
  let dragged: number | undefined

  const isNumber = (value: number) => rules.numbers.includes(value)
  const isMissing = (value: number) => isNumber(value) && paper.left(value) > 0

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
    goFrom(value) {
      const goesUpNow = paper.armed === value + 1
      direction = isMissing(value - 1) && (goesUpNow || !isMissing(value + 1)) ? -1 : 1
      goOn(value)
    },
    dragFrom(cell) {
      dragged = cell
    },
    dragTo(cell) {
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
