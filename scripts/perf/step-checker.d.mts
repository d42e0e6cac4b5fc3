import type { Problem, Step } from '../../src/index.ts'

/** A replay of the steps of one puzzle. */
export interface Replay {
  /** Whether a step is sound on the board that the steps before have left; the step is then made. */
  check(step: Step): boolean
  /** Whether all cells have their values. */
  isFull(): boolean
}
/** A replay of a puzzle, given as the constraints of its family's rules. */
export function makeReplay(problem: Problem): Replay
