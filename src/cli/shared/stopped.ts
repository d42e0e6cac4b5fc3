// What ended a command before its time, for the person at the terminal.

import { constants } from 'node:os'
import type { Interruption } from '../../runs/interrupt.ts'

/** What is said, and the exit code. */
export interface Stopped {
  /** Said on standard error. */
  readonly sentence: string
  /** What the process answers. */
  readonly exit: number
}

/** What a shell expects of a program that a signal has ended. */
export const interruptedBy = (signal: Interruption) => 128 + constants.signals[signal]

/** What there is to say where a signal has ended work that goes on with the same command. */
export function stoppedBy({ reason }: AbortSignal): Stopped {
  return { sentence: 'stopped: the same command goes on', exit: interruptedBy(reason) }
}
