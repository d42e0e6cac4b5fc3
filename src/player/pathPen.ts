// Writes a path from one number to the next, upwards or downwards, by taps; `dom/drawPath.ts` adds fingers that drag it.

import type { PlayedPuzzle } from './openPuzzleRecord.ts'

/** The parts of a session that a path needs. */
interface PathPaper {
  /** The armed number, which goes into the cells that are tapped. */
  armed: number
  /** The parts of the session. */
  readonly parts: { readonly played: PlayedPuzzle; changed(): void }
  /** How many times a number is still missing. */
  left(value: number): number
  /** Arms a number. */
  arm(value: number): void
}

/** A pen that writes a path. */
export interface PathPen {
  /** Whether the path goes upwards or downwards. */
  direction: 1 | -1
  /** The last cell of the current drag; undefined after the drag has left the path. */
  dragged: number | undefined
  /** Arms the next missing number after a number, in the direction of the path. */
  goOn(value: number): void
  /** Continues from a number: upwards, or downwards if only that is open or if the number is tapped again. */
  goFrom(value: number): void
}

/** Makes the pen of a session, which writes a path. */
export function makePathPen(paper: PathPaper): PathPen {
  const { parts } = paper
  const isNumber = (value: number) => parts.played.rules.numbers.includes(value)
  const isMissing = (value: number) => isNumber(value) && paper.left(value) > 0
  const pen: PathPen = {
    direction: 1,
    dragged: undefined,
    goOn(value) {
      let next = value + pen.direction
      while (isNumber(next) && !isMissing(next)) next += pen.direction
      if (isNumber(next)) paper.arm(next)
      else {
        paper.armed = 0
        parts.changed()
      }
    },
    goFrom(value) {
      const goesUpNow = paper.armed === value + 1
      pen.direction = isMissing(value - 1) && (goesUpNow || !isMissing(value + 1)) ? -1 : 1
      pen.goOn(value)
    },
  }
  return pen
}
